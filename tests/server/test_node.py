"""Work of a process on all its tables, in batches."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from nasrid.rules.game import RULES_VERSION
from nasrid.server.limits import Limits
from nasrid.server.node import table_cache
from nasrid.server.node.bus import NoBus
from nasrid.server.node.housekeeping import run_periodically
from nasrid.server.node.node import Node
from nasrid.server.protocol.commands import PlayerRef
from nasrid.server.protocol.entries import AnyEntry, Started
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.settings import TableSettings
from nasrid.server.store.database import Database
from nasrid.server.store.players import Account
from nasrid.server.store.sqlite import SqliteDriver
from nasrid.server.table.live import LiveTable, Viewer
from nasrid.server.web.replays import ReplayQueue

ZAIDA = PlayerRef("z", "Zaida")
TABLES = 5


@pytest.fixture(autouse=True)
def _small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_cache, "TABLE_BATCH_SIZE", 2)


@asynccontextmanager
async def node_with_tables(folder: Path) -> AsyncIterator[tuple[Node, list[LiveTable]]]:
    """A node without housekeeping."""
    node = Node(Database(SqliteDriver(folder / "nasrid.sqlite")), NoBus(), Limits())
    await node.database.open()
    await node.peers.open()
    for _ in range(TABLES):
        await node.opener.open_table(ZAIDA, TableSettings(), 0)
    yield node, list(node.cache.tables.values())
    await node.close()


async def test_node_discards_every_lost_table(tmp_path: Path) -> None:
    async with node_with_tables(tmp_path) as (node, tables):
        await node.ownership.drop_lost_tables()
        assert set(node.cache.owners) == set(tables)
        kept = tables[2]
        await node.database.driver.run([("UPDATE tables SET epoch = epoch + 1 WHERE id <> $1", (kept.id,))])
        await node.ownership.drop_lost_tables()
        assert set(node.cache.owners) == set(node.cache.tables.values()) == {kept}


async def test_spectator_is_renamed_at_every_table(tmp_path: Path) -> None:
    async with node_with_tables(tmp_path) as (node, tables):
        await node.database.players.add(Account("o", "Omar", None, None), "token")
        watching = [Viewer("o", lambda frame: None, lambda code, why: None, "Omar") for _ in tables]
        for table, viewer in zip(tables, watching, strict=True):
            await node.presence.join(table.id, viewer, None)
        await node.database.players.rename("o", "Umar")
        await node.presence.refresh_names()
        assert {viewer.name for viewer in watching} == {"Umar"}
        assert all(table.sent_presence.names == ["Umar"] for table in tables)


async def test_resumed_game_and_departures_use_the_clock_of_the_node(tmp_path: Path) -> None:
    async with node_with_tables(tmp_path) as (node, tables):
        clock_ahead = 1_000_000.0
        node.clock._offset += clock_ahead
        now = node.clock.now()
        past: list[AnyEntry] = [Started(at=0.0, seed="1", rules_version=RULES_VERSION)]
        resumed = await node.opener.resume_game(ZAIDA, {"players": 2}, past, 0, [], ReplayQueue().collect)
        opened, *_ = await node.database.tables.log(resumed.id)
        assert now <= opened.at <= node.clock.now()
        viewer = Viewer(ZAIDA.id, lambda frame: None, lambda code, why: None)
        live = await node.presence.join(tables[0].id, viewer, None)
        node.presence.leave(live, viewer)
        assert now <= live.left_at[0] <= node.clock.now()


@pytest.mark.parametrize(
    ("error", "level"), [(RefusalError("unavailable", "no answer"), "WARNING"), (KeyError("a bug"), "ERROR")]
)
async def test_outage_is_not_logged_as_a_bug(error: Exception, level: str, caplog: pytest.LogCaptureFixture) -> None:
    attempts = asyncio.Semaphore(0)

    async def work() -> None:
        attempts.release()
        raise error

    with caplog.at_level(logging.INFO, "nasrid"):
        task = asyncio.create_task(run_periodically(work, 0.001))
        for _ in range(3):
            await attempts.acquire()
        task.cancel()
    assert {(record.levelname, record.exc_info is None) for record in caplog.records} == {(level, level == "WARNING")}
