"""Whoever asks something of a table."""

from __future__ import annotations

from msgspec import Struct


class PlayerRef(Struct, frozen=True):
    id: str
    name: str
