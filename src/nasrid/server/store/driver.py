"""The interface of a database. SQL statements use $1, $2, … as placeholders."""

import logging
from collections.abc import Sequence
from typing import Any, Protocol

from nasrid.server.protocol.errors import RefusalError

log = logging.getLogger(__name__)
Row = Sequence[Any]
Statement = tuple[str, tuple[Any, ...]]


class StoreError(Exception):
    """The database cannot be opened. The message says what to do."""


class DuplicateError(Exception):
    """A value that must be unique already exists. Nothing was changed."""


class Driver(Protocol):
    NOW_SQL: str  # SQL expression for the database's own clock, in seconds since 1970
    IS_MULTI_PROCESS: bool

    async def open(self) -> None:
        """Connect and migrate the schema. Raise StoreError if that is not possible."""

    async def close(self) -> None: ...

    async def run(self, statements: Sequence[Statement]) -> list[list[Row]]:
        """Run the statements in one transaction and return the rows of each. On return, the changes are on disk.

        Raise DuplicateError if a unique value exists already, and `to_refusal`'s error if the database fails.
        """


class Queries:
    """The queries of one subject; base class."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    async def _run(self, *statements: Statement) -> list[list[Row]]:
        """Run the statements in one transaction."""
        return await self._driver.run(statements)

    async def _rows(self, sql: str, *values: Any) -> list[Any]:
        (rows,) = await self._run((sql, values))
        return rows


def placeholders(values: Sequence[Any], first: int = 1) -> str:
    """Return the list of placeholders for `IN (…)`, numbered from `first`."""
    return ", ".join(f"${number}" for number in range(first, len(values) + first)) or "NULL"


def to_refusal(error: Exception) -> RefusalError:
    """Return the error for a request that the database could not serve.

    The change may have been made or not; repeating the same command finds out.
    """
    log.error("database error", extra={"error": f"{type(error).__name__}: {error}"})
    return RefusalError("unavailable", "the database does not respond; repeat the request in a moment")
