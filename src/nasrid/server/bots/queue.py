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

LONG = 1.0  # seconds of thought, beyond which a bot is slow


@dataclass(eq=False)
class Place:
    """Of somebody who waits."""

    payer: str  # the person for whose tables it counts
    watched: bool  # somebody waits for the answer
    slow: bool
    admitted: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class ThinkingQueue:
    def __init__(self, size: int, waited: Callable[[float], None]) -> None:
        """For so many processes; `waited` is told how many seconds each had to wait."""
        self._free = size
        self._free_for_slow = size - 1
        self._waited = waited
        self._waiting: list[Place] = []
        self._spent: dict[str, float] = {}  # seconds, of everybody who has asked since nobody waited last

    def __len__(self) -> int:
        return len(self._waiting)

    @asynccontextmanager
    async def turn(self, payer: str, watched: bool, seconds: float) -> AsyncIterator[None]:
        """A process is free for this question as long as the block lasts."""
        place, asked = Place(payer, watched, seconds > LONG), time.monotonic()
        self._spent.setdefault(payer, min(self._spent.values(), default=0.0))
        self._waiting.append(place)
        self._admit()
        try:
            await place.admitted
            began = time.monotonic()
            self._waited(began - asked)
            try:
                yield
            finally:
                self._spent[payer] = self._spent.get(payer, 0.0) + time.monotonic() - began
        finally:
            self._leave(place)

    def _admit(self) -> None:
        while self._free and (places := [one for one in self._waiting if self._free_for_slow or not one.slow]):
            place = min(places, key=self._rank)
            self._waiting.remove(place)
            self._free -= 1
            self._free_for_slow -= place.slow
            place.admitted.set_result(None)

    def _rank(self, place: Place) -> tuple[bool, float]:
        return not place.watched, self._spent[place.payer]

    def _leave(self, place: Place) -> None:
        if place in self._waiting:
            self._waiting.remove(place)
        elif place.admitted.done():
            self._free += 1
            self._free_for_slow += place.slow
        self._admit()
        if not self._waiting:
            self._spent.clear()
