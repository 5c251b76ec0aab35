"""Statements that insert many rows, for benchmarks/growth.py."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from nasrid.server.store.driver import Row, Statement, placeholders

MAX_VALUES = 32_767  # of one statement


def insert(target: str, rows: Sequence[Row]) -> Statement:
    """Return one statement that inserts all rows, which is many times as fast as one for each."""
    width = len(rows[0])
    lists = (f"({placeholders(row, 1 + width * number)})" for number, row in enumerate(rows))
    return f"INSERT INTO {target} VALUES {', '.join(lists)}", tuple(chain.from_iterable(rows))


def inserts(target: str, rows: Sequence[Row]) -> Iterator[Statement]:
    """Yield as few statements as possible that insert all rows."""
    if rows:
        size = MAX_VALUES // len(rows[0])
        yield from (insert(target, rows[start : start + size]) for start in range(0, len(rows), size))
