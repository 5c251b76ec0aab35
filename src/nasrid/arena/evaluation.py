"""A fixed set of matches that measures the strength of a bot, so that published results are comparable.

Changing a task, its opponents, its games or the seed requires a new protocol version (docs/evaluation.md).
"""

from __future__ import annotations

import platform
from collections.abc import Iterator
from math import ceil
from typing import Any, NamedTuple

from nasrid.arena.match import Failure, Match
from nasrid.arena.pool import play_on_cores
from nasrid.arena.standing import MatchStandings
from nasrid.rules.game import RULES_VERSION
from nasrid.rules.table.options import Options

PROTOCOL_VERSION = 1
EVALUATION_SEED = 20260801
GAMES_PER_MATCH = 400


class Task(NamedTuple):
    """A table at which a bot meets each reference bot in turn. The reference bot plays all other seats."""

    options: Options
    tiles: int = 0


REFERENCE_BOTS = ("random", "apprentice", "mason", "greedy")
TASKS = {
    "mini": Task(Options(players=2), tiles=6),
    "short": Task(Options(players=2), tiles=20),
    "duel": Task(Options(players=2)),
    "alhambra": Task(Options(players=4)),
    "granada": Task(Options(game="granada", players=4)),
    "combined": Task(Options(game="combined", players=4)),
    "grand": Task(Options(game="combined", players=4, modules=frozenset(("bonus", "exchange", "huts", "vizier")))),
}


def evaluate(code: str, task: str, games: int, processes: int | None) -> Iterator[dict[str, Any]]:
    """Play the matches of a task and yield each result: the bot's win rate with its 95% interval.

    Args:
        code: The code of the bot.
        task: The name of the task.
        games: The minimum number of games per match.
        processes: The number of processes, or None for one per core.
    """
    options, tiles = TASKS[task]
    for opponent in REFERENCE_BOTS:
        match = Match(options, (code, opponent), EVALUATION_SEED, ceil(games / options.players), tiles)
        yield {"task": task, "opponent": opponent, **_play_match(match, processes)}


def _play_match(match: Match, processes: int | None) -> dict[str, Any]:
    standings = MatchStandings(match)
    for fixture, played in play_on_cores(match, processes, lambda: False):
        if isinstance(played, Failure):
            return {"failure": played.message}
        standings.add(fixture, played)
    own, opponent = standings.rows()
    return {
        "games": standings.played,
        "won": own.win_rate,
        "low": own.low,
        "high": own.high,
        "points": own.mean_score,
        "points_ahead": own.mean_score - opponent.mean_score,
    }


def evaluation_info(games: int) -> dict[str, Any]:
    """Return the settings that must be equal for results to be comparable, and the versions of the software."""
    from nasrid import __version__

    protocol = {"protocol": PROTOCOL_VERSION, "rules_version": RULES_VERSION, "seed": EVALUATION_SEED, "games": games}
    return {**protocol, "nasrid": __version__, "python": platform.python_version()}
