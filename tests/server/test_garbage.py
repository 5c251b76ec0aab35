"""Garbage collection on a schedule, in small steps."""

import asyncio
import gc
from collections.abc import Iterator
from typing import Any

import pytest

from nasrid.server import gc_schedule
from nasrid.server.gc_schedule import run_gc_schedule


@pytest.fixture
def generations() -> Iterator[list[int]]:
    """The generations that are collected, in order."""
    collected: list[int] = []

    def note(phase: str, info: dict[str, Any]) -> None:
        if phase == "stop":
            collected.append(info["generation"])

    gc.collect()
    gc.callbacks.append(note)
    yield collected
    gc.callbacks.remove(note)


async def test_gc_runs_on_a_schedule(monkeypatch: pytest.MonkeyPatch, generations: list[int]) -> None:
    """Young objects are collected often and all objects rarely, independent of their number."""
    monkeypatch.setattr(gc_schedule, "YOUNG_INTERVAL_SECONDS", 0)
    monkeypatch.setattr(gc_schedule, "RUNS_PER_FULL_COLLECTION", 12)

    task = asyncio.create_task(run_gc_schedule())
    await asyncio.sleep(0)
    kept: list[list[int]] = []
    while len(generations) < 13:
        kept += [[] for _ in range(2000)]
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.wait([task])
    assert generations[:13] == [1] * 11 + [2, 1]
    assert gc.isenabled()
