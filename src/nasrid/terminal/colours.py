"""The console: colours for currencies and buildings wherever their names stand; NO_COLOR and pipes get none."""

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

# Middle tones, for light and dark terminals; nothing is told by colour alone.
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
    """In the language that is spoken when it is made."""

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
    """3 florins; 7 + 4 florins; 1 Florin."""
    amounts = [re.sub(r"\d+", r"\\d+", t(f"coins-{letter}", count=count)) for count in (1, 9)]
    several = rf"\d+( \+ \d+)+ {t(f'story-money-{letter}')}"
    return "|".join(rf"\b{words}\b" for words in (several, *amounts, t(f"currency-{letter}")))


class TrimmedStream:
    """A stream whose lines do not end in blanks."""

    def __init__(self, stream: IO[str]) -> None:
        self._stream = stream
        self._held = ""  # blanks, until we know what follows them

    def write(self, text: str) -> int:
        whole = self._held + text
        known = whole.rstrip(" ")
        self._held = whole[len(known) :]
        self._stream.write(re.sub(r" +\n", "\n", known))
        return len(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def make_console(file: IO[str] | None = None, width: int | None = None) -> Console:
    """Writes to the standard output unless told otherwise, as wide as the terminal, 80 columns where there is none."""
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
    """A line of the story; where it breaks, the next line is indented, too."""
    console.print(Padding(console.highlighter(Text(sentence)), (0, 0, 0, 3), expand=False))
