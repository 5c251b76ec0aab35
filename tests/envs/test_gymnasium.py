"""The Gymnasium environment under Gymnasium's own checker and further tests."""

from __future__ import annotations

import copy
import pickle
import re
import warnings
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import nasrid.envs.gymnasium as adapter
from nasrid import Game, Options, OptionsError
from nasrid.bots.players.greedy import GreedyBot
from nasrid.bots.players.random_bot import RandomBot
from nasrid.dealing import deal
from nasrid.envs.decisions import IllegalIndexError
from nasrid.envs.rewards import margins, max_reward, rank_shares, ranks, settled_scores
from nasrid.envs.space import ACTION_COUNT
from nasrid.rules.table.actions import Action
from nasrid.rules.table.view import View
from tests.arena.bots import WatchfulBot, check_knowledge
from tests.envs.tables import ALL_MODULES, REWARDS, TABLES, play, random_steps
from tests.test_readme import DOCS, indented

ENV_ID = "nasrid/Alhambra-v0"


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("table", TABLES)
def test_gymnasium_checker_passes(table: str, players: int) -> None:
    check(gymnasium.make(ENV_ID, players=players, **TABLES[table]))


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("nasrid/Granada-v0", {"players": 2, "opponents": "mason", "render_mode": "rgb_array"}),
        ("nasrid/Combined-v0", {"players": 3, "observation": "pieces", "reward": "scorings"}),
        (ENV_ID, {"players": 4, "opponents": ["greedy", "random", "architect:100ms"], "seat": 3, "reward": "score"}),
    ],
)
def test_gymnasium_checker_passes_with_env_options(name: str, options: dict[str, Any]) -> None:
    check(gymnasium.make(name, **options))


def check(environment: Any) -> None:
    """Run the checker, which chooses without a mask and may end games. It must not warn of anything else."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        check_env(environment.unwrapped, skip_render_check=False)
    assert [str(one.message) for one in caught if "The game ends with a loss" not in str(one.message)] == []


def test_unknown_keyword_is_also_the_error_of_python() -> None:
    """torchrl tries `frameskip` and goes on if it catches this sentence."""
    with pytest.raises(TypeError, match="unexpected keyword argument 'frameskip'"):
        gymnasium.make("nasrid/Duel-v0", frameskip=1)


def test_seeded_game_equals_the_engine_game() -> None:
    environment = gymnasium.make(ENV_ID, players=3)
    environment.reset(seed=9)
    assert environment.unwrapped.decisions.game.setup_events == Game.new(Options(players=3), 9).setup_events


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize(
    ("name", "max_steps"), [("Alhambra", None), ("Granada", None), ("Combined", None), ("Alhambra", 60)]
)
def test_rewards_and_last_info_follow_from_the_last_scores(name: str, max_steps: int | None, reward: str) -> None:
    """A stopped game pays the value of the cities."""
    environment = gymnasium.make(f"nasrid/{name}-v0", players=3, reward=reward, max_steps=max_steps)
    *story, last = play(environment, 2)
    raw = environment.unwrapped
    scores = settled_scores(raw.decisions.game) if max_steps else raw.decisions.game.scores
    wanted = (rank_shares(scores) if reward == "rank" else margins(scores))[raw.seat]
    assert raw.table.game == name.lower()
    assert sum(step.reward for step in (*story, last)) == pytest.approx(wanted)
    assert not any(step.terminated or step.truncated or "scores" in step.info for step in story)
    assert (last.terminated, last.truncated) == (not max_steps, bool(max_steps))
    assert max_steps in (None, len(story) + 1)
    assert last.info["scores"].tolist() == list(scores)
    assert last.info["ranks"].tolist() == list(ranks(scores))
    assert last.info["winners"].tolist() == [score == max(scores) for score in scores]
    assert last.info["seat"] == raw.seat
    with pytest.raises(IllegalIndexError, match=re.escape("the game is over; reset() begins a new one")):
        environment.step(0)


# Seats and opponents


def test_seat_is_random_or_chosen() -> None:
    environment = gymnasium.make(ENV_ID, players=4)
    seats = set()
    for seed in range(30):
        environment.reset(seed=seed)
        seats.add(environment.unwrapped.seat)
        assert environment.unwrapped.decisions.seat == environment.unwrapped.seat
    assert seats == {0, 1, 2, 3}
    environment = gymnasium.make(ENV_ID, players=4, seat=2)
    environment.reset(seed=1)
    assert environment.unwrapped.seat == 2


def test_opponents_observe_what_their_seats_may_know() -> None:
    WatchfulBot.made.clear()
    code = "tests.arena.bots:WatchfulBot:300ms"
    environment = gymnasium.make(ENV_ID, players=3, seat=1, opponents=code, modules=["bonus", "vizier"])
    play(environment, 3)
    game = environment.unwrapped.decisions.game
    bots = dict(zip((2, 0), WatchfulBot.made, strict=True))  # clockwise from the agent
    check_knowledge(bots, Game.new(game.options, 3), game.actions, 0.3)


def test_opponents_sit_clockwise_from_the_agent() -> None:
    environment = gymnasium.make(ENV_ID, players=3, seat=2, opponents=["greedy", "random"], render_mode="ansi")
    environment.reset(seed=1)
    bots = environment.unwrapped._game.bots
    assert isinstance(bots[0], GreedyBot)
    assert isinstance(bots[1], RandomBot)
    assert re.findall(r"(\S.*?)’s city   ", environment.render()) == ["1 greedy", "2 random", "agent"]


class Coward(RandomBot):
    """A bot that takes money whenever it can."""

    def __init__(self, seed: int, games: int = 0) -> None:
        super().__init__(seed)
        self.games = games

    def choose(self, view: View, seconds: float) -> Action:
        self.games += 1
        return view.legal_actions[0]


def lowest(observation: Any, mask: Any) -> int:
    """Return the lowest legal index, which takes money if possible."""
    assert observation[0] == 0 or mask.sum()
    return int(np.flatnonzero(mask)[0])


def bought_by(environment: Any, seed: int = 4) -> list[int]:
    """Return the number of tiles that each seat bought in a short random game."""
    play(environment, seed)
    twin = deal(environment.table, seed, 3)
    bought = [0] * environment.table.players
    for action in environment.decisions.game.actions:
        bought[twin.seat or 0] += type(action).__name__ == "Buy"
        twin.apply(action)
    return bought


@pytest.mark.parametrize("opponent", [Coward, Coward(1), lowest], ids=["class", "bot", "policy"])
def test_opponents_may_be_classes_bots_and_policies(opponent: Any) -> None:
    environment = adapter.NasridEnv(players=3, seat=1, tiles=3, opponents=[opponent, "random"])
    bought = bought_by(environment)
    assert bought[2] == 0
    assert bought[0] > 0


def test_bot_starts_every_game_in_its_given_state() -> None:
    bot = Coward(1)
    environment = adapter.NasridEnv(players=2, tiles=3, opponents=bot)
    stories, counts = [], []
    for _ in range(2):
        stories.append([(step.choice, step.seen.tobytes()) for step in play(environment, 4)])
        counts += [vars(copied)["games"] for copied in environment._game.bots.values()]
    assert stories[0] == stories[1]
    assert counts[0] == counts[1] > 0
    assert bot.games == 0


def test_agent_plays_against_its_own_policy() -> None:
    environment = adapter.NasridEnv(players=3, seat=1, tiles=3, opponents="self")
    assert bought_by(environment)[2] > 0  # at random
    environment.set_policy(lowest)
    assert bought_by(environment)[2] == 0


def test_reset_can_change_opponents_and_seat() -> None:
    environment = adapter.NasridEnv(players=3, opponents="random")
    environment.reset(seed=1, options={"seat": 2, "opponents": ["greedy", "random"]})
    assert environment.seat == 2
    assert isinstance(environment._game.bots[0], GreedyBot)
    environment.reset(seed=2)
    assert isinstance(environment._game.bots[0], GreedyBot)
    refused: list[tuple[dict[str, Any], str]] = [
        ({"colour": "red"}, "reset has no option 'colour'; its options are opponents, seat"),
        ({"seat": 3}, "seat must be random"),
        ({"opponents": ["random"]}, "opponents must be one for all"),
    ]
    for wrong, sentence in refused:
        with pytest.raises(OptionsError, match=sentence):
            environment.reset(options=wrong)


# Short and stopped games


def test_game_over_before_the_first_choice_is_followed_by_another() -> None:
    environment = adapter.NasridEnv(players=6, tiles=1, opponents="greedy", seat=5)
    others = 0
    for seed in range(12):
        _, info = environment.reset(seed=seed)
        assert info["action_mask"].sum() > 0
        assert environment.decisions.seat == 5
        others += environment.decisions.game.setup_events != Game.new(Options(players=6), seed).setup_events
    assert others


def test_forced_decisions_can_be_skipped() -> None:
    *story, last = play(adapter.NasridEnv(players=2, tiles=5, skip_forced=True), 1)
    assert len(story) > 10
    assert all(step.info["action_mask"].sum() > 1 for step in story)
    assert last.terminated


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_last_info_of_a_vector_env_contains_the_result(mode: str) -> None:
    many = gymnasium.make_vec(ENV_ID, num_envs=2, vectorization_mode=mode, players=2, tiles=1, max_steps=30)
    _, info = many.reset(seed=1)
    ended = np.zeros(2, bool)
    for _ in range(40):
        masks = info["action_mask"]
        assert (masks.sum(1) > 0).all()  # even after the end, when the action does not matter
        _, _, terminated, truncated, info = many.step([int(row.nonzero()[0][0]) for row in masks])
        over = terminated | truncated
        if over.any():
            assert info["_scores"].tolist() == over.tolist()
            assert info["scores"].shape == info["ranks"].shape == info["winners"].shape == (2, 2)
            ended |= over
    assert ended.all()
    many.close()


def test_probabilities_after_the_end_are_finite() -> None:
    environment = adapter.NasridEnv(players=2, tiles=1, max_steps=3, mask="observation")
    seen, info = environment.reset(seed=1)
    over = False
    while not over:
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        assert environment.observation_space.contains(seen)
        seen, _, _, over, info = environment.step(int(info["action_mask"].nonzero()[0][0]))
    logits = np.where(seen["action_mask"] == 1, 0.0, -np.inf)
    assert np.isfinite(np.exp(logits) / np.exp(logits).sum()).all()
    assert environment.action_masks().sum() == 1


@pytest.mark.parametrize(
    "again", [lambda one: pickle.loads(pickle.dumps(one)), copy.deepcopy], ids=["pickle", "deepcopy"]
)
def test_copy_continues_the_same_game(again: Any) -> None:
    opponents = ["mason", Coward, "self"]
    environment = adapter.NasridEnv(players=4, modules=ALL_MODULES, tiles=9, opponents=opponents, observation="compact")
    *_, last = play(environment, 3, 25)
    twin = again(environment)
    ours, theirs = (
        [(step.choice, step.seen.tobytes(), step.reward) for step in random_steps(one, last.info, Random(3))]
        for one in (environment, twin)
    )
    assert ours == theirs
    assert twin.decisions.game.position() == environment.decisions.game.position()
    assert np.array_equal(environment.reset()[0], twin.reset()[0])


# Observations


def test_pieces_can_be_left_out() -> None:
    left_out = ("prefix", "turn", "phase", "bonus", "cities")
    table: dict[str, Any] = {"players": 3, "modules": ALL_MODULES, "seat": 0}
    named, _ = adapter.NasridEnv(observation="pieces", **table).reset(seed=2)
    some = adapter.NasridEnv(leave_out=left_out, **table)
    seen, _ = some.reset(seed=2)
    assert np.array_equal(seen, np.concatenate([part.ravel() for name, part in named.items() if name not in left_out]))
    assert some.observation_space.contains(seen)


# Masks and illegal indices


def test_mask_has_the_forms_that_libraries_expect() -> None:
    environment = adapter.NasridEnv(players=2)
    _, info = environment.reset(seed=1)
    assert info["action_mask"].dtype == np.int8
    assert environment.action_masks().dtype == np.bool_
    assert np.array_equal(environment.action_masks(), info["action_mask"])
    assert info["actions_outside_window"] == 0


@pytest.mark.parametrize("kind", REWARDS)
def test_illegal_index_forfeits_with_the_minimum_reward(kind: str) -> None:
    environment = gymnasium.make(ENV_ID, players=2, reward=kind)
    environment.reset(seed=1)
    with pytest.warns(UserWarning, match="The game ends with a loss"):
        _, reward, terminated, truncated, info = environment.step(ACTION_COUNT - 1)
    assert (reward, terminated, truncated) == (-max_reward(kind, Options(players=2)), True, False)
    assert "cannot be chosen; there are 0 (take)" in info["illegal"]
    assert info["action_mask"].sum() == 1
    assert info["ranks"][info["seat"]] == 2
    assert not info["winners"][info["seat"]]
    with pytest.raises(IllegalIndexError, match="the game is over"):
        environment.step(0)
    environment.reset()
    assert not environment.step(0)[2]


def test_forfeit_cancels_earlier_rewards() -> None:
    environment = adapter.NasridEnv(players=2, reward="scorings", opponents="greedy", seat=0)
    _, info = environment.reset(seed=2)
    total = next(filter(None, (step.reward for step in random_steps(environment, info, Random(2)))))
    with pytest.warns(UserWarning, match="ends with a loss"):
        _, reward, *_ = environment.step(ACTION_COUNT - 1)
    assert total + reward == pytest.approx(-max_reward("scorings", environment.table))


def test_illegal_indices_warn_once() -> None:
    environment = adapter.NasridEnv(players=2)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        for seed in range(3):
            environment.reset(seed=seed)
            environment.step(ACTION_COUNT - 1 - seed)
    assert len(caught) == 1


def test_illegal_index_can_raise_and_change_nothing() -> None:
    environment = gymnasium.make(ENV_ID, players=2, illegal="raise")
    environment.reset(seed=1)
    before = environment.unwrapped.decisions.game.position()
    for wrong in (ACTION_COUNT - 1, ACTION_COUNT, -1):
        with pytest.raises(IllegalIndexError):
            environment.step(wrong)
    assert environment.unwrapped.decisions.game.position() == before
    assert not environment.step(0)[2]


# Other features


def test_env_can_be_made_by_module_and_name() -> None:
    environment = gymnasium.make("nasrid.envs.gymnasium:nasrid/Granada-v0", players=2)
    assert environment.unwrapped.table == Options(game="granada", players=2)


def test_human_mode_prints_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    play(gymnasium.make(ENV_ID, players=2, render_mode="human"), 1, 3)
    assert "agent’s city" in capsys.readouterr().out


def test_env_has_no_game_before_reset() -> None:
    with pytest.raises(RuntimeError, match="no game before reset"):
        adapter.NasridEnv().action_masks()


def test_documented_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(indented((DOCS / "environments.md").read_text(encoding="utf-8"), "## Gymnasium"), {})
    assert "reward" in capsys.readouterr().out
