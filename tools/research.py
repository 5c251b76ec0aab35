"""Tries Nasrid together with the libraries of researchers: each in an environment of its own, with the newest versions.

    python tools/research.py                    # all of them, which takes a while and some gigabytes
    python tools/research.py sb3 torchrl
    python tools/research.py --resolve          # only whether pip finds versions that fit together

What is installed together is resolved in one run. Then the program that uses the library is run in a short form.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]


class Partner(NamedTuple):
    packages: tuple[str, ...]
    program: tuple[str, ...]  # of Python, in the root


IMPORTS = "import {}; import nasrid.envs.gymnasium, nasrid.envs.pettingzoo"
PARTNERS = {
    "sb3": Partner(
        ("stable-baselines3", "sb3-contrib"),
        ("examples/sb3_maskable_ppo.py", "--steps", "2048", "--against", "random", "--save", "{folder}/sb3.npz"),
    ),
    "torch": Partner(
        ("torch",),
        ("examples/torch_ppo.py", "--steps", "4096", "--against", "random", "--save", "{folder}/torch.npz"),
    ),
    "torchrl": Partner(("torchrl",), ("-c", IMPORTS.format("torchrl"))),
    "tianshou": Partner(("tianshou",), ("-c", IMPORTS.format("tianshou"))),
    "rllib": Partner(("ray[rllib]",), ("-c", IMPORTS.format("ray.rllib"))),
    "supersuit": Partner(("supersuit",), ("-c", IMPORTS.format("supersuit"))),
}


def main() -> int:
    arguments = _arguments()
    failed = [name for name in arguments.partners or PARTNERS if not _try(name, arguments.resolve)]
    print(f"failed: {', '.join(failed)}" if failed else "all passed")
    return bool(failed)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Try Nasrid together with other libraries.")
    parser.add_argument("partners", nargs="*", metavar="NAME", help=f"of {', '.join(PARTNERS)}; otherwise all")
    parser.add_argument("--resolve", action="store_true", help="only look for versions that fit together")
    arguments = parser.parse_args()
    for name in arguments.partners:
        if name not in PARTNERS:
            parser.error(f"there is no {name}; there are {', '.join(PARTNERS)}")
    return arguments


def _try(name: str, only_resolve: bool) -> bool:
    partner = PARTNERS[name]
    wanted = [f"{ROOT}[pettingzoo]", *partner.packages]
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        python = str(Path(folder) / "bin" / "python")
        dry = ["--dry-run"] if only_resolve else []
        print(f"{name}: {' '.join(partner.packages)}", flush=True)
        if subprocess.run([python, "-m", "pip", "install", "--quiet", *dry, *wanted], check=False).returncode:
            return False
        if only_resolve:
            return True
        program = [word.replace("{folder}", folder) for word in partner.program]
        return subprocess.run([python, *program], cwd=ROOT, check=False).returncode == 0


if __name__ == "__main__":
    sys.exit(main())
