"""Starved tables: tiny or empty decks, players without money, almost empty bags."""

from itertools import product
from random import Random

import pytest

from nasrid import Game, Options
from nasrid.rules.table.actions import EndActions
from nasrid.rules.table.events import ActionsEnded, ScoringCardDrawn, TurnBegan
from tests.properties.play import MODULES, city_of, from_lines, lines_of, play_on, varied
from tests.reference import faults

# The money on the table; missing entries are empty, and "hand" is seat 0's.
STOCKS = {
    "nothing": {},
    "one card": {"deck": "b1"},
    "only scoring cards": {"deck": "A B"},
    "scoring cards and a discard": {"deck": "B A", "discard": "y1 g2 b3 o4 y5"},
    "a discard": {"discard": "y9 g9 b9 o9 y8 g8 b8 o8"},
    "a short display": {"display": "y1 y1", "deck": "g1 B o1"},
    "riches of one": {"display": "y9 g9", "hand": "y9 g9 b9 o9 y8 g8 b8 o8 y7 g7 b7 o7 y6", "deck": "A"},
}
CASES = list(product(MODULES, (2, 3, 6), STOCKS))


def starved(game: str, players: int, stock: str, *, tiles: int) -> Game:
    """Return the start of a game with all modules, this money and this number of tiles in each bag."""
    chance = Random(f"{game} {players} {stock}")
    options = varied(Options(game=game, players=players, modules=frozenset(MODULES[game])), chance)
    lines = lines_of(Game.new(options, players))
    lines |= {f"seat {seat} hand": "" for seat in range(players)} | {"deck": "", "discard": "", "display": ""}
    lines |= {"seat 0 hand" if name == "hand" else name: cards for name, cards in STOCKS[stock].items()}
    lines |= {name: " ".join(lines[name].split()[:tiles]) for name in lines if name.endswith("bag")}
    if "B" in lines["deck"]:
        lines["second scoring card aside"] = "no"
    return from_lines(lines)


def cards_on(table: Game) -> int:
    """Return all money, exchange and scoring cards that are still in the game."""
    lines = lines_of(table)
    texts = (text for name, text in lines.items() if name in ("deck", "discard", "display") or name.endswith("hand"))
    return sum(len(text.split()) for text in texts) + (lines["second scoring card aside"] == "yes")


@pytest.mark.rule("AMB-F4")
@pytest.mark.parametrize(("game", "players", "stock"), CASES)
def test_starved_table_continues_and_loses_no_piece(game: str, players: int, stock: str) -> None:
    table = starved(game, players, stock, tiles=3)
    cards = cards_on(table)
    for _, action, events in play_on(table, Random(stock), 300):
        cards -= sum(isinstance(event, ScoringCardDrawn) for event in events)
        assert cards_on(table) == cards, action
        assert bool(table.legal_actions()) is not table.is_over
    for name, text in lines_of(table).items():
        assert not (name.endswith("city") and faults(*city_of(text, game)))


@pytest.mark.rule("AMB-C2", "AMB-F4", "CORE-TURN-01")
@pytest.mark.parametrize("game", MODULES)
def test_without_any_money_every_turn_ends_at_once(game: str) -> None:
    lines = lines_of(Game.new(Options(game=game, players=4), 1))
    lines |= {name: "" for name in lines if name in ("deck", "display") or name.endswith("hand")}
    table = from_lines(lines)
    for _ in range(9):
        seat = table.seat
        assert seat is not None
        assert table.legal_actions() == [EndActions()]
        assert table.apply(EndActions()) == [ActionsEnded(seat, forced=True), TurnBegan((seat + 1) % 4)]


@pytest.mark.rule("CORE-END-01", "COMBO-END-01")
@pytest.mark.parametrize(("game", "players"), list(product(MODULES, range(2, 7))))
def test_with_empty_bags_the_first_space_bought_empty_ends_the_game(game: str, players: int) -> None:
    table = starved(game, players, "riches of one", tiles=0)
    for _ in play_on(table, Random(players), 2000):
        lines, step = lines_of(table), table.view(None).step
        if step == "vizier_window" or (step == "act" and lines["exact"] == "no"):
            site = lines["site"].split()
            kinds = len(site) // 4
            assert all(set(site[place : place + kinds]) != {"-"} for place in range(0, len(site), kinds))
    assert table.is_over
