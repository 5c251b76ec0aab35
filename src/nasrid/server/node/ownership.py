"""The tables that this process owns. Only the owner of a table adds to its log.

Other processes follow the table: they receive new entries over the bus or read them from the log. When an owner dies,
another process takes its tables over.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

from nasrid.i18n import t
from nasrid.server.metrics import Metrics
from nasrid.server.node.table_cache import TableCache, in_batches
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.store.driver import DatabaseError, StoreError
from nasrid.server.store.leases import LeaseStore
from nasrid.server.store.tables import TableStore
from nasrid.server.table.live import LiveTable

HEARTBEAT_SECONDS = 2.0
HEARTBEAT_TTL_SECONDS = 8.0
MISSED_HEARTBEAT_SECONDS = 3.0  # since the last heartbeat, for a process that is not on the bus either
OUTAGE_THRESHOLD_SECONDS = 600.0  # without any process
OUTAGE_GRACE_SECONDS = 12 * 3600.0
log = logging.getLogger(__name__)


@dataclass(eq=False)
class Ownership:
    node: str
    cache: TableCache
    store: TableStore
    leases: LeaseStore
    metrics: Metrics
    now: Callable[[], float]
    heartbeat_at: float = field(default_factory=time.monotonic)
    grace_until: float = 0.0  # deadlines that passed during an outage are extended to this time
    is_stopping: bool = False  # the process still serves, so that nothing fails until proxies have noticed

    async def open(self) -> None:
        await self._await_others()
        if await self.leases.seconds_since_last_process() > OUTAGE_THRESHOLD_SECONDS:
            self.grace_until = self.now() + OUTAGE_GRACE_SECONDS
        await self.leases.heartbeat(self.node, HEARTBEAT_TTL_SECONDS)

    async def _await_others(self) -> None:
        """Raise StoreError if another process uses the database, and one of the two has no bus.

        Wait first, because a killed process counts as alive.
        """
        end = time.monotonic() + HEARTBEAT_TTL_SECONDS + HEARTBEAT_SECONDS
        while await self.leases.has_other_processes(self.node):
            if time.monotonic() > end:
                raise StoreError(t("store-shared"))
            log.warning("waiting for another process that uses this database")
            await asyncio.sleep(HEARTBEAT_SECONDS)

    async def close(self) -> None:
        """Release all tables. If that fails, they are free when the last heartbeat expires."""
        with suppress(DatabaseError):
            await self.leases.retire(self.node)

    @property
    def can_write(self) -> bool:
        """Return True if the last heartbeat reached the database."""
        return time.monotonic() - self.heartbeat_at < HEARTBEAT_TTL_SECONDS

    async def send_heartbeat(self) -> None:
        await self.leases.heartbeat(self.node, HEARTBEAT_TTL_SECONDS)
        self.heartbeat_at = time.monotonic()
        await self.drop_lost_tables()

    async def drop_lost_tables(self) -> None:
        """Discard the tables that another process has taken over, or that the operator has changed or removed."""
        leases = [(live, live.lease) for live in self.cache.owners]
        epochs = await self.leases.owned_epochs(self.node)
        async for live, lease in in_batches(leases):
            if epochs.get(live.id) != lease.epoch and live in self.cache.owners and live.lease is lease:
                log.warning("table lost", extra={"table": live.id})
                self.metrics.count_lost_table()
                self.cache.discard(live)

    async def expire_absent(self, node: str) -> None:
        """Mark a process as dead that is neither on the bus nor has sent its last heartbeat.

        Either alone is not enough: a living process may have lost the bus, or be too busy for a heartbeat. If it lives
        nevertheless, the database rejects its writes to tables that were taken over.
        """
        await self.leases.expire(node, HEARTBEAT_TTL_SECONDS - MISSED_HEARTBEAT_SECONDS)

    async def follow(self, live: LiveTable, seq: int, entry: AnyEntry | None = None) -> None:
        """Bring a followed table up to this entry of its log."""
        async with live.lock:
            if live in self.cache.owners or not self.cache.is_current(live) or seq <= live.state.seq:
                return  # a table that was just discarded may contain an entry that could not be stored
            if entry and seq == live.state.seq + 1:
                live.announce(live.fold(entry))
            else:
                await self._fold_new_entries(live)

    async def _fold_new_entries(self, live: LiveTable) -> None:
        for entry in await self.store.log(live.id, live.state.seq):
            live.announce(live.fold(entry))

    async def take_over(self, live: LiveTable) -> None:
        """Own a followed table if its owner has died or released it; otherwise note the current owner."""
        async with live.lock:
            if live in self.cache.owners or self.cache.is_closing or not self.cache.is_current(live):
                return
            lease = await self.leases.claim(live.id, self.node)
            if lease is None or lease.epoch > live.lease.epoch + 1:  # removed, or its log may have been rewritten
                self.cache.discard(live)
                return
            if lease.owner == self.node:
                await self._fold_new_entries(live)
                log.info("table taken over", extra={"table": live.id, "from": live.lease.owner})
                self.metrics.count_takeover()
                self.cache.own(live, lease)
            live.lease = lease

    async def catch_up_followed(self) -> None:
        """Check the followed tables against the database, because bus messages may be lost and owners may die."""
        followed = self.cache.followed()
        for owner in {live.lease.owner for live in followed.values()}:
            if owner and await self.cache.peers.is_absent(owner):
                await self.expire_absent(owner)
        for table_id, seq, epoch, is_owned in await self.leases.table_heads(list(followed)):
            live = followed[table_id]
            await self.follow(live, seq)
            if not is_owned or epoch != live.lease.epoch:
                await self.take_over(live)
