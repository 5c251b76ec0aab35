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


def test_results_are_compared_with_luck_by_game() -> None:
    luck = [[3.0, -1.0, -2.0], [1.0, 1.0, -2.0]]
    exact = benchmark.regression(luck, [[1.5, -0.5, -1.0], [0.5, 0.5, -1.0]])
    assert (exact["slope"], exact["slope_error"], exact["explained"]) == (0.5, 0.0, 1.0)
    unrelated = benchmark.regression(luck, [[1.0, -3.0, 2.0], [-1.0, 1.0, 0.0]])
    assert unrelated["slope"] == pytest.approx(2 / 20)
    assert unrelated["explained"] == pytest.approx(4 / 20 / 16, abs=0.001)
    assert unrelated["slope_error"] == pytest.approx((0.6**2 + 0.6**2) ** 0.5 / 20, abs=0.001)


def test_first_seat_is_compared_with_the_mean_of_the_others() -> None:
    assert benchmark.ahead([5.0, 1.0, 3.0]) == 3.0
