"""Exchange offices (EXCH, AMB-M)."""

from typing import Any

import pytest

from nasrid import Game
from nasrid.rules.table.events import DeckReshuffled, MoneyRevealed, TileAwarded, TileBought, TileUnclaimed
from tests.positions import do, legal, refused, table
from tests.rules.turns import words

SITE = "garden11 seraglio3ESW pavilion7E chambers5NSW"  # prices 11, 3, 7, 5 in yellow, green, blue, orange
BAG = "garden6ESW tower7NEW garden7NSW tower8NES"


def turn(**what: Any) -> Game:
    return table(**{"modules": ["exchange"], "site": SITE, "bag": BAG, "display": "o9"} | what)


@pytest.mark.rule("EXCH-03", "AMB-M1")
def test_an_exchange_card_is_taken_alone() -> None:
    game = turn(display="by go y1 g2")
    assert legal(game, "take") == ["take by", "take go", "take y1", "take g2", "take y1 g2"]
    for several in ("take y1 by", "take y1 g2 by", "take by go"):
        assert refused(game, several) == "AMB-M1"
    do(game, "take by")
    assert words(game, "seat 0 hand") == ["by"]


@pytest.mark.parametrize("cards", ["by", "by go", "y1 by", "y1 by go", "y1 g4 by", "b5 by", "b5 by go", "b9", "b5"])
@pytest.mark.rule("AMB-M1")
def test_exchange_cards_of_value_zero_are_taken_with_money(cards: str) -> None:
    display = [*cards.split(), "o6", "o7", "o8"][:4]
    game = turn(display=" ".join(display), exchange_take="value_zero")
    assert f"take {cards}" in legal(game)
    do(game, f"take {cards}")
    assert sorted(words(game, "seat 0 hand")) == sorted(cards.split())


@pytest.mark.parametrize("cards", ["b9 by", "y2 g4 by", "y2 g4"])
@pytest.mark.rule("AMB-M1", "CORE-MONEY-02")
def test_with_value_zero_the_money_is_worth_five_at_most(cards: str) -> None:
    assert refused(turn(display="b9 y2 g4 by", exchange_take="value_zero"), f"take {cards}") == "CORE-MONEY-02"


@pytest.mark.rule("EXCH-04", "AMB-M2")
def test_an_exchange_card_is_one_of_the_four_of_the_display() -> None:
    game = turn(display="by y6 g6 b6", deck="go o6 o7")
    assert MoneyRevealed(("go",)) in do(game, "take y6")
    assert game.view(None).display == ("by", "g6", "b6", "go")


@pytest.mark.parametrize("paid", ["y9 b2 by", "b2 b9 by", "y9 y1 b1 by"])
@pytest.mark.rule("EXCH-05", "EXCH-08")
def test_exchange_card_allows_any_mix_of_its_two_currencies(paid: str) -> None:
    game = turn(hands=["y9 y1 b1 b2 b9 by"])
    assert do(game, f"buy garden11 {paid}") == [TileBought(0, "garden11", 1, tuple(paid.split()), True)]


@pytest.mark.parametrize(
    ("payment", "rule"),
    [
        ("garden11 b9 b2", "CORE-BUY-03"),  # without the card
        ("garden11 y9 g2 by", "CORE-BUY-03"),  # green is not on the card
        ("garden11 g9 b2 bg", "EXCH-05"),  # the card does not show the currency of the space
        ("garden11 y9 b1 by", "CORE-BUY-04"),
        ("garden11 y9 b2 oy", "CORE-BUY-03"),
    ],
)
@pytest.mark.rule("EXCH-05")
def test_the_card_must_show_the_currency_of_the_space_and_of_all_money_paid(payment: str, rule: str) -> None:
    assert refused(turn(hands=["y9 g2 g9 b1 b2 b9 by bg oy"]), f"buy {payment}") == rule


@pytest.mark.rule("EXCH-06", "EXCH-07", "EXCH-10", "AMB-M4")
def test_exact_payment_with_one_card_earns_a_further_action() -> None:
    game = turn(hands=["y9 b2 y7 by"])
    do(game, "buy garden11 y9 b2 by")
    assert game.view(None).step == "act"
    assert words(game, "discard") == ["y9", "b2", "by"]
    assert words(game, "seat 0 hand") == ["y7"]
    assert refused(game, "buy pavilion7E y7 by") == "CORE-BUY-04"
    assert refused(game, "buy pavilion7E y7") == "CORE-BUY-03"


@pytest.mark.parametrize(
    "purchase",
    [pytest.param("garden11 y9 b2 by", id="garden"), pytest.param("pavilion7E b7 by", id="pavilion")],
)
@pytest.mark.rule("TC-33", "EXCH-06", "EXCH-08")
def test_one_card_pays_for_one_of_two_tiles(purchase: str) -> None:
    site = "pavilion7E seraglio3ESW garden11 chambers5NSW"  # the pavilion on yellow, the garden on blue
    game = turn(site=site, hands=["b7 b2 y9 by"])
    assert {"buy garden11 y9 b2 by", "buy pavilion7E b7 by"} <= set(legal(game, "buy"))
    (event,) = do(game, f"buy {purchase}")
    assert isinstance(event, TileBought)
    assert event.exact
    assert "by" in words(game, "discard")
    assert not [text for text in legal(game, "buy") if "by" in text.split()]


@pytest.mark.rule("EXCH-09")
def test_used_exchange_cards_are_shuffled_into_the_new_deck() -> None:
    game = turn(display="y6 g6 b6 o6", discard="by y1 y2 y3 y4")
    assert DeckReshuffled(5) in do(game, "take y6")
    assert "by" in words(game, "deck") + words(game, "display")
    assert not game.view(None).discard


@pytest.mark.rule("AMB-M3")
def test_overpaying_with_an_exchange_card_is_allowed() -> None:
    game = turn(hands=["y9 b3 by"])
    (event,) = do(game, "buy garden11 y9 b3 by")
    assert event == TileBought(0, "garden11", 1, ("y9", "b3", "by"), False)
    assert game.view(None).step == "place"
    assert game.view(0).players[0].hand == ()


@pytest.mark.rule("AMB-M3")
def test_option_demands_exact_payment_with_exchange_cards() -> None:
    game = turn(hands=["y9 y4 b2 b3 by"], exchange_exact_only=True)
    assert refused(game, "buy garden11 y9 b3 by") == "AMB-M3"
    assert {"buy garden11 y9 y4", "buy garden11 y9 b2 by"} <= set(legal(game, "buy"))
    do(game, "buy garden11 y9 y4")
    assert game.view(None).step == "place"


@pytest.mark.rule("AMB-M5")
def test_superfluous_exchange_card_is_rejected() -> None:
    game = turn(hands=["y9 y2 b9 b2 by"])
    assert refused(game, "buy garden11 y9 y2 by") == "AMB-M5"
    do(game, "buy garden11 b9 b2 by")


@pytest.mark.rule("AMB-M6")
def test_exchange_card_is_worth_nothing_at_the_award() -> None:
    game = turn(site="garden11 pavilion7E - -", bag="", hands=["y3 b9 by gy", "y4", "bg"])
    events = do(game, "take o9")
    assert TileAwarded(1, "garden11", 1) in events
    assert TileUnclaimed("pavilion7E", 2) in do(game, "reserve garden11")


@pytest.mark.rule("AMB-M7")
def test_two_exchange_cards_cannot_serve_one_purchase() -> None:
    assert refused(turn(hands=["y2 b4 o5 by oy"]), "buy garden11 y2 b4 o5 by oy") == "AMB-M7"


@pytest.mark.rule("AMB-M8")
def test_a_hand_may_hold_all_exchange_cards_and_any_money() -> None:
    money = " ".join(f"{letter}{value}" for letter in "ygbo" for value in range(1, 9))
    game = turn(hands=[f"{money} by bg bo go gy"], display="oy")
    do(game, "take oy")
    assert game.view(None).players[0].hand_size == 38


@pytest.mark.parametrize("fee", ["b1 y2 by", "b3 by", "by"])
@pytest.mark.rule("AMB-M9", "AMB-J4")
def test_an_exchange_card_does_not_pay_for_turning_a_granada_tile(fee: str) -> None:
    site = "arena2NES library2ESW hostel2NSW market2NES"
    game = turn(game="granada", site=site, bag="", hands=["y2 y2 b1 b3 by"])
    do(game, "buy arena2NES y2", "end")
    assert refused(game, f"build district3NES 1,0 for {fee}") == "AMB-M9"
    do(game, "build district3NES 1,0 for b3")


@pytest.mark.rule("AMB-M13")
def test_display_of_exchange_cards_leaves_taking_one_or_other_actions() -> None:
    game = turn(display="by go bg oy", hands=["g3"])
    assert legal(game) == ["take by", "take go", "take bg", "take oy", "buy seraglio3ESW g3"]
    do(game, "buy seraglio3ESW g3", "end", "reserve seraglio3ESW")
    assert game.view(None).display == ("by", "go", "bg", "oy")  # no refresh
