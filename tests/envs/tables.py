"""Tables for the tests of the environments, and games with random legal indices."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, NamedTuple

ALL_MODULES = ["bonus", "exchange", "huts", "vizier"]
TABLES: dict[str, dict[str, Any]] = {
    "alhambra": {},
    "all modules": {"modules": ALL_MODULES},
    "granada": {"game": "granada", "modules": ["exchange", "vizier"]},
    "simple": {"game": "granada", "granada_scoring": "simple", "force_missed_scorings": True},
    "combined": {"game": "combined", "modules": ALL_MODULES, "combo_dirk": "split"},
    "confirm": {"modules": ["bonus", "vizier"], "confirm_turns": True, "ask_everyone": True},
}
REWARDS = ("rank", "score", "scorings")


class Step(NamedTuple):
    """A choice in a Gymnasium environment and its results."""

    choice: int
    seen: Any
    reward: float
    terminated: bool
    truncated: bool
    info: dict[str, Any]


def random_steps(environment: Any, info: dict[str, Any], random: Random) -> Iterator[Step]:
    """Choose random legal indices until the game ends. `info` is that of the last step."""
    is_over = False
    while not is_over:
        choice = int(random.choice(info["action_mask"].nonzero()[0]))
        seen, reward, terminated, truncated, info = environment.step(choice)
        yield Step(choice, seen, reward, terminated, truncated, info)
        is_over = terminated or truncated


def play(environment: Any, seed: int, steps: int | None = None) -> list[Step]:
    """Return the first steps of a random game."""
    _, info = environment.reset(seed=seed)
    return list(islice(random_steps(environment, info, Random(seed)), steps))
