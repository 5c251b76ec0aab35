"""A real server process, and clients that use it like a browser or a script. All messages are checked against the
schemas."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import signal
import socket
import ssl
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager
from copy import deepcopy
from itertools import count, cycle
from pathlib import Path
from random import Random
from typing import Any, Self

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from nasrid.server.protocol.errors import HTTP_STATUS
from nasrid.server.second_factor import code_at, step_at
from tests.processes import Process
from tests.server.schemas import check_answer, check_command, check_message

GENEROUS = (
    "requests_per_10s=100000",
    "burst_requests=100000",
    "messages_per_10s=100000",
    "guests_per_hour=100000",
    "renames_per_hour=100000",
    "tables_per_hour=100000",
    "lobby_tables_per_hour=100000",
    "vote_out_after_seconds=1",
    "side_commands_per_10min=100000",
    "logins_per_10min=1000",
    "strangers_logins_per_10min=1000",
    "sockets_per_address=10000",
    "review_niceness=1",
)
SECONDS = 30  # for anything a test waits for
# Below those that clients get, who otherwise would take the port of a server that is killed and started again.
PORTS = range(20_000, 32_000)
# A connection that is kept as long as the server keeps it may end under the next request.
BRIEFLY = httpx.Limits(keepalive_expiry=1)
# Nothing is encrypted on the way to a test's server; every client would read all authorities that the system trusts.
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


class Server:
    """`nasrid serve` in its own process, which can be killed and restarted on the same data."""

    def __init__(self, data: Path, *options: str, limits: Iterable[str] = ()) -> None:
        self.data = data
        self.options = [*options]
        for limit in (*GENEROUS, *limits):
            self.options += ["--limit", limit]
        self.log = data / "server.log"
        self.port = free_port()
        self.process: Process | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process
        return self.process.pid

    @property
    def arguments(self) -> list[str]:
        place = ["--data", str(self.data), "--port", str(self.port), "--drain", "0"]
        return ["serve", "--no-browser", "--log-level", "info", *place, *self.options]

    def start(self) -> Self:
        self.data.mkdir(parents=True, exist_ok=True)
        with self.log.open("a") as log:
            self.process = Process(self.arguments, stderr=log.fileno())
        assert self.process.stdout
        self.welcome = self.process.stdout.readline()
        assert self.url in self.welcome, f"the server did not start: {self.welcome}{self.log.read_text()}"
        return self

    def kill(self) -> None:
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self._reap()
        end = time.monotonic() + SECONDS
        while not is_free(self.port):  # a bot's process that was just being forked still has it
            assert time.monotonic() < end, f"port {self.port} is used by something else"
            time.sleep(0.01)

    def stop(self) -> int:
        assert self.process
        self.process.terminate()
        return self._reap()

    def _reap(self) -> int:
        assert self.process
        code = self.process.wait(SECONDS)
        if self.process.stdout:
            self.process.stdout.close()
        return code

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process and self.process.poll() is None:
            self.stop()


def _own_ports() -> Iterator[int]:
    """Return the ports reserved for this process of the test run, each once before any is repeated."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    own = PORTS[worker :: int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))]
    first = secrets.randbelow(len(own))  # Hypothesis seeds the other generators alike in every process
    return cycle([*own[first:], *own[:first]])


_PORTS = _own_ports()


def free_port() -> int:
    return next(filter(is_free, _PORTS))


def is_free(port: int) -> bool:
    with socket.socket() as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


class Person:
    """A player's browser: a session cookie, requests, and connections to tables."""

    def __init__(self, server: Server, name: str = "Zaida") -> None:
        self.server = server
        self.name = name
        self.http = httpx.AsyncClient(base_url=server.url, timeout=SECONDS, verify=NO_CERTIFICATES, limits=BRIEFLY)

    async def __aenter__(self) -> Person:
        await self.good("POST", "/api/me", {"name": self.name})
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, Any]:
        content = {"json": body} if body is not None else {}
        response = await self.http.request(method, path, **content, **more)
        answer = response.json()
        check_answer(method, path, response.status_code, answer)
        return response.status_code, answer

    async def good(self, method: str, path: str, body: Any = None) -> Any:
        status, answer = await self.ask(method, path, body)
        assert status == 200, answer
        return answer

    async def link_device(self, password: str = "") -> dict[str, Any]:
        """Return a link that signs in another device."""
        link: dict[str, Any] = await self.good("POST", "/api/me/device-link", {"current_password": password})
        return link

    async def open_table(self, *, seat: int | None = 0, **settings: Any) -> dict[str, Any]:
        answer: dict[str, Any] = await self.good("POST", "/api/tables", {"settings": settings, "seat": seat})
        return answer

    async def open_with(self, *guests: Person, **settings: Any) -> str:
        """Open a table, by default without other seats, where these guests sit. Return its id."""
        settings["options"] = {"players": 1 + len(guests)} | settings.get("options", {})
        opened = await self.open_table(**settings)
        for guest in guests:
            status, answer = await guest.do(opened["id"], "sit", invitation=opened["invitation"])
            assert status == 200, answer
        return str(opened["id"])

    async def do(self, table: str, kind: str, /, **fields: Any) -> tuple[int, Any]:
        """Send a command by POST."""
        command = {"type": kind, "id": f"{self.name}-{next(_ids)}"} | fields
        status, reply = await self.ask("POST", f"/api/tables/{table}/commands", command)
        check_taken(command, reply)
        return status, reply

    async def see(self, table: str) -> Any:
        return await self.good("GET", f"/api/tables/{table}")

    @property
    def cookie(self) -> str:
        return f"nasrid_session={self.http.cookies.get('nasrid_session')}"

    def connect(self, table: str, after: int | None = None) -> Seat:
        return Seat(self, table, after)


async def set_up_second_factor(person: Person, password: str) -> str:
    """Let an administrator use their pages. Return the secret of the second factor."""
    setup = await person.good("POST", "/api/admin/second-factor", {"current_password": password})
    await person.good("POST", "/api/admin/second-factor/verify", {"code": current_code(setup["secret"])})
    return str(setup["secret"])


def current_code(secret: str, later_steps: int = 0) -> str:
    return code_at(secret, step_at(time.time()) + later_steps)


_ids = count(1)


@asynccontextmanager
async def device(server: Server) -> AsyncIterator[Person]:
    """A browser where nobody is signed in."""
    person = Person(server, "visitor")
    yield person
    await person.http.aclose()


def check_refused(reply: tuple[int, Any], code: str) -> None:
    status, answer = reply
    assert (status, answer["type"], answer["code"]) == (HTTP_STATUS[code], "error", code)
    assert answer["message"]


class Seat:
    """A WebSocket to a table. It keeps its view up to date by merging changes, as docs/protocol.md describes."""

    def __init__(self, person: Person, table: str, after: int | None = None) -> None:
        self.person = person
        self.table = table
        self.after = after
        self.socket: ClientConnection
        self.raw: list[str] = []  # everything received
        self.messages: deque[dict[str, Any]] = deque()
        self.snapshot: dict[str, Any] = {}
        self.view: Any = None
        self.standings: Any = None
        self.you: dict[str, Any] = {}
        self.info: dict[str, Any] = {}
        self.seq = after or 0
        self.turn: dict[str, Any] | None = None
        self.presence: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []

    async def __aenter__(self) -> Seat:
        address = self.person.server.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/ws"
        if self.after is not None:
            address += f"?after={self.after}"
        headers = {"Cookie": self.person.cookie, "Origin": self.person.server.url}
        self.socket = await connect(address, additional_headers=headers, max_size=None, open_timeout=SECONDS)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def receive(self) -> dict[str, Any]:
        """Receive the next message and apply it."""
        async with asyncio.timeout(SECONDS):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        check_message(message)
        getattr(self, f"_{message['type']}", lambda message: None)(message)
        return message

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while not wanted(message := await self.receive()):
            pass
        return message

    async def until_type(self, kind: str) -> dict[str, Any]:
        return await self.until(lambda message: message["type"] == kind)

    async def see(self, wanted: Callable[[Seat], bool]) -> None:
        """Receive messages until this seat has seen enough."""
        while not wanted(self):
            await self.receive()

    async def until_entry(self, name: str) -> dict[str, Any]:
        return await self.until(lambda message: message.get("entry") == name)

    async def until_turn(self) -> list[str]:
        """Return the legal actions as soon as this seat has to decide."""
        while not self.turn:
            await self.receive()
        return self.legal

    async def closing_code(self) -> int | None:
        """Return the code with which the server closes the connection."""
        with pytest.raises(ConnectionClosed) as closed:
            await self.until(lambda _: False)
        return closed.value.rcvd.code if closed.value.rcvd else None

    async def send(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        command = {"type": kind, "id": f"{self.person.name}-{next(_ids)}"} | fields
        await self.socket.send(json.dumps(command))
        return command

    async def do(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        """Send a command and return its reply."""
        command = await self.send(kind, **fields)
        reply = await self.until(lambda message: message["type"] != "event" and message.get("id") == command["id"])
        check_taken(command, reply)
        return reply

    async def act(self, action: str) -> dict[str, Any]:
        return await self.do("act", action=action, seq=self.seq)

    async def play(self, random: Random, until: Callable[[Seat], bool] = lambda seat: False) -> None:
        """Play at random until the game is over or the given point is reached."""
        while not self.is_over and not until(self):
            if self.turn:
                reply = await self.act(random.choice(self.turn["legal_actions"]))
                assert reply["type"] == "done", reply
            else:
                await self.receive()

    @property
    def legal(self) -> list[str]:
        assert self.turn
        actions: list[str] = self.turn["legal_actions"]
        return actions

    @property
    def is_over(self) -> bool:
        return bool(self.info) and self.info["stage"] == "over"

    # Messages

    def _snapshot(self, message: dict[str, Any]) -> None:
        self.snapshot = message
        self.seq, self.you, self.info = (message[name] for name in ("seq", "you", "table"))
        self.view, self.standings = message["view"], message["standings"]

    def _resumed(self, message: dict[str, Any]) -> None:
        self.you = message["you"]

    def _event(self, message: dict[str, Any]) -> None:
        assert message["seq"] == self.seq + 1, f"event {message['seq']} came after {self.seq}"
        self.seq = message["seq"]
        self.events.append(message)
        self.info = message.get("table", self.info)
        if message["entry"] in ("acted", "undone"):
            self.turn = None  # if this seat has to decide again, the next message says so
        if "view" in message:
            self.view, self.standings = deepcopy(message["view"]), deepcopy(message["standings"])
        if self.view is not None:
            merge(self.view, self.standings, message, self.you.get("seat"))

    def _decision(self, message: dict[str, Any]) -> None:
        self.turn = message

    def _presence(self, message: dict[str, Any]) -> None:
        self.presence = message


def check_taken(command: dict[str, Any], reply: dict[str, Any]) -> None:
    """Check that a command that the server understood is valid in the schema."""
    if reply.get("code") != "bad_message":
        check_command(command)


def merge(view: dict[str, Any], standings: dict[str, Any], message: dict[str, Any], seat: int | None) -> None:
    """Merge the changes of an event, as docs/protocol.md describes."""
    changes = deepcopy(message.get("changes", {}))
    for number, fields in changes.get("view", {}).pop("players", {}).items():
        view["players"][int(number)] |= fields
    view |= changes.get("view", {})
    for number, standing in changes.get("standings", {}).pop("players", {}).items():
        standings["players"][int(number)] = standing
    standings |= changes.get("standings", {})
    private = message.get("private", {})
    if seat is not None:
        own = view["players"][seat]
        own["hand"] = private.get("hand", own["hand"])
        own["modules"] |= private.get("modules", {})
