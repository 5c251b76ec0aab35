"""Figures of this process and its database for operators: metrics and the server status."""

import asyncio
import time
from dataclasses import dataclass, field

from nasrid.server.bots.pool import BotPool
from nasrid.server.metrics import Metrics, QueueLengths, Readings
from nasrid.server.node.ownership import Ownership
from nasrid.server.node.peers import Peers
from nasrid.server.node.table_cache import TableCache
from nasrid.server.store.database import Database
from nasrid.server.store.journal import Journal
from nasrid.server.store.readings import StoredReadings

READING_INTERVAL_SECONDS = 30.0
LAG_PROBE_SECONDS = 0.5


@dataclass(eq=False)
class Monitor:
    database: Database
    cache: TableCache
    ownership: Ownership
    peers: Peers
    bots: BotPool
    journal: Journal
    metrics: Metrics
    _stored: StoredReadings = field(default_factory=StoredReadings)

    async def update_stored_readings(self) -> None:
        self._stored = await self.database.readings.read()

    async def measure_loop_lag(self) -> None:
        """Measure how late a timer fires. Everything that a player waits for is at least as late."""
        while True:
            due = time.perf_counter() + LAG_PROBE_SECONDS
            await asyncio.sleep(LAG_PROBE_SECONDS)
            self.metrics.loop_lag.observe(max(0.0, time.perf_counter() - due))

    def readings(self) -> Readings:
        tables = self.cache.tables.values()
        viewers = [viewer for live in tables for viewer in live.viewers]
        return Readings(
            players=len({viewer.player for viewer in viewers if viewer.player}),
            sockets=len(viewers),
            owned_tables=len(self.cache.owners),
            followed_tables=len(tables) - len(self.cache.owners),
            queues=QueueLengths(
                len(self.bots.queue), len(self.journal), self.database.driver.running, self._stored.waiting_reviews
            ),
            heartbeat_age_seconds=time.monotonic() - self.ownership.heartbeat_at,
            is_bus_connected=self.peers.bus.is_connected,
            processes=self._stored.processes,
            database_bytes=self._stored.database_bytes,
            free_disk_bytes=self._stored.free_disk_bytes,
            damaged_tables=self._stored.damaged_tables,
            damaged_tournaments=self._stored.damaged_tournaments,
            late_tournaments=self._stored.late_tournaments,
        )
