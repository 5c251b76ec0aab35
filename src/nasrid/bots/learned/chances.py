"""The calibration of the nets: from a predicted margin to the expected lead and the probability of winning."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final, NamedTuple

from nasrid.bots.learned.net import Net

LAST_TURNS: Final = 1.5  # before the end; from then on, a predicted margin is nearly exact


class Chances(NamedTuple):
    """The parameters of the probability of winning, fitted to games between bots (learning/calibration.py).

    The curve gets steeper towards the end.
    """

    steepness: float = 0.02
    near_end: float = 0.2  # additional steepness at the end
    shift: float = 0.0  # the logit at a margin of 0
    shift_near_end: float = 0.0

    def win_probability(self, margin: float, turns: float, players: int) -> float:
        """Return the probability of winning for a predicted margin, `turns` turns before the end."""
        return logistic(-log(players - 1) + weighted_sum(self, margin, turns))


class LeadCurve(NamedTuple):
    """The parameters of the expected lead, fitted to games between bots. By default it is the predicted margin."""

    scale: float = 1.0
    near_end: float = 0.0  # additional scale at the end
    shift: float = 0.0  # the lead at a margin of 0, in points
    shift_near_end: float = 0.0

    def expected_lead(self, margin: float, turns: float) -> float:
        """Return the expected lead at the end for a predicted margin, `turns` turns before the end."""
        return margin if turns < LAST_TURNS else weighted_sum(self, margin, turns)


class LeafErrors(NamedTuple):
    """The errors of the net at the end of a rollout (learning/reliability.py). More rollouts do not reduce them."""

    variance: float = 0.0  # of the expected lead at the end of the game
    variance_per_turn: float = 0.0
    share_of_doubt: float = 0.0  # of the standard deviation of a win with this probability

    def points(self, turns: float) -> float:
        """Return the standard deviation of the expected lead, `turns` turns before the end."""
        return sqrt(self.variance + self.variance_per_turn * turns)

    def probability(self, chance: float) -> float:
        """Return the standard deviation of a probability of winning."""
        return self.share_of_doubt * sqrt(max(0.0, chance * (1 - chance)))


class Calibration(NamedTuple):
    """What a model card tells about the predictions of its net."""

    chances: Chances = Chances()
    leads: LeadCurve = LeadCurve()
    errors: LeafErrors = LeafErrors()


def calibration_of(net: Net | None) -> Calibration:
    """Return the calibration from the net's model card, or the defaults."""
    card = net.card if net else {}
    return Calibration(
        Chances(*card.get("chances", Chances())),
        LeadCurve(*card.get("leads", LeadCurve())),
        LeafErrors(*card.get("errors", LeafErrors())),
    )


def regressors(margin: float, turns: float) -> tuple[float, float, float, float]:
    """Return the regressors of both curves, in the order of the fields of Chances and LeadCurve."""
    nearness = 1 / sqrt(1 + turns)
    return margin, margin * nearness, 1.0, nearness


def weighted_sum(weights: tuple[float, ...], margin: float, turns: float) -> float:
    return sum(weight * regressor for weight, regressor in zip(weights, regressors(margin, turns), strict=True))


def logistic(value: float) -> float:
    return 1 / (1 + exp(-max(-50.0, min(50.0, value))))
