"""`nasrid check`: on databases that servers use, and with pages that cannot be read."""

import asyncio
import re
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from random import Random

import asyncpg

from nasrid.server.limits import Limits
from nasrid.server.node.bus import NoBus
from nasrid.server.node.node import Node
from nasrid.server.protocol import entries
from nasrid.server.store.checks import check_database
from nasrid.server.store.database import Database
from nasrid.server.store.migrations import all_migrations
from nasrid.server.store.sqlite import SqliteDriver
from tests.processes import nasrid
from tests.server.client import Person, Server
from tests.server.services import Postgres
from tests.server.stores import Place, new_table, next_of, rows

DAMAGED = "table_damaged"
PAGE_BYTES = 4096  # SQLite's default


async def codes(server: Server, tables: Iterable[str]) -> dict[str, str | None]:
    """Request each table, and return the codes of the errors."""
    async with Person(server) as zaida:
        return {table: (await zaida.ask("GET", f"/api/tables/{table}"))[1].get("code") for table in tables}


async def open_tables(server: Server, number: int) -> list[str]:
    async with Person(server) as zaida:
        return [(await zaida.open_table(options={"players": 2}))["id"] for _ in range(number)]


async def test_check_finds_tables_sound_that_are_being_played(store: Database) -> None:
    tables = [await new_table(store, f"table {number}") for number in range(20)]

    async def play() -> None:
        while True:
            for table in tables:
                await store.tables.append([next_of(table, entries.ChatSent(at=2.0, seat=0, text="more"))])

    playing = asyncio.create_task(play())
    reports: list[str] = []
    for _ in range(3):
        assert not any(await check_database(store, reports.append)), reports
    playing.cancel()
    await asyncio.wait([playing])
    assert await rows(store, "SELECT count(*) FROM tables WHERE state = 'damaged'") == [(0,)]


async def test_check_takes_a_damaged_table_from_its_running_server(tmp_path: Path, database: str) -> None:
    with Server(tmp_path, "--database", database) as server:
        async with Person(server) as zaida, Person(server, "Yusuf") as yusuf:
            played = await zaida.open_with(yusuf)
            (damaged,) = await open_tables(server, 1)
            connection = await asyncpg.connect(database)
            await connection.execute("UPDATE entries SET body = '?' WHERE table_id = $1 AND seq = 2", damaged)
            await connection.close()
            async with zaida.connect(played) as first, yusuf.connect(played) as second:
                checking = asyncio.create_task(asyncio.to_thread(nasrid, "check", "--database", database))
                until = lambda seat: checking.done() and seat.seq > 10  # noqa: E731
                await asyncio.gather(first.play(Random(1), until), second.play(Random(2), until))
            found = await checking
            assert found.returncode == 1
            assert damaged in found.stdout
            assert played not in found.stdout
            async with asyncio.timeout(30):  # until the server notices that it has lost the table
                while (await codes(server, [damaged]))[damaged] != DAMAGED:
                    await asyncio.sleep(0.2)
            assert await codes(server, [damaged, played]) == {damaged: DAMAGED, played: None}


async def test_check_and_admin_change_no_schema(database: str) -> None:
    """Only a server migrates: older servers may be using the database."""
    for command in (["check"], ["admin", "reports"]):
        refused = nasrid(*command, "--database", database)
        assert refused.returncode == 2
        assert "not a Nasrid database" in refused.stderr


async def test_only_servers_migrate(place: Place) -> None:
    """Older servers may still be using the database."""
    async with place.open():
        pass
    older = all_migrations()[-2].number
    await place.pretend_schema(older)
    address = place.address if place.kind == "PostgreSQL" else f"sqlite:{place.address}"
    commands = [["admin", "reports"], *([["check"]] if place.kind == "PostgreSQL" else [])]
    for command in commands:
        refused = nasrid(*command, "--database", address)
        assert refused.returncode == 2
        assert "is from an older version" in refused.stderr


async def test_damaged_page_affects_only_its_tables(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        tables = await open_tables(server, 30)
    file = tmp_path / "nasrid.sqlite"
    damage_page(file, rb"%s.?\{" % re.escape(tables[0].encode()))
    with Server(tmp_path) as server:
        found = await codes(server, tables)
        assert set(found.values()) == {None, DAMAGED}
        assert (await ask(server, "/ready"))[0] == 200
        assert (await ask(server, "/api/tables"))[0] == 200
        assert len(await open_tables(server, 1)) == 1
    checked = nasrid("check", "--data", tmp_path)
    assert checked.returncode == 1
    assert {table for table in tables if table in checked.stdout} == {table for table in tables if found[table]}
    assert "damaged, in: entries" in checked.stdout


async def test_damaged_list_of_tables_does_not_end_the_check(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        tables = await open_tables(server, 60)
    file = tmp_path / "nasrid.sqlite"
    damage_root(file, "sqlite_autoindex_tables_1")
    checked = nasrid("check", "--data", tmp_path)
    assert checked.returncode == 1
    assert all(table in checked.stdout for table in tables)
    with Server(tmp_path) as server:
        assert {*(await codes(server, tables)).values()} == {DAMAGED}


async def test_damage_elsewhere_does_not_stop_due_tables(tmp_path: Path) -> None:
    file = tmp_path / "nasrid.sqlite"
    async with Place("SQLite", str(file)).open() as store:
        await new_table(store, "due", owner="nobody")
        await rows(store, "UPDATE tables SET due = 1.0")
    damage_root(file, "bans")
    node = Node(Database(SqliteDriver(file)), NoBus(), Limits())
    await node.open()
    try:
        await node.housekeeping.update()
        assert "due" in node.cache.tables
    finally:
        await node.close()


async def test_damaged_text_is_damage(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        tables = await open_tables(server, 2)
    with closing(sqlite3.connect(tmp_path / "nasrid.sqlite")) as database, database:
        database.execute("UPDATE entries SET body = CAST(x'7bff' AS TEXT) WHERE table_id = ? AND seq = 2", tables[:1])
    with Server(tmp_path) as server:
        assert [*(await codes(server, tables)).values()] == [DAMAGED, None]
    checked = nasrid("check", "--data", tmp_path)
    assert checked.returncode == 1
    assert [table in checked.stdout for table in tables] == [True, False]


async def test_damaged_page_in_postgresql_affects_only_its_tables(
    tmp_path: Path, postgres: Postgres, database: str
) -> None:
    with Server(tmp_path, "--database", database) as server:
        tables = await open_tables(server, 30)
    copy = postgres.damaged_copy(database, "entries")
    with Server(tmp_path, "--database", copy) as server:
        found = await codes(server, tables)
        assert set(found.values()) == {None, DAMAGED}
        checked = nasrid("check", "--database", copy)
        assert checked.returncode == 1
        assert {table for table in tables if table in checked.stdout} == {table for table in tables if found[table]}
        assert "damaged, in: entries" in checked.stdout


def test_unreadable_file_is_reported(tmp_path: Path) -> None:
    with Server(tmp_path):
        pass
    with (tmp_path / "nasrid.sqlite").open("r+b") as opened:
        opened.write(b"\xff" * 100)
    for command in (["check"], ["serve", "--no-browser", "--port", "0"]):
        refused = nasrid(*command, "--data", tmp_path)
        assert refused.returncode == 2
        assert "restore a backup" in refused.stderr
        assert "Traceback" not in refused.stderr


async def ask(server: Server, path: str) -> tuple[int, dict[str, object]]:
    async with Person(server) as zaida:
        return await zaida.ask("GET", path)


def damage_page(file: Path, pattern: bytes) -> None:
    """Overwrite the page of a SQLite file that contains this pattern."""
    match = re.search(pattern, file.read_bytes(), re.DOTALL)
    assert match
    overwrite_page(file, match.start() // PAGE_BYTES)


def damage_root(file: Path, name: str) -> None:
    """Overwrite the first page of a table or index of a SQLite file."""
    with closing(sqlite3.connect(file)) as database:
        (number,) = database.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (name,)).fetchone()
    overwrite_page(file, number - 1)


def overwrite_page(file: Path, number: int) -> None:
    with file.open("r+b") as opened:
        opened.seek(number * PAGE_BYTES)
        opened.write(b"\xff" * PAGE_BYTES)
