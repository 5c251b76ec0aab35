"""The command line: reads what was typed and hands over."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from nasrid import __version__, compiled
from nasrid.cli import admin, arena, backup, check, evaluate, play, replay, restore, serve, site, train
from nasrid.extras import MissingExtra
from nasrid.rules.quoting import printable
from nasrid.terminal.trouble import INTERRUPTED, WRONG_USE, Trouble

COMMANDS = {
    "play": (play, "play against the computer"),
    "replay": (replay, "watch a saved game again"),
    "serve": (serve, "serve tables to browsers and programs"),
    "site": (site, "write the browser client as files that need no server"),
    "backup": (backup, "copy the database of a server, while it runs"),
    "restore": (restore, "put such a copy in its place again"),
    "check": (check, "read every table of a database"),
    "admin": (admin, "see what players report, and do something about it"),
    "arena": (arena, "let bots play against each other"),
    "train": (train, "train the nets of the learned bots"),
    "evaluate": (evaluate, "measure a bot by a fixed protocol"),
}


class Parser(argparse.ArgumentParser):
    """Answers a mistake with one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG_USE, f"{self.prog}: {printable(message)}. Try: {self.prog} --help\n")


def main(argv: Sequence[str] | None = None) -> int:
    """The exit code of the command."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without box art shows question marks
    parser = _parser()
    typed = sys.argv[1:] if argv is None else argv
    arguments = parser.parse_args(typed, argparse.Namespace(typed=typed))
    if arguments.command is None:
        parser.print_help()
        return 0
    try:
        code: int = COMMANDS[arguments.command][0].run(arguments)
        sys.stdout.flush()
        return code
    except MissingExtra as missing:
        print(f"nasrid {arguments.command}: {missing}.", file=sys.stderr)
        return WRONG_USE
    except Trouble as trouble:
        sys.stdout.flush()
        print(f"nasrid {arguments.command}: {printable(str(trouble))}.", file=sys.stderr)
        return trouble.code
    except KeyboardInterrupt:
        print("\nGoodbye!")
        return INTERRUPTED
    except BrokenPipeError:  # whoever read the output has had enough, like `head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _parser() -> Parser:
    parser = Parser(
        prog="nasrid",
        description="Play the board games Alhambra and Granada, watch them again, serve them to others.",
        allow_abbrev=False,
    )
    version = f"nasrid {__version__} ({'compiled' if compiled else 'interpreted'})"
    parser.add_argument("--version", action="version", version=version)
    commands = parser.add_subparsers(dest="command", title="commands", metavar="COMMAND")
    for name, (command, text) in COMMANDS.items():
        command.add(commands.add_parser(name, help=text, allow_abbrev=False))
    return parser
