"""Two facts on which the engine relies where the rules, and tests/reference.py, ask for a search.

The rest of the reference has no tests: it is compared with the engine, which is held to the worked examples itself.
"""

from itertools import chain, combinations, product
from random import Random

from tests.reference import (
    SIDES,
    Cell,
    Piece,
    beside,
    counted_edges,
    ends,
    faults,
    flood,
    has_hole,
    linked_sets,
    longest,
)

KINDS = ("alhambra", "granada")


def test_longest_trail_is_the_largest_linked_set() -> None:
    """AMB-G7: every layout of both kinds on 3 × 3 cells, fully bordered and with random borders.

    Walls between tiles of a kind do not count, so these edges stay open. The test goes beyond the tiles of the box: any
    Alhambra cell is the start tile, which may have walls, and tiles may have four borders.
    """
    random, legal, branching = Random(7), 0, 0
    grid = list(product(range(3), range(3)))
    for layout in product(["", *KINDS], repeat=9):
        kinds = {cell: kind for cell, kind in zip(grid, layout, strict=True) if kind}
        first = {kind: min((cell for cell in kinds if kinds[cell] == kind), default=None) for kind in KINDS}
        origin, granada_start = first["alhambra"], first["granada"]
        if origin is None or granada_start is None or layout > layout[::-1]:  # half a turn changes nothing
            continue
        for chance in (1.0, 0.6):
            city = {
                (x - origin[0], y - origin[1]): Piece(kind, chance_borders(kinds, (x, y), chance, random))
                for (x, y), kind in kinds.items()
            }
            if faults(city, (granada_start[0] - origin[0], granada_start[1] - origin[1])):
                break
            legal += 1
            for border_kind in ("wall", "moat", "stretch"):
                edges = counted_edges(city, border_kind)
                assert longest(edges) == max(map(len, linked_sets(edges)), default=0), (city, border_kind)
                points = list(chain.from_iterable(map(ends, edges)))
                branching += any(points.count(point) > 2 for point in points)
    assert legal > 1000
    assert branching > 0


def chance_borders(kinds: dict[Cell, str], cell: Cell, chance: float, random: Random) -> str:
    """Return borders: always toward the other kind, at random toward empty cells, never toward the same kind."""
    likelihood = {side: chance if beside(cell, side) not in kinds else 1.0 for side in SIDES}
    own = [side for side in SIDES if kinds.get(beside(cell, side)) == kinds[cell]]
    return "".join(side for side in SIDES if side not in own and random.random() < likelihood[side])


RING = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]


def test_eight_cells_around_a_new_tile_tell_whether_it_makes_a_hole() -> None:
    """All sets within 4 × 3 cells are tried; 4 × 4 cells also pass but take ten seconds."""
    grid = list(product(range(4), range(3)))
    tried = 0
    for cells in map(set, chain.from_iterable(combinations(grid, size) for size in range(1, 13))):
        if is_connected(cells) and not has_hole(cells):
            tried += 1
            for cell in {beside(cell, side) for cell in cells for side in SIDES} - cells:
                ring = [(cell[0] + x, cell[1] + y) in cells for x, y in RING]
                changes = sum(ring[index] != ring[index - 1] for index in range(8))
                assert has_hole({*cells, cell}) == (changes != 2), (cells, cell)
    assert tried > 1000


def is_connected(cells: set[Cell]) -> bool:
    return flood(min(cells), lambda _from, _side, to: to in cells) == cells
