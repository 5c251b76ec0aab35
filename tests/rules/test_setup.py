"""The setup for every number of players and many seeds (CORE-SETUP, AMB-B)."""

from collections import Counter
from functools import cache

import pytest

from nasrid import Game, Options
from nasrid.rules.table.events import (
    DirkDrew,
    Event,
    HandDealt,
    MoneyRevealed,
    StartPlayerChosen,
    TileRevealed,
    TurnBegan,
)
from tests.positions import do, legal
from tests.rules.sheets import piles
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


@pytest.mark.rule("CORE-SETUP-02")
@each_number_of_players
def test_every_score_starts_at_zero(players: int) -> None:
    assert all(game.scores == (0,) * players for game in games(players))


@pytest.mark.rule("CORE-SETUP-03")
@each_number_of_players
def test_all_54_tiles_go_mixed_into_the_bag(players: int) -> None:
    firsts, lasts = Counter[str](), Counter[str]()
    for game in games(players):
        gone = [tile for event in game.setup_events if isinstance(event, DirkDrew) for tile in event.tiles]
        bag = words(game, "alhambra bag")
        assert len(set(words(game, "site") + gone + bag)) == len(words(game, "site") + gone + bag) == 54
        firsts[bag[0]] += 1
        lasts[bag[-1]] += 1
    assert len(firsts) > 20
    assert len(lasts) > 20


@pytest.mark.rule("CORE-SETUP-04")
@each_number_of_players
def test_four_tiles_are_laid_one_after_another_on_spaces_1_to_4(players: int) -> None:
    for game in games(players):
        laid = [event for event in game.setup_events if isinstance(event, TileRevealed)]
        assert [event.space for event in laid] == [1, 2, 3, 4]
        assert [event.tile for event in laid] == words(game, "site")


@pytest.mark.rule("AMB-B8", "CORE-SETUP-17")
def test_two_player_setup_uses_fewer_cards_and_dirk_draws_after_the_site() -> None:
    for game in games(2):
        assert kinds(list(game.setup_events))[:5] == ["TileRevealed"] * 4 + ["DirkDrew"]
        cards = sum(map(len, dealt(game))) + len(words(game, "display") + words(game, "deck"))
        assert cards == 72 + 2
    for players in PLAYERS[1:]:
        assert all(
            game.dirk_score is None and "DirkDrew" not in kinds(list(game.setup_events)) for game in games(players)
        )


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


@pytest.mark.rule("CORE-SETUP-05")
def test_the_money_is_shuffled() -> None:
    assert len({dealt(game)[0][:2] for game in games(4)}) > 30


@pytest.mark.rule("CORE-SETUP-06", "AMB-B7")
@each_number_of_players
def test_each_seat_is_dealt_cards_until_they_are_worth_20(players: int) -> None:
    for game in games(players):
        assert [event.seat for event in game.setup_events if isinstance(event, HandDealt)] == list(range(players))
        for seat, cards in enumerate(dealt(game)):
            assert total(cards[:-1]) < 20 <= total(cards)
            assert sorted(words(game, f"seat {seat} hand")) == sorted(cards)


@pytest.mark.rule("CORE-SETUP-07", "TC-02")
@each_number_of_players
def test_starting_money_is_at_least_20_and_at_most_28(players: int) -> None:
    totals = {total(cards) for game in games(players, range(150)) for cards in dealt(game)}
    assert min(totals) == 20
    assert 25 < max(totals) <= 28


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


@pytest.mark.rule("CORE-SETUP-13", "CORE-SETUP-14", "CORE-SETUP-15", "AMB-B2", "AMB-B3")
def test_scoring_cards_are_anywhere_in_piles_2_and_4_of_five_equal_piles() -> None:
    places: dict[str, Counter[tuple[int, int]]] = {"A": Counter(), "B": Counter()}
    for players in PLAYERS[1:]:
        for game in games(players, range(400)):
            deck = words(game, "deck")
            one, two, three, four, _ = piles(len(deck) - 2)
            first, second = deck.index("A") - one, deck.index("B") - (one + two + 1 + three)
            assert 0 <= first <= two
            assert 0 <= second <= four
            places["A"][first, two - first] += 1
            places["B"][second, four - second] += 1
    for counter in places.values():
        for size in (15, 16, 17, 18):  # every place of the common pile sizes occurs, top and bottom included
            assert all(counter[place, size - place] for place in range(size + 1))
        tops = sum(count for (above, _), count in counter.items() if above == 0)
        assert tops in range(60, 140)  # 1600 games, piles of 15 to 18 cards and the scoring card


@pytest.mark.rule("CORE-SETUP-16", "AMB-B5")
@each_number_of_players
def test_scoring_cards_come_neither_early_nor_late_nor_close_together(players: int) -> None:
    for game in games(players, range(150)):
        deck = words(game, "deck")
        first, second, pile = deck.index("A"), deck.index("B"), (len(deck) - 2) // 5
        assert first >= pile
        assert second - first - 1 >= pile >= 9
        assert len(deck) - 1 - second >= pile


@pytest.mark.rule("AMB-B5")
@pytest.mark.parametrize(("players", "least", "most"), [(2, 46, 62), (3, 70, 95), (6, 52, 86)])
def test_special_cards_are_added_to_the_deck_without_replacing_money(players: int, least: int, most: int) -> None:
    for game in games(players, range(150)):
        money = 108 if players > 2 else 72
        in_deck = money - 4 - sum(map(len, dealt(game)))
        assert least <= in_deck <= most
        assert game.view(None).deck_size == in_deck + 2


@pytest.mark.rule("CORE-SETUP-15")
def test_the_deck_is_drawn_from_pile_1_on() -> None:
    game = games(3)[0].copy()
    deck = words(game, "deck")
    take = next(action for action in legal(game, "take") if len(action.split()) == 2)
    laid = [event.cards for event in do(game, take) if isinstance(event, MoneyRevealed)]
    assert laid == [(deck[0],)]
