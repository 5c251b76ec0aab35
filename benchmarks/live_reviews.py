"""Latency of live games with and without reviews of other games, in the same run.

    python benchmarks/live_reviews.py [--tables 200] [--rounds 20] [--seconds 5] [--json FILE]

A server has tables of four people who act every 8 seconds, and a queue of games to review. In every other phase, its
review worker is stopped (SIGSTOP). The order within a round alternates, so other load affects both alike. The latency
is the time from sending a command until all four seats have received its event. The ratios are medians of the rounds.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import platform
import signal
import tempfile
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import Any

import httpx

from engines import ENGINE_NAME
from reviews import play as play_game
from server import (
    ACTION_INTERVAL_SECONDS,
    Results,
    Server,
    Table,
    open_tables,
    play,
    process_cpu_seconds,
    sign_in_guest,
)

SHARES = (50, 95, 99)
REVIEWED_PLAYERS = 4
WORKER_MODULE = b"nasrid.server.reviews.main"
LIMITS = {"waiting_reviews": 10_000, "reviews_per_day": 10_000}


async def queue_reviews(server: Server, count: int) -> None:
    """Ask for reviews of a finished game at as many tables."""
    record = play_game(REVIEWED_PLAYERS, 1, 0.0)
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        headers = {"Cookie": await sign_in_guest(http, "Reviewer")}
        for _ in range(count):
            opened = await http.post("/api/records", json={"record": record, "seat": 0}, headers=headers)
            opened.raise_for_status()
            asked = await http.post(f"/api/tables/{opened.json()['id']}/review", json={}, headers=headers)
            asked.raise_for_status()


async def find_worker(server: Server) -> int:
    """Return the process id of the server's review worker, when it has started."""
    while True:
        for folder in Path("/proc").iterdir():
            with suppress(OSError):
                is_child = (
                    folder.name.isdecimal() and f"PPid:\t{server.process.pid}\n" in (folder / "status").read_text()
                )
                if is_child and WORKER_MODULE in (folder / "cmdline").read_bytes():
                    return int(folder.name)
        await asyncio.sleep(0.1)


async def measure_phase(tables: list[Table], results: Results, seconds: float) -> dict[str, float]:
    results.latencies.clear()
    rate = len(tables) / ACTION_INTERVAL_SECONDS
    await play(tables, rate, max(len(tables), int(rate * seconds)))
    latencies = sorted(results.latencies)
    return {f"p{share}_ms": latencies[int(len(latencies) * share / 100)] * 1000 for share in SHARES}


async def measure(server: Server, count: int, rounds: int, seconds: float) -> dict[str, Any]:
    results = Results()
    tables = await open_tables(server, count, results)
    await play(tables, None, 10 * count)  # so that cities and hands are not empty
    await queue_reviews(server, 2 + int(rounds * seconds / 10))  # more than there is time for
    worker = await find_worker(server)
    figures: dict[str, list[dict[str, float]]] = {"with": [], "without": []}
    used = 0.0
    for number in range(rounds):
        for name in ("with", "without") if number % 2 else ("without", "with"):
            os.kill(worker, signal.SIGCONT if name == "with" else signal.SIGSTOP)
            before = process_cpu_seconds(worker)
            figures[name].append(await measure_phase(tables, results, seconds))
            used += process_cpu_seconds(worker) - before
    os.kill(worker, signal.SIGCONT)
    for table in tables:
        await table.close()
    assert not results.refused, results.refused[:3]
    assert used > 0, "no review was made"
    pairs = list(zip(figures["with"], figures["without"], strict=True))
    return {
        name: {key: round(median(figure[key] for figure in phases), 2) for key in phases[0]}
        for name, phases in figures.items()
    } | {
        "ratios": {key: round(median(one[key] / other[key] for one, other in pairs), 3) for key in pairs[0][0]},
        "worker_cpu_seconds": round(used, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure live games while other games are reviewed.")
    parser.add_argument("--tables", type=int, default=200, help="tables with four people each (default: 200)")
    parser.add_argument("--rounds", type=int, default=20, help="rounds with and without reviews (default: 20)")
    parser.add_argument("--seconds", type=float, default=5, help="length of a phase (default: 5)")
    parser.add_argument("--json", metavar="FILE", help="also write the figures to a file")
    arguments = parser.parse_args()
    gc.disable()  # otherwise the client's pauses would count as the server's
    options = [part for name, number in LIMITS.items() for part in ("--limit", f"{name}={number}")]
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, options=tuple(options))
        try:
            figures = asyncio.run(measure(server, arguments.tables, arguments.rounds, arguments.seconds))
        finally:
            server.stop()
    report = {
        "engine": ENGINE_NAME,
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "tables": arguments.tables,
        "rounds": arguments.rounds,
        **figures,
    }
    print(json.dumps(report, indent=1))
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(report, indent=1) + "\n")


if __name__ == "__main__":
    main()
