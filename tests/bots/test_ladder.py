"""A small ladder: who is better than whom, not by how much. `make ladder` measures that."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from nasrid.bots import LEVELS
from tests.programs import load

ROOT = Path(__file__).parents[2]

ladder = load("benchmarks/ladder.py")
SMALL = (
    ladder.Rung("greedy", ("greedy", "random"), 4),
    ladder.Rung("greedy-granada", ("greedy", "random"), 4, "granada", players=4),
    ladder.Rung("planner", ("planner:100ms", "random"), 2),
    ladder.Rung("levels", ("architect", "apprentice"), 12),
)


@pytest.mark.parametrize("rung", SMALL, ids=lambda rung: rung.name)
def test_the_first_bot_beats_the_second(rung: Any) -> None:
    better, worse = ladder.play(rung)["bots"]
    assert better["win_rate"] > worse["win_rate"]
    assert better["mean_score"] > worse["mean_score"]


def test_the_page_is_what_the_ladder_writes() -> None:
    results = json.loads((ROOT / "benchmarks" / "ladder.json").read_text(encoding="utf-8"))
    assert set(results) == {rung.name for rung in ladder.RUNGS}
    assert (ROOT / "docs" / "ladder.md").read_text(encoding="utf-8") == ladder.page(results)


def test_every_match_of_the_page_had_the_games_it_was_meant_to_have() -> None:
    results = json.loads((ROOT / "benchmarks" / "ladder.json").read_text(encoding="utf-8"))
    for rung in ladder.RUNGS:
        games = sum(bot["games"] for bot in results[rung.name]["bots"]) / rung.players
        assert games >= rung.games


def test_the_page_of_bots_describes_the_levels() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    for level in LEVELS.values():
        assert f"| `{level.name}` | {level.description} |" in page
