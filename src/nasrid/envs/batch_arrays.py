"""The arrays of a batch, in ordinary or in shared memory."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from multiprocessing.context import BaseContext
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from nasrid.envs.observation.encoder import Floats
from nasrid.envs.space import ACTION_COUNT
from nasrid.rules.errors import OptionsError

HOLD = -(2**62)  # instead of an index: the table is not stepped


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


class BatchShape(NamedTuple):
    """The sizes of a batch's arrays."""

    tables: int
    size: int  # of an observation
    players: int


class BatchArrays(NamedTuple):
    """All arrays of a batch: the chosen indices, the buffers, and the results of games that the last step ended."""

    actions: NDArray[np.int64]
    buffers: Buffers
    scores: NDArray[np.int64]
    ranks: NDArray[np.int64]
    winners: NDArray[np.int8]
    final_observations: Floats  # the agent's

    @classmethod
    def new(cls, shape: BatchShape, make: Callable[[tuple[int, ...], Any], Any] = np.zeros) -> BatchArrays:
        """Return new arrays. `make` creates one from its shape and type."""
        tables, size, players = shape
        return cls(
            make((tables,), np.int64),
            Buffers(
                make((tables, size), np.float32),
                make((tables, ACTION_COUNT), np.int8),
                make((tables,), np.int64),
                make((tables, players), np.float32),
                make((tables,), np.bool_),
                make((tables,), np.bool_),
            ),
            make((tables, players), np.int64),
            make((tables, players), np.int64),
            make((tables, players), np.int8),
            make((tables, size), np.float32),
        )

    def map(self, change: Callable[[Any], Any]) -> BatchArrays:
        """Return a copy with every array changed."""
        parts: list[Any] = [Buffers(*map(change, part)) if isinstance(part, Buffers) else change(part) for part in self]
        return BatchArrays(*parts)

    def rows(self, rows: range) -> BatchArrays:
        """Return views of some rows."""
        return self.map(lambda array: array[rows.start : rows.stop])


class SharedArray(NamedTuple):
    """An array in memory that processes share.

    The memory belongs to no file name and to no process, so it disappears with the last process that uses it.
    """

    memory: Any
    shape: tuple[int, ...]
    kind: Any

    @classmethod
    def new(cls, context: BaseContext, shape: tuple[int, ...], kind: Any) -> SharedArray:
        return cls(context.RawArray("b", prod(shape) * np.dtype(kind).itemsize), shape, kind)

    def view(self) -> NDArray[Any]:
        return np.ndarray(self.shape, self.kind, buffer=self.memory)


def new_buffers(tables: int, size: int, players: int) -> Buffers:
    """Return new buffers.

    Args:
        tables: The number of tables.
        size: The size of an observation.
        players: The number of players at each table.
    """
    return BatchArrays.new(BatchShape(tables, size, players)).buffers


def check_buffers(given_buffers: Buffers, shape: BatchShape) -> None:
    """Raise OptionsError unless the buffers have this shape."""
    given: Any
    expected: Any
    for name, given, expected in zip(Buffers._fields, given_buffers, new_buffers(*shape), strict=True):
        if (given.shape, given.dtype) != (expected.shape, expected.dtype) or not given.flags.c_contiguous:
            raise OptionsError(f"{name} must be a contiguous array of {expected.dtype} with the shape {expected.shape}")
