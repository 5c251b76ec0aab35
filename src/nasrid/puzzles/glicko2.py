"""Glicko-2 ratings (Glickman, "Example of the Glicko-2 system"), for players and for puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, hypot, log, pi, sqrt

DEFAULT_RATING = 1150.0  # near the median of the puzzles, so that new players get puzzles of a medium difficulty
DEFAULT_DEVIATION = 350.0
DEFAULT_VOLATILITY = 0.06
SYSTEM_CONSTANT = 0.5  # limits the change of the volatility
POINTS_PER_UNIT = 173.7178  # of the internal scale
TOLERANCE = 1e-6  # of the volatility's logarithm


@dataclass(frozen=True)
class Glicko:
    """A rating with its deviation and its volatility."""

    rating: float = DEFAULT_RATING
    deviation: float = DEFAULT_DEVIATION
    volatility: float = DEFAULT_VOLATILITY


def rate(player: Glicko, opponent: Glicko, score: float) -> Glicko:
    """Return the rating of a player after one game.

    Args:
        player: The rating before the game.
        opponent: The rating of the opponent before the game.
        score: 1 for a win, 0 for a loss.
    """
    return rate_period(player, [(opponent, score)])


def rate_period(player: Glicko, results: Sequence[tuple[Glicko, float]]) -> Glicko:
    """Return the rating of a player after a rating period. Without games, only the deviation grows.

    Args:
        player: The rating before the period.
        results: The opponents' ratings and the scores.
    """
    deviation = player.deviation / POINTS_PER_UNIT
    if not results:
        grown = hypot(deviation, player.volatility) * POINTS_PER_UNIT
        return Glicko(player.rating, min(grown, DEFAULT_DEVIATION), player.volatility)
    information = surplus = 0.0
    for opponent, score in results:
        weight = _weight(opponent.deviation / POINTS_PER_UNIT)
        expected = expected_score(player, opponent)
        information += weight**2 * expected * (1 - expected)
        surplus += weight * (score - expected)
    volatility = _new_volatility(deviation, player.volatility, 1 / information, surplus / information)
    new_deviation = 1 / sqrt(1 / hypot(deviation, volatility) ** 2 + information)
    rating = player.rating + POINTS_PER_UNIT * new_deviation**2 * surplus
    return Glicko(rating, min(new_deviation * POINTS_PER_UNIT, DEFAULT_DEVIATION), volatility)


def expected_score(player: Glicko, opponent: Glicko) -> float:
    """Return the score that a player can expect against an opponent, from 0 to 1."""
    weight = _weight(opponent.deviation / POINTS_PER_UNIT)
    return 1 / (1 + exp(-weight * (player.rating - opponent.rating) / POINTS_PER_UNIT))


def _weight(deviation: float) -> float:
    """Return how much a game against an opponent with this deviation counts."""
    return 1 / sqrt(1 + 3 * (deviation / pi) ** 2)


def _new_volatility(deviation: float, volatility: float, variance: float, improvement: float) -> float:
    """Return the new volatility by the Illinois method (step 5 of the paper)."""
    start = log(volatility**2)

    def excess(value: float) -> float:
        total = deviation**2 + variance + exp(value)
        return exp(value) * (improvement**2 - total) / (2 * total**2) - (value - start) / SYSTEM_CONSTANT**2

    low = start
    if improvement**2 > deviation**2 + variance:
        high = log(improvement**2 - deviation**2 - variance)
    else:
        steps = 1
        while excess(start - steps * SYSTEM_CONSTANT) < 0:
            steps += 1
        high = start - steps * SYSTEM_CONSTANT
    low_excess, high_excess = excess(low), excess(high)
    while abs(high - low) > TOLERANCE:
        middle = low + (low - high) * low_excess / (high_excess - low_excess)
        middle_excess = excess(middle)
        if middle_excess * high_excess <= 0:
            low, low_excess = high, high_excess
        else:
            low_excess /= 2
        high, high_excess = middle, middle_excess
    return exp(low / 2)
