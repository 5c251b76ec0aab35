"""How an error shows what came from outside: briefly, on one line, and nothing in it that a terminal would obey."""

from __future__ import annotations

from reprlib import Repr

LONGEST = 200  # characters
LONGEST_NUMBER = 256  # bits
NO_BREAK_SPACES = "\u00a0\u202f"  # not printable for Python, but part of French punctuation and of numbers


class _Values(Repr):
    """Of what is large or deeply nested only the beginning."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = 2

    def repr_int(self, number: int, level: int) -> str:
        return repr(number) if number.bit_length() <= LONGEST_NUMBER else "a number that is far too long"


_values = _Values()


def quoted(value: object) -> str:
    """A text in quotes, or any other value as Python writes it."""
    return f"'{brief(value)}'" if isinstance(value, str) else brief(_values.repr(value))


def brief(text: str) -> str:
    """The beginning of a text."""
    return printable(text if len(text) <= LONGEST else f"{text[:LONGEST]}…")


def printable(text: str) -> str:
    """Replace control characters by question marks."""
    return "".join(one if one.isprintable() or one in NO_BREAK_SPACES else "?" for one in text)
