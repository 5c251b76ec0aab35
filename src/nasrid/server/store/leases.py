"""Living processes and the tables they own."""

from nasrid.server.store.driver import Driver, Queries, placeholders
from nasrid.server.table.lease import Lease

NODE_RETENTION_SECONDS = 3600
SINGLE_PROCESS_PREFIX = "single-"  # of the id of a process without a bus
PARKING_BATCH_SIZE = 100


class LeaseStore(Queries):
    def __init__(self, driver: Driver) -> None:
        super().__init__(driver)
        self._now = driver.NOW_SQL
        self._owner_lives = f"EXISTS (SELECT 1 FROM nodes WHERE nodes.id = owner AND expires > {self._now})"
        self._other_owner_lives = (
            f"EXISTS (SELECT 1 FROM nodes WHERE nodes.id = owner AND nodes.id <> $2 AND expires > {self._now})"
        )

    async def heartbeat(self, node: str, seconds: float) -> None:
        """Mark the process as alive for this long. A database for one process forgets all others."""
        beat = (
            f"INSERT INTO nodes (id, expires) VALUES ($1, {self._now} + $2) "
            f"ON CONFLICT (id) DO UPDATE SET expires = {self._now} + $2"
        )
        await self._run(
            *(() if self._driver.IS_MULTI_PROCESS else [("DELETE FROM nodes WHERE id <> $1", (node,))]),
            (beat, (node, seconds)),
            (f"DELETE FROM nodes WHERE expires < {self._now} - {NODE_RETENTION_SECONDS}", ()),
        )

    async def expire(self, node: str, seconds: float) -> None:
        """Mark a process as dead if its last heartbeat is valid for less than this long."""
        sql = (
            f"UPDATE nodes SET expires = {self._now} WHERE id = $1 AND expires BETWEEN {self._now} AND {self._now} + $2"
        )
        await self._rows(sql, node, seconds)

    async def seconds_since_last_process(self) -> float:
        """Return the seconds since the last process expired, or 0 if one is alive or there was none."""
        ((last,),) = await self._rows(f"SELECT {self._now} - max(expires) FROM nodes")
        return max(0.0, last or 0.0)

    async def has_other_processes(self, node: str) -> bool:
        """Return whether another living process uses this database and cannot share it with this process."""
        id_pattern = "%" if node.startswith(SINGLE_PROCESS_PREFIX) else f"{SINGLE_PROCESS_PREFIX}%"
        sql = f"SELECT 1 FROM nodes WHERE id <> $1 AND id LIKE $2 AND expires > {self._now} LIMIT 1"
        living = await self._rows(sql, node, id_pattern)
        return self._driver.IS_MULTI_PROCESS and bool(living)

    async def retire(self, node: str) -> None:
        """Release all tables of a process and mark it as gone."""
        await self._run(
            ("UPDATE tables SET owner = NULL WHERE owner = $1", (node,)),
            (f"UPDATE nodes SET expires = {self._now} WHERE id = $1", (node,)),
        )

    async def claim(self, table: str, node: str) -> Lease | None:
        """Claim the table unless another living process owns it. Return its lease, or None if there is no table.

        A parked table returns to the lists, because somebody has opened it. Each successful claim starts a new epoch,
        so writes and releases of an earlier owner are refused.
        """
        condition = "id = $1 AND state <> 'removed'"
        claim = (
            "UPDATE tables SET owner = $2, epoch = epoch + 1, "
            "state = CASE WHEN state = 'parked' THEN 'playing' ELSE state END "
            f"WHERE {condition} AND NOT {self._other_owner_lives}"
        )
        select = f"SELECT owner, epoch FROM tables WHERE {condition}"
        _, _, owned = await self._run(
            (claim, (table, node)),
            ("UPDATE table_players SET stage = 'playing' WHERE table_id = $1 AND stage = 'parked'", (table,)),
            (select, (table,)),
        )
        return Lease(*owned[0]) if owned else None

    async def park_abandoned(self, before: float) -> int:
        """Take games out of all lists that have no entry since this time, if nothing is due and nobody has them open.

        A game is also due if the round of its tournament has a deadline. At most one batch is parked. Return its size.
        """
        deadline = "(SELECT rounds.due FROM tournaments AS rounds WHERE rounds.id = tournament)"
        is_abandoned = (
            f"state = 'playing' AND due IS NULL AND updated < $1 AND NOT {self._owner_lives} AND {deadline} IS NULL"
        )
        sql = f"SELECT id FROM tables WHERE {is_abandoned} ORDER BY updated LIMIT {PARKING_BATCH_SIZE}"
        tables = [table for (table,) in await self._rows(sql, before)]
        parked = f"SELECT id FROM tables WHERE id IN ({placeholders(tables)}) AND state = 'parked'"
        await self._run(
            (
                f"UPDATE tables SET state = 'parked' WHERE id IN ({placeholders(tables, 2)}) AND {is_abandoned}",
                (before, *tables),
            ),
            (f"UPDATE table_players SET stage = 'parked' WHERE table_id IN ({parked})", tuple(tables)),
        )
        return len(tables)

    async def release(self, table: str, lease: Lease) -> None:
        sql = "UPDATE tables SET owner = NULL WHERE id = $1 AND owner = $2 AND epoch = $3"
        await self._rows(sql, table, lease.owner, lease.epoch)

    async def owned_epochs(self, node: str) -> dict[str, int]:
        """Return the tables that a process owns, with the epoch of each."""
        return dict(await self._rows("SELECT id, epoch FROM tables WHERE owner = $1", node))

    async def due_tables(self, now: float, node: str) -> list[str]:
        """Return the tables with an overdue deadline that no other living process owns."""
        due = f"due <= $1 AND state IN ('waiting', 'playing') AND NOT {self._other_owner_lives}"
        rows = await self._rows(f"SELECT id FROM tables WHERE {due} ORDER BY due LIMIT 500", now, node)
        return [table for (table,) in rows]

    async def table_heads(self, tables: list[str]) -> list[tuple[str, int, int, bool]]:
        """Return each table's id, last entry number, epoch, and whether a living process owns it."""
        if not tables:
            return []
        sql = f"SELECT id, seq, epoch, {self._owner_lives} FROM tables WHERE id IN ({placeholders(tables)})"
        rows = await self._rows(sql, *tables)
        return [(table, seq, epoch, bool(is_owned)) for table, seq, epoch, is_owned in rows]
