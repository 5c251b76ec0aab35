"""Latency of live games with and without reviews of other games, in the same run.

    python benchmarks/live_reviews.py [--tables 200] [--bot-tables 20] [--rounds 20] [--seconds 5] [--json FILE]

A server has tables of four people, tables of one person and three bots, and a queue of games to review. Each person
acts every 8 seconds. In every other phase, the review worker is stopped (SIGSTOP). The order within a round alternates,
so other load affects both alike. A person's latency is the time from sending a command until all seats have received
its event. A bot's latency is the time of one of its actions, from the event before it. The ratios are medians of the
rounds, with the 95% intervals of a bootstrap.
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
import time
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import msgspec

from engines import ENGINE_NAME
from reviews import play as play_game
from server import (
    ACTION_INTERVAL_SECONDS,
    Results,
    Server,
    Table,
    median_interval,
    open_tables,
    play,
    process_cpu_seconds,
    sign_in_guest,
)

SHARES = (50, 95, 99)
REVIEWED_PLAYERS = 4
BOT_LEVEL = "scholar"
BOTS_PER_TABLE = 3
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


class BotTable(Table):  # type: ignore[misc]
    """A person and bots. Its latencies are those of the bots' actions."""

    def __init__(self, table_id: str, results: Results, seed: int) -> None:
        super().__init__(table_id, results, seed)
        self.arrived = [0]

    async def act(self) -> None:
        await self.wait_until_ready()
        assert self.turn
        turn = self.turn[1]
        command = {
            "type": "act",
            "id": f"{turn.seq}",
            "seq": turn.seq,
            "action": self.random.choice(turn.legal_actions),
        }
        await self.sockets[0].send(msgspec.json.encode(command).decode())
        await self._wait_for_seq(turn.seq + 1)
        began = time.perf_counter()
        while not self.is_over and self.turn[1].seq < max(turn.seq + 1, self.arrived[0]):
            self.changed.clear()
            await self.changed.wait()
        if bot_actions := self.arrived[0] - turn.seq - 1:
            self.results.latencies.append((time.perf_counter() - began) / bot_actions)


async def open_bot_tables(server: Server, count: int, results: Results) -> list[Table]:
    bots = [{"kind": "bot", "level": BOT_LEVEL}] * BOTS_PER_TABLE
    settings = {"options": {"players": 1 + BOTS_PER_TABLE}, "seats": [{"kind": "open"}, *bots]}
    tables: list[Table] = []
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        cookie = await sign_in_guest(http, "Guest of bots")
        for number in range(count):
            opened = await http.post("/api/tables", json={"settings": settings}, headers={"Cookie": cookie})
            opened.raise_for_status()
            table = BotTable(opened.json()["id"], results, number)
            await table.connect([server.url], [cookie])
            tables.append(table)
    return tables


async def measure_phase(groups: dict[str, tuple[list[Table], Results]], seconds: float) -> dict[str, float]:
    """Return the latencies of each group of tables while all of them play for some seconds."""
    playing = []
    for tables, results in groups.values():
        results.latencies.clear()
        rate = len(tables) / ACTION_INTERVAL_SECONDS
        playing.append(play(tables, rate, max(len(tables), int(rate * seconds))))
    await asyncio.gather(*playing)
    figures: dict[str, float] = {}
    for name, (_, results) in groups.items():
        latencies = sorted(results.latencies)
        figures |= {f"{name}_p{share}_ms": latencies[int(len(latencies) * share / 100)] * 1000 for share in SHARES}
    return figures


async def measure(server: Server, counts: dict[str, int], rounds: int, seconds: float) -> dict[str, Any]:
    people, bots = Results(), Results()
    groups = {
        "people": (await open_tables(server, counts["people"], people), people),
        "bots": (await open_bot_tables(server, counts["bots"], bots), bots),
    }
    tables = [table for group, _ in groups.values() for table in group]
    await play(groups["people"][0], None, 10 * counts["people"])  # so that cities and hands are not empty
    await queue_reviews(server, 2 + int(rounds * seconds / 10))  # more than there is time for
    worker = await find_worker(server)
    figures: dict[str, list[dict[str, float]]] = {"with": [], "without": []}
    used = 0.0
    for number in range(rounds):
        for name in ("with", "without") if number % 2 else ("without", "with"):
            os.kill(worker, signal.SIGCONT if name == "with" else signal.SIGSTOP)
            before = process_cpu_seconds(worker)
            figures[name].append(await measure_phase(groups, seconds))
            used += process_cpu_seconds(worker) - before
    os.kill(worker, signal.SIGCONT)
    for table in tables:
        await table.close()
    refused = people.refused + bots.refused
    assert not refused, refused[:3]
    assert used > 0, "no review was made"
    return compare(figures) | {"worker_cpu_seconds": round(used, 1)}


def compare(figures: dict[str, list[dict[str, float]]]) -> dict[str, Any]:
    """Return the medians with and without reviews, and those of the ratios of the rounds with their intervals."""
    pairs = list(zip(figures["with"], figures["without"], strict=True))
    ratios = {key: [one[key] / other[key] for one, other in pairs] for key in pairs[0][0]}
    medians = {
        name: {key: round(median(figure[key] for figure in phases), 2) for key in phases[0]}
        for name, phases in figures.items()
    }
    return medians | {
        "ratios": {key: round(median(values), 3) for key, values in ratios.items()},
        "ratio_intervals": {key: median_interval(values) for key, values in ratios.items()},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure live games while other games are reviewed.")
    parser.add_argument("--tables", type=int, default=200, help="tables with four people each (default: 200)")
    parser.add_argument("--bot-tables", type=int, default=20, help="tables with one person and bots (default: 20)")
    parser.add_argument("--rounds", type=int, default=20, help="rounds with and without reviews (default: 20)")
    parser.add_argument("--seconds", type=float, default=5, help="length of a phase (default: 5)")
    parser.add_argument("--json", metavar="FILE", help="also write the figures to a file")
    arguments = parser.parse_args()
    gc.disable()  # otherwise the client's pauses would count as the server's
    options = [part for name, number in LIMITS.items() for part in ("--limit", f"{name}={number}")]
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, options=tuple(options))
        try:
            counts = {"people": arguments.tables, "bots": arguments.bot_tables}
            figures = asyncio.run(measure(server, counts, arguments.rounds, arguments.seconds))
        finally:
            server.stop()
    report = {
        "engine": ENGINE_NAME,
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1),
        "tables": arguments.tables,
        "bot_tables": arguments.bot_tables,
        "rounds": arguments.rounds,
        **figures,
    }
    print(json.dumps(report, indent=1))
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(report, indent=1) + "\n")


if __name__ == "__main__":
    main()
