"""Reduced boxes: the last turns of a game with a few pieces, small enough for exact algorithms (docs/nano.md)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache

from nasrid.rules.errors import OptionsError
from nasrid.rules.pieces.chance import Chance
from nasrid.rules.pieces.money import Cards
from nasrid.rules.table.events import MoneyRevealed
from nasrid.rules.table.options import Options
from nasrid.rules.table.state import State
from nasrid.rules.text.position import POSITION_HEADER, read_position

FULL_BOX = "full"


@dataclass(frozen=True)
class Box:
    """A two-player game of Alhambra after the second scoring.

    Each player has one secret card, one card is in the display, and the other cards are the deck.
    """

    money: Cards
    bag: str  # the tiles left in the bag
    site: str = "pavilion2NEW seraglio3ESW tower13E tower12"  # no card of the box can pay for the towers
    dirk_tiles: str = "chambers5NSW"


_NANO_MONEY = ("y2", "y3", "g3", "g3")
BOXES: dict[str, Box] = {
    "nano": Box(_NANO_MONEY, bag="arcades4NES"),
    "pico": Box(_NANO_MONEY, bag=""),
}


def checked_box(name: str, options: Options, tiles: int) -> Box | None:
    """Return the box of this name, or None for the full box. Raise OptionsError if it does not fit the options."""
    if name == FULL_BOX:
        return None
    if name not in BOXES:
        raise OptionsError(f"box must be one of {', '.join((FULL_BOX, *BOXES))}, not {name!r}")
    if options.game != "alhambra" or options.players != 2 or options.modules_in_play:
        raise OptionsError(f"the box {name} is for two-player Alhambra without modules; set players to 2")
    if tiles:
        raise OptionsError(f"the box {name} has its own bag; leave tiles at 0")
    return BOXES[name]


def deal_box(box: Box, options: Options, chance: Chance) -> State:
    """Return the start of a game with the box. All draws come from `chance`."""
    state = _position(box, options).copy()
    state.chance = chance
    shuffled = list(box.money)
    chance.shuffle(shuffled)
    cards: Cards = tuple(shuffled)
    for player in state.players:
        card, cards = chance.draw(cards)
        player.hand = player.hand.with_cards((card,))
    card, cards = chance.draw(cards)
    state.display, state.deck = (card,), cards
    state.events = []
    state.emit(MoneyRevealed(state.display))
    return state


@lru_cache(maxsize=8)
def _position(box: Box, options: Options) -> State:
    """Return the position before the cards are dealt."""
    lines = {
        "options": json.dumps(options.to_json()),
        "scorings held": "1 2",
        "site": box.site,
        "alhambra bag": box.bag,
        "dirk tiles": box.dirk_tiles,
    }
    return read_position("\n".join([POSITION_HEADER, *(f"{name}: {value}" for name, value in lines.items())]))
