"""Analysis of every legal action, from what the viewer may know."""

from __future__ import annotations

from random import Random

import pytest

from nasrid import Game, Options
from nasrid.bots import Analysis, analyse, parse_bot_code
from nasrid.bots.heuristics.appraisal import quick_choice
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.bots.knowledge.memory import Memory
from nasrid.bots.learned.afterstates import lead
from nasrid.bots.learned.chances import Chances
from nasrid.rules.table.actions import Action
from nasrid.rules.turn.act import TakeActions
from tests.bots.watch import SAMPLE, TICK, Decision, seated, some_decisions, twin_of
from tests.positions import table
from tests.properties.play import name_of


def judged(game: Game, decision: Decision) -> Analysis:
    memory = seated(parse_bot_code("random").make(1), decision.seen_events).memory
    return analyse(game.view(decision.seat), memory, 30 * TICK, seed=7)


@pytest.mark.parametrize("base", SAMPLE[::2], ids=name_of)
def test_analysis_covers_every_action_and_ignores_secrets(base: Options, ticking: None) -> None:
    for decision in some_decisions(base)[:2]:
        judgement = judged(decision.game, decision)
        verdicts = judgement.moves
        assert {one.action for one in verdicts} == set(decision.view.legal_actions)
        assert [one.margin for one in verdicts] == sorted((one.margin for one in verdicts), reverse=True)
        assert all(
            0 <= one.win_probability <= 1 and one.margin_error > 0 and one.win_probability_error >= 0
            for one in verdicts
        )
        assert max(one.games for one in verdicts) == judgement.games
        assert judged(twin_of(decision, 11), decision).moves == verdicts


def test_large_lead_at_the_end_almost_surely_wins(ticking: None) -> None:
    for ahead, sure in ((90, True), (-90, False)):
        game = table(scores=[100 + ahead, 100], deck="y1", bag="", held="1 2", hands=["y3", "y3"])
        best = analyse(game.view(game.seat), seconds=20 * TICK).moves[0]
        assert (best.win_probability > 0.9) is sure
        assert (best.win_probability < 0.1) is not sure


def test_longer_analysis_has_smaller_errors(ticking: None) -> None:
    game = Game.new(Options(players=2), 5)
    short, long = (analyse(game.view(game.seat), seconds=times * TICK) for times in (40, 2000))
    assert long.games > short.games
    assert long.moves[0].margin_error < short.moves[0].margin_error


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_move_is_valued_above_the_searched_moves(players: int, ticking: None) -> None:
    game = last_turn(players)
    moves = analyse(game.view(game.seat), seconds=300 * TICK).moves
    searched, others = ([move for move in moves if bool(move.games) is wanted] for wanted in (True, False))
    assert searched
    assert others
    assert min(move.margin for move in searched) >= max(move.margin for move in others)
    assert min(move.win_probability for move in searched) >= max(move.win_probability for move in others)


def test_only_the_deciding_seat_can_be_analysed() -> None:
    game = Game.new(Options(players=2), 5)
    assert game.seat is not None
    for view in (game.view(None), game.view(1 - game.seat)):
        with pytest.raises(ValueError, match="only a view of the seat that decides"):
            analyse(view)
    with pytest.raises(ValueError, match="give more than 0"):
        analyse(game.view(game.seat), seconds=0)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_margin_counts_more_near_the_end(players: int) -> None:
    chances = Chances()
    assert chances.win_probability(0.0, 10.0, players) == pytest.approx(1 / players)
    late, early = (chances.win_probability(10.0, turns, players) for turns in (0.0, 15.0))
    assert late > early > 1 / players
    assert chances.win_probability(-10.0, 0.0, players) < 1 / players
    assert 0 <= chances.win_probability(-1e9, 0.0, players) <= chances.win_probability(1e9, 0.0, players) <= 1


@pytest.mark.parametrize("players", [2, 3])
def test_margin_of_the_last_turn_is_a_result_of_the_game(players: int, ticking: None) -> None:
    last = last_turn(players)
    best = analyse(last.view(last.seat), seconds=1000 * TICK).moves[0]
    assert last.seat is not None
    assert best.games > 5
    draw = Determiniser(last.view(last.seat), Memory()).draw
    leads = [result_of(draw(Random(seed)), best.action, last.seat) for seed in range(40)]
    assert min(leads) - 0.1 <= best.margin <= max(leads) + 0.1


def last_turn(players: int) -> Game:
    """Return a game before its last action."""
    game = Game.new(Options(players=players), 3)
    while game.seat is not None:
        if type(game.current_step) is TakeActions:
            last = game.copy()
        game.apply(quick_choice(game))
    return last


def result_of(world: Game, action: Action, seat: int) -> float:
    world.apply(action)
    while world.seat is not None:
        world.apply(quick_choice(world))
    return lead(world.scores, seat)
