"""Storage of tables on a device."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Raw

from nasrid.server.protocol import entries
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.info import TableSummary
from nasrid.server.protocol.messages import encode
from nasrid.server.table.lease import Fenced
from nasrid.server.table.public_info import table_info
from nasrid.server.table.state import TableState


class DeviceStorage(Protocol):
    """Log entries by table and number, and a summary per table, all as JSON.

    In a browser, this is IndexedDB (web/src/net/local/storage.ts).
    """

    async def read_log(self, table: str) -> Sequence[str]:
        """Return all entries of a table in order, or none if there is no such table."""

    async def append_entries(self, table: str, first: int, texts: Sequence[str], summary: str) -> bool:
        """Store all entries, numbered from `first`, or none.

        Return False if such a number exists already: the table has continued in another window.
        """


class DeviceLog:
    """The logs of all tables on the device."""

    def __init__(self, storage: DeviceStorage) -> None:
        self._storage = storage

    async def read(self, table: str) -> list[AnyEntry]:
        return [entries.decode(text) for text in await self._storage.read_log(table)]

    async def append(self, table: TableState, epoch: int, entry: AnyEntry, changes_table: bool) -> None:
        await self.save(table, [entry])

    async def save(self, table: TableState, log: list[AnyEntry]) -> None:
        """Store the last entries of a table."""
        texts = [entries.encode(entry).decode() for entry in log]
        summary = encode(_table_summary(table, log[-1].at)).decode()
        if not await self._storage.append_entries(table.id, table.seq - len(log) + 1, texts, summary):
            raise Fenced


def _table_summary(table: TableState, now: float) -> TableSummary:
    """Return the summary of a table. A device shared by several people has no seat of its own."""
    people = [seat for seat, seat_state in enumerate(table.seats) if seat_state.player]
    seat = people[0] if len(people) == 1 else None
    return TableSummary(Raw(encode(table_info(table))), table.decider, now, seat)
