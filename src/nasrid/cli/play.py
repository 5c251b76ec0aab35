"""The command `nasrid play`."""

from __future__ import annotations

import argparse

from nasrid.bots import LEVELS
from nasrid.cli.table import add_game_options, add_table_options, read_options, warn_of_unused_lists
from nasrid.cli.values import file_name, read_bot, read_seed
from nasrid.cli.wording import add_examples
from nasrid.command_errors import CommandError
from nasrid.extras import requires_extra
from nasrid.i18n import t
from nasrid.levels import DEFAULT_LEVEL, POLICY_PREFIX
from nasrid.rules.quoting import quoted

DEFAULT_PLAYERS = 3
LEVEL_CHOICES = ("random", *LEVELS)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_examples(
        parser,
        ("nasrid play", t("cli-play-example")),
        ("nasrid play --game granada --players 4", t("cli-play-example-granada")),
        ("nasrid play --modules vizier,huts", t("cli-play-example-modules")),
        ("nasrid play --level apprentice", t("cli-play-example-level")),
        ("nasrid play --save friday.json", t("cli-play-example-save", command="nasrid replay friday.json")),
    )
    add_game_options(parser, players=t("cli-play-players", default=DEFAULT_PLAYERS))
    parser.add_argument("--seat", type=int, default=1, metavar="N", help=t("cli-play-seat"))
    words = {"levels": ", ".join(LEVEL_CHOICES), "policy": f"{POLICY_PREFIX}FILE", "default": DEFAULT_LEVEL}
    level = t("cli-play-level", **words)
    parser.add_argument("--level", type=_level, default=DEFAULT_LEVEL, metavar="LEVEL", help=level)
    parser.add_argument("--seed", metavar="N", help=t("cli-play-seed"))
    parser.add_argument("--save", type=file_name, metavar="FILE", help=t("cli-play-save"))
    add_table_options(parser)


def _level(typed: str) -> str:
    if typed not in LEVEL_CHOICES and not typed.startswith(POLICY_PREFIX):
        levels = ", ".join((*LEVEL_CHOICES, f"{POLICY_PREFIX}FILE"))
        raise argparse.ArgumentTypeError(t("cli-no-level", typed=quoted(typed), levels=levels))
    return typed


def run(arguments: argparse.Namespace) -> int:
    with requires_extra("the terminal", "play"):
        from nasrid.terminal.play import PlaySettings, play

    options = read_options(arguments, arguments.players or DEFAULT_PLAYERS)
    if not 1 <= arguments.seat <= options.players:
        raise CommandError(t("cli-no-seat", seat=arguments.seat, last=options.players))
    seed = read_seed(arguments.seed)
    warn_of_unused_lists(arguments, options)
    entrant = read_bot(arguments.level)
    if reason := entrant.make(0).incompatibility(options):
        raise CommandError(t("cli-failed", reason=reason))
    seat = arguments.seat - 1
    opponents = {other: entrant for other in range(options.players) if other != seat}
    return play(PlaySettings(options, seed, seat, arguments.save, opponents))
