"""Many tables in one call: `Batch(64, players=4)` steps them all and writes into the caller's arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from nasrid.envs.checks import ILLEGAL_MODES, checked_choice, checked_limit, checked_seat
from nasrid.envs.config import EnvConfig
from nasrid.envs.decisions import IllegalIndexError
from nasrid.envs.observation import new_encoder
from nasrid.envs.observation.encoder import Floats
from nasrid.envs.opponents import Opponents, Policy, read_opponents
from nasrid.envs.space import ACTION_COUNT
from nasrid.envs.table import Table
from nasrid.rules.errors import OptionsError
from nasrid.rules.table.view import View


class Buffers(NamedTuple):
    """The arrays that a batch writes, one row per table.

    Treat them as read-only, because unchanged values are not rewritten.
    """

    observations: Floats  # tables x size: the observation of the seat that decides
    masks: NDArray[np.int8]  # tables x 771: its legal indices
    seats: NDArray[np.int64]  # the seat that decides
    rewards: Floats  # tables x players: each seat's reward for the last step
    ends: NDArray[np.bool_]  # true if the last step ended a game; the next has started
    stopped: NDArray[np.bool_]  # true if the game was stopped before its end


def new_buffers(tables: int, size: int, players: int) -> Buffers:
    """Return new buffers.

    Args:
        tables: The number of tables.
        size: The size of an observation.
        players: The number of players at each table.
    """
    return Buffers(
        np.zeros((tables, size), np.float32),
        np.zeros((tables, ACTION_COUNT), np.int8),
        np.zeros(tables, np.int64),
        np.zeros((tables, players), np.float32),
        np.zeros(tables, np.bool_),
        np.zeros(tables, np.bool_),
    )


class Batch:
    """Several tables that are stepped together. A finished game is followed by the next.

    Without `opponents`, all seats choose by indices. With opponents, the agent plays one seat at each table.
    """

    def __init__(
        self,
        tables: int,
        *,
        opponents: Opponents = None,
        seat: str | int = "random",
        reward: str = "rank",
        observation: str = "flat",
        leave_out: Sequence[str] = (),
        tiles: int = 0,
        skip_forced: bool = False,
        max_steps: int | None = None,
        illegal: str = "raise",
        buffers: Buffers | None = None,
        **table: Any,
    ) -> None:
        """Create the tables.

        Args:
            tables: The number of tables.
            opponents: One opponent for all other seats, or a list; None to play all seats.
            seat: The agent's seat, or "random".
            reward: "rank", "score" or "scorings".
            observation: "flat" or "compact".
            leave_out: Pieces to leave out of the observation.
            tiles: The maximum number of tiles in each bag after the setup; 0 for all.
            skip_forced: True to skip decisions with a single choice.
            max_steps: The number of steps after which a game is stopped.
            illegal: "raise", or "terminate" to forfeit the game.
            buffers: Arrays to write into; None to create them.
            **table: The options of the engine.
        """
        config = EnvConfig(table, reward=reward, tiles=tiles, skip_forced=skip_forced)
        self.options = config.options
        players = self.options.players
        seat_opponents = [] if opponents is None else read_opponents(opponents, players - 1)
        limit = checked_limit("max_steps", max_steps)
        checked_limit("tables", tables)
        requested_seat = checked_seat(seat, players)
        self._should_raise = checked_choice("illegal", illegal, ILLEGAL_MODES) == "raise"
        self.tables = [Table(config, seat_opponents, requested_seat, limit) for _ in range(tables)]
        # one per table, because encoders cache what they have encoded
        self.encoders = [new_encoder(observation, self.options, leave_out) for _ in range(tables)]
        self.buffers = buffers or new_buffers(tables, self.encoders[0].size, players)
        self._check_buffers()
        self._rows = [(self.buffers.observations[row].data, self.buffers.masks[row].data) for row in range(tables)]
        self._generators: list[np.random.Generator] = []
        # the view in each row and the length of its prefix
        self._shown: list[tuple[View | None, int]] = [(None, 0)] * tables
        self.results: list[dict[str, NDArray[Any]] | None] = [None] * tables  # of the games that the last step ended
        self.final_observations: dict[int, Floats] = {}  # the agent's, of the same games, by table

    def _check_buffers(self) -> None:
        expected_buffers: tuple[Any, ...] = new_buffers(len(self.tables), self.encoders[0].size, self.options.players)
        given: Any
        for name, given, expected in zip(Buffers._fields, self.buffers, expected_buffers, strict=True):
            if (given.shape, given.dtype) != (expected.shape, expected.dtype) or not given.flags.c_contiguous:
                raise OptionsError(
                    f"{name} must be a contiguous array of {expected.dtype} with the shape {expected.shape}"
                )

    def set_policy(self, policy: Policy) -> None:
        """Set the policy of opponents that are "self", from their next game on."""
        for table in self.tables:
            table.self_policy = policy

    def reset(self, seed: int | None = None) -> Buffers:
        """Start new games at all tables.

        Args:
            seed: The seed of the first table's game; the next table uses the next seed. Later games follow from these.
        """
        seeds = [None if seed is None else seed + row for row in range(len(self.tables))]
        if seed is not None or not self._generators:
            self._generators = [np.random.default_rng(table_seed) for table_seed in seeds]
        for row, table_seed in enumerate(seeds):
            self._start_game(row, table_seed)
        self._clear_ended()
        self._write_observations()
        return self.buffers

    def _clear_ended(self) -> None:
        self.buffers.rewards[:] = 0
        self.buffers.ends[:] = self.buffers.stopped[:] = False
        self.results = [None] * len(self.tables)
        self.final_observations.clear()

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> Buffers:
        """Choose an index at each table.

        Args:
            actions: One index per table.

        Raises:
            IllegalIndexError: An index is illegal, with illegal="raise". Earlier tables have already moved.
        """
        if len(actions) != len(self.tables):
            raise ValueError(f"step needs {len(self.tables)} indices, one per table, not {len(actions)}")
        self._clear_ended()
        for row, (table, index) in enumerate(zip(self.tables, _as_ints(actions), strict=True)):
            try:
                paid = table.step(index)
            except IllegalIndexError as error:
                if self._should_raise:
                    self._write_observations()
                    raise IllegalIndexError(f"table {row}: {error}") from None
                paid = table.forfeit()
            if paid is table.config.no_rewards:
                continue  # the end of a game is always rewarded
            self.buffers.rewards[row] = paid
            if table.is_over:
                self._end(row)
        self._write_observations()
        return self.buffers

    def _end(self, row: int) -> None:
        table = self.tables[row]
        self.buffers.ends[row], self.buffers.stopped[row] = True, table.is_stopped
        self.results[row] = table.result()
        if table.seat is not None:
            self.final_observations[row] = self.encoders[row].flat(*table.decisions.encoder_input(table.seat))
        self._start_game(row, None)

    def _start_game(self, row: int, seed: int | None) -> None:
        encoder = self.encoders[row]
        self.tables[row].start_game(
            seed, self._generators[row], lambda decisions, seat: encoder.flat(*decisions.encoder_input(seat))
        )

    def _write_observations(self) -> None:
        seats = []
        for row, (observation, mask) in enumerate(self._rows):
            decisions = self.tables[row].decisions
            seat = decisions.seat
            assert seat is not None
            seats.append(seat)
            view, ledger, prefix = decisions.encoder_input(seat)
            last, known = self._shown[row]
            if view is last:
                self.encoders[row].update_prefix(observation, view, prefix, known)
            else:
                self.encoders[row].fill(observation, view, ledger, prefix)
            self._shown[row] = view, len(prefix)
            decisions.fill_mask(mask)
        self.buffers.seats[:] = seats


def _as_ints(actions: Sequence[int] | NDArray[np.integer[Any]]) -> Sequence[int]:
    return actions.tolist() if isinstance(actions, np.ndarray) else actions
