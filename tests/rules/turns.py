"""Turns for tests: a table in the middle of a game, on which every test changes just what it is about."""

from __future__ import annotations

from random import Random
from typing import Any

from nasrid import Game, Options
from nasrid.rules.table.events import Event
from tests.positions import table
from tests.rules.sheets import field

__all__ = ["BLANKS", "grown", "kinds", "midgame", "seen", "words"]

# The ten tiles without any wall fit beside every open edge.
BLANKS = [
    "pavilion8",
    "seraglio9",
    "arcades9",
    "arcades10",
    "chambers10",
    "chambers11",
    "garden10",
    "garden11",
    "tower11",
    "tower12",
]


def midgame(**pieces: Any) -> Game:
    """Full site, display, deck and bag unless told otherwise. Space 1 takes yellow, then green, blue, orange."""
    usual = {
        "site": "pavilion2NEW seraglio3ESW arcades4NES chambers5NSW",
        "bag": "garden6ESW garden7NSW tower7NEW tower8NES garden8NE",
        "display": "y6 g7 b8 o9",
        "deck": "y7 g8 b9 o6 y8 g9",
    }
    return table(**usual | pieces)


def words(game: Game, line: str) -> list[str]:
    """The words on a line of the game's position."""
    return field(game, line).split()


def seen(game: Game, seat: int) -> list[str]:
    """The tiles in a city as everybody sees them, like tower11@1,0; without the start tile."""
    return words(game, f"seat {seat} city")


def kinds(events: list[Event]) -> list[str]:
    """The names of what happened, in that order."""
    return [type(event).__name__ for event in events]


def grown(seed: int, *, game: str = "alhambra", tiles: int = 14) -> Game:
    """Seat 0 built as many as it could of some random tiles at random places; then scoring 1 was held."""
    random, box = Random(seed), Options(game=game).components
    faces = [face for face in (*box.alhambra, *box.granada) if face.tile_set in Options(game=game).tile_sets]
    chosen = random.sample([face.name for face in faces], tiles)
    agenda = "place 0 awarded; score 1; begin_turn 1"
    started = table(game=game, to_place=[" ".join(chosen)], agenda=agenda)
    while not started.sheets:
        actions = started.legal_actions()
        builds = [action for action in actions if type(action).__name__ == "Build"]
        started.apply(random.choice(builds or actions))
    return started
