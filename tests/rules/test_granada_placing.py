"""Granada: buying a face, turning it over, placing it (GRA-BUY, GRA-REDES, GRA-PLACE, AMB-J)."""

from typing import Any

import pytest

from nasrid import Game
from nasrid.rules.table.events import TileBought, TileBuilt
from tests.positions import do, legal, refused, table
from tests.rules.sheets import field

SITE = "arena10E library6NE market8N park12"  # their backs: hospital11E district7NE arena9N library13
BAG = "school2ESW school4NW school6NE school8N"


def shop(hand: str, **pieces: Any) -> Game:
    """Return a game in which seat 0 acts with this hand and a full site."""
    return table(game="granada", site=SITE, granada_bag=BAG, hands=[hand], **pieces)


def bought(hand: str = "", **pieces: Any) -> Game:
    """Return a game in which seat 0 overpaid for arena10E, has this hand left and places the tile."""
    game = shop(f"y9 y9 {hand}", **pieces)
    do(game, "buy arena10E y9 y9")
    return game


def places(game: Game, tile: str) -> list[str]:
    """Return the legal actions with this face, without their cells."""
    found = (text.split() for text in legal(game) if text.split()[1] == tile)
    return list(dict.fromkeys(" ".join((word[0], *word[3:])) for word in found))


@pytest.mark.rule("GRA-BUY-01", "AMB-J2")
def test_tile_is_bought_with_its_visible_face() -> None:
    game = shop("y9 y2 b8 o9 o4")
    assert refused(game, "buy hospital11E y9 y2") == "CORE-BUY-01"
    assert do(game, "buy market8N b8")[0] == TileBought(0, "market8N", 3, ("b8",), exact=True)
    assert refused(game, "buy library13 o9 o4") == "CORE-BUY-01"
    assert field(game, "seat 0 to place") == "market8N"


@pytest.mark.rule("TC-04")
def test_overpaid_school_gives_no_change_and_no_further_action() -> None:
    game = table(game="granada", site="school10S library6NE market8N park12", hands=["y4 y7 g6"], granada_bag=BAG)
    assert do(game, "buy school10S y4 y7") == [TileBought(0, "school10S", 1, ("y4", "y7"), exact=False)]
    assert (field(game, "seat 0 hand"), field(game, "discard")) == ("g6", "y4 y7")
    assert refused(game, "buy library6NE g6") == "CORE-TURN-07"
    assert game.view(0).step == "place"


@pytest.mark.rule("GRA-PLACE-01")
def test_the_bought_face_goes_into_the_city_for_free() -> None:
    game = bought("g3")
    assert places(game, "arena10E") == ["build", "reserve"]
    assert refused(game, "build arena10E 1,0 for g3") == "GRA-PLACE-01"
    assert do(game, "build arena10E 1,0")[0] == TileBuilt(0, "arena10E", (1, 0), "bought", ())
    assert field(game, "seat 0 hand") == "g3"


@pytest.mark.rule("GRA-PLACE-02")
def test_the_other_face_goes_into_the_city_for_at_least_3() -> None:
    game = bought("g2 b3")
    assert refused(game, "build hospital11E 1,0") == "GRA-PLACE-02"
    assert refused(game, "build hospital11E 1,0 for g2") == "GRA-PLACE-02"
    assert refused(game, "build hospital11E 1,0 for o3") == "GRA-PLACE-02"
    assert do(game, "build hospital11E 1,0 for b3")[0] == TileBuilt(0, "hospital11E", (1, 0), "bought", ("b3",))
    assert field(game, "seat 0 city") == "hospital11E@1,0"


@pytest.mark.rule("GRA-PLACE-02", "AMB-J1")
@pytest.mark.parametrize(
    ("hand", "fees"),
    [
        ("b3 g9 o2", {"g9", "b3"}),
        ("g1 g2", {"g2 g1"}),
        ("g1 g1 g1", {"g1 g1 g1"}),
        ("b2 b2", {"b2 b2"}),
        ("b1 g2", set()),
        ("b1 g2 o2 y2", set()),
        ("o1 o2 o4", {"o4", "o2 o1"}),
    ],
)
def test_a_fee_is_any_cards_of_one_single_currency_worth_3_or_more(hand: str, fees: set[str]) -> None:
    game = bought(hand)
    assert set(places(game, "hospital11E")) == {"reserve", *(f"build for {fee}" for fee in fees)}
    for fee in fees:
        assert do(game.copy(), f"build hospital11E 1,0 for {fee}")


@pytest.mark.rule("AMB-J1", "GRA-PLACE-02")
def test_a_fee_may_be_overpaid_with_superfluous_cards_but_not_mixed() -> None:
    game = bought("b1 b4 g2 g9")
    assert refused(game, "build hospital11E 1,0 for b1 g2") == "GRA-PLACE-02"
    assert refused(game, "build hospital11E 1,0 for b4 g9") == "GRA-PLACE-02"
    do(game, "build hospital11E 1,0 for b4 b1")
    assert field(game, "seat 0 hand") == "g2 g9"


@pytest.mark.rule("TC-12", "GRA-PLACE-02", "GRA-PLACE-03", "GRA-PLACE-04", "GRA-PLACE-05")
def test_two_tiles_are_turned_with_an_orange_3_and_a_green_5() -> None:
    game = shop("y9 y1 g6 o3 g5", display="y2 y3 y4 y5")
    do(game, "buy arena10E y9 y1", "buy library6NE g6", "end")
    built = do(game, "build hospital11E 1,0 for o3")
    assert built == [TileBuilt(0, "hospital11E", (1, 0), "bought", ("o3",))]
    assert game.view(0).step == "place"
    assert not [text for text in legal(game, "build") if "district7NE" in text and not text.endswith("for g5")]
    built = do(game, "build district7NE 0,-1 for g5")
    assert built[0] == TileBuilt(0, "district7NE", (0, -1), "bought", ("g5",))
    assert field(game, "seat 0 city") == "district7NE@0,-1 hospital11E@1,0"
    assert field(game, "seat 0 hand") == ""
    assert field(game, "discard") == "y9 y1 g6 o3 g5"
    assert game.seat == 1


@pytest.mark.rule("GRA-PLACE-06", "AMB-J2")
@pytest.mark.parametrize("face", ["arena10E", "hospital11E"])
def test_either_face_goes_into_the_reserve_for_free(face: str) -> None:
    game = bought("g3")
    do(game, f"reserve {face}")
    assert field(game, "seat 0 reserve") == face
    assert field(game, "seat 0 hand") == "g3"


@pytest.mark.rule("GRA-PLACE-07", "AMB-J5")
def test_the_face_chosen_for_the_reserve_is_final() -> None:
    game = bought("g3", display="y1 y2 y3 y4", deck="b1 b2")
    do(game, "reserve hospital11E", "take y2", "take y3")
    assert game.seat == 0
    assert refused(game, "build arena10E 1,0") == "GRA-REDES-01"
    assert refused(game, "build arena10E 1,0 for g3") == "GRA-REDES-01"
    do(game, "build hospital11E 1,0")
    assert field(game, "seat 0 city") == "hospital11E@1,0"


@pytest.mark.rule("GRA-REDES-01", "GRA-PLACE-07", "AMB-J2")
def test_no_tile_is_turned_in_a_redesign() -> None:
    game = shop("g3", cities=["school10S@0,1"], reserves=["district10S"], display="y1")  # backs arena11S and park11S
    assert refused(game, "build park11S 0,-1") == "GRA-REDES-01"
    assert refused(game, "build district10S 1,0 for g3") == "GRA-REDES-01"
    assert refused(game, "swap 0,1 park11S") == "GRA-REDES-01"
    swapped, removed = game.copy(), game.copy()
    do(swapped, "swap 0,1 district10S")
    assert (field(swapped, "seat 0 city"), field(swapped, "seat 0 reserve")) == ("district10S@0,1", "school10S")
    do(removed, "remove 0,1")
    assert field(removed, "seat 0 reserve") == "district10S school10S"


@pytest.mark.rule("GRA-PLACE-08", "AMB-C6")
def test_money_picked_up_in_this_turn_may_pay_for_turning() -> None:
    game = shop("y9 y1", display="g3 g7 b8 o9")
    do(game, "buy arena10E y9 y1")
    assert game.view(0).paid_exactly
    do(game, "take g3", "build hospital11E 1,0 for g3")
    assert field(game, "seat 0 city") == "hospital11E@1,0"


@pytest.mark.rule("AMB-J3")
def test_fee_is_paid_only_when_a_turned_tile_is_built() -> None:
    game = shop("y9 y1 g9 b3 o3")
    do(game, "buy arena10E y9 y1", "buy library6NE g9")
    assert field(game, "seat 0 hand") == "b3 o3"  # nothing yet for turning
    do(game, "build hospital11E 1,0 for b3")
    assert field(game, "seat 0 hand") == "o3"
    do(game, "reserve district7NE")  # turned, but not built
    assert field(game, "seat 0 hand") == "o3"


@pytest.mark.rule("GRA-PLACE-09")
@pytest.mark.parametrize(
    ("city", "build", "rule"),
    [
        ("arena10E@1,0", "library12 2,0", "CORE-BUILD-02"),  # a moat against an open edge
        ("hostel8E@1,0", "hospital8W 2,0", "CORE-BUILD-03"),  # a moat against a moat, but no way there
        ("arena12@1,0", "park12 2,1", "CORE-BUILD-04"),  # at a corner only
        (
            "arena12@1,0 bath_house12@2,0 library12@2,1 hostel12@2,2 hospital12@1,2 market12@0,2",
            "park12 0,1",
            "CORE-BUILD-05",
        ),
    ],
)
def test_the_building_rules_hold_with_moats_instead_of_walls(city: str, build: str, rule: str) -> None:
    tile = build.split()[0]
    game = table(game="granada", cities=[city], reserves=[tile])
    assert refused(game, f"build {build}") == rule


@pytest.mark.rule("GRA-PLACE-09")
def test_moats_may_lie_against_each_other_where_a_way_leads_round() -> None:
    game = table(game="granada", cities=["arena10E@1,0 park12@1,1 school12@2,1"], reserves=["hospital8W"])
    do(game, "build hospital8W 2,0")
    assert "hospital8W@2,0" in field(game, "seat 0 city")
