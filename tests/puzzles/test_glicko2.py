"""Glicko-2, against the example of its paper (Glickman, "Example of the Glicko-2 system")."""

from __future__ import annotations

import pytest

from nasrid.puzzles.glicko2 import DEFAULT_DEVIATION, Glicko, expected_score, rate, rate_period

PLAYER = Glicko(1500, 200, 0.06)
OPPONENTS = (Glicko(1400, 30), Glicko(1550, 100), Glicko(1700, 300))


def test_example_of_the_paper() -> None:
    after = rate_period(PLAYER, list(zip(OPPONENTS, (1, 0, 0), strict=True)))
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)
    expected = [expected_score(PLAYER, opponent) for opponent in OPPONENTS]
    assert expected == pytest.approx([0.639, 0.432, 0.303], abs=0.001)


def test_period_without_games_only_widens_the_deviation() -> None:
    after = rate_period(PLAYER, [])
    assert (after.rating, after.volatility) == (PLAYER.rating, PLAYER.volatility)
    assert after.deviation == pytest.approx(200.2714, abs=0.0001)
    assert rate_period(Glicko(), []).deviation == DEFAULT_DEVIATION


def test_surprises_change_more() -> None:
    won = [rate(PLAYER, opponent, 1).rating - PLAYER.rating for opponent in OPPONENTS[:2]]
    assert 0 < won[0] < won[1]
    assert rate(PLAYER, PLAYER, 1).rating - 1500 == pytest.approx(1500 - rate(PLAYER, PLAYER, 0).rating)
    shaken = Glicko(1500, 50)
    assert rate(shaken, Glicko(500, 30), 0).volatility > shaken.volatility > rate(shaken, PLAYER, 1).volatility


def test_ratings_settle_near_the_strength() -> None:
    player, puzzle = Glicko(), Glicko(1800, 60)
    for number in range(200):
        player = rate(player, puzzle, float(number % 2))
    assert abs(player.rating - puzzle.rating) < 60
    assert player.deviation < 80
