"""Bots play whole games by the rules."""

from __future__ import annotations

from random import Random

import pytest

from nasrid import Game, Options
from nasrid.bots import Bot, notify_bots, parse_bot_code
from nasrid.rules.modules.bonus import BonusDealt
from nasrid.rules.turn.place import Place
from tests.bots.watch import SAMPLE, TICK, decision_at, play_watched, seated, some_decisions
from tests.properties.play import COMBINATIONS, MODULES, name_of, varied

MOVES = 3_000  # longer than any game


def play_on(game: Game, bots: dict[int, Bot], limit: int) -> None:
    """Play on with bots that know the past, and check that every choice is legal."""
    while (seat := game.seat) is not None and limit:
        limit -= 1
        view = game.view(seat)
        action = bots[seat].choose(view, 4 * TICK)
        assert action in view.legal_actions
        notify_bots(bots, game.apply(action))


def play_out(options: Options, seed: int, *codes: str) -> None:
    """Play a game between bots with these codes in rotation."""
    game = Game.new(options, seed)
    bots = {seat: parse_bot_code(codes[seat % len(codes)]).make(seat) for seat in range(options.players)}
    notify_bots(bots, game.setup_events)
    play_on(game, bots, MOVES)
    assert game.is_over


@pytest.mark.parametrize("base", COMBINATIONS[::4], ids=name_of)
def test_random_bots_play_by_the_rules(base: Options) -> None:
    play_out(base, 1, "random")


def one_of_each() -> list[Options]:
    """Return options for every number of players and module, with few of the slow combined games."""
    chosen = {"alhambra": MODULES["alhambra"], "granada": MODULES["granada"], "combined": ("vizier", "bonus")}
    return [
        Options(game=game, players=players, modules={modules[players % len(modules)]})
        for game, modules in chosen.items()
        for players in (range(4, 7) if game == "combined" else range(2, 7))
    ]


@pytest.mark.parametrize("options", one_of_each(), ids=name_of)
def test_greedy_bots_play_by_the_rules(options: Options) -> None:
    play_out(varied(options, Random(name_of(options))), 2, "greedy")


@pytest.mark.parametrize("game", ["alhambra", "granada"])
def test_planners_play_by_the_rules(game: str, ticking: None) -> None:
    play_out(Options(game=game, players=2, modules={"vizier"}), 3, "planner", "random")


@pytest.mark.parametrize("base", SAMPLE, ids=name_of)
def test_greedy_bots_continue_from_any_position(base: Options) -> None:
    """This includes positions that good players never reach."""
    for decision in some_decisions(base)[:2]:
        game = decision.game.copy()
        public = [event for event in decision.seen_events if not isinstance(event, BonusDealt)]
        bots = {seat: seated(parse_bot_code("greedy").make(seat), public) for seat in range(base.players)}
        play_on(game, bots, 3)


@pytest.mark.parametrize("base", SAMPLE[::2], ids=name_of)
def test_planners_continue_from_any_position(base: Options, ticking: None) -> None:
    for decision in some_decisions(base)[-2:]:
        bot = seated(parse_bot_code("planner").make(1), decision.seen_events)
        assert bot.choose(decision.view, 20 * TICK) in decision.view.legal_actions


@pytest.mark.parametrize("code", ["random", "greedy", "scholar", "planner"])
def test_bot_without_memory_can_play(code: str, ticking: None) -> None:
    for decision in some_decisions(SAMPLE[-1]):
        assert parse_bot_code(code).make(1).choose(decision.view, 20 * TICK) in decision.view.legal_actions


@pytest.mark.parametrize("game", MODULES)
def test_planner_stops_when_every_move_ends_the_game(game: str, ticking: None) -> None:
    """At the last placement of an awarded tile, every sampled game is over at once."""
    found = 0
    for seed in range(8):
        last = None
        for table in play_watched(Options(game=game, players=2), seed):
            step = table.game.current_step
            if isinstance(step, Place) and step.awarded and len(table.game.legal_actions()) > 1:
                last = decision_at(table)
        if last is not None:
            found += 1
            bot = seated(parse_bot_code("planner").make(1), last.seen_events)
            assert bot.choose(last.view, 20 * TICK) in last.view.legal_actions
    assert found
