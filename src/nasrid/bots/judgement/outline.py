"""What a city is worth as a shape, on bitboards alone, so that a placement is judged without being carried out."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from nasrid.rules.city.city import City
from nasrid.rules.city.grid import bits
from nasrid.rules.pieces.components import Face

ROOMY = 8  # more cells to grow into than this are no better


class Outline(NamedTuple):
    """The boards of a city: its tiles by kind, and those with a wall or moat to the N, E, S, W."""

    stride: int
    alhambra: int
    granada: int
    north: int
    east: int
    south: int
    west: int

    @classmethod
    def of(cls, city: City) -> Outline:
        return cls(city.grid.stride, *city.parts, *city.bordered)

    def plus(self, face: Face, bit: int) -> Outline:
        stride, alhambra, granada, north, east, south, west = self
        borders = face.borders
        return Outline(
            stride,
            alhambra if face.kind else alhambra | bit,
            granada | bit if face.kind else granada,
            north | bit if borders & 1 else north,
            east | bit if borders & 2 else east,
            south | bit if borders & 4 else south,
            west | bit if borders & 8 else west,
        )


def border_points(outline: Outline) -> int:
    """The points for the longest wall, the longest moat and, where both meet, the longest stretch."""
    points = 0
    if outline.alhambra:
        points += _longest(outline, outline.alhambra, outline.alhambra)
    if outline.granada:
        points += _longest(outline, outline.granada, outline.granada)
        if outline.alhambra:
            points += 2 * _longest(outline, outline.alhambra, ~outline.granada)
    return points


def _longest(outline: Outline, part: int, screen: int) -> int:
    """The largest set of linked border edges of a part, without those that look onto the screen.

    A horizontal edge goes by the cell south of it, an upright one by the cell east of it, a point by the cell whose
    north-west corner it is.
    """
    stride, _, _, north, east, south, west = outline
    flat = (north & part & ~(screen << stride)) | (south & part & ~(screen >> stride)) << stride
    upright = (west & part & ~(screen << 1)) | (east & part & ~(screen >> 1)) << 1
    best, left = 0, flat.bit_count() + upright.bit_count()
    while left > best:
        start = flat & -flat or upright & -upright
        points = start
        linked_flat = linked_upright = 0
        while True:
            new_flat = flat & (points | points >> 1)
            new_upright = upright & (points | points >> stride)
            if not (new_flat or new_upright):
                break
            flat ^= new_flat
            upright ^= new_upright
            linked_flat |= new_flat
            linked_upright |= new_upright
            points = new_flat | new_flat << 1 | new_upright | new_upright << stride
        size = linked_flat.bit_count() + linked_upright.bit_count()
        left -= size
        best = max(best, size)
    return best


@lru_cache(maxsize=1 << 13)
def shape(outline: Outline, edge: float, cell: float) -> float:
    """The worth of a shape, from the worth of an edge of its longest border and of a cell to grow into."""
    return edge * border_points(outline) + cell * min(room(outline), ROOMY)


@lru_cache(maxsize=1 << 13)
def best_place(outline: Outline, face: Face, board: int, edge: float, cell: float) -> tuple[float, int]:
    """The best shape that the face can make on the board, and the bit of its cell."""
    return max((shape(outline.plus(face, bit), edge, cell), bit) for bit in bits(board))


def room(outline: Outline) -> int:
    """The free cells that can be reached on foot: where the city may still grow."""
    stride, alhambra, granada, north, east, south, west = outline
    taken = alhambra | granada
    reached = (taken & ~north) >> stride | (taken & ~south) << stride | (taken & ~east) << 1 | (taken & ~west) >> 1
    return (reached & ~taken).bit_count()
