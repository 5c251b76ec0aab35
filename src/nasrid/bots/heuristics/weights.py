"""The weights of the hand-written evaluation."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, final

from nasrid.rules.values import Value


@final
@dataclass(frozen=True, slots=True)
class Weights(Value):
    """The weights of the evaluation, in points."""

    majorities: tuple[float, ...] = (0.9, 0.8, 0.65)  # per expected point of a majority, with 1, 2 and 3 scorings ahead
    money: float = 0.45  # per coin
    card: float = 1.4  # per additional card, which helps to pay exactly
    glut: float = 0.5  # the share of a coin beyond a high price
    spending: float = 3.0  # turns before the end from which plans and money lose value
    price: float = 15.0  # coins needed per tile still to come
    turn: float = 3.0  # per additional action
    border: float = 0.7  # per wall edge and scoring ahead
    room: float = 0.8  # per cell to grow into
    reserve: float = 0.33  # the share of a building in the reserve
    spare: float = 3.0  # per tile in the reserve, on average
    prospect: float = 0.5  # the share of the best purchase that will still be possible
    threat: float = 0.3  # the share of each opponent's best purchase
    vizier: float = 2.0  # for an active vizier


WEIGHTS: Final = Weights()
SEARCH_WEIGHTS: Final = replace(WEIGHTS, threat=0.0)  # a search plays the opponents' purchases itself
