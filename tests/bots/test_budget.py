"""Bots keep to their time per move.

Time is measured, and by the planner too, as time of this process: another process that takes the processor away for a
while is not the bot's fault.
"""

from __future__ import annotations

from time import process_time

import pytest

from nasrid import Game, Options
from nasrid.arena.driver import LATE_FACTOR
from nasrid.bots import parse_bot_code
from nasrid.bots.catalogue import DEFAULT_MOVE_SECONDS, MIN_MOVE_SECONDS
from nasrid.rules.pieces.money import MONEY
from nasrid.rules.table.events import Event
from nasrid.rules.table.view import View
from tests.bots.watch import Decision, decision_at, play_watched, seated
from tests.properties.play import MODULES, from_lines, lines_of, name_of

MEASUREMENT_COUNT = 5


def in_time(code: str, view: View, seen_events: list[Event], seconds: float) -> bool:
    """Return whether the shortest of several measurements is in time. Other processes only add to the time."""
    return any(time_once(code, view, seen_events, seconds) < LATE_FACTOR * seconds for _ in range(MEASUREMENT_COUNT))


def time_once(code: str, view: View, seen_events: list[Event], seconds: float) -> float:
    bot = seated(parse_bot_code(code).make(1), seen_events)
    bot.clock = process_time
    start = process_time()
    bot.choose(view, seconds)
    return process_time() - start


GAMES = [
    Options(game="alhambra", players=4, modules={*MODULES["alhambra"]}),
    Options(game="granada", players=3, modules={*MODULES["granada"]}),
    Options(game="combined", players=2),
    Options(game="combined", players=6, modules={*MODULES["combined"]}),
]


def choices(options: Options, count: int) -> list[Decision]:
    """Return decisions of a random game with many legal actions."""
    found = []
    for number, table in enumerate(play_watched(options, 3)):
        if number % 20 == 0:
            found.append(decision_at(table))
    found = [one for one in found if len(one.view.legal_actions) > 5]
    return found[:: len(found) // count + 1]


@pytest.mark.parametrize("seconds", [MIN_MOVE_SECONDS, 0.2])
@pytest.mark.parametrize("options", GAMES, ids=name_of)
def test_planner_keeps_its_time(options: Options, seconds: float) -> None:
    assert all(in_time("planner", one.view, one.seen_events, seconds) for one in choices(options, 6))


def rich(options: Options, seed: int, cards: int) -> Game:
    """Return a late position in which the deciding player can pay for most tiles exactly in many ways."""
    late = None
    for table in play_watched(options, seed):
        game = table.game
        if game.view(None).step == "act" and all(game.state.site):
            late = lines_of(game), game.seat
    assert late
    lines, seat = late
    deck = lines["deck"].split() + lines["discard"].split()
    taken = [card for card in deck if card in MONEY][:cards]
    for card in taken:
        deck.remove(card)
    lines[f"seat {seat} hand"] = " ".join(taken) + " " + lines[f"seat {seat} hand"]
    lines |= {"deck": " ".join(deck), "discard": "", "piles": ""}
    return from_lines(lines)


@pytest.mark.parametrize("options", GAMES, ids=name_of)
@pytest.mark.parametrize("cards", [10, 25, 40])
def test_greedy_is_fast_with_many_cards(options: Options, cards: int) -> None:
    game = rich(options, 5, cards)
    assert game.seat is not None
    view = game.view(game.seat)
    assert view.players[game.seat].hand_size >= cards
    assert in_time("greedy", view, [], DEFAULT_MOVE_SECONDS)


@pytest.mark.parametrize("options", GAMES, ids=name_of)
def test_planner_keeps_its_time_with_many_cards(options: Options) -> None:
    game = rich(options, 5, 25)
    assert game.seat is not None
    view = game.view(game.seat)
    evaluation_seconds = min(time_once("scholar", view, [], DEFAULT_MOVE_SECONDS) for _ in range(2))
    # On a slow machine, evaluating all moves once takes longer than the shortest time.
    assert in_time("planner", view, [], max(MIN_MOVE_SECONDS, 1.5 * evaluation_seconds))
