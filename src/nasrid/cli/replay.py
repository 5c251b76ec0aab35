"""The command `nasrid replay`."""

from __future__ import annotations

import argparse

from nasrid.cli.values import file_name
from nasrid.extras import requires_extra
from nasrid.i18n import t


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=file_name, metavar="FILE", help=t("cli-replay-file"))
    part = parser.add_mutually_exclusive_group()
    part.add_argument("--sheets-only", action="store_true", help=t("cli-replay-sheets"))
    part.add_argument("--log", action="store_true", help=t("cli-replay-log"))
    part.add_argument("--verify", nargs="?", const="", metavar="SHA256", help=t("cli-replay-verify"))
    parser.add_argument("--json", action="store_true", help=t("cli-replay-json"))


def run(arguments: argparse.Namespace) -> int:
    from nasrid.terminal.replay import print_json
    from nasrid.terminal.verify import verify_file

    part = "sheets" if arguments.sheets_only else "log" if arguments.log else "story"
    if arguments.verify is not None:
        verify_file(arguments.file, arguments.verify, arguments.json)
    elif arguments.json:
        print_json(arguments.file, part)
    else:
        _tell(arguments.file, part)
    return 0


def _tell(file: str, part: str) -> None:
    with requires_extra("the terminal", "play"):
        from nasrid.terminal.storyteller import tell_replay

    tell_replay(file, part)
