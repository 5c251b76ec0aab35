"""The nets that come with the package: one for each game with two players, one for each with more."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from nasrid.bots.learned.net import Net, read_net
from nasrid.rules.table.options import Options

NETS_DIR: Final = Path(str(files("nasrid.bots") / "nets"))


def net_name(options: Options) -> str:
    return f"{options.game}-{'2' if options.players == 2 else 'many'}"


def bundled_net(options: Options) -> Net | None:
    """The net for a game; None if there is none. It is read when it is asked for first."""
    return net_from_folder(NETS_DIR, options)


def net_from_folder(folder: Path, options: Options) -> Net | None:
    """The same from another folder."""
    return _read_net_file(folder / f"{net_name(options)}.net")


@cache
def _read_net_file(path: Path) -> Net | None:
    return read_net(path.read_bytes()) if path.is_file() else None
