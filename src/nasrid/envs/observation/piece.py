"""The declaration of a piece of an observation."""

from __future__ import annotations

from math import prod
from typing import NamedTuple


class Piece(NamedTuple):
    """A named part of an observation. Values are between `low` and `high`."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    high: float = 1.0
    low: float = 0.0

    @property
    def size(self) -> int:
        return prod(self.shape)


def flag_piece(name: str, size: int, meaning: str) -> Piece:
    return Piece(name, (size,), f"1: {meaning}")
