"""Keeps the collection of garbage from stopping all tables.

A full collection looks at every object of every table, half a second for a thousand of them. But nearly everything here
dies as soon as nobody refers to it. So what has come to stay is exempt from being looked at, and only once in a long
while everything is searched for the rest.
"""

from __future__ import annotations

import asyncio
import gc

OFTEN = 5.0  # seconds
SELDOM = 3600.0
YOUNG = (10_000, 20, 1_000_000)  # never a full collection by itself


async def collect_gently() -> None:
    gc.set_threshold(*YOUNG)
    while True:
        for _ in range(int(SELDOM / OFTEN)):
            gc.collect(1)
            gc.freeze()
            await asyncio.sleep(OFTEN)
        gc.unfreeze()
        gc.collect()
