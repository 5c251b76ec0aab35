"""What a city is worth as a shape, by its plan alone, so that a placement is judged without being carried out."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from nasrid.rules.city.plan import Plan
from nasrid.rules.pieces.components import Face

MAX_USEFUL_ROOM: Final = 8  # more cells to grow into than this are no better
SHAPE_CACHE_SIZE: Final = 1 << 12  # shapes, and as many best places, that are remembered
BestPlace = tuple[float, int]  # the shape that a tile makes there, and the number of the cell


def border_points(plan: Plan) -> int:
    """The points for the longest wall, the longest moat and, where both meet, the longest stretch."""
    return plan.border_length(0) + plan.border_length(1) + 2 * plan.stretch_length()


@final
class Shapes:
    """The worth of shapes, from the worth of an edge of the longest border and of a cell to grow into."""

    __slots__ = ("_best_places", "_cell", "_edge", "_places", "_worths")

    def __init__(self, edge: float, cell: float) -> None:
        self._edge = edge
        self._cell = cell
        self._worths: dict[Plan, float] = {}
        self._best_places: dict[Face, dict[Plan, BestPlace | None]] = {}
        self._places = 0  # so many are known, of all faces together

    def worth(self, plan: Plan) -> float:
        worth = self._worths.get(plan)
        if worth is None:
            if len(self._worths) >= SHAPE_CACHE_SIZE:
                self._worths.clear()
            worth = self._edge * border_points(plan) + self._cell * min(plan.reachable_cell_count(), MAX_USEFUL_ROOM)
            self._worths[plan] = worth
        return worth

    def best_place(self, plan: Plan, face: Face, is_first: bool) -> BestPlace | None:
        """Where the face makes the best shape; None if it can be built nowhere."""
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


@lru_cache(maxsize=1 << 3)  # toward the end of a game a cell is worth less and less
def cached_shapes(edge: float, cell: float) -> Shapes:
    return Shapes(edge, cell)
