"""The games of a match, or of other work, on a Ray cluster."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable
from typing import Any

from nasrid.arena.match import Failure, Fixture, Games, R, Work
from nasrid.arena.pool import TICK


def play_on_ray(work: Work[R], processes: int | None, stop: Callable[[], bool]) -> Games[R]:
    """As play_on_cores. RAY_ADDRESS names a cluster; without it a local one is started, and ended afterwards."""
    ray = _connected(processes)
    try:
        task = ray.remote(max_retries=0)(_play)
        shared, fixtures = ray.put(work), work.fixtures()
        running: dict[Any, Fixture] = {}
        at_once = processes or int(ray.cluster_resources()["CPU"])
        while not stop():
            while len(running) < at_once and (begun := next(fixtures, None)):
                running[task.remote(shared, begun, sys.path)] = begun
            if not running:
                return
            for reference in ray.wait(list(running), timeout=TICK)[0]:
                fixture = running.pop(reference)
                yield fixture, _finished(ray, reference, fixture)
    finally:
        ray.shutdown()


def _connected(processes: int | None) -> Any:
    """Ray, quiet and without reports to its makers."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    local = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": processes, "include_dashboard": False}
    ray.init(log_to_driver=False, logging_level=logging.ERROR, **local)
    return ray


def _play(work: Work[R], fixture: Fixture, path: list[str]) -> R | Failure:
    """The task; bots are found where they were found on the machine that asks."""
    sys.path += [folder for folder in path if folder not in sys.path]
    return work.play(fixture)


def _finished(ray: Any, reference: Any, fixture: Fixture) -> Any:
    try:
        return ray.get(reference)
    except ray.exceptions.RayError as error:
        return Failure(f"in {fixture}, Ray failed: {str(error).strip().splitlines()[0]}")
