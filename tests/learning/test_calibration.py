"""The calibration of the nets: fits to played games, and checks of analysed moves."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from nasrid.bots.learned.bundled import NETS_DIR
from nasrid.bots.learned.chances import Calibration, Chances, LeadCurve, LeafErrors
from nasrid.learning.calibration import (
    Prediction,
    Sample,
    SamplingTask,
    fit_chances,
    fit_leads,
    play_and_sample,
    predict_halves,
    reliability_bins,
)
from nasrid.learning.reliability import Check, CheckedMove, CheckTask, fit_errors, play_and_check
from nasrid.learning.run import NET_NAMES
from tests.programs import ROOT, load

TRUE_CHANCES = Chances(0.03, 0.15, 0.2, -0.1)
TRUE_LEADS = LeadCurve(0.7, 0.2, -3.0, 1.0)


def games_with(count: int, seed: int) -> list[list[Sample]]:
    """Return games of one sample each, whose results are as probable as the true curves state."""
    random = Random(seed)
    games = []
    for _ in range(count):
        margin, turns, players = random.gauss(0, 20), random.uniform(0, 20), random.choice((2, 4))
        won = float(random.random() < TRUE_CHANCES.win_probability(margin, turns, players))
        lead = random.gauss(TRUE_LEADS.expected_lead(margin, turns), 10)
        games.append([Sample(margin, turns, players, won, lead)])
    return games


def test_fits_recover_the_true_curves() -> None:
    samples = [sample for game in games_with(20_000, 1) for sample in game]
    chances, leads = fit_chances(samples), fit_leads(samples)
    for margin, turns, players in ((0.0, 5.0, 2), (15.0, 10.0, 2), (-8.0, 1.0, 4), (30.0, 15.0, 4)):
        true_chance = TRUE_CHANCES.win_probability(margin, turns, players)
        assert chances.win_probability(margin, turns, players) == pytest.approx(true_chance, abs=0.03)
        assert leads.expected_lead(margin, turns) == pytest.approx(TRUE_LEADS.expected_lead(margin, turns), abs=0.5)


def test_a_lead_is_the_predicted_margin_by_default() -> None:
    assert [LeadCurve().expected_lead(margin, 7.0) for margin in (-12.0, 0.0, 30.0)] == [-12.0, 0.0, 30.0]


def test_correct_predictions_come_true_as_often() -> None:
    wins, leads = predict_halves(games_with(20_000, 2))
    assert len(wins) == len(leads) == 20_000
    for predictions, limit in ((wins, 0.05), (leads, 1.0)):
        bins = reliability_bins(predictions)
        assert sum(bin_.times for bin_ in bins) == 20_000
        assert all(abs(bin_.mean_predicted - bin_.mean_observed) < limit for bin_ in bins)
    rash = [Prediction(min(1.0, 2 * win.predicted), win.observed) for win in wins]
    assert any(abs(bin_.mean_predicted - bin_.mean_observed) > 0.1 for bin_ in reliability_bins(rash))


def checks_with(errors: LeafErrors, count: int, seed: int) -> list[CheckedMove]:
    """Return checks whose estimates are off by these errors and by sampling."""
    random = Random(seed)
    moves = []
    for _ in range(count):
        turns, chance = random.uniform(0.0, 20.0), random.uniform(0.1, 0.9)
        margin = 10.0 + random.gauss(0, errors.points(turns)) + random.gauss(0, 1.0)
        estimate = chance + random.gauss(0, errors.probability(chance)) + random.gauss(0, 0.02)
        moves.append(
            CheckedMove(
                Check(turns, margin, 1.0, 10.0 + random.gauss(0, 3.0), 3.0),
                Check(turns, min(1.0, max(0.0, estimate)), 0.02, chance + random.gauss(0, 0.1), 0.1),
            )
        )
    return moves


@pytest.mark.parametrize("errors", [LeafErrors(4.0, 0.5, 0.2), LeafErrors(9.0, 0.0, 0.0), LeafErrors(0.0, 1.0, 0.3)])
def test_fit_recovers_the_true_errors(errors: LeafErrors) -> None:
    found = fit_errors(checks_with(errors, 20_000, 3))
    for turns in (2.0, 10.0, 18.0):
        assert found.points(turns) == pytest.approx(errors.points(turns), abs=0.4)
    assert found.share_of_doubt == pytest.approx(errors.share_of_doubt, abs=0.06)


def test_checks_notice_errors_that_are_too_small() -> None:
    true, bold = Check(5.0, 12.0, 1.0, 10.0, 0.5), Check(5.0, 12.0, 0.5, 10.0, 0.5)
    assert true.is_within_two_errors
    assert not bold.is_within_two_errors
    assert true.squared_error == pytest.approx(3.75)


def test_analysed_moves_are_played_to_the_end() -> None:
    task = CheckTask({"game": "alhambra", "players": 2}, 8, Calibration(), seconds=0.05, games=2)
    checked = play_and_check(task)
    assert checked
    for margin, chance in checked:
        assert margin.turns == chance.turns > 0
        assert 0 <= chance.estimate <= 1
        assert chance.mean in (0.0, 0.25, 0.5, 0.75, 1.0)
        assert margin.stated_error > 0


def test_page_contains_the_results_of_every_net() -> None:
    benchmark = load("benchmarks/chances.py")
    results = json.loads(benchmark.RESULTS_FILE.read_text(encoding="utf-8"))
    assert set(results) == set(NET_NAMES)
    assert benchmark.PAGE_FILE.read_text(encoding="utf-8") == benchmark.make_page(results)
    assert benchmark.DETAILS.read_text(encoding="utf-8") == benchmark.details(results)


def test_calibration_resumes_after_its_finished_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks"))  # where other processes find the tasks
    chances, path = load("benchmarks/chances.py"), tmp_path / "alhambra-2.jsonl"
    [first] = chances.sample_games("alhambra-2", 1, chances.StoredWork(path))
    with pytest.raises(chances.OutOfTimeError):
        chances.sample_games("alhambra-2", 2, chances.StoredWork(path, deadline=0.0))
    marked = path.read_text().replace(f"{first[0].lead}", "1234.5")  # so that a replayed game would be noticed
    path.write_text(marked)
    both = chances.sample_games("alhambra-2", 2, chances.StoredWork(path))
    assert both[0][0].lead == 1234.5
    net = (NETS_DIR / "alhambra-2.net").read_bytes()
    assert both[1] == play_and_sample(SamplingTask(chances.options_of("alhambra-2", 1), net, 1))
    assert path.read_text().startswith(marked)
