"""The page about puzzles: its themes and its numbers are those of the code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nasrid.puzzles import THEMES
from nasrid.puzzles.difficulty import (
    BASE_RATING,
    PLAUSIBLE_POINTS,
    RATING_PER_CHANCE,
    RATING_PER_DOUBLING,
    RATING_PER_RANK,
    RATING_RANGE,
    SEARCH_GAMES,
)
from nasrid.puzzles.glicko2 import DEFAULT_DEVIATION, DEFAULT_RATING, SYSTEM_CONSTANT
from nasrid.puzzles.mining import MIN_DISTANCE, MIN_RARE_GAP, MIN_STATIC_GAP, TABLES
from nasrid.puzzles.production import MOST_PER_THEME
from nasrid.puzzles.puzzle import FILE_VERSION, ID_DIGITS
from nasrid.puzzles.search import (
    MAX_VARIANTS,
    MIN_CHOICES,
    MIN_GAP,
    MIN_GAP_ERRORS,
    MIN_SIDE_CHOICES,
    MINE,
    PROMISING_GAP,
    VERIFICATION,
)
from nasrid.puzzles.themes import ENDGAME_TURNS, MIN_BORDER_GAIN, SAMPLED_GAMES
from nasrid.rules.table.specs import GAMES
from nasrid.server.table.puzzles import PUZZLE_DEVIATION, SETTLED_DEVIATION

PAGE = (Path(__file__).parents[2] / "docs" / "puzzles.md").read_text(encoding="utf-8")
CHOOSING, *COMPARING = VERIFICATION.stages
*EARLIER, LAST = (str(stage.games) for stage in MINE.stages)
*RANKS, LAST_RANK = (f"{rating} ({name})" for name, rating in RATING_PER_RANK.items())


def test_every_theme_is_documented() -> None:
    assert re.findall(r"^\| `([a-z]+)` \| (?:It|In the next scoring it) ", PAGE, flags=re.M) == [*THEMES]


@pytest.mark.parametrize(
    "words",
    [
        "play Alhambra with 2 to 4 players, Granada with 2 or 3, and the combined game with 2.",
        f"a gap of at least {100 * MIN_STATIC_GAP:g} percentage points",
        f"a bonus card, which are rarer, {100 * MIN_RARE_GAP:g} percentage points",
        f"at least {MIN_DISTANCE} actions apart",
        f"in {', '.join(EARLIER)}, then {LAST} new sampled games",
        f"ahead of all others by at least {100 * PROMISING_GAP:g} percentage points",
        f"needs at least {MIN_CHOICES} different moves, one between turns at least {MIN_SIDE_CHOICES}",
        f"{CHOOSING.games} games choose the solution. Then up to {sum(stage.games for stage in COMPARING)} more",
        f"at least the {CHOOSING.moves} best moves",
        f"more than {MAX_VARIANTS} payments for the solution",
        f"loses at least {100 * MIN_GAP:g} percentage points",
        "at least three standard errors",
        f"already have {MOST_PER_THEME} puzzles",
        f"at least {MIN_BORDER_GAIN} points more for walls and moats",
        f"half of {SAMPLED_GAMES} sampled games",
        f"The base is {BASE_RATING}.",
        "a search of four sampled games",
        f"the rating grows by {', '.join(RANKS)} or {LAST_RANK}.",
        f"plausible adds {RATING_PER_DOUBLING}.",
        f"at most {PLAUSIBLE_POINTS:g} points behind",
        f"subtracts {RATING_PER_CHANCE / 100:g}.",
        f"from {RATING_RANGE[0]} to {RATING_RANGE[1]}.",
        f"starts with {DEFAULT_RATING:g} ± {DEFAULT_DEVIATION:g}, a puzzle with its difficulty ± {PUZZLE_DEVIATION:g}.",
        f"The system constant is {SYSTEM_CONSTANT}.",
        f"whose own deviation is at most {SETTLED_DEVIATION:g} change",
        f"the version of the format, {FILE_VERSION}.",
        f"the first {ID_DIGITS} digits",
    ],
)
def test_numbers_are_those_of_the_code(words: str) -> None:
    assert words in " ".join(PAGE.split())


def test_mined_tables_are_those_of_the_page() -> None:
    players = {game: {table["players"] for table in TABLES if table["game"] == game} for game in GAMES}
    assert players == {"alhambra": {2, 3, 4}, "granada": {2, 3}, "combined": {2}}


def test_numbers_in_words() -> None:
    assert (MIN_GAP_ERRORS, SEARCH_GAMES, ENDGAME_TURNS) == (3, 4, 2)
