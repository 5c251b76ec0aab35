"""The processes that decide for bots: as many as there are cores, started when they are first needed."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from nasrid.bots import read_code
from nasrid.server.thinking.thinker import Answer, Question

GRACE = 5.0  # seconds beyond its own time until a bot is taken to hang
LONGEST_LINE = 1 << 20
_answers = msgspec.json.Decoder(Answer)


class Thinkers:
    def __init__(self, size: int | None = None, grace: float = GRACE) -> None:
        self._free = asyncio.Semaphore(size or os.cpu_count() or 1)
        self._grace = grace
        self._idle: list[Process] = []
        self._all: set[Process] = set()

    async def ask(self, question: Question) -> Answer:
        """Never raises for what a bot does: a crash or a delay is told in the answer's `error`."""
        async with self._free:
            process = self._idle.pop() if self._idle else await self._start()
            try:
                async with asyncio.timeout(read_code(question.code).seconds + self._grace):
                    answer = await _converse(process, question)
            except TimeoutError:
                self._end(process)
                return Answer(error="it did not answer in time")
            except (OSError, RuntimeError, asyncio.IncompleteReadError, msgspec.MsgspecError):
                self._end(process)
                return Answer(error="its process has died")
            except BaseException:  # this task is being cancelled; an answer to nobody must not wait in the pipe
                self._end(process)
                raise
            self._idle.append(process)
            return answer

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "nasrid.server.thinking.thinker",
            stdin=PIPE,
            stdout=PIPE,
            limit=LONGEST_LINE,
            start_new_session=True,  # Ctrl-C is for the server
        )
        self._all.add(process)
        return process

    def _end(self, process: Process) -> None:
        self._all.discard(process)
        if process.returncode is None:
            process.kill()

    async def close(self) -> None:
        processes = list(self._all)
        for process in processes:
            self._end(process)
        self._idle.clear()
        await asyncio.gather(*(process.wait() for process in processes))


async def _converse(process: Process, question: Question) -> Answer:
    assert process.stdin
    assert process.stdout
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    return _answers.decode(await process.stdout.readuntil(b"\n"))
