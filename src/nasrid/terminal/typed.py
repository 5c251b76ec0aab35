"""Actions as people type them, and the reasons why they are refused."""

from __future__ import annotations

from collections.abc import Iterable

from nasrid.i18n import find_message, t
from nasrid.rules.pieces.money import MONEY, SPECIAL_CARD_MODULES
from nasrid.rules.text.notation import FEE_WORD


def normalise(typed: str, faces: Iterable[str]) -> str:
    """Return the text in the case of the notation.

    Args:
        typed: The text.
        faces: The names of the faces in play.
    """
    verb, *words = typed.split() or [""]
    known = {word.lower(): word for word in (*faces, *MONEY, *SPECIAL_CARD_MODULES, FEE_WORD)}
    return " ".join([verb.lower(), *(known.get(word.lower(), word) for word in words)])


def rule_text(rule: str) -> str:
    """Return the sentence for the rule that an illegal action breaks."""
    return find_message(f"rule-{rule}") or t("error-illegal")
