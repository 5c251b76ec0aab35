"""Many tables in one call: `Batch(64, players=4)` steps them all and writes what is seen into the caller's arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from nasrid.envs.config import ILLEGAL_MODES, EnvConfig, checked_choice, checked_limit
from nasrid.envs.decisions import IllegalIndexError
from nasrid.envs.observation import CompactEncoder, Encoder
from nasrid.envs.observation.encoder import Floats
from nasrid.envs.opponents import Opponents, Policy, read_opponents
from nasrid.envs.space import ACTION_COUNT
from nasrid.envs.table import Table, checked_seat
from nasrid.rules.errors import OptionsError
from nasrid.rules.table.view import View

OBSERVATION_FORMS = ("flat", "compact")


class Buffers(NamedTuple):
    """What a batch writes, one row a table. Pass your own, for instance in shared or pinned memory, and only read them:
    what has not changed is not written again."""

    observations: Floats  # tables x size: what the seat sees that decides
    masks: NDArray[np.int8]  # tables x 771: what it may choose
    seats: NDArray[np.int64]  # which seat that is
    rewards: Floats  # tables x players: what each seat has got for the last step
    ends: NDArray[np.bool_]  # the last step has ended a game, and a new one has begun
    stopped: NDArray[np.bool_]  # and it was stopped before its end


def new_buffers(tables: int, size: int, players: int) -> Buffers:
    return Buffers(
        np.zeros((tables, size), np.float32),
        np.zeros((tables, ACTION_COUNT), np.int8),
        np.zeros(tables, np.int64),
        np.zeros((tables, players), np.float32),
        np.zeros(tables, np.bool_),
        np.zeros(tables, np.bool_),
    )


class Batch:
    """Tables side by side. Without `opponents` all seats choose by indices; with them the agent has one seat at each
    table, like in Gymnasium. A table whose game is over begins the next one at once."""

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
        config = EnvConfig(table, reward=reward, tiles=tiles, skip_forced=skip_forced)
        self.options = config.options
        players = self.options.players
        rivals = [] if opponents is None else read_opponents(opponents, players - 1)
        limit = checked_limit("max_steps", max_steps)
        checked_limit("tables", tables)
        requested_seat = checked_seat(seat, players)
        self._should_raise = checked_choice("illegal", illegal, ILLEGAL_MODES) == "raise"
        self.tables = [Table(config, rivals, requested_seat, limit) for _ in range(tables)]
        kind = CompactEncoder if checked_choice("observation", observation, OBSERVATION_FORMS) == "compact" else Encoder
        self.encoders = [kind(self.options, leave_out) for _ in range(tables)]  # each remembers what it has shown
        self.buffers = buffers or new_buffers(tables, self.encoders[0].size, players)
        self._check_buffers()
        self._rows = [(self.buffers.observations[row].data, self.buffers.masks[row].data) for row in range(tables)]
        self._generators: list[np.random.Generator] = []
        self._shown: list[tuple[View | None, int]] = [(None, 0)] * tables  # and how many indices of a choice
        self.results: list[dict[str, NDArray[Any]] | None] = [None] * tables  # of the games that the last step ended

    def _check_buffers(self) -> None:
        expected_buffers: tuple[Any, ...] = new_buffers(len(self.tables), self.encoders[0].size, self.options.players)
        given: Any
        for name, given, expected in zip(Buffers._fields, self.buffers, expected_buffers, strict=True):
            if (given.shape, given.dtype) != (expected.shape, expected.dtype) or not given.flags.c_contiguous:
                raise OptionsError(
                    f"{name} must be a contiguous array of {expected.dtype} with the shape {expected.shape}"
                )

    def set_policy(self, policy: Policy) -> None:
        """What opponents choose by that are "itself", from their next game on."""
        for table in self.tables:
            table.self_policy = policy

    def reset(self, seed: int | None = None) -> Buffers:
        """New games at all tables. With a seed the first table plays the game of that seed, the next one that of the
        next seed, and so on; later games follow from these."""
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

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> Buffers:
        """Choose an index at each table. With illegal="raise", IllegalIndex if one cannot be chosen; then tables before
        that one have moved on."""
        if len(actions) != len(self.tables):
            raise ValueError(f"there are {len(self.tables)} tables, so that many indices, not {len(actions)}")
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
                continue  # an end is always paid
            self.buffers.rewards[row] = paid
            if table.is_over:
                self._end(row)
        self._write_observations()
        return self.buffers

    def _end(self, row: int) -> None:
        table = self.tables[row]
        self.buffers.ends[row], self.buffers.stopped[row] = True, table.is_stopped
        self.results[row] = table.result()
        self.on_end(row)
        self._start_game(row, None)

    def on_end(self, row: int) -> None:
        """A game has ended and the next has not begun: the moment to look at it."""

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
