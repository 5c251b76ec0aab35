"""Many tables in one call: `Batch(64, players=4)` steps them all and writes into the caller's arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from nasrid.envs.batch_arrays import HOLD, BatchArrays, BatchShape, Buffers, check_buffers
from nasrid.envs.boxes import FULL_BOX
from nasrid.envs.checks import ILLEGAL_MODES, checked_choice, checked_limit, checked_seat, checked_workers
from nasrid.envs.config import EnvConfig
from nasrid.envs.decisions import IllegalIndexError
from nasrid.envs.observation import BaseEncoder
from nasrid.envs.observation.encoder import Floats
from nasrid.envs.opponents import Opponents, Policy, read_opponents
from nasrid.envs.space import ACTION_COUNT
from nasrid.envs.table import Table
from nasrid.envs.table_group import GroupSettings, TableGroup
from nasrid.envs.workers import Workers
from nasrid.rules.errors import OptionsError


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
        box: str = FULL_BOX,
        skip_forced: bool = False,
        max_steps: int | None = None,
        illegal: str = "raise",
        buffers: Buffers | None = None,
        workers: int = 0,
        start_method: str | None = None,
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
            box: "full", or a reduced box: "nano" or "pico".
            skip_forced: True to skip decisions with a single choice.
            max_steps: The number of steps after which a game is stopped.
            illegal: "raise", or "terminate" to forfeit the game.
            buffers: Arrays to write into; None to create them.
            workers: The number of processes that step the tables; 0 to step them in this process.
            start_method: How to start the processes: "fork", "spawn" or "forkserver"; None for Python's default.
            **table: The options of the engine.
        """
        config = EnvConfig(table, reward=reward, tiles=tiles, box=box, skip_forced=skip_forced)
        self.options = config.options
        players = self.options.players
        checked_limit("tables", tables)
        settings = GroupSettings(
            config,
            [] if opponents is None else read_opponents(opponents, players - 1),
            checked_seat(seat, players),
            checked_limit("max_steps", max_steps),
            observation,
            tuple(leave_out),
        )
        self._should_raise = checked_choice("illegal", illegal, ILLEGAL_MODES) == "raise"
        self._has_agent = opponents is not None
        shape = BatchShape(tables, settings.new_encoder().size, players)
        self._group = _new_group(settings, shape, buffers, checked_workers(workers, tables), start_method)
        self._actions = self._group.arrays.actions
        self.buffers = self._group.arrays.buffers
        self._every_row = np.arange(tables)
        self._is_stepping = False
        self.results: list[dict[str, NDArray[Any]] | None] = [None] * tables  # of the games that the last step ended
        self.final_observations: dict[int, Floats] = {}  # the agent's, of the same games, by table

    @property
    def tables(self) -> list[Table]:
        """The tables, including all secrets. With workers, they are in other processes."""
        return self._local_group().tables

    @property
    def encoders(self) -> list[BaseEncoder]:
        """The encoder of each table. With workers, they are in other processes."""
        return self._local_group().encoders

    def _local_group(self) -> TableGroup:
        if isinstance(self._group, Workers):
            raise RuntimeError("the tables of a batch with workers are in other processes")
        return self._group

    def set_policy(self, policy: Policy) -> None:
        """Set the policy of opponents that are "self", from their next game on.

        Args:
            policy: A function from an observation and a mask to an index. Workers receive a pickled copy.
        """
        self._check_idle()
        self._group.set_policy(policy)

    def reset(self, seed: int | None = None) -> Buffers:
        """Start new games at all tables.

        Args:
            seed: The seed of the first table's game; the next table uses the next seed. Later games follow from these.
        """
        self._check_idle()
        self._group.reset(seed)
        self._read_results()
        return self.buffers

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> Buffers:
        """Choose an index at each table.

        Args:
            actions: One index per table.

        Raises:
            IllegalIndexError: An index is illegal, with illegal="raise". No table has moved.
            BatchWorkerError: A worker process has ended. The batch is closed.
        """
        self.step_async(actions)
        return self.step_wait()

    def step_async(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """Start a step, which `step_wait` completes. Until then, the buffers are undefined.

        Workers play meanwhile; a batch without workers plays in `step_wait`.

        Args:
            actions: One index per table.

        Raises:
            IllegalIndexError: An index is illegal, with illegal="raise". No table has moved.
            BatchWorkerError: A worker process has ended. The batch is closed.
        """
        self._check_idle()
        self._actions[:] = self._checked_actions(actions)
        if self._should_raise:
            self._check_legal()
        self._group.start_step()
        self._is_stepping = True

    def step_wait(self) -> Buffers:
        """Complete the step and return the buffers.

        Raises:
            BatchWorkerError: A worker process has ended. The batch is closed.
        """
        if not self._is_stepping:
            raise RuntimeError("step_wait needs a step_async before it")
        self._is_stepping = False
        self._group.finish_step()
        self._read_results()
        return self.buffers

    def close(self) -> None:
        """End the worker processes. The buffers keep their last values."""
        self._group.close()

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        if isinstance(self._group, Workers):
            raise TypeError(
                "a batch with workers cannot be pickled or copied, because its tables are in other processes; "
                "create it with workers=0, or create another batch"
            )
        return super().__reduce_ex__(protocol)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def _check_idle(self) -> None:
        if self._is_stepping:
            raise RuntimeError("step_async must be completed by step_wait first")

    def _checked_actions(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> NDArray[np.integer[Any]]:
        if len(actions) != len(self._actions):
            raise ValueError(f"step needs {len(self._actions)} indices, one per table, not {len(actions)}")
        indices = np.asarray(actions)
        if indices.dtype.kind not in "iu" or indices.ndim != 1:
            raise TypeError(f"step needs whole numbers, one per table, not {actions!r}")
        return indices

    def _check_legal(self) -> None:
        """Raise IllegalIndexError if the mask does not allow an index."""
        actions = self._actions
        is_known = (actions >= 0) & (actions < ACTION_COUNT)
        is_legal = is_known & (self.buffers.masks[self._every_row, np.where(is_known, actions, 0)] != 0)
        is_legal |= actions == HOLD
        if not is_legal.all():
            row = int(is_legal.argmin())
            raise IllegalIndexError(f"table {row}: {self._group.explain_illegal(row)}")

    def _read_results(self) -> None:
        """Copy the results of the games that the last step ended."""
        self.results = [None] * len(self._actions)
        self.final_observations = {}
        if not self.buffers.ends.any():
            return
        arrays = self._group.arrays
        for row in np.flatnonzero(self.buffers.ends).tolist():
            self.results[row] = {
                "scores": arrays.scores[row].copy(),
                "ranks": arrays.ranks[row].copy(),
                "winners": arrays.winners[row].copy(),
            }
            if self._has_agent:
                self.final_observations[row] = arrays.final_observations[row].copy()


def _new_group(
    settings: GroupSettings, shape: BatchShape, buffers: Buffers | None, workers: int, start_method: str | None
) -> TableGroup | Workers:
    if workers:
        if buffers:
            raise OptionsError("a batch with workers creates its own buffers, in shared memory; leave out buffers")
        return Workers(workers, start_method, settings, shape)
    arrays = BatchArrays.new(shape)
    if buffers:
        check_buffers(buffers, shape)
        arrays = arrays._replace(buffers=buffers)
    return TableGroup(settings, arrays)
