"""Standings: placement points, duplicate and tie-breaks."""

from __future__ import annotations

import csv
import json
from fractions import Fraction
from io import StringIO
from statistics import mean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nasrid.tournaments import (
    Pairing,
    TableResult,
    TournamentPlan,
    TournamentRound,
    duplicate_points,
    placement_points,
    standings,
    standings_csv,
    tournament_json,
)
from tests.tournaments.strategies import names, random_rounds


def round_of(*tables: dict[str, int], rests: tuple[str, ...] = (), is_final: bool = False) -> TournamentRound:
    pairing = Pairing(tuple(tuple(table) for table in tables), rests, is_final)
    return TournamentRound(pairing, tuple(TableResult(tuple(table), tuple(table.values())) for table in tables))


@given(st.lists(st.integers(0, 5), min_size=2, max_size=6))
def test_placement_points_share_ties(scores: list[int]) -> None:
    places = sorted(range(len(scores)), key=lambda seat: scores[seat])
    by_place = {seat: Fraction(place, len(scores) - 1) for place, seat in enumerate(places)}
    expected = [
        mean(by_place[other] for other, score in enumerate(scores) if score == own)  # those who share the places
        for own in scores
    ]
    assert list(placement_points(scores)) == expected
    assert sum(placement_points(scores)) == Fraction(len(scores), 2)


@given(st.lists(st.tuples(*[st.integers(0, 200)] * 3), min_size=2, max_size=6))
def test_duplicate_points_of_a_seat_sum_to_zero(scores: list[tuple[int, int, int]]) -> None:
    results = [TableResult(("a", "b", "c"), table) for table in scores]
    points = duplicate_points(results)
    for seat in range(3):
        assert sum(table[seat] for table in points if table) == 0


def test_duplicate_compares_only_tables_with_as_many_seats() -> None:
    results = [TableResult(("a", "b"), (10, 20)), TableResult(("c", "d"), (14, 10)), TableResult(("e",) * 3, (99,) * 3)]
    first, second, alone = duplicate_points(results)
    assert (first, second) == ((Fraction(-4), Fraction(10)), (Fraction(4), Fraction(-10)))
    assert alone is None


@given(st.permutations(names(7)).flatmap(lambda players: st.tuples(st.just(players), random_rounds(players))))
def test_standings_agree_with_a_slow_count(given_rounds: tuple[list[str], list[TournamentRound]]) -> None:
    players, rounds = given_rounds
    rows = {row.player: row for row in standings(players, rounds)}
    for player in players:
        points, rests = [], 0
        for played in rounds:
            rests += player in played.pairing.rests
            for result in played.results:
                if result and player in result.players:
                    own = result.scores[result.players.index(player)]
                    beaten = sum(1 if own > score else 0.5 for score in result.scores if score <= own) - 0.5
                    points.append(beaten / (len(result.scores) - 1))
        row = rows[player]
        assert (row.games, row.rests, row.missed) == (len(points), rests, len(rounds) - len(points) - rests)
        expected = sum(points) / (len(rounds) - rests) if len(rounds) > rests else 0
        assert abs(float(row.points) - expected) < 1e-9


def test_rest_is_no_win_and_missed_round_scores_nothing() -> None:
    rounds = [round_of({"a": 9, "b": 5}, rests=("c",)), round_of({"a": 5, "c": 9}, rests=("b",))]
    rows = {row.player: row for row in standings(["a", "b", "c", "late"], [*rounds, round_of({"b": 2, "late": 3})])}
    assert (rows["c"].games, rows["c"].rests, rows["c"].missed, rows["c"].points) == (1, 1, 1, Fraction(1, 2))
    assert (rows["late"].missed, rows["late"].points) == (2, Fraction(1, 3))
    assert (rows["a"].missed, rows["a"].points) == (1, Fraction(1, 3))


def test_ties_are_broken_by_opponents_then_by_score_and_explained() -> None:
    rounds = [
        round_of({"a": 90, "x": 10}, {"b": 60, "y": 40}, {"c": 50, "z": 40}),
        round_of({"x": 5, "y": 9}, {"z": 8, "w": 4}),
    ]
    rows = standings(["a", "b", "c"], rounds)
    assert [(row.player, row.rank, row.decided_by) for row in rows] == [
        ("b", 1, None),
        ("c", 2, "score_ratio"),
        ("a", 3, "opponents"),
    ]


def test_equal_players_share_a_rank() -> None:
    rows = standings(["a", "b", "c", "d"], [round_of({"a": 7, "b": 7}), round_of({"c": 7, "d": 7})])
    assert [row.rank for row in rows] == [1, 1, 1, 1]
    rows = standings(["a", "b", "c"], [round_of({"a": 7, "b": 7, "c": 1})])
    assert [(row.player, row.rank) for row in rows] == [("a", 1), ("b", 1), ("c", 3)]


def test_running_table_does_not_count_as_missed() -> None:
    played = TournamentRound(Pairing((("a", "b"), ("c", "d"))), (TableResult(("a", "b"), (1, 2)), None))
    rows = {row.player: row for row in standings(["a", "b", "c", "d"], [played])}
    assert (rows["c"].games, rows["c"].missed, rows["a"].games) == (0, 0, 1)


def test_replaced_player_misses_the_round_and_the_replacement_has_no_row() -> None:
    played = TournamentRound(Pairing((("a", "b", "c"),)), (TableResult(("a", "bot", "c"), (1, 3, 2)),))
    rows = {row.player: row for row in standings(["a", "b", "c"], [played])}
    assert (rows["b"].games, rows["b"].missed, rows["c"].points) == (0, 1, Fraction(1, 2))
    assert set(rows) == {"a", "b", "c"}


def test_final_decides_between_the_finalists_only() -> None:
    rounds = [round_of({"a": 9, "b": 5, "c": 1}), round_of({"a": 1, "b": 5}, is_final=True)]
    assert [row.player for row in standings(["a", "b", "c"], rounds)] == ["b", "a", "c"]
    assert [row.missed for row in standings(["a", "b", "c"], rounds)] == [0, 0, 0]


def test_duplicate_decides_first() -> None:
    rounds = [round_of({"a": 60, "b": 50}, {"c": 90, "d": 95})]
    assert [row.player for row in standings(["a", "b", "c", "d"], rounds)] == ["a", "d", "c", "b"]
    rows = standings(["a", "b", "c", "d"], rounds, is_duplicate=True)
    assert [(row.player, float(row.duplicate_points or 0)) for row in rows] == [
        ("d", 45),
        ("c", 30),
        ("a", -30),
        ("b", -45),
    ]


def test_staying_away_is_no_better_than_losing_in_duplicate() -> None:
    rounds = [round_of({"a": 60, "b": 50}, {"c": 90, "d": 95}), round_of({"a": 60, "c": 60}, {"b": 70, "d": 30})]
    *others, away = standings(["away", "a", "b", "c", "d"], rounds, is_duplicate=True)
    assert (away.player, away.missed, away.duplicate_points) == ("away", 2, Fraction(-75, 2))  # -45 and -30
    assert all((row.duplicate_points or 0) > Fraction(-75, 2) for row in others)


@pytest.mark.parametrize("second", [{}, {"b": 70, "c": 30}])
def test_a_round_without_two_comparable_tables_changes_nobodys_duplicate_points(second: dict[str, int]) -> None:
    """Neither those of the winner nor those of a player who has left."""
    first = round_of({"a": 90, "b": 50}, {"left": 50, "c": 50})
    void = Pairing((("a", "d"), tuple(second)) if second else (("a", "d"),))
    results = (TableResult(("a", "d"), (120, 30)), *([None] if second else []))
    before, after = (
        {row.player: row.duplicate_points for row in standings(["a", "b", "c", "d", "left"], rounds, True)}
        for rounds in ([first], [first, TournamentRound(void, results)])
    )
    assert after == before
    assert (after["a"], after["left"]) == (Fraction(40), Fraction(-40))


def test_tournament_is_written_as_json() -> None:
    rounds = [round_of({"a": 9, "b": 5}, rests=("c",)), TournamentRound(Pairing((("b", "c"),)), (None,))]
    data = json.loads(json.dumps(tournament_json(TournamentPlan(seats=2), rounds, standings(["a", "b", "c"], rounds))))
    assert data["plan"]["seats"] == 2
    assert data["rounds"] == [
        {"tables": [{"players": ["a", "b"], "scores": [9, 5]}], "rests": ["c"], "is_final": False},
        {"tables": [{"players": ["b", "c"], "scores": None}], "rests": [], "is_final": False},
    ]
    assert [row["player"] for row in data["standings"]] == ["a", "b", "c"]
    assert data["standings"][0]["points"] == 0.5
    assert data["standings"][0]["score_ratio"] == 1.2857


def test_csv_names_cannot_be_formulas() -> None:
    rows = standings(["a", "b"], [round_of({"a": 9, "b": 5})])
    table = list(csv.DictReader(StringIO(standings_csv(rows, {"a": '=HYPERLINK("x")', "b": "Ann, the first"}))))
    assert [row["player"] for row in table] == ["a", "b"]
    assert [row["name"] for row in table] == ['\'=HYPERLINK("x")', "Ann, the first"]
    assert [(row["rank"], row["points"]) for row in table] == [("1", "1.0"), ("2", "0.0")]
