"""The score pad of the cardboard game against the engine."""

import asyncio
import json
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import pytest

from nasrid import Game, Options
from nasrid.rules.city.city import City
from nasrid.rules.modules.bonus import CARDS_PER_PLAYER
from nasrid.rules.modules.huts import extra_buildings as hut_counts
from nasrid.rules.pieces.components import BUILDINGS, Face
from nasrid.rules.table.piece_text import write_cell, write_city
from nasrid.rules.table.scoring import DIRK, Contender, ScoreSheet, score
from nasrid.rules.wire.encode import encode
from nasrid.server.local.host import LocalHost
from tests.server.test_local import MemoryStorage

SCORINGS = 1000
GAMES: list[dict[str, Any]] = [
    {"game": "alhambra"},
    {"game": "alhambra", "modules": ["bonus", "huts"]},
    {"game": "granada"},
    {"game": "granada", "granada_scoring": "simple"},
    {"game": "combined", "modules": ["bonus", "huts"]},
]


def counted(sheet: ScoreSheet, seat: int) -> dict[str, Any]:
    """Return what a player would count in their city."""
    mine = [one.building_count for major in sheet.majorities for one in major.ranks if one.building_count.seat == seat]
    modules = {module for holding in mine for module in holding.extras}
    borders = {str(border.name): len(border.edges) for border in sheet.borders if border.seat == seat}
    return {
        "tiles": {holding.building: holding.tiles for holding in mine},
        "dearest": {holding.building: holding.highest_price for holding in mine},
        "extras": {module: {holding.building: holding.extras.get(module, 0) for holding in mine} for module in modules},
        **borders,
    }


def dealt(options: dict[str, Any], random: Random) -> list[ScoreSheet]:
    """Return three scorings of randomly dealt tiles, with ties and the modules' items, but without cities."""
    known = Options.from_json(options)
    seats = [*range(known.players), *([DIRK] if known.players == 2 else [])]
    scores, sheets = dict.fromkeys(seats, 0), []
    for scoring in (1, 2, 3):
        tiles = {seat: list[Face]() for seat in seats}
        for kind in known.tile_sets:
            for tile in random.sample(known.components.of_tile_set(kind), random.randint(0, 54)):
                tiles[random.choice(seats)].append(
                    known.components.back(tile) if random.random() < 0.5 and tile.back else tile
                )
        buildings = [building for kind in known.tile_sets for building in BUILDINGS[kind]]
        most = CARDS_PER_PLAYER[known.players]
        extras = tuple((name, tuple(random.choices(buildings, k=random.randint(0, most)))) for name in known.modules)
        contenders = [
            Contender(seat, scores[seat], tiles[seat], None, () if seat == DIRK else extras) for seat in seats
        ]
        sheet = score(scoring, contenders, known.tile_sets, known.granada_scoring == "simple")
        scores = dict(zip(seats, (*sheet.scores, sheet.dirk_score or 0), strict=False))
        sheets.append(sheet)
    return sheets


def without_edges(sheet: dict[str, Any]) -> dict[str, Any]:
    """Replace the edges of borders by their number, because the pad stores only lengths."""
    borders = [border | {"edges": len(border["edges"])} for border in sheet["borders"]]
    return sheet | {"borders": borders}


Ask = Callable[[str, dict[str, Any]], dict[str, Any]]


@pytest.fixture(scope="module")
def ask() -> Iterator[Ask]:
    """A function that sends requests as the page does to the worker."""
    loop = asyncio.new_event_loop()

    async def start() -> LocalHost:
        return a_host()

    host = loop.run_until_complete(start())
    yield lambda path, form: json.loads(loop.run_until_complete(host.ask("POST", path, json.dumps(form))))
    loop.close()


def a_host() -> LocalHost:
    async def think(question: str) -> str:
        raise AssertionError

    return LocalHost(MemoryStorage(), think, lambda _, text: None)


def check(ask: Ask, options: dict[str, Any], sheets: Sequence[ScoreSheet]) -> int:
    """Check that the pad gives the same scores, and return the number of scorings."""
    players = options["players"]
    seats = [*range(players), *([DIRK] if players == 2 else [])]
    form = {"options": options, "scorings": [[counted(sheet, seat) for seat in seats] for sheet in sheets]}
    for found, sheet in zip(ask("/api/scores", form)["sheets"], sheets, strict=True):
        expected = without_edges(encode(sheet))
        if not sheet.borders:
            found["borders"] = []
        assert without_edges(found) == expected
    return len(sheets)


@pytest.mark.rule("GRA-SCORE-07", "AMB-G1", "DUO-05", "DUO-06")
def test_pad_scores_random_counts_like_the_engine(ask: Ask) -> None:
    random, compared = Random(1), 0
    while compared < SCORINGS:
        options = {**random.choice(GAMES), "players": random.randint(2, 6)}
        compared += check(ask, options, dealt(options, random))


class Builder:
    """A player who enters tiles into a city and first asks for the legal cells of each."""

    def __init__(self, ask: Ask, options: dict[str, Any]) -> None:
        self.ask = ask
        self.options = options
        self.city = ""

    def places(self, tile: str) -> list[str]:
        cells: list[str] = self.tap(tile=tile)["cells"]
        return cells

    def lay(self, tile: str, cell: str) -> None:
        self.city = self.tap(tile=tile, cell=cell)["city"]

    def tap(self, **what: Any) -> dict[str, Any]:
        return self.ask("/api/cities", {"options": self.options, "city": self.city, **what})


def names_of(faces: Sequence[Face]) -> str:
    return " ".join(face.name for face in faces)


def grow(builder: Builder, city: City, tiles: list[Face], random: Random) -> City:
    """Build the engine's city alongside the pad's. Tiles that fit nowhere stay in the list."""
    for face in tiles[: random.choice((0, 1, 2, 5))]:
        places = builder.places(face.name)
        assert {*places} == {write_cell(cell) for cell in city.grid.cells(city.buildable(face))}
        if places:
            cell = random.choice(sorted(places))
            builder.lay(face.name, cell)
            x, y = map(int, cell.split(","))
            city = city.build(face, (x, y))
            tiles.remove(face)
    assert builder.city == write_city(city)
    return city


def in_city(city: City, options: Options, random: Random) -> Any:
    """Return what modules add to these tiles: huts by their cells, and random bonus cards."""
    cards = min(2, CARDS_PER_PLAYER[options.players])
    more = {"huts": hut_counts(city), "bonus": tuple(random.choices(BUILDINGS[options.tile_sets[0]], k=cards))}
    return tuple((module, more[module]) for module in options.modules)


@pytest.mark.rule("CORE-BUILD-02", "CORE-BUILD-03", "CORE-BUILD-05", "COMBO-BUILD-02", "DUO-05")
def test_pad_scores_random_cities_like_the_engine(ask: Ask) -> None:
    """Some players enter their cities, others type counts. Cities grow between scorings."""
    random, compared = Random(2), 0
    while compared < SCORINGS:
        options = {**random.choice(GAMES), "players": random.randint(2, 6)}
        known = Options.from_json(options)
        box = [tile for kind in known.tile_sets for tile in known.components.of_tile_set(kind)]
        tiles = [known.components.back(tile) if tile.back and random.random() < 0.5 else tile for tile in box]
        tiles += known.components.module_tiles.get("huts", ())
        random.shuffle(tiles)
        builders = [Builder(ask, options) for _ in range(known.players)]
        cities = [known.rules.city for _ in builders]
        typing = [random.random() < 0.25 for _ in builders]
        dirk, scores, form = list[Face](), dict.fromkeys([*range(known.players), DIRK], 0), []
        sheets = []
        for scoring in (1, 2, 3):
            cities = [grow(builder, city, tiles, random) for builder, city in zip(builders, cities, strict=True)]
            dirk += [tiles.pop() for _ in range(min(6, len(tiles) // 2))]
            contenders = [
                Contender(seat, scores[seat], city.tiles.values(), city, in_city(city, known, random))
                for seat, city in enumerate(cities)
            ]
            if known.players == 2:
                contenders.append(Contender(DIRK, scores[DIRK], [face for face in dirk if not face.module]))
            sheet = score(scoring, contenders, known.tile_sets, known.granada_scoring == "simple")
            scores = dict(zip([*range(known.players), DIRK], (*sheet.scores, sheet.dirk_score or 0), strict=True))
            sheets.append(sheet)
            columns = [
                counted(sheet, seat) | ({} if typing[seat] else {"city": builder.city})
                for seat, builder in enumerate(builders)
            ]
            laid_by_dirk = {"city": names_of([face for face in dirk if not face.module])}
            form.append(columns + [laid_by_dirk] * (known.players == 2))
        found = ask("/api/scores", {"options": options, "scorings": form})["sheets"]
        assert [without_edges(sheet) for sheet in found] == [without_edges(encode(sheet)) for sheet in sheets]
        compared += len(sheets)


def unbuilt(city: City) -> list[tuple[Face, str]]:
    """Return the tiles of a city in a legal order of building, with the first Granada tile before the others."""
    order = []
    while len(city.tiles) > 1:
        cell = next(reversed(city.grid.cells(city.removable())), city.starts[1])
        assert cell
        order.append((city.tile_at(cell), write_cell(cell)))
        rest = {other: face for other, face in city.tiles.items() if other != cell}
        city = City.of(rest, (city.starts[0], None if cell == city.starts[1] else city.starts[1]))
    return order[::-1]


def scored(options: dict[str, Any], seed: int) -> Iterator[tuple[ScoreSheet, list[City], Sequence[Face]]]:
    """Return the scorings of a random game with the cities that they counted, and Dirk's tiles."""
    game, random, seen = Game.new(Options.from_json(options), seed), Random(seed), 0
    while not game.is_over:
        dirk = game.state.dirk.tiles if game.state.dirk else ()
        game.apply_silently(game.random_action(random))
        for sheet in game.sheets[seen:]:
            yield sheet, [player.city for player in game.state.players], dirk
        seen = len(game.sheets)


@pytest.mark.rule("ALH-WALL-02", "COMBO-SCORE-04", "GRA-SCORE-07", "HUT-11")
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_pad_scores_the_cities_of_whole_games_like_the_engine(ask: Ask, game: dict[str, Any]) -> None:
    """The sheets include every edge of every wall."""
    options = {**game, "players": 2 + GAMES.index(game)}
    form, sheets = [], []
    for sheet, cities, dirk in scored(options, 5):
        columns = []
        for seat, city in enumerate(cities):
            builder = Builder(ask, options)
            for face, cell in unbuilt(city):
                assert cell in builder.places(face.name)
                builder.lay(face.name, cell)
            assert builder.city == write_city(city)
            columns.append({"city": builder.city, "extras": counted(sheet, seat)["extras"]})
        form.append(columns + [{"city": names_of(dirk)}] * (len(cities) == 2))
        sheets.append(encode(sheet))
    assert ask("/api/scores", {"options": options, "scorings": form})["sheets"] == sheets


def duel(*columns: dict[str, Any], **options: Any) -> dict[str, Any]:
    """Return the first scoring of two players and Dirk, who has nothing."""
    return {"options": {"players": 2} | options, "scorings": [[*columns, {}]]}


@pytest.mark.parametrize(
    ("form", "reason"),
    [
        ({"options": {"players": 3}, "scorings": [[{}, {}]]}, "scoring 1 counts 2 players instead of 3"),
        ({"options": {"players": 2}, "scorings": [[{}, {}]]}, "scoring 1 counts 2 players instead of 3"),
        ({"options": {"players": 3}, "scorings": [[{"wall": -1}, {}, {}]]}, "the body is invalid"),
        (duel({"tiles": {"pavilion": 5}}, {"tiles": {"pavilion": 3}}), "scoring 1: pavilion is counted 8 times"),
        (duel({"tiles": {"park": 1}}, {}), "scoring 1: this game has no building 'park'"),
        (duel({"extras": {"huts": {"tower": 1}}}, {}), "scoring 1: this game has no module 'huts'"),
        (
            duel({"tiles": {"tower": 1}, "extras": {"huts": {"tower": 5, "garden": 5}}}, {}, modules=["huts"]),
            "scoring 1: huts adds at most 9 to the counts of one player",
        ),
        (
            duel({"tiles": {"tower": 1}, "extras": {"bonus": {"tower": 4}}}, {}, modules=["bonus"]),
            "scoring 1: bonus adds at most 3 to the counts of one player",
        ),
        (duel({"tiles": {"park": 1}, "dearest": {"park": 22}}, {}, game="granada"), "scoring 1: no park costs 22"),
    ],
)
def test_pad_rejects_impossible_counts(ask: Ask, form: dict[str, Any], reason: str) -> None:
    assert reason in ask("/api/scores", form)["message"]


@pytest.mark.rule("GRA-SCORE-07", "GRA-SCORE-08")
def test_granada_tie_needs_a_price_of_each_player(ask: Ask) -> None:
    def answer(*prices: int) -> dict[str, Any]:
        columns = ({"tiles": {"park": 2}, "dearest": {"park": price}} for price in prices)
        return ask("/api/scores", duel(*columns, game="granada"))

    for prices in ((0, 0), (8, 0), (8, 8)):
        assert "players are tied for park" in answer(*prices)["message"]
    assert answer(8, 9)["sheets"][0]["scores"] == [0, 4]


@pytest.mark.rule("GRA-SCORE-07")
def test_tie_for_a_rank_without_points_needs_no_price(ask: Ask) -> None:
    counts = [{"tiles": {"park": count}} for count in (2, 1, 1)]
    form = {"options": {"players": 3, "game": "granada"}, "scorings": [counts]}
    assert ask("/api/scores", form)["sheets"][0]["scores"] == [4, 0, 0]
    form["scorings"] = [counts, counts]
    assert "scoring 2: players are tied for park" in ask("/api/scores", form)["message"]


def test_pad_rejects_an_illegal_tile_with_its_rule(ask: Ask) -> None:
    builder = Builder(ask, {"players": 3})
    builder.lay("garden10N", "1,0")
    assert builder.tap(tile="tower11", cell="1,-1")["rule"] == "CORE-BUILD-02"
    assert builder.tap(tile="tower11", cell="5,0")["rule"] == "CORE-BUILD-04"
    assert "is not a cell" in builder.tap(tile="tower11", cell="here")["message"]
    assert "there is no tile" in builder.tap(tile="tower99")["message"]
    assert "garden10N occurs 2 times, but this game has only 1" in builder.tap(tile="garden10N", cell="-1,0")["message"]


def test_a_tile_can_be_taken_away_moved_or_exchanged_where_a_city_stays(ask: Ask) -> None:
    builder = Builder(ask, {"players": 3})
    builder.lay("garden10N", "1,0")
    builder.lay("tower11N", "2,0")
    assert builder.tap(remove="0,0")["rule"] == "CORE-REDES-06"
    assert builder.tap(remove="1,0")["rule"] == "CORE-BUILD-03"
    assert builder.tap(remove="5,0")["rule"] == "CORE-REDES-02"
    assert "-1,0" in builder.tap(remove="2,0", tile="tower11N")["cells"]
    moved = builder.tap(remove="2,0", tile="tower11N", cell="-1,0")
    assert moved["city"] == "tower11N@-1,0 garden10N@1,0"
    assert moved["counts"]["wall"] == 1
    exchanged = builder.tap(remove="1,0", tile="tower11", cell="1,0")
    assert exchanged["city"] == "tower11@1,0 tower11N@2,0"
    assert exchanged["counts"]["tiles"] == {"tower": 2}
    assert builder.tap(remove="2,0")["city"] == "garden10N@1,0"


@pytest.mark.rule("COMBO-BUILD-02", "COMBO-BUILD-03")
def test_another_granada_tile_becomes_the_first_when_that_was_wrong(ask: Ask) -> None:
    builder = Builder(ask, {"game": "combined", "players": 3})
    known = Options.from_json(builder.options)
    walled = next(face for face in known.components.alhambra if face.borders == 0b0010)
    moat = next(face for face in known.components.granada if face.borders == 0b1000)
    builder.lay(walled.name, "1,0")
    builder.lay(moat.name, "2,0")
    assert f"{moat.name}*@2,0" in builder.city
    assert builder.tap(remove="1,0")["rule"] == "AMB-K12"
    other = known.components.back(moat).name
    assert builder.tap(remove="2,0", tile=other, cell="2,0")["city"] == f"{walled.name}@1,0 {other}*@2,0"
    assert builder.tap(remove="2,0")["city"] == f"{walled.name}@1,0"


def test_pad_rejects_a_tile_in_two_cities(ask: Ask) -> None:
    twice = [{"city": "garden10N@1,0"}, {}, {"city": "garden10N"}]
    answer = ask("/api/scores", {"options": {"players": 2}, "scorings": [[{}, {}, {}], twice]})
    assert answer["message"] == "scoring 2: garden10N occurs 2 times, but this game has only 1"
