"""nasrid restore."""

from __future__ import annotations

import argparse
from pathlib import Path

from nasrid.cli.upkeep import add_data, database_file, upkeep


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = "Put a backup in the place of the database. Stop the server first; what was there is kept."
    parser.add_argument("file", type=Path, metavar="FILE", help="a copy that nasrid backup has made")
    add_data(parser)


def run(arguments: argparse.Namespace) -> int:
    with upkeep() as work:
        before = work.restore(arguments.file, database_file(arguments))
    print(f"{arguments.file} is the database now." + (f" What was there is {before}." if before else ""))
    return 0
