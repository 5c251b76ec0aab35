"""Walls, moats and the stretch between them: which edges count and which of them hang together."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from nasrid.rules.city import City
from nasrid.rules.components import Kind
from nasrid.rules.grid import Cell, neighbour

Edge = tuple[Cell, int]  # the cell of a tile and the side (0..3 = N, E, S, W) of its edge
Point = tuple[int, int]

# The corner points at both ends of a side, seen from the cell; point (x, y) is the cell's north-west corner.
_ENDS: tuple[tuple[Point, Point], ...] = (
    ((0, 0), (1, 0)),
    ((1, 0), (1, 1)),
    ((0, 1), (1, 1)),
    ((0, 0), (0, 1)),
)


def longest_border(city: City, kind: Kind) -> tuple[Edge, ...]:
    """The longest wall or moat: edges toward an empty cell or toward the other kind (AMB-G5, G6, K9)."""
    return _largest_linked(edge for edge, faces in _bordered_edges(city, kind) if faces != kind)


def longest_stretch(city: City) -> tuple[Edge, ...]:
    """The longest stretch of wall against moat, by the walls (COMBO-SCORE-04, AMB-K26)."""
    edges = _bordered_edges(city, Kind.ALHAMBRA)
    return _largest_linked(edge for edge, faces in edges if faces == Kind.GRANADA)


def _bordered_edges(city: City, kind: Kind) -> Iterable[tuple[Edge, Kind | None]]:
    """Every bordered edge of that kind, with the kind of the tile it faces, if there is one."""
    for cell, face in sorted(city.tiles.items()):
        if face.kind == kind:
            for side in range(4):
                if face.borders >> side & 1:
                    other = city.tiles.get(neighbour(cell, side))
                    yield (cell, side), other.kind if other else None


def _largest_linked(edges: Iterable[Edge]) -> tuple[Edge, ...]:
    """The largest set of edges linked at corner points; it is also the longest trail (AMB-G7)."""
    at: defaultdict[Point, list[Edge]] = defaultdict(list)
    for edge in edges:
        for point in _points(edge):
            at[point].append(edge)
    best: list[Edge] = []
    seen: set[Edge] = set()
    for edge in [edge for met in at.values() for edge in met]:
        linked = _linked(edge, at, seen)
        if len(linked) > len(best):
            best = linked
    return tuple(sorted(best))


def _linked(first: Edge, at: dict[Point, list[Edge]], seen: set[Edge]) -> list[Edge]:
    """The edges linked with the first that were not seen before."""
    found, todo = [], [first]
    while todo:
        edge = todo.pop()
        if edge not in seen:
            seen.add(edge)
            found.append(edge)
            todo += [other for point in _points(edge) for other in at[point]]
    return found


def _points(edge: Edge) -> list[Point]:
    (x, y), side = edge
    return [(x + dx, y + dy) for dx, dy in _ENDS[side]]
