"""Batches show and pay the same as single environments."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from nasrid import Options, OptionsError
from nasrid.envs.batch import Batch
from nasrid.envs.batch_arrays import new_buffers
from nasrid.envs.decisions import IllegalIndexError
from nasrid.envs.gymnasium import NasridEnv
from nasrid.envs.observation import CompactEncoder
from nasrid.envs.pettingzoo import raw_env
from nasrid.envs.rewards import max_reward
from nasrid.envs.space import ACTION_COUNT
from nasrid.envs.vector import NasridVectorEnv
from tests.envs.tables import ALL_MODULES

TABLES: list[dict[str, Any]] = [
    {"players": 3, "tiles": 2, "modules": ALL_MODULES, "reward": "scorings"},
    {"players": 2, "tiles": 3, "observation": "compact", "skip_forced": True},
    {"players": 4, "tiles": 1, "game": "granada", "leave_out": ["cities"], "reward": "score"},
]


def choices(masks: Any, random: Random) -> list[int]:
    return [int(random.choice(np.flatnonzero(row))) for row in masks]


@pytest.mark.parametrize("options", TABLES)
def test_batch_matches_pettingzoo_for_all_seats(options: dict[str, Any]) -> None:
    batch = Batch(3, **options)
    single = [raw_env(**options) for _ in range(3)]
    buffers = batch.reset(seed=5)
    for number, environment in enumerate(single):
        environment.reset(seed=5 + number)
    random, games = Random(1), 0
    while games < 5:
        actions = choices(buffers.masks, random)
        for row, environment in enumerate(single):
            seen = environment.observe(environment.agent_selection)
            assert np.array_equal(buffers.observations[row], seen["observation"])
            assert np.array_equal(buffers.masks[row], seen["action_mask"])
            assert environment.possible_agents[buffers.seats[row]] == environment.agent_selection
            environment.step(actions[row])
        buffers = batch.step(actions)
        for row, environment in enumerate(single):
            assert buffers.rewards[row] == pytest.approx(list(environment.rewards.values()))
            assert buffers.ends[row] == environment.decisions.is_over
            if environment.decisions.is_over:
                outcome = batch.results[row]
                assert outcome
                assert outcome["scores"].tolist() == list(environment.decisions.game.scores)
                environment.reset()
                games += 1


@pytest.mark.parametrize("options", TABLES)
def test_vector_env_resets_in_the_next_step_like_gymnasium(options: dict[str, Any]) -> None:
    options = {**options, "opponents": "random", "max_steps": 60}
    ours = NasridVectorEnv(3, **options)
    theirs = SyncVectorEnv([lambda: NasridEnv(**options)] * 3)
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    random, games = Random(2), 0
    seen, info = ours.reset(seed=9)
    other, other_info = theirs.reset(seed=9)
    while games < 5:
        assert np.array_equal(seen, other)
        assert np.array_equal(info["action_mask"], other_info["action_mask"])
        actions = choices(info["action_mask"], random)
        seen, *paid, info = ours.step(actions)
        other, *other_paid, other_info = theirs.step(actions)
        for one, two in zip(paid, other_paid, strict=True):
            assert one == pytest.approx(two)
        for row in np.flatnonzero(other_info.get("_scores", ())):
            games += 1
            assert paid[1][row] or paid[2][row]
            for name in ("scores", "ranks", "winners", "seat"):
                assert info[f"_{name}"][row]
                assert np.array_equal(info[name][row], other_info[name][row])
    theirs.close()


@pytest.mark.parametrize("options", TABLES)
def test_vector_env_resets_in_the_same_step_like_gymnasium(options: dict[str, Any]) -> None:
    """Compare observations, rewards, ends, masks and last infos with Gymnasium's own vector environments."""
    options = {**options, "opponents": "random", "max_steps": 60}
    ours = NasridVectorEnv(3, autoreset_mode="SameStep", **options)
    theirs = SyncVectorEnv([lambda: NasridEnv(**options)] * 3, autoreset_mode=AutoresetMode.SAME_STEP)
    random, games = Random(2), 0
    seen, info = ours.reset(seed=9)
    other, other_info = theirs.reset(seed=9)
    assert ours.single_observation_space == theirs.single_observation_space
    while games < 5:
        assert np.array_equal(seen, other)
        assert np.array_equal(info["action_mask"], other_info["action_mask"])
        actions = choices(info["action_mask"], random)
        seen, *paid, info = ours.step(actions)
        other, *other_paid, other_info = theirs.step(actions)
        for one, two in zip(paid, other_paid, strict=True):
            assert one == pytest.approx(two)
        assert ("final_obs" in info) == ("final_obs" in other_info)
        for row in np.flatnonzero(info.get("_final_obs", ())):
            games += 1
            assert np.array_equal(info["final_obs"][row], other_info["final_obs"][row])
            for name in ("scores", "ranks", "winners", "seat"):
                assert np.array_equal(info["final_info"][name][row], other_info["final_info"][name][row])
    theirs.close()


def test_gymnasium_make_vec_creates_the_env() -> None:
    many = gymnasium.make_vec("nasrid/Mini-v0", num_envs=4)
    assert isinstance(many.unwrapped, NasridVectorEnv)
    seen, info = many.reset(seed=1)
    assert many.observation_space.contains(seen)
    seen, *_ = many.step(choices(info["action_mask"], Random(1)))
    assert many.observation_space.contains(seen)
    with pytest.raises(OptionsError, match="reset has no option"):
        many.reset(options={"seat": 1})
    many.close()
    same = gymnasium.make_vec("nasrid/Mini-v0", num_envs=2, autoreset_mode=AutoresetMode.SAME_STEP)
    assert same.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    with pytest.raises(OptionsError, match="autoreset_mode must be one of NextStep, SameStep, not 'Disabled'"):
        NasridVectorEnv(2, autoreset_mode=AutoresetMode.DISABLED)


def test_step_returns_copies_by_default() -> None:
    for copy in (True, False):
        many = NasridVectorEnv(2, players=2, copy=copy, leave_out=["cities"])
        first, info = many.reset(seed=1)
        second, *_ = many.step(choices(info["action_mask"], Random(1)))
        assert np.shares_memory(first, second) is not copy
        assert np.array_equal(first, second) is not copy


def test_batch_writes_into_the_given_arrays() -> None:
    size = CompactEncoder(Options(players=2)).size
    mine = new_buffers(2, size, 2)
    batch = Batch(2, players=2, observation="compact", buffers=mine)
    assert batch.reset(seed=1) is mine
    assert mine.observations.any()
    assert mine.masks.sum(1).all()
    for wrong in (new_buffers(3, size, 2), new_buffers(2, size - 1, 2), mine._replace(masks=mine.masks.astype(bool))):
        with pytest.raises(OptionsError, match="must be a contiguous array of"):
            Batch(2, players=2, observation="compact", buffers=wrong)


def test_self_opponents_play_the_set_policy() -> None:
    batch = Batch(2, players=2, tiles=2, opponents="self", observation="compact")
    asked = []

    def first(seen: Any, mask: Any) -> int:
        asked.append(seen.size)
        return int(np.flatnonzero(mask)[0])

    batch.set_policy(first)
    buffers, random = batch.reset(seed=1), Random(1)
    for _ in range(30):
        buffers = batch.step(choices(buffers.masks, random))
    assert set(asked) == {batch.encoders[0].size}


@pytest.mark.parametrize("opponents", [None, "greedy", "self"])
def test_pickled_batch_continues_with_the_same_games(opponents: str | None) -> None:
    batch = Batch(3, players=2, tiles=2, observation="compact", reward="score", opponents=opponents)
    batch.reset(seed=5)
    random = Random(1)
    for _ in range(50):
        batch.step(choices(batch.buffers.masks, random))
    other = pickle.loads(pickle.dumps(batch))
    games = 0
    while games < 6:
        actions = choices(batch.buffers.masks, random)
        for mine, copied in zip(batch.step(actions), other.step(actions), strict=True):
            np.testing.assert_array_equal(mine, copied)
        games += int(batch.buffers.ends.sum())


def test_batch_rejects_illegal_indices() -> None:
    batch = Batch(2, players=2)
    buffers = batch.reset(seed=1)
    legal = choices(buffers.masks, Random(1))
    with pytest.raises(IllegalIndexError, match=r"table 1: 770 \(cell 10,10\) cannot be chosen"):
        batch.step([legal[0], ACTION_COUNT - 1])
    assert buffers.masks[0].tolist() == batch.tables[0].decisions.mask().tolist(), "the first table has moved on"
    with pytest.raises(ValueError, match="step needs 2 indices, one per table, not 1"):
        batch.step([0])
    batch = Batch(2, players=2, illegal="terminate", reward="score")
    batch.reset(seed=1)
    buffers = batch.step([legal[0], ACTION_COUNT - 1])
    assert buffers.ends.tolist() == [False, True]
    most = max_reward("score", batch.options)
    assert sorted(buffers.rewards[1]) == pytest.approx([-most, most])
    assert buffers.masks[1].any()
