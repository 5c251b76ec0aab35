"""How much a good player gives for what."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, final

from nasrid.rules.values import Value


@final
@dataclass(frozen=True, slots=True)
class Weights(Value):
    """In points."""

    majorities: tuple[float, ...] = (0.9, 0.8, 0.65)  # a point that they promise, with 1, 2, 3 scorings ahead
    money: float = 0.45  # a coin
    card: float = 1.4  # a further card to pay exactly with
    glut: float = 0.5  # the share that a coin beyond a dear tile's price is worth
    spending: float = 3.0  # turns before the end from which plans and money lose their worth
    price: float = 15.0  # coins that a player may need for each tile that is still to come
    turn: float = 3.0  # an action more
    border: float = 0.7  # an edge of wall, at each scoring ahead
    room: float = 0.8  # a cell to grow into
    reserve: float = 0.33  # the share that a building is worth while it lies in the reserve
    spare: float = 3.0  # a tile in the reserve, on average
    prospect: float = 0.5  # the share of the best purchase that will be possible, rivals permitting
    threat: float = 0.3  # the share of the best purchase of each rival
    vizier: float = 2.0  # an active vizier


WEIGHTS: Final = Weights()
SEARCH_WEIGHTS: Final = replace(WEIGHTS, threat=0.0)  # what rivals may buy is seen there
