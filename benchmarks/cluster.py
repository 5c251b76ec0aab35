"""Several processes with PostgreSQL and NATS: CPU time, remote viewers, failover and rolling restarts.

    python benchmarks/cluster.py [--processes 1 2 4] [--tables 40] [--actions 8000] [--failovers 10] [--json FILE]

The load is that of server.py: four people per table, each with their own WebSocket. In the runs `near`, all people of a
table are connected to the process that owns it. In the runs `spread`, each person is connected to the next process, as
behind a proxy. The difference is the cost of remote viewers. CPU times are sums over all processes, with PostgreSQL and
NATS separately.

For failovers and rolling restarts, two people at each table play at two processes and reconnect when they lose theirs.
A failover is the loss of a killed process as the players at its tables see it: the longest time from sending an action
to its acknowledgement, and the longest time without an acknowledged action at a table. Both include the kill and the
reconnection. In a rolling restart, each process is stopped and started in turn, and no action may be refused. At the
end, every acknowledged action must be in the log of its table.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import sys
import tempfile
import time
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx

from benchmarks.server import (
    SEATS_PER_TABLE,
    Results,
    Server,
    Table,
    open_table,
    play,
    process_cpu_seconds,
    sign_in_guest,
)
from engines import ENGINE_NAME, source_version, tree_cpu_seconds
from nasrid.server.store.database import Database
from nasrid.server.store.postgres import PostgresDriver
from tests.server.client import Person
from tests.server.client import Server as TestServer
from tests.server.services import Nats, Postgres
from tests.server.travellers import Traveller, Wait

PLAYED_TABLES = 8  # during failovers and restarts
AWAITED_ACTIONS = 5  # per table; the first acknowledgements may have been under way before
RECOVERY_SECONDS = 60.0
POLL_SECONDS = 0.01
PAUSE_SECONDS = 0.5
Interruption = tuple[float, float]


class Services:
    """PostgreSQL, which is as safe here as in production, and NATS."""

    def __init__(self) -> None:
        self.postgres = Postgres()
        for change in ("ALTER SYSTEM SET fsync = on;", "SELECT pg_reload_conf();"):
            self.postgres._server.psql(change)
        self.nats = Nats()
        self.nats.start()

    def options(self) -> tuple[str, ...]:
        """Return the options of processes that share an empty database."""
        return ("--database", self.postgres.new_database(), "--bus", self.nats.url)

    def cpu_seconds(self) -> dict[str, float]:
        return {"postgres": tree_cpu_seconds(self.postgres.pid), "nats": process_cpu_seconds(self.nats.pid)}

    def close(self) -> None:
        self.nats.__exit__()
        self.postgres.stop()


# Load


async def measure_load(
    services: Services, processes: int, arrangement: str, tables: int, actions: int
) -> dict[str, Any]:
    options = services.options()
    with tempfile.TemporaryDirectory() as folder:
        servers = [Server(f"{folder}/{number}", options=options) for number in range(processes)]
        try:
            return await _measure_load(services, servers, arrangement, tables, actions)
        finally:
            for server in servers:
                server.stop()


async def _measure_load(
    services: Services, servers: list[Server], arrangement: str, tables: int, actions: int
) -> dict[str, Any]:
    results = Results()
    seated = await _open_tables(servers, arrangement, tables, results)
    await play(seated, None, actions // 10 + tables)
    results.latencies.clear()
    used, beside = sum(server.cpu_seconds() for server in servers), services.cpu_seconds()
    client, began = time.process_time(), time.perf_counter()
    await play(seated, None, actions)
    seconds, client = time.perf_counter() - began, time.process_time() - client
    used = sum(server.cpu_seconds() for server in servers) - used
    beside = {name: now - beside[name] for name, now in services.cpu_seconds().items()}
    for table in seated:
        await table.close()
    assert not results.refused, results.refused[:3]
    latencies = sorted(results.latencies)
    thousands = len(latencies) / 1000
    return {
        "processes": len(servers),
        "arrangement": arrangement,
        "tables": tables,
        "actions_per_second": round(len(latencies) / seconds, 1),
        **{f"p{share}_ms": round(latencies[int(len(latencies) * share / 100)] * 1000, 1) for share in (50, 95, 99)},
        "server_cpu_seconds_per_1000": round(used / thousands, 2),
        **{f"{name}_cpu_seconds_per_1000": round(value / thousands, 2) for name, value in beside.items()},
        "client_cpu_share": round(client / seconds, 2),
    }


async def _open_tables(servers: list[Server], arrangement: str, count: int, results: Results) -> list[Table]:
    """Open tables, each owned by the next process."""
    seated = []
    urls = [server.url for server in servers]
    async with httpx.AsyncClient(timeout=60) as http:
        http.base_url = httpx.URL(urls[0])
        cookies = [await sign_in_guest(http, f"Guest {number}") for number in range(SEATS_PER_TABLE)]
        for number in range(count):
            owner = number % len(urls)
            http.base_url = httpx.URL(urls[owner])
            table = Table(await open_table(http, cookies), results, number)
            places = [owner if arrangement == "near" else (owner + seat) % len(urls) for seat in range(SEATS_PER_TABLE)]
            await table.connect([urls[place] for place in places], cookies)
            seated.append(table)
    return seated


# Failover and restarts


@dataclass(eq=False)
class PlayedTable:
    """A table with the two people who play there."""

    id: str
    travellers: list[Traveller]

    @property
    def is_over(self) -> bool:
        return any(each.seat.is_over for each in self.travellers)

    def waits(self, since: float) -> list[Wait]:
        """Return the actions acknowledged since this time, in the order of their acknowledgements."""
        waits = [wait for each in self.travellers for wait in each.waits if wait.acknowledged_at > since]
        return sorted(waits, key=lambda wait: wait.acknowledged_at)


class Players:
    """People who play game after game, two at each table, and survive the loss of a process."""

    def __init__(self, servers: list[TestServer]) -> None:
        self.servers = servers
        self.tables: list[PlayedTable] = []  # those in play
        self.finished: list[PlayedTable] = []
        self.is_over = False

    @property
    def travellers(self) -> list[Traveller]:
        return [each for table in (*self.finished, *self.tables) for each in table.travellers]

    async def sit_down(self, number: int) -> PlayedTable:
        """Open a table at one process, with a guest at the other one."""
        host, guest = (
            Person(self.servers[(number + seat) % len(self.servers)], f"{name}{number}")
            for seat, name in enumerate(("Zaida", "Omar"))
        )
        await host.__aenter__()
        await guest.__aenter__()
        table = await host.open_with(guest, options={"players": 2}, rated=False)
        return PlayedTable(
            table, [Traveller(person, table, self.servers, Random(person.name)) for person in (host, guest)]
        )

    async def play(self, number: int) -> None:
        while not self.is_over:
            table = self.tables[number]
            await asyncio.gather(*(each.play(lambda _: self.is_over, None) for each in table.travellers))
            if not self.is_over:
                self.finished.append(table)
                self.tables[number] = await self._insist(number)

    async def _insist(self, number: int) -> PlayedTable:
        """Open a new table as soon as both processes are running."""
        while True:
            try:
                return await self.sit_down(number)
            except (AssertionError, httpx.HTTPError):
                await asyncio.sleep(POLL_SECONDS)

    async def await_actions(self, tables: list[PlayedTable], since: float) -> None:
        """Wait until some actions of each of these tables are acknowledged."""
        end = time.perf_counter() + RECOVERY_SECONDS
        while not all(table.is_over or len(table.waits(since)) >= AWAITED_ACTIONS for table in tables):
            if time.perf_counter() > end:
                sys.exit("play did not continue within a minute")
            await asyncio.sleep(POLL_SECONDS)


class Cluster:
    """Two processes that share a database."""

    def __init__(self, folder: Path, database: str, bus: str) -> None:
        self.database = Database(PostgresDriver(database))
        options = ("--database", database, "--bus", bus)
        self.servers = [TestServer(folder / name, *options) for name in ("one", "two")]
        self._ids: dict[TestServer, str] = {}

    async def open(self) -> None:
        await self.database.open()
        for server in self.servers:
            await self.start(server)

    async def start(self, server: TestServer) -> None:
        before = await self._values("SELECT id FROM nodes")
        await asyncio.to_thread(server.start)
        (self._ids[server],) = await self._values("SELECT id FROM nodes") - before

    async def owned_tables(self, server: TestServer) -> set[str]:
        return await self._values("SELECT id FROM tables WHERE owner = $1", self._ids[server])

    async def _values(self, sql: str, *values: str) -> set[str]:
        (rows,) = await self.database.driver.run([(sql, values)])
        return {value for (value,) in rows}

    async def check_nothing_is_lost(self, travellers: list[Traveller]) -> int:
        """Check every acknowledged action against the log of its table. Return their number."""
        for each in travellers:
            log = await self.database.tables.log(each.seat.table, 0)
            for seq, command in each.acknowledged.items():
                assert log[seq - 1].command == command["id"], f"action {seq} of {each.seat.table} is lost"
        return sum(len(each.acknowledged) for each in travellers)

    async def close(self) -> None:
        for server in self.servers:
            server.__exit__()
        await self.database.close()


async def measure_interruptions(services: Services, failovers: int, restarts: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        cluster = Cluster(Path(folder), services.postgres.new_database(), services.nats.url)
        await cluster.open()
        players = Players(cluster.servers)
        try:
            return await _measure_interruptions(cluster, players, failovers, restarts)
        finally:
            await cluster.close()


async def _measure_interruptions(cluster: Cluster, players: Players, failovers: int, restarts: int) -> dict[str, Any]:
    players.tables = [await players.sit_down(number) for number in range(PLAYED_TABLES)]
    async with asyncio.TaskGroup() as playing:
        for number in range(PLAYED_TABLES):
            playing.create_task(players.play(number))
        await players.await_actions(players.tables, 0)
        restarted = [await _restart(cluster, players, server) for _ in range(restarts) for server in cluster.servers]
        refused = sum(len(each.refused) for each in players.travellers)
        killed = [await _kill(cluster, players, cluster.servers[number % 2]) for number in range(failovers)]
        players.is_over = True
    return {
        "failover": {"kills": failovers, **_summary([interruption for kill in killed for interruption in kill])},
        "rolling_restart": {
            "restarts": len(restarted),
            "refused_actions": refused,
            **_summary([interruption for restart in restarted for interruption in restart]),
        },
        "acknowledged_actions": await cluster.check_nothing_is_lost(players.travellers),
        "lost_actions": 0,
    }


async def _kill(cluster: Cluster, players: Players, server: TestServer) -> list[Interruption]:
    owned = await cluster.owned_tables(server)
    tables = [table for table in players.tables if table.id in owned]
    began = time.perf_counter()
    await asyncio.to_thread(server.kill)
    await players.await_actions(tables, began)
    interruptions = _interruptions(tables, began)
    await _resume(cluster, players, server)
    return interruptions


async def _restart(cluster: Cluster, players: Players, server: TestServer) -> list[Interruption]:
    tables, began = [*players.tables], time.perf_counter()
    assert await asyncio.to_thread(server.stop) == 0
    await players.await_actions(tables, time.perf_counter())
    interruptions = _interruptions(tables, began)
    await _resume(cluster, players, server)
    return interruptions


async def _resume(cluster: Cluster, players: Players, server: TestServer) -> None:
    """Start a process again, and wait until it owns tables: those of the next games."""
    await cluster.start(server)
    while not await cluster.owned_tables(server) & {table.id for table in players.tables}:
        await asyncio.sleep(PAUSE_SECONDS)


def _interruptions(tables: list[PlayedTable], began: float) -> list[Interruption]:
    """Return for each table the longest wait for an action, and the longest time without an acknowledged action."""
    interruptions = []
    for table in tables:
        if waits := table.waits(began):
            times = [began, *(wait.acknowledged_at for wait in waits)]
            longest = max(wait.acknowledged_at - wait.sent_at for wait in waits)
            interruptions.append((longest, max(later - earlier for earlier, later in pairwise(times))))
    return interruptions


def _summary(interruptions: list[Interruption]) -> dict[str, Any]:
    if not interruptions:
        return {}
    actions, standstills = zip(*interruptions, strict=True)
    return {
        "tables": len(interruptions),
        **{
            f"{name}_seconds": {"median": round(median(seconds), 2), "longest": round(max(seconds), 2)}
            for name, seconds in (("action", actions), ("standstill", standstills))
        },
    }


def main() -> None:
    arguments = _arguments()
    print(f"Python {platform.python_version()}, {ENGINE_NAME}, {os.cpu_count()} cores", flush=True)
    services = Services()
    loads = []
    try:
        for processes in arguments.processes:
            for arrangement in ("near", "spread") if processes > 1 else ("near",):
                run = asyncio.run(measure_load(services, processes, arrangement, arguments.tables, arguments.actions))
                loads.append(run)
                print(json.dumps(run), flush=True)
        interruptions = asyncio.run(measure_interruptions(services, arguments.failovers, arguments.restarts))
        print(json.dumps(interruptions), flush=True)
    finally:
        services.close()
    if arguments.json:
        report = {**source_version(), "loads": loads, **interruptions}
        arguments.json.write_text(json.dumps(report, indent=1) + "\n")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure several processes with PostgreSQL and NATS.")
    parser.add_argument("--processes", type=int, nargs="*", default=[1, 2, 4], help="numbers of processes")
    parser.add_argument("--tables", type=int, default=40, help="tables with four people each (default: 40)")
    parser.add_argument("--actions", type=int, default=8000, help="measured actions per run (default: 8000)")
    parser.add_argument("--failovers", type=int, default=10, help="processes to kill (default: 10)")
    parser.add_argument("--restarts", type=int, default=5, help="rolling restarts (default: 5)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to a file")
    return parser.parse_args()


if __name__ == "__main__":
    main()
