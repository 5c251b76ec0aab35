"""Fair shares of bot time: heavy users wait longer, and bots pause at tables without viewers."""

import asyncio
import re
from pathlib import Path

import httpx

from nasrid.rules.game import Game
from nasrid.rules.table.options import Options
from nasrid.server.bots.pool import BotPool
from nasrid.server.bots.queue import ThinkingQueue
from nasrid.server.bots.requests import DecisionRequest
from tests.server.client import Person, Server

QUICK, SLOW = 0.5, 2.0


class Thinkers:
    """Requests for turns, each held until it is released."""

    def __init__(self, size: int) -> None:
        self.queue = ThinkingQueue(size, lambda seconds: None)
        self.thinking: list[str] = []
        self._stops: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, name: str, payer: str, seconds: float = QUICK, watched: bool = True) -> None:
        self._stops[name] = asyncio.Event()
        self._tasks[name] = asyncio.create_task(self._think(name, payer, seconds, watched))
        await asyncio.sleep(0.001)  # the running thinkers use some time

    async def _think(self, name: str, payer: str, seconds: float, watched: bool) -> None:
        async with self.queue.slot(payer, watched, seconds):
            self.thinking.append(name)
            await self._stops[name].wait()
            self.thinking.remove(name)

    async def stop(self, *names: str) -> None:
        for name in names:
            self._stops[name].set()
            await self._tasks[name]
        await asyncio.sleep(0.001)

    async def give_up(self, name: str) -> None:
        self._tasks[name].cancel()
        await asyncio.gather(self._tasks[name], return_exceptions=True)
        await asyncio.sleep(0)


async def test_heavy_user_waits_behind_a_light_user() -> None:
    ask = Thinkers(2)
    for number in range(10):
        await ask.ask(f"many {number}", "many")
    await ask.ask("one", "other")
    assert ask.thinking == ["many 0", "many 1"]
    await ask.stop("many 0")
    assert ask.thinking == ["many 1", "one"]
    await ask.stop("one", "many 1")
    assert ask.thinking == ["many 2", "many 3"]


async def test_slow_bots_leave_a_process_free_for_quick_bots() -> None:
    ask = Thinkers(2)
    for number in range(3):
        await ask.ask(f"slow {number}", "many", SLOW)
    assert ask.thinking == ["slow 0"]
    await ask.ask("quick", "other")
    assert ask.thinking == ["slow 0", "quick"]
    assert len(ask.queue) == 2


async def test_watched_table_comes_first() -> None:
    ask = Thinkers(2)
    for name in ("a", "b"):
        await ask.ask(name, name)
    await ask.ask("unwatched", "new", watched=False)
    await ask.ask("watched", "a")
    await ask.stop("b")
    assert ask.thinking == ["a", "watched"]
    await ask.stop("a")
    assert ask.thinking == ["watched", "unwatched"]


async def test_cancelled_request_blocks_no_other() -> None:
    ask = Thinkers(2)
    for name in ("a", "b", "c", "d"):
        await ask.ask(name, name)
    await ask.give_up("c")
    await ask.give_up("a")
    assert ask.thinking[-1] == "d"
    assert len(ask.queue) == 0


async def decisions(http: httpx.AsyncClient) -> int:
    text = (await http.get("/metrics")).text
    found = re.search(r"^nasrid_bot_decisions_total (\d+)", text, re.MULTILINE)
    assert found
    assert "nasrid_queue_length" in text
    return int(float(found[1]))


async def test_new_players_bot_does_not_wait_for_all_others() -> None:
    """Count the requests that are answered before the one of a new player. Nothing is timed."""
    pool, answered = BotPool(2, overtime_seconds=60.0), []

    async def ask(number: int, payer: str) -> None:
        game = Game.new(Options(players=2), seed=number)
        assert game.seat is not None
        options = game.options.to_json()
        question = DecisionRequest(f"table {number}", options, number, (), game.seat, "architect", payer=payer)
        answer = await pool.ask(question)
        assert not answer.error
        answered.append(payer)

    try:
        flood = [asyncio.create_task(ask(number, "many")) for number in range(30)]
        await asyncio.sleep(0)
        await ask(30, "stranger")
        assert len(answered) <= 5
        await asyncio.gather(*flood)
    finally:
        await pool.close()


async def test_bots_pause_at_a_table_without_viewers(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with Person(server) as zaida:
            seats = [{"kind": "bot", "level": "apprentice"}] * 2
            table = (await zaida.open_table(options={"players": 2}, seats=seats, seat=None))["id"]
            first = await zaida.see(table)
        server.kill()
        server.start()
        await asyncio.sleep(3)  # longer than the server's check interval
        async with Person(server, "Yusuf") as yusuf, yusuf.connect(table) as seat:
            resting = await seat.receive()
            assert resting["seq"] >= first["seq"]
            assert await decisions(yusuf.http) < 5, "it has just begun to play again"
            await seat.until(lambda message: seat.seq > resting["seq"] + 3)
