"""Background tasks end when the server stops."""

import asyncio
from contextlib import suppress

from nasrid.server.table.background import Background

STOP_SECONDS = 30


async def test_task_that_loses_a_cancellation_ends() -> None:
    """asyncio.wait_for of Python 3.11 loses a cancellation that arrives together with the result."""
    background = Background()
    lost_cancellations = 0

    async def run_on() -> None:
        nonlocal lost_cancellations
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(3600)
        lost_cancellations += 1
        await asyncio.sleep(3600)

    background.spawn(run_on())
    await asyncio.sleep(0)
    async with asyncio.timeout(STOP_SECONDS):
        await background.close()
    assert lost_cancellations == 1


async def test_task_that_starts_while_others_end_is_cancelled() -> None:
    background = Background()

    async def start_another() -> None:
        try:
            await asyncio.sleep(3600)
        finally:
            background.spawn(asyncio.sleep(3600))

    background.spawn(start_another())
    await asyncio.sleep(0)
    async with asyncio.timeout(STOP_SECONDS):
        await background.close()
    assert len(asyncio.all_tasks()) == 1, "only this test still runs"
