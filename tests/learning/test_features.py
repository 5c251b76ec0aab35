"""The features of the nets."""

from random import Random

import numpy as np
import pytest

from nasrid import Game, Options
from nasrid.bots.heuristics.outlook import Outlook
from nasrid.bots.heuristics.weights import WEIGHTS
from nasrid.bots.learned.features import features_of
from nasrid.learning.training import currency_column_orders
from nasrid.rules.pieces.money import CARD_NAMES, MONEY, Hand
from nasrid.rules.table.state import State

GAMES = ("alhambra", "granada", "combined")
ORDERS_BY_NAME = {"cycle": (1, 2, 3, 0), "exchange": (1, 0, 2, 3)}


def game_after(options: Options, actions: int, seed: int) -> Game:
    game, random = Game.new(options, seed), Random(seed)
    while game.seat is not None and len(game.actions) < actions:
        game.apply(game.random_action(random))
    return game


def row_of(state: State, seat: int) -> list[float]:
    return features_of(state.options).encode(Outlook(state, seat, WEIGHTS))


def with_currencies_in_order(state: State, order: tuple[int, ...]) -> State:
    """Return a state in which each currency plays the part of another."""
    part = {currency: place for place, currency in enumerate(order)}

    def renamed(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(CARD_NAMES[part[MONEY[card][0]]][MONEY[card][1]] for card in cards)

    state = state.copy()
    for player in state.players:
        player.hand = Hand.of(renamed(player.hand.cards))
    state.display = renamed(state.display)
    kinds = len(state.options.tile_sets)
    state.site = tuple(state.site[order[place // kinds] * kinds + place % kinds] for place in range(len(state.site)))
    return state


@pytest.mark.parametrize("order", ORDERS_BY_NAME.values(), ids=ORDERS_BY_NAME.keys())
@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("game", GAMES)
def test_currencies_have_equal_columns(game: str, players: int, order: tuple[int, ...]) -> None:
    state = game_after(Options(game=game, players=players), 60, players).state
    row = np.array(row_of(state, 0))
    orders = currency_column_orders(features_of(state.options), len(row))
    exchanged = row_of(with_currencies_in_order(state, order), 0)
    assert any(np.allclose(row[columns], exchanged) for columns in orders)
    assert not np.allclose(row, exchanged)


@pytest.mark.parametrize("game", GAMES)
def test_one_row_serves_three_to_six_players(game: str) -> None:
    widths = {len(row_of(game_after(Options(game=game, players=players), 40, 1).state, 0)) for players in range(3, 7)}
    assert len(widths) == 1


def test_every_opponent_has_its_own_features() -> None:
    state = game_after(Options(players=6), 60, 3).state
    before = row_of(state, 0)
    changed: list[set[int]] = []
    for seat in range(1, 6):
        richer = state.copy()
        richer.players[seat].hand = richer.players[seat].hand.with_cards(("y9", "g9", "b9", "o9"))
        changed.append({column for column, value in enumerate(row_of(richer, 0)) if value != before[column]})
    for number, columns in enumerate(changed):
        assert columns - set().union(*changed[:number], *changed[number + 1 :])


def test_features_do_not_depend_on_hidden_cards() -> None:
    state = game_after(Options(players=4), 60, 4).state
    before = row_of(state, 1)
    state.deck_cards = state.deck_cards[::-1]
    assert row_of(state, 1) == before
