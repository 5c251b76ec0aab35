"""The pool of worker processes: one per core, at least two, started on demand."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Any

import msgspec

from nasrid.rules.table.specs import MODULES
from nasrid.server.bots.policies import Policies
from nasrid.server.bots.queue import ThinkingQueue
from nasrid.server.bots.requests import DecisionRequest, WorkerReply
from nasrid.server.bots.worker_session import WorkerSession

OVERTIME_SECONDS = 5.0  # beyond its own time, until a bot counts as hanging
MAX_LINE_BYTES = 1 << 20


class WorkerProcess(WorkerSession):
    """A worker process and its session."""

    def __init__(self, process: Process) -> None:
        super().__init__(self._exchange_line)
        self.process = process

    async def _exchange_line(self, message: bytes) -> bytes:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(message + b"\n")
        await self.process.stdin.drain()
        return await self.process.stdout.readuntil(b"\n")


class BotPool:
    def __init__(
        self,
        size: int | None = None,
        overtime_seconds: float = OVERTIME_SECONDS,
        on_wait: Callable[[float], None] = lambda seconds: None,
        policies: Policies | None = None,
    ) -> None:
        self.policies = policies or Policies()
        self.queue = ThinkingQueue(max(2, size or os.cpu_count() or 1), on_wait)
        self._overtime_seconds = overtime_seconds
        self._idle: list[WorkerProcess] = []
        self._workers: set[WorkerProcess] = set()

    async def ask(self, request: DecisionRequest) -> WorkerReply:
        """Return the bot's decision. If the bot crashes or is too slow, the reply has an `error`."""
        entrant = self.policies.entrant_for(request.code)
        if entrant is None:  # it was offered when the table was opened
            return WorkerReply(error=f"{request.code} is no longer offered")
        request, seconds = request._replace(code=entrant.code), entrant.seconds
        async with self.queue.slot(request.payer, request.is_watched, seconds):
            worker = await self._acquire(request)
            try:
                async with asyncio.timeout(seconds + self._overtime_seconds):
                    reply = await worker.ask(request)
            except TimeoutError:
                self._kill(worker)
                return WorkerReply(error="the bot did not answer in time")
            except (OSError, RuntimeError, asyncio.IncompleteReadError, msgspec.MsgspecError):
                self._kill(worker)
                return WorkerReply(error="the worker process has died")
            except BaseException:  # cancelled: no stale reply may stay in the pipe
                self._kill(worker)
                raise
            self._idle.append(worker)
            return reply

    def check_bot(self, bot: str, options: dict[str, Any]) -> None:
        """Raise RefusalError if the bot cannot play with these options."""
        self.policies.check_bot(bot, options)

    async def _acquire(self, request: DecisionRequest) -> WorkerProcess:
        """Return an idle worker, if possible one that knows the game."""
        if not self._idle:
            return await self._start()
        worker = max(self._idle, key=lambda worker: worker.known_action_count(request))
        self._idle.remove(worker)
        return worker

    async def _start(self) -> WorkerProcess:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "nasrid.server.bots.worker",
            *dict.fromkeys(type(module).__module__ for module in MODULES.values()),
            stdin=PIPE,
            stdout=PIPE,
            limit=MAX_LINE_BYTES,
            start_new_session=True,  # Ctrl-C is meant for the server
        )
        worker = WorkerProcess(process)
        self._workers.add(worker)
        return worker

    def _kill(self, worker: WorkerProcess) -> None:
        self._workers.discard(worker)
        if worker.process.returncode is None:
            worker.process.kill()

    async def close(self) -> None:
        workers = list(self._workers)
        for worker in workers:
            self._kill(worker)
        self._idle.clear()
        await asyncio.gather(*(worker.process.wait() for worker in workers))
