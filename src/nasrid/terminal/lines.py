"""Box-drawing characters for edges of different weights and the corners where they meet."""

from __future__ import annotations

import unicodedata
from functools import cache

NONE, LIGHT, HEAVY, DOUBLE = range(4)
Arms = tuple[int, int, int, int]  # the weights of the lines to N, E, S, W

_WEIGHTS = {"LIGHT": LIGHT, "SINGLE": LIGHT, "HEAVY": HEAVY, "DOUBLE": DOUBLE}
_DIRECTIONS = {"UP": (0,), "RIGHT": (1,), "DOWN": (2,), "LEFT": (3,), "VERTICAL": (0, 2), "HORIZONTAL": (1, 3)}
_PREFIX = "BOX DRAWINGS "


@cache
def corner(arms: Arms) -> str:
    """Return the closest character for these arms. Unicode has no corners of heavy and double lines."""
    corners = _corners()
    return corners[min(corners, key=lambda other: _difference(arms, other))]


def _difference(arms: Arms, other: Arms) -> int:
    lost = sum(bool(one) != bool(two) for one, two in zip(arms, other, strict=True))
    changed = sum(one != two for one, two in zip(arms, other, strict=True))
    return 10 * lost + changed


@cache
def _corners() -> dict[Arms, str]:
    """Return all corners in Unicode, parsed from their names: DOWN LIGHT AND RIGHT HEAVY."""
    corners = {(NONE, NONE, NONE, NONE): " "}
    for code in range(0x2500, 0x2580):
        words = unicodedata.name(chr(code)).removeprefix(_PREFIX)
        if not {"DASH", "ARC", "DIAGONAL"} & set(words.split()):
            corners[_arms(words)] = chr(code)
    return corners


def _arms(words: str) -> Arms:
    arms = [NONE] * 4
    weight = NONE
    for part in words.split(" AND "):
        weight = next((_WEIGHTS[word] for word in part.split() if word in _WEIGHTS), weight)
        for word in part.split():
            for direction in _DIRECTIONS.get(word, ()):
                arms[direction] = weight
    return arms[0], arms[1], arms[2], arms[3]
