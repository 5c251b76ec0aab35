"""The environment with the interface of pgx: `init`, `step` and states with masks, observations and rewards.

Programs written for pgx run unchanged with `JaxAlhambra()` instead of `pgx.make(...)`. pgx itself is not needed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import jax
import jax.numpy as jnp

from nasrid.envs.jax.boards import Array
from nasrid.envs.jax.observation import observation_size, observe
from nasrid.envs.jax.rollout import mask_and_observation, warn_on_cpu
from nasrid.envs.jax.setup import init
from nasrid.envs.jax.state import State, check_options, where
from nasrid.envs.jax.turn import step
from nasrid.envs.rewards import POINTS_PER_REWARD
from nasrid.envs.space import ACTION_COUNT
from nasrid.rules.table.options import Options

ILLEGAL_PENALTY = -1.0


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class TableState:
    """A table as pgx describes it. Seats are player numbers."""

    current_player: Array  # the seat that decides
    observation: Array  # its compact observation
    rewards: Array  # (P,) the rewards of the last step
    terminated: Array  # True after the end of the game
    truncated: Array  # True if every legal action is outside the window
    legal_action_mask: Array  # (771,); all True after the end
    _step_count: Array
    table: State

    env_id = "alhambra"

    def replace(self, **changes: Any) -> TableState:
        """Return the state with changed fields."""
        return replace(self, **changes)


class JaxAlhambra:
    """The base game of Alhambra for 2 to 6 players.

    An illegal index ends the game with a reward of -1 for its seat, as in pgx.
    """

    version = "v0"
    id = "alhambra"

    def __init__(self, players: int = 4, *, reward: str = "rank", **options: Any) -> None:
        """Prepare the environment.

        Args:
            players: The number of players.
            reward: "rank" or "score", both paid at the end of the game.
            **options: Options of the engine. Only the base game of Alhambra is covered.

        Raises:
            OptionsError: The options are not covered.
        """
        check_options(Options.of(players=players, **options))
        if reward not in ("rank", "score"):
            raise ValueError(f"reward must be 'rank' or 'score', not {reward!r}")
        self.num_players = players
        self.num_actions = ACTION_COUNT
        self.observation_shape = (observation_size(players),)
        self._reward = reward
        warn_on_cpu()

    def init(self, key: Array) -> TableState:
        """Return a new game.

        Args:
            key: A random key.
        """
        players = self.num_players
        table = init(key, players)
        return self._state_of(table, jnp.zeros(players, jnp.float32), jnp.array(False), jnp.int32(0))

    def step(self, state: TableState, action: Array, key: Array | None = None) -> TableState:
        """Return the state after an index.

        Args:
            state: The state. One whose game has ended stays as it is, without further rewards.
            action: An index.
            key: A random key for reshuffles.

        Raises:
            ValueError: There is no key.
        """
        if key is None:
            raise ValueError("step needs a random key as its third argument, because discards are shuffled")
        has_ended = state.terminated | state.truncated
        is_illegal = ~state.legal_action_mask[action] & ~has_ended
        table = where(has_ended | is_illegal, state.table, step(state.table, action, key))
        seats = jnp.arange(self.num_players)
        forfeit = jnp.where(seats == state.current_player, ILLEGAL_PENALTY, -ILLEGAL_PENALTY * (self.num_players - 1))
        rewards = jnp.where(is_illegal, forfeit, jnp.where(table.is_over, final_rewards(table, self._reward), 0.0))
        rewards = jnp.where(has_ended, 0.0, rewards).astype(jnp.float32)
        count = state._step_count + ~has_ended  # noqa: SLF001 (the name that pgx gives it)
        return self._state_of(table, rewards, state.terminated | is_illegal | table.is_over, count)

    def observe(self, state: TableState, player_id: Array | None = None) -> Array:
        """Return the compact observation of a seat; by default, of the one that decides."""
        return observe(state.table, state.current_player if player_id is None else player_id)

    def _state_of(self, table: State, rewards: Array, terminated: Array, count: Array) -> TableState:
        """Return a table as pgx describes it."""
        mask, observation = mask_and_observation(table)
        return TableState(
            table.seat.astype(jnp.int32),
            observation,
            rewards,
            terminated,
            table.is_truncated,
            mask | terminated | table.is_truncated,
            count,
            table,
        )


def final_rewards(state: State, kind: str) -> Array:
    """Return the rewards of a finished game, as in nasrid.envs.rewards (CORE-END-10, CORE-END-11, AMB-I5).

    Args:
        state: The state.
        kind: "rank" or "score".
    """
    players = state.players
    scores = state.scores[:players].astype(jnp.float32)
    if kind == "score":
        return (players * scores - jnp.sum(scores)) / ((players - 1) * POINTS_PER_REWARD)
    beaten = jnp.sum(scores[:, None] > scores, 1) - jnp.sum(scores[:, None] < scores, 1)
    return beaten / (players - 1)
