"""Rows of numbers that change little between observations, so only the changes are written."""

from __future__ import annotations

from typing import Any, Final

FLOAT_BYTES: Final = 4


class Rows:
    """One row per seat, or one row for the table."""

    __slots__ = ("_cells", "_seats", "_size")

    def __init__(self, size: int, seats: int = 1) -> None:
        self._size = size
        self._seats = seats
        # Writing single numbers through a memoryview is faster than through an array.
        self._cells: Any = memoryview(bytearray(FLOAT_BYTES * seats * size)).cast("f")

    def seen_from(self, seat: int) -> list[Any]:
        """Return the memory of all rows in parts, starting with the seat's. Later changes show up in it."""
        first = seat % self._seats * self._size
        return [self._cells[first:], self._cells[:first]] if first else [self._cells]

    def set_value(self, row: int, place: int, value: float) -> None:
        self._cells[row * self._size + place] = value

    def fill(self, row: int, start: int, values: list[float]) -> None:
        """Write the values from `start` on."""
        for place, value in enumerate(values, start):
            self.set_value(row, place, value)


class Counts(Rows):
    """The number of copies of each piece, stored as a share of `whole`."""

    __slots__ = ("_counts", "_whole")

    def __init__(self, size: int, seats: int = 1, whole: int = 1) -> None:
        super().__init__(size, seats)
        self._whole = whole
        self._counts = [0] * (seats * size)

    def add(self, row: int, piece: int, copies: int) -> None:
        at = row * self._size + piece
        count = self._counts[at] + copies
        self._counts[at] = count
        self.set_value(row, piece, count / self._whole)


def common_ends(old: tuple[object, ...], new: tuple[object, ...]) -> tuple[int, int]:
    """Return how many items both begin with, and how many of the rest both end with.

    Collections rarely change by more than one piece.
    """
    shorter_length = min(len(old), len(new))
    start = 0
    while start < shorter_length and old[start] is new[start]:
        start += 1
    end = 0
    while end < shorter_length - start and old[len(old) - 1 - end] is new[len(new) - 1 - end]:
        end += 1
    return start, end
