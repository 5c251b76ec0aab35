"""What a city is worth as a shape, by its plan alone, so that a placement is judged without being carried out."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from nasrid.rules.city.plan import Plan
from nasrid.rules.pieces.components import Face

ROOMY: Final = 8  # more cells to grow into than this are no better
MOST_KNOWN: Final = 1 << 13  # shapes, and places for one tile, that are remembered
Place = tuple[float, int]  # the shape that a tile makes there, and the number of the cell


def border_points(plan: Plan) -> int:
    """The points for the longest wall, the longest moat and, where both meet, the longest stretch."""
    return plan.border_length(0) + plan.border_length(1) + 2 * plan.stretch_length()


@final
class Shapes:
    """The worth of shapes, from the worth of an edge of the longest border and of a cell to grow into."""

    __slots__ = ("_best_places", "_cell", "_edge", "_worths")

    def __init__(self, edge: float, cell: float) -> None:
        self._edge = edge
        self._cell = cell
        self._worths: dict[Plan, float] = {}
        self._best_places: dict[Face, dict[Plan, Place | None]] = {}

    def worth(self, plan: Plan) -> float:
        worth = self._worths.get(plan)
        if worth is None:
            if len(self._worths) >= MOST_KNOWN:
                self._worths.clear()
            worth = self._edge * border_points(plan) + self._cell * min(plan.room(), ROOMY)
            self._worths[plan] = worth
        return worth

    def best_place(self, plan: Plan, face: Face, is_first: bool) -> Place | None:
        """Where the face makes the best shape; None if it can be built nowhere."""
        places = self._best_places.get(face)
        if places is None or len(places) >= MOST_KNOWN:
            places = self._best_places[face] = {}
        if plan not in places:
            numbers = plan.buildable(face, is_first)
            found = [(self.worth(plan.plus(face, number, is_first)), number) for number in numbers]
            places[plan] = max(found, default=None)
        return places[plan]


@lru_cache(maxsize=1 << 6)
def shapes(edge: float, cell: float) -> Shapes:
    return Shapes(edge, cell)
