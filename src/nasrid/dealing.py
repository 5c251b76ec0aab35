"""Seeded games for environments and matches, with all tiles or with few, and the split of a deal in datasets."""

from __future__ import annotations

from hashlib import sha256

from nasrid.rules.errors import OptionsError
from nasrid.rules.game import Game
from nasrid.rules.pieces.chance import Chance
from nasrid.rules.table.options import Options
from nasrid.rules.turn.setup import set_up

SPLITS = ("train", "validation", "test")  # of datasets


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


def split_of_deal(seed: int) -> str:
    """Return the split of a deal: 80% are for training, 10% for validation and 10% for the test.

    The split depends on the seed alone, so a deal is in the same split of every dataset.

    Args:
        seed: The seed of the deal.
    """
    digit = int.from_bytes(sha256(f"split {seed}".encode()).digest()[:8], "big") % 10
    return SPLITS[max(0, digit - 7)]
