"""Lists of actions at the cells of a city. They are listed over and over again, so each action is made once."""

from __future__ import annotations

from typing import Any, Final, final

from nasrid.rules.city.city import City
from nasrid.rules.city.grid import Cell, Grid
from nasrid.rules.containers import distinct
from nasrid.rules.pieces.components import Face
from nasrid.rules.table.actions import Action, Build, Remove, Swap

MOST_FACES: Final = 1 << 12  # tiles whose actions are kept: whoever plays with their own boxes brings more and more


class _AtCells:
    """One action for every cell of a window, made when it is first listed."""

    __slots__ = ("_actions", "_cells")

    def __init__(self, window: Grid) -> None:
        self._cells = window.all_cells
        self._actions: list[Any] = [None] * len(self._cells)  # Any: the compiler need not ask each what it is

    def add(self, found: list[Action], numbers: list[int]) -> None:
        """Those at these cells."""
        for number in numbers:
            action = self._actions[number]
            if action is None:
                action = self._actions[number] = self.made(self._cells[number])
            found.append(action)

    def made(self, cell: Cell) -> Action:
        raise NotImplementedError


@final
class _Removes(_AtCells):
    __slots__ = ()

    def made(self, cell: Cell) -> Action:
        return Remove(cell)


@final
class _Builds(_AtCells):
    __slots__ = ("_tile",)

    def __init__(self, window: Grid, tile: str) -> None:
        super().__init__(window)
        self._tile = tile

    def made(self, cell: Cell) -> Action:
        return Build(self._tile, cell)


@final
class _Swaps(_AtCells):
    __slots__ = ("_tile",)

    def __init__(self, window: Grid, tile: str) -> None:
        super().__init__(window)
        self._tile = tile

    def made(self, cell: Cell) -> Action:
        return Swap(cell, self._tile)


@final
class _Actions:
    """All actions at the cells of one window."""

    __slots__ = ("_builds", "_swaps", "_window", "removes")

    def __init__(self, window: Grid) -> None:
        self._window = window
        self.removes = _Removes(window)
        self._builds: dict[Face, _Builds] = {}
        self._swaps: dict[Face, _Swaps] = {}

    def builds(self, face: Face) -> _Builds:
        builds = self._builds.get(face)
        if builds is None:
            if len(self._builds) >= MOST_FACES:
                self._builds.clear()
            builds = self._builds[face] = _Builds(self._window, face.name)
        return builds

    def swaps(self, face: Face) -> _Swaps:
        swaps = self._swaps.get(face)
        if swaps is None:
            if len(self._swaps) >= MOST_FACES:
                self._swaps.clear()
            swaps = self._swaps[face] = _Swaps(self._window, face.name)
        return swaps


_ACTIONS: Final[dict[int, _Actions]] = {}  # by the stride of their window


def _actions_in(window: Grid) -> _Actions:
    actions = _ACTIONS.get(window.stride)
    if actions is None:
        actions = _ACTIONS[window.stride] = _Actions(window)
    return actions


def list_builds(city: City, face: Face) -> list[Action]:
    found: list[Action] = []
    _actions_in(city.grid).builds(face).add(found, city.buildable(face))
    return found


def list_redesigns(city: City, reserve: tuple[Face, ...]) -> list[Action]:
    """Build from the reserve, take out, exchange (CORE-REDES-01..03), each row by row."""
    actions = _actions_in(city.grid)
    faces = distinct(reserve)
    found: list[Action] = []
    for face in faces:
        actions.builds(face).add(found, city.buildable(face))
    actions.removes.add(found, city.removable())
    for face in faces:
        actions.swaps(face).add(found, city.swappable(face))
    return found
