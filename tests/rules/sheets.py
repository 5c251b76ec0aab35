"""Scorings for tests: score given cities and read the sheet."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby, permutations
from typing import Any

from nasrid import Game, Options
from nasrid.rules.table.scoring import DIRK, Majority, ScoreSheet
from tests.positions import do, table

__all__ = ["ARMS", "DIRK", "around", "border", "field", "hold", "majority", "piles", "standings"]

ARMS = {"0,-1": "S", "1,0": "W", "0,1": "N", "-1,0": "E"}  # a cell beside the start tile, and the side towards it


def around(*tiles: str) -> str:
    """Return a city of up to four tiles that each have only the start tile as a neighbour."""
    for cells in permutations(ARMS, len(tiles)):
        if all(ARMS[cell] not in re.sub("[^NESW]", "", tile) for tile, cell in zip(tiles, cells, strict=True)):
            return " ".join(f"{tile}@{cell}" for tile, cell in zip(tiles, cells, strict=True))
    raise ValueError(f"{tiles} do not fit around a start tile")


def hold(scoring: int, *, cities: Sequence[str], game: str = "granada", dirk: str = "", **pieces: Any) -> Game:
    """Return a game in which seat 0 took a card and this scoring followed.

    The first two come by their card, on a full site; the third because there is no tile left to be laid.
    """
    used = set(re.findall(r"[a-z_]+\d+[NESW]*", f"{cities} {dirk} {pieces}"))
    box = Options(game=game).components
    alhambra = [face.name for face in box.alhambra if face.name not in used]
    granada = [face.name for face in box.granada if not used & {face.name, face.back}]
    site = " ".join((alhambra if game == "alhambra" else granada)[:4])
    if game == "combined":
        site = "- " + site.replace(" ", " - ")  # a space with one tile is not empty
    started = table(
        game=game,
        cities=cities,
        dirk=dirk,
        site=None if scoring == 3 else site,
        display="y1 y2 y3 y4",
        deck={1: "A y5", 2: "B y5", 3: "y5"}[scoring],
        **pieces,
    )
    do(started, "take y1")
    return started


def majority(sheet: ScoreSheet, building: str) -> Majority:
    return next(one for one in sheet.majorities if one.building == building)


def standings(sheet: ScoreSheet, building: str) -> list[tuple[int, int, int, int]]:
    """Return (rank, seat, count, points), best first."""
    return [
        (one.rank, one.building_count.seat, one.building_count.count, one.points)
        for one in majority(sheet, building).ranks
    ]


def border(sheet: ScoreSheet, seat: int, name: str) -> tuple[str, int]:
    """Return the edges of a seat's longest wall, moat or stretch as '1,0:NE 1,1:E', and its points."""
    found = next(one for one in sheet.borders if (one.seat, one.name) == (seat, name))
    cells = groupby(sorted(found.edges), key=lambda edge: edge[0])
    words = (f"{x},{y}:{''.join('NESW'[side] for _, side in edges)}" for (x, y), edges in cells)
    return " ".join(words), found.points


def field(game: Game, name: str) -> str:
    """Return the value of a line of the game's position."""
    lines = dict(line.split(":", 1) for line in game.position().splitlines()[1:])
    return lines[name].strip()


def piles(cards: int) -> list[int]:
    """Return the sizes of the five piles of a deck of this size (AMB-B2)."""
    return [cards // 5 + (number < cards % 5) for number in range(5)]
