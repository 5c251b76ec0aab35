"""Tiles and cities as rows of an observation."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from nasrid.envs.observation.layout import BUILDING_SCALE, EDGE_SCALE, MAX_EDGE_VALUE, PRICE_SCALE, Sizes
from nasrid.envs.observation.rows import Counts, Rows, common_ends
from nasrid.envs.space import CELL_INDEX, CELL_START, WINDOW_WIDTH, tile_number
from nasrid.rules.city.city import City
from nasrid.rules.city.grid import Cell
from nasrid.rules.pieces.components import BUILDINGS, SIDES, Building, Face, TileSet
from nasrid.rules.table.options import Options
from nasrid.rules.table.rules import modules_with_hook
from nasrid.rules.table.state import Tiles
from nasrid.rules.table.view import PlayerView, View
from nasrid.rules.text.position import count_components

PLANE_CELLS = WINDOW_WIDTH**2
NO_BACK = -1  # the back of a face that has none
NO_TILES: Tiles = ()


def face_features(face: Face, buildings: tuple[Building, ...]) -> list[float]:
    """Return the presence, the building, the price and the borders of a face as numbers."""
    borders = [float(face.borders >> side & 1) for side in range(len(SIDES))]
    return [1.0, *[float(building == face.building) for building in buildings], face.price / PRICE_SCALE, *borders]


class FaceEncoding:
    """The encoding of a face: its number, its back's and its building's, its row on the site, and its planes.

    Positions in the planes of a city are offsets from the face's cell in the first plane.
    """

    __slots__ = ("back", "building", "marks", "number", "row")

    def __init__(self, number: int, back: int, building: int, row: list[float]) -> None:
        self.number = number
        self.back = back
        self.building = building
        self.row = row
        # The planes are the columns of the row, except that the first plane is for start tiles.
        self.marks = [(plane * PLANE_CELLS, value) for plane, value in enumerate(row) if value and plane]


class SeatTiles:
    """The last encoded tiles of a seat."""

    __slots__ = ("built", "city", "counted", "outside_window", "reserve", "tiles", "unplaced")

    def __init__(self, buildings: int) -> None:
        self.city: City | None = None
        self.tiles: dict[Cell, Face] = {}  # in the city
        self.outside_window = 0  # tiles of the city outside the window
        self.built = [0] * buildings  # the number of each building in the city
        self.reserve = NO_TILES
        self.unplaced = NO_TILES
        self.counted: list[tuple[str, ...]] = []  # by module, the tiles that count once more


class TileRows:
    """The rows of the tiles that were last encoded."""

    def __init__(self, options: Options) -> None:
        self._sizes = sizes = Sizes(options)
        self._kinds = options.tile_sets
        self._open_tile_modules = modules_with_hook("open_tiles", options)
        self._positional_modules = modules_with_hook("tile_values", options)
        self._counting_modules = modules_with_hook("counted_tiles", options)
        self._has_granada = TileSet.GRANADA in options.tile_sets
        self._buildings = {building: number for number, building in enumerate(sizes.buildings)}
        self._make_rows(len(sizes.tiles), len(sizes.buildings))
        pieces = count_components(options)
        self._faces = {face.name: face for face in options.components.faces.values() if pieces[face.tile]}
        self._face_encodings = {name: self._encode_face(face) for name, face in self._faces.items()}
        for name in pieces.elements():
            if name in self._faces:
                self._mark_seen(self._face_encodings[name], -1)
        self._estates = [SeatTiles(len(sizes.buildings)) for _ in range(options.players)]
        self._on_site: tuple[Face | None, ...] = (None,) * sizes.places
        self._of_dirk = NO_TILES
        self._open_tiles: list[str] = []

    def _make_rows(self, tiles: int, buildings: int) -> None:
        sizes = self._sizes
        granada = len(BUILDINGS[TileSet.GRANADA])
        self._site = Rows(sizes.places * sizes.features)
        self._bag = Counts(tiles)
        self._reserves = Counts(tiles, sizes.seats)
        self._unplaced = Counts(tiles, sizes.seats)
        self._dirk = Counts(tiles)
        self._counted = [Rows(buildings, sizes.seats), Rows(buildings)]  # of the seats and of Dirk
        self._highest_prices = [Rows(granada, sizes.seats), Rows(granada)]
        self._borders = Rows(sizes.borders, sizes.seats)
        self._cities = Rows(sizes.planes * PLANE_CELLS, sizes.seats)

    def pieces(self) -> dict[str, list[Rows]]:
        """Return the rows of each piece, one above the other."""
        sides = slice(2 if self._sizes.contenders > self._sizes.seats else 1)
        return {
            "site": [self._site],
            "bag": [self._bag],
            "reserves": [self._reserves],
            "unplaced": [self._unplaced],
            "dirk": [self._dirk],
            "buildings": self._counted[sides],
            "highest_prices": self._highest_prices[sides],
            "borders": [self._borders],
            "cities": [self._cities],
        }

    def _encode_face(self, face: Face) -> FaceEncoding:
        """Return the encoding of a face. Its row contains the features and, with huts, a hut flag."""
        first = self._sizes.tiles.start
        back = tile_number(self._faces[face.back]) - first if face.back else NO_BACK
        row = face_features(face, self._sizes.buildings)
        if self._sizes.has_module_tiles:
            row.append(float(bool(face.module)))
        number = NO_BACK if face.building is None else self._buildings[face.building]
        return FaceEncoding(tile_number(face) - first, back, number, row)

    # The table

    def update(self, view: View) -> None:
        if view.site is not self._on_site:
            self._show_site(view.site)
        for seat, player in enumerate(view.players):
            self._show_player(seat, player)
        if view.dirk and view.dirk.tiles is not self._of_dirk:
            self._show_dirk(view.dirk.tiles)
        if self._open_tile_modules:
            self._show_open_tiles(view)

    def tiles_outside_window(self) -> list[int]:
        """Return the number of each city's tiles outside the window."""
        return [estate.outside_window for estate in self._estates]

    def _mark_seen(self, encoding: FaceEncoding, copies: int) -> None:
        """Count more copies as seen. A Granada tile counts with both faces."""
        self._bag.add(0, encoding.number, -copies)
        if encoding.back != NO_BACK:
            self._bag.add(0, encoding.back, -copies)

    def _show_site(self, site: tuple[Face | None, ...]) -> None:
        features = self._sizes.features
        for place, (old, new) in enumerate(zip(self._on_site, site, strict=True)):
            if old is new:
                continue
            row = [0.0] * features
            if old:
                self._mark_seen(self._face_encodings[old.name], -1)
            if new:
                self._mark_seen(self._face_encodings[new.name], 1)
                row = self._face_encodings[new.name].row[:features]
            self._site.fill(0, place * features, row)
        self._on_site = site

    def _replace_tiles(self, rows: Counts, row: int, old: Tiles, new: Tiles) -> None:
        """Replace the tiles of a row."""
        start, end = common_ends(old, new)
        for face in old[start : len(old) - end]:
            encoding = self._face_encodings[face.name]
            rows.add(row, encoding.number, -1)
            self._mark_seen(encoding, -1)
        for face in new[start : len(new) - end]:
            encoding = self._face_encodings[face.name]
            rows.add(row, encoding.number, 1)
            self._mark_seen(encoding, 1)

    def _show_dirk(self, tiles: Tiles) -> None:
        self._replace_tiles(self._dirk, 0, self._of_dirk, tiles)
        self._of_dirk = tiles
        built = [0] * len(self._buildings)
        for face in tiles:
            built[self._face_encodings[face.name].building] += face.is_building
        self._count(self._counted[1], 0, built, [])
        if self._has_granada:
            self._show_highest_prices(self._highest_prices[1], 0, tiles)

    def _show_open_tiles(self, view: View) -> None:
        tiles = [name for module in self._open_tile_modules for name in module.open_tiles(view.modules[module.name])]
        if tiles == self._open_tiles:
            return
        for name in self._open_tiles:
            self._mark_seen(self._face_encodings[name], -1)
        for name in tiles:
            self._mark_seen(self._face_encodings[name], 1)
        self._open_tiles = tiles

    # The seats

    def _show_player(self, seat: int, player: PlayerView) -> None:
        estate = self._estates[seat]
        if player.reserve is not estate.reserve:
            self._replace_tiles(self._reserves, seat, estate.reserve, player.reserve)
            estate.reserve = player.reserve
        if player.unplaced is not estate.unplaced:
            self._replace_tiles(self._unplaced, seat, estate.unplaced, player.unplaced)
            estate.unplaced = player.unplaced
        counted = [module.counted_tiles(player.modules[module.name]) for module in self._counting_modules]
        if player.city is not estate.city:
            self._show_city(seat, estate, player.city)
        elif counted == estate.counted:
            return
        estate.counted = counted
        self._show_counted(seat, estate, player.city)

    def _show_city(self, seat: int, estate: SeatTiles, city: City) -> None:
        before = estate.city
        if before is None or before.starts != city.starts:
            if before is not None:
                self._show_starts(seat, before, 0)
            self._show_starts(seat, city, 1)
        known, tiles = estate.tiles, city.tiles
        for cell, face in tiles.items():
            old = known.get(cell)
            if old is not face:
                if old is not None:
                    self._show_tile(seat, estate, cell, old, -1)
                self._show_tile(seat, estate, cell, face, 1)
                known[cell] = face
        if len(known) > len(tiles):
            for cell in [cell for cell in known if cell not in tiles]:
                self._show_tile(seat, estate, cell, known.pop(cell), -1)
        for place, length in enumerate(self._lengths(city)):
            self._borders.set_value(seat, place, min(length / EDGE_SCALE, MAX_EDGE_VALUE))
        if self._has_granada:
            self._show_highest_prices(self._highest_prices[0], seat, tiles.values())
        estate.city = city

    def _show_starts(self, seat: int, city: City, shown: int) -> None:
        for cell in city.starts:
            if cell in CELL_INDEX:
                self._cities.set_value(seat, CELL_INDEX[cell] - CELL_START, shown)

    def _show_tile(self, seat: int, estate: SeatTiles, cell: Cell, face: Face, copies: int) -> None:
        """Add a tile to the city, or remove it if `copies` is negative."""
        index = CELL_INDEX.get(cell)
        if index is None:
            estate.outside_window += copies
        if face.building is None:
            return
        encoding = self._face_encodings[face.name]
        self._mark_seen(encoding, copies)
        estate.built[encoding.building] += copies if face.is_building else 0
        if index is not None:
            for offset, value in encoding.marks:
                self._cities.set_value(seat, index - CELL_START + offset, value if copies > 0 else 0.0)

    def _lengths(self, city: City) -> list[int]:
        """Return the lengths of the longest wall, moat and stretch that the game has."""
        lengths = [city.plan.border_length(kind) for kind in self._kinds]
        if len(self._kinds) == 2:
            lengths.append(city.plan.stretch_length())
        return lengths

    def _show_highest_prices(self, rows: Rows, row: int, faces: Iterable[Face]) -> None:
        """Write the highest price of each Granada building."""
        prices = dict.fromkeys(BUILDINGS[TileSet.GRANADA], 0)
        for face in faces:
            if face.building and face.is_granada:
                prices[face.building] = max(prices[face.building], face.price)
        for number, price in enumerate(prices.values()):
            rows.set_value(row, number, price / PRICE_SCALE)

    # Totals

    def _show_counted(self, seat: int, estate: SeatTiles, city: City) -> None:
        """Write the totals of tiles, huts and open bonus cards."""
        more: list[list[int]] = []
        for module in self._positional_modules:
            values = module.tile_values(city).items()
            more.append(
                [self._face_encodings[city.tiles[cell].name].building for cell, value in values for _ in range(value)]
            )
        for names in estate.counted:
            more.append([self._face_encodings[name].building for name in names])
        self._count(self._counted[0], seat, estate.built, more)

    def _count(self, rows: Rows, row: int, built: list[int], more: list[list[int]]) -> None:
        """Write the totals of each building. `more` contains further counts.

        Each sort is a separate share, and shares are added as float32.
        """
        for number, count in enumerate(built):
            share = count / BUILDING_SCALE
            for others in more:
                if number in others:
                    share = float(np.float32(share) + np.float32(others.count(number) / BUILDING_SCALE))
            rows.set_value(row, number, share)
