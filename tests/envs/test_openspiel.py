"""The OpenSpiel game under OpenSpiel's own tests."""

from __future__ import annotations

import pickle
import re
from hashlib import sha256
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts

import nasrid.envs.openspiel  # noqa: F401 (registers the game)
from nasrid.envs.decisions import IllegalIndexError
from nasrid.envs.rewards import margins, max_points, settled_scores
from nasrid.envs.space import ACTION_COUNT
from nasrid.rules.errors import OptionsError
from tests.envs.openspiel_helpers import SHORT_GAMES, moments, play_at_random
from tests.test_readme import DOCS, indented

# OpenSpiel's own tests


@pytest.mark.parametrize("name", [*SHORT_GAMES, "nasrid(players=2)"])
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", SHORT_GAMES)
def test_rl_environment_plays_a_whole_episode(name: str) -> None:
    game = pyspiel.load_game(name)
    environment = rl_environment.Environment(game, enable_legality_check=True)
    environment.seed(1)
    random = Random(1)
    step = environment.reset()
    earned = np.zeros(game.num_players())
    while not step.last():
        seat = step.observations["current_player"]
        assert environment.get_state.last_info == {"actions_outside_window": 0}
        assert len(step.observations["info_state"][seat]) == game.information_state_tensor_size()
        step = environment.step([random.choice(step.observations["legal_actions"][seat])])
        earned += step.rewards
    assert earned == pytest.approx(environment.get_state.returns())
    assert sum(earned) == pytest.approx(0)


@pytest.fixture
def playthroughs() -> ModuleType:
    """Import the module on demand.

    It loads half of SciPy, which takes seconds, even for processes that only collect tests.
    """
    return import_module("open_spiel.python.algorithms.generate_playthrough")


def _digest(tensor: Any, name: str) -> list[str]:
    return [f"{name} = {sha256(tensor.tobytes()).hexdigest()}"]


@pytest.mark.parametrize("name", SHORT_GAMES)
def test_playthroughs_are_equal(name: str, playthroughs: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second playthrough follows the text of the first, so the text is as good as numbers.

    OpenSpiel writes arrays number by number, which takes a minute per game, so a digest replaces them.
    """
    monkeypatch.setattr(playthroughs, "_format_tensor", _digest)
    first, second = (playthroughs.playthrough(name, None, seed=5) for _ in range(2))
    assert first == second
    words = re.findall(r'^# Apply action "(.*)"$', first, re.MULTILINE)
    assert len(words) > 20
    assert playthroughs.playthrough(name, words, seed=6) == first


def test_playthroughs_are_equal_with_every_number(playthroughs: ModuleType) -> None:
    name = "nasrid(players=2,chance=seed,max_game_length=3)"
    first, second = (playthroughs.playthrough(name, None, seed=5) for _ in range(2))
    assert first == second
    assert "ObservationTensor(0).site = [" in first


@pytest.mark.parametrize("name", SHORT_GAMES)
def test_states_can_be_cloned_and_serialised(name: str) -> None:
    game = pyspiel.load_game(name)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    random = Random(2)
    for number, state in enumerate(moments(game, seed=2)):
        if number % 10 == 0 and not state.is_terminal():
            other_game, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
            assert str(other_game) == str(game)
            twins = [state.clone(), read, game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state))]
            before, choice = str(state), random.randrange(1000)
            for twin in twins:
                assert str(twin) == before
                assert twin.history() == state.history()
                play_at_random(twin, Random(choice))
            assert str(state) == before
            assert len({str(twin) for twin in twins}) == 1
            assert len({twin.information_state_string(0) for twin in twins}) == 1


# The game


def test_game_type_and_sizes() -> None:
    game = pyspiel.load_game("nasrid", {"game": "alhambra", "players": 2, "modules": "vizier,huts", "reward": "rank"})
    assert game.config.options.modules == {"vizier", "huts"}
    assert game.num_players() == 2
    assert game.num_distinct_actions() == ACTION_COUNT
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1, 1, 0)
    assert pyspiel.load_game(str(game)).config.options == game.config.options
    assert pyspiel.load_game("nasrid(players=3,game=granada)").config.options.game == "granada"
    youngest = pyspiel.load_game("nasrid(players=2,start_tiebreak=youngest,age_ranks=2/1)")
    assert youngest.config.options.age_ranks == (2, 1)


@pytest.mark.parametrize(
    ("parameters", "message"),
    [
        ({"modules": "camels"}, "no module 'camels'"),
        ({"players": 7}, "players must be one of"),
        ({"reward": "gold"}, "reward must be one of"),
        ({"chance": "dice"}, "chance must be one of explicit, seed"),
        ({"max_game_length": 0}, "max_game_length must be at least 1"),
        ({"tiles": -1}, "tiles must be 0 for all"),
        ({"age_ranks": "old"}, "age_ranks must be numbers"),
    ],
)
def test_wrong_parameter_is_named(parameters: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionsError, match=message):
        pyspiel.load_game("nasrid", parameters)


def test_illegal_action_raises_and_changes_nothing() -> None:
    game = pyspiel.load_game(SHORT_GAMES[0])
    state = game.new_initial_state()
    with pytest.raises(IllegalIndexError, match=r"0 \(y1\) cannot be drawn; there are 44 \(pavilion2NEW\)"):
        state.apply_action(0)
    state = next(state for state in moments(game) if state.is_player_node())
    before = str(state), state.information_state_string(0), state.information_state_string(1)
    with pytest.raises(IllegalIndexError, match=r"7 \(end\) cannot be chosen"):
        state.apply_action(7)
    assert (str(state), state.information_state_string(0), state.information_state_string(1)) == before


def test_game_stops_at_its_maximum_length() -> None:
    game = pyspiel.load_game("nasrid(players=3,max_game_length=60,reward=score)")
    last = list(moments(game))[-1]
    assert sum(one.player >= 0 for one in last.full_history()) == 60
    stopped = last.table.decisions.game
    assert last.returns() == list(margins(settled_scores(stopped)))
    assert settled_scores(stopped) != stopped.scores  # as if the third scoring had taken place


@pytest.mark.parametrize("name", SHORT_GAMES)
def test_rewards_stay_within_the_bounds(name: str) -> None:
    game = pyspiel.load_game(name)
    last = list(moments(game, seed=9))[-1]
    players = [one.player for one in last.full_history()]
    assert sum(player < 0 for player in players) <= game.max_chance_nodes_in_history()
    assert sum(player >= 0 for player in players) <= game.max_game_length()
    assert max(last.table.decisions.game.scores) <= max_points(game.config.options)
    assert game.min_utility() <= min(last.returns())
    assert max(last.returns()) <= game.max_utility()


def test_rewards_at_scorings_add_up() -> None:
    game = pyspiel.load_game("nasrid(players=3,reward=scorings,force_missed_scorings=True,tiles=3,chance=seed)")
    paid, last = 0, None
    total = np.zeros(3)
    for state in moments(game, seed=1):
        total += state.rewards()
        paid += any(state.rewards())
        last = state
    assert paid == 2
    assert last is not None
    assert total == pytest.approx(last.returns())


# Search


def test_mcts_beats_random() -> None:
    game = pyspiel.load_game("nasrid(players=2,tiles=2)")
    random = np.random.RandomState(7)
    bot = mcts.MCTSBot(game, 1.4, 8, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    won = 0.0
    for number in range(4):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choice(outcomes, p=odds))
            elif state.current_player() == number % 2:
                action = bot.step(state)
                assert action in state.legal_actions()
                state.apply_action(action)
            else:
                state.apply_action(random.choice(state.legal_actions()))
        won += state.returns()[number % 2]
    assert won > 0


@pytest.mark.parametrize(
    ("page", "heading"),
    [
        ("environments.md", "## OpenSpiel"),
        ("rl-tutorials.md", "## Monte Carlo tree search"),
        ("rl-tutorials.md", "## Information set MCTS"),
    ],
)
def test_documented_example_runs(page: str, heading: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(indented((DOCS / page).read_text(encoding="utf-8"), heading), {})
    assert ("returns:" in capsys.readouterr().out) is (page == "rl-tutorials.md")
