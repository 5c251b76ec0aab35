"""The command `nasrid review`."""

from __future__ import annotations

import argparse

from nasrid.cli.values import file_name
from nasrid.cli.wording import add_examples
from nasrid.i18n import t

EFFORT_NAMES = ("quick", "standard", "deep")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_examples(
        parser,
        ("nasrid review game.json", t("cli-review-example")),
        ("nasrid review game.json --effort quick --plot game.svg", t("cli-review-example-plot")),
    )
    parser.add_argument("file", type=file_name, metavar="FILE", help=t("cli-replay-file"))
    parser.add_argument("--effort", choices=EFFORT_NAMES, default="standard", help=t("cli-review-effort"))
    parser.add_argument("--json", type=file_name, metavar="FILE", help=t("cli-review-json"))
    parser.add_argument("--plot", type=file_name, metavar="FILE", help=t("cli-review-plot"))


def run(arguments: argparse.Namespace) -> int:
    from nasrid.terminal.review import review_file

    review_file(arguments.file, arguments.effort, arguments.json, arguments.plot)
    return 0
