"""Metrics in the text format of Prometheus, and the operator's page."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from nasrid import __version__
from nasrid.server.limits import Limits
from nasrid.server.metrics import Metrics, Readings
from nasrid.server.node.bus import NoBus
from nasrid.server.node.node import Node
from nasrid.server.protocol.commands import PlayerRef
from nasrid.server.protocol.errors import HTTP_STATUS, RefusalError
from nasrid.server.protocol.settings import TableSettings
from nasrid.server.store.database import Database
from nasrid.server.store.sqlite import SqliteDriver
from nasrid.server.web.api import ENDPOINTS
from tests.server.client import Person, Server, set_up_second_factor
from tests.server.stores import Place, new_table, rows
from tests.server.test_moderation import admin


def read(text: str) -> dict[str, float]:
    """Return each sample by its name and labels."""
    return {
        " ".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def samples(metrics: Metrics) -> dict[str, float]:
    return read(metrics.render().decode())


async def scrape(server: Server) -> dict[str, float]:
    async with httpx.AsyncClient() as http:
        return read((await http.get(f"{server.url}/metrics")).text)


def test_commands_are_counted_by_their_outcome() -> None:
    counted = Metrics(Readings)
    for outcome in ("done", "stale", "done"):
        counted.count_command(outcome)
    assert samples(counted)["nasrid_commands_total done"] == 2
    assert samples(counted)["nasrid_commands_total stale"] == 1


def test_bucket_counts_durations_up_to_its_bound() -> None:
    counted = Metrics(Readings)
    for seconds in (0.001, 0.002, 0.015, 60.0):
        counted.command_seconds.observe(seconds)
    figures = samples(counted)
    buckets = {bound: figures[f"nasrid_command_seconds_bucket {bound}"] for bound in ("0.002", "0.01", "0.02", "5.0")}
    assert buckets == {"0.002": 2, "0.01": 2, "0.02": 3, "5.0": 3}
    assert figures["nasrid_command_seconds_bucket +Inf"] == figures["nasrid_command_seconds_count"] == 4
    assert figures["nasrid_command_seconds_sum"] == 60.018
    assert counted.command_seconds.durations.quantile(0.5) == 0.002
    assert counted.database_seconds.durations.quantile(0.5) is None


def test_disk_of_another_machine_has_no_free_space() -> None:
    assert "nasrid_disk_free_bytes" not in samples(Metrics(Readings))
    assert samples(Metrics(lambda: Readings(free_disk_bytes=5)))["nasrid_disk_free_bytes"] == 5


async def test_server_reports_its_players_and_refusals(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with Person(server, "Zaida") as zaida, Person(server, "Omar") as omar:
            table = await zaida.open_with(omar)
            before = await scrape(server)
            async with zaida.connect(table) as first, zaida.connect(table) as second, omar.connect(table) as third:
                for seat in (first, second, third):
                    await seat.until_type("snapshot")
                figures = await scrape(server)
            assert figures["nasrid_players"] == 2
            assert figures["nasrid_sockets"] == 3
            assert figures["nasrid_tables owned"] == 1
            assert figures["nasrid_bus_connected"] == figures["nasrid_processes"] == 1
            assert figures["nasrid_database_seconds_count"] > before["nasrid_database_seconds_count"]
            assert figures["nasrid_disk_free_bytes"] > figures["nasrid_database_bytes"] > 4096
            assert figures["nasrid_http_request_seconds_count /api/tables/{table}/commands"] == 1
            assert figures["process_resident_memory_bytes"] > 2**20
            assert any(name.startswith("nasrid_build_info") and __version__ in name for name in figures)
            assert (await zaida.ask("GET", "/api/tables/none"))[0] == 404
            socket = await zaida.http.get("/api/tables/none/ws", headers=UPGRADE)
            assert socket.status_code == 404
            assert (await scrape(server))["nasrid_refusals_total no_such_table"] == 2


UPGRADE = {
    "connection": "Upgrade",
    "upgrade": "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
}


async def test_strangers_cannot_add_labels(tmp_path: Path) -> None:
    """Each value of a label costs memory for good, so that paths and methods must not become labels."""
    with Server(tmp_path) as server:
        async with httpx.AsyncClient(base_url=server.url) as http:
            for number in range(20):
                for path in ("/{}", "/api/{}", "/table/{}", "/api/tables/{}", "/api/tables/{}/ws"):
                    await http.request("GET", path.format(f"stranger{number}"))
                await http.request(f"STRANGER{number}", "/api/about")
            text = (await http.get("/metrics")).text
    assert "stranger" not in text.lower()
    families = {family.name: family for family in text_string_to_metric_families(text)}
    routes = {sample.labels["route"] for sample in families["nasrid_http_request_seconds"].samples}
    assert routes <= {"other", "/api/{path:path}", *(endpoint.path for endpoint in ENDPOINTS)}
    assert {sample.labels["code"] for sample in families["nasrid_refusals"].samples} <= HTTP_STATUS.keys()


async def test_damaged_tables_are_counted(place: Place) -> None:
    async with place.open() as store:
        for name in ("one", "two", "three"):
            await new_table(store, name)
        assert (await store.readings.read()).damaged_tables == 0
        for name in ("one", "two"):
            await store.tables.quarantine(name)
        readings = await store.readings.read()
        assert readings.damaged_tables == 2
        assert readings.database_bytes > 4096
        assert (readings.free_disk_bytes is None) == store.driver.IS_MULTI_PROCESS


async def test_late_tournaments_are_counted(place: Place) -> None:
    columns = "id, seq, version, stage, listed, due, updated, summary"
    insert = f"INSERT INTO tournaments ({columns}) VALUES ($1, 1, 1, 'playing', 0, $2, 0, '{{}}')"
    now = time.time()
    dues = {"none": None, "later": now + 60, "just now": now - 5, "long ago": now - 100, "yesterday": now - 86400}
    async with place.open() as store:
        await store.driver.run([(insert, (name, due)) for name, due in dues.items()])
        assert (await store.readings.read()).late_tournaments == 2


async def test_counting_damaged_tables_reads_no_healthy_one(place: Place) -> None:
    """The figures are read every 30 seconds, next to a million games."""
    async with place.open() as store:
        sql = "SELECT count(*) FROM tables WHERE state = 'damaged'"
        if store.driver.IS_MULTI_PROCESS:
            _, plan = await store.driver.run([("SET LOCAL enable_seqscan = off", ()), (f"EXPLAIN {sql}", ())])
        else:
            plan = await rows(store, f"EXPLAIN QUERY PLAN {sql}")
        assert "damaged_tables" in " ".join(str(row[-1]) for row in plan)


async def test_failed_transactions_are_counted(tmp_path: Path) -> None:
    node = Node(Database(SqliteDriver(tmp_path / "nasrid.sqlite")), NoBus(), Limits())
    await node.database.open()
    with pytest.raises(RefusalError):
        await node.database.driver.run([("SELECT nothing", ())])
    figures = samples(node.metrics)
    assert figures["nasrid_database_errors_total"] == 1
    assert figures["nasrid_queue_length database"] == 0
    await node.database.close()


async def test_waiting_entries_are_counted(tmp_path: Path) -> None:
    node = Node(Database(SqliteDriver(tmp_path / "nasrid.sqlite")), NoBus(), Limits())
    await node.open()
    await node.opener.open_table(PlayerRef("z", "Zaida"), TableSettings(), 0)
    running = [asyncio.create_task(node.database.ping()) for _ in range(3)]
    await asyncio.sleep(0)
    assert samples(node.metrics)["nasrid_queue_length database"] >= 3
    await asyncio.gather(*running)
    await node.close()


async def test_administrator_reads_the_status(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with Person(server, "Zaida") as zaida:
            await zaida.good("PUT", "/api/me/password", {"login": "zaida", "password": "correct horse"})
            assert (await zaida.ask("GET", "/api/admin/status"))[1]["code"] == "not_found"
            admin(server, "grant-admin", "zaida", "runs it")
            await zaida.good("POST", "/api/me", {"name": "Zaida"})  # makes the server reload the account
            await set_up_second_factor(zaida, "correct horse")
            opened = await zaida.open_table(options={"players": 2}, seats=[{}, {"kind": "bot"}])
            async with zaida.connect(opened["id"]) as seat:
                await seat.until_turn()
                await seat.act(seat.legal[0])
                assert (await zaida.do(opened["id"], "act", action="nonsense", seq=0))[0] != 200
                status: dict[str, Any] = await zaida.good("GET", "/api/admin/status")
    assert status["version"] == __version__
    assert (status["players"], status["sockets"], status["owned_tables"]) == (1, 1, 1)
    assert status["commands"]["done"] == 1
    assert status["refusals"]["not_found"] == 1
    assert status["is_writable"]
    assert status["is_bus_connected"]
    assert status["latencies"]["commands"]["p50_ms"] > 0
    with closing(sqlite3.connect(tmp_path / "nasrid.sqlite")) as file:
        (players,) = file.execute("SELECT id FROM players").fetchone()
    assert players not in str(status)
    assert opened["id"] not in str(status)
