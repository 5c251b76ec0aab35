"""Majorities (CORE-SCORE, ALH-SCORE, AMB-G1..G4, AMB-G10..G13)."""

from collections.abc import Sequence

import pytest

from nasrid import Options
from nasrid.rules.table.scoring import ScoreSheet
from tests.rules.sheets import around, border, hold, majority, standings


def tiles_of(building: str) -> list[str]:
    """Return the faces of a building, those with few walls first because they fit easily."""
    faces = [face for face in Options().components.alhambra if face.building == building]
    return [face.name for face in sorted(faces, key=lambda face: face.borders.bit_count())]


def scored(scoring: int, building: str, counts: Sequence[int]) -> ScoreSheet:
    """Return the sheet of a scoring with these numbers of a building per seat, at most four."""
    tiles, cities = tiles_of(building), []
    for count in counts:
        cities.append(around(*tiles[:count]))
        tiles = tiles[count:]
    return hold(scoring, game="alhambra", players=max(3, len(counts)), cities=cities).sheets[-1]


def points(scoring: int, building: str, *counts: int) -> list[int]:
    """Return each seat's points for a building with these numbers per seat."""
    got = {seat: points for _, seat, _, points in standings(scored(scoring, building, counts), building)}
    return [got.get(seat, 0) for seat in range(len(counts))]


# The point tables


@pytest.mark.rule("ALH-SCORE-01", "ALH-SCORE-02", "ALH-SCORE-03", "TC-21", "TC-22", "TC-24")
@pytest.mark.parametrize(
    ("building", "first", "second", "third"),
    [
        ("pavilion", [1, 0, 0], [8, 1, 0], [16, 8, 1]),
        ("seraglio", [2, 0, 0], [9, 2, 0], [17, 9, 2]),
        ("arcades", [3, 0, 0], [10, 3, 0], [18, 10, 3]),
        ("chambers", [4, 0, 0], [11, 4, 0], [19, 11, 4]),
        ("garden", [5, 0, 0], [12, 5, 0], [20, 12, 5]),
        ("tower", [6, 0, 0], [13, 6, 0], [21, 13, 6]),
    ],
)
def test_the_ranks_get_the_points_of_the_table(
    building: str, first: list[int], second: list[int], third: list[int]
) -> None:
    assert points(1, building, 3, 2, 1) == first
    assert points(2, building, 3, 2, 1) == second
    assert points(3, building, 3, 2, 1) == third


# Ties


@pytest.mark.rule("ALH-SCORE-03", "ALH-SCORE-04", "ALH-SCORE-05", "AMB-G1", "AMB-G3")
@pytest.mark.rule("DT-01", "DT-02", "DT-03", "DT-04", "TC-23")
@pytest.mark.parametrize(
    ("scoring", "building", "counts", "expected"),
    [
        (1, "tower", [2, 2, 1], [3, 3, 0]),  # DT-03: only the first rank counts
        (1, "garden", [2, 2, 1], [2, 2, 0]),
        (2, "tower", [4, 4, 0], [9, 9, 0]),  # TC-23: the odd point is lost
        (2, "tower", [4, 4, 2], [9, 9, 0]),
        (2, "tower", [2, 1, 1], [13, 3, 3]),  # DT-04
        (3, "tower", [1, 4, 2, 3], [0, 21, 6, 13]),
        (3, "tower", [2, 2, 2], [13, 13, 13]),  # DT-01
        (3, "tower", [3, 3, 1], [17, 17, 6]),
        (3, "tower", [3, 1, 1], [21, 9, 9]),
        (3, "tower", [3, 2, 1, 1], [21, 13, 3, 3]),
        (3, "tower", [2, 2, 2, 2], [10, 10, 10, 10]),
        (3, "pavilion", [3, 2, 1, 1], [16, 8, 0, 0]),  # DT-02: one point shared by two
    ],
)
def test_tied_seats_share_the_ranks_they_fill(
    scoring: int, building: str, counts: list[int], expected: list[int]
) -> None:
    assert points(scoring, building, *counts) == expected


@pytest.mark.rule("AMB-G1")
def test_sheet_shows_rank_points_and_number_of_a_tie() -> None:
    sheet = scored(3, "tower", [1, 3, 3])
    shown = [(one.rank, one.building_count.seat, one.pot, one.tied) for one in majority(sheet, "tower").ranks]
    assert shown == [(1, 1, 34, 2), (1, 2, 34, 2), (3, 0, 6, 1)]


# Counted tiles


@pytest.mark.rule("CORE-SCORE-05")
@pytest.mark.parametrize(("scoring", "majority_points"), [(1, 6), (2, 13), (3, 21)])
def test_every_scoring_counts_majorities_and_the_longest_wall(scoring: int, majority_points: int) -> None:
    game = hold(scoring, game="alhambra", cities=["tower7NEW@0,-1"])
    assert standings(game.sheets[-1], "tower") == [(1, 0, 1, majority_points)]
    assert border(game.sheets[-1], 0, "wall") == ("0,-1:NEW", 3)
    assert game.scores == (majority_points + 3, 0, 0)


@pytest.mark.rule("CORE-SCORE-05")
def test_points_are_added_to_those_of_earlier_scorings() -> None:
    game = hold(2, game="alhambra", cities=["", "tower11@1,0"], scores=[5, 40, 0])
    assert game.scores == game.sheets[-1].scores == (5, 53, 0)


@pytest.mark.rule("CORE-SCORE-06")
def test_tiles_in_a_reserve_never_count() -> None:
    reserve = "tower7NEW tower12 garden11"
    game = hold(3, game="alhambra", cities=["tower11@1,0"], reserves=["", reserve, ""])
    assert game.scores == (21, 0, 0)
    assert [seat for _, seat, _, _ in standings(game.sheets[-1], "tower")] == [0]


@pytest.mark.rule("CORE-SCORE-07", "AMB-G2")
def test_player_without_a_building_has_no_rank_for_it() -> None:
    sheet = scored(3, "tower", [0, 1, 0])
    assert standings(sheet, "tower") == [(1, 1, 1, 21)]
    assert standings(sheet, "garden") == []


@pytest.mark.rule("CORE-SCORE-08")
def test_prices_do_not_matter_in_alhambra() -> None:
    cities = [around("tower7NEW"), around("tower13E"), ""]
    sheet = hold(1, game="alhambra", cities=cities).sheets[-1]
    assert [got for _, _, _, got in standings(sheet, "tower")] == [3, 3]
    cities = [around("tower7NEW", "tower8NES"), around("tower13E"), ""]
    assert standings(hold(1, game="alhambra", cities=cities).sheets[-1], "tower")[0] == (1, 0, 2, 6)


@pytest.mark.rule("CORE-SCORE-08", "AMB-G4")
def test_granada_ranks_by_number_then_by_highest_price() -> None:
    cities = [around("school2ESW", "school3NES"), around("school12"), around("school10S"), ""]
    sheet = hold(3, players=4, cities=cities).sheets[-1]
    assert standings(sheet, "school") == [(1, 0, 2, 12), (2, 1, 1, 8), (3, 2, 1, 4)]
    assert all(one.tied == 1 for one in majority(sheet, "school").ranks)


@pytest.mark.rule("AMB-G13")
@pytest.mark.parametrize("game", ["alhambra", "granada", "combined"])
def test_start_tile_is_not_a_building(game: str) -> None:
    bare = hold(3, game=game, cities=[])
    assert bare.scores == (0, 0, 0)
    assert all(not one.ranks and one.total == 0 for one in bare.sheets[-1].majorities)


@pytest.mark.rule("AMB-G13")
def test_the_first_granada_tile_of_the_combination_is_an_ordinary_building() -> None:
    sheet = hold(1, game="combined", cities=["tower13E@1,0 library10W*@2,0"]).sheets[-1]
    assert standings(sheet, "library") == [(1, 0, 1, 1)]
