"""The games of a match or another job on the cores of this machine."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.resource_tracker import ensure_running
from typing import Generic

from nasrid.arena.match import Failure, Fixture, GameJob, GameResults, R

STOP_POLL_SECONDS = 0.1
_SPAWN = get_context("spawn")


class GameProcess(Generic[R]):
    """A process that plays one game after another.

    Unlike a worker of a standard pool, it can be stopped in mid-game, and its death is detected.
    """

    def __init__(self, job: GameJob[R]) -> None:
        self.pipe, child_end = _SPAWN.Pipe()
        self.process = _SPAWN.Process(target=_run_game_process, args=(job, child_end), daemon=True)
        self.process.start()
        child_end.close()
        self.fixture: Fixture | None = None

    def start_game(self, fixture: Fixture | None) -> None:
        self.fixture = fixture
        if fixture:
            self.pipe.send(fixture)

    def receive_result(self) -> tuple[Fixture, R | Failure]:
        assert self.fixture
        try:
            return self.fixture, self.pipe.recv()
        except (EOFError, OSError):
            return self.fixture, Failure(f"in {self.fixture}, its process died")


def play_on_cores(job: GameJob[R], processes: int | None, should_stop: Callable[[], bool]) -> GameResults[R]:
    """Play the games of a job on several processes and yield the results. A failure is the last result.

    Args:
        job: The games to play, for example a `Match`.
        processes: The number of processes, or None for one per core.
        should_stop: Called regularly; when it returns True, unfinished games are dropped.
    """
    fixtures = job.fixtures()
    with _block_interrupts():
        workers = [GameProcess(job) for _ in range(min(processes or os.cpu_count() or 1, job.games))]
    try:
        for worker in workers:
            worker.start_game(next(fixtures, None))
        while not should_stop() and (busy := {worker.pipe: worker for worker in workers if worker.fixture}):
            for pipe in wait(list(busy), STOP_POLL_SECONDS):
                worker = busy[pipe]  # type: ignore[index]  # wait returns the objects that it was given
                fixture, result = worker.receive_result()
                if isinstance(result, Failure):
                    yield fixture, result
                    return
                worker.start_game(next(fixtures, None))  # before the result is processed, so that no core is idle
                yield fixture, result
    finally:
        for worker in workers:
            worker.process.terminate()


@contextmanager
def _block_interrupts() -> Iterator[None]:
    """Shield child processes that start inside the `with` block from Ctrl-C. This process receives it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows, where signals cannot be blocked
        yield
        return
    ensure_running()  # multiprocessing's own helper; starting it later would unblock the signal
    previous_mask = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, previous_mask)


def _run_game_process(job: GameJob[R], pipe: Connection) -> None:
    """Play games in a worker process until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal reaches all its processes
    try:
        while True:
            pipe.send(job.play(pipe.recv()))
    except (EOFError, OSError):
        return
