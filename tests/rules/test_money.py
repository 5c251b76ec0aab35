"""Taking money from the display (CORE-MONEY)."""

from random import Random

import pytest

from nasrid.rules.pieces.money import MONEY
from nasrid.rules.table.events import MoneyTaken
from tests.positions import do, legal, refused
from tests.reference import takes
from tests.rules.turns import midgame, words


@pytest.mark.rule("CORE-MONEY-01", "TC-01")
def test_any_single_card_may_be_taken_or_the_two_worth_five_together() -> None:
    game = midgame(display="b2 y3 g6 o9")
    assert sorted(legal(game, "take")) == ["take b2", "take g6", "take o9", "take y3", "take y3 b2"]
    for several in ("take b2 g6", "take y3 o9", "take b2 y3 g6", "take b2 y3 g6 o9"):
        assert refused(game, several) == "CORE-MONEY-02"


@pytest.mark.rule("CORE-MONEY-01")
@pytest.mark.parametrize("card", ["b2", "y3", "g6", "o9"])
def test_the_card_taken_goes_from_the_display_to_the_hand(card: str) -> None:
    game = midgame(display="b2 y3 g6 o9", deck="", hands=["y1"])
    assert do(game, f"take {card}")[0] == MoneyTaken(0, (card,))
    assert sorted(words(game, "seat 0 hand")) == sorted(["y1", card])
    assert sorted([*words(game, "display"), card]) == ["b2", "g6", "o9", "y3"]


@pytest.mark.rule("CORE-MONEY-02")
@pytest.mark.parametrize(
    ("display", "take", "allowed"),
    [
        ("y1 g4 b9 o9", "y1 g4", True),
        ("y2 g4 b9 o9", "y2 g4", False),
        ("y1 g2 b2 o9", "y1 g2 b2", True),
        ("y1 g2 b3 o9", "y1 g2 b3", False),
        ("y1 g1 b1 o2", "y1 g1 b1 o2", True),
        ("y1 g1 b1 o3", "y1 g1 b1 o3", False),
        ("y1 y1 y1 y2", "y1 y1 y1 y2", True),
        ("y5 g1 b9 o9", "y5 g1", False),
    ],
)
def test_several_cards_of_any_currencies_may_be_taken_up_to_a_total_of_five(
    display: str, take: str, allowed: bool
) -> None:
    game = midgame(display=display)
    if allowed:
        assert f"take {take}" in legal(game)
        do(game, f"take {take}")
        assert words(game, "seat 0 hand") == take.split()
    else:
        assert refused(game, f"take {take}") == "CORE-MONEY-02"


@pytest.mark.rule("CORE-MONEY-01", "CORE-MONEY-02")
def test_the_listed_takes_are_all_there_are() -> None:
    random = Random(1)
    for _ in range(150):
        display = random.sample(sorted(MONEY) * 3, random.randint(1, 4))
        listed = [action.split()[1:] for action in legal(midgame(display=" ".join(display), deck=""), "take")]
        expected = takes([(card[0], int(card[1])) for card in display])
        assert sorted(map(sorted, listed)) == sorted(sorted(f"{c}{v}" for c, v in cards) for cards in expected)


@pytest.mark.rule("CORE-MONEY-01")
@pytest.mark.parametrize("take", ["take", "take b1", "take b2 b2", "take y6"])
def test_only_cards_in_the_display_can_be_taken(take: str) -> None:
    game = midgame(display="b2 y3 g6 o9", hands=["y6"])
    assert refused(game, take) == "CORE-MONEY-01"


@pytest.mark.rule("CORE-MONEY-03")
def test_there_is_no_hand_limit() -> None:
    everything = " ".join(card for card in sorted(MONEY) * 3 if card[0] in "yg")
    game = midgame(display="b1 b1 b1 b2", deck="", hands=[everything])
    do(game, "take b1 b1 b1 b2")
    assert game.view(0).players[0].hand_size == 54 + 4
