"""The choices of a dataset for torch's DataLoader."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

try:
    import torch
    from torch.utils.data import IterableDataset, get_worker_info
except ModuleNotFoundError as error:
    raise ImportError("choice_dataset needs torch; install it with: pip install torch") from error


class ChoiceDataset(IterableDataset):  # type: ignore[misc]
    """A ChoiceStream as an IterableDataset of batches."""

    def __init__(self, stream: Any) -> None:  # not imported, because its module imports this one
        self.stream = stream
        self.passes = 0  # of this copy; a persistent worker keeps its copy for all passes

    def __iter__(self) -> Iterator[Any]:
        worker = get_worker_info()
        if worker is not None:
            self.stream.part, self.stream.parts = worker.id, worker.num_workers
            self.stream.passes = worker.seed + self.passes  # the seed never changes in a worker
            self.passes += 1
        for rows in self.stream:
            yield rows._make(map(torch.from_numpy, rows))
