"""Argument values that several commands share."""

from __future__ import annotations

import argparse
import os
import secrets
import shlex
import sys
from math import inf
from typing import TYPE_CHECKING

from nasrid.command_errors import CommandError
from nasrid.i18n import t
from nasrid.rules.game import SEED_LIMIT
from nasrid.rules.quoting import quoted

if TYPE_CHECKING:
    from nasrid.bots import Entrant


def file_name(text: str) -> str:
    from nasrid.terminal.files import expand_path

    if not text.strip():
        raise argparse.ArgumentTypeError(t("file-missing-name"))
    return expand_path(text)


def folder_name(text: str) -> str:
    """Return the path of a folder, which need not exist."""
    path = file_name(text)
    if os.path.isfile(path):
        raise argparse.ArgumentTypeError(t("cli-no-folder", typed=quoted(text)))
    return path


def whole_number(text: str) -> int:
    """Return the text as an integer of at least 1."""
    if not (text.isascii() and text.isdigit() and 0 < len(text) < 10 and int(text)):
        raise argparse.ArgumentTypeError(t("cli-number", typed=quoted(text)))
    return int(text)


def positive_number(text: str) -> float:
    """Return the text as a number greater than 0."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < inf:
        raise argparse.ArgumentTypeError(t("cli-positive-number", typed=quoted(text)))
    return number


def add_executor_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--processes", type=whole_number, metavar="N", help=t("cli-processes"))
    parser.add_argument("--executor", choices=("cores", "ray"), default="cores", help=t("cli-executor"))


def read_bot(code: str) -> Entrant:
    """Return the entrant of a bot code. Users' own bots are modules in the current folder."""
    from nasrid.bots import BotError, parse_bot_code

    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        return parse_bot_code(code)
    except BotError as error:
        raise CommandError(t(error.problem, **error.facts)) from None


def read_seed(text: str | None) -> int:
    """Return the seed, or a random one if there is no text."""
    if text is None:
        return secrets.randbelow(2**32)
    if not (text.isascii() and text.isdigit()):
        raise CommandError(t("cli-seed"))
    return int(text.lstrip("0")[:100] or "0")  # 100 digits exceed every valid seed


def read_match_seed(text: str | None) -> int:
    """Return the seed of a match or a tournament, or a random one if there is no text."""
    seed = read_seed(text)
    if seed >= SEED_LIMIT:
        raise CommandError(t("cli-seed-large"))
    return seed


def repeat_command(arguments: argparse.Namespace, seed: int) -> str:
    """Return the command that repeats the match or the tournament."""
    return shlex.join(["nasrid", *arguments.typed, *([] if arguments.seed else ["--seed", str(seed)])])
