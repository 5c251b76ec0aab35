"""A module is one file: tests/toy/lanterns.py plays whole games everywhere without a line changed in src/."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PARTS = ("engine", "secrecy", "bots", "arena", "terminal", "observations", "environments", "server")


@pytest.mark.parametrize("part", PARTS)
def test_a_module_of_one_file_is_played_through(part: str) -> None:
    command = [sys.executable, "-m", "tests.toy.everywhere", part]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert not done.returncode, done.stdout + done.stderr


def test_all_parts_are_played() -> None:
    code = f"from tests.toy.everywhere import PARTS; assert tuple(PARTS) == {PARTS}"
    assert not subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode


def test_late_registration_is_rejected() -> None:
    code = "import nasrid.envs.space, tests.toy.lanterns"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert "register lanterns before you import nasrid.envs.space" in done.stderr


def test_no_file_of_the_package_names_the_toy() -> None:
    sources = [path for folder in ("src", "web/src") for path in (ROOT / folder).rglob("*.*") if path.is_file()]
    code = [path for path in sources if path.suffix in {".py", ".ts", ".svelte"} and ".test." not in path.name]
    assert not [path for path in code if "lantern" in path.read_text("utf-8")]
