"""The nets that come with the package: one for each game with two players, one for each with more."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from nasrid.bots.learned.net import Net, read_net
from nasrid.rules.table.options import Options

FOLDER: Final = Path(str(files("nasrid.bots") / "nets"))


def name_of(options: Options) -> str:
    return f"{options.game}-{'2' if options.players == 2 else 'many'}"


def shipped_net(options: Options) -> Net | None:
    """The net for a game; None if there is none. It is read when it is asked for first."""
    return net_in(FOLDER, options)


def net_in(folder: Path, options: Options) -> Net | None:
    """The same from another folder."""
    return _read(folder / f"{name_of(options)}.net")


@cache
def _read(path: Path) -> Net | None:
    return read_net(path.read_bytes()) if path.is_file() else None
