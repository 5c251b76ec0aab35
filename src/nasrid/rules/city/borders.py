"""Walls, moats and the stretch between them: the edges that a scoring counts."""

from __future__ import annotations

from nasrid.rules.city.city import City
from nasrid.rules.city.grid import Cell
from nasrid.rules.pieces.components import Kind

Edge = tuple[Cell, int]  # the cell of a tile and the side (0..3 = N, E, S, W) of its edge


def longest_border(city: City, kind: Kind) -> tuple[Edge, ...]:
    """The longest wall or moat."""
    return _sorted(city, city.plan.border(kind))


def longest_stretch(city: City) -> tuple[Edge, ...]:
    """The longest stretch of wall against moat, by the walls."""
    return _sorted(city, city.plan.stretch())


def _sorted(city: City, edges: list[tuple[int, int]]) -> tuple[Edge, ...]:
    cells = city.grid.all_cells
    found = [(cells[number], side) for number, side in edges]
    found.sort()
    return tuple(found)
