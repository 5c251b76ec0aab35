"""The building rules of the combined game (COMBO-BUILD, AMB-K4..K14)."""

from typing import Any

import pytest

from nasrid import Game, Options
from nasrid.rules.errors import NotationError
from nasrid.rules.pieces.components import TileSet
from tests.positions import do, legal, refused, table
from tests.rules.sheets import field

BOX = Options(game="combined").components

# The geometry of DT-10: the fountain, two Alhambra tiles, two Granada tiles against their walls.
TWO_PARTS = "tower13E@1,0 pavilion4ES@1,1 hospital4NW*@2,0 hospital8W@2,1"
# The geometry of DT-10 with a second path from the lower Alhambra tile to the fountain.
LOOP = "tower13E@1,0 garden11@0,1 pavilion4ES@1,1 hospital4NW*@2,0 hospital8W@2,1"


def redesign(city: str, reserve: str = "", **pieces: Any) -> Game:
    return table(game="combined", cities=[city], reserves=[reserve], **pieces)


def rest(*cities: str) -> tuple[list[str], list[str]]:
    """Return the tiles of the box that are not in these cities: Alhambra, Granada (by even face)."""
    used = {word.split("@")[0].removesuffix("*") for city in cities for word in city.split()}
    alhambra = [face.name for face in BOX.alhambra if face.name not in used]
    return alhambra, [face.name for face in BOX.granada if not used & {face.name, face.back}]


def builds(game: Game, tile: str) -> set[str]:
    """Return the cells where the tile may be built."""
    return {text.split()[2] for text in legal(game, "build") if text.split()[1] == tile}


# The first Granada tile


@pytest.mark.rule("COMBO-BUILD-01", "COMBO-BUILD-02", "AMB-K5")
def test_first_granada_tile_lies_with_a_moat_against_a_wall() -> None:
    game = redesign("tower13E@1,0", "hospital8W library2ESW arena10E park12 market8N")
    assert builds(game, "hospital8W") == {"2,0"}
    assert builds(game, "library2ESW") == {"2,0"}
    assert not any(builds(game, tile) for tile in ("arena10E", "park12", "market8N"))
    assert refused(game, "build hospital8W 1,1") == "COMBO-BUILD-06"
    assert refused(game, "build arena10E 2,0") == "COMBO-BUILD-01"


@pytest.mark.rule("AMB-K4")
def test_a_first_granada_tile_needs_a_moat_and_waits_in_the_reserve_without() -> None:
    city = "tower13E@1,0"
    moatless = [face.name for face in BOX.granada if not face.borders]
    game = redesign(city, " ".join(moatless))
    assert not legal(game, "build")
    assert not legal(redesign("", " ".join(rest()[1])), "build")  # nor any without a wall
    assert refused(redesign(city, "park12"), "build park12 2,0") == "COMBO-BUILD-01"
    later = redesign(f"{city} hospital8W*@2,0", "park12")
    assert builds(later, "park12") == {"2,-1", "3,0", "2,1"}


@pytest.mark.rule("AMB-K4")
@pytest.mark.parametrize(("tile", "fits"), [("hospital8W", False), ("hospital4NW", True), ("school4NW", True)])
def test_every_contact_of_the_first_granada_tile_must_be_wall_against_moat(tile: str, fits: bool) -> None:
    # 2,0 is east of a wall and south of a wall
    game = redesign("tower13E@1,0 chambers11@1,-1 garden12S@2,-1", tile)
    assert ("2,0" in builds(game, tile)) == fits


@pytest.mark.rule("AMB-K4", "COMBO-BUILD-02")
def test_the_first_granada_tile_must_touch_the_alhambra() -> None:
    game = redesign("tower13E@1,0", "hospital8W")
    assert refused(game, "build hospital8W 3,0") == "CORE-BUILD-04"
    assert refused(game, "build hospital8W 2,1") == "CORE-BUILD-04"


@pytest.mark.rule("AMB-K14", "COMBO-BUILD-03")
@pytest.mark.parametrize("way", ["redesign", "bought"])
def test_first_granada_tile_is_the_start_of_granada(way: str) -> None:
    if way == "redesign":
        game = redesign("tower13E@1,0", "hospital8W")
    else:
        game = table(game="combined", cities=["tower13E@1,0"], site="- hospital8W - - - - - -", hands=["y9"])
        do(game, "buy hospital8W y9")
    do(game, "build hospital8W 2,0")
    assert field(game, "seat 0 city") == "tower13E@1,0 hospital8W*@2,0"


@pytest.mark.rule("COMBO-BUILD-03")
def test_city_with_granada_tiles_needs_a_granada_start() -> None:
    with pytest.raises(NotationError, match="COMBO-BUILD-03"):
        redesign("tower13E@1,0 hospital8W@2,0")


@pytest.mark.rule("AMB-K11", "COMBO-BUILD-03")
@pytest.mark.parametrize("city", ["tower13E@1,0 hospital8W*@2,0", TWO_PARTS])
def test_the_first_granada_tile_is_never_removed_or_exchanged(city: str) -> None:
    game = redesign(city, "library10W school4NW")
    assert refused(game, "remove 2,0") == "AMB-K11"
    assert refused(game, "swap 2,0 library10W") == "AMB-K11"
    assert refused(game, "swap 2,0 school4NW") == "AMB-K11"


# Edges and paths


@pytest.mark.rule("AMB-K7", "COMBO-BUILD-01", "COMBO-BUILD-06")
@pytest.mark.parametrize(
    ("city", "build", "rule"),
    [
        ("tower13E@1,0 garden11@1,1 hospital4NW*@2,0", "tower11 2,1", "COMBO-BUILD-06"),  # open against open
        ("tower13E@1,0 garden11@1,1 hospital4NW*@2,0", "tower11N 2,1", "COMBO-BUILD-01"),  # a wall against open
        ("tower13E@1,0 garden11@1,1 school2ESW*@2,0", "tower11 2,1", "COMBO-BUILD-01"),  # open against a moat
        ("tower13E@1,0 garden11@1,1 school2ESW*@2,0", "tower11N 2,1", None),  # a wall against a moat
        ("tower13E@1,0 garden11@1,1 school2ESW*@2,0", "library12 2,-1", None),  # open Granada edges
        ("tower13E@1,0 garden11@1,1 school2ESW*@2,0", "district10S 2,-1", "CORE-BUILD-02"),  # a moat against open
        ("tower13E@1,0 garden11@1,1 school2ESW*@2,0", "tower11N 1,2", "CORE-BUILD-02"),  # a wall against open
        ("tower13E@1,0 garden11@1,1 school2ESW*@2,0", "tower11 1,2", None),  # open Alhambra edges
    ],
)
def test_edges_that_may_meet(city: str, build: str, rule: str | None) -> None:
    game = redesign(city, build.split()[0])
    if rule is None:
        assert do(game, f"build {build}")
    else:
        assert refused(game, f"build {build}") == rule


@pytest.mark.rule("TC-30", "COMBO-BUILD-06")
def test_nothing_fits_between_open_edges_of_both_sets() -> None:
    # 1,1 is under arcades8E and to the left of library12, both open towards it
    city = "arcades8E@1,0 hospital8W*@2,0 library12@2,1"
    alhambra, granada = rest(city)
    backs = [BOX.faces[name].back for name in granada]
    for tiles in (alhambra, granada, backs):
        game = redesign(city, " ".join(tiles))
        cells = {text.split()[2] for text in legal(game, "build")}
        assert cells
        assert "1,1" not in cells
    game = redesign(city, "tower11 tower13E park12 market8N")
    assert refused(game, "build tower11 1,1") == "COMBO-BUILD-06"
    assert refused(game, "build tower13E 1,1") == "COMBO-BUILD-01"
    assert refused(game, "build park12 1,1") == "COMBO-BUILD-06"
    assert refused(game, "build market8N 1,1") == "COMBO-BUILD-01"


@pytest.mark.rule("COMBO-BUILD-05", "AMB-K6")
def test_each_part_is_walked_from_its_own_start() -> None:
    game = redesign("tower13E@1,0 arcades8E@1,1 hospital8W*@2,0", "library10W")
    assert "2,1" in builds(game, "library10W")  # open towards the first Granada tile
    apart = redesign("tower13E@1,0 garden10W@-1,0 hospital8W*@2,0", "park9E")
    assert refused(apart, "build park9E -2,0") == "CORE-BUILD-03"  # a moat against a wall, but far from Granada
    beyond = redesign("tower13E@1,0 bath_house2NEW*@2,0", "tower11S")
    assert refused(beyond, "build tower11S 2,-1") == "CORE-BUILD-03"  # a wall against a moat, but no way there


@pytest.mark.rule("COMBO-BUILD-05", "AMB-K6")
def test_no_way_leads_through_the_other_part() -> None:
    removal = redesign("tower13E@1,0 pavilion4ES@1,1 hospital4NW*@2,0 hospital8W@2,1 park12@3,1")
    assert refused(removal, "remove 1,0") == "CORE-BUILD-03"  # the Alhambra tile below would be cut off
    assert refused(removal, "remove 2,1") == "CORE-BUILD-03"  # as would be park12
    do(removal, "remove 3,1")


@pytest.mark.rule("AMB-K8")
def test_no_hole_may_be_enclosed_by_both_parts_together() -> None:
    # round 2,1: Alhambra tiles on top and to the left, Granada tiles to the right, and below the one to be built
    city = "tower12@1,0 tower13E@2,0 hospital8W*@3,0 park12@3,1 school12@3,2"
    assert refused(redesign(f"{city} garden11@1,1", "market12"), "build market12 2,2") == "CORE-BUILD-05"
    do(redesign(city, "market12"), "build market12 2,2")  # open to the left
    assert refused(redesign(f"{city} market12@2,2", "garden11"), "build garden11 1,1") == "CORE-BUILD-05"


# Redesigns


@pytest.mark.rule("AMB-K12")
def test_last_contact_between_both_parts_stays() -> None:
    game = redesign(LOOP, display="y1 y2 y3 y4", deck="b1 b2 b3", site="- park12 - school12 - arena12 - market12")
    do(game, "remove 1,0", "take y1", "take y2")
    assert "hospital4NW*@2,0" in field(game, "seat 0 city")
    assert refused(game, "remove 1,1") == "AMB-K12"
    assert refused(redesign("tower13E@1,0 hospital8W*@2,0"), "remove 1,0") == "AMB-K12"


@pytest.mark.rule("DT-15", "AMB-K13")
def test_no_tile_can_be_swapped_with_one_of_the_other_set() -> None:
    alhambra, granada = rest(LOOP)
    backs = [BOX.faces[name].back for name in granada]
    kinds = {"1,0": TileSet.ALHAMBRA, "0,1": TileSet.ALHAMBRA, "1,1": TileSet.ALHAMBRA, "2,1": TileSet.GRANADA}
    swaps = [
        text.split()[1:]
        for even in (granada, backs)
        for text in legal(redesign(LOOP, " ".join(alhambra + even)), "swap")
    ]
    assert {cell for cell, _ in swaps} == set(kinds)
    assert all(BOX.faces[tile].tile_set == kinds[cell] for cell, tile in swaps)
    for cell, kind in kinds.items():
        for tile in ("tower7NEW", "tower11") if kind == TileSet.GRANADA else ("park2NEW", "park12"):
            assert refused(redesign(LOOP, tile), f"swap {cell} {tile}") == "AMB-K13"


@pytest.mark.rule("DT-15")
def test_a_start_tile_is_not_exchanged_either() -> None:
    game = redesign(TWO_PARTS, "tower11 park12")
    assert refused(game, "swap 0,0 park12") == "CORE-REDES-06"
    assert refused(game, "swap 2,0 tower11") == "AMB-K11"


@pytest.mark.rule("AMB-K12")
def test_a_granada_tile_that_carries_every_contact_stays() -> None:
    game = table(
        game="combined",
        cities=["garden12S@1,0 tower13E@0,1 hospital4NW@1,1 arena2NES*@2,1"],
        display="b1",
        site="tower11 - tower12 - garden10 - garden11 -",
    )
    assert refused(game, "remove 1,1") == "AMB-K12"
    assert legal(game, "remove") == ["remove 1,0", "remove 0,1"]
