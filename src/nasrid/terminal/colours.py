"""The console. It colours the names of currencies and buildings, except in pipes and with NO_COLOR."""

from __future__ import annotations

import re
import sys
from typing import IO, Any, cast

from rich.console import Console
from rich.highlighter import Highlighter
from rich.padding import Padding
from rich.text import Text
from rich.theme import Theme

from nasrid.i18n import t
from nasrid.rules.pieces.money import CURRENCIES, CURRENCY_LETTERS

# Middle tones suit light and dark terminals. Colour is never the only carrier of information.
STYLES = {
    "yellow": "bold yellow",
    "green": "bold green",
    "blue": "bold bright_blue",
    "orange": "bold dark_orange",
    "pavilion": "bright_blue",
    "seraglio": "red",
    "arcades": "dark_orange3",
    "chambers": "bold",
    "garden": "green",
    "tower": "magenta",
    "arena": "dark_orange3",
    "bath_house": "dark_cyan",
    "library": "gold3",
    "hostel": "hot_pink3",
    "hospital": "cornflower_blue",
    "market": "sea_green3",
    "park": "chartreuse3",
    "school": "medium_purple",
    "district": "tan",
    "start": "bold",
    "wall": "bold bright_red",
    "moat": "bold cyan",
    "stretch": "bold bright_magenta",
    "choice": "bold reverse",
    "exact": "bold green",
    "rule": "dim",
    "title": "bold",
    "trouble": "bold red",
}


class GameHighlighter(Highlighter):
    """Highlights names in the language at the time of its creation."""

    def __init__(self) -> None:
        self.expressions = [
            *(
                rf"(?P<{name}>{_coins_pattern(letter)})"
                for name, letter in zip(CURRENCIES, CURRENCY_LETTERS, strict=True)
            ),
            rf"(?P<exact>\b{re.escape(t('terminal-exact'))}\b.*)",
            r"(?P<rule>\[[A-Z]+(-[A-Z0-9]+)+\])",
        ]

    def highlight(self, text: Text) -> None:
        for expression in self.expressions:
            text.highlight_regex(expression)


def _coins_pattern(letter: str) -> str:
    """Return the pattern of amounts of a currency: 3 florins; 7 + 4 florins; 1 Florin."""
    amounts = [re.sub(r"\d+", r"\\d+", t(f"coins-{letter}", count=count)) for count in (1, 9)]
    several = rf"\d+( \+ \d+)+ {t(f'story-money-{letter}')}"
    return "|".join(rf"\b{words}\b" for words in (several, *amounts, t(f"currency-{letter}")))


class TrimmedStream:
    """A stream that removes trailing spaces from lines."""

    def __init__(self, stream: IO[str]) -> None:
        self._stream = stream
        self._held = ""  # spaces that may be trailing

    def write(self, text: str) -> int:
        whole = self._held + text
        known = whole.rstrip(" ")
        self._held = whole[len(known) :]
        self._stream.write(re.sub(r" +\n", "\n", known))
        return len(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def make_console(file: IO[str] | None = None, width: int | None = None) -> Console:
    """Return a console for a stream (default: standard output; 80 columns without a terminal)."""
    out = file or sys.stdout
    return Console(
        theme=Theme(STYLES),
        highlighter=GameHighlighter(),
        markup=False,
        emoji=False,
        legacy_windows=False,
        file=out if out.isatty() else cast(IO[str], TrimmedStream(out)),
        width=width,
    )


def print_indented(console: Console, sentence: str) -> None:
    """Print an indented line. Wrapped lines are also indented."""
    console.print(Padding(console.highlighter(Text(sentence)), (0, 0, 0, 3), expand=False))
