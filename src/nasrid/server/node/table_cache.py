"""The tables in memory: those that this process owns, and those that it follows for its viewers."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar

from nasrid.server.node.peers import Peers
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.forms import CreatedTable
from nasrid.server.store.driver import DamagedDatabaseError, DatabaseError
from nasrid.server.store.leases import LeaseStore
from nasrid.server.store.tables import TableStore
from nasrid.server.table.background import Background
from nasrid.server.table.lease import Lease
from nasrid.server.table.live import LiveTable
from nasrid.server.table.owner import TableOwner

TABLE_BATCH_SIZE = 500
T = TypeVar("T")
log = logging.getLogger(__name__)


@dataclass(eq=False)
class TableCache:
    node: str
    store: TableStore
    leases: LeaseStore
    peers: Peers
    background: Background
    make_owner: Callable[[LiveTable], TableOwner]
    now: Callable[[], float]

    def __post_init__(self) -> None:
        self.tables: dict[str, LiveTable] = {}
        self.owners: dict[LiveTable, TableOwner] = {}  # of the tables that this process owns
        self.is_closing = False
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    async def get(self, table_id: str) -> LiveTable:
        """Return the table, and load it if necessary."""
        live = self.tables.get(table_id)
        if live is None:
            if self.is_closing:
                raise RefusalError("unavailable", "the server is shutting down; reconnect in a moment")
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            live = await asyncio.shield(loading)
        live.used_at = time.monotonic()
        if (owner := self.owners.get(live)) and owner.is_resting:
            owner.wake()
        return live

    async def _load(self, table_id: str) -> LiveTable:
        try:
            lease = await self.leases.claim(table_id, self.node)
        except DamagedDatabaseError:
            raise damaged_table() from None
        if lease is None:
            raise RefusalError("no_such_table", "there is no such table; check the link")
        live = LiveTable(table_id, lease, self.now)
        async with live.lock:
            await self.peers.subscribe(live)  # before the log is read, so that no entry is missed
            await self._read(live)
            self.tables[table_id] = live
            if lease.owner == self.node:
                self.own(live, lease)
        return live

    async def _read(self, live: LiveTable) -> None:
        seq, stage, result = await self.store.stored_table(live.id)
        if stage == "damaged":
            raise damaged_table()
        try:
            await self.store.load(live, seq, result)
        except Exception as error:
            if isinstance(error, RefusalError) and not isinstance(error, DamagedDatabaseError):
                raise
            log.exception("damaged table; run `nasrid check`", extra={"table": live.id})
            await self._quarantine(live)
            raise damaged_table() from None

    async def _quarantine(self, live: LiveTable) -> None:
        """Quarantine a table that this process owns. A follower may be an older version that cannot read the log."""
        if live.lease.owner == self.node:
            with suppress(DamagedDatabaseError):  # the next request finds the damage again
                await self.store.quarantine(live.id)

    async def create(self, live: LiveTable, entries: list[AnyEntry]) -> CreatedTable:
        """Store a new table with the entries that it has folded, and own it."""
        await self.store.create(live.state, live.lease, entries)
        await self.peers.subscribe(live)
        self.tables[live.id] = live
        self.own(live, live.lease)
        return CreatedTable(live.id, live.state.invitation)

    def own(self, live: LiveTable, lease: Lease) -> None:
        live.lease = lease
        owner = self.owners[live] = self.make_owner(live)
        self.background.spawn(owner.catch_up())

    def is_current(self, live: LiveTable) -> bool:
        """Return whether this object still is the table in memory; it may have been unloaded and loaded again."""
        return self.tables.get(live.id) is live

    def followed(self) -> dict[str, LiveTable]:
        """Return the tables that another process owns."""
        return {live.id: live for live in self.tables.values() if live not in self.owners}

    async def reload(self, table_id: str) -> None:
        """Unload a table whose log was rewritten."""
        if live := self.tables.get(table_id):
            async with live.lock:
                await self.unload(live)
            live.close("the table has changed; reconnect")

    def discard(self, live: LiveTable) -> None:
        """Drop a table whose state in memory cannot be trusted."""
        self._remove(live)
        self.background.spawn(self.peers.unsubscribe(live))
        live.close("the table has moved; reconnect")

    async def unload(self, live: LiveTable) -> None:
        """Drop a table and release it, so that another process can own it at once."""
        is_owned = live in self.owners
        self._remove(live)
        if is_owned:
            await self.leases.release(live.id, live.lease)
            await self.peers.publish_release(live.id)
        await self.peers.unsubscribe(live)

    async def _abandon(self, live: LiveTable) -> None:
        self._remove(live)

    def _remove(self, live: LiveTable) -> None:
        if owner := self.owners.pop(live, None):
            owner.close()
        if self.is_current(live):
            del self.tables[live.id]

    async def close(self) -> None:
        """Unload all tables. If the database fails, unload the others without it, so that stopping takes no longer."""
        self.is_closing = True
        unload = self.unload
        for live in list(self.tables.values()):
            async with live.lock:
                try:
                    await unload(live)
                except DatabaseError:
                    unload = self._abandon
            live.close("the server is shutting down or restarting; reconnect in a moment")


def damaged_table() -> RefusalError:
    return RefusalError("table_damaged", "the log of this table is damaged; ask the operator of the server")


async def in_batches(items: Iterable[T]) -> AsyncIterator[T]:
    """Iterate over a copy of the items, and let other tasks run after each batch."""
    for number, item in enumerate(list(items), 1):
        yield item
        if number % TABLE_BATCH_SIZE == 0:
            await asyncio.sleep(0)
