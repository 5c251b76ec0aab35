"""One player's city: an immutable value with its legal placements and removals."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, final

from nasrid.rules.city.grid import GRID_STRIDES, START_CELL, Cell, Grid, get_grid
from nasrid.rules.city.integer_plan import IntegerPlan
from nasrid.rules.city.plan import Plan
from nasrid.rules.errors import IllegalActionError
from nasrid.rules.mypyc_support import mypyc_attr
from nasrid.rules.pieces.components import FOUNTAIN, GRANADA_START, Face

Starts = tuple[Cell | None, Cell | None]  # the immovable first tile of each tile set
Edge = tuple[Cell, int]  # a cell and the side (0..3 = N, E, S, W) of its tile
IS_COMPILED = not __file__.endswith(".py")

if IS_COMPILED:
    from nasrid.rules.city.limb_plan import MAX_ROW_CELLS, empty_limbs


def _empty_plan(window: Grid) -> Plan:
    """Return a plan on limbs if they are compiled and the window is not too wide, else one on integers."""
    if IS_COMPILED and window.stride <= MAX_ROW_CELLS:
        return empty_limbs(window)
    return IntegerPlan(window, (0, 0), (0, 0, 0, 0), 0)


@final
@mypyc_attr(acyclic=True)
class City:
    """The tiles of one player by cell."""

    __slots__ = ("_tiles", "grid", "plan", "starts")

    def __init__(self, tiles: dict[Cell, Face], starts: Starts, plan: Plan) -> None:
        self._tiles = tiles
        self.starts = starts
        self.plan = plan
        self.grid = plan.window

    @classmethod
    def of(cls, tiles: Mapping[Cell, Face], starts: Starts) -> City:
        """Return a city with these tiles, without checking the building rules."""
        reach = max([max(abs(x), abs(y)) for x, y in tiles])
        if reach >= len(tiles):
            raise IllegalActionError("CORE-BUILD-04", f"{len(tiles)} tiles side by side cannot reach {reach} cells far")
        if reach > get_grid(GRID_STRIDES[-1]).radius:
            raise IllegalActionError("CORE-BUILD-04", f"no box has tiles enough to reach {reach} cells far")
        window = next(window for window in map(get_grid, GRID_STRIDES) if window.radius >= reach)
        plan = _empty_plan(window)
        for cell, face in tiles.items():
            plan = plan.with_tile(face, window.index_of(cell), cell in starts)
        return City(dict(tiles), starts, plan)

    @property
    def tiles(self) -> Mapping[Cell, Face]:
        """Return the tiles by cell, including the start tile."""
        return MappingProxyType(self._tiles)

    def tile_at(self, cell: Cell) -> Face:
        """Return the face at a cell."""
        return self._tiles[cell]

    def __repr__(self) -> str:
        return f"<City: {' '.join([f'{face.name}@{x},{y}' for (x, y), face in self._tiles.items()])}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, City) and self._tiles == other._tiles and self.starts == other.starts

    def __hash__(self) -> int:
        return hash((frozenset(self._tiles.items()), self.starts))

    def __reduce__(self) -> tuple[object, ...]:
        return City.of, (self._tiles, self.starts)

    # Changes, each of which returns a new city

    def build(self, face: Face, cell: Cell) -> City:
        """Return the city with a face added."""
        starts = self.starts
        is_start = self.is_first(face)
        if is_start:  # COMBO-BUILD-03: the first Granada tile acts as a start tile
            starts = (starts[0], cell)
        tiles = self._tiles.copy()
        tiles[cell] = face
        if not self.grid.contains(cell):
            return City.of(tiles, starts)
        return City(tiles, starts, self.plan.with_tile(face, self.grid.index_of(cell), is_start))

    def remove(self, cell: Cell) -> City:
        """Return the city with a tile removed."""
        tiles = self._tiles.copy()
        del tiles[cell]
        return City(tiles, self.starts, self.plan.without_tile(self.grid.index_of(cell)))

    def swap(self, cell: Cell, face: Face) -> City:
        """Return the city with the tile at a cell replaced."""
        tiles = self._tiles.copy()
        tiles[cell] = face
        return City(tiles, self.starts, self.plan.with_face(face, self.grid.index_of(cell)))

    # Legal changes; lists contain the indices of cells in the window

    def is_first(self, face: Face) -> bool:
        """Return True if no tile of the face's set has been built."""
        return (self.starts[1] if face.is_granada else self.starts[0]) is None

    def buildable(self, face: Face) -> list[int]:
        """Return the cells where this face may be built."""
        return self.plan.buildable(face, self.is_first(face))

    def swappable(self, face: Face) -> list[int]:
        """Return the cells whose tiles may be exchanged for this face."""
        return self.plan.swappable(face)

    def removable(self) -> list[int]:
        """Return the cells whose tiles may be removed."""
        return self.plan.removable()

    def can_build(self, face: Face, cell: Cell) -> bool:
        """Return True if the face may be built at the cell."""
        return self.plan.can_build(face, self.is_first(face), self.grid.index_of(cell))

    def can_swap(self, face: Face, cell: Cell) -> bool:
        """Return True if the tile at the cell may be exchanged for the face."""
        return self.plan.can_swap(face, self.grid.index_of(cell))

    def can_remove(self, cell: Cell) -> bool:
        """Return True if the tile at the cell may be removed."""
        return self.plan.can_remove(self.grid.index_of(cell))

    # Borders

    def longest_border(self, tile_set: int) -> tuple[Edge, ...]:
        """Return the edges of the longest wall or moat."""
        return self._sorted_edges(self.plan.border_edges(tile_set))

    def longest_stretch(self) -> tuple[Edge, ...]:
        """Return the wall edges of the longest stretch of wall against moat."""
        return self._sorted_edges(self.plan.stretch_edges())

    def _sorted_edges(self, edges: list[tuple[int, int]]) -> tuple[Edge, ...]:
        return tuple(sorted([(self.grid.all_cells[index], side) for index, side in edges]))


EMPTY_ALHAMBRA: Final = City.of({START_CELL: FOUNTAIN}, (START_CELL, None))
EMPTY_GRANADA: Final = City.of({START_CELL: GRANADA_START}, (None, START_CELL))
