"""Reasons for moves, as keys and facts. The sentences are messages (locales/*/hint.ftl).

docs/bots.md lists the fact that each sentence states.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from nasrid.rules.wire.encode import encode

Fact = str | float | tuple[str, ...] | tuple[int, int]
Facts = dict[str, Fact]

# The keys by the names of their facts. A place is on the `side` N, E, S or W of the tile `beside`.
PLACE_FACTS = ("cell", "side", "beside")
START_TILES = {"alhambra": "start", "granada": "start-granada", "combined": "start"}  # by game
PLAIN_FACTS = ("side", "by", "border", "currency")  # neither a piece nor a number
BORDERS = {"alhambra": "wall", "granada": "moat", "combined": "both"}  # that score, by game
MIXED = "mixed"  # the currency of a payment in several ones; otherwise its letter
MOVE_KEYS: dict[str, tuple[str, ...]] = {
    "take": ("cards",),
    **dict.fromkeys(("buy", "buy-exactly", "buy-with-vizier"), ("tile", "coins", "currency")),
    **dict.fromkeys(("build", "build-from-reserve", "remove"), ("tile", *PLACE_FACTS)),
    "swap": ("out", "tile", *PLACE_FACTS),
    **dict.fromkeys(("reserve", "give", "hut", "reveal"), ("tile",)),
    "do": ("action",),
    **dict.fromkeys(("end", "pass", "confirm", "reactivate"), ()),
}
REASON_KEYS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(
        ("takes-lead", "holds-lead", "draws-level", "catches-up", "counts"), ("building", "own", "opponent")
    ),
    "denies": ("building", "opponent"),
    "gives": ("building", "dirk", "opponent"),
    **dict.fromkeys(("border", "can-border"), ("border", "before", "after")),
    **dict.fromkeys(("pays-exactly", "can-pay", "award"), ("wanted",)),
    **dict.fromkeys(("money", "keeps"), ("coins",)),
    **dict.fromkeys(("room", "fits-nowhere", "later", "ready", "keeps-vizier", "secret"), ()),
    **dict.fromkeys(("done", "only", "tried", "chance"), ()),
}
# Objections to an exact purchase. Without a key, only the results of the search speak against it.
OBJECTION_KEYS: dict[str, tuple[str, ...]] = {
    "fits-nowhere": (),
    "cannot-pay": ("wanted",),
    "later": ("times", "plays"),  # it is bought in the next turn of so many of all sampled games
    "no-points": (),
}


class Reason(NamedTuple):
    """A key of MOVE_KEYS, a key of REASON_KEYS, and their facts in notation.

    A search adds the second-best move. The adviser adds the best exact purchase that it declines, with a key of
    OBJECTION_KEYS.
    """

    what: str
    why: str
    facts: Mapping[str, Fact]
    instead: Reason | None = None
    declined: Reason | None = None


def encode_reason(reason: Reason) -> dict[str, Any]:
    """Return a reason as JSON values (docs/protocol.md)."""
    encoded: dict[str, Any] = {"what": reason.what, "why": reason.why, "facts": encode(dict(reason.facts))}
    if reason.instead:
        encoded["instead"] = {"what": reason.instead.what, "facts": encode(dict(reason.instead.facts))}
    if reason.declined:
        encoded["declined"] = encode_reason(reason.declined)
    return encoded


def decode_reason(value: Mapping[str, Any]) -> Reason:
    """Return the reason of JSON values from `encode_reason`."""
    instead, declined = value.get("instead"), value.get("declined")
    return Reason(
        value["what"],
        value.get("why", ""),
        {name: tuple(fact) if isinstance(fact, list) else fact for name, fact in value["facts"].items()},
        decode_reason(instead) if instead else None,
        decode_reason(declined) if declined else None,
    )
