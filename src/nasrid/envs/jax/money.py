"""Taking and paying money (CORE-MONEY, CORE-BUY)."""

from __future__ import annotations

from typing import Final

import jax.numpy as jnp
import numpy as np

from nasrid.envs.jax.boards import Array
from nasrid.envs.jax.pieces import CARD_VALUES, CURRENCY_COUNT, MONEY_CARDS, PLACES, PRICES, VALUE_COUNT, VALUES
from nasrid.envs.jax.state import NONE, State, pick
from nasrid.rules.pieces.money import MAX_TAKE_VALUE

# The choices of cards of the display: one bit per place.
TAKES: Final = np.array([[chosen >> place & 1 for place in range(PLACES)] for chosen in range(1, 1 << PLACES)], bool)


def legal_takes(display: Array) -> Array:
    """Return which choices of cards may be taken (CORE-MONEY-01, CORE-MONEY-02).

    One card may be taken, or several worth at most 5. Equal cards are taken from the first places.
    """
    is_shown = display >= 0
    values = jnp.where(is_shown, display % VALUE_COUNT + 1, 0)
    total = jnp.sum(jnp.where(TAKES, values, 0), 1)
    are_shown = jnp.all(~TAKES | is_shown, 1)
    is_repeated = (display[:, None] == display) & np.tri(PLACES, k=-1, dtype=bool)  # an equal card is earlier
    skips_first = jnp.any(TAKES[:, :, None] & is_repeated & ~TAKES[:, None, :], (1, 2))
    return are_shown & ~skips_first & ((total <= MAX_TAKE_VALUE) | (TAKES.sum(1) == 1))


def take(state: State, seat: Array, choice: Array) -> State:
    """Take cards of the display into the hand (CORE-MONEY-01, CORE-MONEY-02)."""
    is_taken = pick(jnp.asarray(TAKES), choice).astype(bool)
    cards = is_taken[:, None] & (state.display[:, None] == np.arange(MONEY_CARDS))
    hands = state.hands + (jnp.arange(state.players) == seat)[:, None] * jnp.sum(cards, 0, dtype=jnp.int8)
    is_left = ~is_taken & (state.display >= 0)
    place = jnp.cumsum(is_left) - 1  # the others close up
    moved = is_left[:, None] & (place[:, None] == np.arange(PLACES))
    display = jnp.sum(jnp.where(moved, state.display[:, None] + 1, 0), 0) - 1
    return state.but(hands=hands, display=display)


def hand_of(state: State, seat: Array) -> Array:
    """Return a seat's copies of each card by currency and value (CORE-COMP-02)."""
    return pick(state.hands, seat).reshape(CURRENCY_COUNT, VALUE_COUNT)


def totals(hand: Array) -> Array:
    """Return the total value of each currency (CORE-BUY-04)."""
    return jnp.sum(hand * VALUES, -1)


def prices_on(site: Array) -> Array:
    """Return the price at each place of the site; 0 at empty places (CORE-BUY-02)."""
    tiles = site[:, None] == np.arange(PRICES.size)
    return jnp.sum(jnp.where(tiles, PRICES, 0), 1, dtype=jnp.int32)


def payable(state: State, hand: Array) -> Array:
    """Return the places whose tile a hand can pay (CORE-BUY-02..04)."""
    return (state.site != NONE) & (totals(hand) >= prices_on(state.site))


def legal_cards(state: State, hand: Array) -> Array:
    """Return which cards may continue the payment, by currency and value (CORE-BUY-03, CORE-BUY-04).

    Cards are paid in descending order until they reach the price, so none is superfluous. A card is possible if it and
    all lower ones together reach the price.
    """
    mine = pick(hand, state.choice) - state.payment
    price = pick(prices_on(state.site), state.choice)
    lowest = jnp.min(jnp.where(state.payment > 0, VALUES, VALUE_COUNT))
    paid = jnp.sum(state.payment * VALUES)
    cards = (mine > 0) & (lowest >= VALUES) & (paid + jnp.cumsum(mine * VALUES) >= price)
    return cards & (np.arange(CURRENCY_COUNT)[:, None] == state.choice)


def pay(state: State, seat: Array) -> State:
    """Move the chosen cards from the hand to the discard (CORE-BUY-06)."""
    currency = np.arange(MONEY_CARDS) // VALUE_COUNT == state.choice
    cards = jnp.where(currency, jnp.tile(state.payment, CURRENCY_COUNT), 0)
    hands = state.hands - (jnp.arange(state.players) == seat)[:, None] * cards
    return state.but(hands=hands, discard=state.discard + cards)


def richest(state: State, currency: Array) -> Array:
    """Return the seat with the most money of a currency, or NONE if several have it (CORE-END-03, CORE-END-05)."""
    of_currency = np.arange(MONEY_CARDS) // VALUE_COUNT == currency
    money = jnp.sum(jnp.where(of_currency, state.hands * CARD_VALUES, 0), 1)
    most = money == jnp.max(money)
    return jnp.where(jnp.sum(most) == 1, jnp.argmax(most), NONE)
