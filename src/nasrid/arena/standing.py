"""The statistics of each entrant over the finished games of a match."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import permutations

from nasrid.arena.driver import MoveTimes, PlayedGame
from nasrid.arena.match import Fixture, Match
from nasrid.arena.statistics import elo_ratings, wilson_interval
from nasrid.rules.table.scoring import SCORINGS


@dataclass
class EntrantTally:
    """The sums of one entrant over all its seats. They are exact, so they do not depend on the order of the games."""

    games: int = 0
    wins: Fraction = Fraction(0)
    points: int = 0
    points_after: Counter[int] = field(default_factory=Counter)  # by scoring
    scoring_counts: Counter[int] = field(default_factory=Counter)  # the number of games that reached each scoring
    move_times: MoveTimes = field(default_factory=MoveTimes)

    def add(self, played: PlayedGame, seat: int) -> None:
        self.games += 1
        if seat in played.winners:
            self.wins += Fraction(1, len(played.winners))
        self.points += played.scores[seat]
        for scoring, scores in played.scorings.items():
            self.points_after[scoring] += scores[seat]
            self.scoring_counts[scoring] += 1
        self.move_times.merge(played.move_times[seat])

    def mean_score_after(self, scoring: int) -> float | None:
        return self.points_after[scoring] / self.scoring_counts[scoring] if self.scoring_counts[scoring] else None


@dataclass(frozen=True)
class ResultRow:
    """One entrant in the final table; docs/arena.md explains every field."""

    name: str
    code: str
    games: int
    wins: float
    win_rate: float
    low: float
    high: float
    mean_score: float
    scores_per_scoring: tuple[float | None, ...]
    seconds_per_move: float
    slowest_move: float
    late_moves: int
    elo: float | None


class MatchStandings:
    """The standings of a match, updated game by game."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.played = 0
        self.tallies = [EntrantTally() for _ in match.codes]
        self.beaten = [[0.0] * len(match.codes) for _ in match.codes]  # how often the row finished ahead of the column

    def add(self, fixture: Fixture, played: PlayedGame) -> None:
        self.played += 1
        seating = self.match.seating(fixture)
        for seat, entrant in enumerate(seating):
            self.tallies[entrant].add(played, seat)
        for (seat, entrant_number), (other_seat, other) in permutations(enumerate(seating), 2):
            if entrant_number != other and played.scores[seat] >= played.scores[other_seat]:
                self.beaten[entrant_number][other] += 1.0 if played.scores[seat] > played.scores[other_seat] else 0.5

    def win_rates(self) -> list[float]:
        """Return the win rates in the order of the entrants; 0 before the first game."""
        return [float(tally.wins / max(tally.games, 1)) for tally in self.tallies]

    def rows(self) -> list[ResultRow]:
        """Return one row per entrant, in their order. At least one game must be finished."""
        ratings = elo_ratings(self.beaten) if len(self.tallies) > 1 else [None]
        return [
            self._row(*entrant)
            for entrant in zip(self.match.names, self.match.codes, self.tallies, ratings, strict=True)
        ]

    def _row(self, name: str, code: str, tally: EntrantTally, rating: float | None) -> ResultRow:
        wins = float(tally.wins)
        low, high = wilson_interval(wins, tally.games)
        return ResultRow(
            name=name,
            code=code,
            games=tally.games,
            wins=wins,
            win_rate=wins / tally.games,
            low=low,
            high=high,
            mean_score=tally.points / tally.games,
            scores_per_scoring=tuple(tally.mean_score_after(scoring) for scoring in SCORINGS),
            seconds_per_move=tally.move_times.seconds / max(tally.move_times.moves, 1),
            slowest_move=tally.move_times.slowest_seconds,
            late_moves=tally.move_times.late_moves,
            elo=rating,
        )
