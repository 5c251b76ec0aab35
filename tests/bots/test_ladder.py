"""A small ladder that checks the order of the bots. `make ladder` measures the distances."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from nasrid.arena.driver import MoveTimes, PlayedGame
from tests.programs import load

ROOT = Path(__file__).parents[2]

ladder = load("benchmarks/ladder.py")


SHORT = ladder.LadderMatch("random", ("random", "random"), 4)


@pytest.fixture(scope="module")
def results() -> dict[str, Any]:
    stored: dict[str, Any] = json.loads((ROOT / "benchmarks" / "ladder.json").read_text(encoding="utf-8"))
    return stored


def test_architect_beats_apprentice(tmp_path: Path) -> None:
    """test_strength.py orders the other bots."""
    better, worse = ladder.Ladder(tmp_path).play(ladder.LadderMatch("levels", ("architect", "apprentice"), 12))["bots"]
    assert better["win_rate"] > worse["win_rate"]
    assert better["mean_score"] > worse["mean_score"]


def test_page_equals_the_output_of_the_ladder(results: dict[str, Any]) -> None:
    assert ladder.PAGE_FILE.read_text(encoding="utf-8") == ladder.make_page(results)
    assert ladder.DETAILS.read_text(encoding="utf-8") == ladder.details(results)


def test_published_results_are_of_the_present_deals_levels_and_nets(results: dict[str, Any]) -> None:
    assert results == ladder.read_results(ROOT / "benchmarks" / "ladder.json")


def test_incomplete_matches_state_their_number_of_games(results: dict[str, Any]) -> None:
    sections = ladder.details(results).split("\n## ")[1:]
    played = [rung for rung in ladder.LADDER_MATCHES if rung.name in results]
    for rung, section in zip(played, sections, strict=True):
        games, planned = ladder.games_of(rung, results[rung.name]), results[rung.name]["planned"]
        assert (f"{games} of {planned} games" in section) == (games < planned)
        assert ("reached" in section) == (rung.aim is not None and games >= planned)


def test_page_lists_every_target() -> None:
    page = ladder.make_page({})
    for rung in ladder.LADDER_MATCHES:
        assert (f"| {ladder._title(rung)} |" in page) == (rung.aim is not None)
    assert page.count("| not played yet |") == sum(rung.aim is not None for rung in ladder.LADDER_MATCHES)


def test_target_needs_four_hundred_games() -> None:
    assert all(rung.games >= 400 for rung in ladder.LADDER_MATCHES if rung.aim is not None)


def test_match_without_time_has_no_rows(tmp_path: Path) -> None:
    assert ladder.Ladder(tmp_path).play(SHORT, deadline=0.0)["bots"] == []


def test_unfinished_match_is_resumed(tmp_path: Path) -> None:
    match, place = SHORT.match(4), {**ladder.run_info(should_use_cpu_time=False), "commit": "before"}
    begun = [ladder.StoredGame(place, fixture, match.play(fixture)) for fixture in list(match.fixtures())[1:3]]
    file = tmp_path / "parts" / "ladder" / f"random-{SHORT.version}.jsonl"
    file.parent.mkdir(parents=True)
    file.write_text("".join(f"{game.to_line()}\n" for game in begun))
    stopped = ladder.Ladder(tmp_path / "parts").play(SHORT, deadline=0.0)
    assert ladder.games_of(SHORT, stopped) == len(file.read_text().splitlines()) == 2
    result = ladder.Ladder(tmp_path / "parts").play(SHORT)
    whole = ladder.Ladder(tmp_path / "whole").play(SHORT)
    assert [part["games"] for part in result["parts"]] == [2, 2]
    for mixed, row in zip(result["bots"], whole["bots"], strict=True):
        assert [mixed[key] for key in ("games", "wins", "mean_score", "elo")] == [
            row[key] for key in ("games", "wins", "mean_score", "elo")
        ]
    assert "2 games" in "".join(ladder._section(SHORT, result))
    assert not file.exists()


def test_finished_match_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "LADDER_MATCHES", (SHORT,))
    first = ladder.Ladder(tmp_path).play(SHORT)
    assert ladder.Ladder(tmp_path).play(SHORT, deadline=0.0) == json.loads(json.dumps(first))


def won(games: int, wins: int) -> list[Any]:
    """Return stored games. The first bot has won some of them, spread evenly."""
    match, place = SHORT.match(games), ladder.run_info(should_use_cpu_time=False)
    stored = []
    for number, fixture in enumerate(match.fixtures()):
        is_won = wins * (number + 1) // games > wins * number // games
        winner = match.seating(fixture).index(0 if is_won else 1)
        played = PlayedGame((0, 0), (winner,), {}, (MoveTimes(), MoveTimes()), {})
        stored.append(ladder.StoredGame(place, fixture, played))
    return stored


@pytest.mark.parametrize(
    ("wins", "settings", "planned"),
    [
        (260, {"aim": 0.7}, 400),  # clearly missed
        (270, {"aim": 0.7}, 800),  # 62.7 to 71.9%
        (290, {"aim": 0.7}, 800),  # 67.9 to 76.6%
        (300, {"aim": 0.7}, 400),  # clearly reached
        (200, {"aim": 0.5, "should_be_equal": True}, 400),
        (270, {}, 400),
    ],
)
def test_close_results_need_more_games(wins: int, settings: dict[str, Any], planned: int) -> None:
    rung = ladder.LadderMatch("close", ("random", "random"), 400, **settings)
    assert rung.planned_games(won(400, wins)[:-1]) == 400
    games = won(400, wins)
    assert rung.planned_games(games) == planned
    assert rung.planned_games([*games, *won(800, 800)[400:]]) == planned  # the first 400 games decide
