"""Keeps the collection of garbage from stopping all tables.

A full collection looks at every object of every table, half a second for a thousand of them. But nearly everything here
dies as soon as nobody refers to it. So only what is young is looked at, and everything but seldom. By itself Python
waits until there are some thousand objects more than before; but where people play, new objects take the place of old
ones, and with thousands of tables that is a hundred thousand young ones to look at. So it is done by the clock.
"""

from __future__ import annotations

import asyncio
import gc

YOUNG_INTERVAL_SECONDS = (
    1.0  # seconds until what is new is looked at, once: most of it is the state of a table, which stays
)
RUNS_PER_FULL_COLLECTION = 3600  # times until everything is
YOUNG_GENERATION, ALL_GENERATIONS = 1, 2  # generations, with those before them


async def run_gc_schedule() -> None:
    gc.disable()
    runs = 0
    try:
        while True:
            await asyncio.sleep(YOUNG_INTERVAL_SECONDS)
            runs += 1
            gc.collect(YOUNG_GENERATION if runs % RUNS_PER_FULL_COLLECTION else ALL_GENERATIONS)
    finally:
        gc.enable()
