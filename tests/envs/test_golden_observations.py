"""Observations, masks and prefixes are bit for bit what the environments have always returned.

The digests are older than the division of the rules into games and modules. Changing one requires a new version of the
environments (docs/environments.md).
"""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Any

import numpy as np
import pytest

from nasrid.envs.decisions import Decisions
from nasrid.envs.gymnasium import NasridEnv
from nasrid.envs.pettingzoo import raw_env
from tests.envs.tables import ALL_MODULES

RARE_OPTIONS = {
    "ask_everyone": True,
    "confirm_turns": True,
    "exchange_take": "value_zero",
    "exchange_exact_only": True,
    "force_missed_scorings": True,
    "combo_dirk": "split",
}
PETTINGZOO_DIGESTS: list[tuple[dict[str, Any], str]] = [
    ({"players": 6}, "24accca0a564e823"),
    ({"players": 4, "modules": ALL_MODULES, **RARE_OPTIONS}, "828ff24105a5b27d"),
    ({"players": 3, "modules": ["huts"], "start_tiebreak": "youngest", "age_ranks": [3, 1, 2]}, "2f35b39cd31af7e4"),
    ({"game": "granada", "players": 5, "granada_scoring": "simple"}, "3aff45cd21a52276"),
    ({"game": "granada", "players": 3, "modules": ["exchange", "vizier"], **RARE_OPTIONS}, "e89b8970e2131f64"),
    ({"game": "combined", "players": 2, "modules": ALL_MODULES}, "30ca6f1ffb4d513c"),
    ({"game": "combined", "players": 3, "modules": ALL_MODULES, **RARE_OPTIONS}, "b1d1ab9db949ca47"),
]
GYMNASIUM_DIGESTS: list[tuple[dict[str, Any], str]] = [
    ({"players": 4}, "e108d9df7070ecd7"),
    ({"players": 3, "modules": ALL_MODULES}, "4ba074f61bdab8c1"),
    ({"game": "granada", "players": 2, "modules": ["vizier"]}, "e1bbec9e5343c7e1"),
    ({"game": "combined", "players": 3, "modules": ALL_MODULES}, "dd27abe386aa95c7"),
]


class Digest:
    """A digest of everything shown in a game, in order."""

    def __init__(self) -> None:
        self._sum = sha256()

    def add(self, observation: np.ndarray, mask: np.ndarray, decisions: Decisions) -> None:
        self._sum.update(observation.astype("<f4").tobytes())
        self._sum.update(mask.astype("<i1").tobytes())
        self._sum.update(f"{decisions.seat} {decisions.prefix}\n".encode())

    def __str__(self) -> str:
        return self._sum.hexdigest()[:16]


def chosen(mask: np.ndarray, random: Random) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[int(random.random() * len(legal))])


def whole_game(table: dict[str, Any]) -> str:
    """Return the digest of the deciding seat's observations before each step, and of all others before each action."""
    environment, random, digest = raw_env(**table), Random(1), Digest()
    environment.reset(seed=7)
    while not environment.decisions.is_over:
        decisions, agent = environment.decisions, environment.agent_selection
        seen = environment.observe(agent)
        for other in [agent] if decisions.prefix else environment.agents:
            one = seen if other == agent else environment.observe(other)
            digest.add(one["observation"], one["action_mask"], decisions)
        environment.step(chosen(seen["action_mask"], random))
    for agent in environment.agents:
        one = environment.observe(agent)
        digest.add(one["observation"], one["action_mask"], environment.decisions)
    return str(digest)


def against_bots(table: dict[str, Any]) -> str:
    environment, random, digest = NasridEnv(**table), Random(2), Digest()
    observation, info = environment.reset(seed=8)
    over = False
    while not over:
        digest.add(observation, info["action_mask"], environment.decisions)
        observation, _, over, _, info = environment.step(chosen(info["action_mask"], random))
    digest.add(observation, environment.decisions.mask(), environment.decisions)  # nothing is left to choose
    return str(digest)


@pytest.mark.parametrize(("table", "expected"), PETTINGZOO_DIGESTS)
def test_pettingzoo_observations_are_unchanged(table: dict[str, Any], expected: str) -> None:
    assert whole_game(table) == expected


@pytest.mark.parametrize(("table", "expected"), GYMNASIUM_DIGESTS)
def test_gymnasium_observations_are_unchanged(table: dict[str, Any], expected: str) -> None:
    assert against_bots(table) == expected
