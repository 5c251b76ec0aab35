"""Backups of SQLite files, and the check of all tables of a database."""

import os
import shutil
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

from nasrid.i18n import describe_error, t
from nasrid.server.store.driver import StoreError
from nasrid.server.store.migrations import missing_migrations
from nasrid.server.store.sqlite import keep_owner, lock_file

DATED_BACKUPS = "nasrid-????????T??????Z.sqlite"
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
        _check_file(part, source)
        _sync(part)
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(t("store-not-backed-up", reason=describe_error(error))) from None
    finally:
        part.unlink(missing_ok=True)


def dated_backup(folder: Path) -> Path:
    """Return the name of a new backup in a folder. Such names sort by time."""
    return folder / time.strftime("nasrid-%Y%m%dT%H%M%SZ.sqlite", time.gmtime())


def delete_old_backups(folder: Path, keep: int) -> None:
    """Delete all but the newest backups with dated names."""
    try:
        for file in sorted(folder.glob(DATED_BACKUPS))[:-keep]:
            file.unlink()
    except OSError as error:
        raise StoreError(t("store-backup-undeleted", reason=describe_error(error))) from None


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
            keep_owner(part, target)
            _check_file(part, source)
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


def _check_file(file: Path, source: Path) -> None:
    """Raise StoreError if a copy is not a sound database. The message names the source."""
    with closing(sqlite3.connect(file)) as database:
        (result,) = database.execute("PRAGMA quick_check(1)").fetchone()
        (number,) = database.execute("PRAGMA user_version").fetchone()
    if result != "ok":
        raise StoreError(t("store-damaged", file=str(source), reason=str(result)))
    if not number:
        raise StoreError(t("store-foreign", file=str(source)))
    missing_migrations(number)


def _sync(file: Path) -> None:
    with file.open("rb") as opened:
        os.fsync(opened.fileno())
