"""Information states: perfect recall, and no hidden information."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

import nasrid.envs.openspiel  # noqa: F401 (registers the game)
from nasrid.envs.space import ACTION_COUNT, describe_index
from nasrid.rules.modules.bonus import all_cards
from tests.envs.openspiel_helpers import SHORT_GAMES, moments, play_at_random


@pytest.mark.parametrize("name", SHORT_GAMES)
def test_information_state_has_perfect_recall(name: str) -> None:
    """The text of a seat only grows, and its choices can be read from it."""
    game = pyspiel.load_game(name)
    players = range(game.num_players())
    seen = [""] * len(players)
    for number, state in enumerate(moments(game, seed=4)):
        for player in players:
            now = state.information_state_string(player)
            assert now.startswith(seen[player])
            seen[player] = now
        if number % 20 == 0 or state.is_terminal():
            history = state.full_history()
            for player in players:
                chosen = [describe_index(one.action) for one in history if one.player == player]
                assert re.findall(r"^you choose (.*)$", seen[player], re.MULTILINE) == chosen


BONUS_GAME = "nasrid(players=2,tiles=6,modules=bonus,ask_everyone=True)"


def _with_other_bonus_cards(game: Any) -> Iterator[tuple[Any, Any]]:
    """Yield two games that differ only in the bonus cards of seat 1, which never reveals one."""
    random = Random(6)
    one, other = game.new_initial_state(), game.new_initial_state()
    bonus = set(all_cards(game.config.options.components))
    dealt: list[int] = []
    while not one.is_terminal():
        yield one, other
        action = _chosen(one, random)
        twins_action = action
        if one.is_chance_node() and bonus.issuperset(map(game.config.outcomes.__getitem__, one.legal_actions())):
            dealt.append(action)
            if len(dealt) > 3:  # the second hand, dealt from the other end of the rest in one of the games
                twins_action = [card for card in other.legal_actions() if card not in dealt][-1]
                action = min(card for card in one.legal_actions() if card not in other.history())
                dealt[-1] = action
        one.apply_action(action)
        other.apply_action(twins_action)


def _chosen(state: Any, random: Random) -> int:
    actions = state.legal_actions()
    if state.current_player() == 1:
        actions = [action for action in actions if describe_index(action) != "reveal"]
    chosen: int = random.choice(actions)
    return chosen


def test_states_that_differ_only_in_secrets_look_the_same() -> None:
    """So all states of an information set have the same legal actions."""
    game = pyspiel.load_game(BONUS_GAME)
    private = make_observation(
        game, pyspiel.IIGObservationType(False, False, pyspiel.PrivateInfoType.SINGLE_PLAYER), None
    )
    compared = 0
    for one, other in _with_other_bonus_cards(game):
        assert one.current_player() == other.current_player()
        assert one.information_state_string(0) == other.information_state_string(0)
        assert one.observation_string(0) == other.observation_string(0)
        assert np.array_equal(one.observation_tensor(0), other.observation_tensor(0))
        assert np.array_equal(one.information_state_tensor(0), other.information_state_tensor(0))
        if one.current_player() == 0:
            assert one.legal_actions() == other.legal_actions()
        if one.current_player() >= 0:
            assert one.information_state_string(1) != other.information_state_string(1)
            assert private.string_from(one, 1) != private.string_from(other, 1)
            assert private.string_from(one, 0) == private.string_from(other, 0)
            compared += 1
    assert compared > 50


def test_opponents_do_not_see_an_unfinished_choice() -> None:
    game = pyspiel.load_game(SHORT_GAMES[0])
    within = 0
    for state in moments(game, seed=7):
        table = state.table
        if table.seat is not None and table.decisions.prefix:
            within += 1
            opponent = 1 - table.seat
            assert f"chosen: {describe_index(table.decisions.prefix[0])}" in state.observation_string(table.seat)
            assert state.observation_string(opponent).endswith("chosen: ")
            assert not state.observation_tensor(opponent)[:ACTION_COUNT].any()
    assert within > 10


def test_observer_names_its_pieces() -> None:
    game = pyspiel.load_game(SHORT_GAMES[3])
    observation = make_observation(game)
    state = game.new_initial_state()
    observation.set_from(state, 0)
    assert not observation.tensor.any()
    assert observation.string_from(state, 0) == "the table is being set up"
    state = next(state for state in moments(game) if state.is_player_node())
    observation.set_from(state, 2)
    encoder = game.config.encoder
    assert {name: part.shape for name, part in observation.dict.items()} == {
        piece.name: piece.shape for piece in encoder.pieces
    }
    assert np.array_equal(observation.tensor, state.observation_tensor(2))
    assert np.shares_memory(observation.dict["site"], observation.tensor)
    assert observation.dict["hands"].any()


@pytest.mark.parametrize("name", SHORT_GAMES)
def test_information_state_tensor_counts_the_choices(name: str) -> None:
    game = pyspiel.load_game(name)
    observation = make_observation(game, INFO_STATE_OBS_TYPE)
    players = range(game.num_players())
    for number, state in enumerate(moments(game, seed=5)):
        table = state.table
        if number > 60 and state.is_player_node() and table.decisions.prefix:
            break
    history = [one for one in state.full_history() if one.player >= 0]
    whole = history[: len(history) - len(table.decisions.prefix)]
    for player in players:
        observation.set_from(state, player)
        assert np.array_equal(observation.tensor, state.information_state_tensor(player))
        assert observation.tensor.size == game.information_state_tensor_size()
        for seat in players:
            chosen = [one.action for one in whole if one.player == (player + seat) % len(players)]
            counted = observation.dict["chosen_before"][seat] * 10
            assert counted == pytest.approx(np.bincount(chosen, minlength=ACTION_COUNT))


@pytest.mark.parametrize("name", [*SHORT_GAMES, BONUS_GAME, BONUS_GAME.replace("bonus", "bonus+huts,chance=seed")])
def test_resampled_state_looks_the_same_to_the_player(name: str) -> None:
    """Everything that the player sees is equal, secrets differ, and the game can be played to its end."""
    game = pyspiel.load_game(name)
    random, secrets = Random(8), set()
    for number, state in enumerate(moments(game, seed=8)):
        if number % 15:
            continue
        for player in range(game.num_players()):
            twin = state.resample_from_infostate(player, random.random)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert np.array_equal(twin.information_state_tensor(player), state.information_state_tensor(player))
            assert twin.current_player() == state.current_player()
            if state.current_player() == player:
                assert twin.legal_actions() == state.legal_actions()
            if player == 0:
                secrets.add(twin.information_state_string(1).removeprefix(state.information_state_string(1)))
    if "bonus" in name:
        assert len(secrets) > 1
    twin = state.clone() if state.is_terminal() else twin
    while not twin.is_terminal():
        play_at_random(twin, random)
    assert sum(twin.returns()) == pytest.approx(0)


def test_supported_observation_types() -> None:
    game = pyspiel.load_game(SHORT_GAMES[0])
    public = make_observation(game, pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE))
    assert public.tensor is None
    everything = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS)
    assert make_observation(game, everything) is None
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": "red"})
