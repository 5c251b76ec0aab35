"""Turns for tests: a table in mid-game, of which each test changes only what it needs."""

from __future__ import annotations

from random import Random
from typing import Any

from nasrid import Game, Options
from nasrid.rules.table.events import Event
from tests.positions import table
from tests.rules.sheets import field

__all__ = ["BLANKS", "grown", "kinds", "midgame", "seen", "words"]

# The ten tiles without a wall fit at every open edge.
BLANKS = [face.name for face in Options().components.alhambra if not face.borders]


def midgame(**pieces: Any) -> Game:
    """Return a game with a full site, display, deck and bag by default. Spaces take yellow, green, blue, orange."""
    usual = {
        "site": "pavilion2NEW seraglio3ESW arcades4NES chambers5NSW",
        "bag": "garden6ESW garden7NSW tower7NEW tower8NES garden8NE",
        "display": "y6 g7 b8 o9",
        "deck": "y7 g8 b9 o6 y8 g9",
    }
    return table(**usual | pieces)


def words(game: Game, line: str) -> list[str]:
    """Return the words on a line of the game's position."""
    return field(game, line).split()


def seen(game: Game, seat: int) -> list[str]:
    """Return the public tiles of a city, like tower11@1,0, without the start tile."""
    return words(game, f"seat {seat} city")


def kinds(events: list[Event]) -> list[str]:
    """Return the names of the events in order."""
    return [type(event).__name__ for event in events]


def grown(seed: int, *, game: str = "alhambra", tiles: int = 14) -> Game:
    """Return a game in which seat 0 built random tiles at random cells and the first scoring followed."""
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
