"""The PettingZoo environment under PettingZoo's own tests and further ones."""

from __future__ import annotations

import copy
import pickle
import re
import sys
import warnings
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from nasrid import Game, Options, OptionsError
from nasrid.envs import pettingzoo as adapter
from nasrid.envs.decisions import IllegalIndexError
from nasrid.envs.pettingzoo import env, raw_env
from nasrid.envs.rewards import margins, max_reward, rank_shares, ranks, settled_scores
from nasrid.envs.space import ACTION_COUNT
from tests.envs.examples import run_example
from tests.envs.tables import ALL_MODULES, TABLES

# PettingZoo's tests list the environments with a mask by name, choose for finished agents, and pass an option that no
# environment has.
KNOWN_WARNINGS = (
    "\x1b[33mWARN: reset has no options, so options is ignored",
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",
)
MAX_CYCLES = {2: 1000}  # two players reach the end; others play this many steps each
SHORT_MAX_CYCLES = 12


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("table", TABLES)
def test_pettingzoo_api_test_passes(table: str, players: int) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(env(players=players, **TABLES[table]), num_cycles=MAX_CYCLES.get(players, SHORT_MAX_CYCLES))
    unknown = {str(one.message) for one in caught if not str(one.message).startswith(KNOWN_WARNINGS)}
    assert not unknown
    seed_test(lambda: env(players=players, **TABLES[table]), num_cycles=SHORT_MAX_CYCLES)


@pytest.mark.parametrize("options", [{"observation": "pieces"}, {"reward": "scorings"}, {"max_cycles": 20}])
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo_api_test_passes_with_env_options(options: dict[str, Any]) -> None:
    api_test(env(players=3, modules=ALL_MODULES, **options), num_cycles=100)


@pytest.mark.parametrize("table", TABLES)
def test_pettingzoo_render_test_passes(table: str) -> None:
    custom = {"ansi": lambda text: "Money" in text and "player_1’s city" in text}
    render_test(lambda **options: env(players=2, **TABLES[table], **options), custom_tests=custom)


def play(environment: Any, seed: int, steps: int = 10**6) -> list[Any]:
    """Return the observations, rewards and choices of a random game."""
    random = Random(seed)
    environment.reset(seed=seed)
    story = []
    for agent in environment.agent_iter(steps):
        seen, reward, terminated, truncated, info = environment.last()
        choice = None if terminated or truncated else int(random.choice(seen["action_mask"].nonzero()[0]))
        story.append((agent, seen["observation"].tobytes(), reward, terminated, truncated, info, choice))
        environment.step(choice)
    return story


def test_equal_seeds_give_equal_games() -> None:
    one, other = env(players=3, modules=ALL_MODULES), env(players=3, modules=ALL_MODULES)
    assert play(one, 5, 200) == play(other, 5, 200)
    assert play(one, 5, 200) == play(other, 5, 200)
    assert play(one, 5, 20) != play(other, 6, 20)


def test_seeded_game_equals_the_engine_game() -> None:
    one, other = raw_env(players=4), raw_env(players=4)
    one.reset(seed=11)
    assert one.decisions.game.position() == Game.new(Options(players=4), 11).position()
    other.reset(seed=11)
    first = one.decisions.game.position()
    for environment in (one, other):
        environment.reset()
    assert one.decisions.game.position() == other.decisions.game.position() != first
    other.reset(seed=None)
    one.reset(seed=12)
    assert one.decisions.game.position() != other.decisions.game.position()


def test_games_without_a_seed_differ() -> None:
    games = set()
    for _ in range(2):
        environment = raw_env()
        environment.reset()
        games.add(environment.decisions.game.position())
    assert len(games) == 2


@pytest.mark.parametrize("reward", ["rank", "score", "scorings"])
@pytest.mark.parametrize("players", [2, 5])
def test_rewards_follow_from_the_final_scores(reward: str, players: int) -> None:
    environment = env(players=players, reward=reward)
    total = dict.fromkeys((f"player_{seat}" for seat in range(players)), 0.0)
    story = play(environment, 1)
    for agent, _, got, *_ in story:
        total[agent] += got
    scores = environment.unwrapped.decisions.game.scores
    wanted = rank_shares(scores) if reward == "rank" else margins(scores)
    assert list(total.values()) == pytest.approx(wanted)
    assert any(got for _, _, got, terminated, *_ in story if not terminated) == (reward == "scorings")
    assert len([choice for *_, choice in story if choice is None]) == players
    assert environment.agents == []
    assert all(terminated and not truncated for *_, terminated, truncated, _, choice in story if choice is None)


def test_max_cycles_truncates_after_that_many_steps_per_player() -> None:
    """PettingZoo's max_cycles_test needs a parallel_env and unmasked actions.

    PettingZoo does not use it on its own board games either.
    """
    assert not hasattr(adapter, "parallel_env")
    story = play(env(players=3, max_cycles=7), 1)
    assert [choice is None for *_, choice in story] == [False] * 21 + [True] * 3
    assert all(truncated and not terminated for *_, terminated, truncated, _, choice in story if choice is None)


@pytest.mark.parametrize("reward", ["rank", "score", "scorings"])
def test_stopped_game_pays_the_value_of_the_cities(reward: str) -> None:
    """So a losing player gains nothing by stalling."""
    environment = env(players=3, max_cycles=60, reward=reward)
    total = [0.0] * 3
    for agent, _, got, _, truncated, info, _ in play(environment, 1):
        total[int(agent[-1])] += got
        scores = tuple(info.get("scores", ()))
        assert bool(scores) == truncated
    game = environment.unwrapped.decisions.game
    assert scores == settled_scores(game) != game.scores
    assert total == pytest.approx(rank_shares(scores) if reward == "rank" else margins(scores))


def test_last_info_contains_the_result() -> None:
    environment = env(players=3, tiles=2)
    last = [step for step in play(environment, 1) if step[-1] is None]
    game = environment.unwrapped.decisions.game
    assert len(last) == 3
    for _, _, _, _, _, info, _ in last:
        assert info["scores"].tolist() == list(game.scores)
        assert info["ranks"].tolist() == list(ranks(game.scores))
        assert np.flatnonzero(info["winners"]).tolist() == list(game.winners)


def test_forced_decisions_can_be_skipped() -> None:
    environment, random = raw_env(players=3, tiles=3, skip_forced=True, modules=ALL_MODULES), Random(1)
    environment.reset(seed=1)
    while not environment.decisions.is_over:
        seen = environment.observe(environment.agent_selection)["action_mask"]
        assert seen.sum() > 1
        environment.step(int(random.choice(seen.nonzero()[0])))
    assert all(environment.terminations.values())


@pytest.mark.parametrize(
    "again", [lambda one: pickle.loads(pickle.dumps(one)), copy.deepcopy], ids=["pickle", "deepcopy"]
)
@pytest.mark.parametrize("make", [env, raw_env])
def test_copy_continues_the_same_game(make: Any, again: Any) -> None:
    environment = make(players=3, modules=ALL_MODULES, tiles=2)
    random = Random(3)
    environment.reset(seed=3)
    for _ in range(25):
        mask = environment.observe(environment.agent_selection)["action_mask"]
        environment.step(int(random.choice(mask.nonzero()[0])))
    twin = again(environment)
    for agent in environment.agent_iter():
        seen, reward, terminated, _, _ = environment.last()
        other = twin.last()
        assert agent == twin.agent_selection
        assert np.array_equal(seen["observation"], other[0]["observation"])
        assert (reward, terminated) == other[1:3]
        choice = None if terminated else int(random.choice(seen["action_mask"].nonzero()[0]))
        environment.step(choice)
        twin.step(choice)
    assert twin.agents == []


def test_reset_ignores_options_with_a_warning() -> None:
    with pytest.warns(UserWarning, match="reset has no options, so seat is ignored"):
        raw_env().reset(options={"seat": 1})


# These pieces have one entry per seat and are rotated for other observers. All others are equal except secrets.
ROTATED_PIECES = [
    "decider",
    "turn",
    "waiting",
    "scores",
    "hand_sizes",
    "viziers",
    "reserves",
    "unplaced",
    "revealed",
    "cities",
]
SECRET_PIECES = {"prefix", "bonus"}
KNOWN_BY_COUNTING = ["hands_known", "hands", "outside_window", "borders", "buildings", "highest_prices", "bonus_sizes"]


def test_agents_see_the_same_table_from_their_own_seats() -> None:
    environment = env(players=3, game="combined", modules=ALL_MODULES, observation="pieces")
    random = Random(2)
    environment.reset(seed=2)
    for number, agent in enumerate(environment.agent_iter(300)):
        if number % 50 == 0:
            _compare(*(environment.observe(f"player_{seat}")["observation"] for seat in range(2)))
        mask = environment.observe(agent)["action_mask"]
        environment.step(int(random.choice(mask.nonzero()[0])))


def _compare(first: dict[str, Any], second: dict[str, Any]) -> None:
    for name in first.keys() - SECRET_PIECES:
        seen = np.roll(second[name], 1, axis=0) if name in (*ROTATED_PIECES, *KNOWN_BY_COUNTING) else second[name]
        assert np.array_equal(first[name], seen), name


def test_only_the_deciding_agent_has_a_mask() -> None:
    environment = env(players=4)
    environment.reset(seed=1)
    for agent in environment.agents:
        seen = environment.observe(agent)["action_mask"]
        assert seen.any() == (agent == environment.agent_selection)
        assert seen.dtype == np.int8
        assert seen.shape == (ACTION_COUNT,)
    mask = environment.observe(environment.agent_selection)["action_mask"]
    assert mask.nonzero()[0].tolist() == environment.unwrapped.decisions.legal_indices()


def test_pieces_are_slices_of_the_flat_observation() -> None:
    flat, pieces = env(players=2, modules=ALL_MODULES), env(players=2, modules=ALL_MODULES, observation="pieces")
    for environment in (flat, pieces):
        environment.reset(seed=4)
    whole, named = (environment.observe("player_0")["observation"] for environment in (flat, pieces))
    assert np.array_equal(np.concatenate([one.ravel() for one in named.values()]), whole)


# Illegal indices


def illegal_index(environment: Any) -> int:
    return int(np.flatnonzero(environment.observe(environment.agent_selection)["action_mask"] == 0)[0])


@pytest.mark.parametrize("reward", ["rank", "score"])
def test_illegal_index_forfeits_and_opponents_share_the_stake(reward: str) -> None:
    environment = env(players=3, reward=reward)
    environment.reset(seed=1)
    agent = environment.agent_selection
    with pytest.warns(UserWarning, match="The game ends with a loss"):
        environment.step(illegal_index(environment))
    most = max_reward(reward, Options(players=3))
    assert all(environment.terminations.values())
    assert environment.rewards == {one: -most if one == agent else most / 2 for one in environment.agents}
    assert "cannot be chosen" in environment.infos[agent]["illegal"]
    got = {}
    for one in environment.agent_iter():
        seen, got[one], terminated, _, info = environment.last()
        assert terminated
        assert not seen["action_mask"].any()
        assert info["scores"].tolist() == [0, 0, 0]
        environment.step(None)
    assert sum(got.values()) == pytest.approx(0)


def test_index_outside_the_space_is_rejected() -> None:
    environment = env(players=3)
    environment.reset(seed=1)
    with pytest.raises(AssertionError, match="not in action space"):
        environment.step(ACTION_COUNT)


def test_raw_env_raises_for_illegal_indices_and_changes_nothing() -> None:
    environment = raw_env(players=3)
    environment.reset(seed=1)
    before = environment.decisions.game.position()
    with pytest.raises(IllegalIndexError, match=r"cannot be chosen; there are 0 \(take\)"):
        environment.step(illegal_index(environment))
    with pytest.raises(IllegalIndexError, match="there is no index"):
        environment.step(ACTION_COUNT)
    with pytest.raises(ValueError, match=r"player_\d has to choose an index"):
        environment.step(None)
    assert environment.decisions.game.position() == before
    assert not any(environment.terminations.values())


# Options


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": 7}, "players must be one of 2, 3, 4, 5, 6, not 7"),
        ({"game": "granada", "modules": ["huts"]}, "huts cannot be played with Granada alone"),
        ({"colour": "red"}, "there is no option 'colour'; options are age_ranks"),
        ({"reward": "money"}, "reward must be one of rank, score, scorings, not 'money'"),
        ({"observation": "planes"}, "observation must be one of flat, pieces, compact, not 'planes'"),
        ({"render_mode": "film"}, "render_mode must be one of human, ansi, rgb_array or None, not 'film'"),
        ({"max_cycles": 0}, "max_cycles must be a whole number, 1 or more, or None, not 0"),
    ],
)
def test_env_rejects_bad_options(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionsError, match=re.escape(sentence)):
        env(**options)


def test_env_has_the_attributes_that_libraries_expect() -> None:
    environment = env(players=4)
    assert str(environment) == "nasrid_v0"
    assert environment.metadata["is_parallelizable"] is False
    assert environment.possible_agents == ["player_0", "player_1", "player_2", "player_3"]
    twin = pickle.loads(pickle.dumps(raw_env(players=2, modules=["huts"], reward="score")))
    assert twin.table == Options(players=2, modules={"huts"})


def test_info_counts_the_actions_outside_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    environment = env(players=2)
    environment.reset(seed=1)
    assert environment.last()[4] == {"actions_outside_window": 0}
    monkeypatch.setattr("nasrid.envs.decisions.Decisions.actions_outside_window", property(lambda self: ("a", "b")))
    environment.reset(seed=1)
    assert environment.last()[4] == {"actions_outside_window": 2}


def test_env_has_no_game_before_reset() -> None:
    with pytest.raises(RuntimeError, match="no game before reset"):
        raw_env().observe("player_0")


# Documentation and installation


def test_documented_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    run_example("## PettingZoo")
    assert "player_0" in capsys.readouterr().out


def test_missing_library_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "nasrid.envs.pettingzoo")
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(ImportError, match=re.escape('pip install "nasrid[pettingzoo]"')):
        import_module("nasrid.envs.pettingzoo")


def test_only_the_adapters_import_the_libraries() -> None:
    """The adapters, and modules that only they use, may import them."""
    named = re.compile(r"^\s*(from|import) (gymnasium|pettingzoo)", re.M)
    sources = Path(adapter.__file__).parents[1].rglob("*.py")
    users = [path.name for path in sources if named.search(path.read_text(encoding="utf-8"))]
    assert sorted(users) == ["gymnasium.py", "pettingzoo.py", "registration.py", "spaces.py", "vector.py"]
