"""The choices of a dataset for torch's DataLoader."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

try:
    import torch
    from torch.utils.data import IterableDataset, get_worker_info
except ModuleNotFoundError as error:
    raise ImportError("choice_dataset needs torch; install it with: pip install torch") from error


MAX_WORKERS = 1024


class ChoiceDataset(IterableDataset):  # type: ignore[misc]
    """A ChoiceStream as an IterableDataset of batches. Its order depends on the stream's seed only, not on torch's."""

    def __init__(self, stream: Any) -> None:  # not imported, because its module imports this one
        self.stream = stream
        # The passes that each worker has begun. They are in shared memory, because most workers live for one pass.
        self.passes = torch.zeros(MAX_WORKERS, dtype=torch.int64).share_memory_()

    def __iter__(self) -> Iterator[Any]:
        worker = get_worker_info()
        if worker is not None:
            self.stream.part, self.stream.parts = worker.id, worker.num_workers
            self.stream.passes = int(self.passes[worker.id])
            self.passes[worker.id] += 1
        for rows in self.stream:
            yield rows._make(map(torch.from_numpy, rows))
