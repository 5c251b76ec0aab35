"""Players' clocks: time in which nobody can play is not charged."""

import asyncio
import json
import os
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from nasrid.server.clock import RESYNC_INTERVAL_SECONDS, SteadyClock
from nasrid.server.protocol.settings import DAY_SECONDS
from tests.server.client import Person, Seat, Server


class Times:
    """A wall clock that can be set, and a monotonic clock."""

    def __init__(self) -> None:
        self.wall = 1_000_000.0
        self.steady = 50.0

    def pass_by(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


@pytest.fixture
def times() -> Times:
    return Times()


@pytest.fixture
def clock(times: Times) -> SteadyClock:
    return SteadyClock(lambda: times.wall, lambda: times.steady)


def test_it_runs_like_any_other(times: Times, clock: SteadyClock) -> None:
    for _ in range(100):
        times.pass_by(RESYNC_INTERVAL_SECONDS)
        times.wall += 0.01  # drift
        assert clock.resync() == 0
    assert clock.now() == pytest.approx(times.wall)


@pytest.mark.parametrize("seconds", [3600.0, -3600.0])
def test_clock_changes_are_reported_as_lost_time(times: Times, clock: SteadyClock, seconds: float) -> None:
    before = clock.now()
    times.wall += seconds
    times.pass_by(RESYNC_INTERVAL_SECONDS)
    assert clock.now() == pytest.approx(before + RESYNC_INTERVAL_SECONDS), "until the next resync"
    assert clock.resync() == pytest.approx(seconds)
    assert clock.now() == pytest.approx(times.wall)
    times.pass_by(RESYNC_INTERVAL_SECONDS)
    assert clock.resync() == 0


def test_suspension_is_reported_as_lost_time(times: Times, clock: SteadyClock) -> None:
    times.pass_by(600 + RESYNC_INTERVAL_SECONDS)
    assert clock.resync() == pytest.approx(600)
    times.wall += 8 * 3600  # asleep: the monotonic clock also stops
    times.pass_by(RESYNC_INTERVAL_SECONDS)
    assert clock.resync() == pytest.approx(8 * 3600)


async def test_stopped_process_costs_no_player_the_game(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with Person(server) as zaida, Person(server, "Yusuf") as yusuf:
            table = await zaida.open_with(yusuf, clock={"kind": "real_time", "move_seconds": 6})
            async with zaida.connect(table) as first, yusuf.connect(table) as second:
                deciding = await asyncio.gather(_decides(first), _decides(second))
                os.kill(server.pid, signal.SIGSTOP)
                await asyncio.sleep(8)
                os.kill(server.pid, signal.SIGCONT)
                seat = first if deciding[0] else second
                assert (await seat.act(seat.legal[0]))["type"] == "done"
                assert not any(event["entry"] == "player_away" for event in seat.events)


async def _decides(seat: Seat) -> bool:
    await seat.until_type("presence")
    if seat.view["seat"] == seat.you["seat"]:
        await seat.until_turn()
    return bool(seat.turn)


@pytest.mark.parametrize("outage", [3 * DAY_SECONDS, 0])
async def test_outage_of_days_costs_no_player_the_game(tmp_path: Path, outage: float) -> None:
    with Server(tmp_path) as server:
        async with Person(server) as zaida, Person(server, "Yusuf") as yusuf:
            table = await zaida.open_with(yusuf, clock={"kind": "correspondence", "days": 1})
    with closing(sqlite3.connect(tmp_path / "nasrid.sqlite")) as database, database:
        for seq, body in list(database.execute("SELECT seq, body FROM entries")):
            old = json.loads(body) | {"at": time.time() - 3 * DAY_SECONDS}
            database.execute("UPDATE entries SET body = ? WHERE seq = ?", (json.dumps(old), seq))
        database.execute("UPDATE tables SET due = ?", (time.time() - 2 * DAY_SECONDS,))
        database.execute("UPDATE nodes SET expires = ?", (time.time() - outage,))
    with Server(tmp_path) as server:
        async with Person(server) as nobody:
            await asyncio.sleep(3)  # the server checks for due work every two seconds
            assert any(seat["away"] for seat in (await nobody.see(table))["table"]["seats"]) == (not outage)
