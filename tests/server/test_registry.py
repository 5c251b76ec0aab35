"""What a process does for all its tables, some at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from nasrid.server.limits import Limits
from nasrid.server.protocol.settings import TableSettings
from nasrid.server.registry import registry as module
from nasrid.server.registry.bus import NoBus
from nasrid.server.registry.registry import Registry
from nasrid.server.store.sqlite import SqliteDriver
from nasrid.server.store.store import Account, Store
from nasrid.server.table.live import LiveTable, Viewer
from nasrid.server.table.player import PlayerRef

ZAIDA = PlayerRef("z", "Zaida")
TABLES = 5


@pytest.fixture(autouse=True)
def _few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "TABLE_BATCH_SIZE", 2)


@asynccontextmanager
async def registry_with_tables(folder: Path) -> AsyncIterator[tuple[Registry, list[LiveTable]]]:
    """It does nothing by itself."""
    registry = Registry(Store(SqliteDriver(folder / "nasrid.sqlite")), NoBus(), Limits())
    await registry.store.open()
    await registry.peers.open(registry)
    for _ in range(TABLES):
        await registry.open_table(ZAIDA, TableSettings(), 0)
    yield registry, list(registry.tables.values())
    await registry.close()


def test_every_table_that_is_lost_is_given_up(tmp_path: Path) -> None:
    async def lose() -> None:
        async with registry_with_tables(tmp_path) as (registry, tables):
            await registry.drop_lost_tables()
            assert set(registry.owners) == set(tables)
            kept = tables[2]
            await registry.store.driver.run([("UPDATE tables SET epoch = epoch + 1 WHERE id <> $1", (kept.id,))])
            await registry.drop_lost_tables()
            assert set(registry.owners) == set(registry.tables.values()) == {kept}

    asyncio.run(lose())


def test_who_watches_has_a_new_name_at_every_table(tmp_path: Path) -> None:
    async def rename() -> None:
        async with registry_with_tables(tmp_path) as (registry, tables):
            await registry.store.add_player(Account("o", "Omar", None, None), "token")
            watching = [Viewer("o", lambda frame: None, lambda code, why: None, "Omar") for _ in tables]
            for table, viewer in zip(tables, watching, strict=True):
                await registry.join(table.id, viewer, None)
            await registry.store.rename("o", "Umar")
            await registry.refresh_names()
            assert {viewer.name for viewer in watching} == {"Umar"}
            assert all(table.sent_presence.names == ["Umar"] for table in tables)

    asyncio.run(rename())
