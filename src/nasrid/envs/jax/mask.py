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
from nasrid.envs.jax.state import ACT, AWARD, CITY_OF, NONE, PLACE, RESERVE_OF, UNPLACED, State, pick
from nasrid.envs.space import ACTION_COUNT, PLACE_START, TAKE_START

VERBS: Final = np.arange(TAKE_START)


class CityView(NamedTuple):
    """The deciding seat's city, and its tiles that may still be built."""

    city: City
    edges: Edges
    is_inside: Array  # (54,) the tiles of the city
    is_movable: Array  # (54,) the tiles of the reserve, or the acquired ones


def city_view(state: State, seat: Array) -> CityView:
    """Return the city of a seat, and the tiles that it may build (CORE-REDES-01, CORE-PLACE-01)."""
    is_inside = state.holder == CITY_OF + seat
    city = city_of(is_inside, state.cell)
    is_movable = jnp.where(state.step == ACT, state.holder == RESERVE_OF + seat, state.holder == UNPLACED)
    return CityView(city, edges_of(city), is_inside, is_movable)


class Choices(NamedTuple):
    """What the deciding seat may choose first."""

    takes: Array  # (15,) the choices of cards of the display
    can_pay: Array  # (4,) the places of the site
    can_build: Array  # (54,) the tiles that fit in the window
    can_swap: Array  # (54,)
    fits_somewhere: Array  # True if a tile fits, even outside the window
    removable: Array  # the board of tiles that may be removed


def choices_of(state: State, view: CityView, removable: Array) -> Choices:
    """Return what the deciding seat may choose (CORE-TURN-02)."""
    fits = cities.buildable_by_walls(view.edges)
    exchangeable = cities.swappable_by_walls(view.city)
    return Choices(
        legal_takes(state.display),
        payable(state, hand_of(state, state.seat)),
        view.is_movable & _by_tile(~is_empty(fits & WINDOW)),
        view.is_movable & _by_tile(~is_empty(exchangeable)),
        jnp.any(view.is_movable & _by_tile(~is_empty(fits))),
        removable,
    )


def _acting_verbs(state: State, choices: Choices) -> Array:
    """Return the verbs that an active player may choose (CORE-TURN-02, CORE-TURN-03, AMB-C1..C3)."""
    offers = {
        TAKE: jnp.any(choices.takes),
        BUY: jnp.any(choices.can_pay),
        BUILD: jnp.any(choices.can_build),
        REMOVE: ~is_empty(choices.removable),
        SWAP: jnp.any(choices.can_swap),
    }
    # AMB-C2: only a player without any action, even outside the window, passes
    is_stuck = ~(offers[TAKE] | offers[BUY] | offers[REMOVE] | offers[SWAP] | choices.fits_somewhere)
    return _marked({**offers, END: state.paid_exactly | is_stuck})


def has_only_actions_outside(state: State) -> Array:
    """Return True if an active player who has chosen nothing yet can act only outside the window (AMB-C2)."""
    view = city_view(state, state.seat)
    return ~jnp.any(_acting_verbs(state, choices_of(state, view, removable_tiles(state, view))))


def legal_mask(state: State) -> Array:
    """Return 771 booleans: True for every legal index (CORE-TURN-02, CORE-PLACE-01)."""
    view = city_view(state, state.seat)
    return mask_with(state, view, removable_tiles(state, view))


def mask_with(state: State, view: CityView, removable: Array) -> Array:
    """Return the legal indices, given the city of the deciding seat and its removable tiles (DUO-10, AMB-H8)."""
    choices = choices_of(state, view, removable)
    is_awarded = state.step == AWARD
    can_give = (state.step == PLACE) & (state.players == 2)  # DUO-10, AMB-H8
    placing = _marked({BUILD: jnp.any(choices.can_build), RESERVE: True, GIVE: can_give & ~is_awarded})
    verb = state.verb
    verbs = jnp.where(state.step == ACT, _acting_verbs(state, choices), placing) & (verb == NONE) & ~state.has_ended
    is_choosing = state.choice == NONE
    tiles = jnp.where(verb == BUILD, choices.can_build, jnp.where(verb == SWAP, choices.can_swap, view.is_movable))
    tiles &= is_choosing & ((verb == BUILD) | (verb == SWAP) | (verb == RESERVE) | (verb == GIVE))
    places = jnp.stack([choices.can_pay & is_choosing & (verb == BUY), jnp.zeros_like(choices.can_pay)], 1)
    cards = legal_cards(state, hand_of(state, state.seat)) & ~is_choosing & (verb == BUY)
    mask = jnp.concatenate(
        [
            verbs,
            choices.takes & (verb == TAKE),
            places.reshape(-1),
            cards.reshape(-1),
            jnp.zeros(FIRST_TILE - FIRST_CARD - cards.size, bool),
            tiles,
            jnp.zeros(FIRST_CELL - FIRST_TILE - TILE_COUNT, bool),
            window_cells(_legal_cells(state, view, removable)),
        ]
    )
    assert (FIRST_TAKE, FIRST_PLACE, mask.size) == (TAKE_START, PLACE_START, ACTION_COUNT)
    return mask


def _by_tile(by_walls: Array) -> Array:
    """Return for each tile what is true of its walls."""
    bits = jnp.sum(jnp.where(by_walls, np.left_shift(1, np.arange(WALL_PATTERNS)), 0))
    return (bits >> WALLS.astype(np.int32) & 1).astype(bool)


def _marked(offers: dict[int, Array | bool]) -> Array:
    """Return the verbs as booleans."""
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


def removable_tiles(state: State, view: CityView) -> Array:
    """Return the removable tiles (CORE-REDES-02); to offer the verb, those that need no search if there are any."""
    known = cities.removals(view.city)
    is_offering = (state.step == ACT) & (state.verb == NONE) & is_empty(known.certain)
    is_needed = ((state.verb == REMOVE) | is_offering) & ~is_empty(known.doubtful)
    cells = jnp.where(view.is_inside, state.cell, NONE)
    found = where_needed(cities.find_removable, is_needed, view.city, known.doubtful, cells)
    return jnp.where(state.step == ACT, known.certain | found, jnp.uint32(0))
