"""The setup of a game (CORE-SETUP, DUO-01..03)."""

from __future__ import annotations

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from nasrid.envs.jax.boards import Array
from nasrid.envs.jax.pieces import (
    CARD_VALUES,
    FIRST_SCORING_CARD,
    MAX_DECK_SIZE,
    MONEY_CARDS,
    PLACES,
    TILE_COUNT,
    VALUE_COUNT,
)
from nasrid.envs.jax.scoring import contenders
from nasrid.envs.jax.state import BAG, DIRK, NONE, SITE, State
from nasrid.rules.pieces.chance import PILE_COUNT
from nasrid.rules.pieces.money import CARD_COPIES
from nasrid.rules.table.options import PLAYER_COUNTS
from nasrid.rules.turn.score import TILES_PER_DRAW
from nasrid.rules.turn.setup import STARTING_MONEY

SCORING_PILES: Final = (2, 4)  # CORE-SETUP-14


class Draws(NamedTuple):
    """Everything random about a setup."""

    cards: Array  # all money cards in the order they are turned up
    tiles: Array  # (54,) all tiles in the order they are drawn
    scoring_places: Array  # (2,) the places of the scoring cards in their piles
    tie_break: Array  # chooses among the seats that could all begin


def money_copies(players: int) -> int:
    """Return the copies of each money card (CORE-COMP-02, DUO-01)."""
    return CARD_COPIES - (players == 2)


def random_draws(key: Array, players: int) -> Draws:
    """Return random draws (CORE-SETUP-03, CORE-SETUP-05)."""
    cards, tiles, places, tie_break = jax.random.split(key, 4)
    pack = jnp.asarray(np.repeat(np.arange(MONEY_CARDS), money_copies(players)), jnp.int8)
    return Draws(
        jax.random.permutation(cards, pack),
        jax.random.permutation(tiles, TILE_COUNT),
        jax.random.randint(places, (2,), 0, np.iinfo(np.int32).max),
        jax.random.randint(tie_break, (), 0, np.iinfo(np.int32).max),
    )


def init(key: Array, players: int) -> State:
    """Return a new game (CORE-SETUP, DUO-01..03).

    Args:
        key: A random key.
        players: The number of players, 2 to 6.
    """
    return deal(random_draws(key, players), players)


def deal(draws: Draws, players: int) -> State:
    """Return the game that begins with these draws (CORE-SETUP-01..15).

    The places of the scoring cards and the tie break are taken modulo the number of possibilities.
    """
    if players not in PLAYER_COUNTS:
        raise ValueError(f"players must be one of {PLAYER_COUNTS}, not {players!r}")
    owners = _owners(draws.cards, players)
    dealt = jnp.sum(owners < players)
    is_mine = (owners == np.arange(players)[:, None])[:, :, None] & (draws.cards[:, None] == np.arange(MONEY_CARDS))
    hands = jnp.sum(is_mine, 1, dtype=jnp.int8)
    rest = jnp.roll(draws.cards, -dealt)
    deck, size, piles = _stack(rest[PLACES:], draws.cards.size - PLACES - dealt, draws.scoring_places)
    order = jnp.zeros(TILE_COUNT, jnp.int8).at[draws.tiles].set(TILE_COUNT - 1 - jnp.arange(TILE_COUNT, dtype=jnp.int8))
    site = draws.tiles[:PLACES]
    is_on_site = order >= TILE_COUNT - PLACES
    drawn = PLACES + (TILES_PER_DRAW if players == 2 else 0)  # DUO-03
    holder = jnp.where(is_on_site, SITE, jnp.where(order >= TILE_COUNT - drawn, DIRK, BAG))
    none, zero = jnp.int8(NONE), jnp.int8(0)
    return State(
        turn=_start_player(hands, draws.tie_break).astype(jnp.int8),
        step=zero,
        paid_exactly=jnp.array(False),
        verb=none,
        choice=none,
        payment=jnp.zeros(VALUE_COUNT, jnp.int8),
        deck=deck.astype(jnp.int8),
        deck_size=size.astype(jnp.int8),
        piles=piles.astype(jnp.int8),
        display=rest[:PLACES].astype(jnp.int8),
        discard=jnp.zeros(MONEY_CARDS, jnp.int8),
        hands=hands,
        shuffles=zero,
        order=order,
        bag_size=jnp.int8(TILE_COUNT - drawn),
        site=site.astype(jnp.int8),
        holder=holder.astype(jnp.int8),
        cell=jnp.full(TILE_COUNT, NONE, jnp.int16),
        wall=jnp.zeros(players, jnp.int8),
        scores=jnp.zeros(contenders(players), jnp.int16),
        scorings_held=jnp.zeros(2, bool),
        award_space=zero,
        award_seat=zero,
    )


def _owners(cards: Array, players: int) -> Array:
    """Return the seat that gets each card: each turns up cards until they are worth 20 (CORE-SETUP-06)."""

    def turn_up(carry: tuple[Array, Array], card: Array) -> tuple[tuple[Array, Array], Array]:
        """Give a card to the seat whose turn it is, until it has enough (CORE-SETUP-06)."""
        seat, money = carry
        money = money + jnp.where(seat < players, jnp.asarray(CARD_VALUES)[card], 0)
        is_full = money >= STARTING_MONEY
        return (seat + is_full, jnp.where(is_full, 0, money)), seat

    return jax.lax.scan(turn_up, (jnp.int32(0), jnp.int32(0)), cards)[1]


def _start_player(hands: Array, tie_break: Array) -> Array:
    """Return the seat with the fewest cards, then the lowest total, then by chance (CORE-SETUP-09, -10, AMB-B1)."""
    key = jnp.sum(hands, 1) * 1000 + jnp.sum(hands * CARD_VALUES, 1)
    is_first = key == jnp.min(key)
    chosen = tie_break % jnp.sum(is_first)
    return jnp.argmax(is_first & (jnp.cumsum(is_first) - 1 == chosen))


def _stack(cards: Array, count: Array, places: Array) -> tuple[Array, Array, Array]:
    """Return the deck, its size and the sizes of its piles (CORE-SETUP-13..15)."""
    numbers = np.arange(PILE_COUNT)
    extra = np.isin(numbers + 1, SCORING_PILES)
    piles = count // PILE_COUNT + (numbers < count % PILE_COUNT) + extra
    first, second = (
        jnp.sum(piles[: pile - 1]) + places[number] % piles[pile - 1] for number, pile in enumerate(SCORING_PILES)
    )
    size = count + len(SCORING_PILES)
    place = size - 1 - np.arange(MAX_DECK_SIZE)  # the next card is last
    money = cards[jnp.clip(place - (place > first) - (place > second), 0, cards.size - 1)]
    deck = jnp.where(place == first, FIRST_SCORING_CARD, jnp.where(place == second, FIRST_SCORING_CARD + 1, money))
    return jnp.where(place >= 0, deck, 0), size, piles
