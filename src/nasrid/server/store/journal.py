"""Group commit: entries of many tables share a transaction; the next batch gathers while one is written."""

import asyncio

from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.store.driver import Statement
from nasrid.server.store.tables import TableStore, append_statements
from nasrid.server.table.lease import Fenced
from nasrid.server.table.state import TableState

BATCH_DELAY_SECONDS = 0.003  # imperceptible, and it halves the transactions under load
MAX_BATCH_ENTRIES = 500


class Journal:
    def __init__(self, store: TableStore) -> None:
        self._store = store
        self._waiting: list[tuple[list[Statement], asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        """Return the number of entries that wait for a transaction."""
        return len(self._waiting)

    def append(self, table: TableState, epoch: int, entry: AnyEntry, changes_table: bool) -> asyncio.Future[None]:
        """Return a future that is done when the entry is on disk. It fails with Fenced if the table is not owned."""
        safe: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((append_statements(table, epoch, entry, changes_table), safe))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        return safe

    async def _write(self) -> None:
        try:
            while self._waiting:
                await asyncio.sleep(BATCH_DELAY_SECONDS)
                batch, self._waiting = self._waiting[:MAX_BATCH_ENTRIES], self._waiting[MAX_BATCH_ENTRIES:]
                await self._write_batch(batch)
        finally:
            self._writing = None

    async def _write_batch(self, batch: list[tuple[list[Statement], asyncio.Future[None]]]) -> None:
        try:
            written = await self._store.append([writes for writes, _ in batch])
        except Exception as error:
            await self._fail(batch, error)
            return
        for (_, safe), is_owner in zip(batch, written, strict=True):
            if safe.done():
                continue
            if is_owner:
                safe.set_result(None)
            else:
                safe.set_exception(Fenced())

    async def _fail(self, batch: list[tuple[list[Statement], asyncio.Future[None]]], error: Exception) -> None:
        """Retry each entry alone, so that one table cannot make the others fail."""
        if len(batch) > 1:
            for item in batch:
                await self._write_batch([item])
        elif not batch[0][1].done():
            batch[0][1].set_exception(error)
