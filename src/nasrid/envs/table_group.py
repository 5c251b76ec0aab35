"""The tables of a batch that one process steps."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import numpy as np

from nasrid.envs.batch_arrays import HOLD, BatchArrays
from nasrid.envs.config import EnvConfig
from nasrid.envs.decisions import Decisions, IllegalIndexError
from nasrid.envs.observation import BaseEncoder, new_encoder
from nasrid.envs.observation.encoder import Floats
from nasrid.envs.opponents import Opponent, Policy
from nasrid.envs.table import Table
from nasrid.envs.table_row import TableRow


class GroupSettings(NamedTuple):
    """The settings that all tables of a batch share."""

    config: EnvConfig
    opponents: list[Opponent]
    requested_seat: int | None
    max_steps: int | None
    observation: str
    leave_out: tuple[str, ...]

    def new_table(self) -> Table:
        return Table(self.config, self.opponents, self.requested_seat, self.max_steps)

    def new_encoder(self) -> BaseEncoder:
        return new_encoder(self.observation, self.config.options, self.leave_out)


class TableGroup:
    """Tables that are stepped one after another. They read and write their rows of the batch's arrays."""

    def __init__(self, settings: GroupSettings, arrays: BatchArrays, first_row: int = 0) -> None:
        self.arrays = arrays
        self._first_row = first_row
        rows = range(len(arrays.actions))
        self.tables = [settings.new_table() for _ in rows]
        # one per table, because encoders cache what they have encoded
        self.encoders = [settings.new_encoder() for _ in rows]
        self._rows = self._new_rows()
        self._generators: list[np.random.Generator] = []

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "_rows"}  # memory cannot be pickled

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._rows = self._new_rows()

    def _new_rows(self) -> list[TableRow]:
        buffers = self.arrays.buffers
        memory = zip(self.encoders, buffers.observations, buffers.masks, strict=True)
        return [TableRow(encoder, observation.data, mask.data) for encoder, observation, mask in memory]

    def set_policy(self, policy: Policy) -> None:
        for table in self.tables:
            table.self_policy = policy

    def reset(self, seed: int | None) -> None:
        """Start new games. `seed` is that of the batch's first table."""
        first = self._first_row
        seeds = [None if seed is None else seed + row for row in range(first, first + len(self.tables))]
        if seed is not None or not self._generators:
            self._generators = [np.random.default_rng(table_seed) for table_seed in seeds]
        for row, table_seed in enumerate(seeds):
            self._start_game(row, table_seed)
        self._clear_ended()
        self._write_observations()

    def _clear_ended(self) -> None:
        buffers = self.arrays.buffers
        buffers.rewards[:] = 0
        buffers.ends[:] = buffers.stopped[:] = False

    def start_step(self) -> None:
        """Do nothing. Workers start here."""

    def finish_step(self) -> None:
        """Choose the index of each row, unless it is HOLD. An illegal index forfeits the game."""
        self._clear_ended()
        for row, (table, index) in enumerate(zip(self.tables, self.arrays.actions.tolist(), strict=True)):
            if index == HOLD:
                continue
            try:
                paid = table.step(index)
            except IllegalIndexError:
                paid = table.forfeit()
            if paid is table.config.no_rewards:
                continue  # the end of a game is always rewarded
            self.arrays.buffers.rewards[row] = paid
            if table.is_over:
                self._end(row)
        self._write_observations()

    def _end(self, row: int) -> None:
        table, arrays = self.tables[row], self.arrays
        arrays.buffers.ends[row], arrays.buffers.stopped[row] = True, table.is_stopped
        result = table.result()
        arrays.scores[row], arrays.ranks[row], arrays.winners[row] = (
            result["scores"],
            result["ranks"],
            result["winners"],
        )
        if table.seat is not None:
            arrays.final_observations[row] = self.encoders[row].flat(*table.decisions.encoder_input(table.seat))
        self._start_game(row, None)

    def _start_game(self, row: int, seed: int | None) -> None:
        encoder = self.encoders[row]
        self.tables[row].start_game(seed, self._generators[row], partial(_observe, encoder))

    def _write_observations(self) -> None:
        rows = zip(self._rows, self.tables, strict=True)
        self.arrays.buffers.seats[:] = [row.show(table.decisions) for row, table in rows]

    def explain_illegal(self, row: int) -> str:
        """Return why the index of a row is illegal. The table does not change."""
        index: Any = self.arrays.actions[row]
        try:
            self.tables[row].decisions.copy().step(index)
        except IllegalIndexError as error:
            return str(error)
        return f"the mask of the buffers does not allow {index}"

    def close(self) -> None:
        """Do nothing. Workers end here."""


def _observe(encoder: BaseEncoder, decisions: Decisions, seat: int) -> Floats:
    return encoder.flat(*decisions.encoder_input(seat))
