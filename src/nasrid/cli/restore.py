"""nasrid restore."""

from __future__ import annotations

import argparse
from pathlib import Path

from nasrid.cli.upkeep import add_data, database_file, upkeep
from nasrid.cli.wording import describe
from nasrid.language import t


def add(parser: argparse.ArgumentParser) -> None:
    describe(parser, "restore")
    parser.add_argument("file", type=Path, metavar="FILE", help=t("cli-restore-file"))
    add_data(parser)


def run(arguments: argparse.Namespace) -> int:
    with upkeep() as work:
        before = work.restore(arguments.file, database_file(arguments))
    print(t("cli-restore-done", file=str(arguments.file)))
    if before:
        print(t("cli-restore-before", file=str(before)))
    return 0
