"""Keeps the collection of garbage from stopping all tables.

A full collection looks at every object of every table, half a second for a thousand of them. But nearly everything here
dies as soon as nobody refers to it. So only what is young is looked at, and everything but seldom. By itself Python
waits until there are some thousand objects more than before; but where people play, new objects take the place of old
ones, and with thousands of tables that is a hundred thousand young ones to look at. So it is done by the clock.
"""

from __future__ import annotations

import asyncio
import gc

OFTEN = 1.0  # seconds until what is new is looked at, once: most of it is the state of a table, which stays
SELDOM = 3600  # times until everything is
YOUNG, ALL = 1, 2  # generations, with those before them


async def collect_gently() -> None:
    gc.disable()
    times = 0
    try:
        while True:
            await asyncio.sleep(OFTEN)
            times += 1
            gc.collect(YOUNG if times % SELDOM else ALL)
    finally:
        gc.enable()
