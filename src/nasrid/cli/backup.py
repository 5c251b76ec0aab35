"""The command `nasrid backup`."""

from __future__ import annotations

import argparse
from pathlib import Path

from nasrid.cli.database import add_data_argument, database_errors, database_file
from nasrid.cli.values import whole_number
from nasrid.command_errors import CommandError
from nasrid.i18n import t


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=t("cli-backup-file"))
    parser.add_argument("--keep", type=whole_number, metavar="N", help=t("cli-backup-keep"))
    add_data_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    if arguments.keep and not arguments.file.is_dir():
        raise CommandError(t("cli-backup-no-folder", file=str(arguments.file)))
    with database_errors() as maintenance:
        file = maintenance.dated_backup(arguments.file) if arguments.file.is_dir() else arguments.file
        maintenance.back_up(database_file(arguments), file)
        if arguments.keep:
            maintenance.delete_old_backups(arguments.file, arguments.keep)
    print(t("cli-backup-done", file=str(file)))
    return 0
