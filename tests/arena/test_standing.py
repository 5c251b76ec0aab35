"""Standings of a match."""

from __future__ import annotations

import io
import json
import re
from dataclasses import fields
from pathlib import Path

import pytest

from nasrid import Options
from nasrid.arena.driver import MoveTimes, PlayedGame
from nasrid.arena.match import Fixture, Match
from nasrid.arena.report import (
    ProgressLine,
    announcement_text,
    final_table,
    format_duration,
    note_lines,
    progress_text,
    results_json,
)
from nasrid.arena.standing import MatchStandings, ResultRow

PAGE = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")
MATCH = Match(Options(players=3), ("greedy", "random"), seed=7, deals=1)


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def played(*scores: int, late: int = 0) -> PlayedGame:
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    clocks = (MoveTimes(10, 0.5, 0.2, late), *(MoveTimes(5, 0.1, 0.1, 0) for _ in scores[1:]))
    return PlayedGame(scores, winners, {1: tuple(score // 4 for score in scores), 3: scores}, clocks, {})


def standing(*games: PlayedGame) -> MatchStandings:
    result = MatchStandings(MATCH)
    for rotation, game in enumerate(games, 1):
        result.add(Fixture(1, rotation), game)
    return result


def test_score_counts_for_the_entrant_of_the_seat() -> None:
    greedy, others = standing(played(80, 40, 20), played(40, 100, 60)).rows()
    assert (greedy.games, greedy.wins, greedy.mean_score) == (2, 2, 90)
    assert (others.games, others.wins, others.mean_score) == (4, 0, 40)
    assert others.scores_per_scoring == (10, None, 40)  # the second scoring never took place
    assert others.seconds_per_move == pytest.approx((0.1 + 0.1 + 0.5 + 0.1) / 25)
    assert (others.slowest_move, greedy.slowest_move) == (0.2, 0.2)


def test_shared_win_counts_in_part() -> None:
    greedy, others = standing(played(80, 80, 20), played(60, 60, 60)).rows()
    assert greedy.wins == pytest.approx(1 / 2 + 1 / 3)
    assert others.wins == pytest.approx(1 / 2 + 2 / 3)
    assert others.win_rate == pytest.approx(others.wins / 4)
    assert others.low < others.win_rate < others.high


def test_ratings_compare_different_entrants() -> None:
    table = standing(played(80, 80, 20), played(90, 30, 10))
    assert table.beaten == [[0, 0.5 + 1 + 1], [0.5 + 1, 0]]


def test_order_of_games_does_not_matter() -> None:
    games = [(Fixture(1, 1), played(7, 7, 7)), (Fixture(1, 2), played(9, 9, 1)), (Fixture(1, 3), played(1, 2, 3))]
    there, back = MatchStandings(MATCH), MatchStandings(MATCH)
    for game in games:
        there.add(*game)
    for game in reversed(games):
        back.add(*game)
    assert there.beaten == back.beaten
    assert [row.wins for row in there.rows()] == [row.wins for row in back.rows()]


def test_single_entrant_has_no_rating() -> None:
    alone = MatchStandings(Match(Options(players=3), ("random",), 7, 1))
    alone.add(Fixture(1, 1), played(80, 40, 20))
    (row,) = alone.rows()
    assert (row.games, row.wins, row.elo) == (3, 1, None)


def test_table_lists_the_best_first_and_fits_80_columns() -> None:
    lines = final_table(standing(played(20, 40, 80), played(40, 10, 60)).rows()).splitlines()
    assert lines[0].split() == ["Bot", "Games", "Wins", "95%", "1.", "2.", "Score", "Time", "Elo"]
    assert lines[1].split()[:7] == ["random", "4", "50.0%", "15.0–85.0%", "13.8", "–", "55.0"]
    assert lines[2].split()[:7] == ["greedy", "2", "0.0%", "0.0–65.8%", "3.5", "–", "15.0"]
    assert len(lines) == 3
    assert len({len(line) for line in lines}) == 1
    assert len(lines[0]) <= 80


def test_notes_mention_late_moves_and_missing_games() -> None:
    table = standing(played(80, 40, 20, late=2))
    words = note_lines(table, table.rows())
    assert "Fair share of the wins: 33.3%. A victory shared by two counts half for each." in words
    assert "greedy: 2 moves took longer than 1.2 times the budget, the slowest 200 ms." in words
    assert words[-1] == "Only 1 of 3 games were played: rotations may be incomplete."
    complete = standing(*[played(80, 40, 20)] * 3)
    assert len(note_lines(complete, complete.rows())) == 2


def test_rounded_number_of_games_is_explained() -> None:
    assert "3 games, 1 deal in 3 rotations of the seats.\n2 games would leave" in announcement_text(MATCH, 2)
    assert "would leave" not in announcement_text(MATCH, 3)


@pytest.mark.parametrize(("seconds", "words"), [(0.0000049, "5 µs"), (0.0124, "12 ms"), (1.24, "1.2 s")])
def test_durations_have_a_suitable_unit(seconds: float, words: str) -> None:
    assert format_duration(seconds) == words


def test_progress_line_shows_the_standings() -> None:
    table = standing(played(80, 80, 20), played(40, 100, 60))
    assert progress_text(table) == "greedy 75% · random 12%"
    screen = Screen()
    with ProgressLine(screen, table) as line:
        line.update()
        shown = screen.getvalue().split("\r")[-2]
        assert shown.startswith("━" * 13 + " ")
        assert "2/3" in shown
        assert "greedy 75% · random 12%" in shown
    assert screen.getvalue().split("\r")[-2].isspace()  # nothing is left of it


def test_progress_line_is_not_written_to_files() -> None:
    file = io.StringIO()
    with ProgressLine(file, standing(played(80, 80, 20))) as line:
        line.update()
    assert not file.getvalue()


def test_every_json_field_is_documented() -> None:
    table = standing(played(80, 40, 20))
    result = json.loads(results_json("nasrid arena greedy random", table, table.rows()))
    documented = re.findall(r"^\| `(\w+)` \|", PAGE[PAGE.index("## The JSON file") :], flags=re.M)
    assert documented == [*result, *result["bots"][0]]
    assert list(result["bots"][0]) == [field.name for field in fields(ResultRow)]
