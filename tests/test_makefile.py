"""Targets of the Makefile."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def commands(target: str) -> str:
    """Return all commands of a target and its prerequisites in a new clone."""
    return subprocess.run(
        ["make", "--dry-run", "--always-make", "PYTHON=python3", target],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout


@pytest.mark.parametrize(("target", "command"), [("play", "nasrid serve --play"), ("terminal", "nasrid play")])
def test_the_first_game_waits_neither_for_the_compiler_nor_for_the_test_packages(target: str, command: str) -> None:
    listed = commands(target)
    assert f"compile.py --while .venv/bin/{command}" in listed
    assert listed.count("compile.py") == 1
    assert "requirements/dev.txt" not in listed
    assert "--test-packages" not in listed


def test_the_other_targets_compile_first() -> None:
    assert ".venv/bin/python compile.py\n" in commands("setup")


@pytest.mark.parametrize("target", ["setup", "check-client", "web"])
def test_the_client_is_built_once_its_test_packages_are_installed(target: str) -> None:
    """npm installs one set of packages at a time. `make -j` must not build with a set that is being replaced."""
    assert re.search(r"hatch_build\.py --test-packages\n.*hatch_build\.py\n", commands(target), re.S)
