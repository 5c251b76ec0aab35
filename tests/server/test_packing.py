"""Finished games are stored compactly, and everything that reads or changes a log still works."""

import asyncio
import time

import pytest

from nasrid.server.protocol import entries
from nasrid.server.protocol.info import GameResult
from nasrid.server.store.checks import check_database
from nasrid.server.store.database import Database
from nasrid.server.store.driver import DamagedDatabaseError
from nasrid.server.store.players import Account
from nasrid.server.table.automatic import started_entry
from nasrid.server.table.lease import Lease
from nasrid.server.table.live import LiveTable
from nasrid.server.table.state import TableState
from tests.server.stores import new_table, next_of, rows


def words(text: str, player: str = "zaida") -> entries.ChatSent:
    return entries.ChatSent(at=5.0, player=player, command="c" * 20, digest="d" * 40, seat=0, text=text)


async def finished_game(store: Database, name: str = "game") -> TableState:
    table = await new_table(store, name, owner="gone")
    for seat, player in enumerate(("zaida", "omar")):
        seated = entries.Seated(at=2.0, seat=seat, sitter=player, name=player.title())
        assert await store.tables.append([next_of(table, seated, changes_table=True)]) == [True]
    assert await store.tables.append([next_of(table, started_entry(table, 3.0), changes_table=True)]) == [True]
    said = [words(f"move {number}") for number in range(120)]
    assert all(await store.tables.append([next_of(table, entry) for entry in said]))
    table.stage, table.result = "over", GameResult([70, 90], [1])
    assert await store.tables.append([next_of(table, words("bye"), changes_table=True)]) == [True]
    await store.leases.retire("gone")
    return table


async def count(store: Database, name: str) -> int:
    ((number,),) = await rows(store, f"SELECT count(*) FROM {name}")
    return int(number)


def texts(log: list[entries.AnyEntry]) -> list[str]:
    return [entry.text for entry in log if isinstance(entry, entries.ChatSent)]


async def test_packed_log_is_read_and_continued(store: Database) -> None:
    table = await finished_game(store)
    before = await store.tables.log("game")
    await store.packing.pack_finished_games(5.0)
    assert await count(store, "packed_logs") == 0, "people may still look at it"
    await asyncio.gather(*(store.packing.pack_finished_games(time.time()) for _ in range(3)))
    assert await count(store, "entries") == await count(store, "checkpoints") == 0
    ((size,),) = await rows(store, "SELECT length(body) FROM packed_logs")
    assert size < 2000
    log = await store.tables.log("game")
    assert texts(log) == texts(before)
    assert await store.tables.log("game", 100) == log[100:]
    live = LiveTable("game", Lease("me", 1))
    await store.tables.load(live, table.seq, table.result)
    assert live.state.seq == table.seq
    assert await count(store, "checkpoints") == 0
    lease = await store.leases.claim("game", "me")
    assert lease
    assert await store.tables.append([next_of(table, words("again"), epoch=lease.epoch)]) == [True]
    assert texts(await store.tables.log("game"))[-2:] == ["bye", "again"]
    assert texts(await store.tables.log("game", table.seq - 1)) == ["again"]
    await store.packing.pack_finished_games(time.time())
    assert await count(store, "entries") == 1, "it has an owner"
    await store.leases.release("game", lease)
    await store.packing.pack_finished_games(time.time())
    assert await count(store, "entries") == 0
    assert texts(await store.tables.log("game")) == [*texts(before), "again"]
    assert await store.tables.ids() == await store.tables.ids(from_logs=True) == ["game"]
    assert not (await check_database(store, print)).damaged_tables


async def test_writer_of_an_earlier_epoch_cannot_touch_a_packed_log(store: Database) -> None:
    table = await finished_game(store)
    await store.packing.pack_finished_games(time.time())
    assert await store.tables.append([next_of(table, words("late"))]) == [False]
    assert "late" not in texts(await store.tables.log("game"))


async def test_deletion_reaches_packed_logs(store: Database) -> None:
    for player in ("zaida", "omar"):
        await store.players.add(Account(player, player.title(), None, None), player)
    table = await finished_game(store)
    await store.packing.pack_finished_games(time.time())
    lease = await store.leases.claim("game", "me")
    assert lease
    assert await store.tables.append([next_of(table, words("after"), epoch=lease.epoch)]) == [True]
    await store.accounts.delete("zaida")
    log = await store.tables.log("game")
    assert len(log) == table.seq
    assert "zaida" not in str(log).lower()
    assert "Omar" in str(log)
    assert not {"after", "bye"} & set(texts(log))


async def test_unreadable_packed_log_is_reported(store: Database) -> None:
    await finished_game(store)
    await store.packing.pack_finished_games(time.time())
    await rows(store, "UPDATE packed_logs SET body = $1", b"no zlib")
    with pytest.raises(DamagedDatabaseError):
        await store.tables.log("game")
    await rows(store, "UPDATE tables SET packed = 0")
    await store.packing.pack_finished_games(time.time())
    assert await rows(store, "SELECT packed FROM tables") == [(1,)], "it is not tried again and again"
    lines: list[str] = []
    result = await check_database(store, lines.append)
    assert result.damaged_tables == 1
    assert "a packed log cannot be read" in lines[0]
