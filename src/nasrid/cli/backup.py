"""The command `nasrid backup`."""

from __future__ import annotations

import argparse
from pathlib import Path

from nasrid.cli.database import add_data_argument, database_errors, database_file
from nasrid.i18n import t


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=t("cli-backup-file"))
    add_data_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    with database_errors() as maintenance:
        maintenance.back_up(database_file(arguments), arguments.file)
    print(t("cli-backup-done", file=str(arguments.file)))
    return 0
