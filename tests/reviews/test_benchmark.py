"""The benchmark that validates reviews."""

from __future__ import annotations

import json

import pytest

from nasrid.reviews import DEEP, QUICK, STANDARD, summarise
from nasrid.reviews.decisions import ReplayedGame
from nasrid.reviews.search import ReviewSearch
from tests.programs import load
from tests.reviews.test_reviews import finished, record_of, run_review

benchmark = load("benchmarks/reviews.py")


def test_two_efforts_sample_different_games() -> None:
    replayed = ReplayedGame(json.loads(finished(0)))
    decision = next(replayed.decisions())
    view, memory = replayed.game.view(decision.seat), replayed.memories[decision.seat]
    drawn = [
        ReviewSearch(view, memory, benchmark.search_seed(decision, effort), effort).draw().position()
        for effort in (STANDARD, DEEP, STANDARD)
    ]
    assert drawn[0] == drawn[2] != drawn[1]


def test_levels_are_reported_with_errors_of_the_mean_over_games() -> None:
    summaries = [summarise(run_review(record_of(0, code), QUICK))[0] for code in ("greedy", "random")]
    counts = [sum(summary.labels.values()) for summary in summaries]
    lost = [-summary.points.own / count for summary, count in zip(summaries, counts, strict=True)]
    row = benchmark.report_level(summaries)
    assert row["games"] == 2
    assert row["decisions"] == sum(counts)
    assert row["points_lost"] == pytest.approx(sum(lost) / 2, abs=0.001)
    assert row["points_lost_error"] == pytest.approx(abs(lost[0] - lost[1]) / 2, abs=0.001)
    assert row["accuracy_error"] == pytest.approx(abs(summaries[0].accuracy - summaries[1].accuracy) / 2, abs=0.001)


def test_costs_are_reported_with_percentiles() -> None:
    report = benchmark.report_costs([float(seconds) for seconds in range(1, 11)])
    assert report == {"games": 10, "mean": 5.5, "p50": 6.0, "p90": 10.0, "max": 10.0}
