"""Fit of the expected lead and the probability of winning to games between bots, and their reliability."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import log
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

import numpy as np

from nasrid.bots.bot import notify_bots
from nasrid.bots.heuristics.stage import stage_of
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.bots.learned.afterstates import TURN_PROPOSALS, LearnedEvaluator, lead
from nasrid.bots.learned.chances import LAST_TURNS, Chances, LeadCurve, regressors
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
    """A predicted margin with its moment and the number of players, and the result of the game."""

    margin: float
    turns: float  # before the end
    players: int
    won: float  # the share of the win
    lead: float  # over the other players' average


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
    return [
        Sample(margin, turns, options.players, shares[seat], lead(game.scores, seat))
        for seat, margin, turns in expected
    ]


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


def fit_leads(samples: Sequence[Sample]) -> LeadCurve:
    """Return the leads with the least squared error."""
    early = [sample for sample in samples if sample.turns >= LAST_TURNS]
    signs = np.array([regressors(sample.margin, sample.turns) for sample in early])
    missing = np.array([sample.lead - sample.margin for sample in early])
    curve = signs.T @ signs + REGULARISATION * len(early) * np.eye(signs.shape[1])
    weights = np.array(LeadCurve()) + np.linalg.solve(curve, signs.T @ missing)
    return LeadCurve(*(round(float(weight), 5) for weight in weights))


def _regression_arrays(samples: Sequence[Sample]) -> tuple[Any, Any, Any]:
    signs = np.array([regressors(sample.margin, sample.turns) for sample in samples])
    even = np.array([-log(sample.players - 1) for sample in samples])
    return signs, even, np.array([sample.won for sample in samples])


class Prediction(NamedTuple):
    """A prediction and what came of it: two probabilities, or two leads."""

    predicted: float
    observed: float


class ReliabilityBin(NamedTuple):
    """The predictions of about one value, and the mean result."""

    times: int
    mean_predicted: float
    mean_observed: float


def predict_halves(games: Sequence[Sequence[Sample]]) -> tuple[list[Prediction], list[Prediction]]:
    """Return predictions of wins and of leads. Each half of the games is predicted by a fit to the other half."""
    wins: list[Prediction] = []
    leads: list[Prediction] = []
    for half in (0, 1):
        fitted = [sample for game in games[1 - half :: 2] for sample in game]
        chances, expected = fit_chances(fitted), fit_leads(fitted)
        for margin, turns, players, won, lead_at_end in [sample for game in games[half::2] for sample in game]:
            wins.append(Prediction(chances.win_probability(margin, turns, players), won))
            leads.append(Prediction(expected.expected_lead(margin, turns), lead_at_end))
    return wins, leads


def reliability_bins(predictions: Sequence[Prediction]) -> list[ReliabilityBin]:
    """Return bins of about as many predictions each, in ascending order."""
    ascending = sorted(predictions)
    bounds = [len(ascending) * number // BIN_COUNT for number in range(BIN_COUNT + 1)]
    bins = [ascending[low:high] for low, high in pairwise(bounds) if low < high]
    return [
        ReliabilityBin(
            len(bin_),
            fmean(prediction.predicted for prediction in bin_),
            fmean(prediction.observed for prediction in bin_),
        )
        for bin_ in bins
    ]
