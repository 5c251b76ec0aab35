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

ALL_MODULES = ["bonus", "exchange", "huts", "vizier"]
RARE_OPTIONS = {
    "ask_everyone": True,
    "confirm_turns": True,
    "exchange_take": "value_zero",
    "exchange_exact_only": True,
    "force_missed_scorings": True,
    "combo_dirk": "split",
}
PETTINGZOO_DIGESTS: list[tuple[dict[str, Any], str]] = [
    ({"players": 6}, "24accca0a564e8231d31fa67749a8d88736720f2a7cb5e548fba87dafb39d4eb"),
    (
        {"players": 4, "modules": ALL_MODULES, **RARE_OPTIONS},
        "828ff24105a5b27df2de7be3ae7a261eda6817990c5426f5502d3911f1e51a11",
    ),
    (
        {"players": 3, "modules": ["huts"], "start_tiebreak": "youngest", "age_ranks": [3, 1, 2]},
        "2f35b39cd31af7e4f19a0e209ca91df950906e02fe258730c206d1b6a3d7e3f2",
    ),
    (
        {"game": "granada", "players": 5, "granada_scoring": "simple"},
        "3aff45cd21a52276563229a4205978ad69e88a1169217c155cbfd1ee49bac96b",
    ),
    (
        {"game": "granada", "players": 3, "modules": ["exchange", "vizier"], **RARE_OPTIONS},
        "e89b8970e2131f6406db8d9af7cf2d5a0fd228621289249411a228ec35f421ae",
    ),
    (
        {"game": "combined", "players": 2, "modules": ALL_MODULES},
        "30ca6f1ffb4d513cbec93643a6cb52aa137e7e51fd07fd8b8643c0551a6ae76e",
    ),
    (
        {"game": "combined", "players": 3, "modules": ALL_MODULES, **RARE_OPTIONS},
        "b1d1ab9db949ca4754d823bc439a1ac8058eb26161a4b3cb9028d42a9cb9e99d",
    ),
]
GYMNASIUM_DIGESTS: list[tuple[dict[str, Any], str]] = [
    ({"players": 4}, "e108d9df7070ecd7b7daea432c6cee54ed17cdfdc375c1db6b6e691102f13f8e"),
    ({"players": 3, "modules": ALL_MODULES}, "4ba074f61bdab8c169797e4e53f01ece28d823ad8501b557d251fb007fa06940"),
    (
        {"game": "granada", "players": 2, "modules": ["vizier"]},
        "e1bbec9e5343c7e1d20cf78a5ab322bb8784fe49183fdc7b3182b31f72391ffe",
    ),
    (
        {"game": "combined", "players": 3, "modules": ALL_MODULES},
        "dd27abe386aa95c7f0639307c9854a084370221cbe920949886e041ed0f99488",
    ),
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
        return self._sum.hexdigest()


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
