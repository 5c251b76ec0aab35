"""A city as sets of cells: everything that its shape decides, whatever its tiles are called.

A legal city is connected and has no holes, so its outline is one simple closed curve (AMB-E1); the tests hold all of
this against a slow flood-fill reference. There are two kinds of plans, which the same tests hold equal: `IntegerPlan`
for the interpreter, `LimbPlan` for the compiler.
"""

from __future__ import annotations

from typing import Final

from nasrid.rules.city.grid import Grid
from nasrid.rules.mypyc_support import mypyc_attr
from nasrid.rules.pieces.components import Face

NO_CELL: Final = -1  # instead of the number of a cell


@mypyc_attr(acyclic=True)
class Plan:
    """An immutable value. Cells go by their numbers in the window; lists of them are in order."""

    __slots__ = ("window",)

    def __init__(self, window: Grid) -> None:
        self.window = window

    def with_tile(self, face: Face, index: int, is_start: bool) -> Plan:
        """With a tile more."""
        raise NotImplementedError

    def without_tile(self, index: int) -> Plan:
        """With a tile less."""
        raise NotImplementedError

    def with_face(self, face: Face, index: int) -> Plan:
        """With a face of the same kind instead of another."""
        raise NotImplementedError

    # What may be done

    def buildable(self, face: Face, is_first: bool) -> list[int]:
        """Where this face may be built (CORE-BUILD-01..05, COMBO-BUILD-01..06), perhaps as the first of its kind."""
        raise NotImplementedError

    def can_build(self, face: Face, is_first: bool, index: int) -> bool:
        raise NotImplementedError

    def swappable(self, face: Face) -> list[int]:
        """Whose tiles may be exchanged for this face (CORE-REDES-03, AMB-K13)."""
        raise NotImplementedError

    def can_swap(self, face: Face, index: int) -> bool:
        raise NotImplementedError

    def removable(self) -> list[int]:
        """Whose tiles may be taken out (CORE-REDES-02, CORE-REDES-05, AMB-E3, AMB-K12)."""
        raise NotImplementedError

    def can_remove(self, index: int) -> bool:
        raise NotImplementedError

    def would_split(self, index: int) -> bool:
        """Whether without this tile, or NOWHERE, some tiles cannot be reached on foot from their start."""
        raise NotImplementedError

    # What is there

    def has_touching_tile_sets(self) -> bool:
        """Some tiles of both kinds lie side by side."""
        raise NotImplementedError

    def has_hole(self) -> bool:
        """Some empty cells cannot be reached from outside."""
        raise NotImplementedError

    def border_edges(self, tile_set: int) -> list[tuple[int, int]]:
        """The longest wall (0) or moat (1): the cell and the side (0..3 for N, E, S, W) of each of its edges.

        Edges toward an empty cell or toward the other kind count (AMB-G5, G6, K9). The largest set of edges linked at
        corner points is also the longest trail (AMB-G7); of several the first, side by side and row by row.
        """
        raise NotImplementedError

    def stretch_edges(self) -> list[tuple[int, int]]:
        """The same for the longest stretch of wall against moat, by the walls (COMBO-SCORE-04, AMB-K26)."""
        raise NotImplementedError

    def border_length(self, tile_set: int) -> int:
        """The length of the longest wall (0) or moat (1): edges toward an empty cell or toward the other kind."""
        raise NotImplementedError

    def stretch_length(self) -> int:
        """The length of the longest stretch of wall against moat."""
        raise NotImplementedError

    def reachable_cell_count(self) -> int:
        """How many free cells can be reached on foot: where the city may still grow."""
        raise NotImplementedError
