"""Backups of SQLite files, and the check of all tables of a database."""

import os
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from nasrid.i18n import describe_error, t
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.store.driver import StoreError
from nasrid.server.store.migrations import missing_migrations
from nasrid.server.store.sqlite import lock_file
from nasrid.server.store.tables import TableStore
from nasrid.server.table.checkpoint import durable_data
from nasrid.server.table.data import TableData
from nasrid.server.table.folding import fold_all, fold_log
from nasrid.server.table.state import TableState

SIDECAR_SUFFIXES = ("-wal", "-shm")


def back_up(source: Path, target: Path) -> None:
    """Copy a database that may be in use. The copy is a consistent snapshot and blocks no writer."""
    if not source.is_file():
        raise StoreError(t("store-no-database", file=str(source)))
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        part.touch(mode=0o600)  # seeds of running games are secret
        with closing(sqlite3.connect(source)) as database, closing(sqlite3.connect(part)) as copy:
            database.backup(copy, pages=-1)
            copy.execute("PRAGMA journal_mode = DELETE")  # a single file without sidecars
        _check_file(part)
        _sync(part)
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(t("store-not-backed-up", reason=describe_error(error))) from None
    finally:
        part.unlink(missing_ok=True)


def restore(source: Path, target: Path) -> Path | None:
    """Replace a database that no server uses with a backup. Return the new path of the old database."""
    if not source.is_file():
        raise StoreError(t("store-no-backup", file=str(source)))
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(f"{target.name}.part")
    try:
        with lock_file(target.resolve()):
            shutil.copyfile(source, part)
            part.chmod(0o600)
            _check_file(part)
            _sync(part)
            before = _set_aside(target)
            part.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(t("store-not-restored", reason=describe_error(error))) from None
    finally:
        part.unlink(missing_ok=True)
    return before


def _set_aside(file: Path) -> Path | None:
    if not file.exists():
        return None
    aside = file.with_name(f"{file.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    for end in ("", *SIDECAR_SUFFIXES):
        with suppress(FileNotFoundError):
            file.with_name(file.name + end).rename(aside.with_name(aside.name + end))
    return aside


def _check_file(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        (result,) = database.execute("PRAGMA quick_check(1)").fetchone()
        (number,) = database.execute("PRAGMA user_version").fetchone()
    if result != "ok":
        raise StoreError(t("store-damaged", file=str(file), reason=str(result)))
    if not number:
        raise StoreError(t("store-foreign", file=str(file)))
    missing_migrations(number)


def _sync(file: Path) -> None:
    with file.open("rb") as opened:
        os.fsync(opened.fileno())


async def check_tables(tables: TableStore, report: Callable[[str], None]) -> int:
    """Fold the log of every table, report problems, and return the number of damaged tables.

    Damaged tables are quarantined, and sound ones are released from quarantine. A checkpoint that differs from the
    folded log is deleted, because the table is sound without it.
    """
    damaged = 0
    for table, seq, state in await tables.all_tables():
        try:
            read, agrees = _fold(table, await tables.log(table), await tables.checkpoint(table))
            problem = "" if read.seq == seq else f"its log has {read.seq} of {seq} entries"
        except RefusalError:
            raise
        except Exception as error:
            problem = f"its log cannot be read: {type(error).__name__}: {error}"
        if problem:
            damaged += 1
            report(f"table {table}: {problem}")
            await tables.quarantine(table)
            continue
        if not agrees:
            report(f"table {table}: its checkpoint was wrong and has been deleted; its log is sound")
            await tables.drop_checkpoint(table)
        if state == "damaged":
            await tables.release_from_quarantine(read)
    return damaged


def _fold(table: str, log: list[AnyEntry], checkpoint: TableData | None) -> tuple[TableState, bool]:
    """Return the folded log, and whether the checkpoint agrees with it."""
    start = checkpoint.seq if checkpoint else 0
    state = fold_log(table, log[:start])
    agrees = checkpoint is None or state.is_frozen or durable_data(state) == checkpoint
    fold_all(state, log[start:])
    return state, agrees
