"""The sampled games of the planner: their length, and the choices of the opponents in them."""

from __future__ import annotations

import pytest

from nasrid import Game, Options
from nasrid.bots.bot import notify_bots
from nasrid.bots.heuristics.appraisal import quick_choice
from nasrid.bots.players.greedy import GreedyBot
from nasrid.bots.players.learned_planner import TWO_ROUND_TIME_FACTOR, LearnedPlannerBot
from nasrid.bots.players.planner import Rollout
from nasrid.rules.table.actions import Action
from tests.bots.watch import TICK

GAMES = [Options(players=4), Options(game="granada", players=3), Options(game="combined", players=2)]


class WatchedPlanner(LearnedPlannerBot):
    """A planner that notes how many of its own turns each sampled game contains."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.turns: set[int] = set()

    def _play_rollout(self, world: Game, action: Action, deadline: float) -> Rollout | None:
        nodes = self.nodes
        rollout = super()._play_rollout(world, action, deadline)
        if rollout is not None:
            self.turns.add(self.nodes - nodes)
        return rollout


@pytest.mark.parametrize(("time_factor", "turns"), [(2.0, 2), (0.5, 1)])
@pytest.mark.parametrize("options", GAMES, ids=str)
def test_planner_plays_two_rounds_if_there_is_time(
    options: Options, time_factor: float, turns: int, ticking: None
) -> None:
    game, planner = Game.new(options, 1), WatchedPlanner(1)
    planner.choose(game.view(game.seat), time_factor * TWO_ROUND_TIME_FACTOR * 2 * TICK)
    assert planner.turns == {turns}


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_sampled_opponents_choose_like_greedy(options: Options) -> None:
    game = Game.new(options, 2)
    bots = {seat: GreedyBot(seat) for seat in range(options.players)}
    notify_bots(bots, game.setup_events)
    predicted: list[bool] = []
    while game.seat is not None:
        view = game.view(game.seat)
        choice = bots[game.seat].choose(view, 1.0)
        if len(view.legal_actions) > 1:
            predicted.append(quick_choice(game.copy()) == choice)
        notify_bots(bots, game.apply(choice))
    assert sum(predicted) >= 0.98 * len(predicted)
