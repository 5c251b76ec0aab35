"""Finished games at tables, short ones too, and their reviews."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import nasrid
from nasrid.rules.game import RULES_VERSION
from nasrid.server.limits import Limits
from nasrid.server.node.bus import NoBus
from nasrid.server.node.node import Node
from nasrid.server.protocol import entries
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.settings import TableSettings
from nasrid.server.store.database import Database
from nasrid.server.table.folding import fold_log
from nasrid.server.table.lease import Lease
from tests.reviews.test_reviews import record_of
from tests.server.client import Person
from tests.server.stores import Place, rows

SHORT: dict[str, Any] = {**record_of(0)}  # a game with few tiles, of which a quick review takes a second
WAITING = ("waiting", "running")
PATIENCE_SECONDS = 120


def log_of(record: dict[str, Any] = SHORT, **settings: Any) -> list[AnyEntry]:
    """Return the log of a table where two people have played the game of a record."""
    log: list[AnyEntry] = [
        entries.Opened(
            at=1.0,
            settings=TableSettings(record["options"], **settings),
            host="z",
            host_name="Zaida",
            invitation="secret",
        ),
        entries.Seated(at=1.0, seat=0, sitter="z", name="Zaida"),
        entries.Seated(at=1.0, seat=1, sitter="o", name="Omar"),
        entries.Started(
            at=2.0,
            seed=str(record.get("seed", 7)),
            position=record.get("position", ""),
            rules_version=RULES_VERSION,
        ),
    ]
    seats = seats_of(record)
    log += [
        entries.Acted(at=3.0, seat=seat, action=action, by="player")
        for seat, action in zip(seats, record["actions"], strict=True)
    ]
    return log


def seats_of(record: dict[str, Any]) -> list[int]:
    game = nasrid.replay(record | {"actions": []})
    seats = []
    for action in record["actions"]:
        assert game.seat is not None
        seats.append(game.seat)
        game.apply(nasrid.parse_action(action))
    return seats


async def store_table(database: Database, name: str, log: list[AnyEntry] | None = None) -> None:
    """Store a table, by default with a short finished game. No process owns it."""
    log = log_of() if log is None else log
    await database.tables.create(fold_log(name, log), Lease("", 1), log)
    await rows(database, "UPDATE tables SET owner = NULL WHERE id = $1", name)


@asynccontextmanager
async def node_at(place: Place, **limits: int) -> AsyncIterator[Node]:
    """A process that does nothing by itself."""
    node = Node(Database(place.driver()), NoBus(), Limits(**{"review_niceness": 0, **limits}))
    await node.database.open()
    await node.peers.open()
    await node.ownership.send_heartbeat()
    try:
        yield node
    finally:
        await node.close()


async def until_done(read: Callable[[], Awaitable[dict[str, Any]]], interval_seconds: float = 0.1) -> dict[str, Any]:
    """Return the page of a review that is done or has failed."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while (page := await read())["state"] in WAITING:
            await asyncio.sleep(interval_seconds)
        return page


async def reviewed(person: Person, table: str, effort: str = "quick") -> dict[str, Any]:
    """Ask for a review, and return its page when it is done."""
    await person.good("POST", f"/api/tables/{table}/review", {"effort": effort})
    return await until_done(lambda: person.good("GET", f"/api/tables/{table}/review"))


def review_of(record: dict[str, Any] = SHORT, effort: str = "quick") -> Any:
    """Return the review of a record as a client receives it."""
    return json.loads(json.dumps(nasrid.review(record, effort)))
