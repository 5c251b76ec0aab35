"""nasrid arena."""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from math import ceil

from nasrid.cli.table import add_game_options, add_table_options, read_options, warn_of_unused_lists
from nasrid.cli.values import file_name, read_seed, whole_number
from nasrid.extras import needed_by
from nasrid.rules.game import SEEDS
from nasrid.terminal.trouble import Trouble

GAMES = 120  # whole deals for every number of players
SEATS = 6

DESCRIPTION = """\
Let bots play a match against each other and compare them. Every deal is played once in each rotation of the seats, on
all cores. Ctrl-C ends the match early and keeps what was played.

A bot is written as a short code, with the time it may think about a move if you like: greedy, planner:200ms.
Your own bot is package.module:Class, found in the current folder or installed; docs/bots.md shows how to write one.
"""
EXAMPLES = """\
examples:
  nasrid arena greedy random                           two bots at a table for two
  nasrid arena planner:200ms greedy --players 4        one planner against three greedy ones
  nasrid arena greedy --bot my_bots:Builder:200ms      against your own bot
  nasrid arena mason architect --game granada --seed 7 --json match.json --plot match.png
"""


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = DESCRIPTION
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = EXAMPLES
    parser.add_argument(
        "codes", nargs="*", metavar="BOT", help="the bots, seat by seat; the last one fills the seats that are left"
    )
    parser.add_argument(
        "--bot", action="append", default=[], metavar="BOT", help="one more bot, like my_bots:Builder; may be repeated"
    )
    add_game_options(parser, players="how many seats; otherwise one for each bot, at least 2")
    parser.add_argument(
        "--games",
        type=whole_number,
        default=GAMES,
        metavar="N",
        help=f"how many games, rounded up to whole deals; otherwise {GAMES}",
    )
    parser.add_argument("--seed", metavar="N", help="the same number gives the same deals again")
    parser.add_argument("--processes", type=whole_number, metavar="N", help="games at once; otherwise one a core")
    parser.add_argument(
        "--engine",
        choices=("cores", "ray"),
        default="cores",
        help="play on the cores of this machine (usual), or on a Ray cluster: the one in RAY_ADDRESS, or a local one",
    )
    parser.add_argument("--json", type=file_name, metavar="FILE", help="save the result for programs")
    parser.add_argument("--records", type=file_name, metavar="DIR", help="save every game there, for nasrid replay")
    parser.add_argument(
        "--plot", type=file_name, metavar="FILE", help="draw win rates and scores: a .png, .svg or .pdf file"
    )
    add_table_options(parser)


def run(arguments: argparse.Namespace) -> int:
    with needed_by("the arena", "arena"):
        from nasrid.arena.command import ArenaSettings, run_arena
    from nasrid.arena.match import Match

    codes = _codes(arguments)
    options = read_options(arguments, players=max(2, len(codes)))
    seed = _seed(arguments.seed)
    warn_of_unused_lists(arguments, options)
    return run_arena(
        ArenaSettings(
            command=_command(arguments, seed),
            match=Match(options, codes, seed, deals=ceil(arguments.games / options.players)),
            games=arguments.games,
            engine=arguments.engine,
            processes=arguments.processes,
            json=arguments.json,
            records=arguments.records,
            plot=arguments.plot,
        )
    )


def _codes(arguments: argparse.Namespace) -> tuple[str, ...]:
    from nasrid.bots import BotError, read_code

    sys.path.append(os.getcwd())  # where somebody's own bots are
    codes = (*arguments.codes, *arguments.bot)
    seats = arguments.players or SEATS
    if not codes:
        raise Trouble("who shall play? Name at least one bot, for instance: nasrid arena greedy random")
    if len(codes) > seats:
        raise Trouble(f"{len(codes)} bots are too many for {seats} seats")
    try:
        for code in codes:
            read_code(code)
    except BotError as error:
        raise Trouble(str(error)) from None
    return codes


def _seed(text: str | None) -> int:
    seed = read_seed(text)
    if seed >= SEEDS:
        raise Trouble("a seed is below 2 to the power of 256")
    return seed


def _command(arguments: argparse.Namespace, seed: int) -> str:
    """What plays the match again."""
    return shlex.join(["nasrid", *arguments.typed, *([] if arguments.seed else ["--seed", str(seed)])])
