"""Limits on how often something may happen."""

from __future__ import annotations

import time

PRUNE_THRESHOLD = 10_000  # buckets, before the full ones are looked for and thrown away


class TokenBuckets:
    """For each key, so many times within so many seconds; what is not used comes back steadily."""

    def __init__(self, capacity: int, seconds: float) -> None:
        self._capacity = capacity
        self._rate = capacity / seconds
        self._tokens: dict[object, tuple[float, float]] = {}  # what is left, and when that was
        self._prune_threshold = PRUNE_THRESHOLD

    def try_take(self, key: object = None) -> bool:
        """Whether it may happen once more now."""
        now = time.monotonic()
        tokens, updated_at = self._tokens.get(key, (float(self._capacity), now))
        tokens = min(self._capacity, tokens + (now - updated_at) * self._rate)
        if tokens < 1:
            return False
        if len(self._tokens) >= self._prune_threshold:
            self._prune_full(now)
        self._tokens[key] = (tokens - 1, now)
        return True

    def _prune_full(self, now: float) -> None:
        full = [
            key
            for key, (tokens, updated_at) in self._tokens.items()
            if tokens + (now - updated_at) * self._rate >= self._capacity
        ]
        for key in full:
            del self._tokens[key]
        self._prune_threshold = max(
            PRUNE_THRESHOLD, 2 * len(self._tokens)
        )  # looking through them all at every request would be an attack
