"""The command `nasrid restore`."""

from __future__ import annotations

import argparse
from pathlib import Path

from nasrid.cli.database import add_data_argument, database_errors, database_file
from nasrid.i18n import t


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=t("cli-restore-file"))
    add_data_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    with database_errors() as maintenance:
        before = maintenance.restore(arguments.file, database_file(arguments))
    print(t("cli-restore-done", file=str(arguments.file)))
    if before:
        print(t("cli-restore-before", file=str(before)))
    return 0
