"""Cities of the physical game, entered tile by tile on the score pad."""

from collections import Counter
from collections.abc import Iterable
from itertools import chain
from typing import NamedTuple

from msgspec.structs import replace

from nasrid.rules.city.building import check_build, check_city, check_remove, check_swap
from nasrid.rules.city.city import City
from nasrid.rules.city.grid import START_CELL, Cell
from nasrid.rules.errors import IllegalActionError, NotationError
from nasrid.rules.pieces.components import Face, TileSet
from nasrid.rules.table.options import Options
from nasrid.rules.table.piece_text import (
    read_cell,
    read_city,
    read_face,
    read_faces,
    write_cell,
    write_city,
    write_faces,
)
from nasrid.rules.table.rules import modules_in_play
from nasrid.rules.table.scoring import DIRK, Contender, borders_of, count_buildings
from nasrid.server.protocol.errors import RefusalError, illegal_action
from nasrid.server.protocol.forms import CityFacts, CityForm, PadCounts
from nasrid.server.protocol.settings import read_options

NO_COUNTS = PadCounts()


class PadCity(NamedTuple):
    """The tiles of a player and their city. Dirk has no city."""

    faces: tuple[Face, ...]
    city: City | None


def read_pad_city(text: str, is_dirk: bool, options: Options) -> PadCity:
    if is_dirk:
        return PadCity(read_faces(text, options), None)
    city = read_city(text, options)
    return PadCity(tuple(city.tiles.values()), city)


def check_box(faces: Iterable[Face], options: Options) -> None:
    """Raise NotationError if a tile occurs more often than in the box."""
    components = options.components
    own_faces = chain.from_iterable(components.of_tile_set(kind) for kind in options.tile_sets)
    box = Counter(face.tile for face in chain(own_faces, *components.module_tiles.values()))
    for tile, times in Counter(face.tile for face in faces if face.building).items():
        if times > box[tile]:
            raise NotationError(f"{tile} occurs {times} times, but this game has only {box[tile]}")


def count(pad_city: PadCity, options: Options, known: PadCounts = NO_COUNTS) -> PadCounts:
    """Return the counts of these tiles. Additions by modules without tiles are taken from `known`."""
    contender = Contender(DIRK, 0, pad_city.faces, pad_city.city)
    holdings = count_buildings(contender, options.tile_sets)
    return replace(
        known,
        tiles={building: holding.tiles for building, holding in holdings.items() if holding.tiles},
        dearest={building: holding.highest_price for building, holding in holdings.items() if holding.highest_price},
        extras=known.extras | _module_counts(pad_city.city, options),
        **{border.name: len(border.edges) for border in borders_of(contender, options.tile_sets)},
    )


def _module_counts(city: City | None, options: Options) -> dict[str, dict[str, int]]:
    counts_by_module: dict[str, dict[str, int]] = {}
    for module in modules_in_play(options):
        if city is not None and options.components.module_tiles.get(module.name):
            counts = counts_by_module[module.name] = Counter[str]()
            for cell, value in module.tile_values(city).items():
                counts[city.tile_at(cell).building or ""] += value
    return counts_by_module


def city_facts(form: CityForm) -> CityFacts:
    """Return the city after the requested change. Raise RefusalError with the rule that forbids it."""
    options = read_options(form.options)
    try:
        pad_city, cells = _apply_form(form, options)
        check_box(pad_city.faces, options)
    except NotationError as error:
        raise RefusalError("bad_message", str(error)) from None
    except IllegalActionError as error:
        raise illegal_action(error) from None
    text = write_city(pad_city.city) if pad_city.city else write_faces(pad_city.faces)
    return CityFacts(text, count(pad_city, options), [write_cell(cell) for cell in cells])


def _apply_form(form: CityForm, options: Options) -> tuple[PadCity, list[Cell]]:
    """Return the city after the change, and the legal cells of a tile without a cell."""
    pad_city = read_pad_city(form.city, form.is_dirk, options)
    face = None if form.tile is None else read_face(form.tile, options)
    if pad_city.city is None:
        return pad_city, []
    city, cells = pad_city.city, list[Cell]()
    source = None if form.remove is None else read_cell(form.remove)
    target = None if form.cell is None else read_cell(form.cell)
    if source is not None and source == target and face is not None:
        city = _corrected(city, source, face)
    else:
        if source is not None:
            city = _corrected(city, source, None)
        if face is not None and target is not None:
            check_build(city, face, target)
            city = city.build(face, target)
        elif face is not None:
            cells = list(city.grid.cells(city.buildable(face)))
    return PadCity(tuple(city.tiles.values()), city), cells


def _corrected(city: City, cell: Cell, face: Face | None) -> City:
    """Return the city with another tile, or none, at a cell.

    This can even correct the first Granada tile, which no player may move.
    """
    if cell == city.starts[1] != START_CELL:
        return _with_first_tile(city, cell, face)
    if face is None:
        check_remove(city, cell)
        return city.remove(cell)
    check_swap(city, cell, face)
    return city.swap(cell, face)


def _with_first_tile(city: City, first: Cell, face: Face | None) -> City:
    """Return the city with another first Granada tile at this cell, or with another tile as the first."""
    tiles = {cell: tile for cell, tile in city.tiles.items() if cell != first}
    if face is not None:
        tiles[first] = face
    granada = [cell for cell, tile in tiles.items() if tile.tile_set == TileSet.GRANADA]
    corrected = City.of(tiles, (city.starts[0], first if first in granada else next(iter(granada), None)))
    check_city(corrected)
    return corrected
