"""Reading and writing files, with one sentence when it does not work."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from nasrid.rules.game import Game
from nasrid.terminal.trouble import Trouble


def read_text(name: str) -> str:
    try:
        return Path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Trouble(f"{name} is not a text file") from None
    except (OSError, ValueError) as error:
        raise Trouble(f"{name} cannot be read: {_reason(error)}") from None


def read_json(name: str) -> Any:
    try:
        return json.loads(read_text(name))
    except (json.JSONDecodeError, RecursionError) as error:
        raise Trouble(f"{name} is not a record: {_reason(error)}") from None


def check_new(name: str) -> None:
    """A record never overwrites a file."""
    path = Path(name)
    try:
        if path.exists():
            raise Trouble(f"{name} exists already; choose another name")
        if not path.parent.is_dir():
            raise Trouble(f"there is no folder {path.parent} to save {path.name} in")
    except (OSError, ValueError) as error:
        raise Trouble(f"{name} cannot be written: {_reason(error)}") from None


def save_record(game: Game, name: str) -> None:
    check_new(name)
    try:
        with Path(name).open("x", encoding="utf-8") as file:
            json.dump(game.record(), file, indent=1)
            file.write("\n")
    except (OSError, ValueError) as error:
        raise Trouble(f"{name} cannot be written: {_reason(error)}") from None


def _reason(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return error.strerror[0].lower() + error.strerror[1:]
    return str(error)
