"""Rewards compared with simple references."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nasrid import Game, Options, OptionsError
from nasrid.envs.config import EnvConfig
from nasrid.envs.rewards import (
    REWARD_KINDS,
    forfeit_rewards,
    margins,
    max_reward,
    rank_shares,
    ranks,
    settled_scores,
    step_rewards,
)

SCORES = st.lists(st.integers(0, 30), min_size=2, max_size=6)


@given(SCORES)
def test_rank_shares_are_evenly_spaced_and_ties_get_their_mean(scores: list[int]) -> None:
    last = len(scores) - 1
    ladder = sorted(scores, reverse=True)
    for own, share in zip(scores, rank_shares(scores), strict=True):
        filled = [rank for rank, score in enumerate(ladder) if score == own]
        assert share == pytest.approx(sum(1 - 2 * rank / last for rank in filled) / len(filled))


@given(SCORES)
def test_margin_is_the_lead_over_the_mean_of_the_opponents(scores: list[int]) -> None:
    for seat, margin in enumerate(margins(scores)):
        others = scores[:seat] + scores[seat + 1 :]
        assert margin == float((scores[seat] - Fraction(sum(others), len(others))) / 100)


@given(SCORES)
def test_rewards_of_every_kind_are_zero_sum(scores: list[int]) -> None:
    for kind in REWARD_KINDS:
        assert sum(step_rewards(kind, [0] * len(scores), scores, is_over=True)) == pytest.approx(0)


def test_only_scorings_pay_before_the_end() -> None:
    assert step_rewards("rank", (0, 0), (8, 4), is_over=False) == (0, 0)
    assert step_rewards("score", (0, 0), (8, 4), is_over=False) == (0, 0)
    assert step_rewards("scorings", (2, 0), (8, 4), is_over=False) == (0.02, -0.02)


@pytest.mark.parametrize("kind", REWARD_KINDS)
@given(scores=SCORES)
def test_forfeit_is_the_worst_outcome_and_zero_sum(kind: str, scores: list[int]) -> None:
    options, seat = Options(players=len(scores)), len(scores) // 2
    given_now = forfeit_rewards(kind, options, seat, scores)
    paid = step_rewards(kind, [0] * len(scores), scores, is_over=False)
    total = [before + now for before, now in zip(paid, given_now, strict=True)]
    assert total[seat] == pytest.approx(-max_reward(kind, options))
    assert sum(total) == pytest.approx(0)
    assert len({round(one, 9) for place, one in enumerate(total) if place != seat}) == 1
    most = 1000  # an opponent's points against 0: the maximum of `scores` in an observation
    last = [most * (place != seat) for place in range(len(scores))]
    assert total[seat] <= step_rewards(kind, [0] * len(scores), last, is_over=True)[seat]


def test_stopped_game_is_scored_as_it_stands() -> None:
    game, random = Game.new(Options(players=3), 5), Random(5)
    while not game.sheets:
        game.apply(random.choice(game.legal_actions()))
    before, position = game.scores, game.position()
    settled = settled_scores(game)
    assert game.position() == position
    walls = [len(game.standing(seat).borders[0].edges) for seat in range(3)]
    assert all(now - old >= wall for now, old, wall in zip(settled, before, walls, strict=True))
    assert sum(settled) - sum(before) > sum(walls)  # majorities also count
    while not game.is_over:
        game.apply(random.choice(game.legal_actions()))
    assert settled_scores(game) == game.scores


def test_tied_seats_have_the_same_rank() -> None:
    assert ranks((30, 10, 30, 20)) == (1, 4, 1, 3)


def test_unknown_reward_is_rejected() -> None:
    with pytest.raises(OptionsError, match="reward must be one of rank, score, scorings, not 'win'"):
        EnvConfig({}, reward="win")
