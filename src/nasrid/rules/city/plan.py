"""A city as sets of cells, without the names of its tiles.

A legal city is connected and has no holes, so its outline is one simple closed curve (AMB-E1). There are two
implementations: `IntegerPlan` for the interpreter and `LimbPlan` for the compiler. The tests compare both with a slow
flood-fill reference. Both use these facts:

- CORE-BUILD-05: in a connected city without holes, a tile encloses empty cells exactly if the taken cells among its
  eight neighbours form two or more runs. A run begins, clockwise, at a taken cell after a free one. Of two consecutive
  cells, at most one begins a run.
- Links are open edges between tiles; four links around a corner point form a square. If all cycles consist of squares
  (links - tiles + parts = squares), a removal separates exactly the linked neighbours that no square connects.
  Otherwise a flood fill looks for a longer way round.
- A flat edge is named by the cell south of it, an upright one by the cell east of it, a point by the cell whose
  north-west corner it is.
"""

from __future__ import annotations

from typing import Final

from nasrid.rules.city.grid import Grid
from nasrid.rules.mypyc_support import mypyc_attr
from nasrid.rules.pieces.components import Face

NO_CELL: Final = -1


@mypyc_attr(acyclic=True)
class Plan:
    """An immutable set of tiles. Cells are given by their index in the window; lists of cells are ascending."""

    __slots__ = ("window",)

    def __init__(self, window: Grid) -> None:
        self.window = window

    def with_tile(self, face: Face, index: int, is_start: bool) -> Plan:
        """Return the plan with a tile added."""
        raise NotImplementedError

    def without_tile(self, index: int) -> Plan:
        """Return the plan with a tile removed."""
        raise NotImplementedError

    def with_face(self, face: Face, index: int) -> Plan:
        """Return the plan with a tile replaced by a face of the same tile set."""
        raise NotImplementedError

    # Legal changes

    def buildable(self, face: Face, is_first: bool) -> list[int]:
        """Return the cells where this face may be built (CORE-BUILD-01..05, COMBO-BUILD-01..06).

        `is_first` is True for the first tile of its set.
        """
        raise NotImplementedError

    def can_build(self, face: Face, is_first: bool, index: int) -> bool:
        raise NotImplementedError

    def swappable(self, face: Face) -> list[int]:
        """Return the cells whose tiles may be exchanged for this face (CORE-REDES-03, AMB-K13). Edges toward tiles stay
        the same, so reachability and holes do too (AMB-E4)."""
        raise NotImplementedError

    def can_swap(self, face: Face, index: int) -> bool:
        raise NotImplementedError

    def removable(self) -> list[int]:
        """Return the cells whose tiles may be removed (CORE-REDES-02, CORE-REDES-05, AMB-E3, AMB-K12)."""
        raise NotImplementedError

    def can_remove(self, index: int) -> bool:
        raise NotImplementedError

    def would_split(self, index: int) -> bool:
        """Return True if removing this tile, or none with NO_CELL, leaves unreachable tiles."""
        raise NotImplementedError

    # Properties of the city

    def border_edges(self, tile_set: int) -> list[tuple[int, int]]:
        """Return the longest wall (0) or moat (1): the cell and the side (0..3 for N, E, S, W) of each of its edges.

        Edges toward an empty cell or toward the other tile set count (AMB-G5, G6, K9). The largest set of edges linked
        at corner points is also the longest trail (AMB-G7). Ties go to the first, by side, then row by row.
        """
        raise NotImplementedError

    def stretch_edges(self) -> list[tuple[int, int]]:
        """Return the wall edges of the longest stretch of wall against moat (COMBO-SCORE-04, AMB-K26)."""
        raise NotImplementedError

    def border_length(self, tile_set: int) -> int:
        """Return the length of the longest wall (0) or moat (1)."""
        raise NotImplementedError

    def stretch_length(self) -> int:
        """Return the length of the longest stretch of wall against moat."""
        raise NotImplementedError

    def reachable_cell_count(self) -> int:
        """Return the number of free cells that can be reached on foot, where the city can still grow."""
        raise NotImplementedError
