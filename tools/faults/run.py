"""One run of the fault test: people play, faults occur, and the promises are checked."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import statistics
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import httpx

from tests.processes import CLOCK_FILE_VARIABLE, nasrid
from tests.server.client import Person, Server
from tests.server.services import Nats, Postgres
from tests.server.travellers import Traveller, move
from tools.faults.kinds import CLUSTER_FAULTS, SQLITE_FAULTS, Fault
from tools.faults.promises import BrokenPromiseError, check_log, promise

TABLES = 3
SEATS = [{}, {}, {"kind": "bot", "level": "apprentice"}]
CLOCK = {"kind": "real_time", "move_seconds": 600}
RECOVERY_SECONDS = 60.0
PAUSE_SECONDS = (0.1, 1.5)  # between two faults


@dataclass
class Report:
    seed: int
    place: str
    faults: Counter[str] = field(default_factory=Counter)
    recovery_seconds: defaultdict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    acknowledged: int = 0
    acknowledged_in_rounds: int = 0  # at tables of tournaments
    games: int = 0
    broken: list[str] = field(default_factory=list)
    began: datetime = field(default_factory=lambda: datetime.now(UTC))

    def to_json(self) -> dict[str, Any]:
        return {
            "place": self.place,
            "seed": self.seed,
            "began": self.began.isoformat(timespec="seconds"),
            "minutes": round((datetime.now(UTC) - self.began).total_seconds() / 60, 1),
            "faults": dict(self.faults),
            "acknowledged_actions": self.acknowledged + self.acknowledged_in_rounds,
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
        self.unchecked: list[Traveller] = []  # of finished games
        self.acknowledged_before = 0  # in earlier games
        self.is_idle = asyncio.Event()

    @property
    def acknowledged(self) -> int:
        return self.acknowledged_before + sum(len(traveller.acknowledged) for traveller in self.travellers)

    async def sit_down(self) -> None:
        self.acknowledged_before = self.acknowledged
        options = {"players": len(SEATS), "modules": ["vizier", "bonus"]}
        table = await self.run.insist(
            self.people,
            lambda: self.people[0].open_with(self.people[1], options=options, seats=SEATS, clock=CLOCK, rated=False),
        )
        self.travellers = [
            Traveller(person, table, self.run.servers, Random(f"{self.run.report.seed} {self.number} {person.name}"))
            for person in self.people
        ]

    async def play(self) -> None:
        while not self.run.is_over:
            if self.run.is_paused:
                self.is_idle.set()
                await asyncio.sleep(0.02)
                continue
            self.is_idle.clear()
            await asyncio.gather(*(traveller.play(self._should_stop, None) for traveller in self.travellers))
            if all(traveller.seat.is_over for traveller in self.travellers):
                self.unchecked += self.travellers  # later, because a check replays the game while the others wait
                self.run.report.games += 1
                await self.sit_down()

    def _should_stop(self, _: object) -> bool:
        return self.run.is_paused or self.run.is_over

    async def check(self, accepted_refusals: tuple[str, ...] = ()) -> None:
        """Compare the stored logs with everything that the players were told."""
        finished = list(self.unchecked)
        told = [(each, dict(each.acknowledged), list(each.seat.events)) for each in (*finished, *self.travellers)]
        for traveller, acknowledged, events in told:
            path = f"/api/tables/{traveller.seat.table}/events"
            status, answer = await traveller.person.ask("GET", path)
            if status != 200:
                if answer["code"] in accepted_refusals:
                    continue
                raise ValueError(f"{status} {answer['code']}")  # try again
            name = f"{traveller.person.name} at {traveller.seat.table[:8]}"
            check_log(name, answer["events"], acknowledged, events, traveller.seat.you.get("seat"))
            if traveller in finished:
                self.unchecked.remove(traveller)

    def __str__(self) -> str:
        """Describe what the players wait for."""
        return "; ".join(
            f"{each.person.name} at {each.seat.table} of server {self.run.servers.index(each.person.server)} "
            f"saw {each.seat.seq} events, {'decides' if each.seat.turn else 'waits'}, "
            f"{'sent a command' if each.is_unanswered else 'sent nothing'}, {len(each.refused)} refusals"
            for each in self.travellers
        )


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
        while stuck := [pair for pair, number in zip(self.pairs, before, strict=True) if pair.acknowledged <= number]:
            for task in playing:
                if task.done():
                    task.result()  # raises its error
            is_in_time = time.monotonic() - began < RECOVERY_SECONDS
            promise(is_in_time, f"play did not continue after the fault {name}: {'; '.join(map(str, stuck))}")
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
            await self.insist(pair.people, pair.check)

    async def _check_database(self) -> None:
        for server in self.servers:
            await asyncio.to_thread(server.stop)
        place = ("--database", self.database) if self.database else ("--data", self.servers[0].data)
        checked = await asyncio.to_thread(nasrid, "check", *place)
        promise(checked.returncode == 0, f"nasrid check: {checked.stdout}{checked.stderr}")

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
                promise(not is_error, f"the server logged an error: {line}")

    async def pause(self) -> None:
        self.is_paused = True
        for pair in self.pairs:
            await pair.is_idle.wait()

    def resume(self) -> None:
        for pair in self.pairs:
            pair.is_idle.clear()
        self.is_paused = False

    async def insist(self, people: list[Person], work: Callable[[], Awaitable[Any]]) -> Any:
        """Repeat work of these people until it succeeds."""
        end = time.monotonic() + RECOVERY_SECONDS
        while True:
            try:
                return await work()
            except (AssertionError, httpx.HTTPError, ValueError) as error:  # refused, or not answered
                if time.monotonic() > end:
                    raise BrokenPromiseError(f"a request was refused for a minute: {error}") from None
                for person in people:
                    move(person, self.random.choice(self.servers))
                await asyncio.sleep(0.2)

    async def kill(self) -> None:
        """Kill a process and start it again."""
        server = self.victim
        await asyncio.to_thread(server.kill)
        await asyncio.sleep(self.random.choice((0.0, 0.0, 1.0)))
        await asyncio.to_thread(server.start)

    @property
    def victim(self) -> Server:
        return self.random.choice(self.servers)


async def run_faults(
    place: str, seed: int, seconds: float, wanted: list[str], count: int | None = None, sabotage: Fault | None = None
) -> Report:
    """Run the test. If a promise was broken, keep the folder with the logs of the servers."""
    folder = Path(tempfile.mkdtemp(prefix="nasrid-faults-"))
    run = Run(folder, place, seed, wanted)
    try:
        run.open()
        report = await run.inject(time.monotonic() + seconds, count, sabotage)
    finally:
        run.close()
    if report.broken and not sabotage:
        print(f"the logs of the servers are in {folder}", flush=True)
    else:
        shutil.rmtree(folder)
    return report
