"""The reasons for which the server closes a connection."""

import asyncio
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

import pytest

from nasrid.server.node.presence import PresenceTracker
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.store.driver import DatabaseError
from tests.server import inside


class RecordingSocket:
    """A connection that records the codes with which the server closes it."""

    def __init__(self) -> None:
        self.codes: list[int] = []

    def close(self, code: int, reason: str) -> None:
        assert reason
        self.codes.append(code)

    def send_frame(self, frame: bytes) -> None:
        raise AssertionError("nothing is sent to a viewer who is refused")

    async def send(self, message: MutableMapping[str, Any]) -> None:
        assert message["type"] == "websocket.accept"


@pytest.mark.parametrize(("refusal", "code"), [(DatabaseError("locked"), 1012), (RefusalError("banned", "no"), 1008)])
async def test_connection_may_be_repeated_only_after_a_temporary_refusal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refusal: RefusalError, code: int
) -> None:
    async def refuse(*_: object) -> None:
        raise refusal

    monkeypatch.setattr(PresenceTracker, "join", refuse)
    async with inside.app_in(tmp_path) as app, inside.guest(app) as zaida:
        table = (await zaida.post("/api/tables", json={"settings": {"options": {"players": 2}}})).json()["id"]
        socket = RecordingSocket()
        scope = {
            "type": "websocket",
            "path": f"/api/tables/{table}/ws",
            "query_string": b"",
            "headers": [(b"host", b"127.0.0.1")],
            "client": ("127.0.0.1", 1),
            "scheme": "ws",
            "socket": socket,
        }
        received: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        await received.put({"type": "websocket.connect"})
        await app(scope, received.get, socket.send)
        assert socket.codes == [code]
