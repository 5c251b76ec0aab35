"""nasrid backup."""

from __future__ import annotations

import argparse
from pathlib import Path

from nasrid.cli.upkeep import add_data, database_file, upkeep


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Copy the database to a file, while the server runs or not. PostgreSQL is backed up with pg_dump instead."
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the copy; one that is there is replaced")
    add_data(parser)


def run(arguments: argparse.Namespace) -> int:
    with upkeep() as work:
        work.back_up(database_file(arguments), arguments.file)
    print(f"The backup is {arguments.file}. It holds secrets of running games: keep it for yourself.")
    return 0
