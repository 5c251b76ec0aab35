"""Reasons for moves, as keys and facts. The sentences are messages (locales/*/hint.ftl)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

Fact = str | float | tuple[str, ...] | tuple[int, int]

# The keys with the names of their facts.
MOVE_KEYS = {
    "take": ("cards",),
    "buy": ("tile", "coins"),
    "buy-exactly": ("tile", "coins"),
    "buy-with-vizier": ("tile", "coins"),
    "build": ("tile", "cell"),
    "build-from-reserve": ("tile", "cell"),
    "reserve": ("tile",),
    "give": ("tile",),
    "remove": ("tile",),
    "swap": ("out", "tile"),
    "end": (),
    "pass": (),
    "confirm": (),
    "reactivate": (),
    "hut": ("tile",),
    "reveal": ("tile",),
    "do": ("action",),
}
REASON_KEYS = {
    "takes-lead": ("building", "own", "opponent"),
    "holds-lead": ("building", "own", "opponent"),
    "draws-level": ("building", "own", "opponent"),
    "catches-up": ("building", "own", "opponent"),
    "denies": (),
    "border": ("before", "after"),
    "room": (),
    "pays-exactly": ("wanted",),
    "can-pay": ("wanted",),
    "money": (),
    "nowhere": (),
    "hurts-opponent": (),
    "ready": (),
    "keeps": (),
    "counts": ("building", "own", "opponent"),
    "secret": (),
    "frees": (),
    "done": (),
    "only": (),
    "tried": (),
    "chance": (),
}


class Reason(NamedTuple):
    """A key of MOVE_KEYS, a key of REASON_KEYS, and their facts in notation. A search adds the second-best move."""

    what: str
    why: str
    facts: Mapping[str, Fact]
    instead: Reason | None = None
