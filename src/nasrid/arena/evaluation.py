"""A fixed set of matches that says how strong a bot is: results of different people are comparable.

Whoever changes a task, its rivals, its games or the seed makes a new version of the protocol (docs/evaluation.md).
"""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import ceil
from typing import Any

from nasrid.arena.match import Failure, Match
from nasrid.arena.pool import play_on_cores
from nasrid.arena.standing import Standing
from nasrid.rules.game import RULES_VERSION
from nasrid.rules.table.options import Options

PROTOCOL = 1
SEED = 20260801
GAMES = 400  # of each match


@dataclass(frozen=True)
class Task:
    """A table at which a bot meets rivals, one after the other; the rival has all other seats."""

    name: str
    table: dict[str, Any]
    rivals: tuple[str, ...]
    tiles: int = 0

    @property
    def options(self) -> Options:
        return Options.of(**self.table)


LADDER = ("random", "apprentice", "mason", "greedy")
TASKS = {
    task.name: task
    for task in (
        Task("mini", {"game": "alhambra", "players": 2}, LADDER, tiles=6),
        Task("short", {"game": "alhambra", "players": 2}, LADDER, tiles=20),
        Task("duel", {"game": "alhambra", "players": 2}, LADDER),
        Task("alhambra", {"game": "alhambra", "players": 4}, LADDER),
        Task("granada", {"game": "granada", "players": 4}, LADDER),
        Task("combined", {"game": "combined", "players": 4}, LADDER),
        Task(
            "grand",
            {"game": "combined", "players": 4, "modules": ["bonus", "exchange", "huts", "vizier"]},
            LADDER,
        ),
    )
}


def evaluate(
    code: str,
    task: Task,
    games: int = GAMES,
    processes: int | None = None,
    is_over: Callable[[], bool] = lambda: False,
) -> Iterator[dict[str, Any]]:
    """The matches of a task, one result after the other: what the bot has won, with its 95% interval."""
    options = task.options
    for rival in task.rivals:
        match = Match(options, (code, rival), SEED, ceil(games / options.players), task.tiles)
        yield {"task": task.name, "rival": rival, **_played(match, processes, is_over)}


def _played(match: Match, processes: int | None, is_over: Callable[[], bool]) -> dict[str, Any]:
    standing = Standing(match)
    for fixture, played in play_on_cores(match, processes, is_over):
        if isinstance(played, Failure):
            return {"failure": played.sentence}
        standing.add(fixture, played)
    own, rival = standing.rows()
    return {
        "games": standing.played,
        "won": own.win_rate,
        "low": own.low,
        "high": own.high,
        "points": own.mean_score,
        "points_ahead": own.mean_score - rival.mean_score,
    }


def protocol(games: int) -> dict[str, Any]:
    """What makes results comparable."""
    return {"protocol": PROTOCOL, "rules_version": RULES_VERSION, "seed": SEED, "games": games}


def played_with() -> dict[str, str]:
    from nasrid import __version__

    return {"nasrid": __version__, "python": platform.python_version()}
