"""The measurement of the game as a learning problem."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.programs import load


def test_interrupted_measurement_continues_with_the_same_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    problem = load("benchmarks/problem.py")
    games_file = problem.GamesFile(tmp_path / "games.jsonl")
    assert problem.measure("alhambra-2", 1, 2, 1, games_file, end=0) is None
    first = games_file.path.read_text(encoding="utf-8")
    assert len(first.splitlines()) == 1
    row = problem.measure("alhambra-2", 1, 2, 1, games_file, end=float("inf"))
    assert row["deals"] == 1
    assert games_file.path.read_text(encoding="utf-8").startswith(first)
    assert len(games_file.path.read_text(encoding="utf-8").splitlines()) == 2
    monkeypatch.setattr(problem, "play", print)  # no game is missing
    assert problem.measure("alhambra-2", 1, 2, 1, games_file, end=0) == row
    monkeypatch.setattr(problem, "_sources", lambda: ["another commit", "compiled", "3.11.2"])
    assert games_file.read("alhambra-2") == {}
