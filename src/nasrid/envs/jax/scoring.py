"""The scorings (CORE-SCORE, ALH-SCORE, DUO-05)."""

from __future__ import annotations

import jax.numpy as jnp
import numpy as np

from nasrid.envs.jax.boards import Array
from nasrid.envs.jax.pieces import BUILDING_COUNT, BUILDING_OF, POINTS
from nasrid.envs.jax.state import CITY_OF, DIRK, State


def contenders(players: int) -> int:
    """Return the number of contenders: the players, and Dirk in the two-player game (DUO-02)."""
    return players + (players == 2)


def building_counts(state: State) -> Array:
    """Return the number of tiles of each building, by contender (CORE-SCORE-06, CORE-SCORE-08)."""
    owners = np.array([CITY_OF + seat for seat in range(state.players)] + [DIRK])[: contenders(state.players)]
    is_owned = state.holder == owners[:, None]
    is_building = np.arange(BUILDING_COUNT)[:, None] == BUILDING_OF
    return jnp.sum(is_owned[:, None, :] & is_building, -1, dtype=jnp.int32)


def majority_points(counts: Array, scoring: Array) -> Array:
    """Return the points of each contender for majorities (ALH-SCORE-01..03, CORE-SCORE-07, AMB-G1, AMB-G2).

    Tied contenders share the points of their ranks, rounded down.

    Args:
        counts: The number of tiles by contender and building.
        scoring: 0, 1 or 2.
    """
    ahead = jnp.sum(counts[None] > counts[:, None], 1)
    level = jnp.sum(counts[None] == counts[:, None], 1)
    points = jnp.where(scoring == 0, POINTS[0], jnp.where(scoring == 1, POINTS[1], POINTS[2]))
    ranks = np.arange(3)[:, None, None]
    is_shared = (ahead <= ranks) & (ranks < ahead + level)
    pot = jnp.sum(jnp.where(is_shared, points[:, None, :], 0), 0)
    return jnp.sum(jnp.where(counts > 0, pot // level, 0), -1)


def score(state: State, scoring: Array, is_held: Array) -> State:
    """Add the points of a scoring: majorities and longest walls (CORE-SCORE-05, AMB-G12). Dirk has no wall."""
    points = majority_points(building_counts(state), scoring)
    points = points.at[: state.players].add(state.wall.astype(jnp.int32))
    return state.but(scores=jnp.where(is_held, state.scores + points, state.scores))
