"""The time of day for players' clocks. It follows the system clock only when it is resynchronised."""

import time
from collections.abc import Callable

RESYNC_INTERVAL_SECONDS = 1.0
SUSPENDED_AFTER_SECONDS = 3.0  # without a resync: the process or the machine was suspended
JUMP_THRESHOLD_SECONDS = 1.0  # smaller corrections of the system clock are drift


class SteadyClock:
    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._steady = steady
        self._offset = wall() - steady()
        self._resynced_at = steady()

    def now(self) -> float:
        """Return the seconds since 1970."""
        return self._steady() + self._offset

    def resync(self) -> float:
        """Follow the system clock. Return the seconds that must not be charged to players."""
        steady = self._steady()
        passed, self._resynced_at = steady - self._resynced_at, steady
        ahead = self._wall() - steady
        jumped, self._offset = ahead - self._offset, ahead
        lost = passed - RESYNC_INTERVAL_SECONDS if passed > SUSPENDED_AFTER_SECONDS else 0.0
        return lost + (jumped if abs(jumped) > JUMP_THRESHOLD_SECONDS else 0.0)
