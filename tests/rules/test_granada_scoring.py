"""Granada's points: moats, majorities by T, the simple scoring (GRA-SCORE, GRA-SIMPLE)."""

from itertools import permutations

import pytest

from nasrid import Options
from nasrid.rules.table.scoring import ScoreSheet
from tests.rules.sheets import DIRK, around, border, hold, majority, standings

BOX = Options(game="granada").components
TYPES = ["arena", "bath_house", "library", "hostel", "hospital", "market", "park", "school", "district"]

THREE = around("school2ESW", "school4NW", "school5SW")
FOUR = around("school6NE", "school7ES", "school9S", "school8N")


def faces(building: str) -> list[str]:
    """Return all twelve faces of a building, the most expensive first."""
    found = [face for face in BOX.faces.values() if face.building == building]
    return [face.name for face in sorted(found, key=lambda face: -face.price)]


def highest_prices(sheet: ScoreSheet, building: str) -> dict[int, int]:
    return {one.building_count.seat: one.building_count.highest_price for one in majority(sheet, building).ranks}


# Majorities


@pytest.mark.rule("TC-17", "GRA-SCORE-04")
def test_first_scoring_pays_the_most_schools_one_point_per_visible_school() -> None:
    game = hold(1, cities=[THREE, around("school12", "school13"), around("school6NE", "school7ES")])
    sheet = game.sheets[0]
    assert majority(sheet, "school").total == 7
    assert majority(sheet, "school").rank_points == (7,)
    assert standings(sheet, "school") == [(1, 0, 3, 7), (2, 1, 2, 0), (3, 2, 2, 0)]
    assert highest_prices(sheet, "school") == {0: 5, 1: 13, 2: 7}


@pytest.mark.rule("TC-18", "GRA-SCORE-04", "GRA-SCORE-07")
@pytest.mark.parametrize(("yellow", "winner"), [("school13", 0), ("school10S", 1)])
def test_highest_price_breaks_a_tie_and_takes_all_points(yellow: str, winner: int) -> None:
    cities = [
        around("school2ESW", "school4NW", yellow),
        around("school5SW", "school8N", "school12"),
        around("school6NE", "school7ES"),
    ]
    sheet = hold(1, cities=cities).sheets[0]
    assert majority(sheet, "school").total == 8
    assert standings(sheet, "school") == [(1, winner, 3, 8), (2, 1 - winner, 3, 0), (3, 2, 2, 0)]


@pytest.mark.rule("TC-19", "GRA-SCORE-05")
def test_second_scoring_pays_two_and_one_times_the_visible_schools() -> None:
    sheet = hold(2, cities=[around("school12", "school13"), THREE, FOUR]).sheets[0]
    assert majority(sheet, "school").total == 9
    assert majority(sheet, "school").rank_points == (18, 9)
    assert standings(sheet, "school") == [(1, 2, 4, 18), (2, 1, 3, 9), (3, 0, 2, 0)]


@pytest.mark.rule("TC-20", "GRA-SCORE-06", "GRA-SCORE-07")
def test_third_scoring_pays_three_two_and_one_times_the_visible_schools() -> None:
    green = around("school2ESW", "school4NW", "school5SW", "school12")
    sheet = hold(3, cities=[FOUR, green, around("school11E", "school13")]).sheets[0]
    assert majority(sheet, "school").total == 10
    assert majority(sheet, "school").rank_points == (30, 20, 10)
    assert standings(sheet, "school") == [(1, 1, 4, 30), (2, 0, 4, 20), (3, 2, 2, 10)]
    assert highest_prices(sheet, "school") == {1: 12, 0: 9, 2: 13}


@pytest.mark.rule("GRA-SCORE-06", "GRA-SCORE-07")
def test_highest_price_breaks_ties_of_all_ranks_and_rank_4_gets_nothing() -> None:
    cities = [around(face) for face in ("park10N", "park2NEW", "park13", "park7NW")]
    sheet = hold(3, cities=cities, players=4).sheets[0]
    assert standings(sheet, "park") == [(1, 2, 1, 12), (2, 0, 1, 8), (3, 3, 1, 4), (4, 1, 1, 0)]


@pytest.mark.rule("GRA-SCORE-04")
def test_only_visible_faces_count_not_backs_or_reserves() -> None:
    game = hold(1, cities=[around("arena10E"), around("hospital7NE")], reserves=["hospital13", "school13"])
    sheet = game.sheets[0]
    assert majority(sheet, "hospital").total == 1  # the back of arena10E is a hospital
    assert standings(sheet, "hospital") == [(1, 1, 1, 1)]
    assert standings(sheet, "school") == []


@pytest.mark.rule("GRA-SCORE-07", "GRA-SCORE-08")
def test_granada_points_are_never_split_because_prices_break_ties() -> None:
    for mine, other in permutations(faces("school"), 2):
        sheet = hold(1, cities=[around(mine)], dirk=other, players=2).sheets[0]
        best = 0 if BOX.faces[mine].price > BOX.faces[other].price else DIRK
        assert [(rank, seat, points) for rank, seat, _, points in standings(sheet, "school")] == [
            (1, best, 2),
            (2, -1 - best, 0),
        ]


# Moats

MOATS = "bath_house4NE@1,0 bath_house2NEW@0,-1 library2ESW@1,1 arena4ES@0,1 hostel4SW@-1,0"


@pytest.mark.rule("GRA-SCORE-02", "GRA-SCORE-03")
@pytest.mark.parametrize("scoring", [1, 2, 3])
def test_only_the_longest_single_moat_counts_at_every_scoring(scoring: int) -> None:
    sheet = hold(scoring, cities=["", MOATS]).sheets[0]
    # the moat at -1,0 is shorter, the one between 0,1 and 1,1 is double
    assert border(sheet, 1, "moat") == ("0,-1:NEW 0,1:S 1,0:NE 1,1:ES", 8)
    assert border(sheet, 0, "moat") == ("", 0)


@pytest.mark.rule("GRA-SCORE-02")
def test_of_two_equally_long_moats_one_is_scored() -> None:
    sheet = hold(1, cities=[around("arena4ES", "hospital4NW")]).sheets[0]
    assert border(sheet, 0, "moat")[1] == 2


# Simple scoring

SIMPLE = {1: (3, 0, 0), 2: (10, 3, 0), 3: (18, 10, 3)}


@pytest.mark.rule("TC-26", "GRA-SIMPLE-02", "GRA-SIMPLE-03", "GRA-SIMPLE-04", "GRA-SIMPLE-05", "AMB-G11")
@pytest.mark.parametrize("building", TYPES)
@pytest.mark.parametrize("scoring", [1, 2, 3])
def test_the_simple_scoring_gives_fixed_points_for_every_building(scoring: int, building: str) -> None:
    first, second, third, *_ = faces(building)
    sheet = hold(scoring, cities=[around(third), around(first), around(second)], granada_scoring="simple").sheets[0]
    assert [seat for _, seat, _, _ in standings(sheet, building)] == [1, 2, 0]  # the highest price breaks the tie
    assert tuple(points for *_, points in standings(sheet, building)) == SIMPLE[scoring]


@pytest.mark.rule("GRA-SIMPLE-01", "GRA-SETUP-03", "GRA-SIMPLE-06")
@pytest.mark.parametrize("scoring", [1, 2, 3])
def test_fixed_points_need_the_option_and_moats_still_count(scoring: int) -> None:
    cities = [MOATS, around("school12", "school13")]
    normal = hold(scoring, cities=cities).sheets[0]
    simple = hold(scoring, cities=cities, granada_scoring="simple").sheets[0]
    assert Options(game="granada").granada_scoring == "normal"
    assert majority(normal, "school").rank_points == {1: (2,), 2: (4, 2), 3: (6, 4, 2)}[scoring]
    assert majority(simple, "school").rank_points == {1: (3,), 2: (10, 3), 3: (18, 10, 3)}[scoring]
    assert simple.borders == normal.borders
    assert border(simple, 0, "moat")[1] == 8
