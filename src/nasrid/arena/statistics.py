"""Win rates with their uncertainty, and ratings."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10, sqrt

Z_SCORE_95 = 1.959963984540054  # 95% of a normal distribution lie within this many standard deviations
MEAN_RATING = 1500
PRIOR_WINS = 0.5  # added to each side of every pair, so that no rating is infinite
CONVERGENCE_TOLERANCE = 1e-10


def wilson_interval(wins: float, games: int) -> tuple[float, float]:
    """Return the Wilson score interval of a win rate at 95%. It stays within 0 and 1, even for few games."""
    rate = wins / games
    square = Z_SCORE_95 * Z_SCORE_95 / games
    middle = rate + square / 2
    reach = Z_SCORE_95 * sqrt(rate * (1 - rate) / games + square / (4 * games))
    low, high = (middle - reach) / (1 + square), (middle + reach) / (1 + square)
    return max(0.0, min(low, rate)), min(1.0, max(high, rate))  # rounding must not push the rate out of its interval


def elo_ratings(wins: Sequence[Sequence[float]]) -> list[float]:
    """Return ratings with a mean of 1500, from how often each row beat each column. A tie is half a win.

    They maximise the likelihood of the Bradley-Terry model: 400 points are odds of ten to one.
    """
    others = [[other for other in range(len(wins)) if other != entrant] for entrant in range(len(wins))]
    total = [sum(wins[entrant][other] + PRIOR_WINS for other in others[entrant]) for entrant in range(len(wins))]
    strength = [1.0] * len(wins)
    change = 1.0
    while change > CONVERGENCE_TOLERANCE:
        new = [
            total[entrant]
            / sum(
                (wins[entrant][other] + wins[other][entrant] + 2 * PRIOR_WINS) / (strength[entrant] + strength[other])
                for other in others[entrant]
            )
            for entrant in range(len(wins))
        ]
        change = max(abs(log10(after / before)) for after, before in zip(new, strength, strict=True))
        strength = new
    ratings = [400 * log10(entrant) for entrant in strength]
    mean = sum(ratings) / len(ratings)
    return [rating - mean + MEAN_RATING for rating in ratings]
