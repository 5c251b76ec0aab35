"""The levels of bots that people play against. All of them see only what their seat may see."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from nasrid.bots.bot import Bot
from nasrid.bots.heuristics.weights import WEIGHTS, Weights
from nasrid.bots.players.greedy import GreedyBot
from nasrid.bots.players.learned_planner import LearnedPlannerBot
from nasrid.bots.players.scholar import ScholarBot
from nasrid.levels import LEVEL_DESCRIPTIONS

BUILDER_WEIGHTS = replace(WEIGHTS, border=1.5, room=1.6, majorities=(0.5, 0.45, 0.35), threat=0.0)
MERCHANT_WEIGHTS = replace(WEIGHTS, money=0.7, card=2.4, turn=5.0, glut=0.8)
SPOILER_WEIGHTS = replace(WEIGHTS, threat=0.8)
DEFAULT_LEVEL_SECONDS = 0.5
LONGER_LEVEL_SECONDS = {"vizier": 2.0}


@dataclass(frozen=True)
class Style:
    """How a level without a net plays."""

    weights: Weights
    error_points: float = 0.0  # the standard deviation of the errors of its evaluations


STYLES = {
    "apprentice": Style(WEIGHTS, 5.5),
    "mason": Style(BUILDER_WEIGHTS, 2.7),
    "merchant": Style(MERCHANT_WEIGHTS, 1.8),
    "architect": Style(SPOILER_WEIGHTS),
}


@dataclass(frozen=True)
class Level:
    """An opponent of a certain strength."""

    name: str
    description: str
    make: Callable[[int], Bot]  # from a seed
    seconds: float  # per move


_FACTORIES: dict[str, Callable[[int], Bot]] = {
    **{name: partial(GreedyBot, weights=style.weights, noise=style.error_points) for name, style in STYLES.items()},
    "scholar": ScholarBot,
    "vizier": LearnedPlannerBot,
}
LEVELS = {
    name: Level(name, description, _FACTORIES[name], LONGER_LEVEL_SECONDS.get(name, DEFAULT_LEVEL_SECONDS))
    for name, description in LEVEL_DESCRIPTIONS.items()
}
