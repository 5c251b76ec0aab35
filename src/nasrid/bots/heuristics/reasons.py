"""Reasons for moves, as keys and facts. The sentences are messages (locales/*/hint.ftl)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

Fact = str | float | tuple[str, ...] | tuple[int, int]

# The keys by the names of their facts.
MOVE_KEYS: dict[str, tuple[str, ...]] = {
    "take": ("cards",),
    **dict.fromkeys(("buy", "buy-exactly", "buy-with-vizier"), ("tile", "coins")),
    **dict.fromkeys(("build", "build-from-reserve"), ("tile", "cell")),
    **dict.fromkeys(("reserve", "give", "remove", "hut", "reveal"), ("tile",)),
    "swap": ("out", "tile"),
    "do": ("action",),
    **dict.fromkeys(("end", "pass", "confirm", "reactivate"), ()),
}
REASON_KEYS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(
        ("takes-lead", "holds-lead", "draws-level", "catches-up", "counts"), ("building", "own", "opponent")
    ),
    "border": ("before", "after"),
    **dict.fromkeys(("pays-exactly", "can-pay"), ("wanted",)),
    **dict.fromkeys(("denies", "room", "money", "nowhere", "hurts-opponent", "ready", "keeps", "secret", "frees"), ()),
    **dict.fromkeys(("done", "only", "tried", "chance"), ()),
}


class Reason(NamedTuple):
    """A key of MOVE_KEYS, a key of REASON_KEYS, and their facts in notation. A search adds the second-best move."""

    what: str
    why: str
    facts: Mapping[str, Fact]
    instead: Reason | None = None
