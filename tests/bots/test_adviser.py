"""Hints: every sentence is true, the answer is always the same, and it uses only what the seat knows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nasrid import Game, Options, parse_action
from nasrid.bots import Bot, notify_bots, parse_bot_code
from nasrid.bots.heuristics.reasons import Reason
from nasrid.bots.heuristics.stage import is_last_turn
from nasrid.bots.players import adviser
from nasrid.bots.players.adviser import AdviserBot
from nasrid.rules.pieces.money import money_total
from nasrid.rules.table.actions import Action, Buy
from nasrid.rules.table.events import HandDealt
from nasrid.terminal.advice import advice
from nasrid.terminal.names import Perspective
from tests.bots.judging import Judge
from tests.bots.watch import SAMPLE, Decision, Table, decision_at, seated, some_decisions, twin_of
from tests.positions import table
from tests.properties.play import MODULES, name_of

HOUR = 3600.0  # no test waits for the time limit


@pytest.fixture(autouse=True)
def _quick_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adviser, "WORK_SECONDS", 0.2)


def hint(decision: Decision, bot: Bot | None = None) -> tuple[Action, Reason]:
    bot = bot or seated(AdviserBot(1), decision.seen_events)
    action = bot.choose(decision.view, HOUR)
    return action, bot.explain(decision.view, action)


def is_exact(action: Action, options: Options) -> bool:
    return isinstance(action, Buy) and money_total(action.cards) == options.components.faces[action.tile].price


def check(decision: Decision) -> None:
    action, reason = hint(decision)
    said = advice(reason, Perspective(decision.view.options, decision.seat))
    assert not Judge(decision.game, action).false_statements(reason), said
    options, legal = decision.view.options, decision.view.legal_actions
    can_pay_exactly = any(is_exact(each, options) for each in legal)
    assert (reason.declined is not None) == (can_pay_exactly and not is_exact(action, options)), said


@pytest.mark.parametrize("base", SAMPLE, ids=name_of)
def test_every_sentence_is_true_in_all_games(base: Options) -> None:
    for decision in some_decisions(base):
        check(decision)


def greedy_decisions(options: Options, seed: int) -> Iterator[Decision]:
    """Yield a decision every now and then, and all decisions of the last turn."""
    played = Table(Game.new(options, seed))
    bots = {seat: parse_bot_code("greedy").make(seat) for seat in range(options.players)}
    notify_bots(bots, played.game.setup_events)
    number = 0
    while played.game.seat is not None:
        number += 1
        if number % 29 == 0 or is_last_turn(played.game.state):
            yield decision_at(played)
        action = bots[played.game.seat].choose(played.game.view(played.game.seat), 1.0)
        events = played.game.apply(action)
        played.tell(events)
        notify_bots(bots, events)


@pytest.mark.parametrize(("game", "players"), [("alhambra", 2), ("granada", 3), ("combined", 4)])
def test_every_sentence_is_true_until_the_last_turn(game: str, players: int) -> None:
    modules = frozenset(MODULES[game])
    last_turns = 0
    for decision in greedy_decisions(Options(game=game, players=players, modules=modules), 3):
        check(decision)
        last_turns += is_last_turn(decision.game.state)
    assert last_turns


def test_hint_is_the_same_when_it_is_asked_again() -> None:
    first, second, *_ = some_decisions(SAMPLE[0])
    bot = seated(AdviserBot(1), first.seen_events)
    answer = hint(first, bot)
    assert hint(first, bot) == answer
    bot.choose(second.view, HOUR)
    assert hint(first, bot) == answer
    assert hint(first, seated(AdviserBot(2), first.seen_events)) == answer


@pytest.mark.parametrize("base", SAMPLE[::4], ids=name_of)
def test_hint_uses_only_what_the_seat_knows(base: Options) -> None:
    for decision in some_decisions(base):
        twin = twin_of(decision, 11)
        other = decision._replace(game=twin, view=twin.view(decision.seat))
        assert hint(other) == hint(decision)


def test_hint_is_given_even_without_time() -> None:
    for decision in some_decisions(SAMPLE[-1]):
        bot = seated(AdviserBot(1), decision.seen_events)
        action = bot.choose(decision.view, 0.0)
        reason = bot.explain(decision.view, action)
        assert not Judge(decision.game, action).false_statements(reason)


def at_table(game: Game) -> tuple[Action, str]:
    """Return the hint for seat 0, who has seen the deal, as an action and a sentence."""
    bot = AdviserBot(1)
    for seat, player in enumerate(game.state.players):
        bot.observe(HandDealt(seat, tuple(player.hand.cards)))
    view = game.view(0)
    action = bot.choose(view, HOUR)
    return action, advice(bot.explain(view, action), Perspective(game.options, 0))


def test_last_turn_is_explained_by_the_award() -> None:
    """A space stays empty, so the game ends with this turn and the tower goes to the richest player."""
    game = table(
        players=3,
        site="- tower11 - -",
        display="g3 b9 b9 b8",
        deck="o1 o2 o3 o4",
        hands=["g9", "g9 g2", "b1"],
        held="1 2",
        exact=True,
    )
    action, said = at_table(game)
    assert action == parse_action("take g3")
    assert said.startswith("Take 3 dirhams: nobody has as much money for Tower 11, so you get it at the end")


def test_declined_exact_purchase_is_named_with_the_objection() -> None:
    """The arcades fit nowhere, and the tower needs the same money."""
    game = table(
        players=3,
        site="arcades4NES tower11 garden10 seraglio9",
        bag="tower9NE garden11 seraglio8S arcades9",
        display="b1 b2 b4 o1",
        deck="o1 o2 o3 o4",
        hands=["y4 g9 g3", "b1", "o1"],
        cities=["garden8NE@1,0 tower13E@0,1"],
    )
    action, said = at_table(game)
    assert not is_exact(action, game.options), said
    assert "“Buy Arcades 4 for exactly 4 florins and act again” would be" in said
    assert said.endswith(": it fits nowhere in your city now.")
