"""The results of the proof: rounds that were compared, and sums of several runs."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from benchmarks.jax_games import GREEDY
from benchmarks.jax_proof import added, first_new_round, new_results, ranges_of, read, rounds_in, sentences, tasks

ROOT = Path(__file__).parents[2]
PUBLISHED = ROOT / "benchmarks" / "jax_proof.json"
NOT_PUBLISHED = "No result of the present script has been published yet."


def results(players: int, rounds: set[int], games: int) -> dict[str, Any]:
    found = new_results()
    found["rounds"][str(players)] = ranges_of(rounds)
    found["totals"] = {"games": games}
    found["games_by_way"] = {f"random, {players} players": games}
    return found


def test_every_round_has_its_own_seeds_and_all_player_counts() -> None:
    some = [*islice(tasks(0), 200)]
    seeds = [seed for task in some for _, seed in task.games]
    assert len(set(seeds)) == len(seeds)
    assert {task.players for task in some[:5]} == {2, 3, 4, 5, 6}
    assert [*islice(tasks(30), 50)] == some[150:]
    for players in range(2, 7):
        ways = [way for task in some if task.players == players for way, _ in task.games]
        assert GREEDY in ways
        assert 0.45 < ways.count("random") / len(ways) < 0.6


def test_numbers_as_ranges() -> None:
    assert ranges_of({0, 1, 2, 5, 7, 8}) == [[0, 2], [5, 5], [7, 8]]
    assert ranges_of(set()) == []
    assert rounds_in([(0, 2), (5, 5)]) == {0, 1, 2, 5}


def test_results_are_added() -> None:
    both = added(added(results(2, {0, 1}, 80), results(2, {2}, 41)), results(5, {3}, 40))
    assert both["rounds"]["2"] == [[0, 2]]
    assert both["rounds"]["5"] == [[3, 3]]
    assert both["totals"] == {"games": 161}
    assert both["games_by_way"] == {"random, 2 players": 121, "random, 5 players": 40}
    assert first_new_round(both) == 4
    assert first_new_round(new_results()) == 0


def test_same_games_and_other_sources_are_rejected() -> None:
    with pytest.raises(ValueError, match="both results contain round 1 of 2 players"):
        added(results(2, {0, 1}, 80), results(2, {1, 2}, 80))
    with pytest.raises(ValueError, match="the sources differ"):
        added(new_results(), {**new_results(), "sources": "0"})


def test_page_states_the_published_results() -> None:
    page = " ".join((ROOT / "docs" / "jax.md").read_text(encoding="utf-8").split())
    assert (sentences(read(PUBLISHED)) if PUBLISHED.exists() else NOT_PUBLISHED) in page


def test_sentences_name_games_and_players() -> None:
    both = added(results(2, {0}, 1_041), results(5, {3}, 40))
    both["totals"]["indices"] = 1_234_567
    start = "So far, 1,081 games of 2, 5 players with 1,234,567 indices were compared."
    assert sentences(both) == f"{start} No game differed."
    assert sentences({**both, "failures": [{}]}) == f"{start} 1 games differed."
