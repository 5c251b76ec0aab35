"""The compact observation of a seat, as in nasrid.envs.observation.compact.

It contains the same values; the last bit of a float32 may differ.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from nasrid.envs.jax import city as cities
from nasrid.envs.jax.boards import Array, cells_of, is_empty
from nasrid.envs.jax.mask import CityView, city_view, removable_tiles
from nasrid.envs.jax.money import hand_of, payable, prices_on, totals
from nasrid.envs.jax.pieces import (
    BUILD,
    BUILDING_COUNT,
    BUILDING_OF,
    BUY,
    CURRENCY_COUNT,
    FIRST_CARD,
    FIRST_PLACE,
    MONEY_CARDS,
    PRICES,
    REMOVE,
    SWAP,
    VALUE_COUNT,
    WALLS,
)
from nasrid.envs.jax.rare import where_needed
from nasrid.envs.jax.scoring import building_counts
from nasrid.envs.jax.setup import money_copies
from nasrid.envs.jax.state import ACT, AWARD, NONE, OVER, RESERVE_OF, UNPLACED, State, pick
from nasrid.envs.jax.walls import (
    Corners,
    Outline,
    Runs,
    Section,
    corners_of,
    facing_section,
    free_section,
    in_corridors,
    lengths_with,
    lengths_with_exchange,
    outline_of,
    runs_of,
    with_other_walls,
    without_section,
)
from nasrid.envs.observation.compact import (
    GAIN_PER_EDGE,
    MONEY_SCALE,
    NEUTRAL_GAIN,
    compact_pieces,
)
from nasrid.envs.observation.layout import (
    BAG_SCALE,
    BUILDING_SCALE,
    DECISION_STEPS,
    DECK_SCALE,
    EDGE_SCALE,
    HAND_SCALE,
    MAX_POINT_VALUE,
    PILE_SCALE,
    POINT_SCALE,
    PRICE_SCALE,
)
from nasrid.envs.space import CARDS, TILE_START
from nasrid.rules.pieces.money import CARD_COPIES
from nasrid.rules.table.options import Options

MIN_GAIN: Final = -8  # smaller and larger gains have the same value
MAX_GAIN: Final = 9
GAIN_VALUES: Final = np.array(
    [min(max(NEUTRAL_GAIN + GAIN_PER_EDGE * gain, GAIN_PER_EDGE), 1.0) for gain in range(MIN_GAIN, MAX_GAIN + 1)],
    np.float32,
)
MAX_PRICE: Final = int(PRICES.max())


@lru_cache(maxsize=8)
def observation_size(players: int) -> int:
    """Return the length of an observation."""
    return sum(piece.size for piece in compact_pieces(Options(players=players)))


def observe(state: State, seat: Array) -> Array:
    """Return the compact observation of a seat as one float32 array.

    Args:
        state: The state.
        seat: The observer. Only the seat that decides sees the indices chosen so far.
    """
    view = city_view(state, seat)
    return observe_with(state, jnp.asarray(seat), view, removable_tiles(state, view))


def observe_with(state: State, seat: Array, view: CityView, removable: Array) -> Array:
    """Return the observation, given the city of the seat and its removable tiles."""
    decides = (state.seat == seat) & ~state.has_ended
    walls = walls_of(view, state.cell)
    hand = hand_of(state, seat)
    pieces = {
        **_numbers(state, seat),
        **_cards(state, seat),
        **_tiles(state, seat),
        "money_totals": _from_seat(totals(state.hands.reshape(-1, CURRENCY_COUNT, VALUE_COUNT)), seat) / MONEY_SCALE,
        "payable": jnp.stack([payable(state, hand), _payable_exactly(state, hand)], 1),
        "site_gains": _site_gains(state, view, walls),
        "chosen": _chosen(state) * decides,
        "tile": _features(jnp.where(decides & (state.verb != BUY), state.choice, NONE)),
        "cells": _cells(state, view, walls, removable) * decides,
    }
    names = [(piece.name, piece.size) for piece in compact_pieces(Options(players=state.players))]
    flat = [pieces[name].astype(jnp.float32).reshape(-1) for name, _ in names]
    assert [part.size for part in flat] == [size for _, size in names]
    return jnp.concatenate(flat)


def _from_seat(values: Array, seat: Array, players: int = 0) -> Array:
    """Return rows by seat, clockwise from a seat. Dirk's row stays last."""
    players = players or values.shape[0]
    seats = (seat + jnp.arange(players)) % players
    is_there = (seats[:, None] == jnp.arange(players)).reshape(players, players, *[1] * (values.ndim - 1))
    turned = jnp.sum(jnp.where(is_there, values[None, :players], 0), 1)
    return jnp.concatenate([turned, values[players:].astype(turned.dtype)])


def _numbers(state: State, seat: Array) -> dict[str, Array]:
    """Return the pieces that are counts and marks of the turn, the deck and the scores."""
    players = state.players
    seats = jnp.arange(players)
    is_over = state.step == OVER
    is_ending = (state.step == AWARD) | is_over
    spaces = jnp.arange(CURRENCY_COUNT)
    steps = jnp.where((state.step == ACT) | state.is_truncated, 0, jnp.where(is_over, NONE, 1))
    held = jnp.concatenate([state.scorings_held, is_over[None]])
    none = jnp.zeros(1)
    return {
        "decider": _from_seat((state.seat == seats) & ~is_over, seat),
        "turn": _from_seat(state.turn == seats, seat),
        "step": steps == jnp.arange(len(DECISION_STEPS)),
        "phase": jnp.stack([~is_ending, jnp.array(False), jnp.array(False), is_ending]),
        "waiting": jnp.zeros(players),
        "awards": (state.step == AWARD) & (spaces > state.award_space),
        "paid_exactly": state.paid_exactly[None],
        "scorings_held": held,
        "scorings_due": jnp.zeros(held.size),
        "scores": jnp.minimum(_from_seat(state.scores, seat, players) / POINT_SCALE, MAX_POINT_VALUE),
        "hands_known": jnp.ones(players),
        "hand_sizes": _from_seat(jnp.sum(state.hands, 1), seat) / HAND_SCALE,
        "deck_size": state.deck_size[None] / DECK_SCALE,
        "piles": piles_left(state) / PILE_SCALE,
        "bag_sizes": state.bag_size[None] / BAG_SCALE,
        "outside_window": jnp.zeros(players),
        "borders": jnp.minimum(_from_seat(state.wall, seat) / EDGE_SCALE, 6) + none,
    }


def piles_left(state: State) -> Array:
    """Return how many cards are left of each pile, pile 1 first (CORE-SETUP-13)."""
    below = jnp.sum(state.piles) - jnp.cumsum(state.piles)
    return jnp.clip(state.deck_size - below, 0, state.piles)


def _cards(state: State, seat: Array) -> dict[str, Array]:
    """Return the pieces that are cards. Hands are counted openly (AMB-B6)."""
    more = len(CARDS) - MONEY_CARDS  # cards of modules
    display = state.display[:, None] == np.arange(MONEY_CARDS)
    seen = jnp.sum(state.hands, 0) + state.discard + jnp.sum(display, 0)
    return {
        "hands": jnp.pad(_from_seat(state.hands, seat), ((0, 0), (0, more))) / CARD_COPIES,
        "display": jnp.pad(display, ((0, 0), (0, more))),
        "discard": jnp.pad(state.discard, (0, more)) / CARD_COPIES,
        "deck": jnp.pad(money_copies(state.players) - seen, (0, more)) / CARD_COPIES,
    }


def _tiles(state: State, seat: Array) -> dict[str, Array]:
    """Return the pieces that are tiles of the site, cities and reserves."""
    players = state.players
    is_building = np.arange(BUILDING_COUNT)[:, None] == BUILDING_OF
    reserved = state.holder == RESERVE_OF + np.arange(players)[:, None]
    unplaced = (state.holder == UNPLACED) & (state.seat == np.arange(players))[:, None]
    in_reserve = jnp.sum(reserved[:, None] & is_building, -1)
    beside = jnp.sum(unplaced[:, None] & is_building, -1)
    return {
        "site": jax.vmap(_features)(state.site),
        "buildings": _from_seat(building_counts(state), seat, players) / BUILDING_SCALE,
        "reserve_counts": _from_seat(in_reserve, seat) / BUILDING_SCALE,
        "unplaced_counts": _from_seat(beside, seat) / BUILDING_SCALE,
    }


def _features(tile: Array) -> Array:
    """Return the presence, the building, the price and the walls of a tile; zeros for NONE."""
    is_there = tile >= 0
    building, walls = pick(jnp.asarray(BUILDING_OF), tile), pick(jnp.asarray(WALLS), tile)
    price = pick(jnp.asarray(PRICES), tile) / PRICE_SCALE
    sides = walls >> np.arange(4) & 1
    buildings = (building == np.arange(BUILDING_COUNT)) & is_there
    return jnp.concatenate([is_there[None], buildings, price[None], sides])


def _payable_exactly(state: State, hand: Array) -> Array:
    """Return the places whose tile a hand can pay exactly (CORE-BUY-07)."""
    prices = prices_on(state.site)
    sums = jnp.ones(CURRENCY_COUNT, jnp.uint32)  # bit n is set if n can be paid
    for value in range(VALUE_COUNT):
        for copy in range(CARD_COPIES):
            sums |= jnp.where(hand[:, value] > copy, sums << (value + 1), 0)
    is_exact = sums >> prices.astype(jnp.uint32) & 1 == 1
    return is_exact & payable(state, hand)


def _chosen(state: State) -> Array:
    """Return how often each index below the tiles has been chosen in this decision."""
    indices = np.arange(TILE_START)
    place = jnp.where(state.verb == BUY, state.choice, NONE)
    chosen = (indices == state.verb) | (place != NONE) & (indices == FIRST_PLACE + 2 * place)
    cards = jnp.where(np.arange(CURRENCY_COUNT)[:, None] == place, state.payment, 0).reshape(-1)
    return chosen + jnp.pad(cards, (FIRST_CARD, TILE_START - FIRST_CARD - MONEY_CARDS))


# The gains of walls


class CityWalls(NamedTuple):
    """The walls of a city, and of the surroundings of every cell."""

    outline: Outline
    runs: Runs
    corners: Corners
    facing: Section


def walls_of(view: CityView, cells: Array) -> CityWalls:
    """Return the walls of a city, given the cell of each tile."""
    outline = outline_of(view.is_inside, cells)
    runs = runs_of(outline)
    corners = corners_of(view.city, runs)
    return CityWalls(outline, runs, corners, facing_section(corners, view.edges))


def section_of_tile(corners: Corners, walls: Array) -> Section:
    """Return the section of a tile with these walls, at every cell."""
    return free_section(corners, cities.side_masks(walls)[:, None])


def _scaled(gain: Array) -> Array:
    """Return the value of a gain of edges."""
    gains = jnp.clip(gain, MIN_GAIN, MAX_GAIN) - MIN_GAIN
    return jnp.asarray(GAIN_VALUES)[gains]


def _site_gains(state: State, view: CityView, walls: CityWalls) -> Array:
    """Return the gain of each tile of the site at its best cell (CORE-BUILD, ALH-WALL); 0 if it fits nowhere."""
    left = without_section(walls.corners, walls.runs, walls.facing)

    def best(tile: Array) -> Array:
        borders = pick(jnp.asarray(WALLS), tile).astype(jnp.int32)
        board = cities.buildable(view.edges, borders)
        lengths = lengths_with(walls.corners, left, section_of_tile(walls.corners, borders))
        length = jnp.max(jnp.where(cells_of(board), lengths, NONE))
        return jnp.where((tile >= 0) & ~is_empty(board), _scaled(length - walls.runs.longest[0]), 0)

    return jax.vmap(best)(state.site)


def _cells(state: State, view: CityView, walls: CityWalls, removable: Array) -> Array:
    """Return the gain at each cell where the chosen tile may be built or exchanged, or a tile removed (CORE-REDES)."""
    corners, runs = walls.corners, walls.runs
    borders = pick(jnp.asarray(WALLS), state.choice).astype(jnp.int32)
    builds, swaps, removes = state.verb == BUILD, state.verb == SWAP, state.verb == REMOVE
    has_tile = state.choice != NONE
    swappable = jnp.where(swaps & has_tile, cities.swappable(view.city, borders), jnp.uint32(0))
    board = jnp.where(builds & has_tile, cities.buildable(view.edges, borders), swappable)
    board = jnp.where(removes, removable, board)
    own = free_section(corners, view.city.walled)
    old = jax.tree.map(partial(jnp.where, builds), walls.facing, own)
    new = jax.tree.map(partial(jnp.where, removes), walls.facing, section_of_tile(corners, borders))
    lengths = lengths_with(corners, without_section(corners, runs, old), new)
    # An exchange in a corridor replaces two sections, or none if the walls are equal.
    corridors = swappable & in_corridors(corners)
    changed = corridors & with_other_walls(corners, view.city, borders)
    cells = jnp.where(view.is_inside, state.cell, NONE)
    in_changed = where_needed(lengths_with_exchange, ~is_empty(changed), walls.outline, changed, cells, borders)
    in_corridor = jnp.where(cells_of(changed), in_changed, runs.longest[0])
    lengths = jnp.where(cells_of(corridors), in_corridor, lengths)
    return jnp.where(cells_of(board), _scaled(lengths - runs.longest[0]), 0)[1:-1, 1:-1]
