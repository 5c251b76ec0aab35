"""Random play at the tables of a batch."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nasrid.envs.batch import Batch


class RandomChoices:
    """Chooses a legal index at each table. Its cost is a small part of a step."""

    def __init__(self, masks: NDArray[np.int8], seed: int) -> None:
        self._masks = masks.view(np.bool_)
        tables, width = masks.shape
        self._row_ends = np.arange(1, tables + 1) * width
        self._row_starts = self._row_ends - width
        self._random = np.random.default_rng(seed)

    def choose(self) -> NDArray[np.int64]:
        legal = np.flatnonzero(self._masks)
        ends = np.searchsorted(legal, self._row_ends)
        starts = np.concatenate(([0], ends[:-1]))
        chosen = starts + (self._random.random(len(ends)) * (ends - starts)).astype(np.int64)
        indices: NDArray[np.int64] = legal[chosen] - self._row_starts
        return indices


def play_batch(tables: int, **options: Any) -> Iterator[int]:
    """Play all seats at many tables at random. Each item is the number of decisions taken."""
    with Batch(tables, **options) as batch:
        choices = RandomChoices(batch.reset(seed=1).masks, seed=1)
        while True:
            batch.step(choices.choose())
            yield tables
