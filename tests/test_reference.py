"""The reference implementation compared with the worked examples (TC) and derived tests (DT) of the rules.

These tests check tests/reference.py, not the engine, so they carry no rule markers. The reference cannot express TC-05
(number of actions) and TC-07 (rotated tiles).
"""

from itertools import chain, combinations, permutations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.reference import (
    ALHAMBRA_POINTS,
    GRANADA_FACTORS,
    OPPOSITE,
    SIDES,
    START,
    Cell,
    City,
    Piece,
    alhambra_points,
    all_payments,
    beside,
    box_around,
    building_count,
    contacts,
    counted_edges,
    ends,
    faults,
    flood,
    granada_points,
    granada_ranking,
    has_hole,
    hut_value,
    largest_linked_set,
    legal_cells,
    linked_sets,
    longest,
    may_place,
    may_remove,
    may_swap,
    minimal_payments,
    simple_points,
    takes,
)

KINDS = ("alhambra", "granada")
BORDER_KINDS = ("wall", "moat", "stretch")
ALL_BORDERS = ["".join(sides) for size in range(5) for sides in combinations(SIDES, size)]


def alhambra(*cells: tuple[int, int, str]) -> City:
    """Return an Alhambra city: the fountain, and tiles given as x, y, walls."""
    return {START: Piece("alhambra", "")} | {(x, y): Piece("alhambra", walls) for x, y, walls in cells}


def granada(*cells: tuple[int, int, str]) -> City:
    """Return Granada tiles given as x, y, moats."""
    return {(x, y): Piece("granada", moats) for x, y, moats in cells}


def lengths(city: City) -> dict[str, int]:
    return {border_kind: longest(counted_edges(city, border_kind)) for border_kind in BORDER_KINDS}


# --- Building rules -----------------------------------------------------------------------------------------


def test_bare_start_tile_accepts_any_connected_tile() -> None:
    assert faults(alhambra()) == set()
    assert legal_cells(alhambra(), Piece("alhambra", "")) == {(0, -1), (1, 0), (0, 1), (-1, 0)}
    assert legal_cells(alhambra(), Piece("alhambra", "NW")) == {(0, -1), (-1, 0)}
    assert legal_cells(alhambra(), Piece("granada", "NW")) == set()


def test_tc_06_both_tiles_of_an_exchange_may_be_placed_in_any_order() -> None:
    city = alhambra((1, 0, "N"))
    assert may_swap(city, (1, 0), Piece("alhambra", "E"))
    city[(1, 0)] = Piece("alhambra", "E")
    bought = [((0, 1), Piece("alhambra", "W")), ((-1, 0), Piece("alhambra", ""))]
    for order in permutations(bought):
        growing = dict(city)
        for cell, piece in order:
            assert may_place(growing, piece, cell)
            growing[cell] = piece


@pytest.mark.parametrize("kind", KINDS)
def test_tc_08_unlike_edges(kind: str) -> None:
    city = {START: Piece(kind, ""), (1, 0): Piece(kind, "E")}
    assert faults({**city, (2, 0): Piece(kind, "")}) == {"CORE-BUILD-02", "CORE-BUILD-03"}
    around_the_corner = {**city, (0, 1): Piece(kind, ""), (1, 1): Piece(kind, "N")}
    assert faults(around_the_corner) == {"CORE-BUILD-02"}
    assert not may_place(city, Piece(kind, "W"), (1, 0))


@pytest.mark.parametrize("kind", KINDS)
def test_tc_09_no_way_but_across_a_double_border(kind: str) -> None:
    city = {START: Piece(kind, ""), (1, 0): Piece(kind, "E")}
    assert faults({**city, (2, 0): Piece(kind, "W")}) == {"CORE-BUILD-03"}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("cell", [(1, 1), (3, 0)])
def test_tc_10_no_common_side(kind: str, cell: Cell) -> None:
    assert faults({START: Piece(kind, ""), cell: Piece(kind, "")}) == {"CORE-BUILD-03", "CORE-BUILD-04"}


def test_two_detached_tiles_touch_each_other() -> None:
    assert faults(alhambra((1, 0, ""), (3, 0, ""), (4, 0, ""))) == {"CORE-BUILD-03"}


@pytest.mark.parametrize("kind", KINDS)
def test_tc_11_hole(kind: str) -> None:
    ring = [(1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1)]
    city = {START: Piece(kind, "")}
    for cell in ring[:-1]:
        assert may_place(city, Piece(kind, ""), cell)
        city[cell] = Piece(kind, "")
    assert faults({**city, ring[-1]: Piece(kind, "")}) == {"CORE-BUILD-05"}


def test_dt_07_hole_with_an_open_corner() -> None:
    cells = set(product(range(3), range(3))) - {(1, 1), (2, 2)}
    assert faults({cell: Piece("alhambra", "") for cell in cells}) == {"CORE-BUILD-05"}


def test_dt_08_hole_of_two_cells() -> None:
    cells = set(product(range(4), range(3))) - {(1, 1), (2, 1)}
    assert faults({cell: Piece("alhambra", "") for cell in cells}) == {"CORE-BUILD-05"}


def test_dt_09_bay() -> None:
    bay = alhambra((0, 1, ""), (1, 1, ""), (2, 1, ""), (2, 0, ""), (0, -1, ""))
    assert faults(bay) == set()
    assert faults({**bay, (1, -1): Piece("alhambra", "")}) == {"CORE-BUILD-05"}


# --- Removing and exchanging --------------------------------------------------------------------------------


def test_start_tile_cannot_be_removed() -> None:
    city = alhambra((1, 0, ""))
    assert not may_remove(city, START)
    assert not may_swap(city, START, Piece("alhambra", ""))


def test_removal_needs_a_tile_and_a_legal_rest() -> None:
    city = alhambra((1, 0, ""), (2, 0, ""))
    assert may_remove(city, (2, 0))
    assert not may_remove(city, (1, 0))
    assert not may_remove(city, (0, 1))


def test_removal_may_not_make_a_hole() -> None:
    block = {cell: Piece("alhambra", "") for cell in product(range(3), range(3))}
    assert not may_remove(block, (1, 1))
    assert may_remove(block, (1, 2))


def test_bridge_may_be_exchanged() -> None:
    city = alhambra((1, 0, ""), (2, 0, ""))
    assert may_swap(city, (1, 0), Piece("alhambra", "NS"))
    assert not may_swap(city, (1, 0), Piece("alhambra", "E"))
    assert not may_swap(city, (0, 1), Piece("alhambra", ""))


# --- The combination ----------------------------------------------------------------------------------------

DT_10 = alhambra((1, 0, "E"), (1, 1, "ES")) | granada((2, 0, "NW"), (2, 1, "W"))
DT_14_TILES = alhambra(
    (1, 0, "S"), (2, 0, "S"), (3, 0, ""), (0, 1, "E"), (3, 1, "SW"), (0, 2, ""), (1, 2, "N"), (2, 2, "NE")
) | granada((1, 1, "NSW"), (2, 1, "NES"))
DT_14_ORDER = [START, (1, 0), (0, 1), (2, 0), (0, 2), (1, 2), (1, 1), (2, 1), (2, 2), (3, 0), (3, 1)]
DT_14 = {cell: DT_14_TILES[cell] for cell in DT_14_ORDER}


def test_dt_10_combined_city() -> None:
    assert faults(DT_10, (2, 0)) == set()
    assert lengths(DT_10) == {"wall": 3, "moat": 3, "stretch": 2}


def test_dt_14_one_part_enclosed() -> None:
    assert len(DT_14) == len(DT_14_TILES)
    city: City = {START: DT_14[START]}
    for cell in DT_14_ORDER[1:]:
        assert may_place(city, DT_14[cell], cell, (1, 1) if (1, 1) in city else None)
        city[cell] = DT_14[cell]
    assert faults(DT_14, (1, 1)) == set()
    assert lengths(DT_14) == {"wall": 8, "moat": 6, "stretch": 6}


def test_tc_30_dead_cell() -> None:
    city = alhambra((1, 0, "E"), (1, 1, "E")) | granada((2, 0, "W"), (2, 1, "W"), (2, 2, ""))
    assert faults(city, (2, 0)) == set()
    for kind, borders in product(KINDS, ALL_BORDERS):
        assert not may_place(city, Piece(kind, borders), (1, 2), (2, 0))


@pytest.mark.parametrize(("wall", "moat"), [("", ""), ("E", ""), ("", "W")])
def test_kinds_meet_only_wall_against_moat(wall: str, moat: str) -> None:
    city = alhambra((1, 0, wall)) | granada((2, 0, moat))
    assert faults(city, (2, 0)) == {"COMBO-BUILD-01", "COMBO-BUILD-02"}


def test_first_granada_tile_needs_a_wall() -> None:
    city = alhambra((1, 0, "E"))
    assert legal_cells(city, Piece("granada", "NW")) == {(2, 0)}
    assert legal_cells(city, Piece("granada", "NES")) == set()
    assert faults({**city, (3, 0): Piece("granada", "W")}, (3, 0)) == {"COMBO-BUILD-02", "CORE-BUILD-04"}


def test_granada_is_reached_from_its_first_tile() -> None:
    city = alhambra((1, 0, "E"), (1, 1, "E")) | granada((2, 0, "SW"))
    assert not may_place(city, Piece("granada", "NW"), (2, 1), (2, 0))
    assert faults({**city, (2, 1): Piece("granada", "NW")}, (2, 0)) == {"COMBO-BUILD-05"}


def test_granada_tiles_do_not_connect_the_alhambra() -> None:
    city = alhambra((1, 0, "E"), (3, 0, "W")) | granada((2, 0, "EW"))
    assert faults(city, (2, 0)) == {"CORE-BUILD-03"}


def test_first_granada_tile_and_last_contact_cannot_be_removed() -> None:
    city = alhambra((1, 0, "E"), (2, 1, "N"), (1, 1, "")) | granada((2, 0, "SW"), (2, -1, ""))
    assert faults(city, (2, 0)) == set()
    assert not may_remove(city, (2, 0), (2, 0))
    assert not may_swap(city, (2, 0), Piece("granada", "SW"), (2, 0))
    assert may_remove(city, (2, -1), (2, 0))
    assert may_remove(city, (2, 1), (2, 0))
    del city[(2, 1)]
    assert not may_swap(city, (1, 0), Piece("alhambra", ""), (2, 0))
    assert not may_remove(city, (1, 0), (2, 0))


# --- Walls, moats and stretches -----------------------------------------------------------------------------

DT_05 = alhambra((1, 0, "NE"), (0, -1, "NEW"), (1, 1, "ESW"), (0, 1, "ES"), (-1, 0, "SW"))


def test_tc_25_dt_05_outer_walls() -> None:
    assert faults(DT_05) == set()
    walls = counted_edges(DT_05, "wall")
    assert sorted(len(group) for group in linked_sets(walls)) == [2, 8]
    assert {((0, 1), "E"), ((1, 1), "W")}.isdisjoint(walls)
    assert longest(walls) == 8
    assert largest_linked_set(walls) == walls - {((-1, 0), "S"), ((-1, 0), "W")}


@pytest.mark.parametrize("kind", KINDS)
def test_dt_06_closed_ring(kind: str) -> None:
    block = set(product((-1, 0, 1), (-1, 0, 1)))
    city = {cell: Piece(kind, "".join(side for side in SIDES if beside(cell, side) not in block)) for cell in block}
    assert faults(city) == set()
    assert sum(lengths(city).values()) == 12


def test_no_edges_have_length_0() -> None:
    assert longest(set()) == 0
    assert largest_linked_set(set()) == set()


def test_longest_is_a_trail_and_not_just_a_linked_set() -> None:
    three_from_one_point = {((0, 0), "E"), ((0, 0), "S"), ((1, 1), "N")}
    assert len(largest_linked_set(three_from_one_point)) == 3
    assert longest(three_from_one_point) == 2


def branches(city: City, border_kind: str) -> bool:
    """Return True if three or four counted edges meet at a corner point."""
    points = list(chain.from_iterable(ends(edge) for edge in counted_edges(city, border_kind)))
    return any(points.count(point) > 2 for point in points)


def assert_longest_is_largest_linked_set(city: City) -> None:
    for border_kind in BORDER_KINDS:
        edges = counted_edges(city, border_kind)
        assert longest(edges) == len(largest_linked_set(edges)), (city, border_kind)


def test_longest_is_the_largest_linked_set_on_all_layouts_of_nine_cells() -> None:
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
            branching += any(branches(city, border_kind) for border_kind in BORDER_KINDS)
            assert_longest_is_largest_linked_set(city)
    assert legal > 1000
    assert branching > 0


def chance_borders(kinds: dict[Cell, str], cell: Cell, chance: float, random: Random) -> str:
    """Return borders: always toward the other kind, at random toward empty cells, never toward the same kind."""
    likelihood = {side: chance if beside(cell, side) not in kinds else 1.0 for side in SIDES}
    own = [side for side in SIDES if kinds.get(beside(cell, side)) == kinds[cell]]
    return "".join(side for side in SIDES if side not in own and random.random() < likelihood[side])


Seed = tuple[int, str, str]
SEEDS = st.lists(st.tuples(st.integers(0, 999), st.sampled_from(KINDS), st.sampled_from(ALL_BORDERS)), max_size=24)


def fitting(city: City, cell: Cell, kind: str, wish: str) -> Piece:
    """Return a piece with the borders that its neighbours require and, elsewhere, those in `wish`."""
    borders = ""
    for side in SIDES:
        neighbour = city.get(beside(cell, side))
        if neighbour is None:
            borders += side if side in wish else ""
        elif neighbour.kind != kind or OPPOSITE[side] in neighbour.borders:
            borders += side
    return Piece(kind, borders)


def grown(city: City, granada_start: Cell | None, seeds: list[Seed]) -> tuple[City, Cell | None]:
    """Return the city after trying to place a fitting piece for each seed."""
    city = dict(city)
    for number, kind, wish in seeds:
        rim = sorted(cell for cell in box_around(city) - set(city) if any(beside(cell, side) in city for side in SIDES))
        cell = rim[number % len(rim)]
        piece = fitting(city, cell, kind, wish)
        if may_place(city, piece, cell, granada_start):
            city[cell] = piece
            if kind == "granada" and granada_start is None:
                granada_start = cell
    return city, granada_start


@settings(deadline=None)
@given(st.integers(1, len(DT_14_ORDER)), SEEDS)
def test_longest_is_the_largest_linked_set_in_grown_cities(laid: int, seeds: list[Seed]) -> None:
    """AMB-G7 on cities that grow at random from a part of DT-14, with inner walls and moats."""
    beginning = {cell: DT_14[cell] for cell in DT_14_ORDER[:laid]}
    city, granada_start = grown(beginning, (1, 1) if (1, 1) in beginning else None, seeds)
    assert faults(city, granada_start) == set()
    assert_longest_is_largest_linked_set(city)


@settings(deadline=None)
@given(SEEDS)
def test_an_exchange_stays_within_one_kind(seeds: list[Seed]) -> None:
    """AMB-K13: a tile of the other kind never fits instead of a tile."""
    city, granada_start = grown(alhambra((1, 0, "E")) | granada((2, 0, "NW")), (2, 0), seeds)
    for cell in city:
        other = "granada" if city[cell].kind == "alhambra" else "alhambra"
        assert not any(may_swap(city, cell, Piece(other, borders), granada_start) for borders in ALL_BORDERS)


# --- The ring of eight cells --------------------------------------------------------------------------------

RING = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]


def changes_around(cells: set[Cell], cell: Cell) -> int:
    """Return how often the ring of eight cells changes between occupied and free."""
    ring = [(cell[0] + x, cell[1] + y) in cells for x, y in RING]
    return sum(ring[index] != ring[index - 1] for index in range(8))


def connected(cells: set[Cell]) -> bool:
    return flood(min(cells), lambda _from, _side, to: to in cells) == cells


def rim_of(cells: set[Cell]) -> set[Cell]:
    """Return the free cells that share a side with an occupied one."""
    return {beside(cell, side) for cell in cells for side in SIDES} - cells


def assert_ring_fact(cells: set[Cell]) -> None:
    for cell in rim_of(cells):
        assert has_hole({*cells, cell}) == (changes_around(cells, cell) != 2), (cells, cell)


def test_ring_fact_on_all_sets_within_twelve_cells() -> None:
    """All 4 × 3 cells are tried; 4 × 4 cells also pass but take ten seconds."""
    grid = list(product(range(4), range(3)))
    tried = 0
    for cells in map(set, chain.from_iterable(combinations(grid, size) for size in range(1, 13))):
        if connected(cells) and not has_hole(cells):
            tried += 1
            assert_ring_fact(cells)
    assert tried > 1000


@settings(deadline=None)
@given(st.lists(st.integers(0, 999), max_size=60))
def test_ring_fact_on_grown_sets(numbers: list[int]) -> None:
    cells = {START}
    for number in numbers:
        rim = sorted(rim_of(cells))
        cell = rim[number % len(rim)]
        if not has_hole({*cells, cell}):
            cells.add(cell)
    assert_ring_fact(cells)


# --- Money --------------------------------------------------------------------------------------------------


def test_tc_01_takes() -> None:
    display = [("blue", 2), ("green", 3), ("blue", 6), ("orange", 9)]
    assert takes(display) == {(card,) for card in display} | {(("blue", 2), ("green", 3))}


def test_takes_of_equal_and_small_cards() -> None:
    one = ("yellow", 1)
    assert takes([one] * 4) == {(one,) * size for size in range(1, 5)}
    assert takes([]) == set()


def test_all_and_minimal_payments() -> None:
    assert minimal_payments([2, 3, 5, 5], 5) == {(2, 3), (5,)}
    assert minimal_payments([6, 5, 3], 10) == {(5, 6)}
    assert all_payments([6, 5, 3], 10) == {(5, 6), (3, 5, 6)}
    assert minimal_payments([1, 1, 1, 2, 4], 3) == {(1, 1, 1), (1, 2), (4,)}
    assert all_payments([4, 4], 9) == set()


@settings(deadline=None)
@given(st.lists(st.integers(1, 9), max_size=7), st.integers(2, 13))
def test_minimal_payments_contain_no_smaller_payment(values: list[int], price: int) -> None:
    every, minimal = all_payments(values, price), minimal_payments(values, price)
    assert {payment for payment in every if sum(payment) == price} <= minimal
    for payment in every:
        shorter = {payment[:index] + payment[index + 1 :] for index in range(len(payment))}
        assert (payment in minimal) == every.isdisjoint(shorter)


# --- Points -------------------------------------------------------------------------------------------------


def ranked(building: str, scoring: int, *counts: int) -> list[int]:
    """Return the points of players with these counts."""
    players = {f"player {number}": count for number, count in enumerate(counts)}
    return list(alhambra_points(building, scoring, players).values())


def test_point_table_matches_the_summary() -> None:
    for value, table in enumerate(ALHAMBRA_POINTS.values(), start=1):
        assert table == {1: (value, 0, 0), 2: (value + 7, value, 0), 3: (value + 15, value + 7, value)}


@pytest.mark.parametrize(
    ("building", "scoring", "counts", "points"),
    [
        pytest.param("chambers", 1, [2, 1, 1], [4, 0, 0], id="TC-21"),
        pytest.param("tower", 2, [2, 3, 1], [6, 13, 0], id="TC-22"),
        pytest.param("tower", 2, [4, 4, 1], [9, 9, 0], id="TC-23"),
        pytest.param("pavilion", 3, [3, 2, 1, 0], [16, 8, 1, 0], id="TC-24"),
        pytest.param("tower", 3, [2, 2, 2], [13, 13, 13], id="DT-01 1=1=1"),
        pytest.param("tower", 3, [2, 2, 1], [17, 17, 6], id="DT-01 1=1"),
        pytest.param("tower", 3, [2, 1, 1], [21, 9, 9], id="DT-01 1,2=2"),
        pytest.param("tower", 3, [3, 2, 1, 1], [21, 13, 3, 3], id="DT-01 1,2,3=3"),
        pytest.param("tower", 3, [1, 1, 1, 1], [10, 10, 10, 10], id="DT-01 four tied"),
        pytest.param("pavilion", 3, [3, 2, 1, 1], [16, 8, 0, 0], id="DT-02"),
        pytest.param("tower", 1, [2, 2, 1], [3, 3, 0], id="DT-03 tower"),
        pytest.param("garden", 1, [2, 2, 1], [2, 2, 0], id="DT-03 garden"),
        pytest.param("tower", 2, [2, 1, 1], [13, 3, 3], id="DT-04"),
        pytest.param("tower", 3, [0, 0, 0], [0, 0, 0], id="nobody"),
        pytest.param("tower", 3, [0, 1, 0], [0, 21, 0], id="ties at zero are not ranked"),
    ],
)
def test_alhambra_points(building: str, scoring: int, counts: list[int], points: list[int]) -> None:
    assert ranked(building, scoring, *counts) == points


def test_tc_17_granada_first_scoring() -> None:
    holdings = {"yellow": [2, 5, 8], "red": [3, 13], "green": [4, 12]}
    assert granada_points(1, holdings) == {"yellow": 7, "red": 0, "green": 0}


def test_tc_18_granada_tie_goes_to_the_dearest() -> None:
    holdings = {"yellow": [2, 5, 8], "red": [3, 4, 9], "green": [12, 13]}
    assert granada_points(1, holdings) == {"yellow": 0, "red": 8, "green": 0}


def test_tc_19_granada_second_scoring() -> None:
    holdings = {"blue": [2, 3, 4, 5], "green": [6, 7, 8], "red": [12, 13]}
    assert granada_points(2, holdings) == {"blue": 18, "green": 9, "red": 0}


def test_tc_20_granada_third_scoring_with_a_tie() -> None:
    holdings = {"blue": [2, 3, 4, 9], "green": [5, 6, 7, 12], "red": [8, 13], "yellow": []}
    assert granada_points(3, holdings) == {"green": 30, "blue": 20, "red": 10, "yellow": 0}


@pytest.mark.parametrize(("scoring", "points"), [(1, (3, 0, 0)), (2, (10, 3, 0)), (3, (18, 10, 3))])
def test_tc_26_simple_scoring(scoring: int, points: tuple[int, int, int]) -> None:
    holdings = {"third": [13], "first": [2, 9], "second": [3, 8], "dirk": []}
    first, second, third = points
    assert simple_points(scoring, holdings) == {"first": first, "second": second, "third": third, "dirk": 0}


def test_granada_factors_match_the_summary() -> None:
    for scoring, factors in GRANADA_FACTORS.items():
        assert factors == tuple(max(0, scoring + 1 - rank) for rank in (1, 2, 3))


def test_price_is_unique_within_a_building() -> None:
    with pytest.raises(ValueError, match="GRA-SCORE-08"):
        granada_ranking({"red": [5], "blue": [5]})


# --- Huts ---------------------------------------------------------------------------------------------------


def building(name: str, walls: str = "") -> Piece:
    return Piece("alhambra", walls, name, 5)


def hut(name: str, walls: str = "") -> Piece:
    return Piece("alhambra", walls, name, hut=True)


def test_tc_35_huts() -> None:
    city = alhambra() | {
        (1, 0): building("arcades"),
        (2, 0): hut("arcades", "S"),
        (3, 0): building("arcades"),
        (1, 1): hut("arcades", "E"),
        (-1, 0): building("garden"),
        (-1, 1): building("tower", "E"),
        (0, 1): hut("tower", "W"),
    }
    assert faults(city) == set()
    assert [hut_value(city, cell) for cell in [(2, 0), (1, 1), (0, 1)]] == [2, 1, 0]
    assert building_count(city, "arcades") == 2 + 3
    assert building_count(city, "tower") == 1
    assert building_count(city, "garden") == 1
    assert building_count(city, "pavilion") == 0


def test_huts_count_three_at_most_and_ignore_huts() -> None:
    garden = building("garden")
    cross = {(1, 0): hut("garden"), (1, 1): garden, (1, -1): garden, (2, 0): garden}
    assert hut_value(alhambra() | cross, (1, 0)) == 3
    moved: City = {(x - 1, y): piece for (x, y), piece in cross.items()}
    assert hut_value({**moved, (-1, 0): garden}, (0, 0)) == 3
    assert hut_value({**alhambra(), (1, 0): hut("garden"), (1, 1): hut("garden")}, (1, 0)) == 0


def test_contacts_are_seen_from_both_sides() -> None:
    assert sorted(contacts(alhambra((1, 0, "")))) == [((0, 0), "E", (1, 0)), ((1, 0), "W", (0, 0))]
