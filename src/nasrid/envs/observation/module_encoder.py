"""The hooks through which modules are encoded in observations, and their registration."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from nasrid.envs.ledger import EVENT_HANDLERS, EventHandler, Ledger
from nasrid.envs.observation.piece import Piece
from nasrid.envs.observation.rows import Rows
from nasrid.rules.mypyc_support import mypyc_attr
from nasrid.rules.table.events import Event
from nasrid.rules.table.options import Options
from nasrid.rules.table.view import PlayerView, View


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleEncoder:
    """The pieces that describe one module at one table."""

    event_handlers: ClassVar[Mapping[type[Event], EventHandler]] = {}  # how the ledger observes the module's events

    def __init__(self, options: Options) -> None:
        self.options = options

    def number_pieces(self) -> list[Piece]:
        """Return the pieces that consist of a few numbers each."""
        return []

    def numbers(self, view: View, players: list[PlayerView]) -> dict[str, list[float]]:
        """Return the values of the number pieces. The players start with the viewer."""
        return {}

    def array_pieces(self) -> list[Piece]:
        """Return the other pieces."""
        return []

    def rows(self) -> dict[str, list[Rows]]:
        """Return the rows of the array pieces, which `update` writes."""
        return {}

    def update(self, view: View, ledger: Ledger) -> None:
        """Write the rows."""


MODULE_ENCODERS: Final[dict[str, type[ModuleEncoder]]] = {}  # in the order of their pieces


def register_encoder(module: str, encoder: type[ModuleEncoder]) -> None:
    """Let observations include a module's own pieces."""
    MODULE_ENCODERS[module] = encoder
    EVENT_HANDLERS.update(encoder.event_handlers)


def module_encoders(options: Options) -> list[ModuleEncoder]:
    """Return new encoders for the modules in play."""
    return [encoder(options) for module, encoder in MODULE_ENCODERS.items() if module in options.modules]
