"""What a city is worth as a shape, by its plan alone, so that a placement is judged without being carried out."""

from __future__ import annotations

from functools import lru_cache

from nasrid.rules.city.plan import Plan
from nasrid.rules.pieces.components import Face

ROOMY = 8  # more cells to grow into than this are no better


def border_points(plan: Plan) -> int:
    """The points for the longest wall, the longest moat and, where both meet, the longest stretch."""
    return plan.border_length(0) + plan.border_length(1) + 2 * plan.stretch_length()


@lru_cache(maxsize=1 << 13)
def shape(plan: Plan, edge: float, cell: float) -> float:
    """The worth of a shape, from the worth of an edge of its longest border and of a cell to grow into."""
    return edge * border_points(plan) + cell * min(plan.room(), ROOMY)


@lru_cache(maxsize=1 << 13)
def best_place(plan: Plan, face: Face, is_first: bool, edge: float, cell: float) -> tuple[float, int] | None:
    """The best shape that the face can make, and the number of its cell; None if it can be built nowhere."""
    numbers = plan.buildable(face, is_first)
    return max([(shape(plan.plus(face, number, is_first), edge, cell), number) for number in numbers], default=None)
