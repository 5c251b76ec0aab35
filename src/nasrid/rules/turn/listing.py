"""Lists of actions at the cells of a city. Actions are created once, because they are listed repeatedly."""

from __future__ import annotations

from typing import Any, Final, final

from nasrid.rules.city.city import City
from nasrid.rules.city.grid import Cell, Grid
from nasrid.rules.containers import distinct
from nasrid.rules.pieces.components import Face
from nasrid.rules.table.actions import Action, Build, Remove, Swap

FACE_CACHE_SIZE: Final = 1 << 12  # bounded, because custom lists of components add tiles


class _CellActions:
    """One action per cell of a window, created when it is first listed."""

    __slots__ = ("_actions", "_cells")

    def __init__(self, window: Grid) -> None:
        self._cells = window.all_cells
        self._actions: list[Any] = [None] * len(self._cells)  # Any spares a type check per element

    def append_to(self, actions: list[Action], indices: list[int]) -> None:
        """Append the actions at these cells."""
        for index in indices:
            action = self._actions[index]
            if action is None:
                action = self._actions[index] = self.make_action(self._cells[index])
            actions.append(action)

    def make_action(self, cell: Cell) -> Action:
        raise NotImplementedError


@final
class _Removes(_CellActions):
    __slots__ = ()

    def make_action(self, cell: Cell) -> Action:
        return Remove(cell)


@final
class _Builds(_CellActions):
    __slots__ = ("_tile",)

    def __init__(self, window: Grid, tile: str) -> None:
        super().__init__(window)
        self._tile = tile

    def make_action(self, cell: Cell) -> Action:
        return Build(self._tile, cell)


@final
class _Swaps(_CellActions):
    __slots__ = ("_tile",)

    def __init__(self, window: Grid, tile: str) -> None:
        super().__init__(window)
        self._tile = tile

    def make_action(self, cell: Cell) -> Action:
        return Swap(cell, self._tile)


@final
class _WindowActions:
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
            if len(self._builds) >= FACE_CACHE_SIZE:
                self._builds.clear()
            builds = self._builds[face] = _Builds(self._window, face.name)
        return builds

    def swaps(self, face: Face) -> _Swaps:
        swaps = self._swaps.get(face)
        if swaps is None:
            if len(self._swaps) >= FACE_CACHE_SIZE:
                self._swaps.clear()
            swaps = self._swaps[face] = _Swaps(self._window, face.name)
        return swaps


_ACTIONS_BY_STRIDE: Final[dict[int, _WindowActions]] = {}


def _actions_of_window(window: Grid) -> _WindowActions:
    actions = _ACTIONS_BY_STRIDE.get(window.stride)
    if actions is None:
        actions = _ACTIONS_BY_STRIDE[window.stride] = _WindowActions(window)
    return actions


def list_builds(city: City, face: Face) -> list[Action]:
    builds: list[Action] = []
    _actions_of_window(city.grid).builds(face).append_to(builds, city.buildable(face))
    return builds


def list_redesigns(city: City, reserve: tuple[Face, ...]) -> list[Action]:
    """Return all redesigns: builds from the reserve, removals and swaps (CORE-REDES-01..03), each row by row."""
    actions = _actions_of_window(city.grid)
    faces = distinct(reserve)
    redesigns: list[Action] = []
    for face in faces:
        actions.builds(face).append_to(redesigns, city.buildable(face))
    actions.removes.append_to(redesigns, city.removable())
    for face in faces:
        actions.swaps(face).append_to(redesigns, city.swappable(face))
    return redesigns
