"""Fault testing: people play while faults occur at random, and every promise is checked.

    python -m tools.faults [--minutes 60] [--place sqlite cluster] [--faults kill hang] [--count 1000] [--seed 7]
    python -m tools.faults --sabotage          lose an acknowledged action on purpose; the run must fail

The promises:

- An acknowledged action is in the log of its table, at the number that the acknowledgement named.
- No action is carried out twice, no number is missing, and everybody has seen the same events.
- Play continues within a minute after a fault, and nobody loses on time because of it.
- The server logs no internal error, and `nasrid check` finds nothing, except after damage.
- Damage is never silent: a table with a damaged page is either complete or refused, and a restored copy is complete.

`sqlite` is one process with SQLite, `cluster` two processes with PostgreSQL and NATS. The seed repeats the order of the
faults, but not their exact timing. The exit code is 1 if a promise was broken.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import shutil
import signal
import sqlite3
import statistics
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

import asyncpg
import httpx

from tests.processes import CLOCK_FILE_VARIABLE, nasrid
from tests.server.client import Person, Server
from tests.server.services import Nats, Postgres
from tests.server.travellers import Traveller, move

TABLES = 3
SEATS = [{}, {}, {"kind": "bot", "level": "apprentice"}]
CLOCK = {"kind": "real_time", "move_seconds": 600}
RECOVERY_SECONDS = 60.0
PAUSE_SECONDS = (0.1, 1.5)  # between two faults
PAGE_BYTES = 4096
REFUSALS_OF_DAMAGE = ("table_damaged", "unavailable")
Fault = Callable[["Run"], Awaitable[None]]


class BrokenPromiseError(Exception):
    """The server has not kept a promise."""


@dataclass
class Report:
    seed: int
    place: str
    faults: Counter[str] = field(default_factory=Counter)
    recovery_seconds: defaultdict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    acknowledged: int = 0
    games: int = 0
    broken: list[str] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        return {
            "place": self.place,
            "seed": self.seed,
            "faults": dict(self.faults),
            "acknowledged_actions": self.acknowledged,
            "finished_games": self.games,
            "recovery_seconds": {
                name: {"median": round(statistics.median(times), 2), "longest": round(max(times), 2)}
                for name, times in self.recovery_seconds.items()
            },
            "broken_promises": self.broken,
        }


class Pair:
    """Two people who play one game after another, whatever happens."""

    def __init__(self, run: Run, number: int) -> None:
        self.run = run
        self.number = number
        self.people = [Person(run.servers[0], f"{name}{number}") for name in ("Zaida", "Omar")]
        self.travellers: list[Traveller] = []
        self.acknowledged_before = 0  # in earlier games
        self.is_idle = asyncio.Event()

    @property
    def acknowledged(self) -> int:
        return self.acknowledged_before + sum(len(traveller.acknowledged) for traveller in self.travellers)

    async def sit_down(self) -> None:
        self.acknowledged_before = self.acknowledged
        options = {"players": len(SEATS), "modules": ["vizier", "bonus"]}
        table = await self._insist(
            lambda: self.people[0].open_with(self.people[1], options=options, seats=SEATS, clock=CLOCK, rated=False)
        )
        self.travellers = [
            Traveller(person, table, self.run.servers, Random(f"{self.run.report.seed} {self.number} {person.name}"))
            for person in self.people
        ]

    async def _insist(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """Repeat work until it succeeds."""
        end = time.monotonic() + RECOVERY_SECONDS
        while True:
            try:
                return await work()
            except (AssertionError, httpx.HTTPError, ValueError):  # refused, or not answered
                if time.monotonic() > end:
                    raise BrokenPromiseError("nobody could open a table for a minute") from None
                for person in self.people:
                    move(person, self.run.random.choice(self.run.servers))
                await asyncio.sleep(0.2)

    async def play(self) -> None:
        while not self.run.is_over:
            if self.run.is_paused:
                self.is_idle.set()
                await asyncio.sleep(0.02)
                continue
            self.is_idle.clear()
            await asyncio.gather(*(traveller.play(self._should_stop, None) for traveller in self.travellers))
            if all(traveller.seat.is_over for traveller in self.travellers):
                await self._insist(self.check)
                self.run.report.games += 1
                await self.sit_down()

    def _should_stop(self, _: object) -> bool:
        return self.run.is_paused or self.run.is_over

    async def check(self, accepted_refusals: tuple[str, ...] = ()) -> None:
        """Compare the stored log with everything that the players were told."""
        told = [(each, dict(each.acknowledged), list(each.seat.events)) for each in self.travellers]
        for traveller, acknowledged, events in told:
            path = f"/api/tables/{traveller.seat.table}/events"
            status, answer = await traveller.person.ask("GET", path)
            if status != 200:
                if answer["code"] in accepted_refusals:
                    continue
                raise ValueError(f"{status} {answer['code']}")  # try again
            name = f"{traveller.person.name} at {traveller.seat.table[:8]}"
            check_log(name, answer["events"], acknowledged, events, traveller.seat.you.get("seat"))


def check_log(
    name: str,
    log: list[dict[str, Any]],
    acknowledged: dict[int, dict[str, Any]],
    shown: list[dict[str, Any]],
    seat: int | None,
) -> None:
    """Raise BrokenPromiseError if the log contradicts what the player in this seat was told."""
    _promise([event["seq"] for event in log] == list(range(1, len(log) + 1)), f"{name}: numbers are missing")
    for seq, command in acknowledged.items():
        is_stored = seq <= len(log) and log[seq - 1].get("action") == command["action"]
        _promise(is_stored, f"{name}: the acknowledged action {seq} is lost")
    for event in shown:
        is_stored = event["seq"] <= len(log) and _public(log[event["seq"] - 1]) == _public(event)
        _promise(is_stored, f"{name}: event {event['seq']} was shown but is not stored")
    own = {event["seq"] for event in log if event.get("by") == "player" and event.get("seat") == seat}
    # The latest action may have been carried out without a reply so far.
    unknown = {seq for seq in own - acknowledged.keys() if seq < max(acknowledged, default=0)}
    _promise(not unknown, f"{name}: the actions {sorted(unknown)} were not sent, or sent once and carried out twice")
    late = any(event["entry"] == "player_away" and event["why"] == "late" for event in log)
    _promise(not late, f"{name}: a player lost on time because of a fault")


def _public(event: dict[str, Any]) -> tuple[Any, ...]:
    return tuple(event.get(key) for key in ("entry", "seat", "action", "by"))


def _promise(is_kept: bool, text: str) -> None:
    if not is_kept:
        raise BrokenPromiseError(text)


class Run:
    """One run of the fault test at one place."""

    def __init__(self, folder: Path, place: str, seed: int, wanted: list[str]) -> None:
        self.folder = folder
        self.random = Random(seed)
        self.report = Report(seed, place)
        self.is_paused = self.is_over = False
        self.clock_file = folder / "clock"
        self.clock_file.write_text("0")
        os.environ[CLOCK_FILE_VARIABLE] = str(self.clock_file)
        self.postgres = Postgres() if place == "cluster" else None
        self.nats = Nats() if place == "cluster" else None
        self.database = self.postgres.new_database() if self.postgres else ""
        self.servers: list[Server] = []
        available = CLUSTER_FAULTS if place == "cluster" else SQLITE_FAULTS
        self.faults = {name: fault for name, fault in available.items() if not wanted or name in wanted}
        self.log_offsets: dict[Path, int] = {}

    def open(self) -> None:
        options: tuple[str, ...] = ()
        if self.nats:
            self.nats.start()
            options = ("--database", self.database, "--bus", self.nats.url)
        for number in range(2 if self.nats else 1):
            self.servers.append(Server(self.folder / str(number), *options).start())

    def close(self) -> None:
        for server in self.servers:
            if server.process and server.process.poll() is None:
                server.process.send_signal(signal.SIGCONT)
                server.stop()
        if self.nats:
            self.nats.__exit__()
        if self.postgres:
            self.postgres.stop()
        del os.environ[CLOCK_FILE_VARIABLE]

    async def inject(self, end: float, count: int | None, sabotage: Fault | None) -> Report:
        """Play and cause faults until the time is over, or for a number of faults."""
        pairs = [Pair(self, number) for number in range(TABLES)]
        self.pairs = pairs
        playing: list[asyncio.Task[None]] = []
        try:
            for pair in pairs:
                for person in pair.people:
                    await person.__aenter__()
                await pair.sit_down()
            playing = [asyncio.create_task(pair.play()) for pair in pairs]
            if sabotage:
                await self._cause("sabotage", sabotage, playing)
            while time.monotonic() < end and (count is None or self.report.faults.total() < count):
                name = self.random.choice(list(self.faults))
                await self._cause(name, self.faults[name], playing)
            self.is_over = True
            await asyncio.gather(*playing)
            await self._check_all()
            await self._check_database()
        except (BrokenPromiseError, AssertionError, ExceptionGroup) as error:
            self.report.broken.append(f"{type(error).__name__}: {error}"[:4000])
        finally:
            self.is_over = True
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            self.report.acknowledged = sum(pair.acknowledged for pair in pairs)
            for pair in pairs:
                for person in pair.people:
                    await person.http.aclose()
        return self.report

    async def _cause(self, name: str, fault: Fault, playing: list[asyncio.Task[None]]) -> None:
        await asyncio.sleep(self.random.uniform(*PAUSE_SECONDS))
        self.report.faults[name] += 1
        await fault(self)
        began = time.monotonic()
        before = [pair.acknowledged for pair in self.pairs]
        while any(pair.acknowledged <= number for pair, number in zip(self.pairs, before, strict=True)):
            for task in playing:
                if task.done():
                    task.result()  # raises its error
            _promise(time.monotonic() - began < RECOVERY_SECONDS, f"play did not continue after the fault {name}")
            await asyncio.sleep(0.02)
        self.report.recovery_seconds[name].append(time.monotonic() - began)
        await self._check_all()
        self._check_logs()
        print(
            f"{self.report.place}: {name}, {self.report.recovery_seconds[name][-1]:.1f} s until play continued",
            flush=True,
        )

    async def _check_all(self) -> None:
        for pair in self.pairs:
            await pair._insist(pair.check)

    async def _check_database(self) -> None:
        for server in self.servers:
            await asyncio.to_thread(server.stop)
        place = ("--database", self.database) if self.database else ("--data", self.servers[0].data)
        checked = await asyncio.to_thread(nasrid, "check", *place)
        _promise(checked.returncode == 0, f"nasrid check: {checked.stdout}{checked.stderr}")

    def _check_logs(self, is_damaged: bool = False) -> None:
        """Raise BrokenPromiseError for an internal error in the part of the log that was not checked yet."""
        for server in self.servers:
            with server.log.open() as log:
                log.seek(self.log_offsets.get(server.log, 0))
                lines = log.readlines()
                self.log_offsets[server.log] = log.tell()
            for line in lines if not is_damaged else ():
                # asyncpg warns of lost connections with a traceback.
                is_error = ('"trace"' in line and '"level": "error"' in line) or line.startswith("Traceback")
                _promise(not is_error, f"the server logged an error: {line}")

    async def pause(self) -> None:
        self.is_paused = True
        for pair in self.pairs:
            await pair.is_idle.wait()

    def resume(self) -> None:
        for pair in self.pairs:
            pair.is_idle.clear()
        self.is_paused = False

    @property
    def victim(self) -> Server:
        return self.random.choice(self.servers)


# Faults


async def kill(run: Run) -> None:
    server = run.victim
    await asyncio.to_thread(server.kill)
    await asyncio.sleep(run.random.choice((0.0, 0.0, 1.0)))
    await asyncio.to_thread(server.start)


async def restart(run: Run) -> None:
    server = run.victim
    code = await asyncio.to_thread(server.stop)
    _promise(code == 0, f"a stopped server returned {code}")
    await asyncio.to_thread(server.start)


async def hang(run: Run) -> None:
    """Suspend a process, possibly for longer than its lease is valid."""
    server = run.victim
    os.kill(server.pid, signal.SIGSTOP)
    await asyncio.sleep(run.random.choice((0.5, 2.0, 10.0)))
    os.kill(server.pid, signal.SIGCONT)


async def full_disk(run: Run) -> None:
    server = run.victim
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, before[1]))
    await asyncio.sleep(run.random.uniform(0.5, 4.0))
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


async def slow_disk(run: Run) -> None:
    """Hold the write lock of the database, so that transactions last for seconds or fail."""
    seconds = run.random.choice((1.0, 3.0, 7.0))
    if run.database:
        connection = await asyncpg.connect(run.database)
        async with connection.transaction():
            await connection.execute("LOCK TABLE tables IN EXCLUSIVE MODE")
            await asyncio.sleep(seconds)
        await connection.close()
        return
    with closing(sqlite3.connect(run.servers[0].data / "nasrid.sqlite", timeout=30, isolation_level=None)) as file:
        file.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(seconds)
        file.execute("ROLLBACK")


async def clock_jump(run: Run) -> None:
    """Set the clock of every process forwards or backwards."""
    offset = float(run.clock_file.read_text()) + run.random.choice((-86400.0, -30.0, 30.0, 3600.0, 86400.0))
    run.clock_file.write_text(str(offset))
    await asyncio.sleep(2)


async def lost_bus(run: Run) -> None:
    assert run.nats
    run.nats.kill()
    await asyncio.sleep(run.random.uniform(0.2, 4.0))
    await asyncio.to_thread(run.nats.start)


async def lost_database(run: Run) -> None:
    assert run.postgres
    await asyncio.to_thread(run.postgres.let_in, run.database, False)
    await asyncio.sleep(run.random.uniform(0.2, 4.0))
    await asyncio.to_thread(run.postgres.let_in, run.database, True)


async def damaged_pages(run: Run) -> None:
    """Overwrite pages, start the server on them, and restore a copy as docs/hosting.md describes."""
    (server,) = run.servers
    await run.pause()
    await asyncio.to_thread(server.stop)
    file = server.data / "nasrid.sqlite"
    copy = file.with_suffix(".copy")
    shutil.copy(file, copy)
    run._check_logs()
    with file.open("r+b") as damaged:
        for page in run.random.choices(range(1, file.stat().st_size // PAGE_BYTES), k=run.random.randint(1, 3)):
            damaged.seek(page * PAGE_BYTES)
            damaged.write(run.random.randbytes(PAGE_BYTES))
    try:
        await asyncio.to_thread(server.start)
    except AssertionError:  # it refuses to start
        _promise("Traceback" not in server.log.read_text(), "the server crashed on a damaged database")
    else:
        for pair in run.pairs:
            await pair.check(REFUSALS_OF_DAMAGE)
        await asyncio.to_thread(server.stop)
    checked = await asyncio.to_thread(nasrid, "check", "--data", server.data)
    _promise("Traceback" not in checked.stderr, f"nasrid check crashed: {checked.stderr}")
    for leftover in file.parent.glob("nasrid.sqlite-*"):
        leftover.unlink()
    copy.replace(file)
    run._check_logs(is_damaged=True)
    await asyncio.to_thread(server.start)
    run.resume()


SQLITE_FAULTS: dict[str, Fault] = {
    "kill": kill,
    "restart": restart,
    "hang": hang,
    "full_disk": full_disk,
    "slow_disk": slow_disk,
    "clock_jump": clock_jump,
    "damaged_pages": damaged_pages,
}
CLUSTER_FAULTS: dict[str, Fault] = {
    "kill": kill,
    "restart": restart,
    "hang": hang,
    "slow_disk": slow_disk,
    "clock_jump": clock_jump,
    "lost_bus": lost_bus,
    "lost_database": lost_database,
}


async def lose_an_action(run: Run) -> None:
    """Break a promise on purpose: delete the last entry of a log, which was acknowledged."""
    (server,) = run.servers
    while not all(pair.acknowledged > 5 for pair in run.pairs):
        await asyncio.sleep(0.05)
    await asyncio.to_thread(server.kill)
    traveller = max(run.pairs[0].travellers, key=lambda each: max(each.acknowledged, default=0))
    table, last = traveller.seat.table, max(traveller.acknowledged)
    with closing(sqlite3.connect(server.data / "nasrid.sqlite")) as file:
        file.execute("DELETE FROM entries WHERE table_id = ? AND seq >= ?", (table, last))
        file.execute("DELETE FROM checkpoints WHERE table_id = ?", (table,))
        file.execute("UPDATE tables SET seq = ? WHERE id = ?", (last - 1, table))
        file.commit()
    await asyncio.to_thread(server.start)


async def run_faults(
    place: str, seed: int, seconds: float, wanted: list[str], count: int | None = None, sabotage: Fault | None = None
) -> Report:
    with tempfile.TemporaryDirectory(prefix="nasrid-faults-") as folder:
        run = Run(Path(folder), place, seed, wanted)
        try:
            run.open()
            return await run.inject(time.monotonic() + seconds, count, sabotage)
        finally:
            run.close()


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Cause faults at random and check every promise.")
    parser.add_argument("--minutes", type=float, default=60, help="duration at all places together (default: 60)")
    parser.add_argument("--place", nargs="+", choices=("sqlite", "cluster"), default=["sqlite", "cluster"])
    names = sorted({*SQLITE_FAULTS, *CLUSTER_FAULTS})
    parser.add_argument("--faults", nargs="+", choices=names, default=[], help="only these faults (default: all)")
    parser.add_argument("--count", type=int, help="stop after this number of faults at each place")
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(10**6))
    parser.add_argument("--sabotage", action="store_true", help="lose an action on purpose")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the result to a file")
    return parser.parse_args()


def main() -> int:
    arguments = _arguments()
    places = ["sqlite"] if arguments.sabotage else arguments.place
    reports = []
    for place in places:
        seconds = arguments.minutes * 60 / len(places)
        sabotage = lose_an_action if arguments.sabotage else None
        report = asyncio.run(run_faults(place, arguments.seed, seconds, arguments.faults, arguments.count, sabotage))
        reports.append(report)
        print(json.dumps(report.to_json(), indent=1), flush=True)
    if arguments.json:
        content = {"minutes": arguments.minutes, "runs": [report.to_json() for report in reports]}
        arguments.json.write_text(json.dumps(content, indent=1) + "\n")
    return int(any(report.broken for report in reports))


if __name__ == "__main__":
    sys.exit(main())
