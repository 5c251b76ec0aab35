"""The setup for every number of players and many seeds (CORE-SETUP, AMB-B)."""

from collections import Counter
from functools import cache

import pytest

from nasrid import Game, Options
from nasrid.rules.table.events import (
    Event,
    HandDealt,
    MoneyRevealed,
    StartPlayerChosen,
    TileRevealed,
    TurnBegan,
)
from tests.rules.turns import kinds, words

PLAYERS = [2, 3, 4, 5, 6]
SEEDS = range(40)
each_number_of_players = pytest.mark.parametrize("players", PLAYERS)


@cache
def games(players: int, seeds: range = SEEDS) -> list[Game]:
    """Return new games, which tests must not change."""
    return [Game.new(Options(players=players), seed) for seed in seeds]


def dealt(game: Game) -> list[tuple[str, ...]]:
    return [event.cards for event in game.setup_events if isinstance(event, HandDealt)]


def total(cards: tuple[str, ...]) -> int:
    return sum(int(card[1]) for card in cards)


def found(game: Game) -> StartPlayerChosen:
    return next(event for event in game.setup_events if isinstance(event, StartPlayerChosen))


# Tiles


@pytest.mark.rule("CORE-SETUP-04")
@each_number_of_players
def test_four_tiles_are_laid_one_after_another_on_spaces_1_to_4(players: int) -> None:
    for game in games(players):
        laid = [event for event in game.setup_events if isinstance(event, TileRevealed)]
        assert [event.space for event in laid] == [1, 2, 3, 4]
        assert [event.tile for event in laid] == words(game, "site")


@pytest.mark.rule("AMB-B8", "CORE-SETUP-17")
@each_number_of_players
def test_for_two_players_dirk_draws_after_the_site(players: int) -> None:
    for game in games(players):
        fifth = kinds(list(game.setup_events))[4]
        assert fifth == ("DirkDrew" if players == 2 else "HandDealt")
        assert (game.dirk_score is None) == (players > 2)


# Starting money


@pytest.mark.rule("CORE-SETUP-05", "CORE-SETUP-12", "AMB-B4")
@each_number_of_players
def test_hands_and_display_are_dealt_from_money_before_special_cards_come(players: int) -> None:
    for seed in SEEDS:
        game = Game.new(Options(players=players, modules=frozenset({"exchange"})), seed)
        display = [event.cards for event in game.setup_events if isinstance(event, MoneyRevealed)]
        assert [len(cards) for cards in display] == [4]
        assert all(card[1:].isdigit() for cards in [*dealt(game), *display] for card in cards)
        assert list(display[0]) == words(game, "display")
        order = kinds(list(game.setup_events))
        assert order.index("MoneyRevealed") > len(order) - 1 - order[::-1].index("HandDealt")


@pytest.mark.rule("CORE-SETUP-06", "AMB-B7", "CORE-SETUP-07", "TC-02")
@each_number_of_players
def test_each_seat_is_dealt_cards_until_they_are_worth_20(players: int) -> None:
    for game in games(players):
        assert [event.seat for event in game.setup_events if isinstance(event, HandDealt)] == list(range(players))
        for seat, cards in enumerate(dealt(game)):
            assert total(cards[:-1]) < 20 <= total(cards) <= 28
            assert sorted(words(game, f"seat {seat} hand")) == sorted(cards)


@pytest.mark.rule("CORE-SETUP-08", "AMB-B6")
@each_number_of_players
def test_starting_money_is_dealt_openly_and_then_kept_secret(players: int) -> None:
    game = games(players)[0]
    deals: list[Event] = [event for event in game.setup_events if isinstance(event, HandDealt)]
    for viewer in (None, *range(players)):
        assert all(event.is_visible_to(viewer) for event in deals)
        hands = [player.hand for player in game.view(viewer).players]
        assert [seat for seat, hand in enumerate(hands) if hand is not None] == ([] if viewer is None else [viewer])


# The start player


@pytest.mark.rule("CORE-SETUP-09", "CORE-SETUP-10", "CORE-TURN-01")
@each_number_of_players
def test_start_player_has_the_fewest_cards_then_the_lowest_total(players: int) -> None:
    rules = set()
    for game in games(players, range(150)):
        hands = dealt(game)
        fewest = [seat for seat in range(players) if len(hands[seat]) == min(map(len, hands))]
        lowest = [seat for seat in fewest if total(hands[seat]) == min(total(hands[one]) for one in fewest)]
        rule = "CORE-SETUP-09" if len(fewest) == 1 else "CORE-SETUP-10" if len(lowest) == 1 else "AMB-B1"
        assert found(game).rule == rule
        assert found(game).seat in lowest
        assert game.seat == found(game).seat
        assert game.setup_events[-1] == TurnBegan(found(game).seat)
        rules.add(rule)
    assert rules == {"CORE-SETUP-09", "CORE-SETUP-10", "AMB-B1"}


@pytest.mark.rule("CORE-SETUP-11", "AMB-B1")
def test_youngest_of_the_tied_players_begins() -> None:
    tied = [game for game in games(6, range(150)) if found(game).rule == "AMB-B1"]
    for game in tied:
        hands = dealt(game)
        fewest = min((len(cards), total(cards)) for cards in hands)
        seats = [seat for seat, cards in enumerate(hands) if (len(cards), total(cards)) == fewest]
        for youngest in seats:
            ranks = tuple(0 if seat == youngest else 9 - seat for seat in range(6))
            options = Options(players=6, start_tiebreak="youngest", age_ranks=ranks)
            again = Game.new(options, game.record()["seed"])
            assert found(again) == StartPlayerChosen(youngest, "CORE-SETUP-11")


@pytest.mark.rule("AMB-B1")
def test_without_ages_chance_decides_between_the_tied() -> None:
    seats = Counter(found(game).seat for game in games(6, range(400)) if found(game).rule == "AMB-B1")
    assert sum(seats.values()) in range(25, 85)  # about 13 in 100
    assert len(seats) == 6
    ranked = Options(players=6, age_ranks=(1, 2, 3, 4, 5, 6))  # the table did not ask for the youngest
    tied = [game.record()["seed"] for game in games(6, range(150)) if found(game).rule == "AMB-B1"]
    assert {found(Game.new(ranked, seed)).rule for seed in tied} == {"AMB-B1"}
    youngest = Options(players=6, start_tiebreak="youngest")  # no age ranks are given
    assert {found(Game.new(youngest, seed)).rule for seed in tied} == {"AMB-B1"}


# The deck


@pytest.mark.rule("CORE-SETUP-16", "AMB-B5")
@each_number_of_players
def test_scoring_cards_come_neither_early_nor_late_nor_close_together(players: int) -> None:
    for game in games(players, range(150)):
        deck = words(game, "deck")
        first, second, pile = deck.index("A"), deck.index("B"), (len(deck) - 2) // 5
        assert first >= pile
        assert second - first - 1 >= pile >= 9
        assert len(deck) - 1 - second >= pile
