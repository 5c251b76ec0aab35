"""kill -9 at any moment: acknowledged commands are stored, none is half done, and play continues."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from websockets.exceptions import WebSocketException

from tests.server.client import SECONDS, Person, Seat, Server

KILLS = 50
TABLES = 4
SEATS = [{}, {}, {"kind": "bot", "level": "apprentice"}]


@dataclass
class Witness:
    """A player who records everything and repeats each command until it is answered."""

    person: Person
    table: str
    random: Random
    seen: dict[int, Any] = field(default_factory=dict)  # what was acted, by the number of the event
    acknowledged: dict[int, str] = field(default_factory=dict)
    waiting: dict[str, Any] | None = None  # a command without an answer
    seq: int | None = None

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            try:
                async with self.person.connect(self.table, self.seq) as seat:
                    await self._play_on(seat, stop)
            except (OSError, WebSocketException):  # the server is down
                await asyncio.sleep(0.02)

    async def _play_on(self, seat: Seat, stop: asyncio.Event) -> None:
        if self.waiting:
            await self._send(seat)
        while not stop.is_set() and not seat.is_over:
            if self.waiting is None and seat.turn:
                action = self.random.choice(seat.turn["legal_actions"])
                number = f"act at {seat.seq}"  # like no other command of this person
                self.waiting = {"type": "act", "id": number, "action": action, "seq": seat.seq}
                await self._send(seat)
            self._note(await seat.receive(), seat)
        await stop.wait()

    async def _send(self, seat: Seat) -> None:
        assert self.waiting
        await seat.send(self.waiting["type"], **{name: self.waiting[name] for name in ("id", "action", "seq")})

    def _note(self, message: dict[str, Any], seat: Seat) -> None:
        self.seq = seat.seq
        if message["type"] == "event" and message["entry"] == "acted":
            self.seen[message["seq"]] = message["action"]
        elif message["type"] == "done" and self.waiting and message["id"] == self.waiting["id"]:
            self.acknowledged[message["seq"]] = self.waiting["action"]
            self.waiting = None
        else:
            assert message["type"] != "error", message


async def test_nothing_acknowledged_is_lost_in_fifty_crashes(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    random = Random(50)

    async def crash_and_play() -> list[Witness]:
        witnesses = [witness for number in range(TABLES) for witness in await _table(server, number)]
        stop = asyncio.Event()
        async with asyncio.TaskGroup() as playing:
            for witness in witnesses:
                playing.create_task(witness.play(stop))
            for _ in range(KILLS):
                await moves(witnesses, random.randrange(4))  # 0: even before the first command is carried out
                await asyncio.sleep(random.uniform(0.0, 0.05))
                server.kill()
                await asyncio.to_thread(server.start)
            await moves(witnesses, 1)
            stop.set()
        return witnesses

    async def moves(witnesses: list[Witness], number: int) -> None:
        """Wait for this many more acknowledged moves. A fixed time would let a fast machine finish all games."""
        wanted = acknowledged(witnesses) + number
        async with asyncio.timeout(SECONDS):
            while acknowledged(witnesses) < wanted:
                await asyncio.sleep(0.01)

    def acknowledged(witnesses: list[Witness]) -> int:
        return sum(len(witness.acknowledged) for witness in witnesses)

    async def check(witnesses: list[Witness]) -> None:
        for witness in witnesses:
            log = await witness.person.good("GET", f"/api/tables/{witness.table}/events")
            assert [event["seq"] for event in log["events"]] == list(range(1, len(log["events"]) + 1))
            acted = {event["seq"]: event["action"] for event in log["events"] if event["entry"] == "acted"}
            assert witness.acknowledged.items() <= acted.items()
            assert witness.seen.items() <= acted.items()
            await witness.person.http.aclose()

    try:
        await check(await crash_and_play())
    finally:
        server.stop()
    assert "Traceback" not in server.log.read_text()


async def _table(server: Server, number: int) -> list[Witness]:
    people = [Person(server, f"{name}{number}") for name in ("Zaida", "Omar")]
    for person in people:
        await person.__aenter__()
    options = {"players": 3, "modules": ["vizier", "bonus"]}
    table = await people[0].open_with(people[1], options=options, seats=SEATS)
    return [Witness(person, table, Random(f"{number} {person.name}")) for person in people]
