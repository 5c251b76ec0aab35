"""Buying tiles (CORE-BUY, AMB-D)."""

import pytest

from nasrid.rules.table.events import TileBought
from tests.positions import do, refused
from tests.rules.turns import midgame, words


@pytest.mark.rule("CORE-BUY-01")
def test_one_purchase_acquires_exactly_one_tile_of_the_site() -> None:
    game = midgame(hands=["y9 g9"])
    do(game, "buy pavilion2NEW y9")
    assert words(game, "seat 0 to place") == ["pavilion2NEW"]
    assert words(game, "site") == ["-", "seraglio3ESW", "arcades4NES", "chambers5NSW"]


@pytest.mark.rule("CORE-BUY-01")
def test_only_tiles_on_the_site_can_be_bought() -> None:
    game = midgame(hands=["y9 y2"], reserves=["", "tower12"])
    assert refused(game, "buy tower12 y9") == "CORE-BUY-01"  # in a reserve
    assert refused(game, "buy garden6ESW y9") == "CORE-BUY-01"  # still in the bag
    do(game, "buy pavilion2NEW y2")
    assert refused(game, "buy pavilion2NEW y9") == "CORE-BUY-01"  # already bought


@pytest.mark.rule("CORE-BUY-02", "CORE-BUY-04", "CORE-BUY-07")
@pytest.mark.parametrize(("cards", "exact"), [("b9 b1", True), ("b9 b2", False), ("b9 b3", False)])
def test_the_price_is_the_number_on_the_tile(cards: str, exact: bool) -> None:
    game = midgame(site="- - garden10 -", hands=["b9 b1 b2 b3"])
    assert do(game, f"buy garden10 {cards}")[0] == TileBought(0, "garden10", 3, tuple(cards.split()), exact)


@pytest.mark.rule("CORE-BUY-02", "CORE-BUY-04")
@pytest.mark.parametrize("cards", ["", " b9", " b1 b2 b3", " b2 b7"])
def test_less_than_the_price_does_not_buy(cards: str) -> None:
    game = midgame(site="- - garden10 -", hands=["b9 b1 b2 b3 b7"])
    assert refused(game, f"buy garden10{cards}") == "CORE-BUY-04"


@pytest.mark.rule("CORE-BUY-04")
@pytest.mark.parametrize("cards", ["b8 b4", "b9 b9"])
def test_only_cards_in_hand_can_pay(cards: str) -> None:
    game = midgame(site="- - garden10 -", hands=["b9 b4", "b8"])
    assert refused(game, f"buy garden10 {cards}") == "CORE-BUY-04"


@pytest.mark.rule("CORE-BUY-03")
@pytest.mark.parametrize("cards", ["y9 y1", "b9 y1", "o9 g1", "b9 b1 g1"])
def test_only_the_currency_of_the_space_pays(cards: str) -> None:
    game = midgame(site="- - garden10 -", hands=["b9 b1 y9 y1 o9 g1"])
    assert refused(game, f"buy garden10 {cards}") == "CORE-BUY-03"


@pytest.mark.rule("CORE-BUY-05", "CORE-TURN-06", "TC-03")
def test_overpaying_gives_no_change_and_no_further_action() -> None:
    game = midgame(site="tower9NE seraglio3ESW garden10 chambers5NSW", hands=["b7 b4 b1 y9"])
    do(game, "buy garden10 b7 b4")
    assert words(game, "seat 0 hand") == ["y9", "b1"]
    assert game.view(0).step == "place"
    assert refused(game, "buy tower9NE y9") == "CORE-TURN-07"
    do(game, "reserve garden10")
    assert game.seat == 1
    assert words(game, "seat 0 hand") == ["y9", "b1"]


@pytest.mark.rule("CORE-BUY-06")
def test_paid_cards_go_to_the_discard() -> None:
    game = midgame(site="- - garden10 -", hands=["b7 b4 b1"], discard="y5")
    do(game, "buy garden10 b7 b4")
    assert sorted(game.view(None).discard) == ["b4", "b7", "y5"]


@pytest.mark.rule("CORE-BUY-08")
def test_every_tile_of_a_turn_is_paid_with_cards_of_its_own() -> None:
    game = midgame(hands=["y2 g3 g1"])
    do(game, "buy pavilion2NEW y2")
    assert refused(game, "buy seraglio3ESW g3 y2") == "CORE-BUY-04"
    do(game, "buy seraglio3ESW g3", "end")
    assert words(game, "seat 0 to place") == ["pavilion2NEW", "seraglio3ESW"]
    assert words(game, "seat 0 hand") == ["g1"]


@pytest.mark.rule("CORE-BUY-07", "AMB-D2")
@pytest.mark.parametrize("cards", ["b9 b1", "b7 b3", "b4 b3 b2 b1", "b1 b9"])
def test_a_payment_is_exact_by_its_total_whatever_the_number_of_cards(cards: str) -> None:
    game = midgame(site="- - garden10 -", hands=["b1 b2 b3 b4 b7 b9"])
    do(game, f"buy garden10 {cards}")
    assert game.view(None).paid_exactly
    assert game.view(None).step == "act"


@pytest.mark.rule("AMB-D1")
@pytest.mark.parametrize("cards", ["b9 b3", "b9 b1 b2", "b1 b2 b3 b4", "b1 b2 b3 b4 b7 b9", "b7 b3 b1"])
def test_more_cards_than_needed_may_be_paid(cards: str) -> None:
    game = midgame(site="- - garden10 -", hands=["b1 b2 b3 b4 b7 b9"])
    do(game, f"buy garden10 {cards}")
    total = sum(int(card[1]) for card in cards.split())
    assert game.view(None).paid_exactly == (total == 10)
    assert sorted(game.view(None).discard) == sorted(cards.split())
