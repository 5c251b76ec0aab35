"""The cost of people and bots: actions, CPU time, memory and disk space per game and per table.

    python benchmarks/capacity.py [--games 40] [--tables 1000] [--json FILE]

Games between four people as fast as possible, tables of four people at a human pace, then one person against three bots
of each level. Everything uses SQLite. The cost of several processes is measured by cluster.py. docs/tables.py makes the
tables of docs/capacity.md of the figures.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import re
import resource
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.server import ACTION_INTERVAL_SECONDS, SEATS_PER_TABLE, Results, Server, measure, open_tables, play
from engines import cpu_seconds, source_version
from tests.server.client import Person, Seat
from tests.server.client import Server as TestServer

BOT_LEVELS = ("apprentice", "architect", "scholar", "vizier")
FIRST_BOT_DECISIONS = 20  # until the workers have loaded everything
BOT_DECISIONS = 60  # per level
LONGER_THAN_A_GAME = 10_000  # actions
ACTIONS_PER_TABLE = 4  # at a human pace


async def measure_people(games: int) -> dict[str, Any]:
    """Return the cost of whole games that are played as fast as possible."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            results = Results()
            tables = await open_tables(server, games, results)
            empty, used = _database_bytes(folder), cpu_seconds(server.process.pid)
            await play(tables, None, LONGER_THAN_A_GAME * games)
            used = cpu_seconds(server.process.pid) - used
            for table in tables:
                await table.close()
        finally:
            server.stop()
        stored = _database_bytes(folder) - empty
    return {
        "games": games,
        "actions_per_game": round(results.acknowledged / games),
        "cpu_seconds_per_1000_actions": round(used / results.acknowledged * 1000, 2),
        "disk_kb_per_game": round(stored / games / 1000, 1),
    }


def _database_bytes(folder: str) -> int:
    with closing(sqlite3.connect(Path(folder) / "nasrid.sqlite", timeout=30)) as file:
        return int(file.execute("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size").fetchone()[0])


async def measure_human_pace(tables: int) -> dict[str, Any]:
    """Return the cost of tables where somebody acts every few seconds."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            run = await measure(server, tables, tables / ACTION_INTERVAL_SECONDS, ACTIONS_PER_TABLE * tables, folder)
        finally:
            server.stop()
    return {
        "people": SEATS_PER_TABLE * tables,
        "core_share": run["cpu_share"],
        "memory_kb_per_table": run["kb_a_table"],
        **{name: run[name] for name in ("p50_ms", "p95_ms", "p99_ms")},
    }


async def measure_bots(level: str) -> dict[str, Any]:
    """Return the cost of decisions of bots: of the server, and of the bot processes."""
    with tempfile.TemporaryDirectory() as folder, TestServer(Path(folder)) as server:
        async with Person(server, "Zaida") as zaida:
            seats = [{}, *[{"kind": "bot", "level": level}] * 3]
            table = await zaida.open_table(options={"players": 4}, seats=seats, rated=False)
            async with zaida.connect(table["id"]) as seat:
                await seat.play(Random(1), lambda seat: _bot_decisions(seat) >= FIRST_BOT_DECISIONS)
                own, used, first = cpu_seconds(server.pid), _worker_cpu_seconds(server.pid), _bot_decisions(seat)
                await seat.play(Random(1), lambda seat: _bot_decisions(seat) >= FIRST_BOT_DECISIONS + BOT_DECISIONS)
            decisions = _bot_decisions(seat) - first
            own, used = cpu_seconds(server.pid) - own, _worker_cpu_seconds(server.pid) - used
            memory = max(map(_memory_mb, _children(server.pid)))
    return {
        "level": level,
        "decisions": decisions,
        "bot_cpu_ms_per_decision": round(used / decisions * 1000, 1),
        "server_cpu_ms_per_decision": round(own / decisions * 1000, 1),
        "memory_mb_per_process": round(memory),
    }


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _worker_cpu_seconds(pid: int) -> float:
    return float(sum(map(cpu_seconds, _children(pid))))


def _bot_decisions(seat: Seat) -> int:
    return sum(event.get("by") == "bot" for event in seat.events)


def _memory_mb(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return float(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1000  # type: ignore[index]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the cost of people and bots.")
    parser.add_argument("--games", type=int, default=40, help="games between people (default: 40)")
    parser.add_argument("--tables", type=int, default=1000, help="tables at a human pace (default: 1000)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to a file")
    arguments = parser.parse_args()
    gc.disable()  # otherwise the client's pauses would count as the server's
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    report = {
        **source_version(),
        "people": asyncio.run(measure_people(arguments.games)),
        "human_pace": asyncio.run(measure_human_pace(arguments.tables)),
        "bots": [asyncio.run(measure_bots(level)) for level in BOT_LEVELS],
    }
    print(json.dumps(report, indent=1))
    if arguments.json:
        arguments.json.write_text(json.dumps(report, indent=1) + "\n")


if __name__ == "__main__":
    main()
