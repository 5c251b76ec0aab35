"""Games of a seed for environments and matches: with all tiles, or short ones with few of them."""

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
    """The engine's game of a seed. With `tiles` it is short: after the setup each bag has at most so many, and nobody
    knows which ones are out of the game."""
    if not tiles:
        return Game.new(options, seed)
    state = set_up(options, Chance.from_seed(seed))
    state.bags = (state.bags[0][-tiles:], state.bags[1][-tiles:])
    return Game(state)
