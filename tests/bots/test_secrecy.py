"""Bots use only what their seat may see: games that differ only in secrets give the same decisions."""

from __future__ import annotations

import pytest

from nasrid import Game, Options
from nasrid.bots import parse_bot_code
from nasrid.rules.pieces.chance import Chance
from nasrid.rules.table.events import Event
from nasrid.rules.table.state import Player, State
from nasrid.rules.table.view import View
from tests.bots.watch import SAMPLE, TICK, Decision, reachable_from, seated, some_decisions, twin_of
from tests.properties.play import name_of


def choice(code: str, view: View, seen_events: list[Event]) -> object:
    bot = seated(parse_bot_code(code).make(7), seen_events)
    return bot.choose(view, 20 * TICK)


def same_choice(code: str, decision: Decision) -> None:
    twin = twin_of(decision, 11)
    assert twin.position() != decision.game.position()
    ours = choice(code, decision.view, decision.seen_events)
    assert ours in decision.view.legal_actions
    assert choice(code, twin.view(decision.seat), decision.seen_events) == ours


@pytest.mark.parametrize("base", SAMPLE, ids=name_of)
def test_random_and_greedy_do_not_see_secrets(base: Options) -> None:
    for decision in some_decisions(base)[:3]:
        for code in ("random", "greedy", "scholar"):
            same_choice(code, decision)


@pytest.mark.parametrize("base", SAMPLE[::2], ids=name_of)
def test_planner_does_not_see_secrets(base: Options, ticking: None) -> None:
    for decision in some_decisions(base)[:3]:
        same_choice("planner", decision)


def test_decisions_cover_every_step() -> None:
    """Check the coverage of the tests above."""
    steps = {decision.view.step for base in SAMPLE for decision in some_decisions(base)[:3]}
    assert steps == {"act", "place", "confirm", "vizier_window", "reveal_round"}


def test_bot_with_another_seed_may_decide_differently() -> None:
    """Check that the tests above can fail."""
    offered = (decision for base in SAMPLE[:5] for decision in some_decisions(base))
    decision = max(offered, key=lambda one: len(one.view.legal_actions))
    bots = [parse_bot_code("random").make(seed) for seed in range(20)]
    assert len({bot.choose(decision.view, 1.0) for bot in bots}) > 1


SECRETS = (Game, State, Player, Chance)


def secrets_within(thing: object, game: Game) -> list[object]:
    """Return the hidden objects of the true game that are reachable from an object."""
    state = game.state
    hidden: list[object] = [state.deck_cards, *state.bags, state.chance.key, *state.module_data.values(), state.players]
    known = reachable_from(thing)
    own = {id(one) for one in hidden if one}
    return [one for number, one in known.items() if number in own or isinstance(one, SECRETS)]


@pytest.mark.parametrize("base", SAMPLE[::2], ids=name_of)
def test_nothing_hidden_is_reachable_from_views_and_events(base: Options) -> None:
    for decision in some_decisions(base):
        assert not secrets_within((decision.view, decision.seen_events), decision.game)


def test_reachable_hidden_object_is_found() -> None:
    decision = some_decisions(SAMPLE[0])[0]
    for leak in (decision.game, decision.game.state.deck_cards, decision.game.state.players[0]):
        assert secrets_within({"a leak": [leak]}, decision.game)


@pytest.mark.parametrize("code", ["random", "greedy", "scholar", "planner"])
def test_bot_has_no_reference_to_the_true_game(code: str, ticking: None) -> None:
    for decision in some_decisions(SAMPLE[-1])[:2]:
        bot = seated(parse_bot_code(code).make(1), decision.seen_events)
        bot.choose(decision.view, 20 * TICK)
        reached = reachable_from(bot)
        state = decision.game.state
        secrets = (decision.game, state, state.deck_cards, state.chance, state.chance.key)
        assert not {*map(id, secrets)} & {*reached}
