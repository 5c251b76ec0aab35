"""Players who survive the failure of a server."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.server.client import Person, Seat, Server

LONG = 60  # seconds for what has to wait until a dead process counts as dead


@dataclass(frozen=True)
class Wait:
    """An action with the times of its first sending and of its acknowledgement."""

    sent_at: float
    acknowledged_at: float


class Traveller:
    """A player who survives failures: they reconnect, to another process if necessary, resume after the last event
    and resend unanswered commands."""

    def __init__(self, person: Person, table: str, servers: list[Server], random: Random) -> None:
        self.person = person
        self.servers = servers
        self.random = random
        self.seat = person.connect(table)
        self.acknowledged: dict[int, dict[str, Any]] = {}  # commands by the number of the event that they led to
        self.refused: list[dict[str, Any]] = []  # replies that asked to repeat a command
        self.waits: list[Wait] = []
        self._sent_at = 0.0
        self._unanswered: dict[str, Any] | None = None
        self._ids = count(1)

    @property
    def is_unanswered(self) -> bool:
        return self._unanswered is not None

    async def play(self, until: Callable[[Seat], bool] = lambda seat: False, seconds: float | None = LONG) -> None:
        async with asyncio.timeout(seconds):
            while not self.seat.is_over and not until(self.seat):
                try:
                    async with self.seat:
                        await self._play(until)
                except (OSError, WebSocketException):
                    here = self.servers.index(self.person.server)
                    move(self.person, self.servers[(here + 1) % len(self.servers)])
                    self.seat = self._same_seat()
                    await asyncio.sleep(0.05)
        self.seat = self._same_seat()

    async def _play(self, until: Callable[[Seat], bool]) -> None:
        seat = self.seat
        while not seat.is_over and not until(seat):
            if self._unanswered or seat.turn:
                await self._act()
            else:
                await seat.receive()

    async def _act(self) -> None:
        if self._unanswered is None:
            action = self.choose(self.seat.legal)
            name = f"{self.person.name}-act-{next(self._ids)}"
            self._unanswered = {"id": name, "action": action, "seq": self.seat.seq}
            self._sent_at = time.perf_counter()
        reply = await self.seat.do("act", **self._unanswered)
        if reply.get("code") == "unavailable":
            self.refused.append(reply)
            return
        assert reply["type"] == "done", reply
        assert self.seat.seq >= reply["seq"], "a command was acknowledged before its event was sent"
        self.acknowledged[reply["seq"]] = self._unanswered
        self.waits.append(Wait(self._sent_at, time.perf_counter()))
        self._unanswered = None

    def choose(self, legal: list[str]) -> str:
        return self.random.choice(legal)

    def _same_seat(self) -> Seat:
        """Open a new connection that resumes after the last event."""
        old = self.seat
        new = self.person.connect(old.table, old.seq or None)
        new.view, new.standings, new.you, new.info = old.view, old.standings, old.you, old.info
        new.snapshot, new.events = old.snapshot, old.events
        return new


def move(person: Person, server: Server) -> None:
    """Move a session to another process."""
    person.server = server
    person.http.base_url = httpx.URL(server.url)
