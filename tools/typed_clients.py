"""Generate typed clients from the schemas of a running server, and play with them (`make clients`).

openapi-python-client makes a client for the HTTP interface, and datamodel-code-generator types for the WebSocket. With
each of them two people open a table, join it and make a move.
"""

from __future__ import annotations

import asyncio
import importlib
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.client import SECONDS, Server

PACKAGE = "nasrid_client"
NAMES = ("Zaida", "Omar")


def main() -> None:
    (name,) = sys.argv[1:] or ("",)
    if name not in GENERATORS:
        raise SystemExit(f"name a generator: {' or '.join(GENERATORS)}")
    generate_and_play = GENERATORS[name]
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "data") as server:
        sys.path.insert(0, folder)
        print(f"{name}: {generate_and_play(server, Path(folder))}")


# HTTP


def _play_over_http(server: Server, folder: Path) -> str:
    document = _save(server, "/openapi.json", folder)
    _run("openapi_python_client", "generate", "--path", document, "--output-path", folder / PACKAGE, "--meta", "none")
    models = _load("models")
    become_guest, open_table, snapshot, command = (
        _load(f"api.{name}").sync
        for name in ("account.become_guest", "tables.open_table", "tables.snapshot", "tables.command")
    )
    people = [_load("client").Client(base_url=server.url) for _ in NAMES]
    for person, name in zip(people, NAMES, strict=True):
        assert become_guest(client=person, body=models.NameForm(name=name)).name == name
    zaida, omar = people
    settings = models.TableSettings(options=models.OptionsForm(players=len(NAMES)))
    table = open_table(client=zaida, body=models.TableForm(settings=settings))
    sit = models.SitCommand(type_="sit", id="sit", invitation=table.invitation)
    assert isinstance(command(table.id, client=omar, body=sit), models.Done)

    seat = snapshot(table.id, client=zaida).view.seat
    before = snapshot(table.id, client=people[seat])
    assert isinstance(before, models.Snapshot)
    action = next(action for action in before.view.legal_actions if action.startswith("take"))
    act = models.ActCommand(type_="act", id="move", action=action, seq=before.seq)
    done = command(table.id, client=people[seat], body=act)
    assert isinstance(done, models.Done)
    assert (done.id, done.seq) == ("move", before.seq + 1)
    late = models.ActCommand(type_="act", id="late", action=action, seq=before.seq)
    refused = command(table.id, client=people[seat], body=late)
    assert isinstance(refused, models.Error)
    assert (refused.code, refused.id) == ("stale", "late")
    after = snapshot(table.id, client=people[seat])
    assert len(after.view.players[seat].hand) > len(before.view.players[seat].hand)
    return f"seat {seat} played {action} over HTTP"


# WebSocket


def _play_over_websocket(server: Server, folder: Path) -> str:
    document = _save(server, "/socket.schema.json", folder)
    options = ("--input-file-type", "jsonschema", "--output-model-type", "pydantic_v2.BaseModel")
    _run("datamodel_code_generator", "--input", document, "--output", folder / f"{PACKAGE}.py", *options)
    return asyncio.run(_play_with_types(server, importlib.import_module(PACKAGE)))


async def _play_with_types(server: Server, types: ModuleType) -> str:
    cookies, table = _open_table(server)
    address = server.url.replace("http", "ws", 1) + f"/api/tables/{table['id']}/ws"
    zaida, omar = (connect(address, additional_headers={"Cookie": cookie}, max_size=None) for cookie in cookies)
    async with zaida as first, omar as second:
        sit = types.SitCommand(type="sit", id="sit", invitation=table["invitation"])
        await _ask(second, types, sit, types.Done)
        async with asyncio.timeout(SECONDS):
            socket, decision = await _first_decision(first, second, types)
        action = decision.legal_actions[0]
        act = types.ActCommand(type="act", id="move", action=action, seq=decision.seq)
        (event, done) = await _ask(socket, types, act, types.Done)
        assert isinstance(event, types.ActedEvent)
        assert (event.action, event.seq, done.id) == (action, done.seq, "move")
    return f"seat {event.seat} played {action} over the WebSocket"


def _open_table(server: Server) -> tuple[list[str], Any]:
    """Return the cookies of two people and the table of the first."""
    cookies = []
    for name in NAMES:
        token = httpx.post(f"{server.url}/api/me", json={"name": name}).cookies["nasrid_session"]
        cookies.append(f"nasrid_session={token}")
    form = {"settings": {"options": {"players": len(NAMES)}}}
    return cookies, httpx.post(f"{server.url}/api/tables", json=form, headers={"cookie": cookies[0]}).json()


async def _receive(socket: ClientConnection, types: ModuleType) -> Any:
    """Return the next message as an object of its own class."""
    message: Any = types.Message.model_validate_json(await socket.recv())
    while hasattr(message, "root"):  # unions are models
        message = message.root
    return message


async def _ask(socket: ClientConnection, types: ModuleType, command: Any, expected: type) -> list[Any]:
    """Send a command. Return the events until its reply, and the reply."""
    await socket.send(command.model_dump_json(exclude_none=True))
    messages: list[Any] = []
    async with asyncio.timeout(SECONDS):
        while not messages or not hasattr(messages[-1], "id"):
            message = await _receive(socket, types)
            if hasattr(message, "entry") or hasattr(message, "id"):
                messages.append(message)
    assert isinstance(messages[-1], expected), messages[-1]
    return messages


async def _first_decision(
    first: ClientConnection, second: ClientConnection, types: ModuleType
) -> tuple[ClientConnection, Any]:
    """Return the connection of the player who decides, and the decision."""

    async def wait(socket: ClientConnection) -> tuple[ClientConnection, Any]:
        while not isinstance(message := await _receive(socket, types), types.Decision):
            pass
        return socket, message

    tasks = [asyncio.create_task(wait(socket)) for socket in (first, second)]
    finished, waiting = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    return finished.pop().result()


# Generators


def _save(server: Server, path: str, folder: Path) -> Path:
    file = folder / path.strip("/")
    file.write_text(httpx.get(server.url + path, timeout=SECONDS).text, encoding="utf-8")
    return file


def _run(module: str, *arguments: str | Path) -> None:
    subprocess.run([sys.executable, "-m", module, *map(str, arguments)], check=True)


def _load(name: str) -> Any:
    return importlib.import_module(f"{PACKAGE}.{name}")


GENERATORS: dict[str, Callable[[Server, Path], str]] = {
    "openapi-python-client": _play_over_http,
    "datamodel-code-generator": _play_over_websocket,
}

if __name__ == "__main__":
    main()
