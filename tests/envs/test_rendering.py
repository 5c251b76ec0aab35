"""Tables as texts and pictures. The environments' own tests also render."""

from __future__ import annotations

import re
import sys
from random import Random

import numpy as np
import pytest

from nasrid.envs.pettingzoo import raw_env
from nasrid.rules.pieces.components import TileSet, get_face
from nasrid.rules.table.state import STEPS
from nasrid.rules.turn.act import TakeActions
from tests.envs.tables import ALL_MODULES
from tests.envs.test_pettingzoo import new_game, play


@pytest.mark.parametrize(("players", "shape"), [(2, (580, 996, 3)), (3, (580, 1488, 3)), (6, (992, 1488, 3))])
def test_all_pictures_of_a_table_have_one_size(players: int, shape: tuple[int, ...]) -> None:
    environment = new_game(players=players, game="combined", modules=ALL_MODULES, render_mode="rgb_array")
    random, shown = Random(1), []
    for _ in range(4):
        shown.append(environment.render())
        play(environment, random, 100)
    assert {picture.shape for picture in shown} == {shape}
    assert {picture.dtype for picture in shown} == {np.dtype(np.uint8)}
    assert not np.array_equal(shown[0], shown[-1])


def test_finished_game_can_be_rendered(capsys: pytest.CaptureFixture[str]) -> None:
    environment = new_game(players=2, render_mode="rgb_array")
    play(environment, Random(1))
    assert environment.render().any()
    raw = environment.unwrapped
    raw.render_mode = "human"
    assert raw.render() is None
    winner = raw.decisions.game.winners[0]
    assert f"player_{winner} won" in capsys.readouterr().out


def test_render_without_a_mode_only_warns() -> None:
    environment = new_game(players=2)
    with pytest.warns(UserWarning, match="shows nothing without a render_mode"):
        assert environment.render() is None


def test_missing_pillow_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    environment = new_game(players=2, render_mode="rgb_array")
    monkeypatch.delitem(sys.modules, "nasrid.envs.picture", raising=False)
    monkeypatch.setitem(sys.modules, "PIL", None)
    with pytest.raises(ImportError, match=re.escape('pip install "nasrid[gymnasium]"')):
        environment.render()


def test_data_of_an_unknown_module_is_shown_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    environment = new_game(raw_env, players=2, render_mode="ansi")
    monkeypatch.setitem(STEPS.names, TakeActions, "well_round")
    state = environment.decisions.game.state
    state.display = ("well", "y1")
    state.players[0].unplaced = (get_face("well-north", TileSet.ALHAMBRA, None, 0, 1, "wells"),)
    shown = environment.render()
    assert f"{environment.agent_selection}’s turn (well round)" in shown
    assert "Money: well, 1 florin" in shown
    assert "Bought: well-north (wall N)" in shown
    environment.render_mode = "rgb_array"
    assert environment.render().any()
