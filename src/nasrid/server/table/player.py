"""The player who sends a command."""

from __future__ import annotations

from msgspec import Struct


class PlayerRef(Struct, frozen=True):
    """A player's id and name."""

    id: str
    name: str
