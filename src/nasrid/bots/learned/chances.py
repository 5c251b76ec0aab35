"""From an expected margin to the chance to win: a curve that is steeper the nearer the end is."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import NamedTuple


class Chances(NamedTuple):
    """Fitted to games that bots have played (learning/calibration.py)."""

    steepness: float = 0.02  # of the curve at any time
    near_end: float = 0.2  # added to it at the end
    shift: float = 0.0  # how far a margin of nothing is from an even chance
    shift_near_end: float = 0.0

    def win_probability(self, margin: float, turns: float, players: int) -> float:
        """The chance to win with an expected margin over the average of the others, so many turns before the end."""
        evidence = zip(self, regressors(margin, turns), strict=True)
        return logistic(-log(players - 1) + sum(weight * sign for weight, sign in evidence))


def regressors(margin: float, turns: float) -> tuple[float, float, float, float]:
    """What speaks for a win: each is weighed by the number of Chances at its place."""
    nearness = 1 / sqrt(1 + turns)
    return margin, margin * nearness, 1.0, nearness


def logistic(value: float) -> float:
    return 1 / (1 + exp(-max(-50.0, min(50.0, value))))
