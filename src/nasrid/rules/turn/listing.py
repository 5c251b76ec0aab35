"""Lists of actions at the cells of a city. Actions are created once, because they are listed repeatedly."""

from __future__ import annotations

from typing import Any, Final, final

from nasrid.rules.city.city import City
from nasrid.rules.city.grid import Cell, Grid
from nasrid.rules.containers import distinct
from nasrid.rules.pieces.components import Face
from nasrid.rules.table.actions import Action, Build, Remove, Swap

FACE_CACHE_SIZE: Final = 1 << 12  # bounded, because custom lists of components add tiles


@final
class _CellActions:
    """One action per cell of a window, created when it is first listed."""

    def __init__(self, window: Grid, action_type: type[Build | Remove | Swap], tile: str = "") -> None:
        self._cells = window.all_cells
        self._action_type = action_type
        self._tile = tile
        self._actions: list[Any] = [None] * len(self._cells)  # Any spares a type check per element

    def append_to(self, actions: list[Action], indices: list[int]) -> None:
        """Append the actions at these cells."""
        for index in indices:
            action = self._actions[index]
            if action is None:
                action = self._actions[index] = self._make_action(self._cells[index])
            actions.append(action)

    def _make_action(self, cell: Cell) -> Action:
        if self._action_type is Build:
            return Build(self._tile, cell)
        return Swap(cell, self._tile) if self._action_type is Swap else Remove(cell)


@final
class _WindowActions:
    """All actions at the cells of one window."""

    def __init__(self, window: Grid) -> None:
        self._window = window
        self.removes = _CellActions(window, Remove)
        self._builds: dict[Face, _CellActions] = {}
        self._swaps: dict[Face, _CellActions] = {}

    def builds(self, face: Face) -> _CellActions:
        builds = self._builds.get(face)
        return self._add(self._builds, face, Build) if builds is None else builds

    def swaps(self, face: Face) -> _CellActions:
        swaps = self._swaps.get(face)
        return self._add(self._swaps, face, Swap) if swaps is None else swaps

    def _add(self, cache: dict[Face, _CellActions], face: Face, action_type: type[Build | Swap]) -> _CellActions:
        if len(cache) >= FACE_CACHE_SIZE:
            cache.clear()
        actions = cache[face] = _CellActions(self._window, action_type, face.name)
        return actions


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
