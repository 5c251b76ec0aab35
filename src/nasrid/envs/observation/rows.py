"""Rows of numbers that change a little from one observation to the next: only that is written."""

from __future__ import annotations

from typing import Any, Final

FLOAT_BYTES: Final = 4  # bytes


class Rows:
    """One row for each seat, or one for the table. Those of seats stand there twice, one set after the other, so that
    what a seat sees, clockwise from itself, is one stretch of memory."""

    __slots__ = ("_again", "_cells", "_seats", "_size")

    def __init__(self, size: int, seats: int = 1) -> None:
        self._size = size
        self._seats = seats
        self._again = seats * size if seats > 1 else 0
        # Single numbers are written here faster than in an array.
        self._cells: Any = memoryview(bytearray(FLOAT_BYTES * (seats * size + self._again))).cast("f")

    def seen_from(self, seat: int) -> Any:
        """The memory of all rows, that of the seat first. It goes on changing."""
        first = seat % self._seats * self._size
        return self._cells[first : first + self._seats * self._size]

    def set_value(self, row: int, place: int, value: float) -> None:
        at = row * self._size + place
        self._cells[at] = value
        if self._again:
            self._cells[at + self._again] = value

    def fill(self, row: int, start: int, values: list[float]) -> None:
        """Write these from one place on."""
        for place, value in enumerate(values, start):
            self.set_value(row, place, value)


class Counts(Rows):
    """How many of each piece there are, shown as shares of `whole`."""

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
    """How many items both begin with, and how many of the others both end with. What lies somewhere seldom changes by
    more than one piece."""
    shorter_length = min(len(old), len(new))
    start = 0
    while start < shorter_length and old[start] is new[start]:
        start += 1
    end = 0
    while end < shorter_length - start and old[len(old) - 1 - end] is new[len(new) - 1 - end]:
        end += 1
    return start, end
