"""Engine actions as paths of small decisions, each of them an index of space.py.

An action is a verb and what its fields need: cards of the display; a place of the site and the cards to pay with; a
tile, a cell and a fee. Which index a field needs follows from its notation, in the order of FORMS. No path begins with
another one: what follows a verb always has the same form, and no payment that the engine lists contains another. So the
legal actions are the leaves of a tree, and to decode is to walk it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from nasrid.envs.space import (
    CARD_INDEX,
    CELL_INDEX,
    TAKE_START,
    TILE_START,
    VERB_INDEX,
    nearest_cell,
    place_index,
    tile_number,
)
from nasrid.rules.city.grid import Cell
from nasrid.rules.mypyc_support import Unchecked
from nasrid.rules.pieces.money import MONEY, Cards
from nasrid.rules.table.actions import ACTIONS, Action
from nasrid.rules.table.options import Options
from nasrid.rules.wire.declare import notations_of

Path = tuple[int, ...]
Site = tuple[str | None, ...]  # the names of the tiles on it
START_CELL: Cell = (0, 0)


def is_in_window(action: Action) -> bool:
    """Whether the action has no cell, or one within the window."""
    return getattr(action, "cell", START_CELL) in CELL_INDEX


def distance(action: Action) -> int:
    """How far from the start tile the action's cell is."""
    cell: Cell = getattr(action, "cell", START_CELL)
    return max(map(abs, cell))


class Codec:
    """The paths of actions at a table with these options: its box says which tile a name is."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self._kinds = options.tile_sets
        self._tiles = {name: TILE_START + tile_number(face) for name, face in options.components.faces.items()}

    def __reduce__(self) -> tuple[object, ...]:
        return Codec, (self._options,)

    def path(self, display: Cards, site: Site, action: Action) -> Path:
        """The path of a legal action, with this display and site. A cell beyond the window goes by the nearest one in
        it."""
        path: Path = (VERB_INDEX[type(action)],)
        for name, form in _FIELDS[type(action)]:
            path += form(self, display, site, getattr(action, name))
        return path

    def encode_take(self, display: Cards, _site: Site, cards: Cards) -> Path:
        return (_display_choice(display, cards),)

    def encode_place(self, _display: Cards, site: Site, tile: str) -> Path:
        space, kind = divmod(site.index(tile), len(self._kinds))
        return (place_index(space, self._kinds[kind]),)

    def encode_tile(self, _display: Cards, _site: Site, name: str) -> Path:
        return (self._tiles[name],)

    def encode_cell(self, _display: Cards, _site: Site, cell: Unchecked[Cell]) -> Path:
        return (CELL_INDEX[cell] if cell in CELL_INDEX else CELL_INDEX[nearest_cell(cell)],)

    def encode_payment(self, _display: Cards, _site: Site, cards: Cards) -> Path:
        return _payment_path(cards)


FieldEncoder = Callable[[Codec, Cards, Site, Any], Path]
FIELD_ENCODERS: dict[str, FieldEncoder] = {
    "display cards": Codec.encode_take,
    "site tile": Codec.encode_place,
    "tile": Codec.encode_tile,
    "cell": Codec.encode_cell,
    "cards": Codec.encode_payment,
    "fee": Codec.encode_payment,
}


def _fields(cls: type[Action]) -> list[tuple[str, FieldEncoder]]:
    order = list(FIELD_ENCODERS)
    fields = sorted(notations_of(cls), key=lambda field: order.index(field.notation))
    return [(field.name, FIELD_ENCODERS[field.notation]) for field in fields]


_FIELDS = {kind: _fields(kind) for kind in ACTIONS.members.values()}


def _display_choice(display: Cards, cards: Cards) -> int:
    """Which places of the display hold these cards; of equal cards the first ones."""
    chosen = 0
    for card in cards:
        place = 0
        while display[place] != card or chosen >> place & 1:
            place += 1
        chosen |= 1 << place
    return TAKE_START + chosen - 1


@lru_cache(maxsize=1 << 14)
def _payment_path(cards: Cards) -> Path:
    """The cards one after another: the highest value first, equal values by letter, an exchange card last."""
    return tuple(CARD_INDEX[card] for card in sorted(cards, key=_payment_order))


def _payment_order(card: str) -> tuple[int, str]:
    return -MONEY[card][1] if card in MONEY else 0, card
