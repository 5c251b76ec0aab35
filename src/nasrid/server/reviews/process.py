"""The worker process for reviews, started on demand and stopped when nobody needs it."""

import asyncio
import sys
import time
from asyncio.subprocess import PIPE, Process

import msgspec

from nasrid.rules.table.specs import MODULES
from nasrid.server.reviews.requests import AnyReviewReply, AnyReviewRequest, decode_reply

MAX_LINE_BYTES = 1 << 24  # a review of the longest game has a few MB
REPLY_TIMEOUT_SECONDS = 900.0  # on a busy machine, a process of the lowest priority waits for long
IDLE_SECONDS = 60.0  # then the process is stopped, because it uses memory


class WorkerError(Exception):
    """The worker process has died or does not answer."""


class ReviewProcess:
    """One worker process. It answers one request after another, in the order of their arrival."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._used_at = time.monotonic()
        self._is_closed = False

    async def ask(self, request: AnyReviewRequest) -> AnyReviewReply:
        """Return the reply. Raise WorkerError if the process dies; the next request starts another."""
        async with self._turn:
            if self._is_closed:
                raise WorkerError("the server is shutting down")
            try:
                async with asyncio.timeout(REPLY_TIMEOUT_SECONDS):
                    return await self._exchange(request)
            except (
                TimeoutError,
                OSError,
                RuntimeError,
                EOFError,
                asyncio.LimitOverrunError,
                msgspec.MsgspecError,
            ) as error:
                await self._stop()
                raise WorkerError(f"{type(error).__name__}: {error}") from error
            except BaseException:  # cancelled: no stale reply may stay in the pipe
                await self._stop()
                raise
            finally:
                self._used_at = time.monotonic()

    async def _exchange(self, request: AnyReviewRequest) -> AnyReviewReply:
        process = self._process = self._process or await self._start()
        assert process.stdin
        assert process.stdout
        process.stdin.write(msgspec.json.encode(request) + b"\n")
        await process.stdin.drain()
        return decode_reply(await process.stdout.readuntil(b"\n"))

    async def _start(self) -> Process:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "nasrid.server.reviews.main",
            str(self._niceness),
            *dict.fromkeys(type(module).__module__ for module in MODULES.values()),
            stdin=PIPE,
            stdout=PIPE,
            limit=MAX_LINE_BYTES,
            start_new_session=True,  # Ctrl-C is meant for the server, and the session has a priority of its own
        )

    async def stop_if_idle(self) -> None:
        if not self._turn.locked() and time.monotonic() - self._used_at > IDLE_SECONDS:
            await self._stop()

    async def _stop(self) -> None:
        process, self._process = self._process, None
        if process:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def close(self) -> None:
        self._is_closed = True
        await self._stop()
