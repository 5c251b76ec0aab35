"""Pieces, setup and the second scoring card of the combined game (COMBO-SETUP, AMB-K)."""

from typing import Any

import pytest

from nasrid import Game, Options
from nasrid.rules.table.events import DeckReshuffled, MoneyRevealed, ScoringCardDrawn
from tests.positions import do, legal, refused, table
from tests.rules.sheets import around, field, piles


def new(seed: int, players: int = 3) -> Game:
    return Game.new(Options(game="combined", players=players), seed)


def words(game: Game, line: str) -> list[str]:
    return field(game, line).split()


@pytest.mark.rule("COMBO-COMP-01", "COMBO-SETUP-07")
def test_every_city_starts_with_the_fountain_and_alhambra_tiles() -> None:
    game = table(game="combined", reserves=["tower11 park12 library2ESW"])
    assert {text.split()[1] for text in legal(game, "build")} == {"tower11"}
    assert refused(game, "build park12 1,0") == "COMBO-BUILD-06"
    assert refused(game, "build library2ESW 1,0") == "COMBO-BUILD-01"
    assert [player.city.tiles[0, 0].name for player in new(0).view(None).players] == ["fountain"] * 3


@pytest.mark.rule("AMB-K3")
def test_later_refill_may_reveal_a_granada_tile_without_a_moat() -> None:
    site = "tower11 park2NEW - arena2NES - library2ESW - hostel2NSW"
    game = table(game="combined", site=site, hands=["y2"], granada_bag="school12", marker="even")
    do(game, "buy park2NEW y2", "end", "reserve park2NEW")
    assert words(game, "site")[:2] == ["tower11", "school12"]


@pytest.mark.rule("COMBO-SETUP-01", "COMBO-BUILD-04", "AMB-K25")
def test_pawn_is_on_the_fountain_until_the_first_granada_tile() -> None:
    city = "tower13E@1,0 pavilion7E@0,1"
    game = table(game="combined", cities=[city], reserves=["hospital8W library10W"], display="y1 y2 y3 y4")
    assert "*" not in field(game, "seat 0 city")
    do(game, "build hospital8W 2,0")
    assert "hospital8W*@2,0" in field(game, "seat 0 city").split()
    assert field(game, "seat 1 city") == ""
    assert Game.from_position(game.position()).position() == game.position()


# The second scoring card


def run_out(discard: str, **pieces: Any) -> Game:
    """Return a game in which seat 0 takes one of four cards of the display and the deck is empty."""
    site = "tower11 park2NEW - arena2NES - library2ESW - hostel2NSW"
    return table(game="combined", site=site, display="y1 y2 y3 y4", discard=discard, aside=True, **pieces)


@pytest.mark.rule("COMBO-REFILL-02", "COMBO-SETUP-03", "AMB-K19")
@pytest.mark.parametrize("count", range(1, 18))
def test_second_scoring_card_goes_into_pile_2_of_the_second_deck(count: int) -> None:
    discard = [f"{currency}{value}" for currency in "gb" for value in range(1, 10)][:count]
    game = run_out(" ".join(discard))
    events = do(game, "take y1")
    assert events[1] == DeckReshuffled(count)
    drawn = next(event for event in events if isinstance(event, MoneyRevealed)).cards
    deck = [*drawn, *words(game, "deck")]  # as it was before the refill: its first card is in pile 1
    assert sorted(deck) == sorted([*discard, "B"])
    one, two, *_ = piles(count)
    assert deck.index("B") in range(one, one + two + 1)
    assert field(game, "second scoring card aside") == "no"
    assert field(game, "discard") == ""


@pytest.mark.rule("AMB-K19")
def test_second_scoring_card_may_be_anywhere_in_its_pile() -> None:
    found = set()
    for count in range(20):
        game = run_out("g1 g2 g3 g4 g5 g6 g7 g8 g9 b1", seat=0)
        text = game.position().replace("00" * 32 + " 0", "00" * 32 + f" {count}")
        game = Game.from_position(text)
        do(game, "take y1")
        found.add(1 + words(game, "deck").index("B"))
    assert found == {2, 3, 4}


@pytest.mark.rule("AMB-K19", "COMBO-SETUP-03")
def test_second_scoring_card_waits_for_the_first_reshuffle() -> None:
    game = run_out("", hands=["", "y2 y2"], bag="tower12", granada_bag="school12")
    do(game, "take y1")
    assert field(game, "display") == "y2 y3 y4"
    assert field(game, "second scoring card aside") == "yes"
    events = do(game, "buy park2NEW y2", "end", "reserve park2NEW")
    assert DeckReshuffled(1) in events
    assert (field(game, "display"), field(game, "deck")) == ("y2 y3 y4 y2", "B")
    assert field(game, "second scoring card aside") == "no"


@pytest.mark.rule("AMB-K19")
def test_later_reshuffles_are_normal() -> None:
    game = run_out("g1 g2 g3")
    again = Game.from_position(game.position().replace("card aside: yes", "card aside: no"))
    do(again, "take y1")
    assert "B" not in words(again, "deck")
    assert len(words(again, "deck")) == 2


@pytest.mark.rule("COMBO-SCORE-01", "COMBO-REFILL-02")
def test_the_second_scoring_is_held_when_its_card_is_turned_up() -> None:
    game = run_out("g1", cities=[around("tower12")])
    do(game, "take y1")
    assert game.scores == (0, 0, 0)
    events = do(game, "take y2")
    assert ScoringCardDrawn(2) in events
    assert [sheet.scoring for sheet in game.sheets] == [2]
    assert game.scores == (13, 0, 0)
