"""Keeps the collection of garbage from stopping all tables.

A full collection looks at every object of every table, half a second for a thousand of them. But nearly everything here
dies as soon as nobody refers to it. So only what is young is looked at, a little at a time, and everything but seldom.
"""

from __future__ import annotations

import asyncio
import gc

YOUNG = (5_000, 4, 1_000_000)  # never a full collection by itself
SELDOM = 3600.0  # seconds


async def collect_gently() -> None:
    gc.set_threshold(*YOUNG)
    while True:
        await asyncio.sleep(SELDOM)
        gc.collect()
