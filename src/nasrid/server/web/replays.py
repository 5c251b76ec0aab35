"""Long computations for single requests: replays of games, exports. They take turns, outside the event loop."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from math import inf
from typing import TypeVar
from weakref import WeakValueDictionary

from nasrid.server.protocol.errors import RefusalError

TURN_SECONDS = 0.03
MAX_REPLAYS = 30  # at once; each may hold a long game in memory
MAX_REPLAYS_PER_ADDRESS = 4
T = TypeVar("T")


class ReplayQueue:
    """Computations in turns, one turn at a time, so that a short game does not wait for long ones."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)  # first come, first served
        self._running: Counter[str] = Counter()  # by address
        self._lines: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by address

    @asynccontextmanager
    async def admit(self, address: str) -> AsyncIterator[None]:
        """Count a computation for an address. Raise RefusalError if there are too many."""
        if self._running[address] >= MAX_REPLAYS_PER_ADDRESS or self._running.total() >= MAX_REPLAYS:
            raise RefusalError("rate_limited", "too many replays or exports at once; try again in a moment")
        self._running[address] += 1
        try:
            yield
        finally:
            self._running[address] -= 1
            self._running += Counter()  # drops zeros

    @asynccontextmanager
    async def wait(self, address: str) -> AsyncIterator[None]:
        """Let the computations for an address, which need little memory while they wait, follow one another."""
        async with self._lines.setdefault(address, asyncio.Lock()), self.admit(address):
            yield

    async def take_turn(self, work: Callable[[], T]) -> T:
        """Do a short piece of work in a thread when it is its turn."""
        async with self._turn:
            return await asyncio.to_thread(work)

    async def collect(self, items: Iterator[T], max_cpu_seconds: float = inf) -> list[T]:
        """Return all items. Computing them may take many turns. Raise RefusalError if it takes more CPU time."""
        collected: list[T] = []
        left = max_cpu_seconds
        while True:
            part, used = await self.take_turn(lambda: _take(items))
            left -= used
            if left < 0:
                raise RefusalError("too_large", f"this replay takes more than {max_cpu_seconds} seconds")
            if not part:
                return collected
            collected += part


def _take(items: Iterator[T]) -> tuple[list[T], float]:
    """Return the items of one turn, at least one unless there are no more, and the CPU time in seconds."""
    end, cpu_start = time.monotonic() + TURN_SECONDS, time.thread_time()
    part: list[T] = []
    for item in items:
        part.append(item)
        if time.monotonic() > end:
            break
    return part, time.thread_time() - cpu_start
