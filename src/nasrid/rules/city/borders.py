"""Walls, moats and the stretch between them: which edges count and which of them hang together."""

from __future__ import annotations

from collections import defaultdict

from nasrid.rules.city.city import City
from nasrid.rules.city.grid import Cell, neighbour
from nasrid.rules.pieces.components import Face, Kind

Edge = tuple[Cell, int]  # the cell of a tile and the side (0..3 = N, E, S, W) of its edge
Point = tuple[int, int]  # a corner point; (x, y) is the north-west corner of that cell


def longest_border(city: City, kind: Kind) -> tuple[Edge, ...]:
    """The longest wall or moat: edges toward an empty cell or toward the other kind (AMB-G5, G6, K9)."""
    return _largest_linked([edge for edge, beside in _edges(city, kind) if beside is None or beside.kind != kind])


def longest_stretch(city: City) -> tuple[Edge, ...]:
    """The longest stretch of wall against moat, by the walls (COMBO-SCORE-04, AMB-K26)."""
    edges = _edges(city, Kind.ALHAMBRA)
    return _largest_linked([edge for edge, beside in edges if beside is not None and beside.kind == Kind.GRANADA])


def _edges(city: City, kind: Kind) -> list[tuple[Edge, Face | None]]:
    """The walls or moats of its tiles of a kind, side by side and row by row, each with the tile that lies beyond."""
    tiles = sorted([(y, x, face.borders) for (x, y), face in city.tiles.items() if face.kind == kind])
    return [
        (((x, y), side), city.tiles.get(neighbour((x, y), side)))
        for side in range(4)
        for y, x, borders in tiles
        if borders >> side & 1
    ]


def _largest_linked(edges: list[Edge]) -> tuple[Edge, ...]:
    """The largest set of edges linked at corner points; it is also the longest trail (AMB-G7)."""
    at: defaultdict[Point, list[Edge]] = defaultdict(list)
    for edge in edges:
        for point in _ends(edge):
            at[point].append(edge)
    best: list[Edge] = []
    unseen = set(edges)
    for edge in edges:
        if edge in unseen:
            linked = _linked(edge, at, unseen)
            if len(linked) > len(best):
                best = linked
    return tuple(sorted(best))


def _linked(first: Edge, at: dict[Point, list[Edge]], unseen: set[Edge]) -> list[Edge]:
    """The edges linked with the first; they are seen now."""
    unseen.remove(first)
    found = [first]
    for edge in found:
        for point in _ends(edge):
            for other in at[point]:
                if other in unseen:
                    unseen.remove(other)
                    found.append(other)
    return found


def _ends(edge: Edge) -> tuple[Point, Point]:
    (x, y), side = edge
    if side == 0:
        return (x, y), (x + 1, y)
    if side == 1:
        return (x + 1, y), (x + 1, y + 1)
    if side == 2:
        return (x, y + 1), (x + 1, y + 1)
    return (x, y), (x, y + 1)
