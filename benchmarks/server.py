"""Load that a server on this machine sustains, with the client on the same cores.

    python benchmarks/server.py [--tables 10 100 1000] [--rate 800] [--actions N] [--human 1000 2000] [--json FILE]
    python benchmarks/server.py --against CHECKOUT [--rounds 20]

Four people sit at every table, each with their own WebSocket, and play at random. All tables together offer a fixed
rate of actions, evenly spread. The latency is the time from sending a command until all four seats have received its
event. In a last run, each table acts as soon as the last event has arrived. A second series uses a human pace: every
table acts every 8 seconds, for several numbers of tables. The CPU shares of server and client show how much of the
delay is theirs. The first measurement is the message for a player who holds every card of the box, the longest that
`turn` can be. With a compiled engine, everything is then measured again with the interpreted one.

With `--against`, the benchmark compares this server with that of another checkout: CPU time, actions per second and
latencies. Both run with 50 tables each and alternate at full speed, one round each, so that other load affects both.
The figures are medians of the rounds, and the ratios are medians of the ratios in each round, with 95% intervals from a
bootstrap over the rounds. The other checkout has to be compiled like this one; NASRID_PURE=1 compares both interpreted.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import platform
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from engines import ENGINE_NAME, measure_interpreted_engine, source_version
from nasrid import Game, Options, write_action
from nasrid.rules.modules.exchange import EXCHANGE_CURRENCIES
from nasrid.rules.pieces.money import MONEY, Hand
from nasrid.server.protocol.messages import Decision, encode

SEATS_PER_TABLE = 4
OTHER_OPEN_FILES = 100  # in addition to its sockets
COMPARED_TABLES = 50  # per server
BOOTSTRAP_SAMPLES = 2000
ACTION_INTERVAL_SECONDS = 8.0
NASRID_COMMAND = str(Path(sys.executable).with_name("nasrid"))
SERVER_LIMITS = {
    "requests_per_10s": 10**6,
    "burst_requests": 10**6,
    "messages_per_10s": 10**6,
    "tables_per_hour": 10**6,
    "guests_per_hour": 10**6,
    "side_commands_per_10min": 10**6,
    "connections_per_address": 10**5,
    "sockets_per_address": 10**5,
    "sockets_total": 10**5,
}
CLOCK_TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")


class Message(msgspec.Struct):
    """The fields of a message that matter here."""

    type: str
    seq: int = 0
    legal_actions: list[str] = []
    what: str = ""
    code: str = ""
    message: str = ""
    table: dict[str, Any] | None = None


decode = msgspec.json.Decoder(Message).decode


class Server:
    def __init__(self, folder: str, checkout: Path | None = None, options: tuple[str, ...] = ()) -> None:
        """Start the server of this checkout, or of another one, with more options for `nasrid serve`."""
        environment = os.environ | ({"PYTHONPATH": str(checkout / "src")} if checkout else {})
        known = _limits_of(environment) if checkout else SERVER_LIMITS
        limits = [
            part for name, number in SERVER_LIMITS.items() if name in known for part in ("--limit", f"{name}={number}")
        ]
        command = [NASRID_COMMAND, "serve", "--no-browser", "--port", "0", "--data", folder, *options, *limits]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout
        match = re.search(r"http://\S+", self.process.stdout.readline())
        assert match, "the server did not start"
        self.url = match[0]

    def memory_kb(self) -> float:
        """Return the resident memory in KB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return float(re.search(r"VmRSS:\s+(\d+)", status)[1])  # type: ignore[index]

    def cpu_seconds(self) -> float:
        """Return the CPU time used so far."""
        return process_cpu_seconds(self.process.pid)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)


def process_cpu_seconds(pid: int) -> float:
    """Return the CPU time that a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / CLOCK_TICKS_PER_SECOND


def _limits_of(environment: dict[str, str]) -> list[str]:
    """Return the names of all limits, which the server lists in the error for an unknown one."""
    answer = subprocess.run(
        [NASRID_COMMAND, "serve", "--limit", "?=0"], env=environment, capture_output=True, text=True
    )
    return re.findall(r"\w+", answer.stderr)


@dataclass
class Results:
    acknowledged: int = 0
    refused: list[str] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)


class Table:
    """Four seats that wait for each other's events."""

    def __init__(self, table_id: str, results: Results, seed: int) -> None:
        self.id = table_id
        self.results = results
        self.random = Random(seed)
        self.sockets: list[ClientConnection] = []
        self.readers: list[asyncio.Task[None]] = []
        self.seq = 0
        self.arrived = [0] * SEATS_PER_TABLE
        self.turn: tuple[int, Message] | None = None
        self.is_over = False
        self.changed = asyncio.Event()

    async def connect(self, urls: list[str], cookies: list[str]) -> None:
        """Connect every seat, each to the process at its own URL."""
        for seat, (url, cookie) in enumerate(zip(urls, cookies, strict=True)):
            address = url.replace("http", "ws", 1) + f"/api/tables/{self.id}/ws"
            headers = {"Cookie": cookie}
            socket = await connect(address, additional_headers=headers, compression=None, ping_interval=None)
            self.sockets.append(socket)
            self.readers.append(asyncio.create_task(self._read(seat, socket)))

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        async for data in socket:
            message = decode(data)
            if message.type in ("event", "snapshot"):
                self.arrived[seat] = message.seq
                if message.table and message.table["stage"] == "over":
                    self.is_over = True
            elif message.type == "decision":
                self.turn = (seat, message)
            elif message.type == "done":
                self.results.acknowledged += 1
            elif message.type == "error":
                self.results.refused.append(f"{message.code}: {message.message}")
            self.changed.set()

    async def _wait_for_seq(self, seq: int) -> None:
        while min(self.arrived) < seq:
            self.changed.clear()
            await self.changed.wait()

    async def wait_until_ready(self) -> int:
        """Wait until everybody has received the last event, and return the seat that decides."""
        while True:
            if self.turn and self.turn[1].seq == max(self.arrived) == min(self.arrived):
                return self.turn[0]
            self.changed.clear()
            await self.changed.wait()

    async def act(self) -> None:
        seat = await self.wait_until_ready()
        assert self.turn
        turn = self.turn[1]
        action = self.random.choice(turn.legal_actions)
        command = {"type": "act", "id": f"{turn.seq}", "seq": turn.seq, "action": action}
        began = time.perf_counter()
        await self.sockets[seat].send(msgspec.json.encode(command).decode())
        await self._wait_for_seq(turn.seq + 1)
        self.results.latencies.append(time.perf_counter() - began)

    async def close(self) -> None:
        for reader in self.readers:
            reader.cancel()
        await asyncio.gather(*(socket.close() for socket in self.sockets))


async def sign_in_guest(http: httpx.AsyncClient, name: str) -> str:
    response = await http.post("/api/me", json={"name": name})
    response.raise_for_status()
    http.cookies.clear()
    return f"nasrid_session={response.cookies['nasrid_session']}"


async def open_table(http: httpx.AsyncClient, cookies: list[str]) -> str:
    settings = {"options": {"players": SEATS_PER_TABLE}, "seats": [{"kind": "open"}] * SEATS_PER_TABLE}
    response = await http.post("/api/tables", json={"settings": settings}, headers={"Cookie": cookies[0]})
    response.raise_for_status()
    table = str(response.json()["id"])
    for seat, cookie in enumerate(cookies[1:], 1):
        command = {"type": "sit", "id": "sit", "seat": seat}
        sat = await http.post(f"/api/tables/{table}/commands", json=command, headers={"Cookie": cookie})
        sat.raise_for_status()
    return table


async def open_tables(server: Server, count: int, results: Results) -> list[Table]:
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        cookies = [await sign_in_guest(http, f"Guest {number}") for number in range(SEATS_PER_TABLE)]
        tables = []
        for number in range(count):
            table = Table(await open_table(http, cookies), results, number)
            await table.connect([server.url] * SEATS_PER_TABLE, cookies)
            tables.append(table)
    return tables


async def measure(server: Server, count: int, rate: float | None, actions: int, folder: str) -> dict[str, Any]:
    results = Results()
    bare = server.memory_kb()
    tables = await open_tables(server, count, results)
    await play(tables, rate, actions // 10 + count)  # warm-up, so that cities and hands are not empty
    held = server.memory_kb()
    results.latencies.clear()
    results.acknowledged = 0
    cpu, client, began = server.cpu_seconds(), time.process_time(), time.perf_counter()
    await play(tables, rate, actions)
    seconds, cpu, client = time.perf_counter() - began, server.cpu_seconds() - cpu, time.process_time() - client
    for table in tables:
        await table.close()
    assert not results.refused, results.refused[:3]
    latencies = sorted(results.latencies)
    return {
        "tables": count,
        "sockets": count * SEATS_PER_TABLE,
        "offered": rate,
        "acknowledged_per_second": round(results.acknowledged / seconds, 1),
        **{f"p{share}_ms": round(latencies[int(len(latencies) * share / 100)] * 1000, 1) for share in (50, 95, 99)},
        "slowest_ms": round(latencies[-1] * 1000, 1),
        "kb_a_table": round((held - bare) / count, 1),
        "cpu_seconds_a_thousand": round(cpu / len(latencies) * 1000, 2),
        "cpu_share": round(cpu / seconds, 2),
        "client_cpu_share": round(client / seconds, 2),
    }


async def compare(servers: dict[str, Server], rounds: int) -> dict[str, list[dict[str, float]]]:
    """Return the figures of each server in each round."""
    results = {name: Results() for name in servers}
    tables = {name: await open_tables(server, COMPARED_TABLES, results[name]) for name, server in servers.items()}
    for name in servers:
        await play(tables[name], None, 15 * COMPARED_TABLES)
    figures: dict[str, list[dict[str, float]]] = {name: [] for name in servers}
    for number in range(rounds):
        for name, server in list(servers.items())[:: 1 if number % 2 else -1]:
            await replace_finished_tables(server, tables[name], results[name])
            results[name].latencies.clear()
            cpu, began = server.cpu_seconds(), time.perf_counter()
            await play(tables[name], None, 10 * COMPARED_TABLES)
            seconds, cpu = time.perf_counter() - began, server.cpu_seconds() - cpu
            latencies = sorted(results[name].latencies)
            figures[name].append(
                {
                    "actions_per_second": len(latencies) / seconds,
                    "cpu_seconds_a_thousand": cpu / len(latencies) * 1000,
                    "p50_ms": latencies[len(latencies) // 2] * 1000,
                    "p99_ms": latencies[len(latencies) * 99 // 100] * 1000,
                }
            )
    for name in servers:
        for table in tables[name]:
            await table.close()
        assert not results[name].refused, results[name].refused[:3]
    return figures


async def replace_finished_tables(server: Server, tables: list[Table], results: Results) -> None:
    """Open a new table for each game that is over."""
    finished = [number for number, table in enumerate(tables) if table.is_over]
    for number, new in zip(finished, await open_tables(server, len(finished), results), strict=True):
        await tables[number].close()
        tables[number] = new


async def play(tables: list[Table], rate: float | None, actions: int) -> None:
    """Play `actions` actions, evenly spread over the tables and, with a rate, over time."""
    each = -(-actions // len(tables))
    begin = time.perf_counter()

    async def play_one(number: int, table: Table) -> None:
        for turn in range(each):
            if rate:
                due = begin + (turn * len(tables) + number) / rate
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if table.is_over:
                return
            await table.act()

    await asyncio.gather(*(play_one(number, table) for number, table in enumerate(tables)))


def main() -> None:
    arguments = _arguments()
    gc.disable()  # otherwise the client's pauses would count as the server's
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 65536)), hard))
    print(f"Python {platform.python_version()}, {ENGINE_NAME}", flush=True)
    if arguments.against:
        measure_against(arguments.against, arguments.rounds, arguments.json)
        return
    max_tables = (hard - OTHER_OPEN_FILES) // SEATS_PER_TABLE
    if hard != resource.RLIM_INFINITY and max([*arguments.tables, *arguments.human]) > max_tables:
        sys.exit(
            f"a process may open {hard} files here, enough for {max_tables} tables; raise the limit with ulimit -Hn"
        )
    hoarder = measure_hoarder()
    for name, figures in hoarder.items():
        print(f"every card in one hand, {name}: {figures['actions']} actions, {figures['ms']} ms, {figures['kb']} KB")
    runs: list[dict[str, Any]] = []
    human = [(count, count / ACTION_INTERVAL_SECONDS) for count in arguments.human]
    for count, rate in [*((count, arguments.rate) for count in arguments.tables), (arguments.tables[-1], None), *human]:
        actions = 2 * count if (count, rate) in human else min(200 * count, arguments.actions)
        with tempfile.TemporaryDirectory() as folder:
            server = Server(folder)
            try:
                run = asyncio.run(measure(server, count, rate, actions, folder))
            finally:
                server.stop()
        runs.append(run)
        _print(run)
    if arguments.json:
        report = {
            "engine": ENGINE_NAME,
            "python": platform.python_version(),
            "cores": os.cpu_count(),
            "hoarder": hoarder,
            "runs": runs,
        }
        Path(arguments.json).write_text(json.dumps(report, indent=1) + "\n")
    else:
        measure_interpreted_engine()


def measure_against(checkout: Path, rounds: int, file: str | None) -> None:
    with tempfile.TemporaryDirectory() as folder:
        servers = {"this": Server(f"{folder}/this"), "other": Server(f"{folder}/other", checkout)}
        try:
            rounds_of = asyncio.run(compare(servers, rounds))
        finally:
            for server in servers.values():
                server.stop()
    report: dict[str, Any] = {**source_version(), "tables": COMPARED_TABLES, "rounds": rounds}
    for name, figures in rounds_of.items():
        report[name] = {key: round(median(figure[key] for figure in figures), 2) for key in figures[0]}
    pairs = list(zip(rounds_of["this"], rounds_of["other"], strict=True))
    ratios = {key: [this[key] / other[key] for this, other in pairs] for key in pairs[0][0]}
    report["ratios"] = {key: round(median(values), 3) for key, values in ratios.items()}
    report["ratio_intervals"] = {key: median_interval(values) for key, values in ratios.items()}
    print(json.dumps(report, indent=1))
    if file:
        Path(file).write_text(json.dumps(report, indent=1) + "\n")


def median_interval(values: list[float]) -> tuple[float, float]:
    """Return the 95% interval of a median, by a bootstrap."""
    random = Random(1)
    medians = sorted(median(random.choices(values, k=len(values))) for _ in range(BOOTSTRAP_SAMPLES))
    return round(medians[BOOTSTRAP_SAMPLES // 40], 3), round(medians[-1 - BOOTSTRAP_SAMPLES // 40], 3)


def measure_hoarder() -> dict[str, Any]:
    """Return the legal actions and message sizes of a combined game with all money and exchange cards in one hand."""
    game = Game.new(Options(game="combined", players=3, modules=frozenset({"exchange"})), seed=28)
    assert game.seat is not None
    game.state.players[game.seat].hand = Hand.of([*MONEY, *MONEY, *MONEY, *EXCHANGE_CURRENCIES])
    figures: dict[str, Any] = {}
    for name, listed in {"proposed": game.proposed_actions, "legal": game.legal_actions}.items():
        start = time.perf_counter()
        actions = listed()
        milliseconds = 1000 * (time.perf_counter() - start)
        message = encode(Decision(0, [write_action(action) for action in actions], can_undo=False))
        figures[name] = {"actions": len(actions), "ms": round(milliseconds, 1), "kb": round(len(message) / 1000)}
    return figures


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure what a server on this machine carries.")
    parser.add_argument(
        "--tables", type=int, nargs="+", default=[10, 100, 1000], help="numbers of tables with four people each"
    )
    parser.add_argument(
        "--rate", type=float, default=800, help="actions per second of all tables together (default: 800)"
    )
    parser.add_argument(
        "--human", type=int, nargs="*", default=[500, 1000, 2000], help="numbers of tables at a human pace"
    )
    parser.add_argument("--actions", type=int, default=16000, help="measured actions per run (default: 16000)")
    parser.add_argument("--against", type=Path, metavar="CHECKOUT", help="compare with the server of another checkout")
    parser.add_argument("--rounds", type=int, default=20, help="alternating rounds for --against (default: 20)")
    parser.add_argument("--json", metavar="FILE", help="also write the figures to a file")
    return parser.parse_args()


def _print(run: dict[str, Any]) -> None:
    offered = f"{run['offered']:.0f}/s offered" if run["offered"] else "as fast as they can"
    print(
        f"{run['tables']:>5} tables, {run['sockets']} sockets, {offered}: "
        f"{run['acknowledged_per_second']}/s acknowledged"
    )
    print(
        f"      command to event at all four seats: p50 {run['p50_ms']} ms, p95 {run['p95_ms']} ms, "
        f"p99 {run['p99_ms']} ms, slowest {run['slowest_ms']} ms"
    )
    print(
        f"      {run['kb_a_table']} KB a table, {run['cpu_seconds_a_thousand']} s CPU per 1,000 actions; of a core "
        f"the server used {run['cpu_share']:.0%}, the client {run['client_cpu_share']:.0%}",
        flush=True,
    )


if __name__ == "__main__":
    main()
