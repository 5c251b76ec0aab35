"""Walls, moats and the stretch between them: which edges count and which of them hang together."""

from __future__ import annotations

from collections import defaultdict

from nasrid.rules.city.city import City, facing
from nasrid.rules.city.grid import Cell
from nasrid.rules.pieces.components import Kind

Edge = tuple[Cell, int]  # the cell of a tile and the side (0..3 = N, E, S, W) of its edge
Point = tuple[int, int]  # a corner point; (x, y) is the north-west corner of that cell


def longest_border(city: City, kind: Kind) -> tuple[Edge, ...]:
    """The longest wall or moat: edges toward an empty cell or toward the other kind (AMB-G5, G6, K9)."""
    beside = facing(city.parts[kind], city.grid.stride)
    return _largest_linked(_edges(city, [city.parts[kind] & ~same for same in beside]))


def longest_stretch(city: City) -> tuple[Edge, ...]:
    """The longest stretch of wall against moat, by the walls (COMBO-SCORE-04, AMB-K26)."""
    beside = facing(city.parts[Kind.GRANADA], city.grid.stride)
    return _largest_linked(_edges(city, [city.parts[Kind.ALHAMBRA] & moat for moat in beside]))


def _edges(city: City, boards: list[int]) -> list[Edge]:
    """The bordered edges on each side of the tiles on that side's board."""
    return [(cell, side) for side, board in enumerate(boards) for cell in city.grid.cells(board & city.bordered[side])]


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
