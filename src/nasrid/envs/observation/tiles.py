"""Tiles and cities as arrays of one table's sizes; shared and remembered like those of arrays.py."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import numpy as np

from nasrid.envs.observation.arrays import Floats
from nasrid.envs.observation.layout import BUILDINGS_OF_A_TYPE, EDGES, HUTS_OF_A_TYPE, MOST_EDGES, PRICE, Sizes
from nasrid.envs.space import CELL, CELL_INDEX, WIDTH, tile_number
from nasrid.rules.city.borders import longest_border, longest_stretch
from nasrid.rules.city.city import City
from nasrid.rules.modules import huts
from nasrid.rules.modules.huts import HutsView
from nasrid.rules.pieces.components import BUILDINGS, SIDES, Building, Face, Kind
from nasrid.rules.pieces.money import Cards
from nasrid.rules.table.options import Options
from nasrid.rules.table.state import Tiles
from nasrid.rules.text.position import box

MOST_CITIES = 1 << 8  # some 20 to 40 KB each
NOTHING: Floats = np.zeros(0, np.float32)


class CityArrays:
    """What is seen of one city. It keeps the city, so that no other can have its id."""

    __slots__ = ("_with_bonus", "beyond", "borders", "buildings", "city", "dearest", "planes", "seen")

    def __init__(self, city: City, tiles: TileArrays) -> None:
        faces = tuple(city.tiles.values())
        self.city = city
        self.planes = tiles.planes(city)
        self.beyond = sum(cell not in CELL_INDEX for cell in city.tiles)
        self.borders = tiles.borders(city)
        self.buildings = tiles.buildings(faces)
        if tiles.has_huts and (more := huts.counted(city)):
            self.buildings += tiles.count(more)
        self.dearest = tiles.dearest(faces) if tiles.has_granada else NOTHING
        self.seen = tiles.find(faces)
        self._with_bonus: dict[Cards, Floats] = {}

    def with_bonus(self, tiles: TileArrays, revealed: Cards) -> Floats:
        """The buildings, when these bonus cards are open."""
        found = self._with_bonus.get(revealed)
        if found is None:
            found = self._with_bonus[revealed] = self.buildings + tiles.bonus_buildings(revealed)
        return found


class TileArrays:
    """The arrays of everything made of tiles at a table with these options."""

    def __init__(self, options: Options) -> None:
        self._sizes = Sizes(options)
        self._kinds = options.kinds
        self.has_huts = self._sizes.huts
        self.has_granada = Kind.GRANADA in options.kinds
        self._buildings = {building: number for number, building in enumerate(self._sizes.buildings)}
        pieces = box(options)
        self._faces = {face.name: face for face in options.components.faces.values() if pieces[face.tile]}
        self._numbers = {name: tile_number(face) - self._sizes.tiles.start for name, face in self._faces.items()}
        self._cities: dict[int, CityArrays] = {}
        self._rows = {name: self._row(face) for name, face in self._faces.items()}
        self._marks = {name: _marks(row) for name, row in self._rows.items()}
        self.box = self.find(self._faces[name] for name in pieces.elements() if name in self._faces)
        self.counts = lru_cache(1 << 12)(self._counts)
        self.seen = lru_cache(1 << 12)(self.find)
        self.named = lru_cache(1 << 12)(self._named)
        self.site = lru_cache(1 << 12)(self._site)
        self.hut_piles = lru_cache(1 << 12)(self._hut_piles)
        self.bonus_buildings = lru_cache(1 << 10)(self._bonus_buildings)
        self.dirk_buildings = lru_cache(1 << 10)(self.buildings)
        self.dirk_dearest = lru_cache(1 << 10)(self.dearest)

    def city(self, city: City) -> CityArrays:
        """By identity: a city never changes."""
        known = self._cities.get(id(city))
        if known is None:
            if len(self._cities) >= MOST_CITIES:
                self._cities.clear()
            known = self._cities[id(city)] = CityArrays(city, self)
        return known

    # Tiles by their numbers

    def _counts(self, faces: Tiles) -> Floats:
        """How many of each tile."""
        counts = np.zeros(len(self._sizes.tiles), np.float32)
        for face in faces:
            counts[self._numbers[face.name]] += 1
        return counts

    def find(self, faces: Iterable[Face]) -> Floats:
        """The same, but a Granada tile counts with both its faces and start tiles do not count."""
        counts = [0] * len(self._sizes.tiles)
        for face in faces:
            if face.building:
                counts[self._numbers[face.name]] += 1
                if face.back:
                    counts[self._numbers[face.back]] += 1
        return np.array(counts, np.float32)

    def _named(self, names: tuple[str | None, ...]) -> Floats:
        return self.find(self._faces[name] for name in names if name)

    # Tiles by their properties

    def _row(self, face: Face) -> list[float]:
        """That it is there, building, price, borders; with huts, whether it is one."""
        borders = [float(face.borders >> side & 1) for side in range(len(SIDES))]
        building = [float(building == face.building) for building in self._buildings]
        return [1.0, *building, face.price / PRICE, *borders, *([float(bool(face.module))] * self._sizes.huts)]

    def _site(self, site: tuple[str | None, ...]) -> Floats:
        """One row a place."""
        rows = np.zeros((len(site), self._sizes.features), np.float32)
        for place, name in enumerate(site):
            if name:
                rows[place] = self._rows[name][: self._sizes.features]
        return rows

    def _hut_piles(self, piles: HutsView) -> Floats:
        """One row a pile."""
        rows = np.zeros((len(piles.tops), 1 + len(SIDES)), np.float32)
        for number, (name, size) in enumerate(zip(piles.tops, piles.sizes, strict=True)):
            if name:
                rows[number] = size / HUTS_OF_A_TYPE, *(self._faces[name].borders >> side & 1 for side in range(4))
        return rows

    # What counts

    def count(self, buildings: Iterable[Building]) -> Floats:
        counts = [0.0] * len(self._buildings)
        for building in buildings:
            counts[self._buildings[building]] += 1
        return np.array(counts, np.float32) / np.float32(BUILDINGS_OF_A_TYPE)

    def buildings(self, faces: Iterable[Face]) -> Floats:
        return self.count(face.building for face in faces if face.building and not face.module)

    def _bonus_buildings(self, revealed: Cards) -> Floats:
        return self.buildings(self._faces[card] for card in revealed)

    def dearest(self, faces: Iterable[Face]) -> Floats:
        """The highest price of each Granada building."""
        prices = dict.fromkeys(BUILDINGS[Kind.GRANADA], 0)
        for face in faces:
            if face.building and face.kind == Kind.GRANADA:
                prices[face.building] = max(prices[face.building], face.price)
        return np.array(list(prices.values()), np.float32) / np.float32(PRICE)

    # Cities

    def planes(self, city: City) -> Floats:
        """The planes of a city, row by row."""
        at: list[int] = []
        values: list[float] = []
        for cell, face in city.tiles.items():
            if face.building and cell in CELL_INDEX:
                number = CELL_INDEX[cell] - CELL
                offsets, marks = self._marks[face.name]
                at += [number + offset for offset in offsets]
                values += marks
        at += [CELL_INDEX[cell] - CELL for cell in city.starts if cell in CELL_INDEX]
        values += [1.0] * (len(at) - len(values))
        planes = np.zeros(self._sizes.planes * WIDTH**2, np.float32)
        planes[at] = values
        return planes.reshape(self._sizes.planes, WIDTH, WIDTH)

    def borders(self, city: City) -> Floats:
        """The longest wall, moat and stretch, as far as the game has them."""
        longest = [longest_border(city, kind) for kind in self._kinds]
        if len(self._kinds) == 2:
            longest.append(longest_stretch(city))
        return np.array([min(len(edges) / EDGES, MOST_EDGES) for edges in longest], np.float32)


def _marks(row: list[float]) -> tuple[list[int], list[float]]:
    """Where a tile shows in the planes of a city, counted from its cell in the first plane, and with which values.

    The planes are the columns of its row, but the first one is for start tiles."""
    planes = [plane for plane, value in enumerate(row) if value and plane]
    return [plane * WIDTH**2 for plane in planes], [row[plane] for plane in planes]
