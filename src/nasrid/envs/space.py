"""The action space: the meaning of each index. It is the same for every game, number of players, module and box.

Changing any meaning requires a new version of the environments (docs/environments.md).
"""

from __future__ import annotations

from typing import NamedTuple

from nasrid.rules.city.grid import Cell
from nasrid.rules.pieces.components import BUILDINGS, Face, TileSet
from nasrid.rules.pieces.lists import load_components
from nasrid.rules.pieces.money import CURRENCIES, MONEY, SITE_SPACES, SPECIAL_CARD_MODULES
from nasrid.rules.table.actions import ACTIONS
from nasrid.rules.table.rules import close_registration
from nasrid.rules.table.specs import MODULES
from nasrid.rules.turn.refill import DISPLAY_SIZE

close_registration(__name__)

WINDOW_RADIUS = 10  # around the start tile
WINDOW_WIDTH = 2 * WINDOW_RADIUS + 1

VERBS = tuple(ACTIONS.members)
CARDS = (*MONEY, *SPECIAL_CARD_MODULES)
CARD_POSITIONS = {card: number for number, card in enumerate(CARDS)}

# Tiles are identified by properties that no component list can change. A Granada face has its building and price, which
# are unique in the box (GRA-COMP-01). Alhambra tiles and module tiles have their names; equal tiles share one.
_PRICES = range(2, 14)
_GRANADA_NUMBERS = {
    (building, price): number
    for number, (building, price) in enumerate((b, p) for b in BUILDINGS[TileSet.GRANADA] for p in _PRICES)
}
_MODULE_TILE_NAMES = [name for module in MODULES.values() for name in module.tile_names]
_TILE_NUMBERS = {
    name: len(_GRANADA_NUMBERS) + number
    for number, name in enumerate([*(face.name for face in load_components().alhambra), *_MODULE_TILE_NAMES])
}
GRANADA_TILES = range(len(_GRANADA_NUMBERS))
ALHAMBRA_TILES = range(GRANADA_TILES.stop, GRANADA_TILES.stop + len(_TILE_NUMBERS) - len(_MODULE_TILE_NAMES))
MODULE_TILES = range(ALHAMBRA_TILES.stop, ALHAMBRA_TILES.stop + len(_MODULE_TILE_NAMES))


def tile_number(face: Face) -> int:
    """Return the number of a face among all tiles. Start tiles have none."""
    if face.building and face.tile_set == TileSet.GRANADA:
        return _GRANADA_NUMBERS[face.building, face.price]
    return _TILE_NUMBERS[face.name]


class IndexRange(NamedTuple):
    """A range of indices for one kind of decision."""

    name: str
    indices: range
    meaning: str


def _index_ranges() -> tuple[IndexRange, ...]:
    special = " ".join(SPECIAL_CARD_MODULES)
    sizes = (
        ("verb", len(VERBS), f"the action: {', '.join(VERBS)}"),
        ("take", 2**DISPLAY_SIZE - 1, "the cards of the display: 1 to 15, one bit per place"),
        (
            "place",
            2 * len(SITE_SPACES),
            "the place of the site: yellow, green, blue, orange, each with Alhambra, then Granada",
        ),
        ("card", len(CARDS), f"the card to pay with: y1 to y9, g1 to g9, b1 to b9, o1 to o9, then {special}"),
        ("tile", MODULE_TILES.stop, "the tile: 108 Granada faces, 54 Alhambra tiles, 90 huts"),
        (
            "cell",
            WINDOW_WIDTH**2,
            f"the cell, row by row from {-WINDOW_RADIUS},{-WINDOW_RADIUS} to {WINDOW_RADIUS},{WINDOW_RADIUS}",
        ),
    )
    ranges: list[IndexRange] = []
    start = 0
    for name, size, meaning in sizes:
        ranges.append(IndexRange(name, range(start, start + size), meaning))
        start += size
    return tuple(ranges)


INDEX_RANGES = _index_ranges()
ACTION_COUNT = INDEX_RANGES[-1].indices.stop
VERB_START, TAKE_START, PLACE_START, CARD_START, TILE_START, _ = (part.indices.start for part in INDEX_RANGES)
CELL_START = INDEX_RANGES[-1].indices.start

VERB_INDEX = {ACTIONS.members[verb]: VERB_START + number for number, verb in enumerate(VERBS)}
CARD_INDEX = {card: CARD_START + number for card, number in CARD_POSITIONS.items()}
CELL_INDEX: dict[Cell, int] = {
    (x, y): CELL_START + (y + WINDOW_RADIUS) * WINDOW_WIDTH + x + WINDOW_RADIUS
    for y in range(-WINDOW_RADIUS, WINDOW_RADIUS + 1)
    for x in range(-WINDOW_RADIUS, WINDOW_RADIUS + 1)
}


def place_index(space: int, kind: TileSet) -> int:
    return PLACE_START + 2 * space + kind


def nearest_cell(cell: Cell) -> Cell:
    """Return the nearest cell of the window."""
    return max(-WINDOW_RADIUS, min(WINDOW_RADIUS, cell[0])), max(-WINDOW_RADIUS, min(WINDOW_RADIUS, cell[1]))


def _index_descriptions() -> list[str]:
    takes = [[str(place + 1) for place in range(DISPLAY_SIZE) if chosen >> place & 1] for chosen in range(1, 16)]
    granada = [f"{building}{price}" for building, price in _GRANADA_NUMBERS]
    return [
        *VERBS,
        *(f"{'cards' if len(places) > 1 else 'card'} {' '.join(places)} of the display" for places in takes),
        *(f"the {kind.name.title()} tile of the {currency} space" for currency in CURRENCIES for kind in TileSet),
        *(f"card {card}" for card in CARDS),
        *(f"tile {name}" for name in (*granada, *_TILE_NUMBERS)),
        *(f"cell {x},{y}" for x, y in CELL_INDEX),
    ]


_INDEX_DESCRIPTIONS = _index_descriptions()


def describe_index(index: int) -> str:
    """Return the meaning of an index in words.

    Args:
        index: An index from 0 to 770.
    """
    if not 0 <= index < ACTION_COUNT:
        raise ValueError(f"there is no index {index}; indices are 0 to {ACTION_COUNT - 1}")
    return _INDEX_DESCRIPTIONS[index]
