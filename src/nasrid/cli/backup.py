"""The command `nasrid backup`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from nasrid.cli.database import add_database_arguments, database_errors, database_file
from nasrid.cli.values import whole_number
from nasrid.command_errors import CommandError
from nasrid.i18n import t


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=t("cli-backup-file"))
    parser.add_argument("--keep", type=whole_number, metavar="N", help=t("cli-backup-keep"))
    add_database_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    if arguments.keep and not arguments.file.is_dir():
        raise CommandError(t("cli-backup-no-folder", file=str(arguments.file)))
    with database_errors() as maintenance:
        file = _back_up(arguments, maintenance)
    print(t("cli-backup-done", file=str(file)))
    return 0


def _back_up(arguments: argparse.Namespace, maintenance: Any) -> Path:
    """Write a backup, and delete old ones. Return its file."""
    from nasrid.server.serve import driver_for
    from nasrid.server.store.sqlite import SqliteDriver

    driver = driver_for(arguments.database or f"sqlite:{database_file(arguments)}")
    suffix = ".sqlite" if isinstance(driver, SqliteDriver) else ".dump"
    folder, file = arguments.file, arguments.file
    if folder.is_dir():
        file = maintenance.dated_backup(folder, suffix)
    if isinstance(driver, SqliteDriver):
        maintenance.back_up(driver.file, file)
    else:
        maintenance.dump(arguments.database, file)
    if arguments.keep:
        maintenance.delete_old_backups(folder, suffix, arguments.keep)
    return Path(file)
