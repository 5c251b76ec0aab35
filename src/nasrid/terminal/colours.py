"""The console: colours for currencies and buildings wherever their names stand; NO_COLOR and pipes get none."""

from __future__ import annotations

from typing import IO, ClassVar

from rich.console import Console
from rich.highlighter import RegexHighlighter
from rich.padding import Padding
from rich.text import Text
from rich.theme import Theme

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


class Words(RegexHighlighter):
    highlights: ClassVar[list[str]] = [
        *(rf"\b(?P<{name}>{name}( \d(\+\d)*)?)\b" for name in ("yellow", "green", "blue", "orange")),
        r"(?P<exact>exact\b.*)",
        r"(?P<rule>\[[A-Z]+(-[A-Z0-9]+)+\])",
    ]


def make_console(file: IO[str] | None = None, width: int | None = None) -> Console:
    """Writes to the standard output unless told otherwise, as wide as the terminal, 80 columns where there is none."""
    return Console(
        theme=Theme(STYLES),
        highlighter=Words(),
        markup=False,
        emoji=False,
        legacy_windows=False,
        file=file,
        width=width,
    )


def print_indented(console: Console, sentence: str) -> None:
    """A line of the story; where it breaks, the next line is indented, too."""
    console.print(Padding(console.highlighter(Text(sentence)), (0, 0, 0, 3), expand=False))
