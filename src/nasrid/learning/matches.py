"""Matches between bots on the same deals from every seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import sqrt
from time import monotonic
from typing import Any

from nasrid.bots.bot import Bot, tell
from nasrid.bots.catalogue import read_code
from nasrid.bots.learned.net import read_net
from nasrid.rules.game import Game
from nasrid.rules.table.options import Options


@dataclass(frozen=True)
class Pairing:
    """One bot against others, by codes; `net` is what scholars and planners use instead of the shipped one."""

    options: Mapping[str, Any]
    code: str
    rivals: str
    seed: int
    seat: int
    net: bytes | None = None


@dataclass(frozen=True)
class Outcome:
    won: float
    lead: float
    seconds: float
    moves: int


def play(pairing: Pairing, make: Callable[[str, int, Any], tuple[Bot, float]]) -> Outcome:
    options = Options.of(**pairing.options)
    net = read_net(pairing.net) if pairing.net else None
    game = Game.new(options, pairing.seed)
    seats = {
        seat: make(pairing.code if seat == pairing.seat else pairing.rivals, pairing.seed * 31 + seat, net)
        for seat in range(options.players)
    }
    bots = {seat: bot for seat, (bot, _) in seats.items()}
    tell(bots, game.opening)
    seconds, moves = 0.0, 0
    while game.seat is not None and len(game.actions) < 4000:
        bot, limit = seats[game.seat]
        start = monotonic()
        view = game.view(game.seat)
        action = bot.choose(view, limit)
        if game.seat == pairing.seat:
            seconds += monotonic() - start
            moves += 1
        tell(bots, game.apply(action))
    scores = game.scores
    best = max(scores)
    own = scores[pairing.seat]
    others = [score for seat, score in enumerate(scores) if seat != pairing.seat]
    won = 1 / scores.count(best) if own == best else 0.0
    return Outcome(won, own - sum(others) / len(others), seconds, moves)


def interval(share: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's, for a share of games."""
    below = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / below
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / below
    return middle - half, middle + half


def make_bot(code: str, seed: int, net: Any) -> tuple[Bot, float]:
    entrant = read_code(code)
    bot = entrant.make(seed)
    if net is not None and hasattr(bot, "net_for"):
        bot.net_for = lambda options: net
    return bot, entrant.seconds
