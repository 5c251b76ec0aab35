"""The bundled nets: one per game for two players, and one for more players."""

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
    """Return the net for these options, or None. Nets are loaded on first use."""
    return net_from_folder(NETS_DIR, options)


def net_from_folder(folder: Path, options: Options) -> Net | None:
    """Return the net for these options from another folder, or None."""
    return _read_net_file(folder / f"{net_name(options)}.net")


@cache
def _read_net_file(path: Path) -> Net | None:
    return read_net(path.read_bytes()) if path.is_file() else None
