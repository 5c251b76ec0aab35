"""All commands and the parser of their arguments."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

from nasrid import __version__, is_compiled
from nasrid.cli import (
    admin,
    arena,
    backup,
    check,
    daily,
    dataset,
    evaluate,
    play,
    puzzles,
    replay,
    restore,
    review,
    serve,
    site,
    tournament,
    train,
)
from nasrid.cli.wording import describe, translate_argparse
from nasrid.command_errors import EXIT_INTERRUPTED, EXIT_USAGE, CommandError
from nasrid.extras import MissingExtraError, requires_extra
from nasrid.i18n import LANGUAGES, join_list, set_language, t
from nasrid.rules.quoting import printable, quoted

COMMANDS = {
    "play": play,
    "daily": daily,
    "puzzles": puzzles,
    "replay": replay,
    "review": review,
    "serve": serve,
    "site": site,
    "backup": backup,
    "restore": restore,
    "check": check,
    "admin": admin,
    "arena": arena,
    "tournament": tournament,
    "train": train,
    "evaluate": evaluate,
    "dataset": dataset,
}
LANGUAGE_FLAG = "--language"


class Parser(argparse.ArgumentParser):
    """A parser that reports an error in one sentence."""

    def error(self, message: str) -> NoReturn:
        sentence = t("cli-try", problem=printable(message), command=f"{self.prog} --help")
        self.exit(EXIT_USAGE, f"{self.prog}: {sentence}\n")


class CommandParser(Parser):
    """The parser of one command, which rejects unknown arguments itself, so that the error names the command."""

    def parse_known_args(self, *given: Any, **named: Any) -> Any:
        arguments, unknown = super().parse_known_args(*given, **named)
        if unknown:
            self.error(t("argparse-unrecognized", arguments=" ".join(unknown)))
        return arguments, unknown


def run(argv: Sequence[str]) -> int:
    """Run the command and return its exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks box-drawing characters shows question marks
    translate_argparse()
    typed = _pop_language(argv)
    parser = _make_parser()
    arguments = parser.parse_args(typed, argparse.Namespace(typed=typed))
    if arguments.command is None:
        parser.print_help()
        return 0
    try:
        code: int = COMMANDS[arguments.command].run(arguments)
        sys.stdout.flush()
        return code
    except MissingExtraError as error:
        print(f"nasrid {arguments.command}: {error}.", file=sys.stderr)
        return EXIT_USAGE
    except CommandError as error:
        sys.stdout.flush()
        print(f"nasrid {arguments.command}: {printable(str(error))}.", file=sys.stderr)
        return error.code
    except KeyboardInterrupt:
        print(f"\n{t('cli-goodbye')}")
        return EXIT_INTERRUPTED
    except BrokenPipeError:  # the reader of the output, such as `head`, has closed it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _pop_language(typed: Sequence[str]) -> list[str]:
    """Set the language from `--language` and return the remaining arguments.

    The option may come anywhere, because the language must be known before any help is created.
    """
    finder = Parser(prog="nasrid", add_help=False, allow_abbrev=False)
    finder.add_argument(LANGUAGE_FLAG)
    options, rest = finder.parse_known_args(typed)
    if options.language is not None:
        if options.language not in LANGUAGES:
            finder.error(t("cli-no-language", language=quoted(options.language), languages=join_list(LANGUAGES)))
        try:
            with requires_extra(f"{LANGUAGE_FLAG} {options.language}", "languages"):
                set_language(options.language)
        except MissingExtraError as error:
            finder.exit(EXIT_USAGE, f"nasrid: {error}.\n")
    return rest


def _make_parser() -> Parser:
    parser = Parser(prog="nasrid", description=t("cli-about"), allow_abbrev=False)
    version = t("cli-version", version=f"nasrid {__version__}", compiled="yes" if is_compiled else "no")
    parser.add_argument("--version", action="version", version=version, help=t("argparse-version"))
    names = join_list((f"{code} ({name})" for code, name in LANGUAGES.items()), "unit")
    parser.add_argument(LANGUAGE_FLAG, metavar="LANGUAGE", help=t("cli-language", languages=names))
    commands = parser.add_subparsers(
        dest="command", title=t("cli-commands"), metavar="COMMAND", parser_class=CommandParser
    )
    for name, command in COMMANDS.items():
        subparser = commands.add_parser(name, help=t(f"cli-{name}"), allow_abbrev=False)
        describe(subparser, name)
        command.add_arguments(subparser)
    return parser
