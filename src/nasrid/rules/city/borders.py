"""Walls, moats and the stretch between them: the edges that a scoring counts."""

from __future__ import annotations

from nasrid.rules.city.city import City
from nasrid.rules.city.grid import Cell
from nasrid.rules.pieces.components import TileSet

Edge = tuple[Cell, int]  # the cell of a tile and the side (0..3 = N, E, S, W) of its edge


def longest_border(city: City, tile_set: TileSet) -> tuple[Edge, ...]:
    """The longest wall or moat."""
    return _to_sorted_edges(city, city.plan.border_edges(tile_set))


def longest_stretch(city: City) -> tuple[Edge, ...]:
    """The longest stretch of wall against moat, by the walls."""
    return _to_sorted_edges(city, city.plan.stretch_edges())


def _to_sorted_edges(city: City, edges: list[tuple[int, int]]) -> tuple[Edge, ...]:
    cells = city.grid.all_cells
    cell_edges = [(cells[number], side) for number, side in edges]
    cell_edges.sort()
    return tuple(cell_edges)
