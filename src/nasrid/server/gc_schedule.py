"""A schedule for the garbage collector, so that it never pauses every table.

A full collection takes half a second per thousand tables, but reference counting frees nearly everything. So only young
objects are collected often. Python's own trigger is the number of new objects; with thousands of tables, a collection
would then examine a hundred thousand of them. A timer keeps each collection short.
"""

import asyncio
import gc

YOUNG_INTERVAL_SECONDS = 1.0
RUNS_PER_FULL_COLLECTION = 3600
YOUNG_GENERATION, ALL_GENERATIONS = 1, 2  # each includes the lower generations


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
