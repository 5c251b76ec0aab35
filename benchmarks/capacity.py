"""The figures of docs/capacity.md: actions, CPU time and disk space per game, and the cost of bots.

    python benchmarks/capacity.py [--games 40] [--json FILE]

Games between four people, then games of one person against three bots of each level. Everything uses SQLite. The cost
of several processes is measured by cluster.py.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import re
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.server import Results, Server, open_tables, play, process_cpu_seconds
from engines import ENGINE_NAME
from tests.server.client import Person
from tests.server.client import Server as TestServer

BOT_LEVELS = ("apprentice", "architect", "scholar")
GAMES_PER_DAY = 1_000_000
SECONDS_PER_DAY = 86_400
LONGER_THAN_A_GAME = 10_000  # actions
SECONDS_PER_ACTION = 8  # of a table at a human pace


async def measure_people(games: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            results = Results()
            tables = await open_tables(server, games, results)
            empty, used = _database_bytes(folder), server.cpu_seconds()
            await play(tables, None, LONGER_THAN_A_GAME * games)
            used = server.cpu_seconds() - used
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


async def measure_bots(level: str) -> dict[str, Any]:
    """Return the cost of one game against three bots: of the server, and of the bot processes."""
    with tempfile.TemporaryDirectory() as folder, TestServer(Path(folder)) as server:
        async with Person(server, "Zaida") as zaida:
            seats = [{}, *[{"kind": "bot", "level": level}] * 3]
            table = await zaida.open_table(options={"players": 4}, seats=seats, rated=False)
            before = process_cpu_seconds(server.pid)
            async with zaida.connect(table["id"]) as seat:
                await seat.play(Random(1))
            decisions = sum(event.get("by") == "bot" for event in seat.events)
            workers = [int(pid) for pid in Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()]
            used = sum(process_cpu_seconds(pid) for pid in workers)
            memory = max(map(_memory_mb, workers))
            own = process_cpu_seconds(server.pid) - before
    return {
        "level": level,
        "decisions": decisions,
        "bot_cpu_ms_per_decision": round(used / decisions * 1000, 1),
        "server_cpu_ms_per_decision": round(own / decisions * 1000, 1),
        "memory_mb_per_process": round(memory),
    }


def _memory_mb(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return float(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1000  # type: ignore[index]


def extrapolate(people: dict[str, float], bots: list[dict[str, Any]]) -> dict[str, Any]:
    """Return what one core serves, and what a million games per day need."""
    cpu_per_action = people["cpu_seconds_per_1000_actions"] / 1000
    tables_per_core = SECONDS_PER_ACTION / cpu_per_action
    busy = GAMES_PER_DAY * people["actions_per_game"] * cpu_per_action / SECONDS_PER_DAY
    return {
        "people_per_core": round(4 * tables_per_core),
        "people_per_core_with_three_bots": {
            # Each person's table acts every 8 seconds, and bots decide three of four times.
            bot["level"]: round(
                SECONDS_PER_ACTION
                / (cpu_per_action + 0.75 * (bot["bot_cpu_ms_per_decision"] + bot["server_cpu_ms_per_decision"]) / 1000)
            )
            for bot in bots
        },
        "cores_for_a_million_games_per_day": round(busy, 1),
        "disk_gb_per_million_games": round(people["disk_kb_per_game"]),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the figures of docs/capacity.md.")
    parser.add_argument("--games", type=int, default=40, help="games between people (default: 40)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to a file")
    arguments = parser.parse_args()
    people = asyncio.run(measure_people(arguments.games))
    bots = [asyncio.run(measure_bots(level)) for level in BOT_LEVELS]
    report = {
        "engine": ENGINE_NAME,
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "people": people,
        "bots": bots,
        "capacity": extrapolate(people, bots),
    }
    print(json.dumps(report, indent=1))
    if arguments.json:
        arguments.json.write_text(json.dumps(report, indent=1) + "\n")


if __name__ == "__main__":
    main()
