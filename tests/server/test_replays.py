"""Replays and exports take turns."""

import asyncio
import time
from collections.abc import Iterator

import pytest

from nasrid.server.protocol.errors import RefusalError
from nasrid.server.web.replays import MAX_REPLAYS, MAX_REPLAYS_PER_ADDRESS, TURN_SECONDS, ReplayQueue


def long_game() -> Iterator[int]:
    for number in range(20):
        time.sleep(TURN_SECONDS / 2)
        yield number


async def test_a_short_game_overtakes_long_ones() -> None:
    queue = ReplayQueue()
    long_ones = [asyncio.create_task(queue.collect(long_game())) for _ in range(9)]
    await asyncio.sleep(0)
    assert await queue.collect(iter([1])) == [1]
    assert not any(replay.done() for replay in long_ones)
    assert await asyncio.gather(*long_ones) == [list(range(20))] * 9


async def test_many_replays_at_once_are_refused() -> None:
    queue = ReplayQueue()
    running = [queue.admit(f"address {number // MAX_REPLAYS_PER_ADDRESS}") for number in range(MAX_REPLAYS)]
    for replay in running[:MAX_REPLAYS_PER_ADDRESS]:
        await replay.__aenter__()
    with pytest.raises(RefusalError, match="too many replays"):
        await queue.admit("address 0").__aenter__()
    for replay in running[MAX_REPLAYS_PER_ADDRESS:]:
        await replay.__aenter__()
    with pytest.raises(RefusalError, match="too many replays"):
        await queue.admit("another").__aenter__()
    for replay in running:
        await replay.__aexit__(None, None, None)
    async with queue.admit("address 0"):
        pass
