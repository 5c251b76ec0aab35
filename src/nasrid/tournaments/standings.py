"""Standings: averages per round, so that a rest neither helps nor harms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import chain

from nasrid.tournaments.results import TableResult, TournamentRound, duplicate_points, placement_points

CRITERIA = ("final_points", "duplicate_points", "points", "opponents", "score_ratio")


@dataclass(frozen=True)
class PlayerStanding:
    """A row of the standings. Players who are equal in all criteria share a rank.

    The means of points are taken over the player's games and missed rounds, in which they score least. A rest counts
    neither as a game nor as a missed round.
    """

    rank: int  # from 1; players after a tie skip the shared ranks
    player: str
    games: int
    rests: int
    missed: int  # rounds before the player came, after they left or without them
    final_points: Fraction | None  # placement points of the final; None for all others
    duplicate_points: Fraction | None  # mean; None without duplicate
    points: Fraction  # mean of the placement points
    opponents: Fraction  # mean of the opponents' placement points per game
    score_ratio: Fraction  # mean of the own score divided by the mean score of the table
    decided_by: str | None = None  # the criterion that separates the player from the one above


@dataclass
class _Tally:
    """The rounds of one player without the final."""

    points: list[Fraction] = field(default_factory=list)
    duplicate_points: list[Fraction] = field(default_factory=list)
    score_ratios: list[Fraction] = field(default_factory=list)
    opponents: list[str] = field(default_factory=list)
    rests: int = 0
    missed: int = 0


def standings(
    players: Sequence[str], rounds: Sequence[TournamentRound], is_duplicate: bool = False
) -> tuple[PlayerStanding, ...]:
    """Return the standings of these players, best first. Others in the results count as opponents only.

    Args:
        players: The players to rank, also those who have left. Ties stay in this order.
        rounds: All rounds so far. Tables without a result do not count yet.
        is_duplicate: True if the tables of a round have the same deal.
    """
    preliminary = [played for played in rounds if not played.pairing.is_final]
    tallies = {player: _Tally() for player in players}
    for played in preliminary:
        _add_round(tallies, played)
    points_per_game = {player: _mean(tally.points) for player, tally in tallies.items()}
    final = {
        player: points
        for played in rounds
        if played.pairing.is_final
        for result in played.results
        if result
        for player, points in zip(result.players, placement_points(result.scores), strict=True)
    }
    rows = [_row(player, tallies[player], points_per_game, final.get(player), is_duplicate) for player in players]
    return _ranked(rows)


def _add_round(tallies: dict[str, _Tally], played: TournamentRound) -> None:
    for player in played.pairing.rests:
        tallies.setdefault(player, _Tally()).rests += 1
    results = [result for result in played.results if result]
    compared = duplicate_points(results)
    for result, points in zip(results, compared, strict=True):
        _add_result(tallies, result, points)
    lowest = min(chain.from_iterable(filter(None, compared)), default=None)
    here = {*played.pairing.rests, *chain.from_iterable(played.seatings)}
    for player, tally in tallies.items():
        if player not in here:
            tally.missed += 1
            if lowest is not None:
                tally.duplicate_points.append(lowest)  # so that nobody stays away instead of losing


def _add_result(tallies: dict[str, _Tally], result: TableResult, duplicate: tuple[Fraction, ...] | None) -> None:
    total = sum(result.scores)
    for seat, (player, points) in enumerate(zip(result.players, placement_points(result.scores), strict=True)):
        tally = tallies.setdefault(player, _Tally())
        tally.points.append(points)
        if duplicate:
            tally.duplicate_points.append(duplicate[seat])
        tally.score_ratios.append(Fraction(result.scores[seat] * len(result.scores), total) if total else Fraction(1))
        tally.opponents += [other for other in result.players if other != player]


def _row(
    player: str,
    tally: _Tally,
    points_per_game: Mapping[str, Fraction],
    final: Fraction | None,
    is_duplicate: bool,
) -> PlayerStanding:
    return PlayerStanding(
        rank=1,
        player=player,
        games=len(tally.points),
        rests=tally.rests,
        missed=tally.missed,
        final_points=final,
        duplicate_points=_mean(tally.duplicate_points) if is_duplicate else None,
        points=_mean(tally.points, len(tally.points) + tally.missed),
        opponents=_mean([points_per_game[other] for other in tally.opponents]),
        score_ratio=_mean(tally.score_ratios),
    )


def _mean(values: list[Fraction], count: int | None = None) -> Fraction:
    """Return the sum divided by the count (default: the number of values), and 0 without any."""
    divisor = len(values) if count is None else count
    return sum(values, Fraction(0)) / divisor if divisor else Fraction(0)


def _ranked(rows: list[PlayerStanding]) -> tuple[PlayerStanding, ...]:
    """Return the rows in their order, with their ranks and what decides about them."""
    ranked: list[PlayerStanding] = []
    for place, row in enumerate(sorted(rows, key=_criteria, reverse=True), 1):
        above = ranked[-1] if ranked else None
        pairs = zip(CRITERIA, _criteria(above), _criteria(row), strict=True) if above else ()
        decided_by = next((name for name, higher, own in pairs if higher != own), None)
        rank = above.rank if above and decided_by is None else place
        ranked.append(replace(row, rank=rank, decided_by=decided_by))
    return tuple(ranked)


def _criteria(row: PlayerStanding) -> tuple[Fraction, ...]:
    """Return the values of CRITERIA; larger is better. A criterion that does not apply is below all values."""
    values = (getattr(row, name) for name in CRITERIA)
    return tuple(Fraction(-1) if value is None else value for value in values)
