"""Opponents for people, from a first game to the best that there is. They see what their seat may see and no more: a
lower level thinks less and errs more, and each has a way of its own to play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from nasrid.bots.bot import Bot
from nasrid.bots.heuristics.weights import WEIGHTS
from nasrid.bots.players.greedy import GreedyBot
from nasrid.bots.players.learned_planner import LearnedPlannerBot
from nasrid.bots.players.scholar import ScholarBot

BUILDER_WEIGHTS = replace(WEIGHTS, border=1.5, room=1.6, majorities=(0.5, 0.45, 0.35), threat=0.0)
MERCHANT_WEIGHTS = replace(WEIGHTS, money=0.7, card=2.4, turn=5.0, glut=0.8)
SPOILER_WEIGHTS = replace(WEIGHTS, threat=0.8)


@dataclass(frozen=True)
class Level:
    """An opponent for people: its name, its description, its bot and its time per move."""

    name: str
    description: str
    make: Callable[[int], Bot]  # from a seed
    seconds: float  # per move


LEVELS = {
    level.name: level
    for level in (
        Level(
            "apprentice",
            "Plays quickly and often makes mistakes. For your first games.",
            lambda seed: GreedyBot(seed, noise=5.5),
            0.5,
        ),
        Level(
            "mason",
            "Prefers long walls and room to grow to majorities. Makes some mistakes.",
            lambda seed: GreedyBot(seed, BUILDER_WEIGHTS, noise=2.7),
            0.5,
        ),
        Level(
            "merchant",
            "Saves coins of every currency to pay exactly and act again. A fair opponent for an evening with friends.",
            lambda seed: GreedyBot(seed, MERCHANT_WEIGHTS, noise=1.8),
            0.5,
        ),
        Level(
            "architect",
            "Looks one turn ahead without mistakes, and buys the tiles you need.",
            lambda seed: GreedyBot(seed, SPOILER_WEIGHTS),
            0.5,
        ),
        Level(
            "scholar",
            "Has learned from many thousands of games and evaluates a turn at a glance.",
            ScholarBot,
            0.5,
        ),
        Level(
            "vizier",
            "Knows as much as the scholar, counts every card and plays the next round out many times.",
            LearnedPlannerBot,
            2.0,
        ),
    )
}
