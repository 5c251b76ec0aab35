"""The command `nasrid puzzles`."""

from __future__ import annotations

import argparse

from nasrid.cli.values import file_name, whole_number
from nasrid.cli.wording import add_examples
from nasrid.command_errors import CommandError
from nasrid.i18n import t
from nasrid.rules.table.specs import GAMES

DEFAULT_SEED = 1
DEFAULT_GAMES = 400


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_examples(
        parser,
        ("nasrid puzzles list --game granada", t("cli-puzzles-example-list")),
        ("nasrid puzzles show ID", t("cli-puzzles-example-show")),
        ('nasrid puzzles answer ID "take o9"', t("cli-puzzles-example-answer")),
    )
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    _add_list(actions.add_parser("list", help=t("cli-puzzles-list"), allow_abbrev=False))
    show = actions.add_parser("show", help=t("cli-puzzles-show"), allow_abbrev=False)
    answer = actions.add_parser("answer", help=t("cli-puzzles-answer"), allow_abbrev=False)
    for action in (show, answer):
        action.add_argument("id", metavar="ID", help=t("cli-puzzles-id"))
    answer.add_argument("move", nargs="+", metavar="MOVE", help=t("cli-puzzles-move", command="nasrid puzzles show"))
    _add_mine(actions.add_parser("mine", help=t("cli-puzzles-mine"), allow_abbrev=False))
    pack = actions.add_parser("pack", help=t("cli-puzzles-pack"), allow_abbrev=False)
    pack.add_argument("folder", type=file_name, metavar="FOLDER", help=t("cli-puzzles-folder"))
    pack.add_argument("file", type=file_name, metavar="FILE", help=t("cli-puzzles-file"))


def _add_list(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=tuple(GAMES), help=t("cli-puzzles-game"))
    parser.add_argument("--theme", metavar="THEME", help=t("cli-puzzles-theme"))
    parser.add_argument("--themes", action="store_true", help=t("cli-puzzles-themes"))


def _add_mine(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=file_name, metavar="FOLDER", help=t("cli-puzzles-folder"))
    seed = t("cli-usually", help=t("cli-puzzles-seed"), default=str(DEFAULT_SEED))
    parser.add_argument("--seed", type=whole_number, default=DEFAULT_SEED, metavar="N", help=seed)
    games = t("cli-usually", help=t("cli-puzzles-games"), default=str(DEFAULT_GAMES))
    parser.add_argument("--games", type=whole_number, default=DEFAULT_GAMES, metavar="N", help=games)
    parser.add_argument("--theme", action="append", default=[], metavar="THEME", help=t("cli-puzzles-wanted"))


def run(arguments: argparse.Namespace) -> int:
    from nasrid.puzzles.mining import DEALS_PER_SEED
    from nasrid.terminal.puzzles import answer_puzzle, list_puzzles, mine_puzzles, pack_puzzles, show_puzzle

    match arguments.action:
        case "list":
            list_puzzles(arguments.game, arguments.theme, shows_themes=arguments.themes)
        case "show":
            show_puzzle(arguments.id)
        case "answer":
            answer_puzzle(arguments.id, " ".join(arguments.move))
        case "mine":
            if arguments.games > DEALS_PER_SEED:
                raise CommandError(t("cli-puzzles-too-many", most=str(DEALS_PER_SEED)))
            return mine_puzzles(arguments.folder, arguments.seed, arguments.games, arguments.theme)
        case "pack":
            pack_puzzles(arguments.folder, arguments.file)
    return 0
