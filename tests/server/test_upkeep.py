"""Maintenance of the data: backups under load, checks of every table, restoring, and a full disk."""

import asyncio
import json
import os
import resource
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.processes import NASRID, nasrid
from tests.server.client import Person, Server
from tests.server.services import Postgres

SMALL_FILE_BYTES = 40_000  # more than a server logs here, and less than its database


def entries_of(file: Path) -> list[tuple[str, int]]:
    with closing(sqlite3.connect(file)) as database:
        return list(database.execute("SELECT table_id, seq FROM entries ORDER BY table_id, seq"))


async def test_a_backup_is_made_while_people_play_and_can_be_restored(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    with Server(tmp_path / "data") as server:
        async with Person(server) as zaida, Person(server, "Yusuf") as yusuf:
            table = await zaida.open_with(yusuf)
            async with zaida.connect(table) as first, yusuf.connect(table) as second:
                making = asyncio.create_task(asyncio.to_thread(nasrid, "backup", "--data", server.data, copy))
                random = Random(1)
                until = lambda seat: making.done() and seat.seq > 20  # noqa: E731
                await asyncio.gather(first.play(random, until), second.play(random, until))
                assert (await making).returncode == 0, (await making).stderr
        refused = nasrid("restore", "--data", server.data, copy)
        assert refused.returncode != 0
        assert "another nasrid server is using" in refused.stderr
    assert copy.stat().st_mode & 0o077 == 0
    kept, all_ = entries_of(copy), entries_of(tmp_path / "data" / "nasrid.sqlite")
    assert kept
    assert kept == [entry for entry in all_ if entry in kept], "one moment: nothing is missing in between"
    assert [seq for _, seq in kept] == list(range(1, len(kept) + 1))
    restored = nasrid("restore", "--data", tmp_path / "data", copy)
    assert restored.returncode == 0, restored.stderr
    assert entries_of(tmp_path / "data" / "nasrid.sqlite") == kept
    assert list((tmp_path / "data").glob("nasrid.sqlite.before-*"))
    assert nasrid("check", "--data", tmp_path / "data").returncode == 0
    with Server(tmp_path / "data") as server:
        async with Person(server) as zaida:
            assert (await zaida.see(table))["seq"] >= len(kept)


def test_backups_in_a_folder_are_dated_and_rotated(tmp_path: Path) -> None:
    data, copies = tmp_path / "data", tmp_path / "copies"
    copies.mkdir()
    old = [copies / f"nasrid-2020010{day}T030000Z.sqlite" for day in range(1, 6)]
    others = [copies / "nasrid.sqlite", copies / "nasrid-before-the-update.sqlite"]
    for file in (*old, *others):
        file.touch()
    with Server(data):
        made = nasrid("backup", "--data", data, copies, "--keep", "3")
    assert made.returncode == 0, made.stderr
    *kept, new = sorted(file for file in copies.iterdir() if file not in others)
    assert kept == old[3:]
    assert str(new) in made.stdout
    assert nasrid("check", "--database", f"sqlite:{new}").returncode == 0
    assert all(file.exists() for file in others)
    refused = nasrid("backup", "--data", data, tmp_path / "copy.sqlite", "--keep", "3")
    assert "--keep needs a folder" in refused.stderr
    assert not (tmp_path / "copy.sqlite").exists()
    failed = nasrid("backup", "--data", tmp_path / "nothing", copies, "--keep", "1")
    assert failed.returncode == 2
    assert all(file.exists() for file in (*kept, new)), "a failed backup deletes nothing"


def test_backups_of_postgresql_are_dated_rotated_and_can_be_restored(
    tmp_path: Path, postgres: Postgres, database: str
) -> None:
    copies, programs = tmp_path / "copies", str(postgres.programs)
    copies.mkdir()
    old = [copies / f"nasrid-2020010{day}T030000Z.dump" for day in range(1, 4)]
    for file in (*old, copies / "nasrid-20200101T030000Z.sqlite"):
        file.touch()
    table = _table_in(database, tmp_path)
    made = nasrid("backup", "--database", database, copies, "--keep", "2", PATH=programs)
    assert made.returncode == 0, made.stderr
    *kept, new = sorted(copies.glob("*.dump"))
    assert kept == old[2:]
    assert (copies / "nasrid-20200101T030000Z.sqlite").exists()
    assert str(new) in made.stdout
    assert new.stat().st_mode & 0o077 == 0
    restored = postgres.new_database()
    subprocess.run([postgres.programs / "pg_restore", f"--dbname={restored}", new], check=True)
    assert nasrid("check", "--database", restored).returncode == 0
    with Server(tmp_path / "restored", "--database", restored) as server:
        assert httpx.get(f"{server.url}/api/tables/{table}").status_code == 200
    postgres.drop(restored)


def test_failed_backup_of_postgresql_deletes_nothing(tmp_path: Path, postgres: Postgres, database: str) -> None:
    old = tmp_path / "nasrid-20200101T030000Z.dump"
    old.touch()
    programs = str(postgres.programs)
    missing = nasrid("backup", "--database", database, tmp_path, "--keep", "1", PATH="")
    assert "pg_dump is missing: install the PostgreSQL client" in missing.stderr
    foreign = nasrid("backup", "--database", database, tmp_path, "--keep", "1", PATH=programs)
    assert "PostgreSQL is not a Nasrid database" in foreign.stderr
    absent = nasrid("backup", "--database", database.replace("@/", "@/absent_"), tmp_path, "--keep", "1", PATH=programs)
    assert "does not exist" in absent.stderr
    for refused in (missing, foreign, absent):
        assert (refused.returncode, refused.stderr.count("\n")) == (2, 1), refused.stderr
    assert [*tmp_path.iterdir()] == [old]


def _table_in(database: str, folder: Path) -> str:
    with Server(folder / "server", "--database", database) as server, httpx.Client(base_url=server.url) as zaida:
        zaida.post("/api/me", json={"name": "Zaida"})
        return str(zaida.post("/api/tables", json={}).json()["id"])


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
def test_commands_of_root_leave_the_files_to_their_owner(tmp_path: Path) -> None:
    """The service runs as another user and must be able to open every file."""
    data, copy, owner = tmp_path / "data", tmp_path / "copy.sqlite", 12345
    with Server(data):
        assert nasrid("backup", "--data", data, copy).returncode == 0
    for file in data.iterdir():
        if file.name == "nasrid.sqlite":
            os.chown(file, owner, owner)
        else:
            file.unlink()
    os.chown(data, owner, owner)
    for command in (["check"], ["restore", copy], ["admin", "reports"]):
        done = nasrid(*command, "--data", data)
        assert done.returncode == 0, done.stderr
        assert {(file.name, file.stat().st_uid) for file in data.iterdir()} == {
            (file.name, owner) for file in data.iterdir()
        }
    (data / "nasrid.sqlite").unlink()
    assert nasrid("restore", "--data", data, copy).returncode == 0
    assert (data / "nasrid.sqlite").stat().st_uid == owner


def test_restore_rejects_a_file_that_is_not_a_backup(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no database\n" * 100)
    sqlite3.connect(tmp_path / "other.sqlite").execute("CREATE TABLE other (name TEXT)").connection.close()
    for file in ("text", "other.sqlite", "none"):
        refused = nasrid("restore", "--data", tmp_path, tmp_path / file)
        assert refused.returncode != 0
        assert refused.stderr.count("\n") == 1
        assert not (tmp_path / "nasrid.sqlite").exists()
    assert nasrid("backup", "--data", tmp_path / "nothing", tmp_path / "copy").returncode != 0


async def test_damaged_tables_are_reported_and_others_continue(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with Person(server) as zaida:
            tables = [(await zaida.open_table(options={"players": 2}, listed=True))["id"] for _ in range(4)]
    with closing(sqlite3.connect(tmp_path / "nasrid.sqlite")) as database, database:
        spoil = "UPDATE entries SET body = ? WHERE table_id = ? AND seq = 2"
        database.execute(spoil, ("not JSON", tables[0]))
        database.execute(spoil, (json.dumps({"entry": "undone", "at": 1, "seat": 0}), tables[1]))
        database.execute("DELETE FROM entries WHERE table_id = ? AND seq = 2", (tables[2],))
    with Server(tmp_path) as server:  # finds the damage when the tables are requested
        assert await codes(server, tables) == ["table_damaged"] * 3 + [None]
    found = nasrid("check", "--data", tmp_path)
    assert found.returncode == 1
    assert all((table in found.stdout) == (table != tables[3]) for table in tables)
    with Server(tmp_path) as server:
        assert await codes(server, tables) == ["table_damaged"] * 3 + [None]
        assert len(httpx.get(f"{server.url}/api/tables").json()["tables"]) == 1
    with closing(sqlite3.connect(tmp_path / "nasrid.sqlite")) as database, database:
        body = database.execute("SELECT body FROM entries WHERE table_id = ? AND seq = 2", (tables[3],)).fetchone()[0]
        database.execute("UPDATE entries SET body = ? WHERE seq = 2", (body,))
        database.execute("INSERT INTO entries VALUES (?, 2, ?)", (tables[2], body))
    assert nasrid("check", "--data", tmp_path).returncode == 0, "and they are out of quarantine"
    with Server(tmp_path) as server:
        assert await codes(server, tables) == [None] * 4


async def codes(server: Server, tables: list[str]) -> list[str | None]:
    """Request each table, and return the codes of the errors."""
    async with Person(server) as zaida:
        return [(await zaida.ask("GET", f"/api/tables/{table}"))[1].get("code") for table in tables]


async def test_server_reports_an_unwritable_database(tmp_path: Path) -> None:
    """Files cannot grow, as on a full disk."""

    async def until(server: Server, person: Person, status: int) -> None:
        async with asyncio.timeout(30):
            while (await person.ask("GET", "/ready"))[0] != status:
                await asyncio.sleep(0.2)

    with Server(tmp_path) as server:
        async with Person(server) as zaida:
            before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
            await until(server, zaida, 200)
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, before[1]))
            await until(server, zaida, 503)
            assert (await zaida.ask("GET", "/health"))[0] == 200
            assert (await zaida.ask("POST", "/api/tables", {}))[1]["code"] == "unavailable"
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)
            await until(server, zaida, 200)
            assert (await zaida.open_table())["id"]


def no_room() -> None:
    """Forbid this process to write to files."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))


def little_room() -> None:
    """Forbid this process to write to large files."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (SMALL_FILE_BYTES, resource.RLIM_INFINITY))


def test_start_on_a_full_disk_gives_a_clear_error(tmp_path: Path) -> None:
    command = [NASRID, "serve", "--no-browser", "--port", "0", "--data", str(tmp_path / "data")]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, preexec_fn=no_room)
    assert ended.returncode != 0
    assert "is the disk full?" in ended.stderr
    assert ended.stderr.count("\n") == 1


async def test_start_on_a_full_disk_after_a_crash_gives_a_clear_error(tmp_path: Path) -> None:
    """The database can be opened, but nothing can be added to it."""
    server = Server(tmp_path).start()
    async with Person(server) as zaida:
        await zaida.open_table()
    server.kill()
    command = [NASRID, "serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, preexec_fn=little_room)
    assert ended.returncode == 2
    assert "check its disk space" in ended.stderr
    assert "Traceback" not in ended.stderr


async def test_server_stops_cleanly_without_a_writable_database(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with Person(server) as zaida, zaida.connect((await zaida.open_table())["id"]):
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (SMALL_FILE_BYTES, resource.RLIM_INFINITY))
            assert await asyncio.to_thread(server.stop) == 0
    assert "database error" in server.log.read_text()
    assert "Traceback" not in server.log.read_text()
