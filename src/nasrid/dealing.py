"""Seeded games for environments and matches, with all tiles or with few."""

from __future__ import annotations

from nasrid.rules.errors import OptionsError
from nasrid.rules.game import Game
from nasrid.rules.pieces.chance import Chance
from nasrid.rules.table.options import Options
from nasrid.rules.turn.setup import set_up


def checked_tiles(tiles: int) -> int:
    if type(tiles) is not int or tiles < 0:
        raise OptionsError(f"tiles must be 0 for all or a number of tiles, not {tiles!r}")
    return tiles


def deal(options: Options, seed: int, tiles: int = 0) -> Game:
    """Return the engine's game for a seed.

    Args:
        options: The options of the table.
        seed: The seed of the game.
        tiles: For short games, the maximum number of tiles in each bag after the setup; 0 for all. The removed tiles
            are unknown to all players.
    """
    if not tiles:
        return Game.new(options, seed)
    state = set_up(options, Chance.from_seed(seed))
    state.bags = (state.bags[0][-tiles:], state.bags[1][-tiles:])
    return Game(state)
