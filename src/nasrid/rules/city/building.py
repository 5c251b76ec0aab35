"""The building rules, asked one by one: which of them forbids this change of a city, in words."""

from __future__ import annotations

from typing import Final

from nasrid.rules.city.city import City
from nasrid.rules.city.grid import Cell, neighbour, opposite
from nasrid.rules.errors import IllegalAction
from nasrid.rules.pieces.components import SIDES, Face, Kind

BORDER: Final = {Kind.ALHAMBRA: "wall", Kind.GRANADA: "moat"}


def check_build(city: City, face: Face, cell: Cell) -> None:
    """Raise IllegalAction, naming the rule, unless the face may be built at the cell."""
    if not city.may_build(face, cell):
        raise _why_not_build(city, face, cell)


def check_remove(city: City, cell: Cell) -> None:
    if not city.may_remove(cell):
        _check_movable(city, cell)
        raise _why_not_remove(city, cell)


def check_swap(city: City, cell: Cell, face: Face) -> None:
    if city.may_swap(face, cell):
        return
    _check_movable(city, cell)
    if city.tiles[cell].kind != face.kind:
        raise IllegalAction("AMB-K13", "a tile of the Alhambra and one of Granada can never be exchanged")
    raise _edge_fault(city, face, cell) or AssertionError("a swap is legal when all edges fit")


def check_city(city: City) -> None:
    """Raise IllegalAction, naming the rule, unless the whole city obeys the building rules (docs/rules.md 4.2)."""
    for cell, face in city.tiles.items():
        if fault := _edge_fault(city, face, cell):
            raise fault
    kinds = {face.kind for face in city.tiles.values()}
    for kind in kinds:
        start = city.starts[kind]
        if start is None or city.tiles[start].kind != kind:
            raise IllegalAction("COMBO-BUILD-03", "the first Granada tile is not marked")
    if not city.is_walkable:
        raise IllegalAction("CORE-BUILD-03", "not every tile can be reached on foot")
    if len(kinds) == 2 and not city.has_contact:
        raise IllegalAction("COMBO-BUILD-02", "no wall lies against a moat")
    if city.has_hole:
        raise IllegalAction("CORE-BUILD-05", "the city encloses empty space")


def _check_movable(city: City, cell: Cell) -> None:
    if cell not in city.tiles:
        raise IllegalAction("CORE-REDES-02", f"no tile of the city lies at {_place(cell)}")
    if cell == (0, 0):
        raise IllegalAction("CORE-REDES-06", "the start tile is never moved, removed or exchanged")
    if cell in city.starts:
        raise IllegalAction("AMB-K11", "the first Granada tile is a start tile and stays where it is")


def _why_not_build(city: City, face: Face, cell: Cell) -> IllegalAction:
    if cell in city.tiles:
        return IllegalAction("CORE-BUILD-04", f"{_place(cell)} is taken by {city.tiles[cell].name}")
    if not any(neighbour(cell, side) in city.tiles for side in range(4)):
        return IllegalAction("CORE-BUILD-04", f"no tile of the city has a side in common with {_place(cell)}")
    if fault := _edge_fault(city, face, cell):
        return fault
    if city.starts[face.kind] is None and not _touches(city, face, cell, bordered=True):
        return IllegalAction("COMBO-BUILD-02", "the first Granada tile must lie with a moat against a wall")
    if city.starts[face.kind] is not None and not _touches(city, face, cell, bordered=False):
        return IllegalAction("CORE-BUILD-03", f"no way on foot leads from the start tile to {_place(cell)}")
    return IllegalAction("CORE-BUILD-05", f"a tile at {_place(cell)} would enclose empty space")


def _edge_fault(city: City, face: Face, cell: Cell) -> IllegalAction | None:
    for side in range(4):
        other = city.tiles.get(neighbour(cell, side))
        if other is None:
            continue
        here, there = face.borders >> side & 1, other.borders >> opposite(side) & 1
        if face.kind == other.kind and here != there:
            border = BORDER[face.kind]
            return IllegalAction(
                "CORE-BUILD-02",
                f"{face.name} has {'a' if here else 'no'} {border} on its side {SIDES[side]}, "
                f"and {other.name} has {'one' if there else 'none'} against it",
            )
        if face.kind != other.kind and not (here and there):
            rule = "COMBO-BUILD-01" if here or there else "COMBO-BUILD-06"
            return IllegalAction(rule, f"{face.name} can meet {other.name} only with wall against moat")
    return None


def _touches(city: City, face: Face, cell: Cell, *, bordered: bool) -> bool:
    return any(neighbour(cell, side) in city.tiles and bool(face.borders >> side & 1) == bordered for side in range(4))


def _why_not_remove(city: City, cell: Cell) -> IllegalAction:
    name = city.tiles[cell].name
    if all(neighbour(cell, side) in city.tiles for side in range(4)):
        return IllegalAction("CORE-BUILD-05", f"without {name} the city would have a hole")
    if city.splits(cell):
        return IllegalAction("CORE-BUILD-03", f"without {name} other tiles could not be reached on foot")
    return IllegalAction("AMB-K12", f"{name} carries the only contact of wall and moat")


def _place(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"
