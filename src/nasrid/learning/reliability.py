"""Check of the analysis: analysed moves are played to the end of many games, which shows how far off it is."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, variance
from time import monotonic
from typing import Any, NamedTuple

import numpy as np

from nasrid.bots.analysis import Analyser, MoveEvaluation
from nasrid.bots.bot import Bot, notify_bots
from nasrid.bots.heuristics.appraisal import quick_choice
from nasrid.bots.heuristics.stage import stage_of
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.bots.learned.afterstates import LearnedEvaluator, lead
from nasrid.bots.learned.bundled import bundled_net
from nasrid.bots.learned.chances import LAST_TURNS, Calibration, LeafErrors
from nasrid.bots.learned.features import features_of
from nasrid.bots.players.scholar import ScholarBot
from nasrid.rules.game import Game
from nasrid.rules.table.actions import Action
from nasrid.rules.table.options import Options
from nasrid.rules.turn.act import TakeActions

CHECKS_PER_GAME = 2.0  # on average
NOISE_CHOICES = (0.0, 1.0)  # of the players


class Check(NamedTuple):
    """An estimate of an analysed move with its stated error, and the mean of many games with its error."""

    turns: float  # before the end
    estimate: float
    stated_error: float
    mean: float
    mean_error: float

    @property
    def squared_error(self) -> float:
        """Return an unbiased estimate of the squared error. It can be negative."""
        return (self.estimate - self.mean) ** 2 - self.mean_error**2

    @property
    def is_within_two_errors(self) -> bool:
        return (self.estimate - self.mean) ** 2 <= 4 * (self.stated_error**2 + self.mean_error**2)


class CheckedMove(NamedTuple):
    """The checks of one move."""

    margin: Check
    chance: Check


class CheckTask(NamedTuple):
    """A game in which a few decisions are checked."""

    options: dict[str, Any]
    seed: int
    calibration: Calibration
    seconds: float  # per analysis
    games: int  # played to the end per move


def play_and_check(task: CheckTask) -> list[CheckedMove]:
    """Play a game between scholars. At some turns, check the best move and another one."""
    options, random = Options.of(**task.options), Random(task.seed)
    game = Game.new(options, task.seed)
    bots = {seat: ScholarBot(random.getrandbits(32), random.choice(NOISE_CHOICES)) for seat in range(options.players)}
    notify_bots(bots, game.setup_events)
    rate = CHECKS_PER_GAME / (options.players * stage_of(game.state).turns)
    checked: list[CheckedMove] = []
    while game.seat is not None:
        bot, view = bots[game.seat], game.view(game.seat)
        if type(game.current_step) is TakeActions and len(view.legal_actions) > 1 and random.random() < rate:
            checked += check_decision(game, bot, task, random)
        notify_bots(bots, game.apply(bot.choose(view, 1.0)))
    return checked


def check_decision(game: Game, bot: Bot, task: CheckTask, random: Random) -> list[CheckedMove]:
    assert game.seat is not None
    view, turns = game.view(game.seat), stage_of(game.state).turns
    analyser = Analyser(view, bot.memory, random.getrandbits(32), task.calibration)
    best, *others = analyser.analyse(monotonic() + task.seconds).moves
    searched = [move for move in others if move.games] or others
    determiniser = Determiniser(view, bot.memory)
    worlds = [determiniser.draw(random) for _ in range(task.games)]
    return [
        _check_move(move, [play_to_end(world, move.action) for world in worlds], turns)
        for move in (best, random.choice(searched))
    ]


def _check_move(move: MoveEvaluation, results: Sequence[tuple[float, float]], turns: float) -> CheckedMove:
    leads, wins = zip(*results, strict=True)
    return CheckedMove(
        Check(turns, move.margin, move.margin_error, fmean(leads), sqrt(variance(leads) / len(leads))),
        Check(turns, move.win_probability, move.win_probability_error, fmean(wins), sqrt(variance(wins) / len(wins))),
    )


def play_to_end(world: Game, action: Action) -> tuple[float, float]:
    """Return the seat's lead and share of the win if everybody plays with the net after this action."""
    seat, game = world.seat, world.copy()
    assert seat is not None
    net, features = bundled_net(game.options), features_of(game.options)
    evaluators = [LearnedEvaluator(features, net) for _ in range(game.options.players)]
    game.apply_silently(action)
    while game.seat is not None:
        is_turn = type(game.current_step) is TakeActions
        game.apply_silently(evaluators[game.seat].best_turn(game)[1] if is_turn else quick_choice(game))
    return lead(game.scores, seat), (seat in game.winners) / len(game.winners)


def fit_errors(checked: Sequence[CheckedMove]) -> LeafErrors:
    """Return the errors of the net that explain checks whose stated errors contain only sampling."""
    early = [move for move in checked if move.margin.turns >= LAST_TURNS]  # later, sampled games end
    turns = np.array([move.margin.turns for move in early])
    unexplained = np.array([move.margin.squared_error - move.margin.stated_error**2 for move in early])
    slope, constant = np.polyfit(turns, unexplained, 1)
    if slope < 0:
        slope, constant = 0.0, unexplained.mean()
    elif constant < 0:
        slope, constant = turns @ unexplained / (turns @ turns), 0.0
    doubt = sum(move.chance.estimate * (1 - move.chance.estimate) for move in early)
    share = sum(move.chance.squared_error - move.chance.stated_error**2 for move in early) / doubt
    return LeafErrors(*(round(float(max(0.0, value)), 5) for value in (constant, slope, sqrt(max(0.0, share)))))
