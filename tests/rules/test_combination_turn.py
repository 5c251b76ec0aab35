"""Actions, refill and end of the combined game (COMBO-TURN, COMBO-BUY, COMBO-REFILL, COMBO-END)."""

from typing import Any

import pytest

from nasrid import Game
from nasrid.rules.table.events import (
    Event,
    MarkerMoved,
    MoneyRevealed,
    TileAwarded,
    TileBought,
    TileBuilt,
    TileRevealed,
    TurnBegan,
)
from tests.positions import do, legal, refused, table
from tests.rules.sheets import around, field

PRICES = {  # each space's pair, and a card that pays either exactly
    "pavilion2NEW": "y2",
    "park2NEW": "y2",
    "seraglio3ESW": "g3",
    "hospital2NSW": "g2",
    "arcades4NES": "b4",
    "school2ESW": "b2",
    "chambers5NSW": "o5",
    "arena2NES": "o2",
}
SITE = " ".join(PRICES)
CASH = " ".join(PRICES.values())
BAGS = {"bag": "tower7NEW tower8NES garden6ESW garden7NSW", "granada_bag": "market2NES district2NES"}


def shop(**pieces: Any) -> Game:
    return table(game="combined", **{"site": SITE, "hands": [CASH], **BAGS, **pieces})


def laid(events: list[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, (MoneyRevealed, TileRevealed, MarkerMoved, TurnBegan))]


# Actions


@pytest.mark.rule("COMBO-TURN-01")
def test_combined_game_has_the_same_three_actions() -> None:
    game = shop(display="y1 g3 b9 o8", cities=[around("tower11")], reserves=["garden11"])
    verbs = {text.split()[0] for text in legal(game)}
    assert verbs == {"take", "buy", "build", "remove", "swap"}
    assert legal(game, "take") == ["take y1", "take g3", "take b9", "take o8", "take y1 g3"]


@pytest.mark.rule("COMBO-BUY-01")
def test_either_tile_of_a_space_can_be_bought_with_its_currency() -> None:
    game = shop(hands=["g9 b9"])
    assert legal(game, "buy") == [
        "buy seraglio3ESW g9",
        "buy hospital2NSW g9",
        "buy arcades4NES b9",
        "buy school2ESW b9",
    ]
    assert refused(game, "buy hospital2NSW b9") == "CORE-BUY-03"
    assert do(game.copy(), "buy seraglio3ESW g9")[0] == TileBought(0, "seraglio3ESW", 2, ("g9",), exact=False)
    assert do(game, "buy hospital2NSW g9")[0] == TileBought(0, "hospital2NSW", 2, ("g9",), exact=False)


@pytest.mark.rule("COMBO-BUY-02")
def test_both_tiles_of_a_space_can_be_bought_in_one_turn_by_two_purchases() -> None:
    game = shop(hands=["g3 g2"])
    do(game, "buy seraglio3ESW g3", "buy hospital2NSW g2")
    assert field(game, "seat 0 to place") == "seraglio3ESW hospital2NSW"


@pytest.mark.rule("TC-29", "COMBO-TURN-02")
@pytest.mark.parametrize("last", ["take y1", "remove 0,-1"])
def test_eight_exact_purchases_leave_a_ninth_action_and_no_tenth(last: str) -> None:
    game = shop(display="y1 y3", cities=["tower11@0,-1"])
    do(game, *(f"buy {tile} {card}" for tile, card in PRICES.items()))
    assert {text.split()[0] for text in legal(game)} == {"take", "remove", "end"}
    do(game, last)
    assert game.view(0).step == "place"
    assert refused(game, "take y3") == "CORE-TURN-07"
    assert len(game.view(0).players[0].unplaced) == 8


@pytest.mark.rule("COMBO-PLACE-01", "COMBO-FRAME-01")
def test_acquired_tiles_are_placed_under_the_rules_of_both_games() -> None:
    game = shop(hands=["g3 o9 o9 o5"], cities=["tower13E@1,0"], site=SITE.replace("arena2NES", "hospital8W"))
    do(game, "buy chambers5NSW o5", "buy hospital8W o9 o9")
    assert field(game, "seat 0 city") == "tower13E@1,0"
    assert refused(game, "build chambers5NSW 0,1") == "CORE-BUILD-02"
    do(game, "build chambers5NSW -1,0")
    assert refused(game, "build hostel9W 2,0") == "GRA-PLACE-02"
    built = do(game, "build hostel9W 2,0 for g3")  # turned for 3, as in Granada
    assert built[0] == TileBuilt(0, "hostel9W", (2, 0), "bought", ("g3",))
    assert field(game, "seat 0 city") == "chambers5NSW@-1,0 tower13E@1,0 hostel9W*@2,0"


@pytest.mark.rule("AMB-K18")
def test_tiles_of_both_sets_share_one_reserve() -> None:
    game = shop(hands=["g3 g2"])
    do(game, "buy seraglio3ESW g3", "buy hospital2NSW g2", "end", "reserve seraglio3ESW", "reserve park3NSW")
    assert field(game, "seat 0 reserve") == "seraglio3ESW park3NSW"


# Refill


@pytest.mark.rule("TC-31", "COMBO-REFILL-01", "AMB-K17")
def test_the_marker_moves_only_when_a_granada_tile_was_bought() -> None:
    game = shop(hands=["y2 g3", "y2 b4"], marker="even", display="y1 y3 y4 y5")
    events = do(game, "buy pavilion2NEW y2", "buy seraglio3ESW g3", "end")
    events += do(game, "reserve pavilion2NEW", "reserve seraglio3ESW")
    assert MarkerMoved not in map(type, events)
    assert game.view(None).marker == "even"
    events = do(game, "buy park2NEW y2", "buy arcades4NES b4", "end", "reserve park2NEW", "reserve arcades4NES")
    assert laid(events) == [
        TileRevealed("market2NES", 1),
        TileRevealed("garden6ESW", 3),
        MarkerMoved("odd"),
        TurnBegan(2),
    ]


@pytest.mark.rule("AMB-K17")
def test_marker_moves_once_even_if_several_granada_tiles_are_revealed() -> None:
    game = shop(hands=["y2 g2"], marker="odd")
    events = do(game, "buy park2NEW y2", "buy hospital2NSW g2", "end", "reserve park2NEW", "reserve hospital2NSW")
    assert [event for event in events if isinstance(event, MarkerMoved)] == [MarkerMoved("even")]


@pytest.mark.rule("COMBO-REFILL-03", "AMB-K16")
def test_site_is_refilled_by_space_alhambra_first_before_the_next_turn() -> None:
    bought = ["arcades4NES", "school2ESW", "park2NEW", "pavilion2NEW"]
    game = shop(marker="odd", display="y1 y2 y3 y4")
    events = do(
        game, *(f"buy {tile} {PRICES[tile]}" for tile in bought), "end", *(f"reserve {tile}" for tile in bought)
    )
    assert laid(events) == [
        TileRevealed("tower7NEW", 1),
        TileRevealed("school3NES", 1),  # the odd faces of market2NES
        TileRevealed("tower8NES", 3),
        TileRevealed("hospital3NES", 3),  # and of district2NES
        MarkerMoved("even"),
        TurnBegan(1),
    ]


@pytest.mark.rule("AMB-K16", "AMB-K1")
def test_a_place_is_filled_from_its_own_supply_only() -> None:
    game = shop(bag="", granada_bag="market2NES district2NES", marker="even")
    do(game, "buy pavilion2NEW y2", "buy park2NEW y2", "end", "reserve pavilion2NEW", "reserve park2NEW")
    assert field(game, "site").split()[:2] == ["-", "market2NES"]
    assert field(game, "granada bag") == "district2NES"


# End


@pytest.mark.rule("COMBO-END-01", "AMB-K15")
@pytest.mark.parametrize(
    ("bought", "bag", "granada_bag", "over"),
    [
        (["pavilion2NEW"], "", "", False),  # its space has a tile left
        (["pavilion2NEW", "hospital2NSW", "arcades4NES", "arena2NES"], "", "", False),
        (["pavilion2NEW", "park2NEW"], "", "", True),
        (["pavilion2NEW", "park2NEW"], "tower7NEW", "", False),
        (["pavilion2NEW", "park2NEW"], "", "market2NES", False),
        (["pavilion2NEW", "park2NEW", "chambers5NSW", "arena2NES"], "tower7NEW", "", True),
    ],
)
def test_the_game_ends_when_a_space_stays_without_any_tile(
    bought: list[str], bag: str, granada_bag: str, over: bool
) -> None:
    game = shop(hands=[" ".join(PRICES[tile] for tile in bought)], bag=bag, granada_bag=granada_bag)
    do(game, *(f"buy {tile} {PRICES[tile]}" for tile in bought), "end", *(f"reserve {tile}" for tile in bought))
    assert game.is_over == over
    assert [sheet.scoring for sheet in game.sheets] == ([3] if over else [])


@pytest.mark.rule("COMBO-END-02", "AMB-K23")
def test_richest_player_gets_both_tiles_of_a_space_in_any_order() -> None:
    game = table(
        game="combined",
        site="- - tower13E hospital8W - - garden11 school12",
        hands=["g1 o4", "g5 o4", "o9"],
        display="y9",
    )
    events = do(game, "take y9")
    assert [event for event in events if isinstance(event, TileAwarded)] == [
        TileAwarded(1, "tower13E", 2),
        TileAwarded(1, "hospital8W", 2),
    ]
    assert {text.split()[1] for text in legal(game, "reserve")} == {"tower13E", "hospital8W"}
    assert not [text for text in legal(game, "build") if "hospital8W" in text]  # no wall as yet
    events = do(game, "build tower13E 1,0", "build hospital8W 2,0")
    assert [event for event in events if isinstance(event, TileAwarded)] == [
        TileAwarded(2, "garden11", 4),
        TileAwarded(2, "school12", 4),
    ]
    assert field(game, "seat 1 city") == "tower13E@1,0 hospital8W*@2,0"
    do(game, "reserve school12", "build garden11 0,1")
    assert game.is_over
    assert game.scores == (0, 21 + 3 + 1 + 1 + 2, 20)


@pytest.mark.rule("AMB-K23")
def test_granada_tile_of_a_space_may_be_placed_first() -> None:
    game = table(
        game="combined",
        site="- - tower12 hospital8W - - - -",
        cities=["", "tower13E@1,0"],
        hands=["", "g1"],
        display="y9",
    )
    do(game, "take y9", "build hospital8W 2,0", "build tower12 0,1")
    assert field(game, "seat 1 city") == "tower13E@1,0 hospital8W*@2,0 tower12@0,1"


@pytest.mark.rule("AMB-K20")
@pytest.mark.parametrize(("force", "scorings"), [(False, [3]), (True, [2, 3])])
def test_second_scoring_is_skipped_if_its_card_was_never_drawn(force: bool, scorings: list[int]) -> None:
    game = table(
        game="combined", display="y9", held="1", aside=True, cities=[around("tower12")], force_missed_scorings=force
    )
    do(game, "take y9")
    assert game.is_over
    assert [sheet.scoring for sheet in game.sheets] == scorings


@pytest.mark.rule("AMB-K17")
def test_marker_moves_even_if_alhambra_slots_stay_empty() -> None:
    game = table(
        game="combined",
        hands=["y4"],
        site="- hospital4NW tower11 - tower12 - garden10 -",
        granada_bag="arena2NES",
        display="b1 b2 b3 b4",
        marker="even",
    )
    do(game, "buy hospital4NW y4", "end", "reserve hospital4NW")
    assert not game.is_over
    assert game.view(None).marker == "odd"
