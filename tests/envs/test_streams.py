"""Streams of choices: every choice once per pass, in another order each time."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from nasrid import OptionsError, RecordError
from nasrid.envs import ChoiceStream, choice_dataset, load_episode, load_games
from nasrid.envs.decisions import Decisions
from nasrid.rules.record import start_replay

SMALL = Path(__file__).parents[2] / "benchmarks" / "datasets" / "small"
DUEL = {"game": "granada", "players": 2}


def sorted_rows(batches: Any) -> Any:
    """Return all choices in an order that does not depend on the shuffling."""
    columns = [np.concatenate(column) for column in zip(*batches, strict=True)]
    rows = np.column_stack([column.reshape(len(column), -1) for column in columns])
    return rows[np.lexsort(rows.T[::-1])]


@pytest.mark.parametrize("reward", ["score", "scorings"])
def test_stream_contains_every_choice_of_its_games(reward: str) -> None:
    stream = ChoiceStream(SMALL, split="validation", table=DUEL, batch=32, pool=2, reward=reward)
    batches = list(stream)
    assert [len(batch.actions) for batch in batches[:-1]] == [32] * (len(batches) - 1)
    wanted = []
    for record in load_games(SMALL, "validation"):
        if all(record["options"][name] == value for name, value in DUEL.items()):
            rows = load_episode(record, reward=reward)
            later = [rows.rewards[row:, seat].sum() for row, seat in enumerate(rows.seats)]
            wanted.append((rows.observations, rows.masks, rows.actions, np.array(later, np.float32)))
    assert np.allclose(sorted_rows(batches), sorted_rows(wanted), atol=1e-5)


def test_passes_differ_and_equal_seeds_repeat_them() -> None:
    one, two = (ChoiceStream(SMALL, split="test", table=DUEL, seed=3) for _ in range(2))
    first, second = [batch.actions.tolist() for batch in one], [batch.actions.tolist() for batch in one]
    assert first != second
    assert [batch.actions.tolist() for batch in two] == first
    assert [batch.actions.tolist() for batch in two] == second


def test_parts_divide_the_games() -> None:
    whole = ChoiceStream(SMALL, split="test", table={"players": 3, "game": "alhambra"})
    parts = []
    for number in range(2):
        part = ChoiceStream(SMALL, split="test", table={"players": 3, "game": "alhambra"})
        part.part, part.parts = number, 2
        parts += list(part)
    assert np.array_equal(sorted_rows(parts), sorted_rows(whole))


@pytest.mark.parametrize(
    ("table", "chosen"),
    [
        ({}, [0, 1, 2]),
        ({"modules": []}, [0, 2]),
        ({"modules": ["vizier", "bonus"]}, [1]),
        ({"modules": ("bonus", "vizier"), "granada_scoring": "normal", "exchange_exact_only": False}, [1]),
        ({"age_ranks": (2, 1)}, [2]),
        ({"age_ranks": [1, 2]}, []),
    ],
)
def test_table_selects_games_by_the_meaning_of_its_options(
    table: dict[str, Any], chosen: list[int], tmp_path: Path
) -> None:
    games: list[dict[str, Any]] = [
        {"game": "granada", "players": 2},
        {"game": "combined", "players": 2, "modules": ["bonus", "vizier"]},
        {"game": "granada", "players": 2, "start_tiebreak": "youngest", "age_ranks": [2, 1]},
    ]
    stream = ChoiceStream(tmp_path, table=table)
    assert [place for place, options in enumerate(games) if stream._is_wanted({"options": options})] == chosen


def test_unusable_streams_are_explained(tmp_path: Path) -> None:
    with pytest.raises(OptionsError, match=r"observations of \d+ sizes; choose one kind of table, for example"):
        list(ChoiceStream(SMALL, split="test"))
    with pytest.raises(OptionsError, match="has no games of this split and table"):
        list(ChoiceStream(SMALL, table={"game": "chess"}))
    with pytest.raises(OptionsError, match="split must be one of train, validation, test, not 'dev'"):
        list(ChoiceStream(SMALL, split="dev"))
    with pytest.raises(OptionsError, match="has no splits"):
        list(ChoiceStream(tmp_path))
    with pytest.raises(OptionsError, match="batch must be a whole number, 1 or more"):
        ChoiceStream(SMALL, batch=0)


def test_short_games_of_a_dataset_include_what_the_setup_showed() -> None:
    """The position alone lacks it: the ledger of a game that starts there has no hands."""
    record = next(iter(load_games(SMALL, "test")))
    blind = {name: value for name, value in record.items() if name != "deal"}
    assert not Decisions(start_replay(record)).ledger.hands
    known, unknown = load_episode(record), load_episode(blind)
    assert np.array_equal(known.actions, unknown.actions)
    assert not np.array_equal(known.observations, unknown.observations)
    with pytest.raises(RecordError, match="its position is not that of deal 7 with 6 tiles"):
        load_episode(record | {"deal": 7})


def test_missing_torch_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "nasrid.envs.torch_choices", raising=False)
    with pytest.raises(ImportError, match="choice_dataset needs torch; install it with: pip install torch"):
        choice_dataset(SMALL)
