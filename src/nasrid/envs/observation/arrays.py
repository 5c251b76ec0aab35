"""Cards as small arrays and the agenda as numbers. What never changes is turned into them once and remembered.

The results are shared: whoever gets one copies from it and never writes to it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from nasrid.envs.observation.layout import BONUS_CARDS, COPIES, DECISIONS, SCORINGS
from nasrid.envs.space import CARD_NUMBERS, CARDS
from nasrid.rules.modules.bonus import RevealRound
from nasrid.rules.pieces.money import SPACES, Cards, Hand
from nasrid.rules.table.options import Options
from nasrid.rules.table.state import STEPS, Step
from nasrid.rules.text.position import box
from nasrid.rules.turn.asking import AskAround
from nasrid.rules.turn.end import Award, EndGame
from nasrid.rules.turn.refill import DISPLAY_SIZE, RefillDisplay
from nasrid.rules.turn.score import Score

Floats: TypeAlias = NDArray[np.float32]


@lru_cache(maxsize=1 << 14)
def cards_array(cards: Cards) -> Floats:
    """How many of each card."""
    counts = [0] * len(CARDS)
    for card in cards:
        counts[CARD_NUMBERS[card]] += 1
    return np.array(counts, np.float32)


@lru_cache(maxsize=1 << 14)
def hand_array(hand: Hand) -> Floats:
    return cards_array(hand.cards)


NO_CARDS = cards_array(())
_SHARES: dict[int, tuple[Floats, Floats]] = {}
MOST_SHARES = 1 << 12


def shares(counts: Floats) -> Floats:
    """How many of each card, as an observation shows it. By identity: a shared array never changes."""
    known = _SHARES.get(id(counts))
    if known is None:
        if len(_SHARES) >= MOST_SHARES:
            _SHARES.clear()
        known = _SHARES[id(counts)] = counts, counts / np.float32(COPIES)
    return known[1]


def all_cards(options: Options) -> Floats:
    """How many of each card are in the game."""
    pieces = box(options)
    return np.array([pieces[card] for card in CARDS], np.float32)


@lru_cache(maxsize=1 << 12)
def display_array(display: Cards) -> Floats:
    """One row a place, 1 for its card."""
    rows = np.zeros((DISPLAY_SIZE, len(CARDS)), np.float32)
    for place, card in enumerate(display):
        rows[place, CARD_NUMBERS[card]] = 1
    return rows


@lru_cache(maxsize=1 << 10)
def bonus_array(cards: frozenset[str]) -> Floats:
    return np.array([card in cards for card in BONUS_CARDS], np.float32)


@lru_cache(maxsize=1 << 12)
def agenda_values(agenda: tuple[Step, ...], viewer: int, seats: int) -> dict[str, list[float]]:
    """What the steps to come say, by the names of pieces."""
    first = agenda[0] if agenda else None
    name = STEPS.names[type(first)] if first else None
    waiting = first.waiting if isinstance(first, AskAround) else ()
    revealed = first.revealed if isinstance(first, RevealRound) else 0
    awards = [step.space for step in agenda if isinstance(step, Award)]
    due = [step.scoring for step in agenda if isinstance(step, Score)]
    within_turn = any(isinstance(step, RefillDisplay) for step in agenda)
    ending = not agenda or any(isinstance(step, EndGame) for step in agenda)
    return {
        "step": [name == one for one in DECISIONS],
        "moment": [within_turn, not within_turn and not ending, bool(due), ending],
        "waiting": [(viewer + place) % seats in waiting for place in range(seats)],
        "awards": [space in awards for space in SPACES],
        "scorings_due": [scoring in due for scoring in SCORINGS],
        "revealed_before": [min(revealed / len(BONUS_CARDS), 1)],
    }
