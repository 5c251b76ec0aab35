"""The faults that can be caused."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import TYPE_CHECKING

import asyncpg

from tests.processes import nasrid
from tools.faults.promises import promise
from tools.faults.rounds import kill_rounds

if TYPE_CHECKING:
    from tools.faults.run import Run

PAGE_BYTES = 4096
REFUSALS_OF_DAMAGE = ("table_damaged", "unavailable")
Fault = Callable[["Run"], Awaitable[None]]


async def kill(run: Run) -> None:
    await run.kill()


async def restart(run: Run) -> None:
    server = run.victim
    code = await asyncio.to_thread(server.stop)
    promise(code == 0, f"a stopped server returned {code}")
    await asyncio.to_thread(server.start)


async def hang(run: Run) -> None:
    """Suspend a process, possibly for longer than its lease is valid."""
    server = run.victim
    os.kill(server.pid, signal.SIGSTOP)
    await asyncio.sleep(run.random.choice((0.5, 2.0, 10.0)))
    os.kill(server.pid, signal.SIGCONT)


async def full_disk(run: Run) -> None:
    server = run.victim
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, before[1]))
    await asyncio.sleep(run.random.uniform(0.5, 4.0))
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


async def slow_disk(run: Run) -> None:
    """Hold the write lock of the database, so that transactions last for seconds or fail."""
    seconds = run.random.choice((1.0, 3.0, 7.0))
    if run.database:
        connection = await asyncpg.connect(run.database)
        async with connection.transaction():
            await connection.execute("LOCK TABLE tables IN EXCLUSIVE MODE")
            await asyncio.sleep(seconds)
        await connection.close()
        return
    with closing(sqlite3.connect(run.servers[0].data / "nasrid.sqlite", timeout=30, isolation_level=None)) as file:
        file.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(seconds)
        file.execute("ROLLBACK")


async def clock_jump(run: Run) -> None:
    """Set the clock of every process forwards or backwards."""
    offset = float(run.clock_file.read_text()) + run.random.choice((-86400.0, -30.0, 30.0, 3600.0, 86400.0))
    run.clock_file.write_text(str(offset))
    await asyncio.sleep(2)


async def lost_bus(run: Run) -> None:
    assert run.nats
    run.nats.kill()
    await asyncio.sleep(run.random.uniform(0.2, 4.0))
    await asyncio.to_thread(run.nats.start)


async def lost_database(run: Run) -> None:
    assert run.postgres
    await asyncio.to_thread(run.postgres.let_in, run.database, False)
    await asyncio.sleep(run.random.uniform(0.2, 4.0))
    await asyncio.to_thread(run.postgres.let_in, run.database, True)


async def damaged_pages(run: Run) -> None:
    """Overwrite pages, start the server on them, and restore a copy as docs/hosting.md describes."""
    (server,) = run.servers
    await run.pause()
    await asyncio.to_thread(server.stop)
    file = server.data / "nasrid.sqlite"
    copy = file.with_suffix(".copy")
    shutil.copy(file, copy)
    run._check_logs()
    with file.open("r+b") as damaged:
        for page in run.random.choices(range(1, file.stat().st_size // PAGE_BYTES), k=run.random.randint(1, 3)):
            damaged.seek(page * PAGE_BYTES)
            damaged.write(run.random.randbytes(PAGE_BYTES))
    try:
        await asyncio.to_thread(server.start)
    except AssertionError:  # it refuses to start
        promise("Traceback" not in server.log.read_text(), "the server crashed on a damaged database")
    else:
        for pair in run.pairs:
            await pair.check(REFUSALS_OF_DAMAGE)
        await asyncio.to_thread(server.stop)
    checked = await asyncio.to_thread(nasrid, "check", "--data", server.data)
    promise("Traceback" not in checked.stderr, f"nasrid check crashed: {checked.stderr}")
    for leftover in file.parent.glob("nasrid.sqlite-*"):
        leftover.unlink()
    copy.replace(file)
    run._check_logs(is_damaged=True)
    await asyncio.to_thread(server.start)
    run.resume()


SQLITE_FAULTS: dict[str, Fault] = {
    "kill": kill,
    "kill_rounds": kill_rounds,
    "restart": restart,
    "hang": hang,
    "full_disk": full_disk,
    "slow_disk": slow_disk,
    "clock_jump": clock_jump,
    "damaged_pages": damaged_pages,
}
CLUSTER_FAULTS: dict[str, Fault] = {
    "kill": kill,
    "kill_rounds": kill_rounds,
    "restart": restart,
    "hang": hang,
    "slow_disk": slow_disk,
    "clock_jump": clock_jump,
    "lost_bus": lost_bus,
    "lost_database": lost_database,
}


async def lose_an_action(run: Run) -> None:
    """Break a promise on purpose: delete the end of a log with three acknowledged actions.

    A single one might be chosen again, and then nothing would be lost.
    """
    (server,) = run.servers
    while not all(pair.acknowledged > 5 for pair in run.pairs):
        await asyncio.sleep(0.05)
    await asyncio.to_thread(server.kill)
    traveller = max(run.pairs[0].travellers, key=lambda each: len(each.acknowledged))
    table, first = traveller.seat.table, sorted(traveller.acknowledged)[-3]
    with closing(sqlite3.connect(server.data / "nasrid.sqlite")) as file:
        file.execute("DELETE FROM entries WHERE table_id = ? AND seq >= ?", (table, first))
        file.execute("DELETE FROM checkpoints WHERE table_id = ?", (table,))
        file.execute("UPDATE tables SET seq = ? WHERE id = ?", (first - 1, table))
        file.commit()
    await asyncio.to_thread(server.start)
