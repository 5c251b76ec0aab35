"""Swiss rounds: the best tables on small fields, by brute force, and properties on large ones."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nasrid.rules.pieces.chance import Chance
from nasrid.tournaments import Pairing, TournamentPlan, TournamentRound, next_pairing
from nasrid.tournaments.history import History
from nasrid.tournaments.swiss import Uneven, pair_swiss, table_sizes
from tests.tournaments.strategies import names, random_rounds, with_scores

UNEVEN: st.SearchStrategy[Uneven] = st.sampled_from(["smaller", "rest"])
PROGRAM = """
from nasrid.tournaments import Pairing, TournamentPlan, TournamentRound, next_pairing
players = [f"p{number}" for number in range(23)]
rounds = []
while (pairing := next_pairing(TournamentPlan(has_final=True), players, rounds, 7)):
    rounds.append(TournamentRound(pairing, (None,) * len(pairing.tables)))
    print(pairing)
"""


def groupings(players: frozenset[str], sizes: tuple[int, ...]) -> Iterator[list[frozenset[str]]]:
    """Yield all ways to form tables of these sizes."""
    if not sizes:
        yield []
        return
    first = min(players)
    for size in set(sizes):
        left = list(sizes)
        left.remove(size)
        for others in combinations(sorted(players - {first}), size - 1):
            table = frozenset({first, *others})
            for rest in groupings(players - table, tuple(left)):
                yield [table, *rest]


def cost(tables: Sequence[Sequence[str] | frozenset[str]], history: History, levels: dict[str, int]) -> tuple[int, ...]:
    """Return the costs of docs/tournaments.md, the most important first."""
    pairs = [pair for table in tables for pair in combinations(sorted(table), 2)]
    largest = max(map(len, tables))
    return (
        sum(history.meetings[pair] for pair in pairs),
        sum(history.small_tables[player] for table in tables if len(table) < largest for player in table),
        sum((levels[one] - levels[other]) ** 2 for one, other in pairs),
    )


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_small_fields_get_the_best_tables(data: st.DataObject) -> None:
    players = names(data.draw(st.integers(2, 9)))
    seats = data.draw(st.integers(2, 5))
    uneven = data.draw(UNEVEN)
    history = History(data.draw(random_rounds(players)))
    levels = {player: data.draw(st.integers(0, len(players) - 1)) for player in players}
    pairing = pair_swiss(players, levels, history, seats, uneven, Chance.from_seed(data.draw(st.integers(0, 99))))
    playing = frozenset(players) - set(pairing.rests)
    sizes = table_sizes(len(players), seats, uneven)
    best = min(cost(tables, history, levels) for tables in groupings(playing, sizes))
    assert cost(pairing.tables, history, levels) == best


@given(st.integers(2, 60), st.integers(2, 6))
def test_smaller_tables_are_few_and_almost_equal(players: int, seats: int) -> None:
    sizes = table_sizes(players, seats, "smaller")
    assert max(sizes) <= seats
    assert min(sizes) >= 2
    assert max(sizes) - min(sizes) <= 1
    assert players - sum(sizes) == (1 if seats == 2 and players % 2 else 0)
    assert len(sizes) == max(1, -(-sum(sizes) // seats))


@given(st.integers(2, 60), st.integers(2, 6))
def test_full_tables_leave_fewer_rests_than_seats(players: int, seats: int) -> None:
    sizes = table_sizes(players, seats, "rest")
    assert set(sizes) == {min(seats, players)}
    assert players - sum(sizes) < seats


@settings(max_examples=15, deadline=None)
@given(st.integers(2, 30), st.integers(2, 6), UNEVEN, st.integers(0, 999))
def test_everyone_plays_or_rests_in_every_round_and_rests_are_fair(
    count: int, seats: int, uneven: Uneven, seed: int
) -> None:
    players, random, rounds = names(count), Random(seed), list[TournamentRound]()
    plan = TournamentPlan(seats, rounds=6, uneven=uneven)
    while pairing := next_pairing(plan, players, rounds, seed):
        assert sorted([player for table in pairing.tables for player in table] + list(pairing.rests)) == sorted(players)
        rounds.append(with_scores(pairing, [random.randrange(150) for _ in players]))
    history = History(rounds)
    rests = [history.rests[player] for player in players]
    assert max(rests) - min(rests) <= 1
    assert len(rounds) == 6


def play_large_field(count: int, seats: int, rounds_played: int) -> list[TournamentRound]:
    players, random, rounds = names(count), Random(1), list[TournamentRound]()
    plan = TournamentPlan(seats, rounds=rounds_played)
    while pairing := next_pairing(plan, players, rounds, 5):
        rounds.append(with_scores(pairing, [random.randrange(150) for _ in players]))
    return rounds


@pytest.mark.parametrize(("count", "seats"), [(62, 4), (50, 3), (96, 6)])
def test_large_fields_have_no_second_meeting_and_balanced_seats(count: int, seats: int) -> None:
    rounds = play_large_field(count, seats, 5)
    history = History(rounds)
    assert set(history.meetings.values()) == {1}
    for player in names(count):
        sat = [history.seats[player, seat] for seat in range(seats)]
        assert max(sat) - min(sat) <= 2
    small = [history.small_tables[player] for player in names(count)]
    assert max(small) - min(small) <= 1


def test_similar_players_meet() -> None:
    levels = {f"p{number}": number for number in range(12)}
    pairing = pair_swiss(list(levels), levels, History(), 4, "smaller", Chance.from_seed(1))
    assert [sorted(levels[player] for player in table) for table in pairing.tables] == [
        [0, 1, 2, 3],
        [4, 5, 6, 7],
        [8, 9, 10, 11],
    ]


def test_latecomers_play_and_leavers_do_not() -> None:
    plan = TournamentPlan(seats=4, rounds=3, uneven="rest")
    first = next_pairing(plan, names(9), [], 1)
    assert first
    [rested] = first.rests
    present = [player for player in names(11) if player != "p3" and player != "p4"] + ["late"]
    second = next_pairing(plan, present, [with_scores(first, list(range(9)))], 1)
    assert second
    assert {player for table in second.tables for player in table} | set(second.rests) == set(present)
    assert rested not in second.rests
    assert "late" not in second.rests  # it has played least


def test_latecomers_who_have_played_less_rest_later() -> None:
    played = with_scores(Pairing((("p0", "p1"), ("p2", "p3"))), [1, 2, 3, 4])
    plan = TournamentPlan(seats=2, rounds=3)
    for seed in range(20):
        pairing = next_pairing(plan, ["p0", "p1", "p2", "p3", "late"], [played], seed)
        assert pairing
        assert pairing.rests != ("late",)


@settings(max_examples=20, deadline=None)
@given(st.permutations(names(10)), st.integers(0, 99))
def test_order_of_the_players_does_not_matter(order: list[str], seed: int) -> None:
    first = next_pairing(TournamentPlan(), names(10), [], seed)
    assert first
    rounds = [with_scores(first, [3, 3, 1, 0, 2, 2, 2, 1, 5, 4])]
    final = TournamentPlan(rounds=1, has_final=True)
    for plan in (TournamentPlan(), final):
        assert next_pairing(plan, order, rounds, seed) == next_pairing(plan, names(10), rounds, seed)


def test_same_seed_gives_the_same_pairing_in_every_process() -> None:
    outputs = {
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env=os.environ | {"PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    }
    [output] = outputs
    assert output.count("Pairing(") == 6


def test_seeds_differ() -> None:
    assert len({next_pairing(TournamentPlan(), names(12), [], seed) for seed in range(10)}) == 10


@pytest.mark.parametrize("players", [[], ["p0"], ["p0", "p0"]])
def test_round_needs_two_different_players(players: list[str]) -> None:
    with pytest.raises(ValueError, match="at least two different players"):
        next_pairing(TournamentPlan(), players, [], 1)


def test_duplicate_rounds_have_only_full_tables() -> None:
    pairing = next_pairing(TournamentPlan(is_duplicate=True), names(14), [], 1)
    assert pairing
    assert [len(table) for table in pairing.tables] == [4, 4, 4]


def test_best_players_meet_in_the_final() -> None:
    plan = TournamentPlan(seats=3, rounds=1, has_final=True)
    first = next_pairing(plan, names(9), [], 1)
    assert first
    rounds = [with_scores(first, [9, 5, 1, 8, 5, 2, 7, 5, 3])]
    final = next_pairing(plan, names(9), rounds, 1)
    assert final
    assert final.is_final
    assert {*final.tables[0]} == {table[0] for table in first.tables}
    assert next_pairing(plan, names(9), [*rounds, with_scores(final, [1, 2, 3])], 1) is None
