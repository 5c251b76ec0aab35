"""Databases of each kind, and tables stored in them."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from nasrid.server.protocol import entries
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.settings import TableSettings
from nasrid.server.store.database import Database
from nasrid.server.store.driver import Driver, Row, Statement
from nasrid.server.store.sqlite import SqliteDriver
from nasrid.server.store.tables import append_statements
from nasrid.server.table.folding import fold
from nasrid.server.table.lease import Lease
from nasrid.server.table.state import TableState


@dataclass
class Place:
    """A database of one kind, initially empty."""

    kind: str
    address: str

    def driver(self) -> Driver:
        if self.kind == "SQLite":
            return SqliteDriver(Path(self.address))
        from nasrid.server.store.postgres import PostgresDriver  # another extra

        return PostgresDriver(self.address)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Database]:
        store = Database(self.driver())
        await store.open()
        try:
            yield store
        finally:
            await store.close()

    async def pretend_schema(self, number: int) -> None:
        """Set the schema number, as if another version of nasrid had written the database."""
        if self.kind == "SQLite":
            with closing(sqlite3.connect(self.address, isolation_level=None)) as file:
                file.execute(f"PRAGMA user_version = {number}")
        else:
            import asyncpg

            connection = await asyncpg.connect(self.address)
            await connection.execute("DELETE FROM schema_version")
            await connection.execute("INSERT INTO schema_version (number) VALUES ($1)", number)
            await connection.close()


async def new_table(store: Database, name: str, owner: str = "me", host: str = "zaida", **settings: Any) -> TableState:
    table, chosen = TableState(name), TableSettings({"players": 2}, **settings)
    opened = entries.Opened(at=1.0, settings=chosen, host=host, host_name=host.title(), invitation="secret")
    fold(table, opened)
    await store.tables.create(table, Lease(owner, 1), [opened])
    return table


def next_of(table: TableState, entry: AnyEntry, epoch: int = 1, changes_table: bool = False) -> list[Statement]:
    fold(table, entry)
    return append_statements(table, epoch, entry, changes_table)


async def rows(store: Database, sql: str, *values: Any) -> list[Row]:
    (found,) = await store.driver.run([(sql, values)])
    return found


def ids_of(summary: msgspec.Raw) -> str:
    return str(msgspec.json.decode(summary)["id"])
