"""Tournaments in the process of the test: a node without a web server, and players who only send commands."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from nasrid.rules.text.notation import write_action
from nasrid.server.limits import Limits
from nasrid.server.node.bus import NoBus
from nasrid.server.node.node import Node
from nasrid.server.protocol.commands import Act, Order, PlayerRef
from nasrid.server.protocol.tournaments import (
    AnyTournamentCommand,
    EndRound,
    Join,
    StartRound,
    TournamentForm,
    TournamentSettings,
)
from nasrid.server.store.database import Database
from nasrid.server.store.players import Account
from nasrid.server.store.sqlite import SqliteDriver
from nasrid.server.tournament.state import TournamentState

Page = dict[str, Any]


def person(number: int) -> PlayerRef:
    return PlayerRef(f"p{number}", f"Player {number}")


ORGANISER = person(1)


class Club:
    """A node with one tournament. Person 1 has opened it."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.tournaments = node.tournaments
        self.id = ""

    async def open(self, players: int = 2, **settings: Any) -> None:
        """Open a tournament for pairs, which this many people join."""
        at_deadline = "bots" if settings.get("duplicate") else "score"
        usual: dict[str, Any] = {"options": {"players": 2}, "at_deadline": at_deadline, "listed": True}
        chosen = TournamentSettings(**(usual | settings))
        created = await self.tournaments.open(ORGANISER, TournamentForm("Friday", chosen))
        self.id = created.id
        await self.join(range(1, players + 1))

    async def join(self, numbers: Sequence[int]) -> None:
        for number in numbers:
            await self.do(Join(), number)

    async def do(self, command: AnyTournamentCommand, number: int = 1) -> Page:
        """Send a command as a person. Return the page."""
        page: Page = json.loads(await self.tournaments.run(self.id, person(number), command))
        return page

    async def state(self) -> TournamentState:
        return await self.node.tournament_cache.read(self.id)

    async def start_round(self) -> list[str]:
        """Start the next round and return its tables."""
        page = await self.do(StartRound(round=len((await self.state()).rounds) + 1))
        return [table["table"] for table in page["rounds"][-1]["tables"]]

    async def play_round(self) -> Page:
        """Start a round and end it after the first action at each table."""
        for table in await self.start_round():
            await self.act(table)
        return await self.end_round()

    async def end_round(self) -> Page:
        """End the time of the running round."""
        return await self.do(EndRound(round=len((await self.state()).rounds)))

    async def finish_tables(self, tables: Sequence[str]) -> None:
        """End these tables with their present scores, as if their games were over."""
        for table in tables:
            await self.node.router.order(table, Order("score"))
        await self.node.tournament_rounds.advance(self.id)

    async def act(self, table: str) -> None:
        """Let the player who has to decide at a table take an action."""
        state = (await self.node.cache.get(table)).state
        assert state.game
        assert state.decider is not None
        action = write_action(state.game.legal_actions()[0])
        player = PlayerRef(state.seats[state.decider].player, "")
        await self.node.router.run_command(table, player, Act(id=f"act {state.seq}", action=action, seq=state.seq))

    async def add_accounts(self, *numbers: int) -> None:
        """Give people an account, as guests who have not visited for a long time."""
        players = self.node.database.players
        for number in numbers:
            await players.add(Account(f"p{number}", f"Player {number}", None, None), f"token {number}")
            await self.rows("UPDATE players SET visited = 0 WHERE id = $1", f"p{number}")

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        (found,) = await self.node.database.driver.run([(sql, values)])
        return found


@asynccontextmanager
async def new_node(database: Database, **limits: Any) -> AsyncIterator[Node]:
    """A node without housekeeping."""
    node = Node(database, NoBus(), Limits(**({"side_commands_per_10min": 100_000} | limits)))
    await node.peers.open()
    await node.ownership.send_heartbeat()
    yield node
    await node.cache.close()
    await node.background.close()
    await node.bots.close()


@asynccontextmanager
async def open_club(
    folder: Path, players: int = 2, *, limits: dict[str, Any] | None = None, **settings: Any
) -> AsyncIterator[Club]:
    database = Database(SqliteDriver(folder / "nasrid.sqlite"))
    await database.open()
    async with new_node(database, **(limits or {})) as node:
        club = Club(node)
        await club.open(players, **settings)
        yield club
    await database.close()
