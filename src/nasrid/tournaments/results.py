"""Rounds and their results: who plays whom, and what a place at a table is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True)
class Pairing:
    """The tables of a round. Players are ids."""

    tables: tuple[tuple[str, ...], ...]  # the players of each table in the order of the seats
    rests: tuple[str, ...] = ()  # players who are present but have no seat in this round
    is_final: bool = False


@dataclass(frozen=True)
class TableResult:
    """The result of a table. A player whose seat was taken over does not occur; the replacement does."""

    players: tuple[str, ...]  # by seat
    scores: tuple[int, ...]  # by seat


@dataclass(frozen=True)
class TournamentRound:
    """A round with the results so far."""

    pairing: Pairing
    results: tuple[TableResult | None, ...]  # by table; None while it is played, or if it does not count

    @property
    def seatings(self) -> tuple[tuple[str, ...], ...]:
        """Return the players of each table by seat: those who finished it, or else those who were paired."""
        pairs = zip(self.pairing.tables, self.results, strict=True)
        return tuple(result.players if result else table for table, result in pairs)


def placement_points(scores: Sequence[int]) -> tuple[Fraction, ...]:
    """Return the share of opponents that each seat has beaten; equal scores count half.

    The winner of any table has 1, the last player 0. The mean of a table is 1/2, whatever its size.
    """
    opponents = len(scores) - 1
    return tuple(
        Fraction(2 * sum(other < own for other in scores) + scores.count(own) - 1, 2 * opponents) for own in scores
    )


def duplicate_points(results: Sequence[TableResult]) -> list[tuple[Fraction, ...] | None]:
    """Return, for each table of a round, the score of each seat minus the mean of the same seat at the other tables.

    Only tables with as many seats have the same deal. A table without any such other table has None.
    """
    numbers = Counter(len(result.scores) for result in results)
    totals = Counter[tuple[int, int]]()  # by number of seats, and seat
    for result in results:
        totals.update({(len(result.scores), seat): score for seat, score in enumerate(result.scores)})

    def compared(scores: Sequence[int]) -> tuple[Fraction, ...] | None:
        seats = len(scores)
        others = numbers[seats] - 1
        if not others:
            return None
        return tuple(score - Fraction(totals[seats, seat] - score, others) for seat, score in enumerate(scores))

    return [compared(result.scores) for result in results]
