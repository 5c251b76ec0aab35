"""A fair queue for the worker processes. More requests do not earn a person more bot time.

Watched tables come first, then the person whose tables have used the least bot time. Slow bots never occupy all
processes: one is always left for quick bots.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

SLOW_AFTER_SECONDS = 1.0  # of thinking time


@dataclass(eq=False)
class Ticket:
    """A request in the queue."""

    payer: str  # the person whose bot time it uses
    is_watched: bool  # a player or spectator is waiting
    is_slow: bool
    admitted: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class ThinkingQueue:
    def __init__(self, size: int, on_wait: Callable[[float], None]) -> None:
        """Create a queue for `size` processes; `on_wait` receives the waiting time of each request."""
        self._free = size
        self._free_for_slow = size - 1
        self._on_wait = on_wait
        self._waiting: list[Ticket] = []
        self._seconds_used: dict[str, float] = {}  # by payer, since the queue was last empty

    def __len__(self) -> int:
        return len(self._waiting)

    @asynccontextmanager
    async def slot(self, payer: str, is_watched: bool, seconds: float) -> AsyncIterator[None]:
        """Reserve a process for the duration of the block."""
        ticket, queued_at = Ticket(payer, is_watched, seconds > SLOW_AFTER_SECONDS), time.monotonic()
        self._seconds_used.setdefault(payer, min(self._seconds_used.values(), default=0.0))
        self._waiting.append(ticket)
        self._admit()
        try:
            await ticket.admitted
            started_at = time.monotonic()
            self._on_wait(started_at - queued_at)
            try:
                yield
            finally:
                self._seconds_used[payer] = self._seconds_used.get(payer, 0.0) + time.monotonic() - started_at
        finally:
            self._leave(ticket)

    def _admit(self) -> None:
        while self._free and (
            tickets := [ticket for ticket in self._waiting if self._free_for_slow or not ticket.is_slow]
        ):
            ticket = min(tickets, key=self._rank)
            self._waiting.remove(ticket)
            self._free -= 1
            self._free_for_slow -= ticket.is_slow
            ticket.admitted.set_result(None)

    def _rank(self, ticket: Ticket) -> tuple[bool, float]:
        return not ticket.is_watched, self._seconds_used[ticket.payer]

    def _leave(self, ticket: Ticket) -> None:
        if ticket in self._waiting:
            self._waiting.remove(ticket)
        elif ticket.admitted.done():
            self._free += 1
            self._free_for_slow += ticket.is_slow
        self._admit()
        if not self._waiting:
            self._seconds_used.clear()
