"""Many tables at once: uniformly random indices, and new games from a pool."""

from __future__ import annotations

import warnings
from functools import partial
from typing import Final

import jax
import jax.numpy as jnp
import numpy as np

from nasrid.envs.jax.boards import Array
from nasrid.envs.jax.mask import city_view, legal_mask, mask_with, removable_tiles
from nasrid.envs.jax.observation import observe_with
from nasrid.envs.jax.setup import init
from nasrid.envs.jax.state import State, where
from nasrid.envs.jax.turn import step
from nasrid.envs.space import ACTION_COUNT

_GOLDEN_RATIO: Final = np.uint32(0x9E3779B9)


def warn_on_cpu() -> None:
    """Recommend the batch environment if JAX has no accelerator."""
    if jax.default_backend() == "cpu":
        warnings.warn(
            "JAX has no accelerator here; on a CPU, nasrid.envs.Batch is faster than nasrid.envs.jax", stacklevel=3
        )


def new_pool(key: Array, size: int, players: int) -> State:
    """Return several new games.

    Args:
        key: A random key.
        size: The number of games.
        players: The number of players, 2 to 6.
    """
    warn_on_cpu()
    games: State = _new_games(jax.random.split(key, size), players)
    return games


@partial(jax.jit, static_argnames="players")
def _new_games(keys: Array, players: int) -> State:
    games: State = jax.vmap(partial(init, players=players))(keys)
    return games


def games_of(pool: State, numbers: Array) -> State:
    """Return games of a pool by number."""
    games: State = jax.tree.map(lambda leaf: leaf[numbers], pool)
    return games


def replace_finished(states: State, pool: State, key: Array) -> State:
    """Return the tables with a random game of the pool at each table whose game is over or truncated."""
    tables, games = states.turn.shape[0], pool.turn.shape[0]
    fresh = games_of(pool, jax.random.randint(key, (tables,), 0, games))
    return where(states.has_ended, fresh, states)


def random_indices(key: Array, masks: Array) -> Array:
    """Return a uniformly random legal index of each table.

    Each table draws one random word. Mixing it with the number of each index gives the indices random priorities.
    """
    words = jax.random.bits(key, masks.shape[:1])[:, None] ^ jnp.arange(ACTION_COUNT, dtype=jnp.uint32) * _GOLDEN_RATIO
    priorities = jnp.where(masks, mixed(words) >> 1 | 1, 0).astype(jnp.int32)
    return jnp.argmax(priorities, -1).astype(jnp.int32)


def mixed(words: Array) -> Array:
    """Return 32-bit words whose bits all depend on all bits of the given ones (the finaliser of MurmurHash3)."""
    words = (words ^ words >> 16) * np.uint32(0x85EBCA6B)
    words = (words ^ words >> 13) * np.uint32(0xC2B2AE35)
    return words ^ words >> 16


def mask_and_observation(state: State) -> tuple[Array, Array]:
    """Return the mask and the compact observation of the deciding seat, which share its city."""
    view = city_view(state, state.seat)
    removable = removable_tiles(state, view)
    return mask_with(state, view, removable), observe_with(state, state.seat, view, removable)


def masks_and_observations(states: State) -> tuple[Array, Array]:
    """Return the mask and the compact observation of the deciding seat of each table."""
    found: tuple[Array, Array] = jax.vmap(mask_and_observation)(states)
    return found


def legal_masks(states: State) -> Array:
    """Return the mask of each table."""
    return jax.vmap(legal_mask)(states)


def step_tables(states: State, indices: Array, key: Array, pool: State) -> tuple[State, Array]:
    """Choose one index at each table, and replace the games that it ends.

    Returns:
        The tables, and which games were over or truncated.
    """
    shuffle_key, pool_key = jax.random.split(key)
    states = jax.vmap(step)(states, indices, jax.random.split(shuffle_key, indices.shape[0]))
    return replace_finished(states, pool, pool_key), states.has_ended


@partial(jax.jit, static_argnames=("steps", "has_observations"), donate_argnums=1)
def play_randomly(
    key: Array, states: State, pool: State, steps: int, has_observations: bool = False
) -> tuple[State, Array, Array]:
    """Play random legal indices at all tables.

    Args:
        key: A random key.
        states: The tables. Their memory is reused.
        pool: New games.
        steps: The number of indices per table.
        has_observations: True to compute the compact observation of the deciding seat at every step.

    Returns:
        The tables, the number of finished games, and the sum of all observations.
    """

    def play(carry: tuple[State, Array, Array], key: Array) -> tuple[tuple[State, Array, Array], None]:
        states, games, total = carry
        choice_key, step_key = jax.random.split(key)
        if has_observations:
            masks, observations = masks_and_observations(states)
            total = total + jnp.sum(observations)
        else:
            masks = legal_masks(states)
        states, has_ended = step_tables(states, random_indices(choice_key, masks), step_key, pool)
        return (states, games + jnp.sum(has_ended), total), None

    start = (states, jnp.int32(0), jnp.float32(0))
    played: tuple[State, Array, Array] = jax.lax.scan(play, start, jax.random.split(key, steps))[0]
    return played
