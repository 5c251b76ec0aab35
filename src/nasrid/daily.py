"""The deal of the day: a pure function of the date in UTC and the version of the rules (docs/daily.md)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from hashlib import sha256
from typing import NamedTuple

from nasrid.rules.game import RULES_VERSION
from nasrid.rules.table.options import Options

PERSON_SEAT = 0
DAY_SECONDS = 24 * 3600
LATE_SECONDS = DAY_SECONDS  # after the end of a day, in which its games can still be finished
FIRST_DATE = date(1970, 1, 1)
_DATE_RE = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)


class Plan(NamedTuple):
    """A kind of deal: the games to choose from, the number of modules, and the levels of the bots."""

    games: tuple[str, ...]
    modules: int
    bots: tuple[str, ...]


# The bots get stronger from Monday to Sunday. All of them have a fixed effort, so they play the same everywhere.
WEEK = (
    Plan(("alhambra",), 0, ("apprentice", "mason", "mason")),
    Plan(("granada",), 0, ("mason", "mason", "merchant")),
    Plan(("alhambra",), 1, ("mason", "merchant", "merchant")),
    Plan(("granada",), 1, ("merchant", "merchant", "architect")),
    Plan(("alhambra",), 2, ("merchant", "architect", "architect")),
    Plan(("combined",), 0, ("mason", "merchant", "merchant", "architect", "architect")),
    Plan(("alhambra", "granada"), 0, ("scholar", "scholar", "scholar")),
)
# By game. The vizier is left out, because everybody is asked about it after each turn, so the game would take twice as
# long.
MODULES = {"alhambra": ("bonus", "exchange", "huts"), "granada": ("exchange",), "combined": ()}


@dataclass(frozen=True)
class Deal:
    """The deal of a day. The person has PERSON_SEAT; `bots` are the levels at the following seats."""

    day: date
    options: Options
    seed: int
    bots: tuple[str, ...]


def deal_of(day: date, rules_version: int = RULES_VERSION) -> Deal:
    """Return the deal of a day.

    Args:
        day: The date in UTC.
        rules_version: The version of the rules, because other rules would deal other games.
    """
    plan = WEEK[day.weekday()]
    key = f"nasrid daily {rules_version} {day.isoformat()}"
    game = plan.games[_number(f"{key} game") % len(plan.games)]
    modules = sorted(MODULES[game], key=lambda module: _number(f"{key} {module}"))[: plan.modules]
    options = Options(game=game, players=len(plan.bots) + 1, modules=frozenset(modules))
    return Deal(day, options, _number(key), plan.bots)


def decision_seed(seed: int, actions: int) -> int:
    """Return the seed of a bot for one decision in a deal, so that the same position has the same answer everywhere.

    Args:
        seed: The seed of the deal.
        actions: The number of actions so far.
    """
    return _number(f"{seed} {actions}")


def puzzle_of(day: date, puzzles: Sequence[str]) -> str:
    """Return the puzzle of a day. None is repeated until all others had their day.

    Args:
        day: The date in UTC.
        puzzles: The ids of all puzzles.
    """
    cycle, place = divmod(day_number(day), len(puzzles))
    return sorted(puzzles, key=lambda puzzle: (_number(f"nasrid daily puzzle {cycle} {puzzle}"), puzzle))[place]


def day_number(day: date) -> int:
    """Return the number of days since 1970."""
    return (day - FIRST_DATE).days


def day_at(seconds: float) -> date:
    """Return the date in UTC at a Unix time."""
    return FIRST_DATE + timedelta(days=seconds // DAY_SECONDS)


def end_of(day: date) -> float:
    """Return the Unix time at which a day ends."""
    return float((day_number(day) + 1) * DAY_SECONDS)


def closing_time(day: date) -> float:
    """Return the Unix time until which a game of this day can be finished."""
    return end_of(day) + LATE_SECONDS


def read_date(text: str) -> date:
    """Return the date that is written like 2026-01-31.

    Args:
        text: The date.

    Raises:
        ValueError: It is no such date.
    """
    if not _DATE_RE.fullmatch(text):
        raise ValueError("a date is written like 2026-01-31")
    return date.fromisoformat(text)


def _number(text: str) -> int:
    return int.from_bytes(sha256(text.encode()).digest(), "big")
