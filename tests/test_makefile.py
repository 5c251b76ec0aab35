"""Which Python `make` takes, if nobody names one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
YES, NO = "exit 0", "exit 1"


def python(path: Path, answer: str) -> str:
    """One that gives this answer to what it is asked."""
    path.write_text(f"#!/bin/sh\n{answer}\n")
    path.chmod(0o755)
    return str(path)


def chosen(folder: Path, system: str) -> str:
    make = shutil.which("make")
    assert make
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHON", "MAKEFLAGS")}
    asking = folder / "chosen.mk"  # the make of macOS knows no --eval
    asking.write_text("chosen: ; @echo $(PYTHON)\n")
    return subprocess.run(
        [make, "--no-print-directory", "-f", "Makefile", "-f", str(asking), f"SYSTEM={system}", "chosen"],
        cwd=ROOT,
        env=environment | {"PATH": f"{folder}:{environment['PATH']}"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()


@pytest.mark.parametrize(("plain", "whole", "systems"), [(YES, YES, True), (YES, NO, False), (NO, YES, False)])
def test_the_systems_python_takes_the_place_of_a_slow_one(
    plain: str, whole: str, systems: bool, tmp_path: Path
) -> None:
    python(tmp_path / "python3", plain)
    system = python(tmp_path / "system", whole)
    assert chosen(tmp_path, system) == (system if systems else "python3")


def test_a_system_without_python_changes_nothing(tmp_path: Path) -> None:
    python(tmp_path / "python3", YES)
    assert chosen(tmp_path, str(tmp_path / "nobody")) == "python3"


def test_a_python_that_can_compile_is_one_that_will_do(tmp_path: Path) -> None:
    python(tmp_path / "python3", YES)
    headers = Path(sysconfig.get_path("include"), "Python.h")
    assert chosen(tmp_path, sys.executable) == (sys.executable if headers.is_file() else "python3")
