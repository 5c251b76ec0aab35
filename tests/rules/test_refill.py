"""The refill after a turn and drawn scoring cards (CORE-REFILL, CORE-SCORE-01..04, AMB-F)."""

from random import Random

import pytest

from nasrid import Game, Options
from nasrid.rules.table.events import (
    DeckReshuffled,
    DirkDrew,
    Event,
    MoneyRevealed,
    Scored,
    ScoringCardDrawn,
    TileRevealed,
    TurnBegan,
)
from tests.positions import do, legal, table
from tests.rules.turns import kinds, midgame, words


def scorings(events: list[Event]) -> list[int]:
    return [event.sheet.scoring for event in events if isinstance(event, Scored)]


# Display and site


@pytest.mark.rule("CORE-REFILL-01")
def test_the_display_is_filled_up_to_four_cards() -> None:
    game = midgame(display="y2 g1 b2 o9", deck="y7 g8 b9 o6")
    assert MoneyRevealed(("y7", "g8", "b9")) in do(game, "take y2 g1 b2")
    assert words(game, "display") == ["o9", "y7", "g8", "b9"]
    assert words(game, "deck") == ["o6"]


@pytest.mark.rule("CORE-REFILL-02", "CORE-REFILL-05", "AMB-F9")
def test_after_the_turn_come_money_then_tiles_then_the_next_player() -> None:
    game = midgame(hands=["y2"])
    during = do(game, "buy pavilion2NEW y2", "take g7")
    assert kinds(during) == ["TileBought", "MoneyTaken"]
    assert words(game, "display") == ["y6", "b8", "o9"]
    after = do(game, "reserve pavilion2NEW")
    assert after[1:] == [MoneyRevealed(("y7",)), TileRevealed("garden6ESW", 1), TurnBegan(1)]
    assert len(words(game, "display")) == 4


@pytest.mark.rule("CORE-REFILL-03", "TC-13")
def test_empty_spaces_are_filled_in_ascending_order() -> None:
    game = midgame(hands=["g3 o5"], bag="tower11 tower12 garden10")
    events = do(
        game, "buy chambers5NSW o5", "buy seraglio3ESW g3", "end", "reserve seraglio3ESW", "reserve chambers5NSW"
    )
    assert [event for event in events if isinstance(event, TileRevealed)] == [
        TileRevealed("tower11", 2),
        TileRevealed("tower12", 4),
    ]
    assert words(game, "site") == ["pavilion2NEW", "tower11", "arcades4NES", "tower12"]
    assert words(game, "alhambra bag") == ["garden10"]


# The empty deck


@pytest.mark.rule("CORE-REFILL-04", "AMB-F5")
def test_discard_becomes_the_deck_when_a_card_is_needed() -> None:
    game = midgame(display="y1 g1 b9 o9", deck="y7", discard="g5 g5 g5 b6")
    events = do(game, "take y1 g1")
    assert kinds(events)[1:3] == ["DeckReshuffled", "MoneyRevealed"]
    assert DeckReshuffled(4) in events
    assert words(game, "display")[2] == "y7"
    assert sorted(words(game, "display")[3:] + words(game, "deck")) == ["b6", "g5", "g5", "g5"]
    assert words(game, "discard") == []


@pytest.mark.rule("AMB-F5")
def test_drawing_the_last_card_does_not_reshuffle_the_discard() -> None:
    game = midgame(deck="y7", discard="g5 g5")
    assert "DeckReshuffled" not in kinds(do(game, "take y6"))
    assert (words(game, "deck"), words(game, "discard")) == ([], ["g5", "g5"])


@pytest.mark.rule("CORE-REFILL-04")
def test_the_discard_is_shuffled() -> None:
    discard = [f"y{value}" for value in range(1, 10)]
    position = midgame(display="b1 b2 b3 b4", deck="", discard=" ".join(discard)).position()
    orders = set()
    for seed in range(20):
        game = Game.from_position(position.replace("00" * 32, f"{seed:02x}" * 32))
        do(game, "take b1")
        orders.add((*words(game, "display")[3:], *words(game, "deck")))
    assert len(orders) == 20
    assert all(sorted(order) == discard for order in orders)
    assert len({order[0] for order in orders}) > 4


@pytest.mark.rule("AMB-F4")
def test_display_stays_short_until_there_are_discards() -> None:
    game = midgame(display="y6 g7", deck="", hands=["", "y9"])
    assert "MoneyRevealed" not in kinds(do(game, "take y6"))
    assert words(game, "display") == ["g7"]
    do(game, "buy pavilion2NEW y9", "reserve pavilion2NEW")
    assert sorted(words(game, "display")) == ["g7", "y9"]


@pytest.mark.rule("AMB-F4")
def test_no_money_can_be_taken_from_an_empty_display() -> None:
    game = midgame(display="y6", deck="")
    do(game, "take y6")
    assert words(game, "display") == []
    assert legal(game) == ["end"]


@pytest.mark.rule("AMB-F7")
def test_cards_paid_for_turning_a_tile_are_in_the_discard_at_the_refill() -> None:
    game = table(
        game="granada",
        site="market2NES park12 school12 arena12",
        hands=["y2 g3"],
        display="y9 g9 b9 o9",
        granada_bag="hostel12",
    )
    do(game, "buy market2NES y2", "take y9")
    assert DeckReshuffled(2) in do(game, "build school3NES 1,0 for g3")
    assert {*words(game, "display"), *words(game, "deck")} == {"g9", "b9", "o9", "y2", "g3"}


@pytest.mark.rule("AMB-F10")
def test_refill_reveals_nothing_if_display_and_site_are_full() -> None:
    game = midgame(cities=["tower11@1,0"])
    assert kinds(do(game, "remove 1,0")) == ["TileRemoved", "TurnBegan"]


@pytest.mark.rule("AMB-F10")
def test_a_short_display_is_filled_at_every_refill() -> None:
    game = midgame(cities=["tower11@1,0"], display="y9", deck="g9 b9 o9 y8")
    assert MoneyRevealed(("g9", "b9", "o9")) in do(game, "remove 1,0")


# Scoring cards


@pytest.mark.rule("CORE-SCORE-02", "CORE-SCORE-04", "CORE-REFILL-05")
@pytest.mark.parametrize(("card", "scoring"), [("A", 1), ("B", 2)])
def test_scoring_follows_its_card_before_the_next_turn(card: str, scoring: int) -> None:
    game = midgame(deck=f"{card} y7", cities=["tower11@1,0"])
    events = do(game, "take y6")
    assert ScoringCardDrawn(scoring) in events
    assert scorings(events) == [scoring]
    assert kinds(events)[-2:] == ["Scored", "TurnBegan"]
    assert game.scores[0] == {1: 6, 2: 13}[scoring]
    assert scorings(do(game, "take g7")) == []


@pytest.mark.rule("CORE-SCORE-03")
def test_a_scoring_card_leaves_the_game_and_the_next_card_takes_its_place() -> None:
    game = midgame(display="y1 g1 b9 o9", deck="y7 A g8 b5")
    do(game, "take y1 g1")
    assert words(game, "display") == ["b9", "o9", "y7", "g8"]
    assert words(game, "deck") == ["b5"]
    assert words(game, "discard") == []
    assert words(game, "scorings held") == ["1"]


@pytest.mark.rule("CORE-SCORE-01", "CORE-SCORE-02", "CORE-END-09")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_game_has_a_scoring_for_each_drawn_card_and_the_third_at_its_end(players: int) -> None:
    random, held = Random(players), set()
    for seed in range(6):
        game, events = Game.new(Options(players=players), seed), list[Event]()
        while not game.is_over:
            events += game.apply(random.choice(game.legal_actions()))
        drawn = [event.scoring for event in events if isinstance(event, ScoringCardDrawn)]
        assert scorings(events) == [*drawn, 3]
        assert kinds(events)[-2:] == ["Scored", "GameEnded"]
        held.add(tuple(scorings(events)))
    assert (1, 2, 3) in held


@pytest.mark.rule("AMB-F2", "AMB-F6")
@pytest.mark.parametrize(("deck", "order"), [("A B y7", [1, 2]), ("B A y7", [2, 1])])
def test_two_scorings_of_one_refill_follow_the_order_of_their_cards(deck: str, order: list[int]) -> None:
    bag = "garden6ESW garden7NSW tower7NEW tower8NES garden8NE garden8SW garden8NW tower9NE tower9ES"
    game = midgame(players=2, deck=deck, bag=bag)
    events = do(game, "take y6")
    assert scorings(events) == order
    assert kinds(events)[-5:] == ["Scored", "DirkDrew", "Scored", "DirkDrew", "TurnBegan"]
    assert [len(event.tiles) for event in events if isinstance(event, DirkDrew)] == (
        [6, 1] if order == [1, 2] else [3, 6]
    )


@pytest.mark.rule("AMB-F6")
def test_a_scoring_card_at_the_end_of_the_deck_is_replaced_from_the_discard() -> None:
    game = midgame(deck="A", discard="y7")
    events = do(game, "take y6")
    assert kinds(events)[1:] == ["ScoringCardDrawn", "DeckReshuffled", "MoneyRevealed", "Scored", "TurnBegan"]
    assert words(game, "display")[-1] == "y7"


@pytest.mark.rule("AMB-F4", "AMB-F6")
def test_scoring_takes_place_even_if_no_card_replaces_its_card() -> None:
    game = midgame(deck="A")
    assert scorings(do(game, "take y6")) == [1]
    assert len(words(game, "display")) == 3
