"""Dirk's draws from the bags (DUO-03, DUO-07..09, AMB-I1..I4, AMB-K21)."""

from __future__ import annotations

from typing import Final

from nasrid.rules.pieces.components import Kind
from nasrid.rules.table.events import DirkDrew
from nasrid.rules.table.state import State

GRANT: Final = 6


def draw_at_start(state: State) -> None:
    _draw(state, _grant(state))


def draw_after_scoring(state: State, scoring: int) -> None:
    if scoring == 1:
        _draw(state, _grant(state))
    elif scoring == 2:
        _draw(state, _thirds(state))


def _grant(state: State) -> dict[Kind, int]:
    kinds = state.options.kinds
    if _splits(state):
        return _split(state, GRANT)
    return dict.fromkeys(kinds, GRANT)


def _thirds(state: State) -> dict[Kind, int]:
    sizes = {kind: len(state.bags[kind]) for kind in state.options.kinds}
    if _splits(state):
        return _split(state, sum(sizes.values()) // 3)
    return {kind: size // 3 for kind, size in sizes.items()}


def _splits(state: State) -> bool:
    return len(state.options.kinds) == 2 and state.options.combo_dirk == "split"


def _split(state: State, count: int) -> dict[Kind, int]:
    """Half from each bag, an odd one from the Alhambra's; what one bag lacks comes from the other."""
    sizes = [len(bag) for bag in state.bags]
    granada = min(count // 2, sizes[Kind.GRANADA])
    alhambra = min(count - granada, sizes[Kind.ALHAMBRA])
    return {Kind.ALHAMBRA: alhambra, Kind.GRANADA: min(count - alhambra, sizes[Kind.GRANADA])}


def _draw(state: State, counts: dict[Kind, int]) -> None:
    """A bag with too few tiles gives all it has (AMB-I1)."""
    if state.dirk is None:
        return
    drawn = [state.draw_tile(kind) for kind, count in counts.items() for _ in range(count)]
    tiles = tuple(face for face in drawn if face is not None)
    if tiles:
        state.dirk.tiles += tiles
        state.emit(DirkDrew(tuple(face.name for face in tiles)))
