"""The games of a match or another job on a Ray cluster."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable
from typing import Any

from nasrid.arena.match import Failure, Fixture, GameJob, GameResults, R
from nasrid.arena.pool import STOP_POLL_SECONDS


def play_on_ray(job: GameJob[R], processes: int | None, should_stop: Callable[[], bool]) -> GameResults[R]:
    """Play the games of a job on Ray, like `play_on_cores`.

    RAY_ADDRESS names a cluster. Without it, a local one is started, and stopped at the end.
    """
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
    """Return Ray, connected, without log output and without usage statistics."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    local = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": processes, "include_dashboard": False}
    ray.init(log_to_driver=False, logging_level=logging.ERROR, **local)
    return ray


def _play(job: GameJob[R], fixture: Fixture, path: list[str]) -> R | Failure:
    """Play one game on the cluster. Bots are imported from the folders of the submitting machine."""
    sys.path += [folder for folder in path if folder not in sys.path]
    return job.play(fixture)


def _get_result(ray: Any, reference: Any, fixture: Fixture) -> Any:
    try:
        return ray.get(reference)
    except ray.exceptions.RayError as error:
        return Failure(f"in {fixture}, Ray failed: {str(error).strip().splitlines()[0]}")
