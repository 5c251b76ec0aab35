"""Several processes with PostgreSQL and NATS: CPU time, remote viewers, failover and rolling restarts.

    python benchmarks/cluster.py [--processes 1 2 4] [--tables 40] [--actions 8000] [--failovers 10] [--json FILE]

The load is that of server.py: four people per table, each with their own WebSocket. In the runs `near`, all people of a
table are connected to the process that owns it. In the runs `spread`, each person is connected to the next process, as
behind a proxy. The difference is the cost of remote viewers. CPU times are sums over all processes, with PostgreSQL and
NATS separately.

For the failover, people play at two processes, and one process is killed. The time is what a player sees: from the kill
until the next acknowledged action at their table, including the reconnection. In the rolling restart, each process is
stopped and started in turn while people play, and no action may be refused.
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
from pathlib import Path
from random import Random
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
from engines import ENGINE_NAME
from tests.server.client import Person
from tests.server.client import Server as TestServer
from tests.server.services import Nats, Postgres
from tests.server.travellers import Traveller

PLAYED_TABLES = 6  # during failovers and restarts
RECOVERY_SECONDS = 60.0
POLL_SECONDS = 0.01


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
        return {"postgres": _tree_cpu_seconds(self.postgres.pid), "nats": process_cpu_seconds(self.nats.pid)}

    def close(self) -> None:
        self.nats.__exit__()
        self.postgres.stop()


def _tree_cpu_seconds(pid: int) -> float:
    """Return the CPU time of a process and its children, one level deep."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return process_cpu_seconds(pid) + sum(process_cpu_seconds(int(child)) for child in children)


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


class Players:
    """People who play at several tables, two each, and survive the loss of a process."""

    def __init__(self, servers: list[TestServer]) -> None:
        self.servers = servers
        self.tables: list[list[Traveller]] = []
        self.refused = 0
        self.is_over = False

    async def sit_down(self, number: int) -> list[Traveller]:
        people = [Person(self.servers[0], f"{name}{number}") for name in ("Zaida", "Omar")]
        for person in people:
            await person.__aenter__()
        table = await people[0].open_with(people[1], options={"players": 2}, rated=False)
        return [Traveller(person, table, self.servers, Random(f"{number} {person.name}")) for person in people]

    async def play(self, number: int) -> None:
        """Play game after game at one table."""
        while not self.is_over:
            travellers = self.tables[number]
            await asyncio.gather(*(each.play(lambda _: self.is_over, None) for each in travellers))
            self.refused += sum(len(each.refused) for each in travellers)
            for each in travellers:
                await each.person.http.aclose()
            if not self.is_over:
                self.tables[number] = await self._insist(number)

    async def _insist(self, number: int) -> list[Traveller]:
        """Open a new table, at a process that is running."""
        while True:
            try:
                return await self.sit_down(number)
            except (AssertionError, httpx.HTTPError):
                self.servers.append(self.servers.pop(0))
                await asyncio.sleep(POLL_SECONDS)

    def progress(self) -> list[tuple[str, int]]:
        """Return each table with its number of acknowledged actions."""
        return [
            (travellers[0].seat.table, sum(len(each.acknowledged) for each in travellers)) for travellers in self.tables
        ]


async def seconds_until_all_continue(players: Players) -> list[float]:
    """Return for each table the time until its next acknowledged action."""
    began, before = time.perf_counter(), players.progress()
    waited: dict[int, float] = {}
    while len(waited) < len(before):
        for number, (old, new) in enumerate(zip(before, players.progress(), strict=True)):
            if new != old:
                waited.setdefault(number, time.perf_counter() - began)
        if time.perf_counter() - began > RECOVERY_SECONDS:
            sys.exit("play did not continue within a minute")
        await asyncio.sleep(POLL_SECONDS)
    return [*waited.values()]


async def measure_interruptions(services: Services, failovers: int, restarts: int) -> dict[str, Any]:
    options = services.options()
    with tempfile.TemporaryDirectory() as folder:
        servers = [TestServer(Path(folder) / name, *options).start() for name in ("one", "two")]
        players = Players(list(servers))
        players.tables = [await players.sit_down(number) for number in range(PLAYED_TABLES)]
        playing = [asyncio.create_task(players.play(number)) for number in range(PLAYED_TABLES)]
        try:
            await seconds_until_all_continue(players)
            stopped = await _restart_in_turn(servers, players, restarts)
            refused = players.refused + sum(len(each.refused) for table in players.tables for each in table)
            killed = await _kill_in_turn(servers, players, failovers)
        finally:
            players.is_over = True
            for task in playing:
                task.cancel()
            await asyncio.wait(playing)
            for server in servers:
                server.stop()
    return {
        "failover": _summary(killed) | {"kills": failovers},
        "rolling_restart": _summary(stopped) | {"restarts": 2 * restarts, "refused_actions": refused},
    }


async def _kill_in_turn(servers: list[TestServer], players: Players, failovers: int) -> list[float]:
    waited = []
    for number in range(failovers):
        server = servers[number % len(servers)]
        await asyncio.to_thread(server.kill)
        waited += await seconds_until_all_continue(players)
        await asyncio.to_thread(server.start)
        await asyncio.sleep(1)
    return waited


async def _restart_in_turn(servers: list[TestServer], players: Players, rounds: int) -> list[float]:
    waited = []
    for _ in range(rounds):
        for server in servers:
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            waited += await seconds_until_all_continue(players)
            assert await stopping == 0
            waited += await seconds_until_all_continue(players)
            await asyncio.to_thread(server.start)
            await asyncio.sleep(1)
    return waited


def _summary(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    if not ordered:
        return {}
    return {"median_seconds": round(ordered[len(ordered) // 2], 2), "longest_seconds": round(ordered[-1], 2)}


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
        report = {"engine": ENGINE_NAME, "cores": os.cpu_count(), "loads": loads} | interruptions
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
