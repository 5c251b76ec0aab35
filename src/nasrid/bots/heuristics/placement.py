"""The value of placing tiles in a city, and the loss of removing them."""

from __future__ import annotations

from typing import final

from nasrid.bots.heuristics.module_evaluation import evaluations_with_hook
from nasrid.bots.heuristics.outline import BestPlace
from nasrid.bots.heuristics.outlook import Outlook
from nasrid.bots.heuristics.rounding import rounded
from nasrid.rules.city.city import City
from nasrid.rules.city.grid import Cell
from nasrid.rules.pieces.components import Building, Face
from nasrid.rules.table.state import Tiles

AddedBuildings = dict[Building, tuple[int, int]]  # the count, and the highest Granada price


@final
class PlacementValue:
    """Evaluates placements for one seat."""

    def __init__(self, outlook: Outlook) -> None:
        state = outlook.state
        self.outlook = outlook
        self.player = state.players[outlook.seat]
        self.city = self.player.city
        self.unchanged = outlook.shape(self.city.plan)
        self._face_counters = evaluations_with_hook("extra_count", state.options)
        self._cell_counters = evaluations_with_hook("extra_count_at", state.options)

    def value_of_placing(self, faces: Tiles) -> float:
        """Return the value of the city with these tiles on their best cells."""
        if not faces:
            return self.unchanged
        if len(faces) > 1 or self._cell_counters:
            return self.value_of_placing_in(self.city, faces)
        (face,) = faces
        best = self._best_shape(self.city, face)
        if best is None:
            return self.unchanged + self.value_in_reserve(face)
        return best[0] + self.outlook.gain_of(face, self._count(face))

    def value_of_placing_in(self, city: City, faces: Tiles, added: AddedBuildings | None = None) -> float:
        """Return the value of a city with these tiles on their best cells. `added` is already built."""
        outlook = self.outlook
        added = added or {}
        kept = 0.0
        plan = city.plan
        last = len(faces) - 1
        for place, face in enumerate(faces):
            best = self.best_place(city, face)
            if best is None:
                kept += self.value_in_reserve(face)
                continue
            number, count = best
            added = add_count(added, face, count)
            if place == last:
                plan = city.plan.with_tile(face, number, city.is_first(face))
            else:  # the window of the city may grow
                city = city.build(face, city.grid.all_cells[number])
                plan = city.plan
        gained = 0.0
        for building, (count, dearest) in added.items():
            gained += outlook.gain(building, outlook.seat, count, dearest)
        return gained + kept + outlook.shape(plan)

    def best_place(self, city: City, face: Face) -> tuple[int, int] | None:
        """Return the best cell's number and the tile's count there, or None if the tile does not fit."""
        if not self._cell_counters:
            best = self._best_shape(city, face)
            return (best[1], self._count(face)) if best else None
        outlook, plan, is_first = self.outlook, city.plan, city.is_first(face)
        places = [(number, self.count_at(city, face, city.grid.all_cells[number])) for number in city.buildable(face)]
        worth = [
            rounded(outlook.gain_of(face, count) + outlook.shape(plan.with_tile(face, number, is_first)))
            for number, count in places
        ]
        return places[worth.index(max(worth))] if places else None

    def _best_shape(self, city: City, face: Face) -> BestPlace | None:
        return self.outlook.shapes.best_place(city.plan, face, city.is_first(face))

    def count_at(self, city: City, face: Face, cell: Cell) -> int:
        """Return for how many buildings the face counts on this cell, including the effect on modules."""
        count = self._count(face)
        for module in self._cell_counters:
            count += module.extra_count_at(city, face, cell)
        return count

    def _count(self, face: Face) -> int:
        """Return for how many buildings the face counts on any cell. A module's tile counts only by its hooks."""
        count = 0 if face.module else 1
        for module in self._face_counters:
            count += module.extra_count(self.player, face)
        return count

    def loss_at(self, cell: Cell) -> float:
        """Return the points that the seat loses if the tile on this cell moves to the reserve."""
        face, outlook = self.city.tiles[cell], self.outlook
        assert face.building
        if face.module:
            return outlook.loss(face.building, self.count_at(self.city, face, cell), 0)
        tiles = self.city.tiles.items()
        others = [other.price for place, other in tiles if place != cell and other.building == face.building]
        dearest = max(others, default=0) if face.tile_set else 0
        return outlook.loss(face.building, 1, dearest) * (1 - outlook.weights.reserve)

    def value_in_reserve(self, face: Face) -> float:
        """Return the value of a tile in the reserve. A module's tile has none: its value depends on the cell."""
        return 0.0 if face.module else self.outlook.weights.reserve * self.outlook.gain_of(face)


def add_count(added: AddedBuildings, face: Face, count: int) -> AddedBuildings:
    assert face.building
    before, dearest = added.get(face.building, (0, 0))
    return {**added, face.building: (before + count, max(dearest, face.price if face.is_granada else 0))}
