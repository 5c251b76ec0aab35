"""Granada: the black marker, the refill and the awards (GRA-REFILL, GRA-END)."""

import pytest

from nasrid.rules.table.events import (
    Event,
    MarkerMoved,
    MoneyRevealed,
    Scored,
    TileAwarded,
    TileBuilt,
    TileRevealed,
    TurnBegan,
)
from tests.positions import do, legal, refused, table
from tests.rules.sheets import field

SITE = "arena12 library6NE market8N park2NEW"


def refill(events: list[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, (MoneyRevealed, TileRevealed, MarkerMoved, TurnBegan))]


@pytest.mark.rule("TC-14", "GRA-REFILL-01", "GRA-REFILL-02", "GRA-REFILL-03", "GRA-REFILL-04")
def test_spaces_are_refilled_with_even_faces_before_the_marker_moves() -> None:
    game = table(
        game="granada",
        site=SITE,
        hands=["g6 o2"],
        display="y1 y2",
        deck="y3 y4",
        marker="even",
        granada_bag="school10S district4SW arena2NES",
    )
    events = do(game, "buy library6NE g6", "buy park2NEW o2", "end", "reserve library6NE", "reserve park2NEW")
    assert refill(events) == [
        MoneyRevealed(("y3", "y4")),
        TileRevealed("school10S", 2),
        TileRevealed("district4SW", 4),
        MarkerMoved("odd"),
        TurnBegan(1),
    ]
    assert field(game, "site") == "arena12 school10S market8N district4SW"
    assert game.view(None).marker == "odd"


@pytest.mark.rule("GRA-REFILL-01", "GRA-REFILL-02", "GRA-REFILL-03", "GRA-COMP-07")
def test_the_next_refill_shows_the_odd_faces_and_the_marker_goes_back() -> None:
    game = table(
        game="granada", site=SITE, hands=["g6 o2"], marker="odd", granada_bag="school10S district4SW arena2NES"
    )
    events = do(game, "buy library6NE g6", "buy park2NEW o2", "end", "reserve library6NE", "reserve park2NEW")
    assert TileRevealed("arena11S", 2) in events
    assert TileRevealed("school5SW", 4) in events
    assert game.view(None).marker == "even"


@pytest.mark.rule("GRA-REFILL-03")
@pytest.mark.parametrize("marker", ["even", "odd"])
def test_the_marker_stays_after_a_turn_without_a_purchase(marker: str) -> None:
    game = table(game="granada", site=SITE, display="y1", marker=marker, granada_bag="school10S")
    assert refill(do(game, "take y1")) == [TurnBegan(1)]
    assert game.view(None).marker == marker


@pytest.mark.rule("GRA-REFILL-03")
def test_marker_stays_if_no_tile_is_left() -> None:
    game = table(game="granada", site=SITE, hands=["y9 y3"], marker="odd")
    events = do(game, "buy arena12 y9 y3", "end", "reserve arena12")
    assert not [event for event in events if isinstance(event, MarkerMoved)]
    assert game.view(None).marker == "odd"


@pytest.mark.rule("GRA-END-01", "AMB-J2")
def test_awarded_tile_is_built_with_its_visible_face() -> None:
    game = table(game="granada", site="- arena10E - -", hands=["g5 b9"], display="o1")
    assert TileAwarded(0, "arena10E", 2) in do(game, "take o1")
    assert refused(game, "build hospital11E 1,0 for b9") == "GRA-END-01"
    assert refused(game, "reserve hospital11E") == "GRA-END-01"
    assert not [text for text in legal(game) if "hospital11E" in text]
    assert do(game, "build arena10E 1,0")[0] == TileBuilt(0, "arena10E", (1, 0), "award")
    assert field(game, "seat 0 hand") == "g5 b9 o1"
    assert game.is_over


@pytest.mark.rule("GRA-END-02")
@pytest.mark.parametrize("city", ["", "arena2NES@1,0 bath_house2NEW@0,-1 hostel2NSW@-1,0 library2ESW@0,1"])
def test_awarded_tile_goes_to_the_reserve_if_it_is_not_built(city: str) -> None:
    game = table(game="granada", site="- arena10E - -", cities=[city], hands=["g5"], display="o1")
    do(game, "take o1")
    assert bool(city) == (not legal(game, "build"))
    events = do(game, "reserve arena10E")
    assert field(game, "seat 0 reserve") == "arena10E"
    assert [event.sheet.points(0) for event in events if isinstance(event, Scored)] == [4 * 3 + 12 if city else 0]
