"""nasrid backup."""

from __future__ import annotations

import argparse
from pathlib import Path

from nasrid.cli.upkeep import add_data, database_file, upkeep
from nasrid.cli.wording import describe
from nasrid.language import t


def add(parser: argparse.ArgumentParser) -> None:
    describe(parser, "backup")
    parser.add_argument("file", type=Path, metavar="FILE", help=t("cli-backup-file"))
    add_data(parser)


def run(arguments: argparse.Namespace) -> int:
    with upkeep() as work:
        work.back_up(database_file(arguments), arguments.file)
    print(t("cli-backup-done", file=str(arguments.file)))
    return 0
