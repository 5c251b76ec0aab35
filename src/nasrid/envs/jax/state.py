"""The state of a table as small arrays.

Every value is public except the order of the deck and of the bag. Hands are counted openly (AMB-B6), so an observation
contains them.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, Final

import jax
import jax.numpy as jnp

from nasrid.envs.jax.boards import Array
from nasrid.rules.errors import OptionsError
from nasrid.rules.table.options import Options

# Steps. A game is truncated if every legal action is outside the window.
ACT, PLACE, AWARD, OVER, TRUNCATED = range(5)

# Holders of tiles; a seat is added to the last two.
BAG, SITE, DIRK, UNPLACED, RESERVE_OF = range(5)
MAX_PLAYERS: Final = 6
CITY_OF: Final = RESERVE_OF + MAX_PLAYERS

NONE: Final = -1


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class State:
    """One table. All arrays are int8 unless noted; P is the number of players."""

    turn: Array  # the seat whose turn it is
    step: Array  # ACT, PLACE, AWARD, OVER or TRUNCATED
    paid_exactly: Array  # bool: an exact purchase was made in this turn (CORE-TURN-03)
    # The indices chosen so far for the current action
    verb: Array  # the verb, or NONE
    choice: Array  # the place of the site, or the tile, or NONE
    payment: Array  # (9,) the chosen cards of the place's currency, by value
    # Money
    deck: Array  # (110,) the deck; the card at `deck_size - 1` is next
    deck_size: Array
    piles: Array  # (5,) the sizes of the piles when stacked, pile 1 first; 0 after a reshuffle
    display: Array  # (4,) the cards, or NONE; empty places are last
    discard: Array  # (36,) copies of each card
    hands: Array  # (P, 36) copies of each card
    shuffles: Array  # how often the discard has become the deck
    # Tiles
    order: Array  # (54,) the position of each tile in the shuffled bag
    bag_size: Array  # tiles at smaller positions are in the bag; the tile at `bag_size - 1` is next
    site: Array  # (4,) the tiles, or NONE
    holder: Array  # (54,) where each tile is: BAG, SITE, DIRK, UNPLACED, RESERVE_OF + seat or CITY_OF + seat
    cell: Array  # (54,) int16: the cell of each tile in a city, numbered as the indices; else NONE
    # Scores
    wall: Array  # (P,) the length of each longest wall
    scores: Array  # (P,) int16; with two players (3,), Dirk's last
    scorings_held: Array  # (2,) bool: the first and the second scoring
    # End of the game
    award_space: Array  # the space whose tile is being placed
    award_seat: Array  # and the seat that got it

    @property
    def players(self) -> int:
        """The number of players."""
        return int(self.hands.shape[-2])

    @property
    def seat(self) -> Array:
        """The seat that decides, or had the last turn (CORE-TURN-01, CORE-END-07)."""
        return jnp.where(self.step == AWARD, self.award_seat, self.turn)

    @property
    def is_over(self) -> Array:
        """True when the game is over (CORE-END-09)."""
        return self.step == OVER

    @property
    def is_truncated(self) -> Array:
        """True if the game cannot go on, because every legal action is outside the window."""
        return self.step == TRUNCATED

    @property
    def has_ended(self) -> Array:
        """True when the game is over or truncated."""
        return self.step >= OVER

    def but(self, **changes: Array) -> State:
        """Return the state with changed fields, each in the type it had."""
        return replace(self, **{name: value.astype(getattr(self, name).dtype) for name, value in changes.items()})


def where(condition: Array, one: State, other: State) -> State:
    """Return one of two states."""

    def choose(left: Array, right: Array) -> Array:
        return jnp.where(condition.reshape(condition.shape + (1,) * (left.ndim - condition.ndim)), left, right)

    chosen: State = jax.tree.map(choose, one, other)
    return chosen


def field_names() -> list[str]:
    """Return the names of all fields."""
    return [field.name for field in fields(State)]


# Single elements of small arrays, without gathers and scatters


def pick(values: Array, place: Array) -> Array:
    """Return values[place]; 0 if there is no such place."""
    is_there = jnp.arange(values.shape[0]) == place
    is_there = is_there.reshape(is_there.shape + (1,) * (values.ndim - 1))
    return jnp.sum(jnp.where(is_there, values, 0), 0, dtype=values.dtype)


def put(values: Array, place: Array, value: Any, condition: Array | bool = True) -> Array:
    """Return the values with values[place] replaced if the condition is true."""
    is_there = (jnp.arange(values.shape[0]) == place) & condition
    is_there = is_there.reshape(is_there.shape + (1,) * (values.ndim - 1))
    return jnp.where(is_there, jnp.asarray(value).astype(values.dtype), values)


def check_options(options: Options) -> None:
    """Raise OptionsError unless the options are covered."""
    reason = ""
    if options.game != "alhambra":
        reason = f"the game {options.game!r}"
    elif options.modules:
        reason = f"the module {min(options.modules)!r}"
    else:
        supported = Options(game="alhambra", players=options.players).to_json()
        extra = [name for name in options.to_json() if name not in supported]
        if extra:
            reason = f"the option {extra[0]!r}"
    if reason:
        raise OptionsError(
            f"nasrid.envs.jax plays the base game of Alhambra only, without {reason}; use nasrid.envs.Batch instead"
        )
