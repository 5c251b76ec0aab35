"""A second implementation of geometry, payments and points: slow, simple and independent of the engine.

Nothing here imports nasrid. Everything is plain data, and every question is answered by exhaustive search: flood fills,
all subsets, all paths. Property tests compare the engine with it.

A cell is (x, y), with x to the right, y down, and the start tile at (0, 0). A city is a dict from cells to pieces,
including the start tile. In the combination, `granada_start` is the cell of the first Granada tile, or None before it
is placed. In Granada alone, the start tile is of kind "granada" and `granada_start` stays None.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

Cell = tuple[int, int]
Point = tuple[int, int]
Edge = tuple[Cell, str]
Card = tuple[str, int]


class Piece(NamedTuple):
    """A tile, a hut or a start tile. Huts and the fountain are of kind "alhambra"."""

    kind: str
    borders: str
    building: str = ""
    price: int = 0
    hut: bool = False


City = dict[Cell, Piece]

START: Cell = (0, 0)
SIDES = "NESW"
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


# --- Cells --------------------------------------------------------------------------------------------------


@cache
def beside(cell: Cell, side: str) -> Cell:
    """Return the cell on that side."""
    return cell[0] + STEP[side][0], cell[1] + STEP[side][1]


def flood(start: Cell, may_step: Callable[[Cell, str, Cell], bool]) -> set[Cell]:
    """Return all cells that can be reached by steps (from, side, to) allowed by `may_step`, including the start."""
    reached, to_visit = {start}, [start]
    while to_visit:
        cell = to_visit.pop()
        for side in SIDES:
            target = beside(cell, side)
            if target not in reached and may_step(cell, side, target):
                reached.add(target)
                to_visit.append(target)
    return reached


def box_around(cells: Iterable[Cell]) -> set[Cell]:
    """Return the bounding box of the cells plus one cell on every side."""
    xs, ys = zip(*cells, strict=True)
    return {(x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)}


def has_hole(cells: Iterable[Cell]) -> bool:
    """Return True if an empty cell cannot be reached from outside by steps over sides (CORE-BUILD-05, AMB-E1b)."""
    taken = set(cells)
    empty = box_around(taken) - taken
    return flood(min(empty), lambda _from, _side, to: to in empty) != empty


# --- Building rules -----------------------------------------------------------------------------------------


def bordered(city: City, cell: Cell, side: str) -> bool:
    """Return True if the tile on this cell has a wall or a moat on this side."""
    return side in city[cell].borders


def contacts(city: City) -> Iterator[tuple[Cell, str, Cell]]:
    """Yield every pair of neighbouring tiles, once from each side."""
    for cell in city:
        for side in SIDES:
            if (other := beside(cell, side)) in city:
                yield cell, side, other


def within_reach(city: City, start: Cell) -> set[Cell]:
    """Return the tiles that can be reached on foot from `start` over open edges, among tiles of its kind (AMB-K6)."""

    def open_step(cell: Cell, side: str, target: Cell) -> bool:
        return (
            target in city
            and city[target].kind == city[cell].kind
            and not bordered(city, cell, side)
            and not bordered(city, target, OPPOSITE[side])
        )

    return flood(start, open_step)


def faults(city: City, granada_start: Cell | None = None) -> set[str]:
    """Return the rules that the layout breaks; empty if it is legal.

    CORE-BUILD-02   two tiles of a kind touch, one bordered and the other open there
    CORE-BUILD-03   a tile is out of reach on foot from the start tile (combination: an Alhambra tile)
    CORE-BUILD-04   a tile shares no side with any other
    CORE-BUILD-05   there is a hole in the union of both parts
    COMBO-BUILD-01  the kinds touch other than wall against moat. COMBO-BUILD-06 states the same from the side
                    of the open edge, so it is always broken together with this rule and not named here
    COMBO-BUILD-02  there are Granada tiles, but wall and moat meet nowhere (AMB-K12)
    COMBO-BUILD-05  a Granada tile is out of reach on foot from the first one
    """
    return set(_faults(city, granada_start))


def is_legal(city: City, granada_start: Cell | None) -> bool:
    """Return True if the layout breaks no rule. Stop at the first broken rule."""
    return not any(_faults(city, granada_start))


def _faults(city: City, granada_start: Cell | None) -> Iterator[str]:
    touching = list(contacts(city))
    for cell, side, other in touching:
        here, there = bordered(city, cell, side), bordered(city, other, OPPOSITE[side])
        if city[cell].kind == city[other].kind:
            if here != there:
                yield "CORE-BUILD-02"
        elif not (here and there):
            yield "COMBO-BUILD-01"
    combined_granada = {cell for cell in city if city[cell].kind == "granada" != city[START].kind}
    if set(city) - combined_granada - within_reach(city, START):
        yield "CORE-BUILD-03"
    if combined_granada:
        if granada_start is None or combined_granada - within_reach(city, granada_start):
            yield "COMBO-BUILD-05"
        if not counted_edges(city, "stretch"):
            yield "COMBO-BUILD-02"
    if len(city) > 1 and set(city) - {cell for cell, _side, _other in touching}:
        yield "CORE-BUILD-04"
    if has_hole(city):
        yield "CORE-BUILD-05"


def granada_start_after(city: City, piece: Piece, cell: Cell, granada_start: Cell | None) -> Cell | None:
    """Return the start of Granada: in the combination, the first Granada tile (COMBO-BUILD-03)."""
    first_granada = piece.kind == "granada" != city[START].kind and granada_start is None
    return cell if first_granada else granada_start


def is_legal_with(city: City, piece: Piece, cell: Cell, granada_start: Cell | None) -> bool:
    """Return True if the city is legal with the piece on the cell, whatever was there before."""
    return is_legal({**city, cell: piece}, granada_start_after(city, piece, cell, granada_start))


def may_place(city: City, piece: Piece, cell: Cell, granada_start: Cell | None = None) -> bool:
    """Return True if the piece may be built on this cell."""
    return cell not in city and is_legal_with(city, piece, cell, granada_start)


def may_leave(city: City, cell: Cell, granada_start: Cell | None) -> bool:
    """Return True if there is a tile other than a start tile (CORE-REDES-06, AMB-K11)."""
    return cell in city and cell != START and cell != granada_start


def may_remove(city: City, cell: Cell, granada_start: Cell | None = None) -> bool:
    """Return True if the tile on this cell may go to the reserve (AMB-E3)."""
    rest = {other: piece for other, piece in city.items() if other != cell}
    return may_leave(city, cell, granada_start) and is_legal(rest, granada_start)


def may_swap(city: City, cell: Cell, piece: Piece, granada_start: Cell | None = None) -> bool:
    """Return True if the piece may replace the tile on this cell; only the result counts (AMB-E4)."""
    return may_leave(city, cell, granada_start) and is_legal_with(city, piece, cell, granada_start)


def legal_cells(city: City, piece: Piece, granada_start: Cell | None = None) -> set[Cell]:
    """Return all cells on which the piece may be built."""
    return {cell for cell in box_around(city) if may_place(city, piece, cell, granada_start)}


# --- Walls, moats and stretches -----------------------------------------------------------------------------


def counted_edges(city: City, border_kind: str) -> set[Edge]:
    """Return the edges that may score, each as the cell of its tile and the side.

    "wall"     bordered edges of Alhambra tiles next to nothing or a Granada tile (AMB-G6, AMB-K9)
    "moat"     bordered edges of Granada tiles next to nothing or an Alhambra tile
    "stretch"  walls that touch a moat, named from the Alhambra side (COMBO-SCORE-04)
    """
    if border_kind == "stretch":
        return {
            (cell, side)
            for cell, side, other in contacts(city)
            if (city[cell].kind, city[other].kind) == ("alhambra", "granada")
            and bordered(city, cell, side)
            and bordered(city, other, OPPOSITE[side])
        }
    kind = {"wall": "alhambra", "moat": "granada"}[border_kind]
    return {
        (cell, side)
        for cell, piece in city.items()
        for side in piece.borders
        if piece.kind == kind and (beside(cell, side) not in city or city[beside(cell, side)].kind != kind)
    }


def ends(edge: Edge) -> tuple[Point, Point]:
    """Return the two corner points of an edge. Point (x, y) is the upper left corner of cell (x, y)."""
    (x, y), side = edge
    return {
        "N": ((x, y), (x + 1, y)),
        "E": ((x + 1, y), (x + 1, y + 1)),
        "S": ((x, y + 1), (x + 1, y + 1)),
        "W": ((x, y), (x, y + 1)),
    }[side]


def longest(edges: Iterable[Edge]) -> int:
    """Return the length of the longest trail that uses no edge twice, by trying every trail (AMB-G7)."""
    ways: dict[Point, list[tuple[Edge, Point]]] = {}
    for edge in set(edges):
        one, two = ends(edge)
        ways.setdefault(one, []).append((edge, two))
        ways.setdefault(two, []).append((edge, one))

    def longest_from(point: Point, used: frozenset[Edge]) -> int:
        onward = [(edge, target) for edge, target in ways[point] if edge not in used]
        return max((1 + longest_from(target, used | {edge}) for edge, target in onward), default=0)

    return max((longest_from(point, frozenset()) for point in ways), default=0)


def linked_sets(edges: Iterable[Edge]) -> list[set[Edge]]:
    """Return the edges split into sets connected at corner points (AMB-G5)."""
    groups: list[set[Edge]] = []
    for edge in sorted(edges):
        touching = [group for group in groups if any(set(ends(edge)) & set(ends(other)) for other in group)]
        groups = [group for group in groups if group not in touching]
        groups.append({edge}.union(*touching))
    return groups


# --- Money --------------------------------------------------------------------------------------------------


def all_payments(values: Sequence[int], price: int) -> set[tuple[int, ...]]:
    """Return every choice of cards of one currency worth at least the price, as sorted values (AMB-D1)."""
    return {
        payment
        for size in range(1, len(values) + 1)
        for payment in combinations(sorted(values), size)
        if sum(payment) >= price
    }


def minimal_payments(values: Sequence[int], price: int) -> set[tuple[int, ...]]:
    """Return the payments from which no card can be removed without falling below the price."""
    return {payment for payment in all_payments(values, price) if sum(payment) - min(payment) < price}


def takes(display: Sequence[Card]) -> set[tuple[Card, ...]]:
    """Return all sets of cards that may be taken: any one card, or several worth 5 or less together."""
    return {
        chosen
        for size in range(1, len(display) + 1)
        for chosen in combinations(sorted(display), size)
        if size == 1 or sum(value for _currency, value in chosen) <= 5
    }


# --- Points -------------------------------------------------------------------------------------------------

# The points of ranks 1, 2, 3 in each scoring.
ALHAMBRA_POINTS = {
    "pavilion": {1: (1, 0, 0), 2: (8, 1, 0), 3: (16, 8, 1)},
    "seraglio": {1: (2, 0, 0), 2: (9, 2, 0), 3: (17, 9, 2)},
    "arcades": {1: (3, 0, 0), 2: (10, 3, 0), 3: (18, 10, 3)},
    "chambers": {1: (4, 0, 0), 2: (11, 4, 0), 3: (19, 11, 4)},
    "garden": {1: (5, 0, 0), 2: (12, 5, 0), 3: (20, 12, 5)},
    "tower": {1: (6, 0, 0), 2: (13, 6, 0), 3: (21, 13, 6)},
}
SIMPLE_POINTS = {1: (3, 0, 0), 2: (10, 3, 0), 3: (18, 10, 3)}
GRANADA_FACTORS = {1: (1, 0, 0), 2: (2, 1, 0), 3: (3, 2, 1)}


def alhambra_points(building: str, scoring: int, counts: dict[str, int]) -> dict[str, int]:
    """Return the points of every player, including Dirk, for an Alhambra building (AMB-G1, AMB-G2)."""
    table = ALHAMBRA_POINTS[building][scoring]
    points = dict.fromkeys(counts, 0)
    for player, count in counts.items():
        if count > 0:
            ahead = sum(other > count for other in counts.values())
            tied = sum(other == count for other in counts.values())
            points[player] = sum(table[ahead : ahead + tied]) // tied
    return points


def granada_ranking(holdings: dict[str, list[int]]) -> list[str]:
    """Return the players with that building, most first. Ties are broken by the most expensive one (AMB-G4)."""
    strength = {player: (len(prices), max(prices)) for player, prices in holdings.items() if prices}
    if len(set(strength.values())) < len(strength):
        raise ValueError("GRA-SCORE-08: each building has every price once, so no tie can remain")
    return sorted(strength, key=lambda player: strength[player], reverse=True)


def by_rank(table: Sequence[int], holdings: dict[str, list[int]]) -> dict[str, int]:
    """Return the points of the table for the players in rank order, and 0 for all others."""
    return dict.fromkeys(holdings, 0) | dict(zip(granada_ranking(holdings), table, strict=False))


def granada_points(scoring: int, holdings: dict[str, list[int]]) -> dict[str, int]:
    """Return the points of every player, including Dirk, for a Granada building, given each player's prices."""
    total = sum(len(prices) for prices in holdings.values())
    return by_rank([factor * total for factor in GRANADA_FACTORS[scoring]], holdings)


def simple_points(scoring: int, holdings: dict[str, list[int]]) -> dict[str, int]:
    """Return the points for a Granada building under the simple scoring (GRA-SIMPLE-02..04, AMB-G11)."""
    return by_rank(SIMPLE_POINTS[scoring], holdings)


def hut_value(city: City, cell: Cell) -> int:
    """Return the number of buildings that the hut on this cell counts as (HUT-11, HUT-12, AMB-O1..O3)."""
    served = 0
    for hut_cell, side, other in contacts(city):
        if hut_cell == cell and city[other].building == city[cell].building and not city[other].hut:
            wall_between = bordered(city, cell, side) or bordered(city, other, OPPOSITE[side])
            served += not wall_between
    return min(served, 3)


def building_count(city: City, building: str) -> int:
    """Return the number of buildings of this type in the city, including the value of huts but no bonus cards."""
    of_type = {cell: piece for cell, piece in city.items() if piece.building == building}
    return sum(hut_value(city, cell) if piece.hut else 1 for cell, piece in of_type.items())
