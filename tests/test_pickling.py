"""Everything that the engine returns can be copied and pickled, compiled or not."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from nasrid import Game, Options
from nasrid.rules.table.scoring import DIRK
from tests.properties.play import choose

OPTIONS = Options.of(game="combined", players=2, modules=["vizier", "exchange", "bonus", "huts"])
COPY_METHODS = pytest.mark.parametrize(
    "again", [lambda one: pickle.loads(pickle.dumps(one)), copy.deepcopy], ids=["pickle", "deepcopy"]
)


def played() -> Game:
    """Return a game after its second scoring."""
    game, random = Game.new(OPTIONS, 3), Random(3)
    while len(game.sheets) < 2:
        game.apply(choose(game.legal_actions(), random))
    return game


@COPY_METHODS
def test_copied_game_continues_like_the_original(again: Callable[[Any], Any]) -> None:
    game = played()
    twin, random = again(game), Random(4)
    while not game.is_over:
        assert twin.position() == game.position()
        assert twin.legal_actions() == game.legal_actions()
        action = choose(game.legal_actions(), random)
        assert twin.apply(action) == game.apply(action)
    assert twin.record() == game.record()
    assert twin.sheets == game.sheets


@COPY_METHODS
def test_returned_objects_equal_their_copies(again: Callable[[Any], Any]) -> None:
    game = played()
    assert game.seat is not None
    view = game.view(game.seat)
    values = [
        view,
        view.players[0].city,
        game.state.players[0].hand,
        game.state.agenda,
        list(game.setup_events),
        game.legal_actions(),
        game.sheets,
        game.standing(0),
        game.standing(DIRK),
        game.next_scoring(),
        game.options.components,
    ]
    for value in values:
        assert again(value) == value
