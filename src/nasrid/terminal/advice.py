"""Bots' reasons as sentences, with the messages of the browser's hints."""

from __future__ import annotations

from typing import cast

from nasrid.bots.heuristics.reasons import Fact, Reason
from nasrid.i18n import MessageValue, t
from nasrid.rules.city.grid import Cell
from nasrid.terminal.names import Perspective, building_name, cell_text


def advice(reason: Reason, perspective: Perspective) -> str:
    words = _words(reason, perspective)
    words |= {"what": _what(reason, perspective), "why": t(f"hint-why-{reason.why}", **words)}
    if reason.instead is None:
        return t("hint", **words)
    return t("hint-tried", **words, instead=_what(reason.instead, perspective))


def _what(reason: Reason, perspective: Perspective) -> str:
    """Return the action with its cell, which the terminal shows nowhere else."""
    words = t(f"hint-what-{reason.what}", **_words(reason, perspective))
    cell = reason.facts.get("cell")
    return f"{words} ({cell_text(cast(Cell, cell))})" if cell else words


def _words(reason: Reason, perspective: Perspective) -> dict[str, MessageValue]:
    return {name: _word(name, fact, perspective) for name, fact in reason.facts.items() if name != "cell"}


def _word(name: str, fact: Fact, perspective: Perspective) -> MessageValue:
    if isinstance(fact, (int, float)):
        return fact
    if isinstance(fact, tuple):
        return perspective.pieces(map(str, fact))
    return building_name(fact, 2) if name == "building" else perspective.piece_in_sentence(fact)
