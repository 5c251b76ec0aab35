"""The interface of a database. SQL statements use $1, $2, … as placeholders."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

import msgspec

from nasrid.i18n import t
from nasrid.server.protocol.errors import RefusalError

DELETION_BATCH_SIZE = 200  # rows in one transaction, so that no player waits long for it
DELETION_PAUSE_SECONDS = 0.05
MAX_SQL_PARAMETERS = 500  # of one statement with a list of ids
log = logging.getLogger(__name__)
Row = Sequence[Any]
# Carries out short work in a thread, such as `asyncio.to_thread`.
InThread = Callable[[Callable[[], msgspec.Raw | None]], Awaitable[msgspec.Raw | None]]
Statement = tuple[str, tuple[Any, ...]]


class StoreError(Exception):
    """The database cannot be opened. The message says what to do."""


class DuplicateError(Exception):
    """A value that must be unique already exists. Nothing was changed."""


class MissingRowError(RefusalError):
    """The player or the session that a new row belongs to has just been deleted. Nothing was changed."""

    def __init__(self) -> None:
        super().__init__("not_signed_in", "you have just signed out, or deleted your account; sign in again")


class DatabaseError(RefusalError):
    """The database could not serve a request.

    The change may have been made or not; repeating the same command finds out.
    """

    def __init__(self, reason: str, message: str = "the database does not respond; repeat the request in a moment"):
        super().__init__("unavailable", message)
        self.reason = reason

    def explain(self) -> str:
        """Return the reason for the operator, and what to do."""
        return t("store-failed", reason=self.reason)


class DamagedDatabaseError(DatabaseError):
    """A part of the database cannot be read. Repeating the request does not help."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason, "a part of the database is damaged; ask the operator of the server")

    def explain(self) -> str:
        return t("store-damaged-database", reason=self.reason)


class Driver(Protocol):
    NOW_SQL: str  # SQL expression for the database's own clock, in seconds since 1970
    SIZE_SQL: str  # SQL query for the size of the database in bytes
    IS_MULTI_PROCESS: bool
    is_shared: bool  # open without a lock, creation or migration, because a server may use the database

    async def open(self) -> None:
        """Connect and migrate the schema. Raise StoreError if that is not possible."""

    async def close(self) -> None: ...

    async def run(self, statements: Sequence[Statement]) -> list[list[Row]]:
        """Run the statements in one transaction and return the rows of each. On return, the changes are on disk.

        Raise DuplicateError if a unique value exists already, MissingRowError if a new row refers to a deleted one, and
        DatabaseError if the database fails.
        """

    async def read_snapshot(self, queries: Sequence[Statement]) -> list[list[Row]]:
        """Run queries that all see the same moment, even while other processes write."""

    async def damaged_relations(self) -> dict[str, str]:
        """Read every relation completely. Return those that cannot be read, each with the reason."""

    async def free_disk_bytes(self) -> int | None:
        """Return the free space on the disk of the database, or None if it is on another machine."""


class MeteredDriver:
    """A driver that reports the duration of each transaction."""

    def __init__(self, inner: Driver) -> None:
        self.inner = inner
        self.NOW_SQL = inner.NOW_SQL
        self.SIZE_SQL = inner.SIZE_SQL
        self.IS_MULTI_PROCESS = inner.IS_MULTI_PROCESS
        self.open = inner.open
        self.close = inner.close
        self.read_snapshot = inner.read_snapshot
        self.damaged_relations = inner.damaged_relations
        self.free_disk_bytes = inner.free_disk_bytes
        self.on_transaction: Callable[[float, bool], None] = _ignore  # duration in seconds; True if it failed
        self.running = 0  # transactions that have not ended

    @property
    def is_shared(self) -> bool:
        return self.inner.is_shared

    @is_shared.setter
    def is_shared(self, is_shared: bool) -> None:
        self.inner.is_shared = is_shared

    async def run(self, statements: Sequence[Statement]) -> list[list[Row]]:
        began, has_failed = time.perf_counter(), False
        self.running += 1
        try:
            return await self.inner.run(statements)
        except DatabaseError:
            has_failed = True
            raise
        finally:
            self.running -= 1
            self.on_transaction(time.perf_counter() - began, has_failed)


def _ignore(seconds: float, has_failed: bool) -> None:
    pass


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


async def delete_in_batches(delete_batch: Callable[[], Awaitable[int]]) -> None:
    """Call the function, which returns how many rows it has deleted, until a batch is not full."""
    while await delete_batch() >= DELETION_BATCH_SIZE:
        await asyncio.sleep(DELETION_PAUSE_SECONDS)


def placeholders(values: Sequence[Any], first: int = 1) -> str:
    """Return the list of placeholders for `IN (…)`, numbered from `first`."""
    return ", ".join(f"${number}" for number in range(first, len(values) + first)) or "NULL"


def to_database_error(error: Exception, is_damage: bool) -> DatabaseError:
    """Log an error of the database, and return the error for the request."""
    if is_damage:
        log.error("damaged database; run `nasrid check`", extra={"error": f"{type(error).__name__}: {error}"})
        return DamagedDatabaseError(str(error))
    log.error("database error", extra={"error": f"{type(error).__name__}: {error}"})
    return DatabaseError(str(error) or type(error).__name__)
