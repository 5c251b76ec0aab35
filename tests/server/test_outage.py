"""Outages of the database during games."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from nasrid.server.protocol.errors import RefusalError
from nasrid.server.store import postgres as postgres_store
from nasrid.server.store.postgres import PostgresDriver
from tests.server.client import Person, Server
from tests.server.services import Postgres


async def test_play_continues_after_a_database_outage(tmp_path: Path, postgres: Postgres, database: str) -> None:
    with Server(tmp_path, "--database", database) as server:
        async with Person(server, "Zaida") as zaida:
            opened = await zaida.open_table(options={"players": 2}, seats=[{}, {"kind": "bot"}])
            table = opened["id"]
            async with zaida.connect(table) as seat:
                await seat.play(Random(1), until=lambda seat: seat.seq > 10 and seat.turn is not None)
                assert seat.turn
                command = {"id": "again", "action": seat.turn["legal_actions"][0], "seq": seat.seq}
                postgres.let_in(database, False)
                status, answer = await zaida.do(table, "act", **command)
                assert (status, answer["code"]) == (503, "unavailable")
                assert (await zaida.ask("GET", "/ready"))[0] == 503
                assert (await zaida.ask("GET", "/health"))[0] == 200
            postgres.let_in(database, True)
            reply = await _until_answered(zaida, table, command)
            async with zaida.connect(table) as seat:
                await seat.play(Random(2), until=lambda seat: seat.seq > 20)
            story = (await zaida.good("GET", f"/api/tables/{table}/events"))["events"]
            assert [event["seq"] for event in story] == list(range(1, len(story) + 1))
            assert story[reply["seq"] - 1]["action"] == command["action"]


async def _until_answered(person: Person, table: str, command: dict[str, Any]) -> Any:
    async with asyncio.timeout(30):
        while True:
            status, answer = await person.do(table, "act", **command)
            if status == 200:
                return answer
            assert answer["code"] == "unavailable", answer
            await asyncio.sleep(0.2)


async def test_lost_connection_makes_the_database_unavailable(postgres: Postgres, database: str) -> None:
    """The connection may be lost at any moment of a transaction."""
    codes: set[str] = set()
    done = asyncio.Event()

    async def keep_busy(driver: PostgresDriver) -> None:
        while not done.is_set():
            try:
                await driver.run([("INSERT INTO numbers VALUES ($1)", (1,)), ("SELECT count(*) FROM numbers", ())])
            except RefusalError as refusal:
                codes.add(refusal.code)
                await asyncio.sleep(0.01)

    driver = PostgresDriver(database)
    await driver.open()
    await driver.run([("CREATE TABLE numbers (number INTEGER)", ())])
    try:
        async with asyncio.TaskGroup() as group:
            for _ in range(12):
                group.create_task(keep_busy(driver))
            for _ in range(20):
                await asyncio.sleep(0.05)
                await asyncio.to_thread(postgres.let_in, database, False)
                await asyncio.to_thread(postgres.let_in, database, True)
            done.set()  # cancelling the tasks may look like another lost connection
    finally:
        await driver.close()
    assert codes == {"unavailable"}


async def test_locks_of_a_suspended_process_are_released(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that is suspended in a transaction cannot make the others wait until it is resumed."""
    settings = postgres_store.CONNECTION_SETTINGS
    assert settings["idle_in_transaction_session_timeout"]
    monkeypatch.setitem(settings, "idle_in_transaction_session_timeout", "200ms")
    suspended, other = (PostgresDriver(database) for _ in range(2))
    for driver in (suspended, other):
        await driver.open()
    await suspended.run([("CREATE TABLE numbers (id INTEGER)", ()), ("INSERT INTO numbers VALUES (1)", ())])
    locked, resumed = asyncio.Event(), asyncio.Event()

    async def suspend() -> None:
        assert suspended._pool
        async with suspended._pool.acquire() as connection, connection.transaction():
            await connection.execute("UPDATE numbers SET id = 2")
            locked.set()
            await resumed.wait()
            await connection.execute("UPDATE numbers SET id = 3")

    suspension = asyncio.create_task(suspend())
    async with asyncio.timeout(10):
        await locked.wait()
        await other.run([("UPDATE numbers SET id = id + 10", ())])
    resumed.set()
    with pytest.raises(postgres_store.DATABASE_ERRORS):
        await suspension
    (rows,) = await other.run([("SELECT id FROM numbers", ())])
    assert [tuple(row) for row in rows] == [(11,)]
    for driver in (suspended, other):
        await driver.close()
