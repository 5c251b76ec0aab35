"""nasrid play."""

from __future__ import annotations

import argparse

from nasrid.bots import LEVELS, BotError, read_code
from nasrid.bots.catalogue import POLICY
from nasrid.cli.table import add_game_options, add_table_options, read_options, warn_of_unused_lists
from nasrid.cli.values import file_name, read_seed
from nasrid.extras import needed_by
from nasrid.rules.quoting import quoted
from nasrid.terminal.trouble import Trouble

PLAYERS = 3
LEVEL = "mason"
RIVALS = ("random", *LEVELS)

EXAMPLES = """\
examples:
  nasrid play                                 Alhambra, you and two rivals
  nasrid play --game granada --players 4      Granada with three rivals
  nasrid play --modules vizier,huts           Alhambra with two parts of the expansion
  nasrid play --level apprentice              against beginners
  nasrid play --save friday.json              and later: nasrid replay friday.json
"""


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = "Play a game against the computer. Without options: Alhambra for three."
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = EXAMPLES
    add_game_options(parser, players=f"how many, with you; otherwise {PLAYERS}")
    parser.add_argument("--seat", type=int, default=1, metavar="N", help="your place at the table; otherwise 1")
    parser.add_argument(
        "--level",
        type=_level,
        default=LEVEL,
        metavar="LEVEL",
        help=f"how well your rivals play: {', '.join(RIVALS)}, or {POLICY}FILE for a trained network; "
        f"{LEVEL} if you do not say, vizier is the best",
    )
    parser.add_argument("--seed", metavar="N", help="the same number gives the same game again")
    parser.add_argument("--save", type=file_name, metavar="FILE", help="save the record there when you end")
    add_table_options(parser)


def _level(typed: str) -> str:
    if typed not in RIVALS and not typed.startswith(POLICY):
        raise argparse.ArgumentTypeError(f"{quoted(typed)} is none of {', '.join(RIVALS)}, {POLICY}FILE")
    return typed


def run(arguments: argparse.Namespace) -> int:
    with needed_by("the terminal", "play"):
        from nasrid.terminal.play import PlaySettings, play

    options = read_options(arguments, PLAYERS)
    if not 1 <= arguments.seat <= options.players:
        raise Trouble(f"there is no seat {arguments.seat}; the seats are 1 to {options.players}")
    seed = read_seed(arguments.seed)
    warn_of_unused_lists(arguments, options)
    try:
        rivals = read_code(arguments.level)
    except BotError as error:
        raise Trouble(str(error)) from None
    return play(PlaySettings(options, seed, arguments.seat - 1, arguments.save, rivals))
