"""What tiles do for a seat's city: where each does best, and what it means when one leaves."""

from __future__ import annotations

from nasrid.bots.outline import Outline, best_place
from nasrid.bots.outlook import Outlook
from nasrid.bots.weights import Weights
from nasrid.rules.city import City
from nasrid.rules.components import Building, Face
from nasrid.rules.grid import Cell, bits, neighbour
from nasrid.rules.modules.huts import HIGHEST_VALUE, hut_value
from nasrid.rules.state import State, Tiles

Added = dict[Building, tuple[int, int]]  # further buildings of the seat: how many, and the dearest of Granada's


class Settling(Outlook):
    """The outlook of a seat that has tiles to place."""

    def __init__(self, state: State, seat: int, weights: Weights) -> None:
        super().__init__(state, seat, weights)
        self.player = state.players[seat]
        self.city = self.player.city
        self.faces = state.options.components.faces
        self.has_huts = "huts" in state.options.modules
        self.outline = Outline.of(self.city)
        self.unchanged = self.shape(self.outline)

    def settle(self, faces: Tiles) -> float:
        """The city with these tiles, each placed where it does best."""
        if not faces:
            return self.unchanged
        if len(faces) > 1 or self.has_huts:
            return self.settle_in(self.city, faces)
        (face,) = faces
        board = self.city.buildable(face)
        if not board:
            return self.unchanged + self.in_reserve(face)
        value, _ = best_place(self.outline, face, board, self.edge, self.cell)
        return value + self.gain_of(face, self._count(face))

    def settle_in(self, city: City, faces: Tiles, added: Added | None = None) -> float:
        """That city with these tiles; `added` has been built already."""
        added = added or {}
        kept = 0.0
        outline = Outline.of(city)
        for number, face in enumerate(faces):
            board = city.buildable(face)
            if not board:
                kept += self.in_reserve(face)
                continue
            bit, count = self.best_place(city, outline, face, board)
            added = plus(added, face, count)
            outline = outline.plus(face, bit)
            if number + 1 < len(faces):
                city = city.build(face, city.grid.cell_of[bit])
        gained = sum([self.gain(building, self.seat, *more) for building, more in added.items()])
        return gained + kept + self.shape(outline)

    def best_place(self, city: City, outline: Outline, face: Face, board: int) -> tuple[int, int]:
        """The bit of the best cell, and for how many buildings the tile counts there."""
        if self.has_huts:
            places = [(bit, self.count_at(city, face, city.grid.cell_of[bit])) for bit in bits(board)]
            return max(places, key=lambda one: self.gain_of(face, one[1]) + self.shape(outline.plus(face, one[0])))
        _, bit = best_place(outline, face, board, self.edge, self.cell)
        return bit, self._count(face)

    def count_at(self, city: City, face: Face, cell: Cell) -> int:
        """The tile itself, its bonus card, and what it means for huts."""
        if not self.has_huts:
            return self._count(face)
        if face.hut:
            return hut_value(city, cell, face)
        beside = 0
        for side in range(4):
            hut_cell = neighbour(cell, side)
            hut = city.tiles.get(hut_cell)
            if hut is not None and hut.hut and hut.building == face.building and not face.borders >> side & 1:
                beside += hut_value(city, hut_cell, hut) < HIGHEST_VALUE
        return self._count(face) + beside

    def _count(self, face: Face) -> int:
        """A tile whose bonus card the seat holds counts twice."""
        return 1 + (face.name in self.player.bonus)

    def loss_at(self, cell: Cell) -> float:
        """What the seat loses when a tile goes into the reserve."""
        face = self.city.tiles[cell]
        assert face.building
        if face.hut:
            return self.loss(face.building, hut_value(self.city, cell, face), 0)
        tiles = self.city.tiles.items()
        others = [other.price for place, other in tiles if place != cell and other.building == face.building]
        dearest = max(others, default=0) if face.kind else 0
        return self.loss(face.building, 1, dearest) * (1 - self.weights.reserve)

    def in_reserve(self, face: Face) -> float:
        """What a tile is worth in the reserve; a hut nothing, for it depends on its place."""
        return 0.0 if face.hut else self.weights.reserve * self.gain_of(face)


def plus(added: Added, face: Face, count: int) -> Added:
    assert face.building
    before, dearest = added.get(face.building, (0, 0))
    return {**added, face.building: (before + count, max(dearest, face.price if face.kind else 0))}
