"""The value of a city's shape. It depends on the plan alone, so placements are evaluated without building."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from nasrid.bots.heuristics.rounding import rounded
from nasrid.rules.city.plan import Plan
from nasrid.rules.pieces.components import Face

MAX_USEFUL_ROOM: Final = 8  # further cells to grow into add no value
SHAPE_CACHE_SIZE: Final = 1 << 12  # shapes, and the same number of best places
BestPlace = tuple[float, int]  # the value of the shape, and the number of the cell


def border_points(plan: Plan) -> int:
    """Return the points for the longest wall, moat and stretch."""
    return plan.border_length(0) + plan.border_length(1) + 2 * plan.stretch_length()


@final
class Shapes:
    """Cache of the values of shapes, given the value of a border edge and of a free cell."""

    __slots__ = ("_best_places", "_cell", "_edge", "_places", "_worths")

    def __init__(self, edge: float, cell: float) -> None:
        self._edge = edge
        self._cell = cell
        self._worths: dict[Plan, float] = {}
        self._best_places: dict[Face, dict[Plan, BestPlace | None]] = {}
        self._places = 0  # the number of cached places

    def worth(self, plan: Plan) -> float:
        worth = self._worths.get(plan)
        if worth is None:
            if len(self._worths) >= SHAPE_CACHE_SIZE:
                self._worths.clear()
            room = min(plan.reachable_cell_count(), MAX_USEFUL_ROOM)
            worth = self._worths[plan] = rounded(self._edge * border_points(plan) + self._cell * room)
        return worth

    def best_place(self, plan: Plan, face: Face, is_first: bool) -> BestPlace | None:
        """Return the cell on which the face makes the best shape, or None if it does not fit."""
        places = self._best_places.get(face)
        if places is None:
            places = self._best_places[face] = {}
        if plan not in places:
            numbers = plan.buildable(face, is_first)
            candidates = [(self.worth(plan.with_tile(face, number, is_first)), number) for number in numbers]
            self._remember(places, plan, max(candidates, default=None))
        return places[plan]

    def _remember(self, places: dict[Plan, BestPlace | None], plan: Plan, best: BestPlace | None) -> None:
        if self._places >= SHAPE_CACHE_SIZE:
            for known in self._best_places.values():
                known.clear()
            self._places = 0
        places[plan] = best
        self._places += 1


cached_shapes = lru_cache(maxsize=1 << 3)(Shapes)  # the value of a cell falls towards the end of a game
