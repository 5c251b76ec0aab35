"""An evening of guests who share one network address, such as a club's wifi."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import cycle, islice
from pathlib import Path

from msgspec.structs import asdict
from websockets.asyncio.client import ClientConnection, connect

from nasrid.server.limits import Limits
from tests.server.client import SECONDS, Person, Server
from tests.server.evenings import Evening, open_evening

GUESTS = 64
SEATS = 4
# What a browser without a cache loads, in addition to the page and the requests below.
FILES_OF_TOURNAMENT, FILES_OF_TABLE = 17, 4
CONNECTIONS_OF_BROWSER = 6  # at once; one of them belongs to the client of Person


async def load_file(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, path: str) -> None:
    """Load a file without the cost of an HTTP client, because the server has most of the work then."""
    writer.write(f"GET /{path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n".encode())
    head = await reader.readuntil(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200"), head
    length = re.search(rb"content-length: (\d+)", head)
    assert length
    await reader.readexactly(int(length[1]))


class Phone(Person):
    """A guest's browser, which sends what the client sends, over as many connections as a browser opens."""

    async def __aenter__(self) -> Phone:
        return self

    async def load(self, path: str, files: int) -> None:
        """Load a page and this many files of the client."""
        page = await self.http.get(path)
        assert page.status_code == 200, page.text
        links = cycle(re.findall("</(assets/[^>]+)>", page.headers["link"]))
        place = "127.0.0.1", self.server.port
        streams = [await asyncio.open_connection(*place) for _ in range(CONNECTIONS_OF_BROWSER - 1)]
        for stream, link in zip(cycle(streams), islice(links, files), strict=False):
            await load_file(*stream, link)
        for _, writer in streams:
            writer.close()

    @asynccontextmanager
    async def follow(self, evening: Evening) -> AsyncIterator[ClientConnection]:
        """Follow a tournament as its page does."""
        address = self.server.url.replace("http", "ws", 1) + evening.path + "/ws"
        async with connect(address, additional_headers={"Cookie": self.cookie}, max_size=None) as socket:
            yield socket

    async def spend_the_evening(self, evening: Evening, all_here: asyncio.Barrier) -> str:
        """Join by the link, check in, and go to the first table. Return it."""
        await self.load(evening.path.removeprefix("/api").replace("tournaments", "tournament"), FILES_OF_TOURNAMENT)
        await evening.see(self)
        async with self.follow(evening):
            link = {"tournament": evening.id, "invitation": evening.invitation}
            await self.good("POST", "/api/me", {"name": self.name} | link)
            await evening.do("join", self, invitation=evening.invitation)
        async with self.follow(evening) as socket, asyncio.timeout(SECONDS):
            await evening.do("check_in", self)
            await all_here.wait()
            while (page := json.loads(await socket.recv()))["stage"] != "playing":
                pass
            table = page["you"]["table"]
            await self.load(f"/table/{table}", FILES_OF_TABLE)
            await self.good("GET", f"/api/tables/{table}/people")
            await self.good("GET", f"/api/tables/{table}/events")
            async with self.connect(table) as seat:
                snapshot = await seat.until_type("snapshot")
                assert snapshot["you"]["seat"] is not None
                await evening.see(self)
        return str(table)


async def test_64_guests_behind_one_address_reach_their_tables_at_default_limits(tmp_path: Path) -> None:
    """They do everything at the same time, and not even the organiser has a login."""
    defaults = [f"{name}={value}" for name, value in asdict(Limits()).items()]
    options = {"game": "alhambra", "players": SEATS}
    with Server(tmp_path, limits=defaults) as server:
        async with open_evening(server, 1, options=options, check_in=True) as evening, AsyncExitStack() as stack:
            phones = [await stack.enter_async_context(Phone(server, f"Guest {number}")) for number in range(GUESTS)]
            all_here = asyncio.Barrier(GUESTS + 1)
            async with asyncio.TaskGroup() as evenings:
                tables = [evenings.create_task(phone.spend_the_evening(evening, all_here)) for phone in phones]
                await all_here.wait()
                await evening.do("start_round", round=1)
    sizes = Counter(table.result() for table in tables).values()
    assert list(sizes) == [SEATS] * (GUESTS // SEATS)
