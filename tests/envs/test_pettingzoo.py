"""The PettingZoo environment under PettingZoo's own tests and further ones."""

from __future__ import annotations

import copy
import inspect
import pickle
import re
import warnings
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from nasrid import Game, Options
from nasrid.envs import pettingzoo as adapter
from nasrid.envs.decisions import IllegalIndexError
from nasrid.envs.pettingzoo import env, raw_env
from nasrid.envs.rewards import margins, max_reward, rank_shares, ranks, settled_scores
from nasrid.envs.space import ACTION_COUNT
from tests.envs.tables import ALL_MODULES, TABLES
from tests.test_readme import DOCS, indented

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


def test_env_has_the_arguments_of_raw_env() -> None:
    wrapped, raw = (inspect.signature(make).parameters for make in (env, raw_env))
    changed = {name for name in raw.keys() | wrapped.keys() if raw.get(name) != wrapped.get(name)}
    assert changed == {"illegal"}
    assert wrapped["illegal"].default == "terminate"


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


def new_game(make: Any = env, seed: int | None = 1, **options: Any) -> Any:
    environment = make(**options)
    environment.reset(seed=seed)
    return environment


def play(environment: Any, random: Random, steps: int = 10**6) -> list[Any]:
    """Play on with random choices. Return the observations, rewards, choices and infos."""
    story = []
    for agent in environment.agent_iter(steps):
        seen, reward, terminated, truncated, info = environment.last()
        choice = None if terminated or truncated else int(random.choice(seen["action_mask"].nonzero()[0]))
        story.append((agent, seen["observation"].tobytes(), reward, terminated, truncated, choice, info))
        environment.step(choice)
    return story


def test_seed_decides_this_game_and_the_next() -> None:
    one, other, *free = (new_game(raw_env, seed, players=4) for seed in (11, 11, None, None))
    expected = Game.new(Options(players=4), 11).position()
    assert one.decisions.game.position() == other.decisions.game.position() == expected
    for environment in (one, other):
        environment.reset()
    following = one.decisions.game.position()
    assert following == other.decisions.game.position()
    assert len({expected, following, *(environment.decisions.game.position() for environment in free)}) == 4


@pytest.mark.parametrize("reward", ["rank", "score", "scorings"])
@pytest.mark.parametrize(("players", "max_cycles"), [(2, None), (5, None), (3, 60)])
def test_rewards_and_infos_follow_from_the_last_scores(reward: str, players: int, max_cycles: int | None) -> None:
    """A stopped game pays the value of the cities, so a losing player gains nothing by stalling."""
    environment = new_game(players=players, reward=reward, max_cycles=max_cycles)
    story = play(environment, Random(1))
    total = [sum(step[2] for step in story if step[0] == agent) for agent in environment.possible_agents]
    game = environment.unwrapped.decisions.game
    scores = settled_scores(game) if max_cycles else game.scores
    assert total == pytest.approx(rank_shares(scores) if reward == "rank" else margins(scores))
    turns, last = story[:-players], story[-players:]
    if max_cycles:
        assert scores != game.scores
        assert len(turns) == players * max_cycles
    else:
        assert any(got for _, _, got, *_ in turns) == (reward == "scorings")
    assert not any(step[-2] is None or "scores" in step[-1] for step in turns)
    for _, _, _, terminated, truncated, choice, info in last:
        assert (terminated, truncated, choice) == (not max_cycles, bool(max_cycles), None)
        assert info["scores"].tolist() == list(scores)
        assert info["ranks"].tolist() == list(ranks(scores))
        assert info["winners"].tolist() == [score == max(scores) for score in scores]
    assert environment.agents == []


@pytest.mark.parametrize(
    "again", [lambda one: pickle.loads(pickle.dumps(one)), copy.deepcopy], ids=["pickle", "deepcopy"]
)
@pytest.mark.parametrize("make", [env, raw_env])
def test_copy_continues_the_same_game(make: Any, again: Any) -> None:
    environment = new_game(make, 3, players=3, modules=ALL_MODULES, tiles=2)
    play(environment, Random(3), 25)
    twin = again(environment)
    ours, theirs = ([step[:-1] for step in play(one, Random(4))] for one in (environment, twin))
    assert ours == theirs
    assert twin.agents == []


def test_reset_ignores_options_with_a_warning() -> None:
    with pytest.warns(UserWarning, match="reset has no options, so seat is ignored"):
        raw_env().reset(options={"seat": 1})


# Illegal indices


def illegal_index(environment: Any) -> int:
    return int(np.flatnonzero(environment.observe(environment.agent_selection)["action_mask"] == 0)[0])


@pytest.mark.parametrize("reward", ["rank", "score"])
def test_illegal_index_forfeits_and_opponents_share_the_stake(reward: str) -> None:
    environment = new_game(players=3, reward=reward)
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


def test_illegal_index_can_raise_and_change_nothing() -> None:
    environment = new_game(raw_env, players=3)
    before = environment.decisions.game.position()
    with pytest.raises(IllegalIndexError, match=r"cannot be chosen; there are 0 \(take\)"):
        environment.step(illegal_index(environment))
    with pytest.raises(IllegalIndexError, match="there is no index"):
        environment.step(ACTION_COUNT)
    with pytest.raises(ValueError, match=r"player_\d has to choose an index"):
        environment.step(None)
    assert environment.decisions.game.position() == before
    assert not any(environment.terminations.values())
    with pytest.raises(AssertionError, match="not in action space"):
        new_game(players=3).step(ACTION_COUNT)


def test_env_has_the_attributes_that_libraries_expect() -> None:
    environment = env(players=4)
    assert str(environment) == "nasrid_v0"
    assert environment.metadata["is_parallelizable"] is False
    assert not hasattr(adapter, "parallel_env")
    assert environment.possible_agents == ["player_0", "player_1", "player_2", "player_3"]


def test_info_counts_the_actions_outside_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    assert new_game(players=2).last()[4] == {"actions_outside_window": 0}
    monkeypatch.setattr("nasrid.envs.decisions.Decisions.actions_outside_window", property(lambda self: ("a", "b")))
    assert new_game(players=2).last()[4] == {"actions_outside_window": 2}


def test_documented_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(indented((DOCS / "environments.md").read_text(encoding="utf-8"), "## PettingZoo"), {})
    assert "player_0" in capsys.readouterr().out


def test_only_the_adapters_import_the_libraries() -> None:
    """The adapters, and modules that only they use, may import them."""
    named = re.compile(r"^\s*(from|import) (gymnasium|pettingzoo)", re.M)
    sources = Path(adapter.__file__).parents[1].rglob("*.py")
    users = [path.name for path in sources if named.search(path.read_text(encoding="utf-8"))]
    assert sorted(users) == ["gymnasium.py", "pettingzoo.py", "registration.py", "spaces.py", "vector.py"]
