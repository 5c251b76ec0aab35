"""How an error shows what came from outside: briefly, on one line, and nothing in it that a terminal would obey."""

from __future__ import annotations

from reprlib import Repr

MAX_QUOTED_LENGTH = 200  # characters
MAX_NUMBER_BITS = 256  # bits
NO_BREAK_SPACES = "\u00a0\u202f"  # not printable for Python, but part of French punctuation and of numbers


class _ValueRepr(Repr):
    """Of what is large or deeply nested only the beginning."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = 2

    def repr_int(self, number: int, level: int) -> str:
        return repr(number) if number.bit_length() <= MAX_NUMBER_BITS else "a number that is far too long"


_value_repr = _ValueRepr()


def quoted(value: object) -> str:
    """A text in quotes, or any other value as Python writes it."""
    return f"'{truncate(value)}'" if isinstance(value, str) else truncate(_value_repr.repr(value))


def truncate(text: str) -> str:
    """The beginning of a text."""
    return printable(text if len(text) <= MAX_QUOTED_LENGTH else f"{text[:MAX_QUOTED_LENGTH]}…")


def printable(text: str) -> str:
    """Replace control characters by question marks."""
    return "".join(char if char.isprintable() or char in NO_BREAK_SPACES else "?" for char in text)
