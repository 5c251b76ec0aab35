"""Bitboards: a set of cells of the plane is one integer, and the neighbours of all of them are one shift away.

A cell is (x, y) with the start tile at (0, 0), x to the right and y down. The plane is unbounded (AMB-E8): a city
begins in a small window and moves to a larger one before it comes near the rim. No box has enough tiles for a city
to outgrow the largest.
"""

from __future__ import annotations

from functools import cache

Cell = tuple[int, int]

# Sides are numbered 0..3 for N, E, S, W.
BESIDE: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
STRIDES = (16, 32, 64, 256)


def neighbour(cell: Cell, side: int) -> Cell:
    dx, dy = BESIDE[side]
    return cell[0] + dx, cell[1] + dy


def opposite(side: int) -> int:
    return (side + 2) % 4


class Grid:
    """A square window of `stride` x `stride` cells around the start tile. A cell's bit is a board of one cell."""

    __slots__ = ("_bits", "cell_of", "radius", "stride")

    def __init__(self, stride: int) -> None:
        self.stride = stride
        self.radius = stride // 2 - 2  # tiles stay within, so no shift by one cell leaves the window
        half = stride // 2
        cells = [(x, y) for y in range(-half, half) for x in range(-half, half)]
        self._bits = {cell: 1 << place for place, cell in enumerate(cells)}
        self.cell_of = {bit: cell for cell, bit in self._bits.items()}

    def bit(self, cell: Cell) -> int:
        """The board of just this cell; empty if the cell is outside the window."""
        return self._bits.get(cell, 0)

    def holds(self, cell: Cell) -> bool:
        """Whether a tile may lie there in this window."""
        return max(abs(cell[0]), abs(cell[1])) <= self.radius

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
