"""Measure how much luck duplicate removes: tables of equal bots, compared within a deal and across deals.

    python benchmarks/duplicate.py [--bots NAME:ROUNDS ...] [--write]

Eight tables of four play each deal. Every score is compared with the same seat at seven other tables: with duplicate at
those of the same deal, without it at tables of other deals. All bots are equal, so the variance of these differences is
luck. The bots must make random mistakes: greedy and scholar choose the same on the same deal, so all tables would be
equal. The same games serve both comparisons. Intervals are 95%, by a jackknife over groups of deals. With --write the
result becomes the table of docs/tournaments.md.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from pathlib import Path
from statistics import fmean

from nasrid import Options
from nasrid.arena import Failure, Fixture, PlayedGame, play_on_cores
from nasrid.arena.statistics import Z_SCORE_95
from nasrid.arena.tournament import RoundGames
from nasrid.tournaments import Pairing, TableResult, duplicate_points

PAGE_FILE = Path(__file__).parents[1] / "docs" / "tournaments.md"
MARKER_LINES = ("<!-- duplicate -->", "<!-- end -->")
BOTS = ("merchant:200", "mason:200")
SEATS = 4
TABLES = 8
SEED = 1
JACKKNIFE_GROUPS = 20
PLAYERS = tuple(f"player {number}" for number in range(SEATS))

Scores = list[tuple[Fraction, ...]]  # by table; each has a score per seat


@dataclass(frozen=True)
class DuplicateRounds:
    """Rounds in which every table plays the same deal, with one bot in all seats."""

    bot: str
    rounds: int

    @property
    def games(self) -> int:
        return self.rounds * TABLES

    def _games_of(self, number: int) -> RoundGames:
        pairing = Pairing((PLAYERS,) * TABLES)
        codes = dict.fromkeys(PLAYERS, self.bot)
        return RoundGames(Options(players=SEATS), codes, pairing, number, SEED, is_duplicate=True)

    def fixtures(self) -> Iterator[Fixture]:
        for number in range(1, self.rounds + 1):
            yield from self._games_of(number).fixtures()

    def play(self, fixture: Fixture) -> PlayedGame | Failure:
        return self._games_of(fixture.deal).play(fixture)


def play_rounds(bot: str, rounds: int) -> list[Scores]:
    """Return the scores of each round, by table and seat."""
    scores: list[Scores] = [[()] * TABLES for _ in range(rounds)]
    for fixture, played in play_on_cores(DuplicateRounds(bot, rounds), None, lambda: False):
        assert isinstance(played, PlayedGame), played
        scores[fixture.deal - 1][fixture.rotation - 1] = tuple(map(Fraction, played.scores))
    return scores


def leads(table: Sequence[Fraction]) -> tuple[Fraction, ...]:
    """Return the scores of a table minus their mean."""
    mean = sum(table, Fraction(0)) / len(table)
    return tuple(score - mean for score in table)


def variance(groups: Sequence[Scores]) -> float:
    """Return the mean square of the differences between the same seats of each group of tables."""
    squares = []
    for group in groups:
        # the function of the standings; halves of points do not occur, so scores are scaled to whole numbers
        results = [TableResult(PLAYERS, tuple(int(score * SEATS) for score in table)) for table in group]
        squares += [float(difference / SEATS) ** 2 for table in duplicate_points(results) for difference in table or ()]
    return fmean(squares)


def across_deals(rounds: Sequence[Scores]) -> list[Scores]:
    """Return groups of as many tables, each of another round."""
    return [[rounds[(first + table) % len(rounds)][table] for table in range(TABLES)] for first in range(len(rounds))]


def measure(rounds: Sequence[Scores]) -> tuple[float, float, float]:
    """Return the standard deviations without and with duplicate, and the share of the variance that it removes."""
    without, within = variance(across_deals(rounds)), variance(rounds)
    return sqrt(without), sqrt(within), 1 - within / without


def interval(rounds: Sequence[Scores]) -> tuple[float, float]:
    removed = measure(rounds)[2]
    shares = [
        measure([scores for number, scores in enumerate(rounds) if number % JACKKNIFE_GROUPS != group])[2]
        for group in range(JACKKNIFE_GROUPS)
    ]
    mean = fmean(shares)
    error = sqrt((JACKKNIFE_GROUPS - 1) / JACKKNIFE_GROUPS * sum((share - mean) ** 2 for share in shares))
    return removed - Z_SCORE_95 * error, removed + Z_SCORE_95 * error


def rows(bot: str, rounds: int) -> Iterator[str]:
    scores = play_rounds(bot, rounds)
    measures = {
        "score": scores,
        "score minus the table’s mean": [[leads(table) for table in tables] for tables in scores],
    }
    for name, values in measures.items():
        without, within, removed = measure(values)
        low, high = interval(values)
        yield (
            f"| {bot} | {rounds * TABLES} | {name} | {without:.1f} | {within:.1f} "
            f"| {removed:.0%} ({low:.0%} to {high:.0%}) |"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", nargs="+", default=BOTS, metavar="NAME:ROUNDS")
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    lines = [
        "| bot | games | quantity | without duplicate | with duplicate | variance removed |",
        "|---|---:|---|---:|---:|---:|",
    ]
    for text in arguments.bots:
        bot, _, rounds = text.rpartition(":")
        lines += rows(bot, int(rounds))
    table = "\n".join(lines)
    print(table)
    if arguments.write:
        start, end = MARKER_LINES
        before, _, rest = PAGE_FILE.read_text(encoding="utf-8").partition(f"{start}\n")
        PAGE_FILE.write_text(f"{before}{start}\n{table}\n{end}{rest.partition(end)[2]}", encoding="utf-8")


if __name__ == "__main__":
    main()
