"""Games that could not be finished: their records and the tracebacks of the bots."""

from __future__ import annotations

import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

from nasrid.arena.match import Failure, Fixture
from nasrid.command_errors import EXIT_MATCH_STOPPED, CommandError
from nasrid.i18n import t
from nasrid.terminal.files import next_free_name, write_json


def record_path(folder: str | None, fixture: Fixture) -> str:
    """Return the file of a game in a folder of records, or among the temporary files."""
    return str(Path(folder or tempfile.gettempdir()) / f"deal-{fixture.deal:04}-rotation-{fixture.rotation}.json")


def save_failed_game(file: str, failure: Failure) -> tuple[Failure, str | None]:
    """Save the game up to the failure under this or the next free name.

    Return the failure and the name of the file. If it cannot be written, the failure says so.
    """
    if not failure.record:
        return failure, None
    free = next_free_name(file)
    try:
        write_json(free, failure.record)
    except CommandError as error:
        return replace(failure, message=f"{failure.message}; {error}"), None
    return failure, free


def show_failure(failure: Failure, file: str | None) -> None:
    """Print how to replay the game, and the traceback on standard error."""
    if file:
        print(t("cli-arena-failed-game", file=file))
    sys.stdout.flush()
    print(failure.traceback, end="", file=sys.stderr, flush=True)


def show_failed_game(fixture: Fixture, failure: Failure) -> None:
    """Save the game among the temporary files, and print how to replay it."""
    show_failure(*save_failed_game(record_path(None, fixture), failure))


def raise_failure(failure: Failure, file: str | None) -> NoReturn:
    """Report a failure and the file of its game, and end the command."""
    show_failure(failure, file)
    raise CommandError(failure.message, EXIT_MATCH_STOPPED)
