"""The nets that come with the package: one for each game with two players, one for each with more."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from nasrid.bots.learned.net import Net, read_net
from nasrid.rules.table.options import Options


def name_of(options: Options) -> str:
    return f"{options.game}-{'2' if options.players == 2 else 'many'}"


def shipped_net(options: Options) -> Net | None:
    """The net for a game; None if there is none."""
    return _read(name_of(options))


@cache
def _read(name: str) -> Net | None:
    file = files("nasrid.bots") / "nets" / f"{name}.net"
    return read_net(file.read_bytes()) if file.is_file() else None
