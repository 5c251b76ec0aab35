"""The programs with libraries that the tests do not install, in a shortened form. Where a library is there, its program
runs here; `python -m tools.research --run` installs each of them, newest versions first, and runs the same."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from nasrid.bots import read_code
from tools.research import PARTNERS

ROOT = Path(__file__).parents[2]
# What a program imports; Ray alone is no RLlib, which needs dm-tree.
MODULES = {"sb3": ["sb3_contrib"], "torch": ["torch"], "rllib": ["ray", "tree", "torch"]}


def test_every_program_with_a_library_is_tried() -> None:
    programs = {partner.program[0] for partner in PARTNERS.values() if partner.program}
    of_libraries = {f"examples/{path.name}" for path in (ROOT / "examples").glob("*_ppo.py")}
    assert programs == of_libraries - {"examples/masked_ppo.py"}
    assert {name for name, partner in PARTNERS.items() if partner.program} == MODULES.keys()


@pytest.mark.parametrize("name", MODULES)
def test_the_program_learns_and_saves_a_policy(name: str, tmp_path: Path) -> None:
    if missing := [module for module in MODULES[name] if not find_spec(module)]:
        pytest.skip(f"not installed: {', '.join(missing)}")
    policy = tmp_path / "policy.npz"
    command = [sys.executable, *PARTNERS[name].program, "--save", str(policy)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    assert read_code(f"policy:{policy}").make(1)
