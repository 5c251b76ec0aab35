"""Fit of the win probability to games between bots, and its reliability in other games."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from random import Random
from typing import Any, NamedTuple

import numpy as np

from nasrid.bots.bot import notify_bots
from nasrid.bots.heuristics.stage import stage_of
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.bots.learned.afterstates import TURN_PROPOSALS, LearnedEvaluator
from nasrid.bots.learned.chances import Chances, regressors
from nasrid.bots.learned.features import features_of
from nasrid.bots.learned.net import read_net
from nasrid.bots.players.scholar import ScholarBot
from nasrid.rules.game import Game
from nasrid.rules.table.options import Options
from nasrid.rules.turn.act import TakeActions

SAMPLE_RATE = 0.15  # the share of turns that are sampled
NEWTON_STEPS = 20
REGULARISATION = 1e-3  # limits the influence of rare situations
BIN_COUNT = 10


class Sample(NamedTuple):
    """An expected margin with its moment and the number of players, and the resulting share of the win."""

    margin: float
    turns: float
    players: int
    won: float


class SamplingTask(NamedTuple):
    """A game to play and sample."""

    options: dict[str, Any]
    net: bytes
    seed: int


def play_and_sample(task: SamplingTask) -> list[Sample]:
    """Play a game between scholars and return samples of their expectations with the outcome."""
    options, net, random = Options.of(**task.options), read_net(task.net), Random(task.seed)
    game = Game.new(options, task.seed)
    bots = {
        seat: ScholarBot(task.seed * 31 + seat, random.choice((0.0, 1.0)), lambda _: net)
        for seat in range(options.players)
    }
    evaluator = LearnedEvaluator(features_of(options), net)
    expected: list[tuple[int, float, float]] = []
    notify_bots(bots, game.setup_events)
    while game.seat is not None:
        seat, view = game.seat, game.view(game.seat)
        if type(game.current_step) is TakeActions and random.random() < SAMPLE_RATE:
            world = Determiniser(view, bots[seat].memory).draw(random)
            margin = evaluator.values(world, world.legal_actions(), TURN_PROPOSALS)[0][0]
            expected.append((seat, margin, stage_of(world.state).turns))
        notify_bots(bots, game.apply(bots[seat].choose(view, 1.0)))
    shares = [float(seat in game.winners) / len(game.winners) for seat in range(options.players)]
    return [Sample(margin, turns, options.players, shares[seat]) for seat, margin, turns in expected]


def fit_chances(samples: Sequence[Sample]) -> Chances:
    """Return the maximum-likelihood chances, computed by Newton's method."""
    signs, even, won = _regression_arrays(samples)
    weights = np.zeros(signs.shape[1])
    for _ in range(NEWTON_STEPS):
        expected = 1 / (1 + np.exp(-(even + signs @ weights)))
        slope = signs.T @ (won - expected) - REGULARISATION * weights
        curve = (signs * (expected * (1 - expected))[:, None]).T @ signs + REGULARISATION * np.eye(len(weights))
        weights += np.linalg.solve(curve, slope)
    return Chances(*(round(float(weight), 5) for weight in weights))


def _regression_arrays(samples: Sequence[Sample]) -> tuple[Any, Any, Any]:
    signs = np.array([regressors(sample.margin, sample.turns) for sample in samples])
    even = np.array([-log(sample.players - 1) for sample in samples])
    return signs, even, np.array([sample.won for sample in samples])


class ReliabilityBin(NamedTuple):
    """The predictions of about one probability, and how often they came true."""

    times: int
    mean_predicted: float
    win_rate: float


def reliability_bins(samples: Sequence[Sample], chances: Chances) -> list[ReliabilityBin]:
    """Return one bin per tenth of the predicted probability. Empty bins are left out."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BIN_COUNT)]
    for sample in samples:
        chance = chances.win_probability(sample.margin, sample.turns, sample.players)
        bins[min(BIN_COUNT - 1, int(chance * BIN_COUNT))].append((chance, sample.won))
    return [
        ReliabilityBin(
            len(tenth), sum(chance for chance, _ in tenth) / len(tenth), sum(won for _, won in tenth) / len(tenth)
        )
        for tenth in bins
        if tenth
    ]
