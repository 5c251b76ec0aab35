"""The command line: reads what was typed and hands over to nasrid.terminal."""

from __future__ import annotations

import argparse
import os
import re
import secrets
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

from nasrid import __version__
from nasrid.rules.errors import ComponentError, OptionsError
from nasrid.rules.options import KINDS, MODULES, Options
from nasrid.terminal.trouble import INTERRUPTED, WRONG_USE, Trouble

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

EXAMPLES = """\
examples:
  nasrid play                                 Alhambra, you and two rivals
  nasrid play --game granada --players 4      Granada with three rivals
  nasrid play --modules vizier,huts           Alhambra with two parts of the expansion
  nasrid play --save friday.json              and later: nasrid replay friday.json
"""


class Parser(argparse.ArgumentParser):
    """Answers a mistake with one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG_USE, f"{self.prog}: {message}. Try: {self.prog} --help\n")


def main(argv: Sequence[str] | None = None) -> int:
    """The exit code of the command."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without box art shows question marks
    parser = _parser()
    arguments = parser.parse_args(argv)
    if arguments.command is None:
        parser.print_help()
        return 0
    try:
        code = _play(arguments) if arguments.command == "play" else _replay(arguments)
        sys.stdout.flush()
        return code
    except Trouble as trouble:
        sys.stdout.flush()
        print(f"nasrid {arguments.command}: {trouble}.", file=sys.stderr)
        return trouble.code
    except KeyboardInterrupt:
        print("\nGoodbye!")
        return INTERRUPTED
    except BrokenPipeError:  # whoever read the output has had enough, like `head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _parser() -> Parser:
    parser = Parser(
        prog="nasrid", description="Play the board games Alhambra and Granada in the terminal.", allow_abbrev=False
    )
    parser.add_argument("--version", action="version", version=f"nasrid {__version__}")
    commands = parser.add_subparsers(dest="command", title="commands", metavar="COMMAND")
    _add_play(commands.add_parser("play", help="play against the computer", allow_abbrev=False))
    _add_replay(commands.add_parser("replay", help="watch a saved game again", allow_abbrev=False))
    return parser


def _add_play(parser: argparse.ArgumentParser) -> None:
    parser.description = "Play a game against rivals who choose at random. Without options: Alhambra for three."
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = EXAMPLES
    parser.add_argument(
        "--game", choices=tuple(KINDS), default="alhambra", help="which game to play; alhambra if you do not say"
    )
    parser.add_argument("--players", type=int, choices=range(2, 7), default=3, help="how many, with you; otherwise 3")
    parser.add_argument(
        "--modules",
        nargs="+",
        default=[],
        metavar="LIST",
        help=f"parts of the first expansion: {','.join(MODULES)}, or all",
    )
    parser.add_argument("--seat", type=int, default=1, metavar="N", help="your place at the table; otherwise 1")
    parser.add_argument("--seed", metavar="N", help="the same number gives the same game again")
    parser.add_argument("--save", type=_file_name, metavar="FILE", help="save the record there when you end")
    table = parser.add_argument_group("table options", "choices that the rulebooks leave to the table")
    for name, (choices, text) in CHOICES.items():
        table.add_argument(_flag(name), choices=choices, default=choices[0], help=f"{text} (usually {choices[0]})")
    for name, text in SWITCHES.items():
        table.add_argument(_flag(name), action="store_true", help=text)
    table.add_argument(
        "--age-ranks", default="", metavar="LIST", help="a number for each seat, the youngest has the lowest: 2,1,3"
    )
    table.add_argument("--granada-tiles", type=_file_name, metavar="FILE", help="a CSV list of your own Granada tiles")
    table.add_argument("--huts", type=_file_name, metavar="FILE", help="a CSV list of your own worker huts")


def _flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def _file_name(text: str) -> str:
    from nasrid.terminal.files import expanded

    if not text.strip():
        raise argparse.ArgumentTypeError("the name of a file is missing")
    return expanded(text)


def _add_replay(parser: argparse.ArgumentParser) -> None:
    parser.description = "Tell a saved game again, with its score sheets and its result."
    parser.add_argument("file", type=_file_name, metavar="FILE", help="a record that play has saved")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--sheets-only", action="store_true", help="only the score sheets and the result")
    what.add_argument("--log", action="store_true", help="only the actions, one a line in notation, and the result")
    parser.add_argument("--json", action="store_true", help="the same for programs")


def _play(arguments: argparse.Namespace) -> int:
    from nasrid.terminal.play import Settings, play

    options = _options(arguments)
    if not 1 <= arguments.seat <= options.players:
        raise Trouble(f"there is no seat {arguments.seat}; the seats are 1 to {options.players}")
    seed = secrets.randbelow(2**32) if arguments.seed is None else _seed(arguments.seed)
    _warn_of_unused_lists(arguments, options)
    return play(Settings(options, seed, arguments.seat - 1, arguments.save))


def _seed(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise Trouble("a seed is a whole number, 0 or more")
    return int(text.lstrip("0")[:100] or "0")  # a hundred digits are too many in any case


def _warn_of_unused_lists(arguments: argparse.Namespace, options: Options) -> None:
    if arguments.huts and "huts" not in options.modules:
        print(f"{arguments.huts} is not used: this game has no worker huts (--modules huts).", file=sys.stderr)
    if arguments.granada_tiles and options.game == "alhambra":
        print(f"{arguments.granada_tiles} is not used: this game has no Granada tiles.", file=sys.stderr)


def _options(arguments: argparse.Namespace) -> Options:
    names = [name for name in re.split(r"[,\s]+", " ".join(arguments.modules).lower()) if name]
    choices: dict[str, Any] = {name: getattr(arguments, name) for name in (*CHOICES, *SWITCHES)}
    try:
        return Options(
            game=arguments.game,
            players=arguments.players,
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


def _replay(arguments: argparse.Namespace) -> int:
    from nasrid.terminal.story import replay_file

    what = "sheets" if arguments.sheets_only else "log" if arguments.log else "story"
    return replay_file(arguments.file, what, arguments.json)
