"""The engine's games as states, to continue them or to compare both engines."""

from __future__ import annotations

from typing import Any

import numpy as np

from nasrid.envs.codec import is_in_window
from nasrid.envs.jax.pieces import (
    BUY,
    CARD_NUMBERS,
    FIRST_CARD,
    FIRST_PLACE,
    FIRST_TILE,
    MAX_DECK_SIZE,
    MONEY_CARDS,
    PLACES,
    TILE_COUNT,
    TILE_NUMBERS,
    VALUE_COUNT,
)
from nasrid.envs.jax.scoring import contenders
from nasrid.envs.jax.state import (
    ACT,
    AWARD,
    BAG,
    CITY_OF,
    DIRK,
    NONE,
    OVER,
    PLACE,
    RESERVE_OF,
    SITE,
    TRUNCATED,
    UNPLACED,
    State,
    check_options,
)
from nasrid.envs.space import CELL_INDEX, CELL_START
from nasrid.rules.game import Game
from nasrid.rules.pieces.chance import PILE_COUNT
from nasrid.rules.table.state import State as EngineState
from nasrid.rules.turn.act import TakeActions
from nasrid.rules.turn.end import Award
from nasrid.rules.turn.place import Place


def state_of(game: Game, prefix: tuple[int, ...] = (), shuffles: int = 0) -> State:
    """Return a game of the engine as a state of NumPy arrays.

    Args:
        game: A game of base Alhambra, before a decision or over.
        prefix: The indices chosen so far for the current action.
        shuffles: The number of earlier reshuffles.

    Raises:
        OptionsError: The options are not covered.
        ValueError: A tile is outside the window.
    """
    check_options(game.options)
    table = game.state
    players = len(table.players)
    step = step_of(table)
    if step == ACT and not any(map(is_in_window, game.legal_actions())):
        step = TRUNCATED
    scores = [player.score for player in table.players] + ([table.dirk.score] if table.dirk else [])
    awards = [later.space for later in table.agenda if isinstance(later, Award)]
    arrays: dict[str, Any] = {
        "turn": table.turn,
        "step": step,
        "paid_exactly": table.paid_exactly,
        **_prefix(prefix),
        "deck": _padded([CARD_NUMBERS[card] for card in table.deck], MAX_DECK_SIZE, 0),
        "deck_size": table.deck_size,
        "piles": table.piles or (0,) * PILE_COUNT,
        "display": _padded([CARD_NUMBERS[card] for card in table.display], PLACES, NONE),
        "discard": _counts(table.discard),
        "hands": [_counts(player.hand.cards) for player in table.players],
        "shuffles": shuffles,
        **_tiles(table),
        "site": [TILE_NUMBERS[face.name] if face else NONE for face in table.site],
        "wall": [player.city.plan.border_length(0) for player in table.players],
        "scores": scores,
        "scorings_held": [number in table.scorings_held for number in (1, 2)],
        "award_space": (min(awards, default=PLACES) - 1) if step == AWARD else 0,
        "award_seat": (table.seat or 0) if step == AWARD else 0,
    }
    assert len(scores) == contenders(players)
    wide = {"scores": np.int16, "cell": np.int16, "paid_exactly": np.bool_, "scorings_held": np.bool_}
    return State(**{name: np.array(value, wide.get(name, np.int8)) for name, value in arrays.items()})


def step_of(table: EngineState) -> int:
    """Return the step of a game of the engine: ACT, PLACE, AWARD or OVER."""
    if not table.steps_left:
        return OVER
    step = table.current_step
    if isinstance(step, Place):
        return AWARD if step.awarded else PLACE
    assert isinstance(step, TakeActions), step
    return ACT


def _prefix(prefix: tuple[int, ...]) -> dict[str, Any]:
    """Return the fields of an action that is being chosen."""
    payment = np.zeros(VALUE_COUNT, np.int8)
    choice = NONE
    if len(prefix) > 1:
        choice = (prefix[1] - FIRST_PLACE) // 2 if prefix[0] == BUY else prefix[1] - FIRST_TILE
    for index in prefix[2:]:
        payment[(index - FIRST_CARD) % VALUE_COUNT] += 1
    return {"verb": prefix[0] if prefix else NONE, "choice": choice, "payment": payment}


def _tiles(table: EngineState) -> dict[str, Any]:
    """Return the tiles. The order of tiles that have left the bag is unknown, so they get the highest positions."""
    bag = [TILE_NUMBERS[face.name] for face in table.bags[0]]
    order = np.full(TILE_COUNT, TILE_COUNT - 1)
    order[bag] = range(len(bag))
    holder, cell = np.full(TILE_COUNT, BAG), np.full(TILE_COUNT, NONE)
    for face in table.site:
        if face:
            holder[TILE_NUMBERS[face.name]] = SITE
    for face in table.dirk.tiles if table.dirk else ():
        holder[TILE_NUMBERS[face.name]] = DIRK
    for seat, player in enumerate(table.players):
        for face in player.reserve:
            holder[TILE_NUMBERS[face.name]] = RESERVE_OF + seat
        for face in player.unplaced:
            holder[TILE_NUMBERS[face.name]] = UNPLACED
        for where, face in player.city.tiles.items():
            if face.building:
                if where not in CELL_INDEX:
                    raise ValueError(f"the tile at {where[0]},{where[1]} is outside the window")
                holder[TILE_NUMBERS[face.name]] = CITY_OF + seat
                cell[TILE_NUMBERS[face.name]] = CELL_INDEX[where] - CELL_START
    return {"order": order, "bag_size": len(bag), "holder": holder, "cell": cell}


def _counts(cards: tuple[str, ...]) -> Any:
    """Return the copies of each card."""
    return np.bincount([CARD_NUMBERS[card] for card in cards], minlength=MONEY_CARDS)


def _padded(numbers: list[int], size: int, filler: int) -> list[int]:
    """Return numbers filled up to a size."""
    return numbers + [filler] * (size - len(numbers))
