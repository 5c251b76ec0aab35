"""Dirk's draws from the bags (DUO-03, DUO-07..09, AMB-I1..I4, AMB-K21)."""

from __future__ import annotations

from typing import Final

from nasrid.rules.pieces.components import TileSet
from nasrid.rules.table.events import DirkDrew
from nasrid.rules.table.state import State

TILES_PER_DRAW: Final = 6


def draw_regular(state: State) -> None:
    """Draw Dirk's tiles at the start and after the first scoring."""
    _draw(state, dict.fromkeys(state.options.tile_sets, TILES_PER_DRAW), TILES_PER_DRAW)


def draw_last(state: State) -> None:
    """Draw a third of the tiles after the second scoring."""
    sizes = {tile_set: len(state.bags[tile_set]) for tile_set in state.options.tile_sets}
    _draw(state, {tile_set: size // 3 for tile_set, size in sizes.items()}, sum(sizes.values()) // 3)


def _draw(state: State, counts: dict[TileSet, int], split_count: int) -> None:
    """Draw `counts` tiles from the bags, or `split_count` from both together. A bag with too few gives all (AMB-I1)."""
    if state.dirk is None:
        return
    if len(counts) == 2 and state.options.combo_dirk == "split":
        counts = _split_between_bags(state, split_count)
    drawn = [state.draw_tile(tile_set) for tile_set, count in counts.items() for _ in range(count)]
    tiles = tuple(face for face in drawn if face is not None)
    if tiles:
        state.dirk.tiles += tiles
        state.emit(DirkDrew(tuple(face.name for face in tiles)))


def _split_between_bags(state: State, count: int) -> dict[TileSet, int]:
    """Return half of the tiles for each bag. The Alhambra bag gives an odd one; each bag makes up for the other."""
    sizes = [len(bag) for bag in state.bags]
    granada = min(count // 2, sizes[TileSet.GRANADA])
    alhambra = min(count - granada, sizes[TileSet.ALHAMBRA])
    return {TileSet.ALHAMBRA: alhambra, TileSet.GRANADA: min(count - alhambra, sizes[TileSet.GRANADA])}
