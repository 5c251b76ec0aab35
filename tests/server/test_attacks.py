"""Denial of service by one client through connections alone."""

import asyncio
import json
import re
import socket
import struct
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from nasrid.server.limits import Limits
from nasrid.server.web.connections import ConnectionLimiter, ServerConfig, SocketConnection
from tests.server.client import SECONDS, Person, Server

PING = b"\x89\x80\0\0\0\0"  # masked with zeros, as a client has to
FRAGMENT = b"\x00\x80\0\0\0\0"
HOST = "Host: 127.0.0.1\r\n"
HANDSHAKE = (
    "GET /api/tables/{table}/ws HTTP/1.1\r\n" + HOST + "Connection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
BODY = HOST + "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n"


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without a proxy."""
    limits = ("request_seconds=1", "send_timeout_seconds=2", "connections_per_address=40")
    with Server(tmp_path_factory.mktemp("bare"), "--proxies", "10.9.9.9", limits=limits) as running:
        yield running


class Wire:
    """A connection that sends arbitrary bytes and reads only on demand."""

    def __init__(self, server: Server, buffer: int | None = None) -> None:
        self.socket = socket.socket()
        if buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.setblocking(False)
        self.server = server

    async def send(self, data: bytes | str) -> None:
        loop = asyncio.get_running_loop()
        await loop.sock_sendall(self.socket, data.encode() if isinstance(data, str) else data)

    async def read(self, size: int = 1 << 16) -> bytes:
        async with asyncio.timeout(SECONDS):
            return await asyncio.get_running_loop().sock_recv(self.socket, size)

    async def until_cut(self) -> bytes:
        """Return the bytes received until the server closes the connection."""
        got = b""
        try:
            while part := await self.read():
                got += part
        except ConnectionError:
            pass
        return got


@asynccontextmanager
async def wire(server: Server, *sent: str | bytes, buffer: int | None = None) -> AsyncIterator[Wire]:
    one = Wire(server, buffer)
    try:
        await asyncio.get_running_loop().sock_connect(one.socket, ("127.0.0.1", server.port))
        for part in sent:
            await one.send(part)
        yield one
    finally:
        one.socket.close()


async def test_only_silent_clients_are_pinged() -> None:
    connections: list[SocketConnection] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        connections.append(scope["socket"])
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    config = ServerConfig(
        app, ConnectionLimiter(Limits(), "127.0.0.1"), ws_ping_interval=1000, lifespan="off", log_config=None, port=0
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server._serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(HANDSHAKE.format(table="t").encode())
    await reader.readuntil(b"\r\n\r\n")
    (connection,) = connections
    connection.send_keepalive_ping()
    assert connection.pending_ping_payload is None
    assert connection.ping_timer, "but looked after again"
    connection._received_at -= 1000
    connection.send_keepalive_ping()
    assert await reader.readexactly(6) == b"\x89\x04" + (connection.pending_ping_payload or b"")
    writer.close()
    server.should_exit = True
    await serving


def memory(server: Server) -> int:
    """Return the memory in use in KB."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{server.pid}/status").read_text())
    assert found
    return int(found[1])


async def open_table(server: Server) -> str:
    async with Person(server) as zaida:
        return str((await zaida.open_table(options={"players": 2}))["id"])


async def test_client_that_pings_and_never_reads_is_disconnected(bare: Server) -> None:
    table = await open_table(bare)
    before = memory(bare)
    async with wire(bare, HANDSHAKE.format(table=table), buffer=4096) as one:
        with pytest.raises(ConnectionError):  # noqa: PT012
            for _ in range(400):
                await one.send(PING * 10_000)
    assert memory(bare) - before < 30_000
    assert httpx.get(f"{bare.url}/health").status_code == 200


@pytest.mark.parametrize(
    "frames",
    [b"\x01\x80\0\0\0\0" + FRAGMENT * 1_000, b"\x8a\x80\0\0\0\0" * 1_000],
    ids=["fragments", "answers to no ping"],
)
async def test_floods_of_empty_frames_end_the_connection(bare: Server, frames: bytes) -> None:
    async with wire(bare, HANDSHAKE.format(table=await open_table(bare))) as one:
        assert b" 101 " in await one.read()  # what comes with the handshake is looked at with what comes next
        await one.send(frames)
        await one.until_cut()


async def test_slow_reader_is_disconnected_and_others_are_not(tmp_path: Path) -> None:
    limits = ("send_buffer_bytes=20000", "chat_per_10s=1000000", "chat_characters=2000")
    with Server(tmp_path, limits=limits) as server:
        async with Person(server) as zaida, Person(server, "Yusuf") as yusuf:
            table = await zaida.open_with(yusuf)
            async with zaida.connect(table) as seat, wire(server, HANDSHAKE.format(table=table), buffer=2048):
                await seat.until(lambda message: seat.presence.get("watching") == 1)
                while seat.presence["watching"]:
                    await seat.do("send_chat", text="a" * 2000)
                assert (await seat.do("send_chat", text="still here"))["type"] == "done"


HALVES = {
    "nothing": "",
    "half a line": "GET /hea",
    "half a head": "GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n",
    "half a body": "POST /api/me HTTP/1.1\r\n" + BODY + '{"name": "Za',
    "half a handshake": HANDSHAKE[:-4].format(table="t"),
    "half a second request": "GET /health HTTP/1.1\r\n" + HOST + "\r\nGET /hea",
}


@pytest.mark.parametrize("half", HALVES.values(), ids=list(HALVES))
async def test_incomplete_request_times_out(bare: Server, half: str) -> None:
    async with wire(bare, half) as one:
        await one.until_cut()


async def test_slow_request_times_out(bare: Server) -> None:
    async with wire(bare, "GET /health HTTP/1.1\r\n") as one:
        with pytest.raises(ConnectionError):  # noqa: PT012
            for number in range(1000):
                await one.send(f"x-{number}: y\r\n")
                await asyncio.sleep(0.05)


async def test_handshake_with_too_many_headers_gets_a_response(bare: Server) -> None:
    headers = "".join(f"x-{number}: y\r\n" for number in range(500))
    async with wire(bare, HANDSHAKE[:-2].format(table="t") + headers + "\r\n") as one:
        assert (await one.until_cut()).startswith(b"HTTP/1.1 431 ")
    assert "Traceback" not in bare.log.read_text()


async def test_connections_from_one_address_are_limited(bare: Server) -> None:
    async with AsyncExitStack() as waiting:
        for _ in range(40):
            await waiting.enter_async_context(wire(bare))
        async with wire(bare) as late:
            assert await late.until_cut() == b""
    async with wire(bare, "GET /health HTTP/1.1\r\n" + HOST + "\r\n") as again:
        assert (await again.read()).startswith(b"HTTP/1.1 200 ")


async def test_aborted_body_is_not_a_server_error(bare: Server) -> None:
    seen = len(bare.log.read_text())
    async with wire(bare, "POST /api/me HTTP/1.1\r\n" + BODY + "{") as one:
        one.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    async with httpx.AsyncClient(base_url=bare.url) as http:
        assert (await http.get("/health")).status_code == 200
    lines = [json.loads(line) for line in bare.log.read_text()[seen:].splitlines()]
    assert {line["level"] for line in lines} == {"info"}


async def test_server_stops_with_any_open_connections(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table = await open_table(server)
        everybody = [wire(server, half) for half in HALVES.values()]
        everybody += [wire(server, HANDSHAKE.format(table=table), PING * 20, buffer=2048) for _ in range(5)]
        everybody += [wire(server, "GET /openapi.json HTTP/1.1\r\n" + HOST + "\r\n", buffer=2048)]
        async with AsyncExitStack() as connections, asyncio.timeout(SECONDS):
            for one in everybody:
                await connections.enter_async_context(one)
            await asyncio.sleep(0.3)
            assert await asyncio.to_thread(server.stop) == 0
    assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize(
    "sent",
    [
        "no request\r\n\r\n",
        f"POST /api/me HTTP/1.1\r\n{HOST}Content-Length: many\r\n\r\n",
        f"GET /api/about HTTP/1.1\r\n{HOST}Connection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n",
        HANDSHAKE.format(table="unknown"),
        HANDSHAKE.format(table="unknown").replace("Connection", "Origin: http://evil.example\r\nConnection"),
    ],
)
async def test_fault_of_a_client_is_not_an_error_of_the_server(bare: Server, sent: str) -> None:
    known = len(bare.log.read_text())
    async with wire(bare, sent) as one:
        await one.read()
    await _check_only_info(bare, known)


async def test_invalid_text_in_a_websocket_is_not_an_error_of_the_server(bare: Server) -> None:
    async with Person(bare) as zaida:
        table = (await zaida.open_table())["id"]
    known = len(bare.log.read_text())
    async with wire(bare, HANDSHAKE.format(table=table)) as one:
        await one.read()
        await one.send(b"\x81\x82\0\0\0\0\xff\xfe")
        await one.until_cut()
    await _check_only_info(bare, known)


async def _check_only_info(server: Server, known: int) -> None:
    """Check that the log has new lines after this position, and that all are of the level info without a traceback."""
    async with asyncio.timeout(SECONDS):
        while len(server.log.read_text()) == known:
            await asyncio.sleep(0.01)
    lines = [json.loads(line) for line in server.log.read_text()[known:].splitlines()]
    assert {line["level"] for line in lines} == {"info"}
    assert not any("trace" in line for line in lines)
