"""Round robins: every schedule is fair, and a changed group continues fairly."""

from __future__ import annotations

from itertools import combinations

import pytest

from nasrid.tournaments import MAX_ROUND_ROBIN_PLAYERS, TournamentPlan, TournamentRound, next_pairing, planned_rounds
from nasrid.tournaments.history import History
from tests.tournaments.strategies import names, with_scores

GROUPS = [(players, seats) for seats in range(2, 7) for players in range(2, MAX_ROUND_ROBIN_PLAYERS + 1)]
UNEVEN_GROUPS = {(6, 3), (10, 3), (10, 5)}  # no schedule with equal numbers of meetings was found


def play(players: int, seats: int, seed: int = 1) -> list[TournamentRound]:
    plan, rounds = TournamentPlan(seats, format="round-robin"), list[TournamentRound]()
    while pairing := next_pairing(plan, names(players), rounds, seed):
        rounds.append(TournamentRound(pairing, (None,) * len(pairing.tables)))
    assert len(rounds) == planned_rounds(plan, players)
    return rounds


@pytest.mark.parametrize(("players", "seats"), GROUPS)
def test_everyone_plays_equally_often_and_meets_everyone(players: int, seats: int) -> None:
    rounds = play(players, seats)
    history = History(rounds)
    for played in rounds:
        tables = played.pairing.tables
        assert {len(table) for table in tables} == {min(seats, players)}
        assert len(tables) == max(1, players // seats)
        assert sorted([player for table in tables for player in table] + list(played.pairing.rests)) == sorted(
            names(players)
        )
    assert len({history.games[player] for player in names(players)}) == 1
    assert len({history.rests[player] for player in names(players)}) == 1
    meetings = [history.meetings[pair] for pair in combinations(names(players), 2)]
    assert min(meetings) >= 1
    assert max(meetings) - min(meetings) <= (2 if (players, seats) in UNEVEN_GROUPS else 1)


@pytest.mark.parametrize(("players", "seats"), GROUPS)
def test_seats_are_balanced(players: int, seats: int) -> None:
    history = History(play(players, seats))
    for player in names(players):
        sat = [history.seats[player, seat] for seat in range(min(seats, players))]
        assert max(sat) - min(sat) <= (0 if players <= seats else 3 if seats == 2 else 2)


@pytest.mark.parametrize(("players", "rounds", "rests"), [(4, 4, 0), (5, 5, 1), (6, 3, 1), (7, 7, 3), (9, 9, 1)])
def test_tables_of_four(players: int, rounds: int, rests: int) -> None:
    played = play(players, 4)
    assert len(played) == rounds
    assert {History(played).rests[player] for player in names(players)} == {rests}


def test_large_group_is_refused() -> None:
    with pytest.raises(ValueError, match="at most 12 players; for more, play Swiss rounds"):
        next_pairing(TournamentPlan(format="round-robin"), names(13), [], 1)


def test_seed_assigns_the_numbers_of_the_schedule() -> None:
    assert len({play(7, 4, seed)[0].pairing for seed in range(10)}) > 5


def test_changed_group_plays_the_remaining_rounds_with_the_fewest_meetings() -> None:
    plan, rounds = TournamentPlan(seats=4, format="round-robin"), list[TournamentRound]()
    present = names(9)
    while pairing := next_pairing(plan, present, rounds, 1):
        rounds.append(with_scores(pairing, list(range(9))))
        if len(rounds) == 4:
            present = [*names(8), "late"]
    assert len(rounds) == 9
    assert "p8" not in {player for played in rounds[4:] for table in played.pairing.tables for player in table}
    later = History(rounds[4:])
    assert max(later.rests.values()) - min(later.rests[player] for player in present) <= 1
    assert sum(later.meetings["late", player] >= 1 for player in names(8)) >= 7
