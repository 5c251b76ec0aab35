"""The command `nasrid arena`."""

from __future__ import annotations

import argparse
from math import ceil

from nasrid.cli.table import add_game_options, add_table_options, read_options, warn_of_unused_lists
from nasrid.cli.values import (
    add_executor_arguments,
    file_name,
    read_bot,
    read_match_seed,
    repeat_command,
    whole_number,
)
from nasrid.cli.wording import add_examples
from nasrid.command_errors import CommandError
from nasrid.i18n import t

DEFAULT_MATCH_GAMES = 120  # a multiple of every number of players
MAX_SEATS = 6


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_examples(
        parser,
        ("nasrid arena greedy random", t("cli-arena-example")),
        ("nasrid arena planner:200ms greedy --players 4", t("cli-arena-example-planner")),
        ("nasrid arena greedy --bot my_bots:Builder:200ms", t("cli-arena-example-own")),
        ("nasrid arena mason scholar --json match.json --plot match.png", t("cli-arena-example-saved")),
    )
    parser.add_argument("codes", nargs="*", metavar="BOT", help=t("cli-arena-bots"))
    parser.add_argument("--bot", action="append", default=[], metavar="BOT", help=t("cli-arena-bot"))
    add_game_options(parser, players=t("cli-arena-players"))
    games = t("cli-arena-games", default=DEFAULT_MATCH_GAMES)
    parser.add_argument("--games", type=whole_number, default=DEFAULT_MATCH_GAMES, metavar="N", help=games)
    parser.add_argument("--seed", metavar="N", help=t("cli-seed-again"))
    add_executor_arguments(parser)
    parser.add_argument("--json", type=file_name, metavar="FILE", help=t("cli-arena-json"))
    parser.add_argument("--records", type=file_name, metavar="DIR", help=t("cli-arena-records"))
    parser.add_argument("--plot", type=file_name, metavar="FILE", help=t("cli-arena-plot"))
    add_table_options(parser)


def run(arguments: argparse.Namespace) -> int:
    from nasrid.arena.command import Arena, ArenaSettings
    from nasrid.arena.match import Match

    codes = _codes(arguments)
    options = read_options(arguments, arguments.players or max(2, len(codes)))
    seed = read_match_seed(arguments.seed)
    warn_of_unused_lists(arguments, options)
    settings = ArenaSettings(
        command=repeat_command(arguments, seed),
        match=Match(options, codes, seed, deals=ceil(arguments.games / options.players)),
        games=arguments.games,
        executor=arguments.executor,
        processes=arguments.processes,
        json=arguments.json,
        records=arguments.records,
        plot=arguments.plot,
    )
    return Arena(settings).run()


def _codes(arguments: argparse.Namespace) -> tuple[str, ...]:
    codes = (*arguments.codes, *arguments.bot)
    seats = arguments.players or MAX_SEATS
    if not codes:
        raise CommandError(t("cli-arena-nobody"))
    if len(codes) > seats:
        raise CommandError(t("cli-arena-too-many", bots=len(codes), seats=seats))
    for code in codes:
        read_bot(code)
    return codes
