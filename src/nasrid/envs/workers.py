"""Processes that step the tables of a batch.

Indices, observations, masks and rewards are in shared memory. For a step, each process receives and sends one short
message.
"""

from __future__ import annotations

import gc
import os
import pickle
import signal
import time
import traceback
import weakref
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

from nasrid.envs.batch_arrays import BatchArrays, BatchShape, SharedArray
from nasrid.envs.checks import checked_choice
from nasrid.envs.opponents import Policy
from nasrid.envs.table_group import GroupSettings, TableGroup
from nasrid.rules.errors import OptionsError

# Messages; all others are pickled.
STEP = b"step"
STOP = b"stop"
DONE = b"done"
MAX_STOP_SECONDS = 3  # a process that still runs after this time is killed


class BatchWorkerError(RuntimeError):
    """A worker process of a batch has ended or failed. The batch is closed."""


class Worker(NamedTuple):
    """A process, the connection to it, and the rows of its tables."""

    process: BaseProcess
    connection: Connection
    rows: range

    def send(self, message: bytes) -> None:
        try:
            self.connection.send_bytes(message)
        except OSError:
            raise self._ended_error() from None

    def receive(self) -> Any:
        """Return the answer to a message, which may be an exception."""
        try:
            answer = self.connection.recv_bytes()
        except (EOFError, OSError):
            raise self._ended_error() from None
        return None if answer == DONE else pickle.loads(answer)

    def _ended_error(self) -> BatchWorkerError:
        self.process.join(MAX_STOP_SECONDS)
        tables = f"tables {self.rows[0]} to {self.rows[-1]}"
        return BatchWorkerError(
            f"the worker process of {tables} has ended with exit code {self.process.exitcode}; create a new batch"
        )


class Workers:
    """Processes that each step a part of the tables. Their methods are those of a TableGroup."""

    def __init__(self, count: int, start_method: str | None, settings: GroupSettings, shape: BatchShape) -> None:
        if start_method is not None:
            checked_choice("start_method", start_method, tuple(get_all_start_methods()))
        context: Any = get_context(start_method)
        shared = BatchArrays.new(shape, partial(SharedArray.new, context))
        self.arrays = shared.map(SharedArray.view)
        self._workers: list[Worker] = []
        self._stop = weakref.finalize(self, _stop, os.getpid(), self._workers)
        try:
            for number in range(count):
                rows = range(shape.tables * number // count, shape.tables * (number + 1) // count)
                earlier = [worker.connection for worker in self._workers]
                self._workers.append(_start(context, settings, shared, rows, earlier))
            self._receive()
        except BaseException:
            self.close()
            raise

    def reset(self, seed: int | None) -> None:
        self._send(pickle.dumps((TableGroup.reset.__name__, seed)))
        self._receive()

    def set_policy(self, policy: Policy) -> None:
        try:
            message = pickle.dumps((TableGroup.set_policy.__name__, policy))
        except (pickle.PicklingError, AttributeError, TypeError) as error:
            raise OptionsError(f"a policy must be picklable to reach the worker processes: {error}") from None
        self._send(message)
        self._receive()

    def start_step(self) -> None:
        self._send(STEP)

    def finish_step(self) -> None:
        self._receive()

    def explain_illegal(self, row: int) -> str:
        worker = next(worker for worker in self._workers if row in worker.rows)
        worker.send(pickle.dumps((TableGroup.explain_illegal.__name__, row - worker.rows.start)))
        return str(worker.receive())

    def close(self) -> None:
        self._stop()

    def _send(self, message: bytes) -> None:
        """Send a message to all processes. If one has ended or the caller is interrupted, stop them all."""
        self._check_open()
        try:
            for worker in self._workers:
                worker.send(message)
        except BaseException:
            self.close()
            raise

    def _receive(self) -> None:
        """Wait for all processes, and raise their first error."""
        self._check_open()
        try:
            answers = [worker.receive() for worker in self._workers]
        except BaseException:
            self.close()
            raise
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer

    def _check_open(self) -> None:
        if not self._stop.alive:
            raise RuntimeError("the batch is closed")


def _start(
    context: Any, settings: GroupSettings, shared: BatchArrays, rows: range, earlier: list[Connection]
) -> Worker:
    """Start a process. `earlier` contains the connections to the processes before it."""
    ours, theirs = context.Pipe()
    # A connection reports that the other process has ended only if no third process has inherited its end.
    inherited = [*earlier, ours] if context.get_start_method() == "fork" else []
    with theirs:
        process = context.Process(target=_serve, args=(theirs, inherited, settings, shared, rows), daemon=True)
        try:
            process.start()
        except (pickle.PicklingError, AttributeError, TypeError) as error:
            ours.close()
            raise OptionsError(f"the options must be picklable to reach a worker process: {error}") from None
    return Worker(process, ours, rows)


def _stop(owner: int, workers: Iterable[Worker]) -> None:
    """End the processes. In a fork of the process that started them, do nothing."""
    if os.getpid() != owner:
        return
    for worker in workers:
        with suppress(OSError):
            worker.connection.send_bytes(STOP)
        worker.connection.close()
    deadline = time.monotonic() + MAX_STOP_SECONDS
    for worker in workers:
        worker.process.join(max(0.0, deadline - time.monotonic()))
        if worker.process.is_alive():
            worker.process.kill()
            worker.process.join()


# In the worker process


def _serve(
    connection: Connection, inherited: list[Connection], settings: GroupSettings, shared: BatchArrays, rows: range
) -> None:
    """Create the tables and answer messages until the batch is closed or its process has ended."""
    for other in inherited:
        other.close()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupted batch stops its workers
    with suppress(EOFError, OSError):
        try:
            group = TableGroup(settings, shared.map(SharedArray.view).rows(rows), rows.start)
        except Exception as error:
            connection.send_bytes(_pickled_error(error))
            return
        gc.freeze()  # the modules and tables remain until the end
        connection.send_bytes(DONE)
        while (message := connection.recv_bytes()) != STOP:
            connection.send_bytes(_answer(group, message))


def _answer(group: TableGroup, message: bytes) -> bytes:
    try:
        if message == STEP:
            group.finish_step()
            return DONE
        method, argument = pickle.loads(message)
        value = getattr(group, method)(argument)
        return DONE if value is None else pickle.dumps(value)
    except Exception as error:
        return _pickled_error(error)


def _pickled_error(error: Exception) -> bytes:
    """Return the pickled error with the worker's traceback as a note, or a BatchWorkerError if it cannot be pickled."""
    trace = traceback.format_exc()
    error.add_note(f"In a worker process:\n{trace}")
    try:
        pickled = pickle.dumps(error)
        pickle.loads(pickled)
    except Exception:
        return pickle.dumps(BatchWorkerError(f"a worker process failed:\n{trace}"))
    return pickled
