"""The SQLite driver, for one process."""

import asyncio
import errno
import fcntl
import os
import re
import shutil
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import IO, Any, TypeVar

from nasrid.i18n import describe_error, t
from nasrid.server.store.driver import DuplicateError, MissingRowError, Row, Statement, StoreError, to_database_error
from nasrid.server.store.migrations import missing_migrations

T = TypeVar("T")
UNIQUE_VIOLATIONS = (sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY)
DAMAGE_HEADING = "*** in database main ***\n"  # of a report by `PRAGMA integrity_check`
DAMAGE_CODES = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
READ_FAILURE_CODES = (sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_IOERR_SHORT_READ, sqlite3.SQLITE_IOERR_CORRUPTFS)


class SqliteDriver:
    """A SQLite file, used from one thread.

    A lock file keeps other servers out. The operating system releases the lock when the process ends in any way.
    """

    NOW_SQL = "((julianday('now') - 2440587.5) * 86400.0)"
    SIZE_SQL = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
    IS_MULTI_PROCESS = False

    def __init__(self, file: Path) -> None:
        self.file = file
        self.is_shared = False
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        self._lock: IO[str] | None = None
        self._connection: sqlite3.Connection | None = None

    async def open(self) -> None:
        await self._in_thread(self._open)

    async def close(self) -> None:
        await self._in_thread(self._close)
        self._thread.shutdown()

    async def run(self, statements: Sequence[Statement]) -> list[list[Row]]:
        try:
            return await self._in_thread(self._run, statements)
        except sqlite3.Error as error:
            raise to_database_error(error, is_damage(error)) from error

    async def read_snapshot(self, queries: Sequence[Statement]) -> list[list[Row]]:
        return await self.run(queries)

    async def damaged_relations(self) -> dict[str, str]:
        return await self._in_thread(self._damaged_relations)

    async def free_disk_bytes(self) -> int | None:
        return shutil.disk_usage(self.file.parent).free

    async def _in_thread(self, work: Callable[..., T], *values: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *values)

    def _open(self) -> None:
        if self.is_shared:
            self._open_shared()
            return
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.touch(mode=0o600)  # seeds of running games are secret
            self._lock = lock_file(self.file.resolve())
            self._connection = sqlite3.connect(self.file, isolation_level=None)
            self._prepare(self._connection)
        except (OSError, sqlite3.Error) as error:
            self._close()
            raise StoreError(t(_opening_message(error), file=str(self.file), reason=describe_error(error))) from None
        except StoreError:
            self._close()
            raise

    def _open_shared(self) -> None:
        try:
            self._connection = sqlite3.connect(f"file:{self.file}?mode=rw", uri=True, isolation_level=None, timeout=30)
            (schema_version,) = self._connection.execute("PRAGMA user_version").fetchone()
        except sqlite3.Error as error:
            raise StoreError(t("store-unopened", file=str(self.file), reason=str(error))) from None
        if missing_migrations(schema_version):
            raise StoreError(t("store-older", file=str(self.file)))

    def _prepare(self, connection: sqlite3.Connection) -> None:
        (schema_version,) = connection.execute("PRAGMA user_version").fetchone()
        migrations = missing_migrations(schema_version)  # first, so that a refused database stays unchanged
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")  # a commit is on disk before it is acknowledged
        connection.execute("PRAGMA foreign_keys = ON")
        connection.create_function("strpos", 2, lambda text, part: text.find(part) + 1)  # as in PostgreSQL
        for migration in migrations:
            statements = [(statement, ()) for statement in migration.statements]
            self._run([*statements, (f"PRAGMA user_version = {migration.number}", ())])

    def _run(self, statements: Sequence[Statement]) -> list[list[Row]]:
        assert self._connection
        execute = self._connection.execute
        execute("BEGIN IMMEDIATE")
        try:
            results = [list(execute(_numbered(sql), values)) for sql, values in statements]
            execute("COMMIT")
        except BaseException as error:
            if self._connection.in_transaction:
                execute("ROLLBACK")
            error_code = getattr(error, "sqlite_errorcode", None)
            if error_code in UNIQUE_VIOLATIONS:
                raise DuplicateError from None
            if error_code == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
                raise MissingRowError from None
            raise
        return results

    def _damaged_relations(self) -> dict[str, str]:
        assert self._connection
        execute = self._connection.execute
        damaged = {}
        for (name,) in list(execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")):
            try:
                (result,) = execute(f"PRAGMA integrity_check({name})").fetchone()
            except sqlite3.Error as error:
                result = str(error)
            if result != "ok":
                damaged[name] = result.removeprefix(DAMAGE_HEADING).strip()
        return damaged

    def _close(self) -> None:
        if self._connection:
            self._connection.close()
        if self._lock:
            self._lock.close()


def _opening_message(error: Exception) -> str:
    if is_damage(error):
        return "store-damaged-database"
    return "store-unopened-full" if _is_write_failure(error) else "store-unopened"


def is_damage(error: Exception) -> bool:
    """Return whether the error shows that a part of the file cannot be read."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:  # Python's own error
        return isinstance(error, sqlite3.OperationalError) and "decode to UTF-8" in str(error)
    return code & 0xFF in DAMAGE_CODES or code in READ_FAILURE_CODES


def _is_write_failure(error: Exception) -> bool:
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)
    return isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


@cache
def _numbered(sql: str) -> str:
    """Replace $1 with ?1, SQLite's syntax."""
    return re.sub(r"\$(\d+)", r"?\1", sql)


def keep_owner(file: Path, original: Path) -> None:
    """Give a new file the owner of the file that it replaces or accompanies, or else of the folder.

    Otherwise a service without privileges could not open a file that an operator has created as root.
    """
    if os.geteuid() == 0:
        owner = (original if original.exists() else original.parent).stat()
        os.chown(file, owner.st_uid, owner.st_gid)


def lock_file(file: Path) -> IO[str]:
    """Lock a file for this process until the returned file is closed. Raise StoreError if it is in use."""
    path = file.with_name(f"{file.name}.lock")
    lock = path.open("w")
    keep_owner(path, file)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise StoreError(t("store-used", file=str(file))) from None
    return lock
