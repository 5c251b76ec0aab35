"""Exchange offices: cards that let a tile be paid in two currencies (EXCH).

How they pay is part of buying (buying.py), how they are taken part of the display (money.py).
"""

from __future__ import annotations

from nasrid.rules.modules.base import Module
from nasrid.rules.money import EXCHANGE
from nasrid.rules.state import State

PILES = (2, 3, 4)  # EXCH-02


def deck_cards(state: State) -> dict[int, list[str]]:
    """Two random cards for each of the piles 2, 3 and 4 (AMB-M10)."""
    cards = list(EXCHANGE)
    state.chance.shuffle(cards)
    return {pile: [cards.pop(), cards.pop()] for pile in PILES}


MODULE = Module("exchange", deck_cards=deck_cards)
