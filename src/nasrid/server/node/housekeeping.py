"""Periodic work of a server process: clock corrections, expiry, unloading of tables."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from nasrid.server.clock import RESYNC_INTERVAL_SECONDS, SteadyClock
from nasrid.server.limits import Limits
from nasrid.server.node.ownership import HEARTBEAT_SECONDS, Ownership
from nasrid.server.node.peers import Peers
from nasrid.server.node.presence import PresenceTracker
from nasrid.server.node.table_cache import TableCache, in_batches
from nasrid.server.store.database import Database
from nasrid.server.table.background import log_errors
from nasrid.server.table.live import LiveTable

EXPIRY_INTERVAL_SECONDS = 3600.0
UNLOAD_AFTER_SECONDS = 120.0
log = logging.getLogger(__name__)


class Housekeeping:
    def __init__(
        self,
        node: str,
        database: Database,
        limits: Limits,
        clock: SteadyClock,
        cache: TableCache,
        ownership: Ownership,
        presence: PresenceTracker,
        peers: Peers,
    ) -> None:
        self._node = node
        self._database = database
        self._limits = limits
        self._clock = clock
        self._cache = cache
        self._ownership = ownership
        self._presence = presence
        self._peers = peers
        self._banned_addresses: set[str] = set()

    def is_banned_address(self, address: str) -> bool:
        return address in self._banned_addresses

    def resync_clock(self) -> None:
        """Correct the clock once per second, and credit lost time to the players before their timers fire."""
        if lost := self._clock.resync():
            log.warning("time lost", extra={"seconds": round(lost, 1)})
            for owner in list(self._cache.owners.values()):
                owner.credit_lost_time(lost)
        if not self._cache.is_closing:
            asyncio.get_running_loop().call_later(RESYNC_INTERVAL_SECONDS, self.resync_clock)

    async def update(self) -> None:
        """Apply changes in the database, start due tables, and unload unused ones."""
        self._banned_addresses = await self._database.moderation.banned_targets("address")
        await self._database.profiles.update_ratings()
        await self._presence.refresh_names()
        for table_id in await self._database.leases.due_tables(self._clock.now(), self._node):
            if table_id not in self._cache.tables:
                await log_errors(self._cache.get(table_id))
        await self._ownership.catch_up_followed()
        async for live in in_batches(self._cache.tables.values()):
            if not self._peers.bus.IS_SINGLE_PROCESS:
                self._presence.refresh(live)
                if live.viewers:
                    await self._peers.publish_presence(live)
            if time.monotonic() - live.used_at > UNLOAD_AFTER_SECONDS and self._is_idle(live):
                await self._cache.unload(live)

    def _is_idle(self, live: LiveTable) -> bool:
        owner = self._cache.owners.get(live)
        return not live.viewers and not live.lock.locked() and (owner is None or owner.is_idle)

    async def delete_expired(self) -> None:
        await self._database.sessions.end_old(self._limits.session_days)
        await self._database.accounts.delete_expired(self._limits.guest_days, self._limits.table_days)


async def run_periodically(work: Callable[[], Awaitable[None]], interval_seconds: float = HEARTBEAT_SECONDS) -> None:
    while True:
        try:
            await work()
        except Exception:
            log.exception("housekeeping failed")
        await asyncio.sleep(interval_seconds)
