"""Bots' reasons as sentences, with the messages of the browser's hints."""

from __future__ import annotations

from typing import cast

from nasrid.bots.heuristics.reasons import MIXED, PLAIN_FACTS, START_TILES, Fact, Reason
from nasrid.i18n import MessageValue, t
from nasrid.rules.city.grid import Cell
from nasrid.terminal.names import Perspective, building_name, cell_text


def advice(reason: Reason, perspective: Perspective) -> str:
    """Return a hint: the action and its reason, then how it compares with others."""
    words = _words(reason, perspective)
    words |= {"what": _what(reason, perspective), "why": t(f"hint-why-{reason.why}", **words)}
    sentences = [t("hint", **words)]
    if reason.instead:
        better = t("hint-better", **words | {"instead": _what(reason.instead, perspective)})
        sentences.append(t("hint-tried", **words, better=better))
    if reason.declined:
        sentences.append(_refusal(reason.declined, perspective))
    return " ".join(sentences)


def _refusal(declined: Reason, perspective: Perspective) -> str:
    words = _words(declined, perspective)
    worse = t("hint-worse", **words, what=_what(declined, perspective))
    if not declined.why:
        return t("hint-declined", worse=worse)
    return t("hint-declined-because", worse=worse, objection=t(f"hint-but-{declined.why}", **words))


def _what(reason: Reason, perspective: Perspective) -> str:
    """Return the action with its cell, as the terminal numbers cells."""
    words = t(f"hint-what-{reason.what}", **_words(reason, perspective))
    cell = reason.facts.get("cell")
    return f"{words} ({cell_text(cast(Cell, cell))})" if cell else words


def _words(reason: Reason, perspective: Perspective) -> dict[str, MessageValue]:
    words = {name: _word(name, fact, perspective) for name, fact in reason.facts.items() if name != "cell"}
    if "side" in words:
        words["where"] = _place(words)
    if currency := words.get("currency"):
        words["payment"] = t("hint-coins" if currency == MIXED else f"coins-{currency}", count=words["coins"])
    return words


def _place(words: dict[str, MessageValue]) -> str:
    beside = words["beside"]
    if beside in START_TILES.values():
        return t(f"hint-where-{beside}", **words)
    return t(f"city-beside-{words['side']}", tile=beside)


def _word(name: str, fact: Fact, perspective: Perspective) -> MessageValue:
    if isinstance(fact, tuple):
        return perspective.pieces(map(str, fact))
    if isinstance(fact, (int, float)) or name in PLAIN_FACTS or fact in START_TILES.values():
        return fact
    return building_name(fact, 2) if name == "building" else perspective.piece_in_sentence(fact)
