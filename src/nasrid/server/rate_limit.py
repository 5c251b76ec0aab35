"""Rate limits."""

from __future__ import annotations

import time

PRUNE_THRESHOLD = 10_000  # buckets


class TokenBuckets:
    """A token bucket per key: `capacity` tokens, refilled steadily within `seconds`."""

    def __init__(self, capacity: int, seconds: float) -> None:
        self._capacity = capacity
        self._rate = capacity / seconds
        self._tokens: dict[object, tuple[float, float]] = {}  # tokens left, and the time of that count
        self._prune_threshold = PRUNE_THRESHOLD

    def has(self, key: object, count: int) -> bool:
        """Return whether this many tokens are left."""
        return self._left(key, time.monotonic()) >= count

    def try_take(self, key: object = None, count: int = 1) -> bool:
        """Take this many tokens. Return False if fewer are left."""
        now = time.monotonic()
        tokens = self._left(key, now)
        if tokens < count:
            return False
        if len(self._tokens) >= self._prune_threshold:
            self._prune_full(now)
        self._tokens[key] = (tokens - count, now)
        return True

    def _left(self, key: object, now: float) -> float:
        tokens, updated_at = self._tokens.get(key, (float(self._capacity), now))
        return min(self._capacity, tokens + (now - updated_at) * self._rate)

    def _prune_full(self, now: float) -> None:
        full = [
            key
            for key, (tokens, updated_at) in self._tokens.items()
            if tokens + (now - updated_at) * self._rate >= self._capacity
        ]
        for key in full:
            del self._tokens[key]
        # Doubled, because a search on every request would be expensive under attack.
        self._prune_threshold = max(PRUNE_THRESHOLD, 2 * len(self._tokens))
