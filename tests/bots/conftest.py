"""Fixtures of the bot tests."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from nasrid import Game
from nasrid.bots.knowledge.determinise import Determiniser
from tests.bots.watch import TICK


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> Callable[[], float]:
    """Return a clock that advances with every reading, so that searches are reproducible.

    A planner must read the clock at least once per hundred sampled games.
    """
    looks = 0
    unseen = 0
    draw = Determiniser.draw

    def look() -> float:
        nonlocal looks, unseen
        looks, unseen = looks + 1, 0
        return looks * TICK

    def counted(self: Determiniser, random: Random) -> Game:
        nonlocal unseen
        unseen += 1
        assert unseen < 100, "a hundred games were sampled without reading the clock"
        return draw(self, random)

    for module in ("bot", "analysis"):
        monkeypatch.setattr(f"nasrid.bots.{module}.monotonic", look)
    monkeypatch.setattr(Determiniser, "draw", counted)
    return look
