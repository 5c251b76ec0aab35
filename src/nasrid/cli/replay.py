"""nasrid replay."""

from __future__ import annotations

import argparse

from nasrid.cli.values import file_name
from nasrid.extras import needed_by


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = "Tell a saved game again, with its score sheets and its result."
    parser.add_argument("file", type=file_name, metavar="FILE", help="a record that play or arena has saved")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--sheets-only", action="store_true", help="only the score sheets and the result")
    what.add_argument("--log", action="store_true", help="only the actions, one a line in notation, and the result")
    what.add_argument(
        "--verify",
        nargs="?",
        const="",
        metavar="SHA256",
        help="only prove the deal: the seed is the one whose SHA-256 was published at the start",
    )
    parser.add_argument("--json", action="store_true", help="the same for programs")


def run(arguments: argparse.Namespace) -> int:
    with needed_by("the terminal", "play"):
        from nasrid.terminal.story import replay_file
        from nasrid.terminal.verify import verify_file

    if arguments.verify is not None:
        return verify_file(arguments.file, arguments.verify, arguments.json)
    what = "sheets" if arguments.sheets_only else "log" if arguments.log else "story"
    return replay_file(arguments.file, what, arguments.json)
