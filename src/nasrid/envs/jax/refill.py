"""Refilling the display and the site after a turn (CORE-REFILL), and Dirk's draws (DUO-07, DUO-08)."""

from __future__ import annotations

from typing import Final

import jax
import jax.numpy as jnp
import numpy as np

from nasrid.envs.jax.boards import Array
from nasrid.envs.jax.pieces import FIRST_SCORING_CARD, MAX_DECK_SIZE, MONEY_CARDS, PLACES, TILE_COUNT
from nasrid.envs.jax.rare import where_needed
from nasrid.envs.jax.state import DIRK, NONE, SITE, State
from nasrid.rules.turn.score import TILES_PER_DRAW

MAX_DRAWS: Final = PLACES + 2  # four money cards and both scoring cards


def next_cards(deck: Array, size: Array) -> Array:
    """Return the next cards of a deck, or NONE (CORE-SETUP-15)."""
    places = size - 1 - np.arange(MAX_DRAWS)
    is_there = places[:, None] == np.arange(MAX_DECK_SIZE)
    return jnp.sum(jnp.where(is_there, deck + 1, 0), 1) - 1


def refill_display(state: State, draws: Array) -> tuple[State, Array]:
    """Fill the display up to four cards (CORE-REFILL-01, CORE-REFILL-04, AMB-F4..F6).

    A scoring card leaves the game and is replaced by the next card (CORE-SCORE-03).

    Args:
        state: The state after a turn.
        draws: A source for `shuffled`.

    Returns:
        The state, and the number of the scoring whose card was drawn, or NONE.
    """
    shown = jnp.sum(state.display >= 0)
    missing = PLACES - shown
    cards = next_cards(state.deck, state.deck_size)
    is_money = (cards >= 0) & (cards < FIRST_SCORING_CARD)
    found = jnp.cumsum(is_money)
    is_drawn = (cards >= 0) & (found - is_money < missing)
    scorings = jnp.where(is_drawn & (cards >= FIRST_SCORING_CARD), cards - FIRST_SCORING_CARD, NONE)
    left = state.deck_size - jnp.sum(is_drawn)
    gained = jnp.minimum(found[-1], missing)
    display = _appended(state.display, shown, jnp.where(is_drawn & is_money, cards, NONE), found - 1)
    # The deck is used up: the discard becomes the new deck.
    missing = missing - gained
    supply = jnp.sum(state.discard)
    is_shuffled = (missing > 0) & (supply > 0)
    new = where_needed(shuffled, is_shuffled, draws, state.discard, state.shuffles)
    more = next_cards(new, supply)
    number = np.arange(MAX_DRAWS)
    is_more = is_shuffled & (number < missing) & (more >= 0)
    display = _appended(display, shown + gained, jnp.where(is_more, more, NONE), number)
    return state.but(
        display=display,
        deck=jnp.where(is_shuffled, new, state.deck),
        deck_size=jnp.where(is_shuffled, supply - jnp.sum(is_more), left),
        piles=jnp.where(is_shuffled, 0, state.piles),
        discard=jnp.where(is_shuffled, 0, state.discard),
        shuffles=state.shuffles + is_shuffled,
    ), jnp.max(scorings)


def _appended(display: Array, shown: Array, cards: Array, numbers: Array) -> Array:
    """Return the display with the cards, except NONE, at the places that follow (CORE-REFILL-01)."""
    is_here = (cards >= 0)[:, None] & ((shown + numbers)[:, None] == np.arange(PLACES))
    return jnp.maximum(display, jnp.sum(jnp.where(is_here, cards[:, None] + 1, 0), 0) - 1)


def shuffled(draws: Array, discard: Array, shuffles: Array) -> Array:
    """Return the discard as a shuffled deck (CORE-REFILL-04).

    Args:
        draws: A random key; or to repeat a game, the decks of all its reshuffles, one per row.
        discard: The copies of each card.
        shuffles: The number of earlier reshuffles.
    """
    if draws.dtype == jnp.int8:
        return jax.lax.dynamic_index_in_dim(draws, jnp.minimum(shuffles.astype(jnp.int32), len(draws) - 1), 0, False)
    ends = jnp.cumsum(discard.astype(jnp.int32))
    places = jnp.arange(MAX_DECK_SIZE)
    cards = jnp.sum(places[:, None] >= ends, 1).astype(jnp.int8)  # sorted; 36 at unused places
    order = jax.random.bits(draws, (MAX_DECK_SIZE,))
    order = jnp.where(cards < MONEY_CARDS, order >> 1, np.uint32(0xFFFFFFFF))
    return cards[jnp.argsort(order)]


def refill_site(state: State) -> State:
    """Fill the empty places of the site in ascending order (CORE-REFILL-02, CORE-REFILL-03, CORE-END-02)."""
    is_empty = state.site == NONE
    places = jnp.where(is_empty, state.bag_size - jnp.cumsum(is_empty), NONE)  # in the bag
    tiles = (places[:, None] == state.order) & (places[:, None] >= 0)
    new = jnp.sum(jnp.where(tiles, np.arange(TILE_COUNT) + 1, 0), 1) - 1
    is_drawn = jnp.any(tiles, 0)
    return state.but(
        site=jnp.where(is_empty, new, state.site),
        holder=jnp.where(is_drawn, SITE, state.holder),
        bag_size=state.bag_size - jnp.sum(is_drawn),
    )


def draw_for_dirk(state: State, scoring: Array) -> State:
    """Draw Dirk's tiles after a scoring: six after the first, a third of the bag after the second (DUO-07, DUO-08)."""
    if state.players != 2:
        return state
    count = jnp.where(scoring == 0, jnp.minimum(TILES_PER_DRAW, state.bag_size), state.bag_size // 3)
    left = state.bag_size - jnp.where((scoring == 0) | (scoring == 1), count, 0)
    is_drawn = (state.order >= left) & (state.order < state.bag_size)
    return state.but(holder=jnp.where(is_drawn, DIRK, state.holder), bag_size=left)


def site_has_gap(state: State) -> Array:
    """Return True if a place of the site stays empty, which ends the game (CORE-END-01)."""
    return jnp.any(state.site == NONE)
