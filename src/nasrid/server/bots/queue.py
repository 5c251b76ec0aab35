"""Who may let a bot think next. People wait for bots, so nobody gets more of them by asking more often.

Whoever is watched goes before who is not; among these, the person whose tables have been thought for least. Bots that
think for long never take all processes: for quick ones there is always one left.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

SLOW_AFTER_SECONDS = 1.0  # seconds of thought, beyond which a bot is slow


@dataclass(eq=False)
class Ticket:
    """Of somebody who waits."""

    payer: str  # the person for whose tables it counts
    is_watched: bool  # somebody waits for the answer
    is_slow: bool
    admitted: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class ThinkingQueue:
    def __init__(self, size: int, on_wait: Callable[[float], None]) -> None:
        """For so many processes; `waited` is told how many seconds each had to wait."""
        self._free = size
        self._free_for_slow = size - 1
        self._on_wait = on_wait
        self._waiting: list[Ticket] = []
        self._seconds_used: dict[str, float] = {}  # seconds, of everybody who has asked since nobody waited last

    def __len__(self) -> int:
        return len(self._waiting)

    @asynccontextmanager
    async def slot(self, payer: str, is_watched: bool, seconds: float) -> AsyncIterator[None]:
        """A process is free for this question as long as the block lasts."""
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
        while self._free and (tickets := [one for one in self._waiting if self._free_for_slow or not one.is_slow]):
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
