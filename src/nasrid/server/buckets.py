"""Limits on how often something may happen."""

from __future__ import annotations

import time

MANY = 10_000  # buckets, before the full ones are looked for and thrown away


class Buckets:
    """For each key, so many times within so many seconds; what is not used comes back steadily."""

    def __init__(self, times: int, seconds: float) -> None:
        self._times = times
        self._rate = times / seconds
        self._left: dict[object, tuple[float, float]] = {}  # what is left, and when that was
        self._many = MANY

    def take(self, key: object = None) -> bool:
        """Whether it may happen once more now."""
        now = time.monotonic()
        left, then = self._left.get(key, (float(self._times), now))
        left = min(self._times, left + (now - then) * self._rate)
        if left < 1:
            return False
        if len(self._left) >= self._many:
            self._forget(now)
        self._left[key] = (left - 1, now)
        return True

    def _forget(self, now: float) -> None:
        full = [key for key, (left, then) in self._left.items() if left + (now - then) * self._rate >= self._times]
        for key in full:
            del self._left[key]
        self._many = max(MANY, 2 * len(self._left))  # looking through them all at every request would be an attack
