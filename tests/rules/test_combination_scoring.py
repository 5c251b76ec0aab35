"""Points and Dirk in the combined game (COMBO-SCORE, AMB-K)."""

from typing import Any

import pytest

from nasrid import Game, Options
from nasrid.rules.pieces.components import TileSet
from nasrid.rules.table.events import DirkDrew
from nasrid.rules.table.scoring import ScoreSheet
from tests.positions import do, table
from tests.rules.sheets import DIRK, around, border, field, hold, majority, standings

BOX = Options(game="combined").components
FULL = "- park12 - school12 - arena12 - market12"  # a site that needs no further tile


def hold_combined(scoring: int, *cities: str, **pieces: Any) -> ScoreSheet:
    return hold(scoring, game="combined", cities=cities, **pieces).sheets[0]


def build_up(*tiles: str) -> Game:
    """Return a game in which seat 0 built these tiles one by one and the first scoring followed."""
    steps = [tile.split("@") for tile in tiles]
    game = table(
        game="combined",
        to_place=[" ".join(name for name, _ in steps)],
        display="y1 y2 y3 y4",
        deck="A y5",
        site=FULL,
    )
    do(game, "take y1", *(f"build {name} {cell}" for name, cell in steps))
    return game


@pytest.mark.rule("DT-10", "AMB-K10", "COMBO-SCORE-04", "AMB-K9", "AMB-K26")
def test_where_wall_and_moat_meet_both_count_and_the_stretch_counts_double() -> None:
    game = build_up("tower13E@1,0", "pavilion4ES@1,1", "hospital4NW@2,0", "hospital8W@2,1")
    assert field(game, "seat 0 city") == "tower13E@1,0 hospital4NW*@2,0 pavilion4ES@1,1 hospital8W@2,1"
    sheet = game.sheets[0]
    assert border(sheet, 0, "wall") == ("1,0:E 1,1:ES", 3)
    assert border(sheet, 0, "moat") == ("2,0:NW 2,1:W", 3)
    assert border(sheet, 0, "stretch") == ("1,0:E 1,1:E", 4)
    assert sum(one.points for one in sheet.borders) == 10
    assert game.scores[0] == 10 + 6 + 1 + 2  # and a tower, a pavilion, two hospitals


@pytest.mark.rule("DT-14", "AMB-K26", "AMB-K9", "AMB-K6", "AMB-G7")
def test_a_granada_enclosed_but_for_one_corner_has_its_whole_ring_counted() -> None:
    game = build_up(
        "seraglio8S@1,0",
        "garden9E@0,1",
        "chambers9S@2,0",
        "tower11@0,2",
        "pavilion6N@1,2",
        "hostel2NSW@1,1",
        "arena2NES@2,1",
        "tower9NE@2,2",
        "tower12@3,0",
        "seraglio5SW@3,1",
    )
    sheet = game.sheets[0]
    assert border(sheet, 0, "wall") == ("0,1:E 1,0:S 1,2:N 2,0:S 2,2:NE 3,1:SW", 8)
    assert border(sheet, 0, "moat") == ("1,1:NSW 2,1:NES", 6)
    assert border(sheet, 0, "stretch") == ("0,1:E 1,0:S 1,2:N 2,0:S 2,2:N 3,1:W", 12)
    assert sum(one.points for one in sheet.borders) == 26


@pytest.mark.rule("AMB-K10")
def test_wall_moat_and_stretch_count_only_within_their_own_longest_run() -> None:
    sheet = hold_combined(1, "garden7NSW@-1,0 tower13E@1,0 hospital8W*@2,0 arena2NES@3,0")
    assert border(sheet, 0, "wall") == ("-1,0:NSW", 3)  # without the wall along the moat
    assert border(sheet, 0, "moat") == ("3,0:NES", 3)  # without the moat along the wall
    assert border(sheet, 0, "stretch") == ("1,0:E", 2)


@pytest.mark.rule("COMBO-SCORE-02", "COMBO-SCORE-03", "AMB-K9")
def test_only_walls_against_walls_and_moats_against_moats_are_inner() -> None:
    # two walls meet between 1,0 and 2,0, two moats between 0,2 and 1,2, and wall and moat between 1,1 and 1,2
    city = "tower13E@1,0 tower10W@2,0 tower11S@1,1 garden11@2,1 hospital4NW*@1,2 park9E@0,2 school12@0,3 arena12@1,3"
    sheet = hold_combined(1, city)
    assert border(sheet, 0, "wall") == ("1,1:S", 1)
    assert border(sheet, 0, "moat") == ("1,2:N", 1)
    assert border(sheet, 0, "stretch") == ("1,1:S", 2)


@pytest.mark.rule("COMBO-SCORE-01")
@pytest.mark.parametrize("scoring", [1, 2, 3])
def test_scorings_are_held_at_the_scoring_cards_and_at_the_end(scoring: int) -> None:
    game = hold(scoring, game="combined", cities=["tower13E@1,0 hospital8W*@2,0"])
    assert [sheet.scoring for sheet in game.sheets] == [scoring]
    assert game.is_over == (scoring == 3)
    assert game.scores[0] == {1: 6 + 1, 2: 13 + 2, 3: 21 + 3}[scoring] + 1 + 1 + 2


@pytest.mark.rule("COMBO-SCORE-02", "COMBO-SCORE-03", "AMB-K24", "GRA-SCORE-09")
@pytest.mark.parametrize(
    ("scoring", "tower", "hospital"), [(1, (6, 0), (3, 0)), (2, (13, 6), (6, 3)), (3, (21, 13), (9, 6))]
)
def test_alhambra_scores_by_the_table_and_granada_by_visible_faces(
    scoring: int, tower: tuple[int, int], hospital: tuple[int, int]
) -> None:
    sheet = hold_combined(
        scoring,
        "tower13E@1,0 tower12@0,1 hospital8W*@2,0",
        "tower9ES@1,0 hospital4NW*@2,0 hospital12@2,1",
        reserves=["hospital6SW tower11"],
    )
    assert standings(sheet, "tower") == [(1, 0, 2, tower[0]), (2, 1, 1, tower[1])]
    assert standings(sheet, "hospital") == [(1, 1, 2, hospital[0]), (2, 0, 1, hospital[1])]
    assert majority(sheet, "hospital").total == 3


@pytest.mark.rule("AMB-K24", "COMBO-FRAME-01")
def test_alhambra_ties_are_shared_and_granada_ties_broken() -> None:
    sheet = hold_combined(2, "tower13E@1,0 hospital8W*@2,0", "tower9ES@1,0 hospital4NW*@2,0")
    assert standings(sheet, "tower") == [(1, 0, 1, 9), (1, 1, 1, 9)]
    assert standings(sheet, "hospital") == [(1, 0, 1, 4), (2, 1, 1, 2)]


@pytest.mark.rule("AMB-K27")
def test_player_without_granada_tiles_has_no_penalty() -> None:
    game = hold(3, game="combined", cities=["tower13E@1,0 hospital8W*@2,0", around("tower11S")], scores=[0, 10])
    sheet = game.sheets[0]
    assert border(sheet, 1, "moat") == border(sheet, 1, "stretch") == ("", 0)
    assert [seat for _, seat, _, _ in standings(sheet, "hospital")] == [0]
    assert game.scores[1] == 10 + (21 + 13) // 2 + 1


@pytest.mark.rule("AMB-K22")
@pytest.mark.parametrize(("scoring", "hospital"), [(1, 3), (2, 10), (3, 18)])
def test_the_simple_scoring_affects_granada_buildings_only(scoring: int, hospital: int) -> None:
    city = "tower13E@1,0 hospital8W*@2,0"
    normal = hold_combined(scoring, city)
    simple = hold_combined(scoring, city, granada_scoring="simple")
    assert majority(simple, "tower") == majority(normal, "tower")
    assert simple.borders == normal.borders
    assert standings(simple, "hospital") == [(1, 0, 1, hospital)]


# Dirk


def granted(card: str, alhambra: int, granada: int, **options: Any) -> tuple[int, int]:
    """Return how many tiles of each set Dirk draws from bags of this size if the site is full."""
    bags = [face.name for face in BOX.alhambra[:alhambra]], [face.name for face in BOX.granada[:granada]]
    site = "tower11 park12 tower12 school12 tower13E arena12 garden11 market12"
    game = table(
        game="combined",
        players=2,
        site=site,
        display="y1 y2 y3 y4",
        deck=f"{card} y5",
        bag=" ".join(bags[0]),
        granada_bag=" ".join(bags[1]),
        marker="odd",
        **options,
    )
    events = do(game, "take y1")
    faces = [BOX.faces[tile] for event in events if isinstance(event, DirkDrew) for tile in event.tiles]
    assert all(face.price % 2 for face in faces if face.tile_set == TileSet.GRANADA)
    return sum(face.tile_set == TileSet.ALHAMBRA for face in faces), sum(
        face.tile_set == TileSet.GRANADA for face in faces
    )


@pytest.mark.rule("AMB-K21")
@pytest.mark.parametrize(("choice", "each"), [("per_bag", 6), ("split", 3)])
def test_dirk_starts_with_tiles_of_both_sets_even_without_moats(choice: str, each: int) -> None:
    moatless = 0
    for seed in range(30):
        dirk = Game.new(Options(game="combined", players=2, combo_dirk=choice), seed).view(None).dirk
        assert dirk is not None
        granada = [tile for tile in dirk.tiles if tile.tile_set == TileSet.GRANADA]
        assert (len(dirk.tiles), len(granada)) == (2 * each, each)
        assert all(tile.price % 2 == 0 for tile in granada)
        moatless += sum(not tile.borders for tile in granada)
    assert moatless


@pytest.mark.rule("AMB-K21")
@pytest.mark.parametrize(
    ("card", "alhambra", "granada", "per_bag", "split"),
    [
        ("A", 20, 20, (6, 6), (3, 3)),
        ("A", 1, 20, (1, 6), (1, 5)),
        ("A", 20, 2, (6, 2), (4, 2)),
        ("A", 2, 1, (2, 1), (2, 1)),
        ("A", 20, 0, (6, 0), (6, 0)),
        ("B", 8, 9, (2, 3), (3, 2)),  # a third of 17 is 5, and the odd one is of the Alhambra
        ("B", 20, 1, (6, 0), (6, 1)),
        ("B", 2, 30, (0, 10), (2, 8)),
    ],
)
def test_dirk_draws_from_each_bag_or_half_as_many_from_both(
    card: str, alhambra: int, granada: int, per_bag: tuple[int, int], split: tuple[int, int]
) -> None:
    assert granted(card, alhambra, granada) == per_bag
    assert granted(card, alhambra, granada, combo_dirk="split") == split


@pytest.mark.rule("AMB-K21")
def test_dirk_competes_for_buildings_of_both_sets_but_not_for_borders() -> None:
    game = hold(
        2, game="combined", players=2, cities=["tower13E@1,0 hospital8W*@2,0"], dirk="tower9ES tower12 hospital5SW"
    )
    sheet = game.sheets[0]
    assert standings(sheet, "tower") == [(1, DIRK, 2, 13), (2, 0, 1, 6)]
    assert standings(sheet, "hospital") == [(1, 0, 1, 4), (2, DIRK, 1, 2)]
    assert {one.seat for one in sheet.borders} == {0, 1}
    assert game.dirk_score == 15
