"""The command `nasrid dataset`."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Sequence
from pathlib import Path

from nasrid.cli.table import read_modules
from nasrid.cli.values import add_executor_arguments, file_name, read_bot, read_seed, whole_number
from nasrid.cli.wording import add_examples
from nasrid.command_errors import CommandError
from nasrid.i18n import t
from nasrid.rules.quoting import quoted
from nasrid.rules.table.options import PLAYER_COUNTS, Options
from nasrid.rules.table.specs import GAMES, MODULES

DEFAULT_BOTS = "scholar,planner:200ms"
DEFAULT_DEALS = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_examples(
        parser,
        ("nasrid dataset games", t("cli-dataset-example")),
        ("nasrid dataset mini --bot scholar --game alhambra --players 2 --tiles 6", t("cli-dataset-example-short")),
        ("nasrid dataset games --verify", t("cli-dataset-example-verify")),
    )
    every_player_count = ",".join(map(str, PLAYER_COUNTS))
    parser.add_argument("folder", type=file_name, metavar="FOLDER", help=t("cli-dataset-folder"))
    bots = t("cli-usually", help=t("cli-dataset-bots"), default=DEFAULT_BOTS)
    parser.add_argument("--bot", default=DEFAULT_BOTS, metavar="LIST", help=bots)
    games = t("cli-usually", help=t("cli-dataset-games"), default=",".join(GAMES))
    parser.add_argument("--game", default=",".join(GAMES), metavar="LIST", help=games)
    players = t("cli-usually", help=t("cli-dataset-players"), default=every_player_count)
    parser.add_argument("--players", default=every_player_count, metavar="LIST", help=players)
    parser.add_argument("--modules", default="", metavar="LIST", help=t("cli-modules", modules=",".join(MODULES)))
    deals = t("cli-usually", help=t("cli-dataset-deals"), default=str(DEFAULT_DEALS))
    parser.add_argument("--deals", type=whole_number, default=DEFAULT_DEALS, metavar="N", help=deals)
    parser.add_argument("--tiles", type=whole_number, default=0, metavar="N", help=t("cli-dataset-tiles"))
    parser.add_argument("--seed", default="1", metavar="N", help=t("cli-dataset-seed"))
    add_executor_arguments(parser)
    parser.add_argument("--verify", action="store_true", help=t("cli-dataset-verify"))


def run(arguments: argparse.Namespace) -> int:
    from nasrid.arena.dataset import DEALS_PER_SEED, MAX_SEED, DatasetJob, DatasetTable, verify_dataset
    from nasrid.arena.dataset_command import DatasetSettings, generate_dataset

    if arguments.verify:
        games = verify_dataset(Path(arguments.folder))
        print(t("cli-dataset-verified", folder=arguments.folder, games=games))
        return 0
    bots = _names(arguments.bot)
    for bot in bots or [""]:
        read_bot(bot)
    tables = tuple(DatasetTable(options, bot) for options in _options(arguments) for bot in bots)
    seed = read_seed(arguments.seed)
    if seed > MAX_SEED:
        raise CommandError(t("cli-dataset-seed-large", most=str(MAX_SEED)))
    if len(tables) * arguments.deals >= DEALS_PER_SEED:
        raise CommandError(t("cli-dataset-too-many", most=str(DEALS_PER_SEED)))
    job = DatasetJob(tables, arguments.deals, seed, arguments.tiles)
    command = shlex.join(["nasrid", *arguments.typed])
    return generate_dataset(DatasetSettings(command, arguments.folder, job, arguments.executor, arguments.processes))


def _options(arguments: argparse.Namespace) -> list[Options]:
    games, counts = _names(arguments.game), _names(arguments.players)
    _check("--game", games, tuple(GAMES))
    _check("--players", counts, tuple(map(str, PLAYER_COUNTS)))
    return [
        Options(game=game, players=int(players), modules=read_modules(_names(arguments.modules), game))
        for game in games
        for players in counts
    ]


def _names(text: str) -> list[str]:
    return list(dict.fromkeys(filter(None, (name.strip() for name in text.split(",")))))


def _check(flag: str, names: Sequence[str], allowed: Sequence[str]) -> None:
    for name in names or [""]:
        if name not in allowed:
            raise CommandError(t("cli-dataset-list", flag=flag, typed=quoted(name), allowed=", ".join(allowed)))
