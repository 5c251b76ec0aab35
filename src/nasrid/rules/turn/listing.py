"""Lists of actions at the cells of a board. They are listed over and over again, so each action is made once."""

from __future__ import annotations

from nasrid.rules.city.city import City
from nasrid.rules.city.grid import Grid
from nasrid.rules.containers import Computed
from nasrid.rules.pieces.components import Face
from nasrid.rules.table.actions import Action, Build, Remove, Swap

AtBits = Computed[int, Action]  # the action at each bit of a board


class _Actions:
    """All actions at the cells of one window, each table filled as it is needed."""

    __slots__ = ("builds", "removes", "swaps")

    def __init__(self, window: Grid) -> None:
        cell_of = window.cell_of
        self.removes: AtBits = Computed(lambda bit: Remove(cell_of[bit]))
        self.builds: Computed[Face, AtBits] = Computed(
            lambda face: Computed(lambda bit: Build(face.name, cell_of[bit]))
        )
        self.swaps: Computed[Face, AtBits] = Computed(lambda face: Computed(lambda bit: Swap(cell_of[bit], face.name)))


_ACTIONS: Computed[Grid, _Actions] = Computed(_Actions)


def builds(city: City, face: Face) -> list[Action]:
    found: list[Action] = []
    _add(found, city.buildable(face), _ACTIONS[city.grid].builds[face])
    return found


def redesigns(city: City, reserve: tuple[Face, ...]) -> list[Action]:
    """Build from the reserve, take out, exchange (CORE-REDES-01..03), each row by row."""
    actions = _ACTIONS[city.grid]
    faces = dict.fromkeys(reserve)
    found: list[Action] = []
    for face in faces:
        _add(found, city.buildable(face), actions.builds[face])
    _add(found, city.removable, actions.removes)
    for face in faces:
        _add(found, city.swappable(face), actions.swaps[face])
    return found


def _add(found: list[Action], board: int, actions: AtBits) -> None:
    while board:
        bit = board & -board
        found.append(actions[bit])
        board ^= bit
