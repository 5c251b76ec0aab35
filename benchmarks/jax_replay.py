"""Replays of the engine's games in the JAX environment, in large batches, comparing digests after every index."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from benchmarks.jax_games import (
    CARD_IN_HAND,
    CARDS_PER_SEAT,
    CELL_CODES,
    DECK,
    DISCARDED,
    LEGAL_WORDS,
    LEVELS,
    MAX_SHUFFLES,
    ON_SITE,
    ORDER,
    OVER_SEAT,
    POSITION_BITS,
    SCORE,
    SHOWN,
    TABLE,
    TILE,
    VALUE_BITS,
    RecordedGame,
    observation_words,
)
from nasrid.envs.jax import State, legal_masks, masks_and_observations, observation_size, step
from nasrid.envs.jax.boards import Array
from nasrid.envs.jax.pieces import MAX_DECK_SIZE, MONEY_CARDS, TILE_COUNT
from nasrid.envs.jax.rollout import mixed
from nasrid.envs.jax.state import BAG


def facts(kind: int, positions: Any, values: Any) -> Array:
    """Return the mixed words of facts."""
    codes = jnp.asarray(positions, jnp.uint32) | np.uint32(kind + 1 << POSITION_BITS)
    return mixed(codes << VALUE_BITS | jnp.asarray(values).astype(jnp.uint32))


def table_digest(state: State) -> Array:
    """Return the digest of all pieces, scores and the step."""
    players = state.players
    tiles, places = np.arange(TILE_COUNT), np.arange(4)
    seat = jnp.where(state.is_over, OVER_SEAT, state.seat)
    held = state.scorings_held
    is_in_play = (state.holder != BAG) | (state.order < state.bag_size)  # short games have fewer tiles
    table = jnp.stack([state.turn, state.paid_exactly, state.step, seat, held[0], held[1]])
    hands = facts(CARD_IN_HAND, CARDS_PER_SEAT * np.arange(players)[:, None] + np.arange(MONEY_CARDS), 0)
    parts = [
        facts(TABLE, np.arange(6), table),
        jnp.where(np.arange(MAX_DECK_SIZE) < state.deck_size, facts(DECK, np.arange(MAX_DECK_SIZE), state.deck), 0),
        jnp.where(state.order < state.bag_size, facts(ORDER, tiles, state.order), 0),
        facts(DISCARDED, np.arange(MONEY_CARDS), 0) * state.discard.astype(jnp.uint32),
        jnp.where(state.display >= 0, facts(SHOWN, places, state.display), 0),
        jnp.where(state.site >= 0, facts(ON_SITE, places, state.site), 0),
        jnp.where(is_in_play, facts(TILE, tiles, state.holder.astype(jnp.int32) * CELL_CODES + state.cell + 1), 0),
        facts(SCORE, np.arange(state.scores.size), state.scores),
        hands * state.hands.astype(jnp.uint32),
    ]
    return sum(jnp.sum(part, dtype=jnp.uint32) for part in parts)


class Differences(NamedTuple):
    """What disagreed, per game: the number of masks, tables and observations."""

    masks: Array
    pieces: Array
    observations: Array


class Batch(NamedTuple):
    """Recorded games of equal numbers of players, one per column, with steps as rows."""

    start: State
    decks: Any
    lengths: Any
    indices: Any
    masks: Any
    pieces: Any
    observations: Any


def batch_of(games: Sequence[RecordedGame], size: int, observe_every: int) -> Batch:
    """Return games as one batch. Missing games repeat the first."""
    games = [*games, *[games[0]] * (size - len(games))]
    longest = max(len(game.indices) for game in games) + 1
    steps = -(-longest // observe_every) * observe_every
    decks = np.zeros((size, MAX_SHUFFLES, MAX_DECK_SIZE), np.int8)
    columns = {"indices": (np.int16, steps), "masks": (np.uint32, steps), "pieces": (np.uint32, steps),
               "observations": (np.uint32, steps // observe_every)}  # fmt: skip
    arrays = {name: np.zeros((rows, size), kind) for name, (kind, rows) in columns.items()}
    for column, game in enumerate(games):
        decks[column, : len(game.decks)] = game.decks
        for name, array in arrays.items():
            values = getattr(game, name)
            array[: len(values), column] = values
        arrays["pieces"][len(game.pieces) :, column] = game.pieces[-1]
    start: Any = jax.tree.map(lambda *leaves: np.stack(leaves), *[game.start for game in games])
    return Batch(start, decks, np.array([len(game.indices) for game in games]), **arrays)


@cache
def replayer(players: int, observe_every: int) -> Any:
    """Return the compiled function that replays some steps of a batch."""
    words = jnp.asarray(observation_words(observation_size(players)))

    def compare(states: State, wanted: tuple[Any, ...]) -> tuple[State, tuple[Array, Array]]:
        indices, masks, pieces, decks = wanted
        legal = jnp.sum(jnp.where(legal_masks(states), np.array(LEGAL_WORDS, np.uint32), 0), 1, dtype=jnp.uint32)
        differs = legal != masks, jax.vmap(table_digest)(states) != pieces
        return jax.vmap(step)(states, indices, decks), differs

    @partial(jax.jit, donate_argnums=0)
    def replay(
        states: State, decks: Any, is_playing: Any, indices: Any, masks: Any, pieces: Any, observations: Any
    ) -> tuple[State, Differences]:
        def compare_next(carry: State, rows: tuple[Any, ...]) -> tuple[State, tuple[Array, Array]]:
            return compare(carry, (*rows, decks))

        _, seen = masks_and_observations(states)
        levels = jnp.rint(seen * LEVELS).astype(jnp.int32).astype(jnp.uint32)
        digests = jnp.sum(levels * words, 1, dtype=jnp.uint32)
        states, (masks_differ, pieces_differ) = jax.lax.scan(compare_next, states, (indices, masks, pieces))
        return states, Differences(
            jnp.sum(masks_differ, 0), jnp.sum(pieces_differ, 0), (digests != observations) & is_playing
        )

    return replay


def replay_games(batch: Batch, players: int, observe_every: int) -> Differences:
    """Return the differences of a batch."""
    replay = replayer(players, observe_every)
    states, decks = jax.device_put(batch.start), jax.device_put(batch.decks)
    totals: list[Differences] = []
    for row, observations in enumerate(batch.observations):
        part = slice(row * observe_every, (row + 1) * observe_every)
        is_playing = row * observe_every < batch.lengths
        states, differences = replay(
            states, decks, is_playing, batch.indices[part], batch.masks[part], batch.pieces[part], observations
        )
        totals.append(differences)
    return Differences(*(np.sum(np.stack(column), 0) for column in zip(*jax.device_get(totals), strict=True)))
