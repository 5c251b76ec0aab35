"""The choices of many games, streamed in shuffled batches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from nasrid.envs.checks import checked_limit
from nasrid.envs.dataset import Episode, Record, load_episode, load_games
from nasrid.envs.observation.encoder import Floats
from nasrid.rules.errors import OptionsError
from nasrid.rules.table.options import Options


class ChoiceRows(NamedTuple):
    """A batch of choices, one per row."""

    observations: Floats
    masks: NDArray[np.int8]
    actions: NDArray[np.int64]  # the chosen index
    returns: Floats  # the rewards of the seat that chose, from this choice to the end of the game


class ChoiceStream:
    """The choices of a dataset in shuffled batches. Each iteration is one pass in another order.

    Only `pool` games are in memory. Their choices are shuffled together.
    """

    def __init__(
        self,
        source: str | Path,
        *,
        split: str | None = "train",
        table: Mapping[str, Any] | None = None,
        batch: int = 256,
        pool: int = 256,
        seed: int = 1,
        observation: str = "compact",
        reward: str = "score",
    ) -> None:
        """Describe the stream. Nothing is read before the first iteration.

        Args:
            source: A dataset, a folder or a file, as for `load_games`.
            split: "train", "validation" or "test"; None for all games.
            table: Options that the games must have, for example {"game": "alhambra", "players": 2, "modules": []}. All
                games of a stream need observations of one size.
            batch: The number of choices in a batch. The last batch is smaller.
            pool: The number of games whose choices are shuffled together.
            seed: The seed of the order.
            observation: "flat" or "compact".
            reward: "rank", "score" or "scorings".
        """
        self.source = source
        self.split = split
        self.table = dict(table or {})
        self.batch = checked_limit("batch", batch) or 1
        self.pool = checked_limit("pool", pool) or 1
        self.seed = seed
        self.observation = observation
        self.reward = reward
        self.passes = 0
        self.part, self.parts = 0, 1  # read every parts-th game, starting with this one

    def __iter__(self) -> Iterator[ChoiceRows]:
        random = np.random.default_rng([self.seed, self.passes, self.part])
        self.passes += 1
        games = islice(filter(self._is_wanted, load_games(self.source, self.split)), self.part, None, self.parts)
        rest: ChoiceRows | None = None
        size: int | None = None
        while pool := list(islice(games, self.pool)):
            parts = [self._rows(record) for record in pool]
            sizes = {part.observations.shape[1] for part in parts} | ({size} if size else set())
            if len(sizes) > 1:
                raise OptionsError(
                    f"the games have observations of {len(sizes)} sizes; choose one kind of table, for example with "
                    'table={"game": "alhambra", "players": 2}'
                )
            [size] = sizes
            rows = _concatenate([rest, *parts] if rest else parts)
            rows = _select(rows, random.permutation(len(rows.actions)))
            whole = len(rows.actions) // self.batch * self.batch
            for start in range(0, whole, self.batch):
                yield _select(rows, slice(start, start + self.batch))
            rest = _select(rows, slice(whole, None))
        if size is None and self.parts == 1:
            raise OptionsError(f"{self.source} has no games of this split and table")
        if rest and len(rest.actions):
            yield rest

    def _is_wanted(self, record: Record) -> bool:
        """Return True if the options of the table change nothing in those of the game."""
        options = record.get("options", {})
        try:
            return Options.from_json(options | self.table) == Options.from_json(options)
        except OptionsError:  # for example modules that cannot be played with this game
            return False

    def _rows(self, record: Record) -> ChoiceRows:
        episode = load_episode(record, observation=self.observation, reward=self.reward)
        return ChoiceRows(episode.observations, episode.masks, episode.actions, _returns(episode))


def choice_dataset(source: str | Path, **options: Any) -> Any:
    """Return a ChoiceStream as a torch.utils.data.IterableDataset. Torch is imported only here.

    Each worker of a DataLoader reads its own games. The dataset yields complete batches of tensors, so pass
    `batch_size=None` to the DataLoader.

    Args:
        source: A dataset, a folder or a file, as for `load_games`.
        **options: The other arguments of ChoiceStream.
    """
    from nasrid.envs.torch_choices import ChoiceDataset

    return ChoiceDataset(ChoiceStream(source, **options))


def _returns(episode: Episode) -> Floats:
    """Return for each choice the later rewards of its seat, including the one that the choice earned."""
    returns: Floats = np.cumsum(episode.rewards[::-1], 0)[::-1][np.arange(len(episode.seats)), episode.seats]
    return returns


def _concatenate(parts: list[ChoiceRows]) -> ChoiceRows:
    return ChoiceRows(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def _select(rows: ChoiceRows, chosen: Any) -> ChoiceRows:
    return ChoiceRows(*(column[chosen] for column in rows))
