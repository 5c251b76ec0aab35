"""Where a device keeps its tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Raw

from nasrid.server.protocol import entries
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.info import TableSummary
from nasrid.server.protocol.messages import encode
from nasrid.server.table.ownership import Fenced
from nasrid.server.table.state import TableState


class DeviceStorage(Protocol):
    """Entries by table and number, and of each table what a list says of it; all as JSON. A browser keeps them in
    IndexedDB (web/src/net/local/storage.ts)."""

    async def read_log(self, table: str) -> Sequence[str]:
        """Every entry of a table in order; none of a table that is not there."""

    async def append_entries(self, table: str, first: int, texts: Sequence[str], summary: str) -> bool:
        """Keep the entries from this number on, all or none. False if one with such a number is there already: the
        table is open elsewhere on this device, and has gone on."""


class DeviceLog:
    """The log of every table, on a shelf."""

    def __init__(self, storage: DeviceStorage) -> None:
        self._storage = storage

    async def read(self, table: str) -> list[AnyEntry]:
        return [entries.decode(text) for text in await self._storage.read_log(table)]

    async def append(self, table: TableState, epoch: int, entry: AnyEntry, changes_table: bool) -> None:
        await self.save(table, [entry])

    async def save(self, table: TableState, log: list[AnyEntry]) -> None:
        """The entries that the table has taken in last."""
        texts = [entries.encode(entry).decode() for entry in log]
        summary = encode(_table_summary(table, log[-1].at)).decode()
        if not await self._storage.append_entries(table.id, table.seq - len(log) + 1, texts, summary):
            raise Fenced


def _table_summary(table: TableState, now: float) -> TableSummary:
    """Of several people on one device nobody is told that it is their turn."""
    people = [seat for seat, chair in enumerate(table.seats) if chair.player]
    seat = people[0] if len(people) == 1 else None
    return TableSummary(Raw(encode(table.info())), table.decider, now, seat)
