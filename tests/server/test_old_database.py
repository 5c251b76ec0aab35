"""A database of the version before is brought up to date and loses nothing; games of other rules are never recomputed.

database_2.sql.gz is a whole database with schema 2 as a server left it, database_2.json what that server said of it."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from nasrid.rules.record import replay
from nasrid.server.store.migrations import all_migrations
from tests.server.client import Person, Server

HERE = Path(__file__).parent
SQL = gzip.decompress((HERE / "database_2.sql.gz").read_bytes()).decode()
SAID: dict[str, Any] = json.loads((HERE / "database_2.json").read_text(encoding="utf-8"))
RUNNING: str = next(iter(SAID["running"]))
OTHER = 1_000  # a version of the rules that no engine has


def old_file(folder: Path) -> Path:
    file = folder / "nasrid.sqlite"
    with closing(sqlite3.connect(file)) as database:
        database.executescript(SQL)
    return file


async def fill(address: str) -> None:
    """The same rows in PostgreSQL, with the schema of then."""
    connection = await asyncpg.connect(address)
    await connection.execute("CREATE TABLE schema_version (number INTEGER NOT NULL)")
    for migration in all_migrations()[:2]:
        for statement in migration.statements:
            await connection.execute(statement)
        await connection.execute("INSERT INTO schema_version VALUES ($1)", migration.number)
    rows = [line for line in SQL.splitlines() if line.startswith("INSERT INTO")]
    for line in sorted(rows, key=lambda line: line.split('"')[1] not in ("players", "tables")):  # those others refer to
        await connection.execute(line)
    await connection.close()


@pytest.fixture(params=["sqlite", "postgres"])
def old_server(request: pytest.FixtureRequest, tmp_path: Path) -> Server:
    if request.param == "sqlite":
        old_file(tmp_path)
        return Server(tmp_path)
    database = request.getfixturevalue("database")
    asyncio.run(fill(database))
    return Server(tmp_path, "--database", database)


async def check_finished(person: Person) -> None:
    for table, said in SAID["finished"].items():
        info = (await person.see(table))["table"]
        assert (info["state"], info["result"]) == ("over", {name: said[name] for name in ("scores", "winners")})
        record = await person.good("GET", f"/api/tables/{table}/record")
        assert {name: record[name] for name in said} == said


def test_every_finished_score_and_every_running_game_is_as_it_was(old_server: Server) -> None:
    async def look() -> None:
        async with Person(old_server, "Zaida") as zaida:
            await check_finished(zaida)
            now = await zaida.see(RUNNING)
            said = SAID["running"][RUNNING]
            assert (now["table"]["state"], now["seq"]) == ("playing", said["seq"])
            assert [player["score"] for player in now["view"]["players"]] == said["scores"]
            await zaida.good("POST", "/api/login", {"login": "zaida", "password": "alcazaba"})
            mine = await zaida.good("GET", "/api/me/tables")
            assert {one["table"]["id"] for one in mine["tables"]} == {*SAID["finished"], RUNNING, *SAID["waiting"]}
            async with zaida.connect(RUNNING) as seat:
                await seat.receive()
                assert seat.you["seat"] == 0
                if seat.view["seat"] == 0:
                    await seat.until_type("turn")
                    assert seat.turn
                    assert (await seat.act(seat.turn["legal"][0]))["type"] == "done"

    with old_server:
        asyncio.run(look())


def test_results_of_games_that_ended_before_they_were_kept_are_kept_now(tmp_path: Path) -> None:
    file = old_file(tmp_path)
    with Server(tmp_path):
        wait_for_results(file)
    with closing(sqlite3.connect(file)) as database:
        kept = dict(database.execute("SELECT id, result FROM tables WHERE result IS NOT NULL"))
    assert {table: json.loads(result)["scores"] for table, result in kept.items()} == {
        table: said["scores"] for table, said in SAID["finished"].items()
    }


def wait_for_results(file: Path) -> None:
    async def kept() -> None:
        async with asyncio.timeout(30):
            while True:
                with closing(sqlite3.connect(file)) as database:
                    (missing,) = database.execute(
                        "SELECT count(*) FROM tables WHERE state = 'over' AND result IS NULL"
                    ).fetchone()
                if not missing:
                    return
                await asyncio.sleep(0.05)

    asyncio.run(kept())


def test_games_of_other_rules_keep_their_result_and_stay_as_they_are(tmp_path: Path) -> None:
    """As after an update that changed the rules: what was dealt before says another version than the engine's."""
    file = old_file(tmp_path)
    with Server(tmp_path):
        wait_for_results(file)
    with closing(sqlite3.connect(file)) as database, database:
        database.execute(
            "UPDATE entries SET body = json_set(body, '$.rules_version', ?) WHERE body LIKE '{\"entry\":\"started\"%'",
            (OTHER,),
        )
        database.execute("UPDATE tables SET rules_version = ? WHERE rules_version = 1", (OTHER,))

    async def look(server: Server) -> None:
        async with Person(server, "Zaida") as zaida:
            await zaida.good("POST", "/api/login", {"login": "zaida", "password": "alcazaba"})
            await check_finished(zaida)
            for table in (*SAID["finished"], RUNNING):
                now = await zaida.see(table)
                assert now["table"]["frozen"]
                assert now["view"] is None
                assert (await zaida.good("GET", f"/api/tables/{table}/events"))["events"][-1]["seq"] == now["seq"]
            finished = next(iter(SAID["finished"]))
            record = await zaida.good("GET", f"/api/tables/{finished}/record")
            assert record["rules_version"] == OTHER
            assert list(replay(record | {"rules_version": 1}).scores) == SAID["finished"][finished]["scores"]
            async with zaida.connect(RUNNING) as seat:
                await seat.receive()
                act = {"action": "end", "seq": seat.seq}
                for kind, fields in (("act", act), ("preview", act), ("undo", {"seq": seat.seq}), ("leave", {})):
                    reply = await seat.do(kind, **fields)
                    assert reply["code"] == "other_rules"
                    assert str(OTHER) in reply["message"]
            assert (await zaida.do(finished, "rematch"))[0] == 200

    with Server(tmp_path) as server:
        asyncio.run(look(server))
