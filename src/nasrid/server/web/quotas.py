"""Quotas per player or address."""

import asyncio

from nasrid.server.limits import Limits
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.rate_limit import TokenBuckets
from nasrid.server.web.replays import ReplayQueue

CODES_PER_HOUR = 10  # of a second factor; a code has six digits, so more could be guessed


class Quota:
    def __init__(self, capacity: int, seconds: float, message: str, code: str = "quota_exceeded") -> None:
        self._buckets = TokenBuckets(capacity, seconds)
        self._message = message
        self._code = code

    def try_take(self, key: str) -> bool:
        """Use the quota once. Return False if it is exhausted."""
        return self._buckets.try_take(key)

    def require(self, key: str) -> None:
        """Use the quota once. Raise RefusalError if it is exhausted."""
        if not self.try_take(key):
            raise RefusalError(self._code, self._message)


class Quotas:
    def __init__(self, limits: Limits) -> None:
        self.guests = Quota(limits.guests_per_hour, 3600, "too many new players from your address; try again later")
        self.tables = Quota(limits.tables_per_hour, 3600, "you have opened too many tables; try again later")
        self.lobby_tables = Quota(
            limits.lobby_tables_per_hour, 3600, "too many lobby tables from your address; try again later"
        )
        self.reports = Quota(limits.reports_per_hour, 3600, "you have sent too many reports; try again later")
        self.invitations = Quota(limits.invitations_per_hour, 3600, "you have invited too many people; try again later")
        self.push_changes = Quota(
            limits.push_changes_per_hour, 3600, "you have changed this too often; try again later"
        )
        self.messages = Quota(limits.messages_per_10s, 10, "too many commands; wait a moment", "rate_limited")
        self.logins = Quota(limits.logins_per_10min, 600, "too many attempts to sign in; wait a few minutes")
        self.device_logins = Quota(
            limits.logins_per_10min, 600, "too many attempts to sign in on this device; wait a few minutes"
        )
        self.strangers_logins = Quota(
            limits.strangers_logins_per_10min,
            600,
            "too many attempts to sign in with this login; wait a few minutes, or use a device known to the account",
        )
        self.codes = Quota(CODES_PER_HOUR, 3600, "too many codes; try again later")
        # Each replays a whole game, which costs as much as a few dozen other requests.
        self.histories = Quota(
            max(1, limits.requests_per_10s // 20),
            10,
            "too many requests of this kind; wait a few seconds",
            "rate_limited",
        )
        self.replays = ReplayQueue()
        self.resume_slot = asyncio.Semaphore(1)
