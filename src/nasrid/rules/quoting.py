"""Values from outside in error messages: short, on one line and without control characters."""

from reprlib import Repr

MAX_QUOTED_LENGTH = 200
MAX_NUMBER_BITS = 256
NO_BREAK_SPACES = "\u00a0\u202f"  # Python calls them unprintable, but French punctuation and numbers use them


class _ValueRepr(Repr):
    """A repr that shortens large and deeply nested values."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = 2

    def repr_int(self, number: int, level: int) -> str:
        return repr(number) if number.bit_length() <= MAX_NUMBER_BITS else "a number that is too long"


_value_repr = _ValueRepr()


def quoted(value: object) -> str:
    """Return a text in quotes, or the shortened repr of any other value."""
    return f"'{truncate(value)}'" if isinstance(value, str) else truncate(_value_repr.repr(value))


def truncate(text: str) -> str:
    """Return the beginning of a text in printable characters."""
    return printable(text if len(text) <= MAX_QUOTED_LENGTH else f"{text[:MAX_QUOTED_LENGTH]}…")


def printable(text: str) -> str:
    """Replace control characters by question marks."""
    return "".join(char if char.isprintable() or char in NO_BREAK_SPACES else "?" for char in text)
