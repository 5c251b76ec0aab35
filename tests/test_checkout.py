"""The commit that results are labelled with."""

from __future__ import annotations

import subprocess
from pathlib import Path

from nasrid.checkout import current_commit


def git(folder: Path, *words: str) -> str:
    who = ("-c", "user.name=Ibn", "-c", "user.email=ibn@example.org")
    return subprocess.run(["git", *who, *words], cwd=folder, capture_output=True, text=True, check=True).stdout.strip()


def test_commit_of_changed_sources_ends_with_a_plus(tmp_path: Path) -> None:
    source = tmp_path / "src" / "engine.py"
    source.parent.mkdir()
    source.write_text("1")
    git(tmp_path, "init")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-m", "First")
    name = git(tmp_path, "rev-parse", "--short", "HEAD")
    (tmp_path / "notes").write_text("not a source")
    assert current_commit(tmp_path) == name
    source.write_text("2")
    assert current_commit(tmp_path) == f"{name}+"


def test_installed_package_has_no_commit(tmp_path: Path) -> None:
    assert current_commit(tmp_path) is None
