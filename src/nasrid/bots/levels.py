"""Opponents for people, from a first game to the best that there is. They see what their seat may see and no more: a
lower level thinks less and errs more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from nasrid.bots.bot import Bot
from nasrid.bots.players.greedy import GreedyBot
from nasrid.bots.players.planner import PlannerBot


@dataclass(frozen=True)
class Level:
    name: str
    description: str
    make: Callable[[int], Bot]  # from a seed
    seconds: float  # for a move


LEVELS = {
    level.name: level
    for level in (
        Level(
            "apprentice",
            "Knows what a good city needs but judges by eye, and so is often wrong. For first games.",
            lambda seed: GreedyBot(seed, noise=6.0),
            0.5,
        ),
        Level(
            "mason",
            "Looks one turn ahead and errs now and then. A fair rival for an evening among friends.",
            lambda seed: GreedyBot(seed, noise=1.5),
            0.5,
        ),
        Level(
            "architect",
            "Looks one turn ahead without an error: majorities, walls, exact payments, and what you could buy.",
            lambda seed: GreedyBot(seed),
            0.5,
        ),
        Level(
            "vizier",
            "Counts every card and plays the next round through in its head, many times, before each move.",
            PlannerBot,
            2.0,
        ),
    )
}
