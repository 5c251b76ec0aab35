"""Cities of the cardboard game, laid tile by tile on the score pad: what they show, and where a tile could lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import chain
from typing import NamedTuple

from msgspec.structs import replace

from nasrid.rules.city.building import check_build, check_city, check_remove, check_swap
from nasrid.rules.city.city import City
from nasrid.rules.city.grid import Cell
from nasrid.rules.errors import IllegalActionError, NotationError
from nasrid.rules.pieces.components import Face, TileSet
from nasrid.rules.table.options import Options
from nasrid.rules.table.rules import modules_in_play
from nasrid.rules.table.scoring import DIRK, Contender, borders_of, count_buildings
from nasrid.rules.table.words import read_cell, read_city, read_face, read_faces, write_cell, write_city, write_faces
from nasrid.server.protocol.errors import Refusal, illegal
from nasrid.server.protocol.forms import CityFacts, CityForm, Counted
from nasrid.server.protocol.settings import read_options

START: Cell = (0, 0)
NOTHING = Counted()


class Laid(NamedTuple):
    """The tiles that somebody has laid, with their city; Dirk has none."""

    faces: tuple[Face, ...]
    city: City | None


def read_laid(text: str, is_dirk: bool, options: Options) -> Laid:
    if is_dirk:
        return Laid(read_faces(text, options), None)
    city = read_city(text, options)
    return Laid(tuple(city.tiles.values()), city)


def check_box(faces: Iterable[Face], options: Options) -> None:
    """No tile lies in two places."""
    components = options.components
    own = chain.from_iterable(components.of_tile_set(kind) for kind in options.tile_sets)
    box = Counter(face.tile for face in chain(own, *components.module_tiles.values()))
    for tile, times in Counter(face.tile for face in faces if face.building).items():
        if times > box[tile]:
            raise NotationError(f"{tile} was laid {times} times, and this game has {box[tile]} of it")


def count(laid: Laid, options: Options, known: Counted = NOTHING) -> Counted:
    """What these tiles show; what modules add without tiles stays as it is known."""
    contender = Contender(DIRK, 0, laid.faces, laid.city)
    holdings = count_buildings(contender, options.tile_sets)
    return replace(
        known,
        tiles={building: holding.tiles for building, holding in holdings.items() if holding.tiles},
        dearest={building: holding.dearest for building, holding in holdings.items() if holding.dearest},
        extras=known.extras | _counted_by_tiles(laid.city, options),
        **{border.name: len(border.edges) for border in borders_of(contender, options.tile_sets)},
    )


def _counted_by_tiles(city: City | None, options: Options) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for module in modules_in_play(options):
        if city is not None and options.components.module_tiles.get(module.name):
            counts = found[module.name] = Counter[str]()
            for cell, value in module.tile_values(city).items():
                counts[city.tile_at(cell).building or ""] += value
    return found


def facts_of(form: CityForm) -> CityFacts:
    """The city with the change that the form asks for; a refusal names the rule that forbids it."""
    options = read_options(form.options)
    try:
        laid, cells = _changed(form, options)
        check_box(laid.faces, options)
    except NotationError as error:
        raise Refusal("bad_message", str(error)) from None
    except IllegalActionError as error:
        raise illegal(error) from None
    text = write_city(laid.city) if laid.city else write_faces(laid.faces)
    return CityFacts(text, count(laid, options), [write_cell(cell) for cell in cells])


def _changed(form: CityForm, options: Options) -> tuple[Laid, list[Cell]]:
    """Also the cells where the tile could lie that is not laid yet."""
    laid = read_laid(form.city, form.dirk, options)
    face = None if form.tile is None else read_face(form.tile, options)
    if laid.city is None:
        return laid, []
    city, cells = laid.city, list[Cell]()
    source = None if form.without is None else read_cell(form.without)
    target = None if form.cell is None else read_cell(form.cell)
    if source is not None and source == target and face is not None:
        city = _mended(city, source, face)
    else:
        if source is not None:
            city = _mended(city, source, None)
        if face is not None and target is not None:
            check_build(city, face, target)
            city = city.build(face, target)
        elif face is not None:
            cells = list(city.grid.cells(city.buildable(face)))
    return Laid(tuple(city.tiles.values()), city), cells


def _mended(city: City, cell: Cell, face: Face | None) -> City:
    """The city with another tile, or none, at a cell. Also a first Granada tile that was written down wrongly can be
    mended, though no player may move it."""
    if cell == city.starts[1] != START:
        return _begun_otherwise(city, cell, face)
    if face is None:
        check_remove(city, cell)
        return city.remove(cell)
    check_swap(city, cell, face)
    return city.swap(cell, face)


def _begun_otherwise(city: City, first: Cell, face: Face | None) -> City:
    """The city with another first Granada tile at this cell, or with one of the others as the first."""
    tiles = {cell: tile for cell, tile in city.tiles.items() if cell != first}
    if face is not None:
        tiles[first] = face
    granada = [cell for cell, tile in tiles.items() if tile.tile_set == TileSet.GRANADA]
    mended = City.of(tiles, (city.starts[0], first if first in granada else next(iter(granada), None)))
    check_city(mended)
    return mended
