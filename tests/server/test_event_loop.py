"""Input of strangers that takes long to compute. It must not delay the other players."""

import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from nasrid.rules.game import Game
from nasrid.rules.record import replay_events
from nasrid.rules.table.options import Options
from nasrid.server.limits import Limits
from nasrid.server.node import table_opener
from nasrid.server.node.bus import NoBus
from nasrid.server.node.node import Node
from nasrid.server.protocol import commands
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.store.database import Database
from nasrid.server.store.sqlite import SqliteDriver
from nasrid.server.table import folding, handlers, opening
from nasrid.server.web.api import records
from nasrid.server.web.app import make_app
from tests.server.desk import ZAIDA, desk_with_bot
from tests.server.owners import finished_log


@asynccontextmanager
async def guest(folder: Path, **limits: int) -> AsyncIterator[httpx.AsyncClient]:
    """A guest at a server in this process, without housekeeping."""
    node = Node(Database(SqliteDriver(folder / "nasrid.sqlite")), NoBus(), Limits(**limits))
    await node.database.open()
    await node.peers.open()
    transport = httpx.ASGITransport(make_app(node))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
        await client.post("/api/me", json={"name": "Mallory"})
        yield client
    await node.close()


@pytest.fixture
def replaying_threads(monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """The threads that have replayed a game."""
    threads: set[int] = set()

    def counted_resume(*values: Any) -> Any:
        threads.add(threading.get_ident())
        return opening.resuming_entries(*values)

    def counted_replay(*values: Any) -> Any:
        threads.add(threading.get_ident())
        yield from replay_events(*values)

    monkeypatch.setattr(table_opener, "resuming_entries", counted_resume)
    monkeypatch.setattr(opening, "replay_events", counted_replay)
    return threads


def long_record(actions: int = 60) -> dict[str, Any]:
    game = Game.new(Options(players=2), 7)
    for _ in range(actions):
        game.apply(game.legal_actions()[-1])
    return game.record()


async def test_record_is_replayed_outside_the_event_loop(tmp_path: Path, replaying_threads: set[int]) -> None:
    async with guest(tmp_path) as mallory:
        response = await mallory.post("/api/records", json={"record": long_record()})
        assert response.status_code == 200
        assert replaying_threads
        assert threading.get_ident() not in replaying_threads


async def test_branch_is_replayed_outside_the_event_loop(tmp_path: Path, replaying_threads: set[int]) -> None:
    async with guest(tmp_path) as mallory:
        opened = (await mallory.post("/api/records", json={"record": finished_record()})).json()
        replaying_threads.clear()
        response = await mallory.post(f"/api/tables/{opened['id']}/branch", json={"after": 30, "seat": 0})
        assert response.status_code == 200, response.text
        assert replaying_threads
        assert threading.get_ident() not in replaying_threads


def finished_record() -> dict[str, Any]:
    table = folding.fold_log("t", finished_log())
    assert table.game
    return table.game.record()


async def test_quota_is_checked_before_the_replay(tmp_path: Path, replaying_threads: set[int]) -> None:
    async with guest(tmp_path, tables_per_hour=1) as mallory:
        invalid = {"record": long_record() | {"actions": ["confirm"]}}
        assert (await mallory.post("/api/records", json=invalid)).json()["code"] == "bad_message"
        replaying_threads.clear()
        assert (await mallory.post("/api/records", json=invalid)).json()["code"] == "quota_exceeded"
        assert not replaying_threads


async def test_large_options_of_a_record_are_refused_unread(tmp_path: Path) -> None:
    async with guest(tmp_path) as mallory:
        options = {"players": 2, "granada_tiles": "x" * 9000}
        for path, body in (
            ("/api/records", {"record": long_record() | {"options": options}}),
            ("/api/match", {"options": options}),
            ("/api/tables", {"settings": {"options": options}}),
        ):
            assert (await mallory.post(path, json=body)).json()["code"] == "too_large", path


def test_long_record_is_refused() -> None:
    record = long_record() | {"actions": ["pass"] * (opening.MAX_RECORD_ACTIONS + 1)}
    with pytest.raises(RefusalError, match="at most 5000 actions") as caught:
        opening.entries_from_record(record)
    assert caught.value.code == "too_large"


async def test_slow_record_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MAX_REPLAY_CPU_SECONDS", 0.0)
    async with guest(tmp_path) as mallory:
        refusal = await mallory.post("/api/records", json={"record": long_record()})
        assert (refusal.status_code, refusal.json()["code"]) == (413, "too_large")


def test_undo_by_agreement_replays_short_games_only(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = desk_with_bot()
    desk.take()
    monkeypatch.setattr(handlers, "MAX_REPLAYED_ACTIONS", len(desk.table.actions) - 1)
    assert desk.refused(ZAIDA, commands.RequestUndo) == "quota_exceeded"
