"""The Gymnasium environment under Gymnasium's own checker and further tests."""

from __future__ import annotations

import copy
import pickle
import re
import sys
import warnings
from importlib import import_module
from random import Random
from typing import Any, ClassVar

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import nasrid.envs.gymnasium as adapter
from nasrid import Game, Options, OptionsError, parse_action
from nasrid.bots import BotError, catalogue
from nasrid.bots.players.greedy import GreedyBot
from nasrid.bots.players.random_bot import RandomBot
from nasrid.dealing import deal
from nasrid.envs.decisions import IllegalIndexError
from nasrid.envs.rewards import margins, max_reward, rank_shares, ranks, settled_scores
from nasrid.envs.space import ACTION_COUNT
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import Event
from nasrid.rules.table.view import View
from tests.envs.examples import run_example
from tests.envs.tables import ALL_MODULES, TABLES

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


def play(environment: Any, seed: int, steps: int = 10**6) -> list[Any]:
    """Return the observations, choices and rewards of a random game."""
    random = Random(seed)
    seen, info = environment.reset(seed=seed)
    story: list[Any] = []
    for _ in range(steps):
        choice = int(random.choice(info["action_mask"].nonzero()[0]))
        seen, reward, terminated, truncated, info = environment.step(choice)
        story.append((choice, seen.tobytes(), reward, terminated, truncated, info["actions_outside_window"]))
        if terminated or truncated:
            break
    return story


def test_equal_seeds_give_equal_games() -> None:
    options = {"players": 3, "modules": ALL_MODULES, "opponents": ["greedy", "random"]}
    one, other = gymnasium.make(ENV_ID, **options), gymnasium.make(ENV_ID, **options)
    assert play(one, 5, 40) == play(other, 5, 40)
    assert play(one, 5, 40) == play(other, 5, 40)
    assert play(one, 5, 20) != play(other, 6, 20)


def test_seeded_game_equals_the_engine_game() -> None:
    environment = gymnasium.make(ENV_ID, players=3)
    environment.reset(seed=9)
    assert environment.unwrapped.decisions.game.setup_events == Game.new(Options(players=3), 9).setup_events


@pytest.mark.parametrize("reward", ["rank", "score", "scorings"])
@pytest.mark.parametrize("name", ["Alhambra", "Granada", "Combined"])
def test_rewards_follow_from_the_final_scores(name: str, reward: str) -> None:
    environment = gymnasium.make(f"nasrid/{name}-v0", players=3, reward=reward)
    story = play(environment, 2)
    raw = environment.unwrapped
    scores = raw.decisions.game.scores
    wanted = (rank_shares(scores) if reward == "rank" else margins(scores))[raw.seat]
    assert raw.table.game == name.lower()
    assert raw.decisions.is_over
    assert sum(step[2] for step in story) == pytest.approx(wanted)
    assert [step[3] for step in story] == [False] * (len(story) - 1) + [True]
    assert not any(step[4] for step in story)
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


class WatchfulBot(RandomBot):
    """A bot that remembers its events and views."""

    made: ClassVar[list[WatchfulBot]] = []

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seen: list[Event] = []
        self.asked: list[tuple[View, float]] = []
        WatchfulBot.made.append(self)

    def observe(self, event: Event) -> None:
        super().observe(event)
        self.seen.append(event)

    def choose(self, view: View, seconds: float) -> Action:
        self.asked.append((view, seconds))
        return super().choose(view, seconds)


def test_opponents_observe_what_their_seats_may_know(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(catalogue.BOTS, "watchful", WatchfulBot)
    WatchfulBot.made.clear()
    environment = gymnasium.make(ENV_ID, players=3, seat=1, opponents="watchful:300ms", modules=["bonus", "vizier"])
    play(environment, 3)
    game = environment.unwrapped.decisions.game
    twin = Game.new(game.options, 3)
    events = [*twin.setup_events]
    for action in game.record()["actions"]:
        events += twin.apply(parse_action(action))
    for seat, bot in zip((2, 0), WatchfulBot.made, strict=True):  # clockwise from the agent
        assert bot.seen == [event for event in events if event.is_visible_to(seat)]
        assert {(view.viewer, view.seat, seconds) for view, seconds in bot.asked} == {(seat, seat, 0.3)}


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
    stories = [play(environment, 4) for _ in range(2)]
    assert stories[0] == stories[1]
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


def test_few_tiles_shorten_the_same_deal() -> None:
    long, short = adapter.NasridEnv(players=2, seat=0), adapter.NasridEnv(players=2, seat=0, tiles=3)
    observations = [environment.reset(seed=5)[0] for environment in (long, short)]
    assert long.decisions.game.setup_events == short.decisions.game.setup_events
    assert (observations[0] != observations[1]).sum() == 1  # bag_sizes
    assert len(play(short, 5)) < len(play(long, 5)) / 2


@pytest.mark.parametrize("reward", ["rank", "score", "scorings"])
def test_stopped_game_pays_the_value_of_the_cities(reward: str) -> None:
    environment = adapter.NasridEnv(players=3, reward=reward, max_steps=60)
    story = play(environment, 6)
    assert len(story) == 60
    assert story[-1][3:5] == (False, True)
    scores = settled_scores(environment.decisions.game)
    wanted = (rank_shares(scores) if reward == "rank" else margins(scores))[environment.seat]
    assert sum(step[2] for step in story) == pytest.approx(wanted)
    with pytest.raises(IllegalIndexError, match="the game is over"):
        environment.step(0)


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
    environment, random = adapter.NasridEnv(players=2, tiles=5, skip_forced=True), Random(1)
    _, info = environment.reset(seed=1)
    over, choices = False, 0
    while not over:
        assert info["action_mask"].sum() > 1
        _, _, over, _, info = environment.step(int(random.choice(info["action_mask"].nonzero()[0])))
        choices += 1
    assert choices > 10
    assert environment.decisions.is_over


# The end


def test_last_info_contains_the_result() -> None:
    environment = adapter.NasridEnv(players=4, tiles=3)
    random = Random(1)
    _, info = environment.reset(seed=1)
    over = False
    while not over:
        assert "scores" not in info
        _, _, over, _, info = environment.step(int(random.choice(info["action_mask"].nonzero()[0])))
    game = environment.decisions.game
    assert info["scores"].tolist() == list(game.scores)
    assert info["ranks"].tolist() == list(ranks(game.scores))
    assert np.flatnonzero(info["winners"]).tolist() == list(game.winners)
    assert info["seat"] == environment.seat


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


COPY_METHODS = pytest.mark.parametrize(
    "again", [lambda one: pickle.loads(pickle.dumps(one)), copy.deepcopy], ids=["pickle", "deepcopy"]
)


@COPY_METHODS
def test_copy_continues_the_same_game(again: Any) -> None:
    opponents = ["mason", Coward, "self"]
    environment = adapter.NasridEnv(players=4, modules=ALL_MODULES, tiles=9, opponents=opponents, observation="compact")
    random = Random(3)
    _, info = environment.reset(seed=3)
    for _ in range(25):
        _, _, _, _, info = environment.step(int(random.choice(info["action_mask"].nonzero()[0])))
    twin, over = again(environment), False
    while not over:
        choice = int(random.choice(info["action_mask"].nonzero()[0]))
        seen, reward, over, _, info = environment.step(choice)
        other = twin.step(choice)
        assert np.array_equal(seen, other[0])
        assert (reward, over) == (other[1], other[2])
    assert twin.decisions.game.position() == environment.decisions.game.position()
    assert np.array_equal(environment.reset()[0], twin.reset()[0])


# Observations


def test_pieces_can_be_left_out() -> None:
    whole, some = (
        adapter.NasridEnv(players=3, modules=ALL_MODULES, leave_out=names, seat=0)
        for names in ((), ("prefix", "turn", "phase", "bonus", "cities"))
    )
    pieces = adapter.NasridEnv(players=3, modules=ALL_MODULES, observation="pieces", seat=0)
    named, _ = pieces.reset(seed=2)
    seen, _ = some.reset(seed=2)
    wanted = [part.ravel() for name, part in named.items() if name not in some._form._encoder._leave_out]
    assert np.array_equal(seen, np.concatenate(wanted))
    assert some.observation_space.contains(seen)
    assert whole.observation_space.shape[0] - seen.size == sum(
        named[name].size for name in ("prefix", "turn", "phase", "bonus", "cities")
    )


# Masks and illegal indices


def test_mask_contains_the_legal_indices() -> None:
    environment = gymnasium.make(ENV_ID, players=2)
    _, info = environment.reset(seed=1)
    masks = environment.unwrapped.action_masks()
    assert masks.dtype == np.bool_
    assert info["action_mask"].dtype == np.int8
    assert np.array_equal(masks, info["action_mask"])
    assert np.flatnonzero(masks).tolist() == environment.unwrapped.decisions.legal_indices()
    assert info["actions_outside_window"] == 0


@pytest.mark.parametrize("kind", ["rank", "score", "scorings"])
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
    random, total = Random(2), 0.0
    _, info = environment.reset(seed=2)
    while not total:
        choice = int(random.choice(info["action_mask"].nonzero()[0]))
        _, reward, _, _, info = environment.step(choice)
        total += reward
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


# Options


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": 1}, "players must be one of 2, 3, 4, 5, 6, not 1"),
        ({"colour": "red"}, "there is no option 'colour'; options are age_ranks"),
        ({"reward": "money"}, "reward must be one of rank, score, scorings, not 'money'"),
        ({"observation": "planes"}, "observation must be one of flat, pieces, compact, not 'planes'"),
        ({"seat": 4}, "seat must be random or one of 0 to 3, not 4"),
        ({"seat": "last"}, "seat must be random or one of 0 to 3, not 'last'"),
        ({"opponents": ["random"]}, "opponents must be one for all seats or one for each of the 3 other seats, not 1"),
        ({"opponents": 7}, "an opponent must be a bot code, a subclass of nasrid.bots.Bot, a bot, a policy"),
        ({"opponents": dict}, "an opponent must be a bot code"),
        ({"tiles": -1}, "tiles must be 0 for all or a number of tiles, not -1"),
        ({"tiles": "few"}, "tiles must be 0 for all or a number of tiles, not 'few'"),
        ({"max_steps": 0}, "max_steps must be a whole number, 1 or more, or None, not 0"),
        ({"mask": "nowhere"}, "mask must be one of info, observation, not 'nowhere'"),
        ({"leave_out": ["moon"]}, "there is no piece 'moon' to leave out; the pieces are prefix, decider"),
        ({"leave_out": "cities"}, "leave_out must be a list of pieces, not 'cities'"),
        ({"illegal": "ignore"}, "illegal must be one of terminate, raise, not 'ignore'"),
    ],
)
def test_env_rejects_bad_options(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionsError, match=re.escape(sentence)):
        adapter.NasridEnv(**options)


def test_env_rejects_an_unknown_bot_code() -> None:
    with pytest.raises(BotError, match="there is no bot 'sultan'"):
        adapter.NasridEnv(opponents="sultan")


# Other features


def test_env_can_be_made_by_name_and_in_a_vector() -> None:
    environment = gymnasium.make("nasrid.envs.gymnasium:nasrid/Granada-v0", players=2)
    assert environment.unwrapped.table == Options(game="granada", players=2)
    many = gymnasium.make_vec(ENV_ID, num_envs=2, vectorization_mode="sync", players=2)
    seen, info = many.reset(seed=1)
    assert seen.shape[0] == 2
    assert info["action_mask"].shape == (2, ACTION_COUNT)


def test_render_returns_pictures_and_texts(capsys: pytest.CaptureFixture[str]) -> None:
    picture = gymnasium.make(ENV_ID, players=2, render_mode="rgb_array")
    picture.reset(seed=1)
    assert picture.render().shape == (580, 996, 3)
    assert picture.render().dtype == np.uint8
    assert capsys.readouterr().out == ""
    human = gymnasium.make(ENV_ID, players=2, render_mode="human")
    play(human, 1, 3)
    assert "agent’s city" in capsys.readouterr().out


def test_env_has_no_game_before_reset() -> None:
    with pytest.raises(RuntimeError, match="no game before reset"):
        adapter.NasridEnv().action_masks()


def test_documented_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    run_example("## Gymnasium")
    assert "reward" in capsys.readouterr().out


def test_missing_library_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "nasrid.envs.gymnasium")
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    with pytest.raises(ImportError, match=re.escape('pip install "nasrid[gymnasium]"')):
        import_module("nasrid.envs.gymnasium")
