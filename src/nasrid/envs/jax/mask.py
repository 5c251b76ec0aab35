"""The legal indices (docs/environments.md): every action of the engine, chosen in small steps."""

from __future__ import annotations

from typing import Final, NamedTuple

import jax.numpy as jnp
import numpy as np

from nasrid.envs.jax import city as cities
from nasrid.envs.jax.boards import WINDOW, Array, is_empty, window_cells
from nasrid.envs.jax.city import City, Edges, city_of, edges_of
from nasrid.envs.jax.money import hand_of, legal_cards, legal_takes, payable
from nasrid.envs.jax.pieces import (
    BUILD,
    BUY,
    END,
    FIRST_CARD,
    FIRST_CELL,
    FIRST_PLACE,
    FIRST_TAKE,
    FIRST_TILE,
    GIVE,
    REMOVE,
    RESERVE,
    SWAP,
    TAKE,
    TILE_COUNT,
    WALL_PATTERNS,
    WALLS,
)
from nasrid.envs.jax.rare import where_needed
from nasrid.envs.jax.state import ACT, AWARD, CITY_OF, NONE, OVER, PLACE, RESERVE_OF, UNPLACED, State, pick
from nasrid.envs.space import ACTION_COUNT, PLACE_START, TAKE_START

VERBS: Final = np.arange(TAKE_START)


class CityView(NamedTuple):
    """The deciding seat's city, and its tiles that may still be built."""

    city: City
    edges: Edges
    is_inside: Array  # (54,) the tiles of the city
    is_movable: Array  # (54,) the tiles of the reserve, or the acquired ones


def city_view(state: State, seat: Array) -> CityView:
    """Return the city of a seat."""
    is_inside = state.holder == CITY_OF + seat
    city = city_of(is_inside, state.cell)
    is_movable = jnp.where(state.step == ACT, state.holder == RESERVE_OF + seat, state.holder == UNPLACED)
    return CityView(city, edges_of(city), is_inside, is_movable)


def legal_mask(state: State) -> Array:
    """Return 771 booleans: True for every legal index."""
    return mask_and_removable(state)[0]


def mask_and_removable(state: State) -> tuple[Array, Array]:
    """Return the legal indices, and the board of removable tiles if the mask needed it."""
    seat = state.seat
    hand = hand_of(state, seat)
    view = city_view(state, seat)
    fits = cities.buildable_by_walls(view.edges)
    exchangeable = cities.swappable_by_walls(view.city)
    removable = _removable(state, view)
    can_build = view.is_movable & _by_tile(~is_empty(fits & WINDOW))
    can_swap = view.is_movable & _by_tile(~is_empty(exchangeable))
    can_pay = payable(state, hand)
    takes = legal_takes(state.display)
    is_awarded = state.step == AWARD
    can_give = (state.step == PLACE) & (state.players == 2)  # DUO-10, AMB-H8
    offers = {
        TAKE: jnp.any(takes),
        BUY: jnp.any(can_pay),
        BUILD: jnp.any(can_build),
        REMOVE: ~is_empty(removable),
        SWAP: jnp.any(can_swap),
    }
    # AMB-C3: an action is obligatory unless none is possible, even outside the window
    is_stuck = ~(offers[TAKE] | offers[BUY] | offers[REMOVE] | offers[SWAP])
    is_stuck &= ~jnp.any(view.is_movable & _by_tile(~is_empty(fits)))
    offers[END] = state.paid_exactly | is_stuck
    acting = _marked(offers)
    placing = _marked({BUILD: offers[BUILD], RESERVE: True, GIVE: can_give & ~is_awarded})
    verb = state.verb
    verbs = jnp.where(state.step == ACT, acting, placing) & (verb == NONE) & (state.step != OVER)
    is_choosing = state.choice == NONE
    tiles = jnp.where(verb == BUILD, can_build, jnp.where(verb == SWAP, can_swap, view.is_movable))
    tiles &= is_choosing & ((verb == BUILD) | (verb == SWAP) | (verb == RESERVE) | (verb == GIVE))
    places = jnp.stack([can_pay & is_choosing & (verb == BUY), jnp.zeros_like(can_pay)], 1)
    cards = legal_cards(state, hand) & ~is_choosing & (verb == BUY)
    mask = jnp.concatenate(
        [
            verbs,
            takes & (verb == TAKE),
            places.reshape(-1),
            cards.reshape(-1),
            jnp.zeros(FIRST_TILE - FIRST_CARD - cards.size, bool),
            tiles,
            jnp.zeros(FIRST_CELL - FIRST_TILE - TILE_COUNT, bool),
            window_cells(_legal_cells(state, view, removable)),
        ]
    )
    assert (FIRST_TAKE, FIRST_PLACE, mask.size) == (TAKE_START, PLACE_START, ACTION_COUNT)
    return mask, removable


def _by_tile(by_walls: Array) -> Array:
    """Return for each tile what is true of its walls."""
    bits = jnp.sum(jnp.where(by_walls, np.left_shift(1, np.arange(WALL_PATTERNS)), 0))
    return (bits >> WALLS.astype(np.int32) & 1).astype(bool)


def _marked(offers: dict[int, Array | bool]) -> Array:
    verbs = jnp.zeros(VERBS.size, bool)
    for verb, is_offered in offers.items():
        verbs |= (verb == VERBS) & is_offered
    return verbs


def _legal_cells(state: State, view: CityView, removable: Array) -> Array:
    """Return the board of cells that complete the action (CORE-BUILD, CORE-REDES-01..03)."""
    walls = pick(jnp.asarray(WALLS), state.choice).astype(jnp.int32)
    board = jnp.where(state.verb == BUILD, cities.buildable(view.edges, walls), jnp.uint32(0))
    board = jnp.where(state.verb == SWAP, cities.swappable(view.city, walls), board)
    has_tile = state.choice != NONE
    return jnp.where(state.verb == REMOVE, removable, jnp.where(has_tile, board, jnp.uint32(0)))


def _removable(state: State, view: CityView) -> Array:
    """Return the removable tiles; to offer the verb, those that need no search if there are any."""
    known = cities.removals(view.city)
    is_offering = (state.step == ACT) & (state.verb == NONE) & is_empty(known.certain)
    is_needed = ((state.verb == REMOVE) | is_offering) & ~is_empty(known.doubtful)
    cells = jnp.where(view.is_inside, state.cell, NONE)
    found = where_needed(cities.find_removable, is_needed, view.city, known.doubtful, cells)
    return jnp.where(state.step == ACT, known.certain | found, jnp.uint32(0))
