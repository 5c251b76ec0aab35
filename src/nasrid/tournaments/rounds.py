"""The next round of a tournament: a pure function of its plan, its players, its rounds so far and a seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Literal

from nasrid.rules.pieces.chance import Chance
from nasrid.tournaments.history import History
from nasrid.tournaments.results import Pairing, TournamentRound
from nasrid.tournaments.round_robin import pair_round_robin, schedule_for
from nasrid.tournaments.standings import standings
from nasrid.tournaments.swiss import Uneven, pair_swiss

Format = Literal["swiss", "round-robin"]


@dataclass(frozen=True)
class TournamentPlan:
    """What the organiser decides in advance."""

    seats: int = 4  # of a full table, 2 to 6
    rounds: int = 5  # Swiss rounds; a round robin has as many as its schedule
    format: Format = "swiss"
    uneven: Uneven = "smaller"  # what happens if the players don't fill all tables
    is_duplicate: bool = False  # True if all tables of a round have the same deal
    has_final: bool = False  # True if the best players meet at one table after the last round


def next_pairing(
    plan: TournamentPlan, players: Sequence[str], rounds: Sequence[TournamentRound], seed: int
) -> Pairing | None:
    """Return the next round, or None if the tournament is over.

    The same arguments give the same pairing everywhere. The order of `players` does not matter.

    Args:
        plan: The plan of the tournament.
        players: The players who are present, at least two.
        rounds: All earlier rounds.
        seed: The seed of the tournament.

    Raises:
        ValueError: There are fewer than two players or too many for a round robin, or a player occurs twice.
    """
    if len(set(players)) != len(players) or len(players) < 2:
        raise ValueError("a round needs at least two different players")
    history, lot = History(rounds), _chance(seed, f"round {len(rounds) + 1}")
    roster = _first_players(rounds) or players
    if len(rounds) == planned_rounds(plan, len(roster)):
        return _final(plan, players, rounds, lot) if plan.has_final else None
    if len(rounds) > planned_rounds(plan, len(roster)):
        return None
    if plan.format == "swiss":
        uneven: Uneven = "rest" if plan.is_duplicate else plan.uneven  # a lone smaller table has no comparison
        return pair_swiss(players, _levels(plan, players, rounds), history, plan.seats, uneven, lot)
    if set(players) == set(roster):
        return pair_round_robin(roster, history, len(rounds), plan.seats, _chance(seed, "schedule"), lot)
    return pair_swiss(players, dict.fromkeys(players, 0), history, plan.seats, "rest", lot)


def planned_rounds(plan: TournamentPlan, players: int) -> int:
    """Return the number of rounds before the final, for the number of players of the first round.

    Raises:
        ValueError: There are too many players for a round robin.
    """
    return plan.rounds if plan.format == "swiss" else schedule_for(players, plan.seats).rounds


def _chance(seed: int, purpose: str) -> Chance:
    return Chance(sha256(f"{seed} {purpose}".encode()).digest())


def _first_players(rounds: Sequence[TournamentRound]) -> tuple[str, ...]:
    pairings = [played.pairing for played in rounds[:1]]
    return tuple(player for pairing in pairings for group in (*pairing.tables, pairing.rests) for player in group)


def _levels(plan: TournamentPlan, players: Sequence[str], rounds: Sequence[TournamentRound]) -> dict[str, int]:
    """Return how many players have more points, by player. Tie-breaks do not matter for the pairing."""
    rows = standings(players, rounds, plan.is_duplicate)
    means = {row.player: row.points if row.duplicate_points is None else row.duplicate_points for row in rows}
    ordered = sorted(means.values(), reverse=True)
    return {player: ordered.index(mean) for player, mean in means.items()}


def _final(plan: TournamentPlan, players: Sequence[str], rounds: Sequence[TournamentRound], lot: Chance) -> Pairing:
    drawn = sorted(players)  # the standings leave players with equal results in the order of the lot
    lot.shuffle(drawn)
    best = [row.player for row in standings(drawn, rounds, plan.is_duplicate)[: plan.seats]]
    return Pairing((History(rounds).seated(best, lot),), is_final=True)
