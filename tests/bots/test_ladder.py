"""A small ladder that checks the order of the bots. `make ladder` measures the distances."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.programs import load

ROOT = Path(__file__).parents[2]

ladder = load("benchmarks/ladder.py")


def test_architect_beats_apprentice() -> None:
    """test_strength.py orders the other bots."""
    better, worse = ladder.play(ladder.LadderMatch("levels", ("architect", "apprentice"), 12))["bots"]
    assert better["win_rate"] > worse["win_rate"]
    assert better["mean_score"] > worse["mean_score"]


def test_page_equals_the_output_of_the_ladder() -> None:
    results = json.loads((ROOT / "benchmarks" / "ladder.json").read_text(encoding="utf-8"))
    assert set(results) == {rung.name for rung in ladder.LADDER_MATCHES}
    assert ladder.PAGE_FILE.read_text(encoding="utf-8") == ladder.make_page(results)
    assert ladder.DETAILS.read_text(encoding="utf-8") == ladder.details(results)


def test_incomplete_matches_state_their_number_of_games() -> None:
    results = json.loads((ROOT / "benchmarks" / "ladder.json").read_text(encoding="utf-8"))
    sections = ladder.details(results).split("\n## ")[1:]
    for rung, section in zip(ladder.LADDER_MATCHES, sections, strict=True):
        games = ladder.games_of(rung, results[rung.name]["bots"])
        assert (f"{games} of {rung.games} games" in section) == (games < rung.games)
        assert ("reached" in section) == (rung.aim is not None and games >= rung.games)


def test_target_needs_four_hundred_games() -> None:
    assert all(rung.games >= 400 for rung in ladder.LADDER_MATCHES if rung.aim is not None)


def test_match_without_time_has_no_rows() -> None:
    assert ladder.play(ladder.LadderMatch("random", ("random", "random"), 4), 1e-9)["bots"] == []


def test_unfinished_match_is_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "GAMES_DIR", tmp_path)
    rung = ladder.LadderMatch("random", ("random", "random"), 4)
    match, place = rung.match(), {**ladder.run_info(should_use_cpu_time=False), "commit": "before"}
    begun = [ladder.StoredGame(place, fixture, match.play(fixture)) for fixture in list(match.fixtures())[1:3]]
    file = tmp_path / "random.jsonl"
    file.write_text("".join(f"{game.to_line()}\n" for game in begun))
    stopped = ladder.resume(rung, 1e-9, should_use_cpu_time=False)
    assert ladder.games_of(rung, stopped["bots"]) == len(file.read_text().splitlines()) == 2
    result, whole = ladder.resume(rung, None, should_use_cpu_time=False), ladder.play(rung)
    assert [part["games"] for part in result["parts"]] == [2, 2]
    for mixed, row in zip(result["bots"], whole["bots"], strict=True):
        assert [mixed[key] for key in ("games", "wins", "mean_score", "elo")] == [
            row[key] for key in ("games", "wins", "mean_score", "elo")
        ]
    assert "2 games" in "".join(ladder._section(rung, result))
    assert not file.exists()
