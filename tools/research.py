"""Tries Nasrid together with the libraries of researchers, with the newest versions that fit together.

    python -m tools.research                # what fits together, in one run of the resolver for each of them
    python -m tools.research sb3 --run      # also installs it and runs its program in a short form; gigabytes

It needs uv (requirements/release.txt).
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tools.versions import ROOT, uv


class Partner(NamedTuple):
    packages: tuple[str, ...]
    program: tuple[str, ...] = ()  # of Python, in the root


PARTNERS = {
    "sb3": Partner(
        ("stable-baselines3", "sb3-contrib"), ("examples/sb3_maskable_ppo.py", "--steps", "2048", "--against", "random")
    ),
    "torch": Partner(("torch",), ("examples/torch_ppo.py", "--steps", "4096", "--against", "random")),
    "torchrl": Partner(("torchrl",)),
    "tianshou": Partner(("tianshou",)),
    "rllib": Partner(("ray[rllib]", "torch"), ("examples/rllib_ppo.py", "--steps", "4096", "--against", "random")),
    "supersuit": Partner(("supersuit",)),
}


def versions(partner: Partner) -> list[str]:
    """What would be installed with our extras, like torch==2.15.0."""
    with tempfile.NamedTemporaryFile("w", suffix=".in") as wanted:
        wanted.write("\n".join(partner.packages))
        wanted.flush()
        extras = ("--extra", "pettingzoo", "--extra", "openspiel")
        done = uv("pip", "compile", "pyproject.toml", wanted.name, *extras, "--no-header", "--no-annotate")
    return [line for line in done.stdout.split("\n") if line]


def runs(partner: Partner, pins: list[str]) -> bool:
    """Whether its program runs to the end in a new environment with these versions."""
    with tempfile.TemporaryDirectory() as home:
        python = str(Path(home) / "bin" / "python")
        uv("venv", "--python", sys.executable, home)
        uv("pip", "install", "--python", python, *pins)
        uv("pip", "install", "--python", python, "--no-deps", "--editable", ".")
        program = [*partner.program, "--save", str(Path(home) / "policy.npz")]
        pure = os.environ | {"NASRID_PURE": "1"}  # what compiled modules need is not there
        return subprocess.run([python, *program], cwd=ROOT, env=pure, check=False).returncode == 0


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Try Nasrid together with other libraries.")
    parser.add_argument("partners", nargs="*", metavar="NAME", help=f"otherwise all: {' '.join(PARTNERS)}")
    parser.add_argument("--run", action="store_true", help="install them, and run what has a program")
    arguments = parser.parse_args(argv)
    if unknown := set(arguments.partners) - PARTNERS.keys():
        parser.error(f"there is no {', '.join(sorted(unknown))}; there are {' '.join(PARTNERS)}")
    failed = []
    for name in arguments.partners or PARTNERS:
        partner = PARTNERS[name]
        try:
            pins = versions(partner)
        except subprocess.CalledProcessError:
            failed.append(name)
            continue
        if arguments.run and partner.program and not runs(partner, pins):
            failed.append(name)
        named = {"gymnasium", *(package.partition("[")[0] for package in partner.packages)}
        shown = [pin for pin in pins if pin.partition("==")[0] in named]
        print(f"{name}: {' '.join(shown)}", flush=True)
    if failed:
        print(f"Does not work together: {', '.join(failed)}.", file=sys.stderr)
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
