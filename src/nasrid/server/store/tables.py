"""Tables: logs, checkpoints, the columns derived from them, and lists of tables."""

import asyncio
import logging
import time
from collections.abc import Sequence
from itertools import accumulate, chain
from typing import Any, NamedTuple

import msgspec

from nasrid.server.protocol import entries
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.info import GameResult, TableSummary
from nasrid.server.protocol.personal import people_named_in
from nasrid.server.store.daily import attempt_statements
from nasrid.server.store.driver import DamagedDatabaseError, Queries, Statement, placeholders
from nasrid.server.store.packing import LOG_SQL, read_bodies
from nasrid.server.store.progress import progress_statements
from nasrid.server.table.checkpoint import decode, encode, is_due, is_overdue
from nasrid.server.table.clocks import due_at, turn_number
from nasrid.server.table.data import TableData
from nasrid.server.table.lease import Lease
from nasrid.server.table.live import LiveTable
from nasrid.server.table.public_info import listed_info
from nasrid.server.table.state import TableState

MAX_LOBBY_TABLES = 100
MAX_LOBBY_CANDIDATES = 500  # latest tables of each stage; older ones are not listed
LOBBY_TABLES_PER_HOST = 3  # in each stage
MAX_MY_TABLES = 200
LISTED_STAGES = ("waiting", "playing", "over")
UNLISTED_STAGE = "unlisted"  # of the people at a puzzle's table, which is in no list
IDS_PER_QUERY = 1000
logger = logging.getLogger(__name__)
_results = msgspec.json.Decoder(GameResult)


class StoredLog(NamedTuple):
    """The rows of one table. Entries and checkpoint are not decoded."""

    seq: int
    state: str
    entries: list[str]
    checkpoint: str | None


class TableStore(Queries):
    async def create(self, table: TableState, lease: Lease, log: list[AnyEntry]) -> None:
        """Insert a new table with its first entries."""
        insert = "INSERT INTO entries (table_id, seq, body) VALUES ($1, $2, $3)"
        await self._run(
            (
                "INSERT INTO tables "
                "(id, owner, epoch, seq, state, listed, due, decider, updated, summary, host, tournament) "
                "VALUES ($1, $2, $3, $4, '', 0, $5, $6, $7, '', $8, $9)",
                (
                    *(table.id, lease.owner, lease.epoch, table.seq, due_at(table), table.decider, time.time()),
                    *(table.host, table.tournament.id if table.tournament else None),
                ),
            ),
            *((insert, (table.id, seq, _encode(entry))) for seq, entry in enumerate(log, 1)),
            *(statement for entry in log for statement in mention_statements(table, lease.epoch, entry)),
            *listing_statements(table, lease.epoch),
            *([checkpoint_statement(table, lease.epoch)] if is_overdue(table, 0) else ()),
        )

    async def append(self, batch: list[list[Statement]]) -> list[bool]:
        """Write the statements of several tables in one transaction. Return for each whether its entry was written."""
        results = await self._run(*chain.from_iterable(batch))
        starts = accumulate(map(len, batch), initial=0)
        return [bool(results[start + 1]) for start, _ in zip(starts, batch, strict=False)]

    async def log(self, table: str, after: int = 0) -> list[AnyEntry]:
        """Return the entries of a table after this number."""
        rows = await self._rows(LOG_SQL, table, after)
        return await asyncio.to_thread(_decode_log, rows, after)

    async def stored_table(self, table: str) -> tuple[int, str, GameResult | None]:
        """Return a table's last entry number, its stage, and the stored result of its game."""
        ((seq, state, result),) = await self._rows("SELECT seq, state, result FROM tables WHERE id = $1", table)
        return seq, state, None if result is None else _results.decode(result)

    async def checkpoint(self, table: str) -> TableData | None:
        """Return the last checkpoint of a table, or None if there is no usable one."""
        rows = await self._rows("SELECT body FROM checkpoints WHERE table_id = $1", table)
        return decode(rows[0][0]) if rows else None

    async def drop_checkpoint(self, table: str) -> None:
        await self._rows("DELETE FROM checkpoints WHERE table_id = $1", table)

    async def load(self, live: LiveTable, seq: int, result: GameResult | None) -> None:
        """Load a table up to this entry at least. If the checkpoint is unusable, fold the whole log."""
        checkpoint = await self._readable_checkpoint(live.id)
        try:
            await self._load_log(live, checkpoint, seq, result)
        except RefusalError:
            raise
        except Exception:
            if checkpoint is None:
                raise
            logger.warning("unusable checkpoint", extra={"table": live.id}, exc_info=True)
            live.reset()
            checkpoint = None
            await self._load_log(live, checkpoint, seq, result)
        if is_overdue(live.state, checkpoint.seq if checkpoint else 0):
            await self._run(checkpoint_statement(live.state, live.lease.epoch))

    async def _readable_checkpoint(self, table: str) -> TableData | None:
        try:
            return await self.checkpoint(table)
        except DamagedDatabaseError:
            return None

    async def _load_log(
        self, live: LiveTable, checkpoint: TableData | None, seq: int, result: GameResult | None
    ) -> None:
        entries_after = await self.log(live.id, checkpoint.seq if checkpoint else 0)
        await asyncio.to_thread(live.load, entries_after, result, checkpoint)
        if live.state.seq < seq:
            raise ValueError(f"the log has {live.state.seq} of {seq} entries")

    async def ids(self, after: str = "", from_logs: bool = False) -> list[str]:
        """Return the next ids of tables, in order, from the list of tables or from the logs."""
        in_logs = " UNION ".join(
            f"SELECT * FROM (SELECT DISTINCT table_id FROM {name} WHERE table_id > $1 "
            f"ORDER BY table_id LIMIT $2) AS {name}_ids"
            for name in ("entries", "packed_logs")
        )
        sql = (
            f"{in_logs} ORDER BY table_id LIMIT $2"
            if from_logs
            else "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2"
        )
        return [table for (table,) in await self._rows(sql, after, IDS_PER_QUERY)]

    async def stored_log(self, table: str, with_checkpoint: bool = True) -> StoredLog | None:
        """Return the stored rows of a table at one moment, or None if it was removed."""
        queries: list[Statement] = [
            ("SELECT seq, state FROM tables WHERE id = $1 AND state <> 'removed'", (table,)),
            (LOG_SQL, (table, 0)),
            *([("SELECT body FROM checkpoints WHERE table_id = $1", (table,))] if with_checkpoint else ()),
        ]
        heads, log, *checkpoints = await self._driver.read_snapshot(queries)
        if not heads:
            return None
        ((seq, state),) = heads
        checkpoint = checkpoints[0][0][0] if checkpoints and checkpoints[0] else None
        return StoredLog(seq, state, [body for _, body in read_bodies(log)], checkpoint)

    async def quarantine(self, table: str) -> None:
        """Mark a table as damaged, so that no process loads it until a check succeeds. Its owner loses it."""
        change = "state = 'damaged', due = NULL, owner = NULL, epoch = epoch + 1"
        await self._rows(f"UPDATE tables SET {change} WHERE id = $1 AND state <> 'removed'", table)

    async def release_from_quarantine(self, table: TableState) -> None:
        sql = "UPDATE tables SET state = $2, due = $3 WHERE id = $1 AND state = 'damaged' AND seq = $4"
        await self._rows(sql, table.id, table.stage, due_at(table), table.seq)

    # Lists

    async def lobby(self) -> list[TableSummary]:
        """Return the listed tables, waiting ones first. A cap per host keeps one person from filling the lobby."""
        latest = " UNION ALL ".join(
            "SELECT * FROM (SELECT summary, decider, updated, state, host FROM tables "
            f"WHERE listed = 1 AND unlisted = 0 AND state = '{stage}' "
            f"ORDER BY updated DESC LIMIT {MAX_LOBBY_CANDIDATES}) AS {stage}_tables"
            for stage in ("waiting", "playing")
        )
        sql = (
            "SELECT summary, decider, updated FROM (SELECT summary, decider, updated, state, row_number() OVER "
            f"(PARTITION BY host, state ORDER BY updated DESC) AS place FROM ({latest}) AS latest_tables) "
            "AS listed_tables WHERE place <= $2 ORDER BY state DESC, updated DESC LIMIT $1"
        )
        return [_table_summary(row) for row in await self._rows(sql, MAX_LOBBY_TABLES, LOBBY_TABLES_PER_HOST)]

    async def tables_of(self, player: str, stages: Sequence[str] = LISTED_STAGES) -> list[TableSummary]:
        """Return the tables in these stages where a player sits or is the host, latest first."""
        mine = latest_tables_sql(stages, MAX_MY_TABLES)
        sql = (
            f"SELECT summary, decider, updated, seat FROM ({mine}) AS mine JOIN tables ON id = table_id "
            "WHERE state NOT IN ('damaged', 'removed') ORDER BY updated DESC LIMIT $2"
        )
        return [_table_summary(row) for row in await self._rows(sql, player, MAX_MY_TABLES)]

    async def has_parked(self, player: str) -> bool:
        """Return whether a player has parked games."""
        sql = "SELECT 1 FROM table_players WHERE player = $1 AND stage = 'parked' LIMIT 1"
        return bool(await self._rows(sql, player))

    async def joined_tables(self, player: str, tables: list[str]) -> set[str]:
        """Return those of the tables where a player sits or is the host."""
        sql = f"SELECT table_id FROM table_players WHERE player = $1 AND table_id IN ({placeholders(tables, 2)})"
        return {table for (table,) in await self._rows(sql, player, *tables)}


def append_statements(table: TableState, epoch: int, entry: AnyEntry, changes_table: bool) -> list[Statement]:
    """Return the statements that write the next entry of a table.

    They write nothing if the epoch has changed. The second returns a row if the entry was written.
    """
    return [
        (
            "UPDATE tables SET seq = $3, due = $4, decider = $5, updated = $6, turn = $7, packed = 0, "
            "unannounced_since = CASE WHEN turn = $7 THEN unannounced_since WHEN $7 IS NULL THEN NULL ELSE $6 END "
            "WHERE id = $1 AND epoch = $2 AND seq = $3 - 1",
            (table.id, epoch, table.seq, due_at(table), table.decider, entry.at, turn_number(table)),
        ),
        (
            "INSERT INTO entries (table_id, seq, body) SELECT id, seq, $4 FROM tables "
            "WHERE id = $1 AND epoch = $2 AND seq = $3 ON CONFLICT DO NOTHING RETURNING seq",
            (table.id, epoch, table.seq, _encode(entry)),
        ),
        *mention_statements(table, epoch, entry),
        *(listing_statements(table, epoch) if changes_table else ()),
        *([checkpoint_statement(table, epoch)] if is_due(table) else ()),
        *(ending_statements(table, epoch, entry.at) if changes_table and table.stage in ("over", "closed") else ()),
    ]


def ending_statements(table: TableState, epoch: int, at: float) -> list[Statement]:
    """Return the statements that store the results of a game that is over. Repeating them changes nothing."""
    return [*(attempt_statements(table, epoch, at) if table.is_attempt else ()), *progress_statements(table, epoch, at)]


def mention_statements(table: TableState, epoch: int, entry: AnyEntry) -> list[Statement]:
    """Return the statements that record the players whom an entry brings into the log, so that deletion finds it."""
    sql = (
        "INSERT INTO mentions (table_id, player) SELECT id, $4 FROM tables "
        "WHERE id = $1 AND epoch = $2 AND seq = $3 ON CONFLICT DO NOTHING"
    )
    people = people_named_in(entry)  # actions name nobody
    return [(sql, (table.id, epoch, table.seq, player)) for player in sorted(people)] if people else []


def checkpoint_statement(table: TableState, epoch: int) -> Statement:
    """Return the statement that saves a checkpoint, unless the epoch or the last entry has changed."""
    return (
        "INSERT INTO checkpoints (table_id, seq, body) SELECT id, seq, $4 FROM tables "
        "WHERE id = $1 AND epoch = $2 AND seq = $3 "
        "ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body",
        (table.id, epoch, table.seq, encode(table)),
    )


def listing_statements(table: TableState, epoch: int) -> list[Statement]:
    """Return the statements that update the columns shown in lists, unless the epoch or the last entry has changed."""
    key = (table.id, epoch, table.seq)
    condition = "id = $1 AND epoch = $2 AND seq = $3"
    summary = msgspec.json.encode(listed_info(table)).decode()
    stage = UNLISTED_STAGE if table.puzzle else table.stage
    return [
        (
            "UPDATE tables SET state = $4, listed = $5, summary = $6, rules_version = $7, "
            f"result = COALESCE(result, $8) WHERE {condition}",
            (*key, table.stage, int(table.settings.listed), summary, table.rules_version, _encode(table.result)),
        ),
        (f"DELETE FROM table_players WHERE table_id IN (SELECT id FROM tables WHERE {condition})", key),
        *(
            (
                "INSERT INTO table_players (table_id, player, seat, stage, since) "
                f"SELECT id, $4, $5, $6, updated FROM tables WHERE {condition}",
                (*key, player, table.seat_of(player), stage),
            )
            for player in table.people
        ),
        *([] if table.stage == "waiting" else [delete_invitations_statement(table.id)]),
    ]


def delete_invitations_statement(table: str) -> Statement:
    return ("DELETE FROM invitations WHERE table_id = $1", (table,))


def latest_tables_sql(stages: Sequence[str], limit: int) -> str:
    """Return a query of the latest tables of the player $1 in each of these stages."""
    return " UNION ALL ".join(
        "SELECT * FROM (SELECT table_id, seat FROM table_players "
        f"WHERE player = $1 AND stage = '{stage}' ORDER BY since DESC LIMIT {limit}) AS {stage}_tables"
        for stage in stages
    )


def _decode_log(rows: Sequence[Any], after: int) -> list[AnyEntry]:
    """Decode the rows of LOG_SQL. With much chat, they have megabytes."""
    return [entries.decode(body) for _, body in read_bodies(rows, after)]


def _table_summary(row: Any) -> TableSummary:
    return TableSummary(msgspec.Raw(row[0].encode()), *row[1:])


def _encode(value: AnyEntry | GameResult | None) -> str | None:
    return None if value is None else entries.encode(value).decode()
