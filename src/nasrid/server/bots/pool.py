"""The processes that decide for bots: as many as there are cores but two at least, started when first needed."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Any

import msgspec

from nasrid.rules.table.facts import MODULES
from nasrid.server.bots.conversation import Conversation
from nasrid.server.bots.policies import Policies
from nasrid.server.bots.questions import Answer, BotQuestion
from nasrid.server.bots.queue import ThinkingQueue

GRACE = 5.0  # seconds beyond its own time until a bot is taken to hang
LONGEST_LINE = 1 << 20


class WorkerProcess(Conversation):
    """A process, and how far it knows the game of which table."""

    def __init__(self, process: Process) -> None:
        super().__init__(self._converse_by_lines)
        self.process = process

    async def _converse_by_lines(self, question: bytes) -> bytes:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(question + b"\n")
        await self.process.stdin.drain()
        return await self.process.stdout.readuntil(b"\n")

    def kill(self) -> None:
        if self.process.returncode is None:
            self.process.kill()


class BotPool:
    def __init__(
        self,
        size: int | None = None,
        grace: float = GRACE,
        waited: Callable[[float], None] = lambda seconds: None,
        policies: Policies | None = None,
    ) -> None:
        self.policies = policies or Policies()
        self.queue = ThinkingQueue(max(2, size or os.cpu_count() or 1), waited)
        self._grace = grace
        self._idle: list[WorkerProcess] = []
        self._all: set[WorkerProcess] = set()

    async def ask(self, question: BotQuestion) -> Answer:
        """Never raises for what a bot does: a crash or a delay is told in the answer's `error`."""
        entrant = self.policies.entrant(question.code)
        if entrant is None:  # the table was opened when the server offered it
            return Answer(error=f"{question.code} is offered no more")
        question, seconds = question._replace(code=entrant.code), entrant.seconds
        async with self.queue.turn(question.payer, question.watched, seconds):
            worker = await self._take(question)
            try:
                async with asyncio.timeout(seconds + self._grace):
                    answer = await worker.ask(question)
            except TimeoutError:
                self._end(worker)
                return Answer(error="it did not answer in time")
            except (OSError, RuntimeError, asyncio.IncompleteReadError, msgspec.MsgspecError):
                self._end(worker)
                return Answer(error="its process has died")
            except BaseException:  # this task is being cancelled; an answer to nobody must not wait in the pipe
                self._end(worker)
                raise
            self._idle.append(worker)
            return answer

    def check(self, bot: str, options: dict[str, Any]) -> None:
        """Refusal if it cannot play at such a table."""
        self.policies.check(bot, options)

    async def _take(self, question: BotQuestion) -> WorkerProcess:
        """An idle process, if possible one that knows the game."""
        if not self._idle:
            return await self._start()
        worker = max(self._idle, key=lambda one: one.knows(question))
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
            limit=LONGEST_LINE,
            start_new_session=True,  # Ctrl-C is for the server
        )
        worker = WorkerProcess(process)
        self._all.add(worker)
        return worker

    def _end(self, worker: WorkerProcess) -> None:
        self._all.discard(worker)
        worker.kill()

    async def close(self) -> None:
        workers = list(self._all)
        for worker in workers:
            self._end(worker)
        self._idle.clear()
        await asyncio.gather(*(worker.process.wait() for worker in workers))
