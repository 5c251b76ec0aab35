"""Reading and writing files. Errors are reported in one sentence."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import IO, Any

from nasrid.command_errors import CommandError
from nasrid.i18n import describe_error, t
from nasrid.rules.game import Game
from nasrid.rules.wire.decode import WireError, parse_json


def expand_path(name: str) -> str:
    """Return the path with ~ replaced by the home folder."""
    try:
        return os.path.expanduser(name)
    except ValueError:  # unknown user; writing the file reports the error
        return name


def read_text(name: str) -> str:
    try:
        return Path(name).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise CommandError(t("file-not-text", file=name)) from None
    except (OSError, ValueError) as error:
        raise CommandError(t("file-unreadable", file=name, reason=describe_error(error))) from None


def read_json(name: str) -> Any:
    text = read_text(name)
    try:
        return parse_json(text)
    except (ValueError, RecursionError) as error:
        raise CommandError(t("file-no-record", file=name, reason=_json_error_text(text, error))) from None


def _json_error_text(text: str, error: Exception) -> str:
    """Return the sentence for text that is not valid JSON."""
    if not text.strip():
        return t("file-empty")
    if isinstance(error, json.JSONDecodeError):
        return t("file-json-breaks", line=error.lineno, column=error.colno)
    if isinstance(error, WireError):
        return str(error)
    return t("file-json-deep" if isinstance(error, RecursionError) else "file-json-number")


def check_new(name: str) -> None:
    """Raise CommandError if no new file can be written under this name."""
    path = Path(name)
    try:
        if path.exists():
            raise CommandError(t("file-exists", file=name))
        if not path.parent.is_dir():
            raise CommandError(t("file-no-folder", folder=str(path.parent), file=path.name))
        if not os.access(path.parent, os.W_OK):
            raise CommandError(t("file-unwritable", file=name, reason=t("system-forbidden")))
    except (OSError, ValueError) as error:
        raise CommandError(t("file-unwritable", file=name, reason=describe_error(error))) from None


@contextmanager
def open_for_writing(name: str, mode: str = "x") -> Iterator[IO[Any]]:
    """Yield the opened file. Errors while writing become a CommandError."""
    try:
        with Path(name).open(mode, encoding=None if "b" in mode else "utf-8") as file:
            yield file
    except (OSError, ValueError) as error:
        raise CommandError(t("file-unwritable", file=name, reason=describe_error(error))) from None


def write_json(name: str, value: Any) -> None:
    with open_for_writing(name) as file:
        file.write(f"{json.dumps(value, indent=1)}\n")


def next_free_name(name: str) -> str:
    """Return this name or, if the file exists, the first numbered one that does not."""
    return next(candidate for candidate in _numbered_names(name) if not os.path.lexists(candidate))


class Records:
    """The files that one game has written. It may overwrite only these."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._own: set[str] = set()

    def save(self, name: str) -> None:
        own = os.path.abspath(name) in self._own
        if not own:
            check_new(name)
        text = json.dumps(self.game.record(), indent=1)
        with open_for_writing(name, "w" if own else "x") as file:
            self._own.add(os.path.abspath(name))
            file.write(f"{text}\n")

    def save_somewhere(self, name: str) -> str:
        """Save under this name, the next free name or as a temporary file, and return the name."""
        try:
            return self._save_free(name)
        except CommandError:
            return self._save_free(os.path.join(tempfile.gettempdir(), os.path.basename(name)))

    def _save_free(self, name: str) -> str:
        free = next(
            candidate
            for candidate in _numbered_names(name)
            if os.path.abspath(candidate) in self._own or not os.path.lexists(candidate)
        )
        self.save(free)
        return free


def _numbered_names(name: str) -> Iterator[str]:
    """Yield the names game.json, game-2.json, game-3.json, …"""
    yield name
    stem, ending = os.path.splitext(name)
    for number in count(2):
        yield f"{stem}-{number}{ending}"
