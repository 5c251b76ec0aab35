"""Trying tiles before they are bought."""

from __future__ import annotations

from random import Random

import pytest

from nasrid.rules.errors import IllegalActionError
from nasrid.rules.game import Game
from nasrid.rules.table.actions import Build
from nasrid.rules.table.options import Options
from nasrid.rules.what_if import legal_cells, standing_if_built


@pytest.mark.parametrize("name", ["alhambra", "granada", "combined"])
def test_trying_a_tile_matches_building_it_after_the_purchase(name: str) -> None:
    rng = Random(4)
    game = Game.new(Options(game=name, players=3), 4)
    compared = 0
    while not game.is_over and compared < 12:
        seat = game.seat
        assert seat is not None
        actions = game.legal_actions()
        if game.step == "place":
            for tile in {action.tile for action in actions if isinstance(action, Build)}:
                builds = [action for action in actions if isinstance(action, Build) and action.tile == tile]
                before = game.position()
                assert set(legal_cells(game, seat, tile)) == {build.cell for build in builds}
                for build in builds[:2]:
                    assert standing_if_built(game, seat, tile, build.cell) == game.standing(seat, build)
                with pytest.raises(IllegalActionError, match=r"BUILD"):
                    standing_if_built(game, seat, tile, (0, 0))
                assert game.position() == before
                compared += 1
        game.apply(rng.choice(actions))
    assert compared
