"""The edges of walls, moats and stretches that a scoring counts."""

from __future__ import annotations

from nasrid.rules.city.city import City
from nasrid.rules.city.grid import Cell
from nasrid.rules.pieces.components import TileSet

Edge = tuple[Cell, int]  # a cell and the side (0..3 = N, E, S, W) of its tile


def longest_border(city: City, tile_set: TileSet) -> tuple[Edge, ...]:
    """Return the edges of the longest wall or moat."""
    return _to_sorted_edges(city, city.plan.border_edges(tile_set))


def longest_stretch(city: City) -> tuple[Edge, ...]:
    """Return the wall edges of the longest stretch of wall against moat."""
    return _to_sorted_edges(city, city.plan.stretch_edges())


def _to_sorted_edges(city: City, edges: list[tuple[int, int]]) -> tuple[Edge, ...]:
    cells = city.grid.all_cells
    cell_edges = [(cells[number], side) for number, side in edges]
    cell_edges.sort()
    return tuple(cell_edges)
