"""Games as training data: the records of `nasrid dataset` or of the arena as observations, masks and choices.

nasrid dataset games --bot scholar --players 2 --deals 100
nasrid arena planner:200ms --players 2 --games 100 --records games
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from nasrid.dealing import SPLITS, deal
from nasrid.envs.checks import checked_choice
from nasrid.envs.decisions import Decisions, Mask
from nasrid.envs.observation import new_encoder
from nasrid.envs.observation.encoder import Floats
from nasrid.envs.rewards import REWARD_KINDS, step_rewards
from nasrid.rules.errors import OptionsError, RecordError
from nasrid.rules.game import Game
from nasrid.rules.record import replay, start_replay
from nasrid.rules.text.notation import parse_action

Record = dict[str, Any]
INDEX_FILE = "dataset.json"  # of a dataset


class Episode(NamedTuple):
    """One row per choice, for all seats in the order of the game."""

    observations: Floats  # rows x size, of the seat that chose
    masks: NDArray[np.int8]  # rows x 771
    actions: NDArray[np.int64]  # the chosen index
    seats: NDArray[np.int64]
    rewards: Floats  # rows x players: each seat's reward until the next choice
    scores: tuple[int, ...]  # at the end


def save_games(records: Iterable[Record], file: str | Path) -> int:
    """Write records, one per line, and return their number.

    Args:
        records: The records.
        file: The file; it is compressed if its name ends in .gz.
    """
    number = 0
    with _open(file, "wt") as lines:
        for record in records:
            lines.write(json.dumps(record, separators=(",", ":")) + "\n")
            number += 1
    return number


def load_games(source: str | Path, split: str | None = None) -> Iterator[Record]:
    """Yield the records of a file or a folder.

    Args:
        source: A dataset of `nasrid dataset`, a folder of `nasrid arena --records`, or a file of `save_games`.
        split: "train", "validation" or "test"; None for all games. Only a dataset has splits.
    """
    path = Path(source)
    if (path / INDEX_FILE).exists():
        for name in SPLITS if split is None else [checked_choice("split", split, SPLITS)]:
            yield from load_games(path / f"{name}.jsonl.gz")
        return
    if split is not None:
        raise OptionsError(f"{path} has no splits; it is not a complete dataset of nasrid dataset")
    if path.is_dir():
        for file in sorted(path.glob("*.json")):
            yield json.loads(file.read_text(encoding="utf-8"))
        return
    with _open(path, "rt") as lines:
        for line in lines:
            yield json.loads(line)


def _open(file: str | Path, mode: str) -> Any:
    return gzip.open(file, mode, encoding="utf-8") if str(file).endswith(".gz") else open(file, mode, encoding="utf-8")


def _start_game(record: Record) -> Game:
    """Return the game of a record before its first action.

    A short game starts with a position, which lacks the events of the setup. The deal of a dataset provides them.
    """
    game = start_replay(record)
    if "position" not in record or "deal" not in record:
        return game
    dealt = deal(game.options, record["deal"], record.get("tiles", 0))
    if dealt.record().get("position") != record["position"]:
        raise RecordError(f"its position is not that of deal {record['deal']} with {record.get('tiles', 0)} tiles")
    return dealt


def load_episode(record: Record, *, observation: str = "compact", reward: str = "score") -> Episode:
    """Return the game of a record, choice by choice.

    Decisions with a single index are left out. So are payments with a superfluous card, which have no indices.

    Args:
        record: The record.
        observation: "flat" or "compact".
        reward: "rank", "score" or "scorings".

    Raises:
        RecordError: The record is invalid.
    """
    checked_choice("reward", reward, REWARD_KINDS)
    replay(record)  # raises RecordError unless the record is legal under these rules
    decisions = Decisions(_start_game(record))
    encoder = new_encoder(observation, decisions.game.options)
    rows: list[tuple[Floats, Mask, int, int]] = []
    paid: list[list[float]] = []
    players = decisions.game.options.players
    for text in record["actions"]:
        before = decisions.game.scores
        action = parse_action(text)
        seat = decisions.seat
        assert seat is not None
        try:
            path = decisions.path_of(action)
        except ValueError:
            path = ()
        for place, index in enumerate(path):
            if decisions.forced_index() is None:
                rows.append((encoder.flat(*decisions.encoder_input(seat)), decisions.mask(), index, seat))
                paid.append([0.0] * players)
            if place < len(path) - 1:
                decisions.step(index)
        decisions.apply(action)
        game = decisions.game
        given = step_rewards(reward, before, game.scores, is_over=game.is_over)
        if paid:
            paid[-1] = [old + new for old, new in zip(paid[-1], given, strict=True)]
    columns = list(zip(*rows, strict=True)) or [()] * 4
    return Episode(
        np.array(columns[0], np.float32).reshape(len(rows), encoder.size),
        np.array(columns[1], np.int8).reshape(len(rows), -1),
        np.array(columns[2], np.int64),
        np.array(columns[3], np.int64),
        np.array(paid, np.float32).reshape(len(rows), players),
        decisions.game.scores,
    )
