"""Fits the chance to win to games that bots play, and tells how well it holds in others."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from random import Random
from typing import Any, NamedTuple

import numpy as np

from nasrid.bots.bot import notify_bots
from nasrid.bots.judgement.stage import stage_of
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.bots.learned.afterstates import TURN_PROPOSALS, LearnedEvaluator
from nasrid.bots.learned.chances import Chances, regressors
from nasrid.bots.learned.features import features_of
from nasrid.bots.learned.net import read_net
from nasrid.bots.players.scholar import ScholarBot
from nasrid.rules.game import Game
from nasrid.rules.table.options import Options
from nasrid.rules.turn.act import Act

WATCHED = 0.15  # of the turns
STEPS = 20  # of Newton's method
CAUTION = 1e-3  # keeps what few games say from being believed too much
TENTHS = 10


class Seen(NamedTuple):
    """A margin that was expected, when, among how many, and the share of the victory that it led to."""

    margin: float
    turns: float
    players: int
    won: float


class Watch(NamedTuple):
    """A game to be played and watched."""

    options: dict[str, Any]
    net: bytes
    seed: int


def watch(task: Watch) -> list[Seen]:
    """Scholars play; what they expect at some of their turns, and what came of it."""
    options, net, random = Options.of(**task.options), read_net(task.net), Random(task.seed)
    game = Game.new(options, task.seed)
    bots = {
        seat: ScholarBot(task.seed * 31 + seat, random.choice((0.0, 1.0)), lambda _: net)
        for seat in range(options.players)
    }
    judgement = LearnedEvaluator(features_of(options), net)
    expected: list[tuple[int, float, float]] = []
    notify_bots(bots, game.setup_events)
    while game.seat is not None:
        seat, view = game.seat, game.view(game.seat)
        if type(game.current_step) is Act and random.random() < WATCHED:
            world = Determiniser(view, bots[seat].memory).draw(random)
            margin = judgement.values(world, world.legal_actions(), TURN_PROPOSALS)[0][0]
            expected.append((seat, margin, stage_of(world.state).turns))
        notify_bots(bots, game.apply(bots[seat].choose(view, 1.0)))
    shares = [float(seat in game.winners) / len(game.winners) for seat in range(options.players)]
    return [Seen(margin, turns, options.players, shares[seat]) for seat, margin, turns in expected]


def fit(seen: Sequence[Seen]) -> Chances:
    """The most likely chances, by Newton's method."""
    signs, even, won = _table(seen)
    weights = np.zeros(signs.shape[1])
    for _ in range(STEPS):
        expected = 1 / (1 + np.exp(-(even + signs @ weights)))
        slope = signs.T @ (won - expected) - CAUTION * weights
        curve = (signs * (expected * (1 - expected))[:, None]).T @ signs + CAUTION * np.eye(len(weights))
        weights += np.linalg.solve(curve, slope)
    return Chances(*(round(float(weight), 5) for weight in weights))


def _table(seen: Sequence[Seen]) -> tuple[Any, Any, Any]:
    signs = np.array([regressors(one.margin, one.turns) for one in seen])
    even = np.array([-log(one.players - 1) for one in seen])
    return signs, even, np.array([one.won for one in seen])


class Tenth(NamedTuple):
    """What was foretold with about this chance, and how often it came true."""

    times: int
    foretold: float
    happened: float


def reliability(seen: Sequence[Seen], chances: Chances) -> list[Tenth]:
    """By tenths of the chance foretold; those that never were are left out."""
    found: list[list[tuple[float, float]]] = [[] for _ in range(TENTHS)]
    for one in seen:
        chance = chances.win_probability(one.margin, one.turns, one.players)
        found[min(TENTHS - 1, int(chance * TENTHS))].append((chance, one.won))
    return [
        Tenth(len(tenth), sum(chance for chance, _ in tenth) / len(tenth), sum(won for _, won in tenth) / len(tenth))
        for tenth in found
        if tenth
    ]
