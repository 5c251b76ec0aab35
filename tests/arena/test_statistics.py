"""Intervals and ratings compared with known values."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nasrid.arena.statistics import elo_ratings, wilson_interval


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # R. G. Newcombe, Two-sided confidence intervals for the single proportion, 1998, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_interval_matches_published_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson_interval(wins, games) == pytest.approx((low, high), abs=0.00005)


def test_interval_of_a_perfect_record_reaches_1() -> None:
    for games in range(1, 200):
        assert wilson_interval(games, games)[1] == 1
        assert wilson_interval(0, games)[0] == 0


@given(st.integers(1, 10_000).flatmap(lambda games: st.tuples(st.integers(0, 6 * games), st.just(games))))
def test_interval_contains_the_rate_and_is_symmetric(sixths_and_games: tuple[int, int]) -> None:
    sixths, games = sixths_and_games
    wins = sixths / 6  # wins can be shared
    low, high = wilson_interval(wins, games)
    assert 0 <= low <= wins / games <= high <= 1  # exactly, because a plot cannot draw a negative error bar
    mirrored = wilson_interval(games - wins, games)
    assert mirrored == pytest.approx((1 - high, 1 - low), abs=1e-9)


def test_three_wins_of_four_are_191_points() -> None:
    strong, weak = elo_ratings([[0, 750_000], [250_000, 0]])
    assert strong - weak == pytest.approx(190.85, abs=0.01)
    assert strong + weak == pytest.approx(3000)


def test_rating_of_a_perfect_record_is_finite() -> None:
    strong, weak = elo_ratings([[0, 10], [0, 0]])
    assert strong - weak == pytest.approx(528.9, abs=0.1)  # like 10.5 wins against 0.5


def test_ratings_reproduce_the_results() -> None:
    true = [1700.0, 1550.0, 1450.0, 1300.0]
    wins = [[0 if a == b else 1e7 / (1 + 10 ** ((b - a) / 400)) for b in true] for a in true]
    assert elo_ratings(wins) == pytest.approx(true, abs=0.01)


results = st.integers(2, 6).flatmap(
    lambda bots: st.lists(st.lists(st.integers(0, 500), min_size=bots, max_size=bots), min_size=bots, max_size=bots)
)


@given(results)
def test_ratings_have_a_fixed_mean_and_ignore_the_order(wins: list[list[int]]) -> None:
    ratings = elo_ratings(wins)
    assert sum(ratings) / len(ratings) == pytest.approx(1500)
    turned = elo_ratings([row[::-1] for row in wins[::-1]])
    assert turned[::-1] == pytest.approx(ratings, abs=0.01)
