"""Engine actions as paths of small decisions, each of them an index of space.py.

An action is a verb and what the verb needs: cards of the display; a place of the site and the cards to pay with; a
tile, a cell and a fee. No path begins with another one: what follows a verb always has the same form, and no payment
that the engine lists contains another. So the legal actions are the leaves of a tree, and to decode is to walk it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from typing import Any

from nasrid.envs.space import (
    CARD_INDEX,
    CELL_INDEX,
    TAKE,
    TILE,
    VERB_INDEX,
    nearest_cell,
    place_index,
    tile_number,
)
from nasrid.rules.actions import Action, Build, Buy, Give, Remove, Reserve, Reveal, Swap, TakeHut, TakeMoney
from nasrid.rules.grid import Cell
from nasrid.rules.money import MONEY, Cards, sorted_cards
from nasrid.rules.options import Options
from nasrid.rules.view import View

Path = tuple[int, ...]
START: Cell = (0, 0)


def fits(action: Action) -> bool:
    """Whether the action has no cell, or one within the window."""
    return getattr(action, "cell", START) in CELL_INDEX


def distance(action: Action) -> int:
    """How far from the start tile the action's cell is."""
    cell: Cell = getattr(action, "cell", START)
    return max(map(abs, cell))


class Codec:
    """The paths of actions at a table with these options: its box says which tile a name is."""

    def __init__(self, options: Options) -> None:
        self._tiles = {name: TILE + tile_number(face) for name, face in options.components.faces.items()}
        self._needs: dict[type[Action], Callable[[View, Any], Path]] = {
            TakeMoney: _take,
            Buy: _buy,
            Build: self._build,
            Reserve: lambda view, action: (self._tiles[action.tile],),
            Give: lambda view, action: (self._tiles[action.tile], *_payment(action.fee)),
            Remove: lambda view, action: (_cell(action.cell),),
            Swap: lambda view, action: (self._tiles[action.tile], _cell(action.cell)),
            TakeHut: lambda view, action: (self._tiles[action.hut],),
            Reveal: lambda view, action: (self._tiles[action.card],),
        }

    def path(self, view: View, action: Action) -> Path:
        """The path of an action that the viewer may take. A cell beyond the window goes by the nearest one in it."""
        needs = self._needs.get(type(action))
        return (VERB_INDEX[type(action)], *(needs(view, action) if needs else ()))

    def _build(self, view: View, action: Build) -> Path:
        return (self._tiles[action.tile], _cell(action.cell), *_payment(action.fee))


def _cell(cell: Cell) -> int:
    return CELL_INDEX[cell if cell in CELL_INDEX else nearest_cell(cell)]


def _take(view: View, action: TakeMoney) -> Path:
    return (_choice(view.display, sorted_cards(action.cards)),)


@lru_cache(maxsize=1 << 12)
def _choice(display: Cards, cards: Cards) -> int:
    """Which places of the display hold these cards; of equal cards the first ones."""
    places = next(
        places
        for places in sorted(combinations(range(len(display)), len(cards)), key=_chosen)
        if sorted_cards(display[place] for place in places) == cards
    )
    return TAKE + _chosen(places) - 1


def _chosen(places: tuple[int, ...]) -> int:
    return sum(1 << place for place in places)


def _buy(view: View, action: Buy) -> Path:
    kinds = view.options.kinds
    space, kind = divmod(view.site.index(action.tile), len(kinds))
    return (place_index(space, kinds[kind]), *_payment(action.cards))


@lru_cache(maxsize=1 << 14)
def _payment(cards: Cards) -> Path:
    """The cards one after another: the highest value first, equal values by letter, an exchange card last."""
    return tuple(CARD_INDEX[card] for card in sorted(cards, key=_payment_order))


def _payment_order(card: str) -> tuple[int, str]:
    return -MONEY[card][1] if card in MONEY else 0, card
