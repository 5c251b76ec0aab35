"""The probability of winning as a function of the expected margin. The curve gets steeper towards the end."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import NamedTuple


class Chances(NamedTuple):
    """The parameters of the curve, fitted to games between bots (learning/calibration.py)."""

    steepness: float = 0.02
    near_end: float = 0.2  # additional steepness at the end
    shift: float = 0.0  # the logit at a margin of 0
    shift_near_end: float = 0.0

    def win_probability(self, margin: float, turns: float, players: int) -> float:
        """Return the probability of winning for an expected margin, `turns` turns before the end."""
        evidence = zip(self, regressors(margin, turns), strict=True)
        return logistic(-log(players - 1) + sum(weight * sign for weight, sign in evidence))


def regressors(margin: float, turns: float) -> tuple[float, float, float, float]:
    """Return the regressors of the curve, in the order of the fields of Chances."""
    nearness = 1 / sqrt(1 + turns)
    return margin, margin * nearness, 1.0, nearness


def logistic(value: float) -> float:
    return 1 / (1 + exp(-max(-50.0, min(50.0, value))))
