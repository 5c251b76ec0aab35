"""The commit that results are labelled with."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from nasrid.checkout import COMMIT_VARIABLE, current_commit


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


def test_installed_package_has_no_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(COMMIT_VARIABLE, raising=False)
    assert current_commit(tmp_path) is None


def test_environment_names_the_commit_of_a_copy_without_git(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(COMMIT_VARIABLE, "0123abc")
    assert current_commit(tmp_path) == "0123abc"


def test_checkout_knows_its_commit_better_than_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(COMMIT_VARIABLE, "0123abc")
    git(tmp_path, "init")
    git(tmp_path, "commit", "--allow-empty", "-m", "First")
    assert current_commit(tmp_path) == git(tmp_path, "rev-parse", "--short", "HEAD")
