"""The action space: which index means what. It is the same for every game, number of players, module and box.

A change of any meaning here is a new version of the environments (docs/environments.md).
"""

from __future__ import annotations

from typing import NamedTuple

from nasrid.rules.city.grid import Cell
from nasrid.rules.pieces.components import BUILDINGS, Face, TileSet
from nasrid.rules.pieces.lists import load_components
from nasrid.rules.pieces.money import CURRENCIES, MONEY, SITE_SPACES, SPECIAL_CARD_MODULES
from nasrid.rules.table.actions import ACTIONS
from nasrid.rules.table.facts import MODULES
from nasrid.rules.table.rules import close_registration
from nasrid.rules.turn.refill import DISPLAY_SIZE

close_registration(__name__)

RADIUS = 10  # of the window around the start tile
WIDTH = 2 * RADIUS + 1

VERBS = tuple(ACTIONS.members)
CARDS = (*MONEY, *SPECIAL_CARD_MODULES)
CARD_NUMBERS = {card: number for number, card in enumerate(CARDS)}

# Tiles go by what no list of components can change: a Granada face by building and price, of which the box has each
# once (GRA-COMP-01); an Alhambra tile and a module's tile by its name (equal ones are one).
_PRICES = range(2, 14)
_GRANADA = {
    (building, price): number
    for number, (building, price) in enumerate((b, p) for b in BUILDINGS[TileSet.GRANADA] for p in _PRICES)
}
_OF_MODULES = [name for module in MODULES.values() for name in module.tile_names]
_NAMED = {
    name: len(_GRANADA) + number
    for number, name in enumerate([*(face.name for face in load_components().alhambra), *_OF_MODULES])
}
GRANADA_TILES = range(len(_GRANADA))
ALHAMBRA_TILES = range(GRANADA_TILES.stop, GRANADA_TILES.stop + len(_NAMED) - len(_OF_MODULES))
MODULE_TILES = range(ALHAMBRA_TILES.stop, ALHAMBRA_TILES.stop + len(_OF_MODULES))


def tile_number(face: Face) -> int:
    """Which of all tiles this face is; not for start tiles."""
    if face.building and face.tile_set == TileSet.GRANADA:
        return _GRANADA[face.building, face.price]
    return _NAMED[face.name]


class Section(NamedTuple):
    """A range of indices for one sort of decision."""

    name: str
    indices: range
    meaning: str


def _sections() -> tuple[Section, ...]:
    special = " ".join(SPECIAL_CARD_MODULES)
    sizes = (
        ("verb", len(VERBS), f"what to do: {', '.join(VERBS)}"),
        ("take", 2**DISPLAY_SIZE - 1, "which cards of the display: 1 to 15, bit by bit from the first place"),
        (
            "place",
            2 * len(SITE_SPACES),
            "which place of the site: yellow, green, blue, orange, each Alhambra, then Granada",
        ),
        ("card", len(CARDS), f"which card to pay with: y1 to y9, g1 to g9, b1 to b9, o1 to o9, then {special}"),
        ("tile", MODULE_TILES.stop, "which tile: 108 faces of Granada, 54 tiles of the Alhambra, 90 huts"),
        ("cell", WIDTH**2, f"which cell, row by row from {-RADIUS},{-RADIUS} to {RADIUS},{RADIUS}"),
    )
    found: list[Section] = []
    start = 0
    for name, size, meaning in sizes:
        found.append(Section(name, range(start, start + size), meaning))
        start += size
    return tuple(found)


SECTIONS = _sections()
SIZE = SECTIONS[-1].indices.stop
VERB, TAKE, PLACE, CARD, TILE, CELL = (section.indices.start for section in SECTIONS)

VERB_INDEX = {ACTIONS.members[verb]: VERB + number for number, verb in enumerate(VERBS)}
CARD_INDEX = {card: CARD + number for card, number in CARD_NUMBERS.items()}
CELL_INDEX: dict[Cell, int] = {
    (x, y): CELL + (y + RADIUS) * WIDTH + x + RADIUS
    for y in range(-RADIUS, RADIUS + 1)
    for x in range(-RADIUS, RADIUS + 1)
}


def place_index(space: int, kind: TileSet) -> int:
    return PLACE + 2 * space + kind


def nearest_cell(cell: Cell) -> Cell:
    """The cell of the window that lies nearest."""
    return max(-RADIUS, min(RADIUS, cell[0])), max(-RADIUS, min(RADIUS, cell[1]))


def _words() -> list[str]:
    takes = [[str(place + 1) for place in range(DISPLAY_SIZE) if chosen >> place & 1] for chosen in range(1, 16)]
    granada = [f"{building}{price}" for building, price in _GRANADA]
    return [
        *VERBS,
        *(f"{'cards' if len(places) > 1 else 'card'} {' '.join(places)} of the display" for places in takes),
        *(f"the {kind.name.title()} tile of the {currency} space" for currency in CURRENCIES for kind in TileSet),
        *(f"card {card}" for card in CARDS),
        *(f"tile {name}" for name in (*granada, *_NAMED)),
        *(f"cell {x},{y}" for x, y in CELL_INDEX),
    ]


_WORDS = _words()


def describe(index: int) -> str:
    """What an index means, in words."""
    if not 0 <= index < SIZE:
        raise ValueError(f"there is no index {index}; indices are 0 to {SIZE - 1}")
    return _WORDS[index]
