"""What tiles do for a seat's city: where each does best, and what it means when one leaves."""

from __future__ import annotations

from nasrid.bots.judgement.outline import Outline, best_place
from nasrid.bots.judgement.outlook import Outlook
from nasrid.rules.city.city import City
from nasrid.rules.city.grid import Cell, bits, neighbour
from nasrid.rules.modules import bonus, huts
from nasrid.rules.modules.huts import HIGHEST_VALUE, hut_value
from nasrid.rules.pieces.components import Building, Face
from nasrid.rules.table.state import Tiles

Added = dict[Building, tuple[int, int]]  # further buildings of the seat: how many, and the dearest of Granada's


class Settling:
    """Judges, with the outlook of a seat, what becomes of the tiles that it has to place."""

    def __init__(self, outlook: Outlook) -> None:
        state = outlook.state
        self.outlook = outlook
        self.player = state.players[outlook.seat]
        self.city = self.player.city
        self.has_huts = huts.NAME in state.options.modules
        self.outline = Outline.of(self.city)
        self.unchanged = outlook.shape(self.outline)
        self._bonus = bonus.CARDS.of(self.player).hidden if bonus.NAME in state.options.modules else ()

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
        value, _ = best_place(self.outline, face, board, self.outlook.edge, self.outlook.cell)
        return value + self.outlook.gain_of(face, self._count(face))

    def settle_in(self, city: City, faces: Tiles, added: Added | None = None) -> float:
        """That city with these tiles; `added` has been built already."""
        outlook = self.outlook
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
        gained = sum([outlook.gain(building, outlook.seat, *more) for building, more in added.items()])
        return gained + kept + outlook.shape(outline)

    def best_place(self, city: City, outline: Outline, face: Face, board: int) -> tuple[int, int]:
        """The bit of the best cell, and for how many buildings the tile counts there."""
        outlook = self.outlook
        if self.has_huts:
            places = [(bit, self.count_at(city, face, city.grid.cell_of[bit])) for bit in bits(board)]
            worth = [outlook.gain_of(face, count) + outlook.shape(outline.plus(face, bit)) for bit, count in places]
            return places[worth.index(max(worth))]
        _, bit = best_place(outline, face, board, outlook.edge, outlook.cell)
        return bit, self._count(face)

    def count_at(self, city: City, face: Face, cell: Cell) -> int:
        """The tile itself, its bonus card, and what it means for huts."""
        if not self.has_huts:
            return self._count(face)
        if face.module == huts.NAME:
            return hut_value(city, cell, face)
        beside = 0
        for side in range(4):
            hut_cell = neighbour(cell, side)
            hut = city.tiles.get(hut_cell)
            if (
                hut is not None
                and hut.module == huts.NAME
                and hut.building == face.building
                and not face.borders >> side & 1
            ):
                beside += hut_value(city, hut_cell, hut) < HIGHEST_VALUE
        return self._count(face) + beside

    def _count(self, face: Face) -> int:
        """A tile whose bonus card the seat holds counts twice."""
        return 1 + (face.name in self._bonus)

    def loss_at(self, cell: Cell) -> float:
        """What the seat loses when a tile goes into the reserve."""
        face, outlook = self.city.tiles[cell], self.outlook
        assert face.building
        if face.module == huts.NAME:
            return outlook.loss(face.building, hut_value(self.city, cell, face), 0)
        tiles = self.city.tiles.items()
        others = [other.price for place, other in tiles if place != cell and other.building == face.building]
        dearest = max(others, default=0) if face.kind else 0
        return outlook.loss(face.building, 1, dearest) * (1 - outlook.weights.reserve)

    def in_reserve(self, face: Face) -> float:
        """What a tile is worth in the reserve; a module's tile nothing, for it depends on its place."""
        return 0.0 if face.module else self.outlook.weights.reserve * self.outlook.gain_of(face)


def plus(added: Added, face: Face, count: int) -> Added:
    assert face.building
    before, dearest = added.get(face.building, (0, 0))
    return {**added, face.building: (before + count, max(dearest, face.price if face.kind else 0))}
