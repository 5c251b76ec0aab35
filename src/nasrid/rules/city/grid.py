"""Bitboards: a set of cells of the plane is one integer, and the neighbours of all of them are one shift away.

A cell is (x, y) with the start tile at (0, 0), x to the right and y down. The plane is unbounded (AMB-E8): a city
begins in a small window and moves to a larger one before it comes near the rim. No box has enough tiles for a city
to outgrow the largest.
"""

from __future__ import annotations

from functools import cache

from nasrid.rules.containers import Computed
from nasrid.rules.errors import IllegalAction

Cell = tuple[int, int]

# Sides are numbered 0..3 for N, E, S, W.
BESIDE: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
STRIDES = (16, 32, 64, 256)


def neighbour(cell: Cell, side: int) -> Cell:
    dx, dy = BESIDE[side]
    return cell[0] + dx, cell[1] + dy


def opposite(side: int) -> int:
    return (side + 2) % 4


def check_cell(cell: object) -> None:
    """An action made by hand may hold anything."""
    if not (type(cell) is tuple and len(cell) == 2 and type(cell[0]) is int and type(cell[1]) is int):
        raise IllegalAction("AMB-Q4", "a cell is a pair of whole numbers, like (1, 0)")


class Grid:
    """A square window of `stride` x `stride` cells around the start tile. A cell's bit is a board of one cell."""

    __slots__ = ("_bits", "cell_of", "radius", "stride")

    def __init__(self, stride: int) -> None:
        self.stride = stride
        self.radius = stride // 2 - 2  # tiles stay within, so no shift by one cell leaves the window
        self._bits = Computed(self._bit)
        self.cell_of = Computed(self._cell)

    def bit(self, cell: Cell) -> int:
        """The board of just this cell; empty if the cell is outside the window."""
        return self._bits[cell] if self.holds(cell, rim=1) else 0

    def _bit(self, cell: Cell) -> int:
        half = self.stride // 2
        return 1 << (cell[1] + half) * self.stride + cell[0] + half

    def _cell(self, bit: int) -> Cell:
        half = self.stride // 2
        y, x = divmod(bit.bit_length() - 1, self.stride)
        return x - half, y - half

    def holds(self, cell: Cell, rim: int = 0) -> bool:
        """Whether the cell is within the radius, where tiles may lie, or so many cells outside it."""
        reach = self.radius + rim
        return -reach <= cell[0] <= reach and -reach <= cell[1] <= reach

    def cells(self, board: int) -> list[Cell]:
        """The cells of a board, row by row."""
        return [self.cell_of[bit] for bit in bits(board)]


def bits(board: int) -> list[int]:
    """The single bits of a board, lowest first."""
    found = []
    while board:
        bit = board & -board
        found.append(bit)
        board ^= bit
    return found


@cache
def grid(stride: int) -> Grid:
    return Grid(stride)
