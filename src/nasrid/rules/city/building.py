"""The building rules one by one, to name the rule that a change of a city breaks."""

from __future__ import annotations

from typing import Final

from nasrid.rules.city.city import City
from nasrid.rules.city.grid import START_CELL, Cell, neighbour, opposite
from nasrid.rules.city.plan import NO_CELL
from nasrid.rules.errors import IllegalActionError
from nasrid.rules.pieces.components import SIDES, Face, TileSet

BORDER_NAMES: Final = {TileSet.ALHAMBRA: "wall", TileSet.GRANADA: "moat"}


def check_build(city: City, face: Face, cell: Cell) -> None:
    """Raise IllegalActionError unless the face may be built at the cell."""
    if not city.can_build(face, cell):
        raise _build_violation(city, face, cell)


def check_remove(city: City, cell: Cell) -> None:
    if not city.can_remove(cell):
        _check_movable(city, cell)
        raise _remove_violation(city, cell)


def check_swap(city: City, cell: Cell, face: Face) -> None:
    if city.can_swap(face, cell):
        return
    _check_movable(city, cell)
    if city.tiles[cell].tile_set != face.tile_set:
        raise IllegalActionError("AMB-K13", "a tile of the Alhambra and one of Granada can never be exchanged")
    raise _edge_violation(city, face, cell) or AssertionError("a swap is legal when all edges fit")


def check_city(city: City) -> None:
    """Raise IllegalActionError unless the whole city obeys the building rules (docs/rules.md 4.2)."""
    for cell, face in city.tiles.items():
        if violation := _edge_violation(city, face, cell):
            raise violation
    tile_sets = {face.tile_set for face in city.tiles.values()}
    for tile_set in tile_sets:
        start = city.starts[tile_set]
        if start is None or city.tiles[start].tile_set != tile_set:
            raise IllegalActionError("COMBO-BUILD-03", "the first Granada tile is not marked")
    if city.plan.would_split(NO_CELL):
        raise IllegalActionError("CORE-BUILD-03", "not every tile can be reached on foot")
    if len(tile_sets) == 2 and not _has_contact(city):
        raise IllegalActionError("COMBO-BUILD-02", "no wall lies against a moat")
    if _has_hole(city):
        raise IllegalActionError("CORE-BUILD-05", "the city encloses empty space")


def _has_contact(city: City) -> bool:
    """Return True if tiles of both sets are adjacent."""
    tiles = city.tiles
    neighbours = [(face, tiles.get(neighbour(cell, side))) for cell, face in tiles.items() for side in range(4)]
    return any(other and other.tile_set != face.tile_set for face, other in neighbours)


def _has_hole(city: City) -> bool:
    """Return True if some empty cells are enclosed, so that a flood from outside does not reach them."""
    edge = max([max(abs(x), abs(y)) for x, y in city.tiles]) + 1
    empty = {(x, y) for x in range(-edge, edge + 1) for y in range(-edge, edge + 1)}.difference(city.tiles)
    waiting = [(edge, edge)]
    while waiting:
        cell = waiting.pop()
        if cell in empty:
            empty.remove(cell)
            waiting += [neighbour(cell, side) for side in range(4)]
    return bool(empty)


def _check_movable(city: City, cell: Cell) -> None:
    if cell not in city.tiles:
        raise IllegalActionError("CORE-REDES-02", f"no tile of the city lies at {_format_cell(cell)}")
    if cell == START_CELL:
        raise IllegalActionError("CORE-REDES-06", "the start tile is never moved, removed or exchanged")
    if cell in city.starts:
        raise IllegalActionError("AMB-K11", "the first Granada tile is a start tile and stays where it is")


def _build_violation(city: City, face: Face, cell: Cell) -> IllegalActionError:
    if cell in city.tiles:
        return IllegalActionError("CORE-BUILD-04", f"{_format_cell(cell)} is taken by {city.tiles[cell].name}")
    if not any(neighbour(cell, side) in city.tiles for side in range(4)):
        return IllegalActionError(
            "CORE-BUILD-04", f"no tile of the city has a side in common with {_format_cell(cell)}"
        )
    if violation := _edge_violation(city, face, cell):
        return violation
    if city.starts[face.tile_set] is None and not _touches(city, face, cell, is_bordered=True):
        return IllegalActionError("COMBO-BUILD-02", "the first Granada tile must lie with a moat against a wall")
    if city.starts[face.tile_set] is not None and not _touches(city, face, cell, is_bordered=False):
        return IllegalActionError("CORE-BUILD-03", f"no way on foot leads from the start tile to {_format_cell(cell)}")
    return IllegalActionError("CORE-BUILD-05", f"a tile at {_format_cell(cell)} would enclose empty space")


def _edge_violation(city: City, face: Face, cell: Cell) -> IllegalActionError | None:
    for side in range(4):
        other = city.tiles.get(neighbour(cell, side))
        if other is None:
            continue
        here, there = face.borders >> side & 1, other.borders >> opposite(side) & 1
        if face.tile_set == other.tile_set and here != there:
            border = BORDER_NAMES[face.tile_set]
            return IllegalActionError(
                "CORE-BUILD-02",
                f"{face.name} has {'a' if here else 'no'} {border} on its side {SIDES[side]}, "
                f"and {other.name} has {'one' if there else 'none'} against it",
            )
        if face.tile_set != other.tile_set and not (here and there):
            rule = "COMBO-BUILD-01" if here or there else "COMBO-BUILD-06"
            return IllegalActionError(rule, f"{face.name} can meet {other.name} only with wall against moat")
    return None


def _touches(city: City, face: Face, cell: Cell, *, is_bordered: bool) -> bool:
    return any(
        neighbour(cell, side) in city.tiles and bool(face.borders >> side & 1) == is_bordered for side in range(4)
    )


def _remove_violation(city: City, cell: Cell) -> IllegalActionError:
    name = city.tiles[cell].name
    if all(neighbour(cell, side) in city.tiles for side in range(4)):
        return IllegalActionError("CORE-BUILD-05", f"without {name} the city would have a hole")
    if city.plan.would_split(city.grid.index_of(cell)):
        return IllegalActionError("CORE-BUILD-03", f"without {name} other tiles could not be reached on foot")
    return IllegalActionError("AMB-K12", f"{name} carries the only contact of wall and moat")


def _format_cell(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"
