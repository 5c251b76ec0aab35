"""Legal placements, removals and swaps of grown cities, compared with the slow reference."""

from collections.abc import Callable, Iterable
from functools import cache
from itertools import product
from random import Random
from typing import NamedTuple

import pytest

from nasrid import Game, Options
from nasrid.rules.table.actions import Build, Remove, Swap
from tests.positions import table
from tests.properties.play import (
    COMBINATIONS,
    city_of,
    even_names,
    few_moats,
    lines_of,
    name_of,
    piece,
    play_on,
    rows,
    varied,
)
from tests.reference import (
    SIDES,
    Cell,
    City,
    beside,
    bordered,
    contacts,
    faults,
    legal_cells,
    may_place,
    may_remove,
    may_swap,
)

# --- Growing a city -----------------------------------------------------------------------------------------

Wish = Callable[[City, Build], float]  # the greatest is built next


def neighbours(city: City, cell: Cell) -> int:
    return sum(beside(cell, side) in city for side in SIDES)


# How a city grows. Compact walled cities have inner walls and therefore long cycles.
SHAPES: dict[str, Wish] = {
    "any": lambda city, build: 0,
    "lump": lambda city, build: neighbours(city, build.cell),
    "walled lump": lambda city, build: neighbours(city, build.cell) + len(piece(build.tile).borders),
    "east": lambda city, build: build.cell[0],
    "north": lambda city, build: -build.cell[1],
    "south-west": lambda city, build: build.cell[1] - build.cell[0],
}


HUTS = {"alhambra": ["huts"], "granada": [], "combined": ["huts"]}


class Grown(NamedTuple):
    text: str  # the city
    rest: list[str]  # tiles that were left over

    def table(self, game: str, reserve: Iterable[str], own_list: str | None) -> Game:
        """It is time to act, with this city and these tiles in the reserve."""
        reserves = [" ".join(reserve)]
        return table(game=game, modules=HUTS[game], cities=[self.text], reserves=reserves, granada_tiles=own_list)


@cache
def grown(game: str, shape: str, size: int, seed: int = 0, own_list: str | None = None) -> Grown:
    """Return a city grown by legal placements from a shuffled box, with up to `size` tiles."""
    chance = Random(f"{game} {shape} {size} {seed}")
    tiles = _shuffled_box(game, own_list, chance)
    growing = table(
        game=game,
        modules=HUTS[game],
        to_place=[" ".join(tiles)],
        agenda="place 0 awarded",
        granada_tiles=own_list,
    )
    for _ in range(size):
        builds = [action for action in growing.legal_actions() if isinstance(action, Build)]
        if not builds:
            break
        city, _ = city_of(lines_of(growing)["seat 0 city"], game)
        some = chance.sample(builds, min(len(builds), 60))
        growing.apply(max(some, key=lambda build: (SHAPES[shape](city, build), chance.random())))
    lines = lines_of(growing)
    return Grown(lines["seat 0 city"], lines["seat 0 to place"].split())


def _shuffled_box(game: str, own_list: str | None, chance: Random) -> list[str]:
    tiles = []
    if game != "granada":
        tiles += [f"{row['type']}{row['price']}{row['walls']}" for row in rows("alhambra_tiles.csv")]
        tiles += [f"hut-{row['type']}-{row['walls']}" for row in chance.sample(rows("worker_huts.csv"), 3)]
    if game != "alhambra":
        faces: dict[str, list[str]] = {}
        for face, even in even_names(table(game=game, granada_tiles=own_list).options).items():
            faces.setdefault(even, []).append(face)
        tiles += map(chance.choice, faces.values())
    chance.shuffle(tiles)
    return tiles


# --- The comparison -----------------------------------------------------------------------------------------


def sides_of(city: City) -> set[Cell]:
    """Return the empty cells adjacent to the city, the only ones to build on (CORE-BUILD-04)."""
    return {beside(cell, side) for cell in city for side in SIDES} - set(city)


def check_redesigns(game: Game, *, whole_plane: bool) -> None:
    """Check that the listed redesigns of the acting seat match the reference."""
    lines = lines_of(game)
    city, first = city_of(lines[f"seat {game.seat} city"], game.options.game)
    reserve = set(lines[f"seat {game.seat} reserve"].split())
    actions = game.legal_actions()
    removed = {action.cell for action in actions if isinstance(action, Remove)}
    assert removed == {cell for cell in city if may_remove(city, cell, first)}
    for tile in reserve:
        built = {action.cell for action in actions if isinstance(action, Build) and action.tile == tile}
        swapped = {action.cell for action in actions if isinstance(action, Swap) and action.tile == tile}
        if whole_plane:
            assert built == legal_cells(city, piece(tile), first), tile
        else:
            assert built == {cell for cell in sides_of(city) if may_place(city, piece(tile), cell, first)}, tile
        assert swapped == {cell for cell in city if may_swap(city, cell, piece(tile), first)}, tile
    assert {action.tile for action in actions if isinstance(action, (Build, Swap))} <= reserve


CASES = [
    *product(("alhambra", "granada"), SHAPES, (12, 25, 54), range(2)),
    *product(("combined",), SHAPES, (12, 25, 60), range(3)),
]


@pytest.mark.rule("CORE-BUILD-02", "CORE-BUILD-03", "CORE-BUILD-04", "CORE-BUILD-05", "CORE-REDES-03", "CORE-REDES-05")
@pytest.mark.rule("CORE-REDES-06", "AMB-E1", "AMB-E3", "AMB-E4", "AMB-E8", "AMB-K7", "AMB-K8", "AMB-K11", "AMB-K12")
@pytest.mark.rule("AMB-K4", "AMB-K6", "AMB-K13")
@pytest.mark.parametrize(("game", "shape", "size", "seed"), CASES)
def test_redesigns_of_a_grown_city_match_the_reference(game: str, shape: str, size: int, seed: int) -> None:
    grew = grown(game, shape, size, seed)
    assert not faults(*city_of(grew.text, game))
    reserve = grew.rest[:4]
    check_redesigns(grew.table(game, reserve, None), whole_plane=size < 20)


# How a city without inner walls runs on: the cell of its tile number n.
LINES: dict[str, Callable[[int], Cell]] = {
    "north": lambda n: (0, -n),
    "east": lambda n: (n, 0),
    "south": lambda n: (0, n),
    "west": lambda n: (-n, 0),
    "stairs": lambda n: (-(n // 2), (n + 1) // 2),
    "snake": lambda n: (n // 10 * 2 + (n % 10 == 9), abs(n // 10 % 2 * 8 - min(n % 10, 8))),
}


@pytest.mark.rule("AMB-E8")
@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("length", [4, 5, 6, 7, 12, 13, 14, 15, 28, 29, 30, 31, 49])
def test_a_city_may_be_as_long_as_the_tiles_allow(line: str, length: int) -> None:
    """Cover the edge of the first small board."""
    names = [f"{row['even_type']}{row['even_price']}{row['moats']}" for row in rows("granada_tiles.csv", few_moats())]
    moated, tiles = names[:4], names[4:]
    city = " ".join(f"{tile}@{x},{y}" for n, tile in enumerate(tiles[:length], 1) for x, y in [LINES[line](n)])
    grew = Grown(city, [tiles[length], moated[0]])
    game = grew.table("granada", grew.rest, few_moats())
    check_redesigns(game, whole_plane=length < 10)
    built = {action.cell for action in game.legal_actions() if isinstance(action, Build)}
    assert LINES[line](length + 1) in built


def ways_round(city: City) -> int:
    """Return the number of cycles of links that are not squares of four linked tiles."""
    links = {(cell, side) for cell, side, _ in contacts(city) if not bordered(city, cell, side)}
    squares = sum(
        {((x, y), "E"), ((x, y), "S"), ((x + 1, y + 1), "N"), ((x + 1, y + 1), "W")} <= links for x, y in city
    )
    kinds = len({tile.kind for tile in city.values()})
    return len(links) // 2 - len(city) + kinds - squares


def test_sampled_cities_have_long_cycles_and_remote_corners() -> None:
    cities = [(game, city_of(grown(game, shape, size, seed).text, game)[0]) for game, shape, size, seed in CASES]
    for game, bound in (("alhambra", 35), ("granada", 35), ("combined", 50)):
        own = [city for name, city in cities if name == game]
        assert sum(len(city) >= bound for city in own) >= 5, game
        assert sum(ways_round(city) > 0 for city in own) >= 5, game
        assert any(max(x for x, _ in city) > 14 for city in own), game
        assert any(min(y for _, y in city) < -14 for city in own), game


# --- Cities of real games -----------------------------------------------------------------------------------


def check_placements(game: Game) -> None:
    """Check that each tile may be built exactly where the reference allows it, turned over or not, with any fee."""
    lines = lines_of(game)
    city, first = city_of(lines[f"seat {game.seat} city"], game.options.game)
    builds = [action for action in game.legal_actions() if isinstance(action, Build)]
    held = {(tile, ()) for tile in lines[f"seat {game.seat} to place"].split()}
    for tile, fee in held | {(build.tile, build.fee) for build in builds}:
        built = {build.cell for build in builds if (build.tile, build.fee) == (tile, fee)}
        assert built == legal_cells(city, piece(tile), first), (tile, fee)


@pytest.mark.rule("CORE-REDES-01", "CORE-REDES-02", "GRA-PLACE-09", "HUT-10")
@pytest.mark.rule("AMB-C9", "AMB-O9", "AMB-O13", "AMB-K14", "COMBO-PLACE-01")
@pytest.mark.parametrize("base", COMBINATIONS, ids=name_of)
def test_redesigns_and_placements_in_a_game_match_the_reference(base: Options) -> None:
    chance = Random(name_of(base))
    checks = {"act": 3, "place": 3}
    for game, *_ in play_on(Game.new(varied(base, chance), 7), chance):
        step = game.view(None).step
        if step and checks.get(step) and chance.random() < 1 / 40:
            checks[step] -= 1
            if step == "act":
                check_redesigns(game, whole_plane=True)
            else:
                check_placements(game)
