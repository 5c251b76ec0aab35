"""Windows: the bounded parts of the plane that cities use.

A cell is (x, y) with the start tile at (0, 0), x to the right and y down.

The plane is unbounded (AMB-E8). A city starts in a small window and moves to a larger one before it reaches the edge.
No box has enough tiles to outgrow the largest window.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, final

Cell = tuple[int, int]
START_CELL: Final[Cell] = (0, 0)  # of the start tile

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
        self._left = self._half - 1  # the last column is always empty
        self.radius = self._half - 3  # tiles keep this distance, so the neighbours of a further one are in the window
        self.all_cells: list[Cell] = [(x - self._left, y - self._half) for y in range(stride) for x in range(stride)]

    def index_of(self, cell: Cell) -> int:
        """Return the index of a cell, or -1 if it is more than one cell outside the radius."""
        return (cell[1] + self._half) * self.stride + cell[0] + self._left if self.contains(cell, 1) else -1

    def contains(self, cell: Cell, rim: int = 0) -> bool:
        """Return True if the cell is at most `rim` cells outside the radius."""
        reach = self.radius + rim
        return -reach <= cell[0] <= reach and -reach <= cell[1] <= reach

    def cells(self, indices: Iterable[int]) -> list[Cell]:
        return [self.all_cells[index] for index in indices]


@cache
def get_grid(stride: int) -> Grid:
    return Grid(stride)
