"""The time of day, as steady as clocks of players need it: it jumps only when it is looked at, and tells so."""

from __future__ import annotations

import time
from collections.abc import Callable

EVERY = 1.0  # seconds between two looks
STOPPED = 3.0  # seconds without a look: the process was stopped, or the machine slept
JUMPED = 1.0  # seconds that the time of day was set by; less is drift


class Clock:
    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._steady = steady
        self._ahead = wall() - steady()
        self._looked = steady()

    def now(self) -> float:
        """Seconds since 1970, as they were counted at the last look."""
        return self._steady() + self._ahead

    def look(self) -> float:
        """Follow the time of day; how many seconds since the last look nobody can be charged with."""
        steady = self._steady()
        passed, self._looked = steady - self._looked, steady
        ahead = self._wall() - steady
        jumped, self._ahead = ahead - self._ahead, ahead
        lost = passed - EVERY if passed > STOPPED else 0.0
        return lost + (jumped if abs(jumped) > JUMPED else 0.0)
