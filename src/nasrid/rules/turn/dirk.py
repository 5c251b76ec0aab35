"""Dirk's draws from the bags (DUO-03, DUO-07..09, AMB-I1..I4, AMB-K21)."""

from __future__ import annotations

from typing import Final

from nasrid.rules.pieces.components import TileSet
from nasrid.rules.table.events import DirkDrew
from nasrid.rules.table.state import State

TILES_PER_DRAW: Final = 6


def draw_at_start(state: State) -> None:
    _draw(state, _count_regular_draw(state))


def draw_after_scoring(state: State, scoring: int) -> None:
    if scoring == 1:
        _draw(state, _count_regular_draw(state))
    elif scoring == 2:
        _draw(state, _count_last_draw(state))


def _count_regular_draw(state: State) -> dict[TileSet, int]:
    tile_sets = state.options.tile_sets
    if _is_split(state):
        return _split_between_bags(state, TILES_PER_DRAW)
    return dict.fromkeys(tile_sets, TILES_PER_DRAW)


def _count_last_draw(state: State) -> dict[TileSet, int]:
    sizes = {tile_set: len(state.bags[tile_set]) for tile_set in state.options.tile_sets}
    if _is_split(state):
        return _split_between_bags(state, sum(sizes.values()) // 3)
    return {tile_set: size // 3 for tile_set, size in sizes.items()}


def _is_split(state: State) -> bool:
    return len(state.options.tile_sets) == 2 and state.options.combo_dirk == "split"


def _split_between_bags(state: State, count: int) -> dict[TileSet, int]:
    """Return half of the tiles for each bag. The Alhambra bag gives an odd one; each bag makes up for the other."""
    sizes = [len(bag) for bag in state.bags]
    granada = min(count // 2, sizes[TileSet.GRANADA])
    alhambra = min(count - granada, sizes[TileSet.ALHAMBRA])
    return {TileSet.ALHAMBRA: alhambra, TileSet.GRANADA: min(count - alhambra, sizes[TileSet.GRANADA])}


def _draw(state: State, counts: dict[TileSet, int]) -> None:
    """Draw tiles for Dirk. A bag with too few tiles gives all it has (AMB-I1)."""
    if state.dirk is None:
        return
    drawn = [state.draw_tile(tile_set) for tile_set, count in counts.items() for _ in range(count)]
    tiles = tuple(face for face in drawn if face is not None)
    if tiles:
        state.dirk.tiles += tiles
        state.emit(DirkDrew(tuple(face.name for face in tiles)))
