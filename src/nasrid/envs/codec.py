"""Engine actions as paths of small decisions, each an index of space.py.

A path starts with the verb. The fields of the action follow: cards of the display; a slot of the site and the cards
that pay for it; a tile, a cell and a fee. The index of a field follows from its notation, in the order of FORMS. No
path is a prefix of another: everything after a verb has a fixed form, and no payment listed by the engine contains
another. The legal actions are therefore the leaves of a tree, and decoding means walking it.
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
from nasrid.rules.city.grid import START_CELL, Cell
from nasrid.rules.mypyc_support import Unchecked
from nasrid.rules.pieces.components import Face
from nasrid.rules.pieces.money import MONEY, Cards
from nasrid.rules.table.actions import ACTIONS, Action
from nasrid.rules.table.options import Options
from nasrid.rules.wire.declare import notations_of

Path = tuple[int, ...]
Site = tuple[Face | None, ...]


def is_in_window(action: Action) -> bool:
    """Return True if the action has no cell, or one within the window."""
    return getattr(action, "cell", START_CELL) in CELL_INDEX


def distance(action: Action) -> int:
    """Return the distance of the action's cell from the start tile."""
    cell: Cell = getattr(action, "cell", START_CELL)
    return max(map(abs, cell))


class Codec:
    """Paths of actions at a table with these options, whose components map names to tiles."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self._kinds = options.tile_sets
        self._tiles = {name: TILE_START + tile_number(face) for name, face in options.components.faces.items()}

    def __reduce__(self) -> tuple[object, ...]:
        return Codec, (self._options,)

    def path(self, display: Cards, site: Site, action: Action) -> Path:
        """Return the path of a legal action, given the display and the site.

        A cell outside the window is represented by the nearest one inside.
        """
        path: Path = (VERB_INDEX[type(action)],)
        for name, form in _FIELDS[type(action)]:
            path += form(self, display, site, getattr(action, name))
        return path

    def encode_take(self, display: Cards, _site: Site, cards: Cards) -> Path:
        return (_display_choice(display, cards),)

    def encode_place(self, _display: Cards, site: Site, tile: str) -> Path:
        place = 0
        while (face := site[place]) is None or face.name != tile:
            place += 1
        space, kind = divmod(place, len(self._kinds))
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
    fields = sorted(notations_of(cls).items(), key=lambda field: order.index(field[1]))
    return [(name, FIELD_ENCODERS[notation]) for name, notation in fields]


_FIELDS = {kind: _fields(kind) for kind in ACTIONS.members.values()}


def _display_choice(display: Cards, cards: Cards) -> int:
    """Return the index of the display slots with these cards. Among equal cards, the first ones count."""
    chosen = 0
    for card in cards:
        place = 0
        while display[place] != card or chosen >> place & 1:
            place += 1
        chosen |= 1 << place
    return TAKE_START + chosen - 1


@lru_cache(maxsize=1 << 14)
def _payment_path(cards: Cards) -> Path:
    """Return the path of a payment: highest value first, equal values by letter, an exchange card last."""
    return tuple(CARD_INDEX[card] for card in sorted(cards, key=_payment_order))


def _payment_order(card: str) -> tuple[int, str]:
    return -MONEY[card][1] if card in MONEY else 0, card
