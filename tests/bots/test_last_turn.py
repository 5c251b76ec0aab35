"""In the last turn, the scholar knows who receives the tiles that are left on the site."""

from __future__ import annotations

import pytest

from nasrid import Game, Options, write_action
from nasrid.bots.bot import notify_bots
from nasrid.bots.heuristics.stage import is_last_turn
from nasrid.bots.learned.afterstates import is_turn_over
from nasrid.bots.players.greedy import GreedyBot
from nasrid.bots.players.scholar import ScholarBot
from nasrid.rules.game import apply_action
from nasrid.rules.table.events import HandDealt
from tests.positions import table


def choice_of_scholar(game: Game) -> str:
    """Return what a scholar that has observed the deal chooses."""
    bot = ScholarBot(1)
    for seat, player in enumerate(game.state.players):
        bot.observe(HandDealt(seat, tuple(player.hand.cards)))
    assert game.seat is not None
    return write_action(bot.choose(game.view(game.seat), 1.0))


@pytest.mark.rule("CORE-END-03")
@pytest.mark.parametrize(("other_hand", "choice"), [("y9 g1", "take y5"), ("y1 g9", "take g5")])
def test_money_of_the_right_currency_wins_a_tile(other_hand: str, choice: str) -> None:
    game = table(
        players=3,
        site="garden11 tower11 - -",
        display="y5 g5 o1 b1",
        deck="b1 b2 b3 b4",
        held="1 2",
        hands=["y6 g6", other_hand, "o9"],
    )
    assert choice_of_scholar(game) == choice


@pytest.mark.rule("CORE-END-01", "COMBO-END-01")
@pytest.mark.parametrize("game", ["alhambra", "granada", "combined"])
@pytest.mark.parametrize("players", [2, 4])
def test_last_turn_is_recognised(game: str, players: int) -> None:
    played = Game.new(Options.of(game=game, players=players), 5)
    bots = {seat: GreedyBot(seat) for seat in range(players)}
    notify_bots(bots, played.setup_events)
    expected, seen = [], []
    while played.seat is not None:
        action = bots[played.seat].choose(played.view(played.seat), 1.0)
        after = played.state.copy()
        apply_action(after, action)
        is_own_turn, is_last = is_turn_over(after), is_last_turn(after)
        turn = played.state.turn
        notify_bots(bots, played.apply(action))
        if is_own_turn and after.turn == turn:
            seen.append(is_last)
            expected.append(played.is_over or played.state.turn == turn)
    assert seen == expected
    assert expected.count(True) == 1
