"""The score pad of the cardboard game against the engine."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from nasrid import Game, Options
from nasrid.rules.pieces.components import BUILDINGS, Face
from nasrid.rules.table.scoring import DIRK, Contender, ScoreSheet, score
from nasrid.rules.wire.encode import encode
from nasrid.server.local.host import LocalHost
from tests.server.test_local import MemoryShelf

SCORINGS = 1000
GAMES: list[dict[str, Any]] = [
    {"game": "alhambra"},
    {"game": "alhambra", "modules": ["bonus", "huts"]},
    {"game": "granada"},
    {"game": "granada", "granada_scoring": "simple"},
    {"game": "combined", "modules": ["bonus", "huts"]},
]


def counted(sheet: ScoreSheet, seat: int) -> dict[str, Any]:
    """What a person would count before them."""
    mine = [one.holding for major in sheet.majorities for one in major.standings if one.holding.seat == seat]
    modules = {module for holding in mine for module in holding.extras}
    borders = {str(border.name): len(border.edges) for border in sheet.borders if border.seat == seat}
    return {
        "tiles": {holding.building: holding.tiles for holding in mine},
        "dearest": {holding.building: holding.dearest for holding in mine},
        "extras": {module: {holding.building: holding.extras.get(module, 0) for holding in mine} for module in modules},
        **borders,
    }


def played(options: dict[str, Any], seed: int) -> Sequence[ScoreSheet]:
    """The scorings of a game at random."""
    game, random = Game.new(Options.from_json(options), seed), Random(seed)
    while not game.is_over:
        game.play(game.random_action(random))
    return game.sheets


def dealt(options: dict[str, Any], random: Random) -> list[ScoreSheet]:
    """Three scorings of tiles dealt at random, with ties and everything that modules add, but without cities."""
    known = Options.from_json(options)
    seats = [*range(known.players), *([DIRK] if known.players == 2 else [])]
    scores, sheets = dict.fromkeys(seats, 0), []
    for scoring in (1, 2, 3):
        tiles = {seat: list[Face]() for seat in seats}
        for kind in known.kinds:
            for tile in random.sample(known.components.of_kind(kind), random.randint(0, 54)):
                tiles[random.choice(seats)].append(
                    known.components.back(tile) if random.random() < 0.5 and tile.back else tile
                )
        buildings = [building for kind in known.kinds for building in BUILDINGS[kind]]
        extras = tuple((module, tuple(random.choices(buildings, k=random.randint(0, 3)))) for module in known.modules)
        contenders = [
            Contender(seat, scores[seat], tiles[seat], None, () if seat == DIRK else extras) for seat in seats
        ]
        sheet = score(scoring, contenders, known.kinds, known.granada_scoring == "simple")
        scores = dict(zip(seats, (*sheet.scores, sheet.dirk_score or 0), strict=False))
        sheets.append(sheet)
    return sheets


def without_edges(sheet: dict[str, Any]) -> dict[str, Any]:
    """The pad knows of a border only how long it is."""
    borders = [border | {"edges": len(border["edges"])} for border in sheet["borders"]]
    return sheet | {"borders": borders}


def ask(form: dict[str, Any]) -> dict[str, Any]:
    """As the page asks the worker."""

    async def run() -> str:
        return await a_host().ask("POST", "/api/scores", json.dumps(form))

    answer: dict[str, Any] = json.loads(asyncio.run(run()))
    return answer


def a_host() -> LocalHost:
    async def think(question: str) -> str:
        raise AssertionError

    return LocalHost(MemoryShelf(), think, lambda _, text: None)


def check(options: dict[str, Any], sheets: Sequence[ScoreSheet]) -> int:
    """Asks the pad for the same; how many scorings were equal."""
    players = options["players"]
    seats = [*range(players), *([DIRK] if players == 2 else [])]
    form = {"options": options, "scorings": [[counted(sheet, seat) for seat in seats] for sheet in sheets]}
    for found, sheet in zip(ask(form)["sheets"], sheets, strict=True):
        expected = without_edges(encode(sheet))
        if not sheet.borders:
            found["borders"] = []
        assert without_edges(found) == expected
    return len(sheets)


@pytest.mark.rule("GRA-SCORE-07", "AMB-G1", "DUO-05", "DUO-06")
def test_a_thousand_scorings_are_the_engines_own() -> None:
    random, compared = Random(1), 0
    while compared < SCORINGS:
        options = {**random.choice(GAMES), "players": random.randint(2, 6)}
        compared += check(options, dealt(options, random))


@pytest.mark.rule("ALH-WALL-02", "COMBO-SCORE-04")
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_so_are_those_of_whole_games_with_their_walls(game: dict[str, Any]) -> None:
    for players in range(2, 7):
        options = {**game, "players": players}
        sheets = played(options, players)
        if [sheet.scoring for sheet in sheets] == [1, 2, 3]:  # a card may not have come
            check(options, sheets)


@pytest.mark.parametrize(
    ("form", "reason"),
    [
        ({"options": {"players": 3}, "scorings": [[{}, {}]]}, "scoring 1 counts 2 players instead of 3"),
        ({"options": {"players": 2}, "scorings": [[{}, {}]]}, "scoring 1 counts 2 players instead of 3"),
        ({"options": {"players": 3}, "scorings": [[{"wall": -1}, {}, {}]]}, "the body does not fit"),
    ],
)
def test_what_cannot_be_counted_is_refused(form: dict[str, Any], reason: str) -> None:
    assert reason in ask(form)["message"]
