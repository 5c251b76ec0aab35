"""The games of a match, or of other work, on a Ray cluster."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable
from typing import Any

from nasrid.arena.match import Failure, Fixture, GameJob, GameResults, R
from nasrid.arena.pool import STOP_POLL_SECONDS


def play_on_ray(job: GameJob[R], processes: int | None, should_stop: Callable[[], bool]) -> GameResults[R]:
    """As play_on_cores. RAY_ADDRESS names a cluster; without it a local one is started, and ended afterwards."""
    ray = _connect(processes)
    try:
        task = ray.remote(max_retries=0)(_play)
        shared, fixtures = ray.put(job), job.fixtures()
        running: dict[Any, Fixture] = {}
        max_running = processes or int(ray.cluster_resources()["CPU"])
        while not should_stop():
            while len(running) < max_running and (next_fixture := next(fixtures, None)):
                running[task.remote(shared, next_fixture, sys.path)] = next_fixture
            if not running:
                return
            for reference in ray.wait(list(running), timeout=STOP_POLL_SECONDS)[0]:
                fixture = running.pop(reference)
                yield fixture, _get_result(ray, reference, fixture)
    finally:
        ray.shutdown()


def _connect(processes: int | None) -> Any:
    """Ray, quiet and without reports to its makers."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    local = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": processes, "include_dashboard": False}
    ray.init(log_to_driver=False, logging_level=logging.ERROR, **local)
    return ray


def _play(job: GameJob[R], fixture: Fixture, path: list[str]) -> R | Failure:
    """The task; bots are found where they were found on the machine that asks."""
    sys.path += [folder for folder in path if folder not in sys.path]
    return job.play(fixture)


def _get_result(ray: Any, reference: Any, fixture: Fixture) -> Any:
    try:
        return ray.get(reference)
    except ray.exceptions.RayError as error:
        return Failure(f"in {fixture}, Ray failed: {str(error).strip().splitlines()[0]}")
