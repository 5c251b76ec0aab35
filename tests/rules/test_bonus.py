"""Bonus cards (BONUS, AMB-N)."""

from typing import Any

import pytest

from nasrid import Game, Options
from nasrid.rules.modules.bonus import BonusReturned, BonusRevealed
from nasrid.rules.table.events import Event, Passed, Scored, TurnBegan
from tests.positions import do, legal, refused, table
from tests.rules.sheets import majority
from tests.rules.turns import BLANKS, words

SITE = "pavilion2NEW seraglio3ESW arcades4NES chambers5NSW"  # prices 2, 3, 4, 5 in yellow, green, blue, orange
DISPLAY = "y6 g6 b6 o6"


def turn(**what: Any) -> Game:
    """Return a game in which seat 0 acts. `take y6` draws from the deck, or starts the next turn if it is empty."""
    bag = "garden6ESW tower7NEW garden7NSW tower8NES"
    return table(**{"modules": ["bonus"], "site": SITE, "bag": bag, "display": DISPLAY} | what)


def before_scoring(**what: Any) -> Game:
    """Return a game in which seat 0 took a card and the first scoring card followed."""
    game = turn(deck="A y9", **what)
    do(game, "take y6")
    return game


def counts(game: Game, building: str) -> dict[int, int]:
    """Return the number of buildings that each seat had at the last scoring."""
    return {one.building_count.seat: one.building_count.count for one in majority(game.sheets[-1], building).ranks}


def kinds(events: list[Event]) -> list[type[Event]]:
    return [type(event) for event in events]


def step(game: Game) -> str | None:
    return game.view(None).step


def cards(game: Game, seat: int) -> tuple[set[str], set[str]]:
    """Return the hidden and the revealed bonus cards of a seat."""
    own = game.view(seat).players[seat].modules["bonus"]
    return set(own.hidden), set(own.revealed)


def new_game(players: int, seed: int = 1) -> Game:
    return Game.new(Options(players=players, modules=frozenset({"bonus"})), seed)


@pytest.mark.parametrize(("players", "each", "left"), [(2, 3, 4), (3, 3, 1), (4, 2, 2), (5, 2, 0), (6, 1, 4)])
@pytest.mark.rule("BONUS-01", "BONUS-02", "BONUS-03", "TC-36")
def test_cards_of_tiles_without_wall_are_dealt_or_removed(players: int, each: int, left: int) -> None:
    game = new_game(players)
    hands = [cards(game, seat)[0] for seat in range(players)]
    assert [len(hand) for hand in hands] == [each] * players
    assert len(words(game, "removed bonus cards")) == left
    assert set(words(game, "removed bonus cards")).union(*hands) == set(BLANKS)


@pytest.mark.rule("BONUS-04", "AMB-N1")
def test_bonus_cards_can_be_revealed_at_every_decision() -> None:
    game = turn(cities=["garden10@1,0"], bonus=["garden10"], hands=["y2"])
    assert "reveal garden10" in legal(game)
    assert do(game.copy(), "reveal garden10") == [BonusRevealed(0, "garden10")]
    do(game, "buy pavilion2NEW y2", "end")
    assert step(game) == "place"
    do(game, "reveal garden10")
    assert (step(game), game.seat) == ("place", 0)
    assert cards(game, 0) == (set(), {"garden10"})


@pytest.mark.rule("BONUS-04", "AMB-N1")
def test_revealing_costs_no_action() -> None:
    game = turn(cities=["garden10@1,0"], bonus=["garden10"])
    before = legal(game)
    do(game, "reveal garden10")
    assert (step(game), game.seat) == ("act", 0)
    assert legal(game) == [text for text in before if text != "reveal garden10"]


@pytest.mark.rule("AMB-N1")
def test_card_revealed_in_a_vizier_window_keeps_the_vizier() -> None:
    game = turn(modules=["bonus", "vizier"], cities=["", "garden10@1,0"], bonus=["", "garden10"], hands=["", "y2"])
    do(game, "take y6")
    assert step(game) == "vizier_window"
    do(game, "reveal garden10")
    assert (step(game), game.seat) == ("vizier_window", 1)
    assert game.view(None).players[1].modules["vizier"].active


@pytest.mark.parametrize(
    "place",
    [
        pytest.param({}, id="nowhere"),
        pytest.param({"cities": ["", "garden10@1,0"]}, id="another city"),
        pytest.param({"reserves": ["garden10"]}, id="own reserve"),
        pytest.param({"players": 2, "dirk": "garden10"}, id="Dirk"),
        pytest.param({"to_place": ["garden10"]}, id="not yet placed"),
        pytest.param({"site": "garden10 seraglio3ESW arcades4NES chambers5NSW"}, id="site"),
    ],
)
@pytest.mark.rule("BONUS-04", "AMB-N5", "AMB-N9")
def test_card_is_revealed_only_if_its_tile_is_in_the_own_city(place: dict[str, Any]) -> None:
    game = turn(bonus=["garden10"], **place)
    assert refused(game, "reveal garden10") == "BONUS-04"


@pytest.mark.rule("BONUS-04")
def test_only_a_card_in_the_own_hand_can_be_revealed() -> None:
    game = turn(cities=["garden10@1,0"], bonus=["tower11", "garden10"])
    assert refused(game, "reveal garden10") == "BONUS-04"


@pytest.mark.rule("AMB-N4")
def test_the_card_matches_its_very_tile_not_one_of_the_same_type_and_price() -> None:
    game = turn(cities=["garden10N@1,0 garden10W@-1,0"], bonus=["garden10"])
    assert refused(game, "reveal garden10") == "BONUS-04"
    assert refused(game, "reveal garden10N") == "BONUS-04"


@pytest.mark.rule("BONUS-05", "TC-34")
def test_a_revealed_card_counts_as_one_more_building_of_its_type() -> None:
    game = before_scoring(cities=["garden10@1,0", "garden11@1,0"], revealed=["garden10"])
    assert counts(game, "garden") == {0: 2, 1: 1}
    assert game.scores == (5, 0, 0)


@pytest.mark.rule("BONUS-05", "BONUS-09")
def test_a_hidden_card_does_not_count() -> None:
    game = before_scoring(cities=["garden10@1,0", "garden11@1,0"], bonus=["garden10"])
    assert step(game) == "reveal_round"
    do(game, "pass")
    assert counts(game, "garden") == {0: 1, 1: 1}
    assert cards(game, 0) == ({"garden10"}, set())


@pytest.mark.rule("BONUS-06")
def test_card_revealed_after_the_scoring_card_counts() -> None:
    game = before_scoring(cities=["garden10@1,0"], bonus=["garden10"])
    assert (step(game), game.seat) == ("reveal_round", 0)
    assert legal(game) == ["pass", "reveal garden10"]
    assert refused(game, "take g6") == "BONUS-06"
    assert kinds(do(game, "reveal garden10")) == [BonusRevealed, Scored, TurnBegan]
    assert counts(game, "garden") == {0: 2}


@pytest.mark.rule("BONUS-07", "AMB-N9")
def test_card_of_a_removed_tile_returns_to_the_hand() -> None:
    game = turn(cities=["garden10@1,0"], revealed=["garden10"], deck="A", display="y6 g6 b6")
    assert BonusReturned(0, "garden10") in do(game, "remove 1,0")
    assert cards(game, 0) == ({"garden10"}, set())
    assert counts(game, "garden") == {}


@pytest.mark.rule("BONUS-08", "AMB-N3")
def test_card_counts_again_once_its_tile_is_rebuilt() -> None:
    game = turn(cities=["garden10@1,0"], revealed=["garden10"], deck="y9 y8 A y7")
    do(game, "remove 1,0", "take g6", "take b6")
    assert refused(game, "reveal garden10") == "BONUS-04"
    do(game, "build garden10 0,1", "take y6")
    assert (step(game), game.seat) == ("reveal_round", 0)
    do(game, "reveal garden10")
    assert counts(game, "garden") == {0: 2}


@pytest.mark.rule("AMB-N7")
def test_exchanging_the_tile_for_another_returns_the_card() -> None:
    game = turn(cities=["garden10@1,0"], revealed=["garden10"], reserves=["garden11"])
    assert BonusReturned(0, "garden10") in do(game, "swap 1,0 garden11")
    assert cards(game, 0) == ({"garden10"}, set())


@pytest.mark.rule("AMB-N3")
def test_revealed_bonus_card_cannot_be_hidden_again() -> None:
    game = turn(cities=["garden10@1,0"], bonus=["garden10"], deck="y9 y8 y7")
    do(game, "reveal garden10")
    assert refused(game, "reveal garden10") == "BONUS-04"
    assert {text.split()[0] for text in legal(game)} == {"take", "remove"}
    do(game, "take y6", "take g6")
    assert cards(game, 0) == (set(), {"garden10"})


THREE_CITIES = ["garden10@1,0", "garden11@1,0", "tower11@1,0"]
THREE_CARDS = ["garden10", "garden11", "tower11"]


@pytest.mark.rule("AMB-N1")
def test_seats_are_polled_before_a_scoring_until_a_round_without_a_reveal() -> None:
    game = before_scoring(cities=THREE_CITIES, bonus=THREE_CARDS)
    asked = []
    for answer in ("pass", "reveal tower11", "pass", "pass", "reveal garden10", "pass"):
        asked.append(game.seat)
        assert step(game) == "reveal_round"
        events = do(game, answer)
    assert asked == [1, 2, 0, 1, 0, 1]
    assert kinds(events) == [Passed, Scored, TurnBegan]
    assert counts(game, "garden") == {0: 2, 1: 1}
    assert counts(game, "tower") == {2: 2}


@pytest.mark.rule("AMB-N1")
def test_reveal_polls_seats_that_can_reveal_or_with_ask_everyone_have_cards() -> None:
    holding: dict[str, Any] = {"cities": ["", "", "tower11@1,0"], "bonus": ["garden10", "", "tower11"]}
    game = before_scoring(**holding)
    assert game.seat == 2
    do(game, "pass")
    assert len(game.sheets) == 1
    game = before_scoring(**holding, ask_everyone=True)
    assert game.seat == 2
    do(game, "pass")
    assert (game.seat, legal(game)) == (0, ["pass"])
    do(game, "pass")
    assert len(game.sheets) == 1


@pytest.mark.rule("AMB-N1")
def test_each_of_two_scorings_in_a_row_has_its_own_round() -> None:
    """Seat 1 passes; seat 2 reveals before the first scoring, so seat 1 passes again; then once for the second."""
    game = turn(cities=THREE_CITIES, bonus=["", "garden11", "tower11"], site=None, bag="", force_missed_scorings=True)
    do(game, "take y6")
    asked = []
    for answer in ("pass", "reveal tower11", "pass"):
        asked.append(game.seat)
        do(game, answer)
    assert asked == [1, 2, 1]
    assert [sheet.scoring for sheet in game.sheets] == [1]
    assert game.seat == 1
    do(game, "pass")
    assert [sheet.scoring for sheet in game.sheets] == [1, 2, 3]


@pytest.mark.rule("AMB-N2")
def test_before_the_third_scoring_all_cards_that_can_count_are_revealed() -> None:
    game = turn(cities=THREE_CITIES, bonus=["garden10 tower12", "garden11", "tower11"], site=None, bag="")
    do(game, "take y6")
    assert game.is_over
    assert counts(game, "garden") == {0: 2, 1: 2}
    assert counts(game, "tower") == {2: 2}
    assert cards(game, 0) == ({"tower12"}, {"garden10"})


@pytest.mark.rule("AMB-N8")
def test_a_tile_awarded_at_the_end_and_built_lets_its_card_count() -> None:
    game = turn(site="garden10 - - -", bag="", bonus=["garden10"])
    do(game, "take y6")
    assert step(game) == "place"
    do(game, "build garden10 1,0")
    assert game.is_over
    assert counts(game, "garden") == {0: 2}


@pytest.mark.rule("AMB-N8")
def test_an_awarded_tile_in_the_reserve_does_not_let_its_card_count() -> None:
    game = turn(site="garden10 - - -", bag="", bonus=["garden10"])
    do(game, "take y6", "reserve garden10")
    assert counts(game, "garden") == {}


@pytest.mark.rule("AMB-N6")
def test_revealed_card_is_neither_tile_nor_neighbour_of_a_hut_nor_wall() -> None:
    game = before_scoring(
        modules=["bonus", "huts"], cities=["garden10@1,0 hut-garden-E@2,0"], revealed=["garden10"], huts="/////"
    )
    holding = majority(game.sheets[-1], "garden").ranks[0].building_count
    assert (holding.tiles, holding.extras) == (1, {"bonus": 1, "huts": 1})
    assert set(game.view(None).players[0].city.tiles) == {(0, 0), (1, 0), (2, 0)}
    assert game.scores[0] == 5 + 1  # the gardens, and the wall of the hut
