"""What a database has to be able to do. SQL is written with $1, $2, … for its values."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Protocol

from nasrid.server.protocol.errors import RefusalError

log = logging.getLogger(__name__)
Row = Sequence[Any]
Statement = tuple[str, tuple[Any, ...]]


class StoreError(Exception):
    """The database cannot be opened; the sentence says what to do."""


class DuplicateError(Exception):
    """Something that must be unique is there already; nothing was changed."""


class Driver(Protocol):
    NOW_SQL: str  # the database's own clock in SQL, in seconds since 1970
    IS_MULTI_PROCESS: bool  # whether several processes use it at once

    async def open(self) -> None:
        """Connect and bring the schema up to date, or raise StoreError."""

    async def close(self) -> None: ...

    async def run(self, statements: Sequence[Statement]) -> list[list[Row]]:
        """All of them in one transaction; the rows that each gave. When it returns, they are safe on disk.
        Duplicate if a value must be unique and is not; the Refusal of `failed` if the database does not do its work."""


def to_refusal(error: Exception) -> RefusalError:
    """What is answered to whoever asked for something while the database is away. Whether a change was made is open;
    the same command sent again finds out."""
    log.error("the database fails", extra={"error": f"{type(error).__name__}: {error}"})
    return RefusalError("unavailable", "the database does not answer; send the same again in a moment")
