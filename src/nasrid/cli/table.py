"""What a table agrees on, for every command that plays a game."""

from __future__ import annotations

import argparse
import re
import sys
from typing import Any

from nasrid.cli.values import file_name
from nasrid.rules.errors import ComponentError, OptionsError
from nasrid.rules.options import KINDS, MODULES, Options
from nasrid.terminal.trouble import Trouble

SWITCHES = {
    "exchange_exact_only": "an exchange card may only pay exactly",
    "force_missed_scorings": "hold scorings whose card never came before the game ends",
    "ask_everyone": "ask every player for vizier and bonus cards, even those who can only pass",
    "confirm_turns": "ask for a confirmation after the last placement of a turn",
}
CHOICES = {
    "granada_scoring": (("normal", "simple"), "points for Granada buildings; simple is for first games and children"),
    "start_tiebreak": (("random", "youngest"), "who begins after a tie; without --age-ranks chance decides"),
    "exchange_take": (("alone", "value_zero"), "take an exchange card alone, or with money as a card of value 0"),
    "combo_dirk": (("per_bag", "split"), "combined game for two: Dirk draws from both bags, or a share of each"),
}


def add_game_options(parser: argparse.ArgumentParser, players: str) -> None:
    """Which game; `players` is the help for their number."""
    parser.add_argument(
        "--game", choices=tuple(KINDS), default="alhambra", help="which game to play; alhambra if you do not say"
    )
    parser.add_argument("--players", type=int, choices=range(2, 7), help=players)
    parser.add_argument(
        "--modules",
        nargs="+",
        default=[],
        metavar="LIST",
        help=f"parts of the first expansion: {','.join(MODULES)}, or all",
    )


def add_table_options(parser: argparse.ArgumentParser) -> None:
    table = parser.add_argument_group("table options", "choices that the rulebooks leave to the table")
    for name, (choices, text) in CHOICES.items():
        table.add_argument(_flag(name), choices=choices, default=choices[0], help=f"{text} (usually {choices[0]})")
    for name, text in SWITCHES.items():
        table.add_argument(_flag(name), action="store_true", help=text)
    table.add_argument(
        "--age-ranks", default="", metavar="LIST", help="a number for each seat, the youngest has the lowest: 2,1,3"
    )
    table.add_argument("--granada-tiles", type=file_name, metavar="FILE", help="a CSV list of your own Granada tiles")
    table.add_argument("--huts", type=file_name, metavar="FILE", help="a CSV list of your own worker huts")


def _flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def read_options(arguments: argparse.Namespace, players: int) -> Options:
    names = [name for name in re.split(r"[,\s]+", " ".join(arguments.modules).lower()) if name]
    choices: dict[str, Any] = {name: getattr(arguments, name) for name in (*CHOICES, *SWITCHES)}
    try:
        return Options(
            game=arguments.game,
            players=arguments.players or players,
            modules=_modules(names, arguments.game),
            age_ranks=_age_ranks(arguments.age_ranks),
            granada_tiles=_text_of(arguments.granada_tiles),
            worker_huts=_text_of(arguments.huts),
            **choices,
        )
    except OptionsError as error:
        raise Trouble(str(error)) from None
    except ComponentError as error:
        text = str(error).replace("granada_tiles.csv", str(arguments.granada_tiles))
        raise Trouble(text.replace("worker_huts.csv", str(arguments.huts))) from None


def _modules(names: list[str], game: str) -> frozenset[str]:
    """`all` means all that go with the game."""
    if "all" in names:
        names += [name for name in MODULES if game != "granada" or name in ("vizier", "exchange")]
    return frozenset(names) - {"all"}


def _age_ranks(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(number) for number in text.split(",")) if text else ()
    except ValueError:
        raise Trouble(f"age ranks are whole numbers like 2,1,3, not '{text}'") from None


def _text_of(name: str | None) -> str | None:
    from nasrid.terminal.files import read_text

    return None if name is None else read_text(name)


def warn_of_unused_lists(arguments: argparse.Namespace, options: Options) -> None:
    if arguments.huts and "huts" not in options.modules:
        print(f"{arguments.huts} is not used: this game has no worker huts (--modules huts).", file=sys.stderr)
    if arguments.granada_tiles and options.game == "alhambra":
        print(f"{arguments.granada_tiles} is not used: this game has no Granada tiles.", file=sys.stderr)
