"""The fit of the win probability to played games."""

from __future__ import annotations

import json
from random import Random

import pytest

from nasrid.bots.learned.chances import Chances
from nasrid.learning.calibration import Sample, fit_chances, reliability_bins
from nasrid.learning.run import NET_NAMES
from tests.programs import load


def games_with(chances: Chances, count: int, seed: int) -> list[Sample]:
    """Return games that are won exactly as often as these chances predict."""
    random = Random(seed)
    seen = []
    for _ in range(count):
        margin, turns, players = random.gauss(0, 20), random.uniform(0, 20), random.choice((2, 4))
        won = float(random.random() < chances.win_probability(margin, turns, players))
        seen.append(Sample(margin, turns, players, won))
    return seen


TRUE_CHANCES = Chances(0.03, 0.15, 0.2, -0.1)


def test_fit_recovers_the_true_chances() -> None:
    found = fit_chances(games_with(TRUE_CHANCES, 20_000, 1))
    for margin, turns, players in ((0.0, 5.0, 2), (15.0, 10.0, 2), (-8.0, 1.0, 4), (30.0, 15.0, 4)):
        assert found.win_probability(margin, turns, players) == pytest.approx(
            TRUE_CHANCES.win_probability(margin, turns, players), abs=0.03
        )


def test_correct_predictions_come_true_as_often() -> None:
    seen = games_with(TRUE_CHANCES, 20_000, 2)
    tenths = reliability_bins(seen, TRUE_CHANCES)
    assert sum(tenth.times for tenth in tenths) == len(seen)
    assert all(abs(tenth.mean_predicted - tenth.win_rate) < 0.05 for tenth in tenths)
    rash = reliability_bins(seen, Chances(*(3 * weight for weight in TRUE_CHANCES)))
    assert any(abs(tenth.mean_predicted - tenth.win_rate) > 0.1 for tenth in rash)


def test_page_contains_the_results_of_every_net() -> None:
    benchmark = load("benchmarks/chances.py")
    results = json.loads(benchmark.RESULTS_FILE.read_text(encoding="utf-8"))
    assert set(results) == set(NET_NAMES)
    assert benchmark.PAGE_FILE.read_text(encoding="utf-8") == benchmark.make_page(results)
    assert benchmark.DETAILS.read_text(encoding="utf-8") == benchmark.details(results)
