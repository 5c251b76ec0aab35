"""A fixed set of matches that measures the strength of a bot, so that published results are comparable.

Changing a task, its opponents, its games or the seed requires a new protocol version (docs/evaluation.md).
"""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import ceil
from typing import Any

from nasrid.arena.match import Failure, Match
from nasrid.arena.pool import play_on_cores
from nasrid.arena.standing import MatchStandings
from nasrid.rules.game import RULES_VERSION
from nasrid.rules.table.options import Options

PROTOCOL_VERSION = 1
EVALUATION_SEED = 20260801
GAMES_PER_MATCH = 400


@dataclass(frozen=True)
class Task:
    """A table at which a bot meets each reference bot in turn. The reference bot plays all other seats."""

    name: str
    table: dict[str, Any]
    opponents: tuple[str, ...]
    tiles: int = 0

    @property
    def options(self) -> Options:
        return Options.of(**self.table)


REFERENCE_BOTS = ("random", "apprentice", "mason", "greedy")
TASKS = {
    task.name: task
    for task in (
        Task("mini", {"game": "alhambra", "players": 2}, REFERENCE_BOTS, tiles=6),
        Task("short", {"game": "alhambra", "players": 2}, REFERENCE_BOTS, tiles=20),
        Task("duel", {"game": "alhambra", "players": 2}, REFERENCE_BOTS),
        Task("alhambra", {"game": "alhambra", "players": 4}, REFERENCE_BOTS),
        Task("granada", {"game": "granada", "players": 4}, REFERENCE_BOTS),
        Task("combined", {"game": "combined", "players": 4}, REFERENCE_BOTS),
        Task(
            "grand",
            {"game": "combined", "players": 4, "modules": ["bonus", "exchange", "huts", "vizier"]},
            REFERENCE_BOTS,
        ),
    )
}


def evaluate(
    code: str,
    task: Task,
    games: int = GAMES_PER_MATCH,
    processes: int | None = None,
    should_stop: Callable[[], bool] = lambda: False,
) -> Iterator[dict[str, Any]]:
    """Play the matches of a task and yield each result: the bot's win rate with its 95% interval.

    Args:
        code: The code of the bot.
        task: The task.
        games: The minimum number of games per match.
        processes: The number of processes, or None for one per core.
        should_stop: Called regularly; when it returns True, the evaluation ends.
    """
    options = task.options
    for opponent in task.opponents:
        match = Match(options, (code, opponent), EVALUATION_SEED, ceil(games / options.players), task.tiles)
        yield {"task": task.name, "opponent": opponent, **_play_match(match, processes, should_stop)}


def _play_match(match: Match, processes: int | None, should_stop: Callable[[], bool]) -> dict[str, Any]:
    standings = MatchStandings(match)
    for fixture, played in play_on_cores(match, processes, should_stop):
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


def protocol_info(games: int) -> dict[str, Any]:
    """Return the settings that must be equal for results to be comparable."""
    return {"protocol": PROTOCOL_VERSION, "rules_version": RULES_VERSION, "seed": EVALUATION_SEED, "games": games}


def environment_info() -> dict[str, str]:
    from nasrid import __version__

    return {"nasrid": __version__, "python": platform.python_version()}
