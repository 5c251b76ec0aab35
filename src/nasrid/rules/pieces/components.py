"""The pieces of the box: buildings and the faces of tiles, which `lists.py` reads from CSV files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import Annotated, Final, final

from nasrid.rules.mypyc_support import mypyc_attr
from nasrid.rules.values import Value
from nasrid.rules.wire.declare import Notation

SIDES: Final = "NESW"
TILE_PATTERN: Final = "[a-z][a-z0-9_-]*[NESW]{0,4}"
TileName = Annotated[str, Notation("tile", TILE_PATTERN)]


class TileSet(IntEnum):
    """The set of tiles a face belongs to. Its borders are walls (Alhambra) or moats (Granada)."""

    ALHAMBRA = 0
    GRANADA = 1

    __hash__ = int.__hash__  # Enum's own is slow Python code


class Building(StrEnum):
    """A building type."""

    PAVILION = "pavilion"
    SERAGLIO = "seraglio"
    ARCADES = "arcades"
    CHAMBERS = "chambers"
    GARDEN = "garden"
    TOWER = "tower"
    ARENA = "arena"
    BATH_HOUSE = "bath_house"
    LIBRARY = "library"
    HOSTEL = "hostel"
    HOSPITAL = "hospital"
    MARKET = "market"
    PARK = "park"
    SCHOOL = "school"
    DISTRICT = "district"

    __hash__ = str.__hash__


# In the order of the point tables (ALH-SCORE-01, GRA-COMP-08).
BUILDINGS: Final[dict[TileSet, tuple[Building, ...]]] = {
    TileSet.ALHAMBRA: tuple(Building)[:6],
    TileSet.GRANADA: tuple(Building)[6:],
}


@final
@mypyc_attr(acyclic=True)
class Face:
    """One side of a tile. Its name is its notation: garden10N, school8N.

    `get_face` creates each face once, so equal faces are identical. Faces are immutable.
    """

    __slots__ = ("back", "borders", "building", "is_granada", "module", "name", "price", "tile_set")

    def __init__(
        self,
        name: str,
        tile_set: TileSet,
        building: Building | None,
        price: int,
        borders: int,
        module: str = "",
        back: str = "",
    ) -> None:
        self.name = name
        self.tile_set = tile_set
        self.is_granada = tile_set == TileSet.GRANADA
        self.building = building  # None for a start tile
        self.price = price
        self.borders = borders  # bit k is set for a wall or moat on SIDES[k]
        self.module = module  # the module that values the tile, or an empty text
        self.back = back  # the name of the other face (Granada)

    def __repr__(self) -> str:
        return f"<Face {self.name}>"

    @property
    def tile(self) -> str:
        """Return the name of the tile, which is the name of its even face."""
        return self.back if self.back and self.price % 2 else self.name

    @property
    def is_building(self) -> bool:
        """Return True if the face itself counts as a building."""
        return self.building is not None and not self.module

    def __reduce__(self) -> tuple[object, ...]:
        return get_face, (self.name, self.tile_set, self.building, self.price, self.borders, self.module, self.back)


_FACE_CACHE: Final[dict[tuple[object, ...], Face]] = {}


def get_face(
    name: str, tile_set: TileSet, building: Building | None, price: int, borders: int, module: str = "", back: str = ""
) -> Face:
    key = name, tile_set, building, price, borders, module, back
    known = _FACE_CACHE.get(key)
    if known is None:
        known = _FACE_CACHE[key] = Face(*key)
    return known


FOUNTAIN: Final = get_face("fountain", TileSet.ALHAMBRA, None, 0, 0)  # ALH-COMP-04, AMB-A3
GRANADA_START: Final = get_face("granada-start", TileSet.GRANADA, None, 0, 0)  # GRA-COMP-09


def borders_text(borders: int) -> str:
    return "".join(side for number, side in enumerate(SIDES) if borders >> number & 1)


@dataclass(frozen=True)
class Components(Value):
    """All tiles of the box. Granada tiles are named by their even face; `faces` finds every face by name."""

    alhambra: tuple[Face, ...]
    granada: tuple[Face, ...]
    module_tiles: Mapping[str, tuple[Face, ...]]  # tiles of the modules in play
    faces: Mapping[str, Face] = field(repr=False)

    def of_tile_set(self, tile_set: TileSet) -> tuple[Face, ...]:
        """Return the tiles of a tile set, without those of modules."""
        return self.alhambra if tile_set == TileSet.ALHAMBRA else self.granada

    def back(self, face: Face) -> Face:
        return self.faces[face.back]
