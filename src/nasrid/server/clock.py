"""The time of day, as steady as clocks of players need it: it jumps only when it is looked at, and tells so."""

from __future__ import annotations

import time
from collections.abc import Callable

RESYNC_INTERVAL_SECONDS = 1.0  # seconds between two looks
SUSPENDED_AFTER_SECONDS = 3.0  # seconds without a look: the process was stopped, or the machine slept
JUMP_THRESHOLD_SECONDS = 1.0  # seconds that the time of day was set by; less is drift


class SteadyClock:
    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._steady = steady
        self._offset = wall() - steady()
        self._resynced_at = steady()

    def now(self) -> float:
        """Seconds since 1970, as they were counted at the last look."""
        return self._steady() + self._offset

    def resync(self) -> float:
        """Follow the time of day; how many seconds since the last look nobody can be charged with."""
        steady = self._steady()
        passed, self._resynced_at = steady - self._resynced_at, steady
        ahead = self._wall() - steady
        jumped, self._offset = ahead - self._offset, ahead
        lost = passed - RESYNC_INTERVAL_SECONDS if passed > SUSPENDED_AFTER_SECONDS else 0.0
        return lost + (jumped if abs(jumped) > JUMP_THRESHOLD_SECONDS else 0.0)
