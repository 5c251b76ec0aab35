"""A server in the process of the test, without housekeeping, and its visitors."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
from starlette.types import ASGIApp

from nasrid.server.limits import Limits
from nasrid.server.node.bus import NoBus
from nasrid.server.node.node import Node
from nasrid.server.store.database import Database
from nasrid.server.store.sqlite import SqliteDriver
from nasrid.server.web.app import make_app


@asynccontextmanager
async def app_in(folder: Path, **limits: int) -> AsyncIterator[ASGIApp]:
    node = Node(Database(SqliteDriver(folder / "nasrid.sqlite")), NoBus(), Limits(**limits))
    await node.database.open()
    await node.peers.open()
    yield make_app(node)
    await node.close()


def visitor(app: ASGIApp, address: str = "127.0.0.1", host: str = "127.0.0.1") -> httpx.AsyncClient:
    """A browser at this address. `host` is the name of the server."""
    return httpx.AsyncClient(transport=httpx.ASGITransport(app, client=(address, 1)), base_url=f"http://{host}")


@asynccontextmanager
async def guest(app: ASGIApp, address: str = "127.0.0.1") -> AsyncIterator[httpx.AsyncClient]:
    """A guest at this address."""
    async with visitor(app, address) as client:
        await client.post("/api/me", json={"name": "Mallory"})
        yield client
