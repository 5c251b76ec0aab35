"""Tournaments as a group of people plays them, at a real server."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from random import Random
from typing import Any

import httpx

from tests.server.client import SECONDS, Person, Server
from tests.server.travellers import LONG, Traveller

Page = dict[str, Any]


class Buyer(Traveller):
    """A player who buys and builds whenever possible, so that the game is short."""

    def choose(self, legal: list[str]) -> str:
        useful = [action for action in legal if action.startswith(("buy", "build"))]
        return super().choose(useful or [action for action in legal if action.startswith("take")] or legal)


class Evening:
    """A tournament and its people; the first is the organiser and plays as well."""

    def __init__(self, people: list[Person], created: dict[str, str]) -> None:
        self.people = people
        self.organiser = people[0]
        self.id, self.invitation = created["id"], created["invitation"]
        self.path = f"/api/tournaments/{self.id}"

    async def see(self, person: Person | None = None) -> Page:
        """Return the page of a person, or of the organiser. Try again while the server is down."""
        async with asyncio.timeout(LONG):
            while True:
                try:
                    page: Page = await (person or self.organiser).good("GET", self.path)
                    return page
                except httpx.TransportError:
                    await asyncio.sleep(0.05)

    async def ask(self, person: Person, kind: str, /, **fields: Any) -> tuple[int, Any]:
        return await person.ask("POST", f"{self.path}/commands", {"type": kind} | fields)

    async def do(self, kind: str, /, person: Person | None = None, **fields: Any) -> Page:
        """Send a command as the organiser or somebody else. Return the page."""
        status, page = await self.ask(person or self.organiser, kind, **fields)
        assert status == 200, page
        return page  # type: ignore[no-any-return]

    async def join(self, *people: Person) -> None:
        for person in people or self.people:
            await self.do("join", person, invitation=self.invitation)

    async def until(self, wanted: Callable[[Page], bool]) -> Page:
        async with asyncio.timeout(LONG):
            while not wanted(page := await self.see()):
                await asyncio.sleep(0.1)
        return page

    async def until_stage(self, *stages: str) -> Page:
        return await self.until(lambda page: page["stage"] in stages)

    async def travellers(self) -> list[Traveller]:
        """Return the players of the running round at their tables. What they choose depends on the round alone."""
        players: list[Traveller] = []
        for person in self.people:
            page = await self.see(person)
            if table := page["you"].get("table"):
                random = Random(f"{len(page['rounds'])} {page['you']['number']}")
                players.append(Buyer(person, table, [person.server], random))
        return players

    async def act(self) -> None:
        """Take the first action of each table of the running round."""
        for person in self.people:
            if table := (await self.see(person))["you"].get("table"):
                seen = await person.see(table)
                if actions := seen["view"]["legal_actions"]:
                    status, reply = await person.do(table, "act", action=actions[0], seq=seen["seq"])
                    assert status == 200, reply

    async def play(self) -> list[Traveller]:
        """Play all tables of the running round to the end."""
        players = await self.travellers()
        await asyncio.gather(*(player.play(seconds=None) for player in players))
        return players

    def set_seed(self, server: Server, seed: int) -> None:
        """Replace the seed before the first round, so that two tournaments can be compared."""
        with closing(sqlite3.connect(server.data / "nasrid.sqlite", timeout=SECONDS)) as file, file:
            query = "SELECT body FROM tournament_entries WHERE tournament_id = ? AND seq = 2"
            ((body,),) = file.execute(query, (self.id,))
            changed = json.dumps(json.loads(body) | {"seed": str(seed)})
            update = "UPDATE tournament_entries SET body = ? WHERE tournament_id = ? AND seq = 2"
            file.execute(update, (changed, self.id))
            file.execute("UPDATE tournaments SET version = version + 1 WHERE id = ?", (self.id,))


@asynccontextmanager
async def open_evening(server: Server, players: int, **settings: Any) -> AsyncIterator[Evening]:
    """Open a tournament with this many people, who have not joined yet."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Person(server, f"Player {number}")) for number in range(players)]
        form = {"title": "Friday", "settings": settings}
        yield Evening(people, await people[0].good("POST", "/api/tournaments", form))


def pairings(page: Page) -> list[Any]:
    """Return the players of each table and who rests, by round."""
    return [([table["players"] for table in info["tables"]], info["rests"]) for info in page["rounds"]]


def scores(page: Page) -> list[Any]:
    return [[table["scores"] for table in info["tables"]] for info in page["rounds"]]
