"""Windows of the plane. A cell is (x, y) with the start tile at (0, 0), x to the right and y down.

The plane is unbounded (AMB-E8): a city begins in a small window and moves to a larger one before it comes near the rim.
No box has enough tiles for a city to outgrow the largest.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, final

Cell = tuple[int, int]

# Sides are numbered 0..3 for N, E, S, W.
NEIGHBOUR_OFFSETS: Final[tuple[Cell, ...]] = ((0, -1), (1, 0), (0, 1), (-1, 0))
GRID_STRIDES: Final = (16, 32, 64, 256)


def neighbour(cell: Cell, side: int) -> Cell:
    dx, dy = NEIGHBOUR_OFFSETS[side]
    return cell[0] + dx, cell[1] + dy


def opposite(side: int) -> int:
    return (side + 2) % 4


@final
class Grid:
    """A square window of `stride` x `stride` cells around the start tile. The cells are numbered row by row."""

    __slots__ = ("_half", "_left", "all_cells", "radius", "stride")

    def __init__(self, stride: int) -> None:
        self.stride = stride
        self._half = stride // 2
        self._left = self._half - 1  # the last column stays empty
        self.radius = self._half - 2  # tiles stay within, so the neighbour of a tile is in the window
        self.all_cells: list[Cell] = [(x - self._left, y - self._half) for y in range(stride) for x in range(stride)]

    def index_of(self, cell: Cell) -> int:
        """The number of a cell; -1 if it is neither within the radius nor just outside."""
        return (cell[1] + self._half) * self.stride + cell[0] + self._left if self.contains(cell, 1) else -1

    def contains(self, cell: Cell, rim: int = 0) -> bool:
        """Whether the cell is within the radius, where tiles may lie, or so many cells outside it."""
        reach = self.radius + rim
        return -reach <= cell[0] <= reach and -reach <= cell[1] <= reach

    def cells(self, indices: Iterable[int]) -> list[Cell]:
        return [self.all_cells[index] for index in indices]


@cache
def get_grid(stride: int) -> Grid:
    return Grid(stride)
