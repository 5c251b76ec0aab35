"""Backups: copies of SQLite files, and dumps of PostgreSQL databases."""

import os
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from nasrid.i18n import describe_error, t
from nasrid.server.store.driver import StoreError
from nasrid.server.store.migrations import missing_migrations
from nasrid.server.store.sqlite import keep_owner, lock_file

DATED_BACKUPS = "nasrid-????????T??????Z"
SIDECAR_SUFFIXES = ("-wal", "-shm")


def back_up(source: Path, target: Path) -> None:
    """Copy a database that may be in use. The copy is a consistent snapshot and blocks no writer."""
    if not source.is_file():
        raise StoreError(t("store-no-database", file=str(source)))
    with _new_backup(target) as part:
        with closing(sqlite3.connect(source)) as database, closing(sqlite3.connect(part)) as copy:
            database.backup(copy, pages=-1)
            copy.execute("PRAGMA journal_mode = DELETE")  # a single file without sidecars
        _check_file(part, source)


def dump(url: str, target: Path) -> None:
    """Dump a PostgreSQL database that may be in use. The dump is a consistent snapshot for pg_restore."""
    with _new_backup(target) as part:
        _run_client("pg_dump", "--no-password", "--format=custom", f"--file={part}", f"--dbname={url}")
        _run_client("pg_restore", f"--file={os.devnull}", str(part))  # reads all of it
        if " TABLE DATA public schema_version " not in _run_client("pg_restore", "--list", str(part)):
            raise StoreError(t("store-foreign", file="PostgreSQL"))


def _run_client(program: str, *arguments: str) -> str:
    """Run a program of PostgreSQL and return its output."""
    try:
        done = subprocess.run([program, *arguments], capture_output=True, text=True, check=True)
    except FileNotFoundError:
        raise StoreError(t("store-no-client", program=program)) from None
    except subprocess.CalledProcessError as error:
        reason = "; ".join(line.strip() for line in error.stderr.splitlines())
        raise StoreError(t("store-not-backed-up", reason=reason)) from None
    return done.stdout


@contextmanager
def _new_backup(target: Path) -> Iterator[Path]:
    """Yield an empty file for a backup. It replaces `target` if the backup succeeds."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        part.touch(mode=0o600)  # seeds of running games are secret
        yield part
        _sync(part)
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(t("store-not-backed-up", reason=describe_error(error))) from None
    finally:
        part.unlink(missing_ok=True)


def dated_backup(folder: Path, suffix: str) -> Path:
    """Return the name of a new backup in a folder. Such names sort by time."""
    return folder / time.strftime(f"nasrid-%Y%m%dT%H%M%SZ{suffix}", time.gmtime())


def delete_old_backups(folder: Path, suffix: str, keep: int) -> None:
    """Delete all but the newest backups with dated names."""
    try:
        for file in sorted(folder.glob(f"{DATED_BACKUPS}{suffix}"))[:-keep]:
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
