"""A module needs no change in src/: the toy module is played in every part of Nasrid."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PARTS = ("engine", "secrecy", "bots", "arena", "terminal", "observations", "environments", "server")


@pytest.mark.parametrize("part", PARTS)
def test_toy_module_is_played(part: str) -> None:
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


def test_package_does_not_name_the_toy_module() -> None:
    sources = [path for folder in ("src", "web/src") for path in (ROOT / folder).rglob("*.*") if path.is_file()]
    code = [path for path in sources if path.suffix in {".py", ".ts", ".svelte"} and ".test." not in path.name]
    assert not [path for path in code if "lantern" in path.read_text("utf-8")]
