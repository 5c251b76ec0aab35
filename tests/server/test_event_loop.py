"""Input of strangers that takes long to compute. It must not delay the other players."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from nasrid.records import Record
from nasrid.rules.game import Game
from nasrid.rules.record import replay_actions
from nasrid.rules.table.options import Options
from nasrid.rules.table.specs import GAMES, MODULES
from nasrid.rules.text.notation import write_action
from nasrid.server.authentication import hash_token
from nasrid.server.node import table_opener
from nasrid.server.protocol import commands, entries
from nasrid.server.protocol.commands import PlayerRef
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.settings import TableSettings
from nasrid.server.store import accounts
from nasrid.server.store.players import Account, PlayerStore
from nasrid.server.table import folding, handlers, opening, reviewing
from nasrid.server.table.lease import Lease
from nasrid.server.table.live import LiveTable
from nasrid.server.table.public_info import game_record
from nasrid.server.table.state import TableState
from nasrid.server.web.api import records
from nasrid.server.web.replays import MAX_REPLAYS_PER_ADDRESS, TURN_SECONDS
from tests.server import inside
from tests.server.desk import ZAIDA, desk_with_bot
from tests.server.inside import app_in
from tests.server.owners import finished_log


@asynccontextmanager
async def guest(folder: Path, **limits: int) -> AsyncIterator[httpx.AsyncClient]:
    """A guest at a server in this process."""
    async with app_in(folder, **limits) as app, inside.guest(app) as client:
        yield client


@pytest.fixture
def replaying_threads(monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """The threads that have replayed a game."""
    threads: set[int] = set()

    def counted_resume(*values: Any) -> Any:
        threads.add(threading.get_ident())
        return opening.resuming_entries(*values)

    def counted_replay(*values: Any) -> Any:
        threads.add(threading.get_ident())
        yield from replay_actions(*values)

    monkeypatch.setattr(table_opener, "resuming_entries", counted_resume)
    monkeypatch.setattr(opening, "replay_actions", counted_replay)
    return threads


def long_record(actions: int = 60) -> Record:
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


def finished_record() -> Record:
    table = folding.fold_log("t", finished_log())
    assert table.game
    return table.game.record()


async def test_record_is_written_outside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: set[int] = set()

    def counted_record(table: TableState) -> dict[str, Any]:
        threads.add(threading.get_ident())
        return game_record(table)

    monkeypatch.setattr(reviewing, "game_record", counted_record)
    async with guest(tmp_path, burst_requests=60) as mallory:
        opened = (await mallory.post("/api/records", json={"record": finished_record()})).json()
        path = f"/api/tables/{opened['id']}/record"
        assert [(await mallory.get(path)).status_code for _ in range(3)] == [200, 200, 429]
        assert threads
        assert threading.get_ident() not in threads


async def test_a_small_record_overtakes_large_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each step takes a turn of its own, so the order does not depend on the speed of the machine."""

    started: list[int] = []

    def slow_replay(*values: Any) -> Any:
        started.append(1)
        for step in replay_actions(*values):
            time.sleep(TURN_SECONDS)
            yield step

    monkeypatch.setattr(opening, "replay_actions", slow_replay)
    async with app_in(tmp_path, requests_per_10s=1000) as app, AsyncExitStack() as guests:

        async def upload(address: str, actions: int) -> int:
            mallory = await guests.enter_async_context(inside.guest(app, address))
            return (await mallory.post("/api/records", json={"record": long_record(actions)})).status_code

        large = [asyncio.create_task(upload(f"192.0.2.{number % 3}", 20)) for number in range(9)]
        while len(started) < len(large):
            await asyncio.sleep(0.001)
        assert await upload("192.0.2.9", 1) == 200
        assert not any(task.done() for task in large)
        assert await asyncio.gather(*large) == [200] * len(large)


async def test_one_address_cannot_queue_many_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    release = threading.Event()

    def slow_replay(*values: Any) -> Any:
        release.wait(30)
        yield from replay_actions(*values)

    monkeypatch.setattr(opening, "replay_actions", slow_replay)
    async with guest(tmp_path, requests_per_10s=1000) as mallory:

        async def upload() -> str:
            response = await mallory.post("/api/records", json={"record": long_record(1)})
            return str(response.json().get("code", "opened"))

        waiting = [asyncio.create_task(upload()) for _ in range(MAX_REPLAYS_PER_ADDRESS)]
        await asyncio.sleep(0)
        refused = [await upload() for _ in range(2)]
        release.set()
        assert refused == ["rate_limited"] * 2
        assert await asyncio.gather(*waiting) == ["opened"] * len(waiting)


async def test_renames_are_limited_and_leave_other_sessions_in_the_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise one guest could make every request of all others read the database."""
    async with guest(tmp_path, renames_per_hour=2) as mallory:
        own = {"cookie": f"nasrid_session={mallory.cookies['nasrid_session']}"}
        mallory.cookies.clear()
        zaida = (await mallory.post("/api/me", json={"name": "Zaida"})).cookies["nasrid_session"]
        mallory.cookies.clear()
        owner = {"cookie": f"nasrid_session={zaida}"}
        assert (await mallory.get("/api/me", headers=owner)).json()["name"] == "Zaida"
        reads: list[str] = []
        by_session = PlayerStore.by_session

        async def counted(store: PlayerStore, token_hash: str) -> Account | None:
            reads.append(token_hash)
            return await by_session(store, token_hash)

        monkeypatch.setattr(PlayerStore, "by_session", counted)
        for name in ("Malory", "Mallory"):
            assert (await mallory.post("/api/me", json={"name": name}, headers=own)).json()["name"] == name
            assert (await mallory.get("/api/me", headers=own)).json()["name"] == name
            assert (await mallory.get("/api/me", headers=owner)).json()["name"] == "Zaida"
        assert hash_token(zaida) not in reads
        for method, path, body in (
            ("POST", "/api/me", {"name": "Malory"}),
            ("PUT", "/api/me/page", {"enabled": True}),
        ):
            assert (await mallory.request(method, path, json=body, headers=own)).json()["code"] == "quota_exceeded"


async def test_quota_is_checked_before_the_replay(tmp_path: Path, replaying_threads: set[int]) -> None:
    async with guest(tmp_path, tables_per_hour=1) as mallory:
        invalid = {"record": long_record() | {"actions": ["confirm"]}}
        assert (await mallory.post("/api/records", json=invalid)).json()["code"] == "record_altered"
        replaying_threads.clear()
        assert (await mallory.post("/api/records", json=invalid)).json()["code"] == "quota_exceeded"
        assert not replaying_threads


async def test_a_replay_overtakes_an_export_of_many_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    encode, threads = accounts._encode_own_part, []

    def slow_encode(*values: Any) -> Any:
        threads.append(threading.get_ident())
        time.sleep(0.02)
        return encode(*values)

    monkeypatch.setattr(accounts, "_encode_own_part", slow_encode)
    async with guest(tmp_path) as mallory:
        tables = [(await mallory.post("/api/tables", json={"seat": 0})).json()["id"] for _ in range(15)]
        export = asyncio.create_task(mallory.get("/api/me/export"))
        while not threads:
            await asyncio.sleep(0.001)
        assert (await mallory.get(f"/api/tables/{tables[0]}/events")).status_code == 200
        assert len(threads) < len(tables)
        assert {table["id"] for table in (await export).json()["tables"]} == {*tables}
        assert threading.get_ident() not in threads


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
        opening.replay_steps({**record})
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


async def test_logs_are_decoded_outside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With much chat a log has megabytes. Replays, exports and deletions of it must not delay the others."""
    threads: set[int] = set()
    decode = entries.decode

    def counted_decode(body: str) -> entries.AnyEntry:
        threads.add(threading.get_ident())
        return decode(body)

    async with guest(tmp_path) as mallory:
        opened = (await mallory.post("/api/tables", json={})).json()
        monkeypatch.setattr(entries, "decode", counted_decode)
        for method, path, body in (
            ("GET", f"/api/tables/{opened['id']}/events", None),
            ("GET", "/api/me/export", None),
            ("POST", "/api/me/delete", {"name": "Mallory"}),
        ):
            threads.clear()
            response = await mallory.request(method, path, json=body)
            assert response.status_code == 200
            assert threads, path
            assert threading.get_ident() not in threads, path


def largest_table(options: Options) -> LiveTable:
    """A table with people at the position of a random game whose largest city has the most tiles."""
    game, rng, largest = Game.new(options, 3), Random(3), 0
    record = game.record()
    while game.seat is not None:
        tiles = max(len(player.city.tiles) for player in game.state.players)
        if tiles >= largest:
            largest, record = tiles, game.record()
        legal = game.legal_actions()
        building = [action for action in legal if write_action(action).split()[0] in ("buy", "place")]
        game.apply(rng.choice(building or legal))
    chosen, past = opening.entries_from_record(record)
    live = LiveTable("t", Lease("n", 1))
    people = {seat: PlayerRef(str(seat), f"Player {seat}") for seat in range(options.players)}
    live.load(opening.resuming_entries(TableSettings(chosen, rated=False), people, past, 1.0))
    return live


def cpu_seconds(work: Callable[[], object], runs: int = 5) -> float:
    """Return the shortest time, because others use the machine as well."""
    times = []
    for _ in range(runs):
        start = time.thread_time()
        work()
        times.append(time.thread_time() - start)
    return min(times)


@pytest.mark.parametrize("game", GAMES)
def test_previews_take_less_time_than_the_action(game: str) -> None:
    """They are computed on the event loop, where the time of an action is accepted anyway."""
    live = largest_table(
        Options(players=2, game=game, modules=frozenset() if game == "granada" else frozenset(MODULES))
    )
    table, seat = live.state, live.state.decider
    assert table.game
    assert seat is not None
    player, actions = PlayerRef(str(seat), ""), [write_action(action) for action in table.game.legal_actions()]
    tiles = {face.name for holder in table.game.state.players for face in holder.city.tiles.values() if face.building}
    orders = [commands.Preview(id="p", seq=table.seq, action=action) for action in actions]
    trials = [commands.TryTile(id="t", tile=tile) for tile in sorted(tiles)]
    trials += [replace(trial, cell=cell) for trial in trials for cell in handlers.try_tile(table, player, trial).cells]
    slowest = max(
        *(cpu_seconds(partial(handlers.preview, table, player, order)) for order in orders),
        *(cpu_seconds(partial(handlers.try_tile, table, player, trial)) for trial in trials),
    )
    act = entries.Acted(at=1.0, seat=seat, action=actions[0], by="player")
    assert slowest < cpu_seconds(lambda: live.fold(act), runs=1)
