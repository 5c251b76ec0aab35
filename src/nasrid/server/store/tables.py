"""Tables: logs, checkpoints, and the columns derived from them."""

from __future__ import annotations

import time

import msgspec

from nasrid.server.protocol import entries
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.info import GameResult
from nasrid.server.store.driver import Queries, Statement
from nasrid.server.table.checkpoint import CHECKPOINT_INTERVAL_ENTRIES, decode, encode, is_due
from nasrid.server.table.clocks import due_at, turn_number
from nasrid.server.table.data import TableData
from nasrid.server.table.lease import Lease
from nasrid.server.table.public_info import table_info
from nasrid.server.table.state import TableState

_results = msgspec.json.Decoder(GameResult)


class TableStore(Queries):
    async def create(self, table: TableState, lease: Lease, log: list[AnyEntry]) -> None:
        """Insert a new table with its first entries."""
        rows: list[Statement] = [
            ("INSERT INTO entries (table_id, seq, body) VALUES ($1, $2, $3)", (table.id, seq, _encode(entry)))
            for seq, entry in enumerate(log, 1)
        ]
        new = (
            "INSERT INTO tables (id, owner, epoch, seq, state, listed, due, decider, updated, summary, host) "
            "VALUES ($1, $2, $3, $4, '', 0, $5, $6, $7, '', $8)",
            (table.id, lease.owner, lease.epoch, table.seq, due_at(table), table.decider, time.time(), table.host),
        )
        checkpoint = (
            [checkpoint_statement(table, lease.epoch)]
            if table.seq >= CHECKPOINT_INTERVAL_ENTRIES and not table.is_frozen
            else []
        )
        await self._run([new, *rows, *listing_statements(table, lease.epoch), *checkpoint])

    async def append(self, batch: list[list[Statement]]) -> list[bool]:
        """Write the statements of several tables in one transaction. Return for each whether its entry was written."""
        results = iter(await self._run([statement for writes in batch for statement in writes]))
        return [bool([next(results) for _ in writes][1]) for writes in batch]

    async def log(self, table: str, after: int = 0) -> list[AnyEntry]:
        """Return the entries of a table after this number."""
        rows = await self._rows("SELECT body FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq", table, after)
        return [entries.decode(body) for (body,) in rows]

    async def stored_table(self, table: str) -> tuple[int, str, GameResult | None]:
        """Return a table's last entry number, its stage, and the stored result of its game."""
        ((seq, state, result),) = await self._rows("SELECT seq, state, result FROM tables WHERE id = $1", table)
        return seq, state, None if result is None else _results.decode(result)

    async def checkpoint(self, table: str) -> TableData | None:
        """Return the last checkpoint of a table, or None if there is no usable one."""
        rows = await self._rows("SELECT body FROM checkpoints WHERE table_id = $1", table)
        return decode(rows[0][0]) if rows else None

    async def save_checkpoint(self, table: TableState, lease: Lease) -> None:
        await self._run([checkpoint_statement(table, lease.epoch)])

    async def drop_checkpoint(self, table: str) -> None:
        await self._rows("DELETE FROM checkpoints WHERE table_id = $1", table)

    async def all_tables(self) -> list[tuple[str, int, str]]:
        """Return the id, last entry number and stage of every table that was not removed."""
        rows = await self._rows("SELECT id, seq, state FROM tables WHERE state <> 'removed' ORDER BY id")
        return [tuple(row) for row in rows]

    async def quarantine(self, table: str) -> None:
        """Mark a table as damaged, so that no process loads it until a check succeeds."""
        await self._rows("UPDATE tables SET state = 'damaged', due = NULL WHERE id = $1", table)

    async def release_from_quarantine(self, table: TableState) -> None:
        await self._rows("UPDATE tables SET state = $2, due = $3 WHERE id = $1", table.id, table.stage, due_at(table))


def append_statements(table: TableState, epoch: int, entry: AnyEntry, changes_table: bool) -> list[Statement]:
    """Return the statements that write the next entry of a table.

    They write nothing if the epoch has changed. The second returns a row if the entry was written.
    """
    return [
        (
            "UPDATE tables SET seq = $3, due = $4, decider = $5, updated = $6, turn = $7, "
            "unannounced_since = CASE WHEN turn = $7 THEN unannounced_since WHEN $7 IS NULL THEN NULL ELSE $6 END "
            "WHERE id = $1 AND epoch = $2 AND seq = $3 - 1",
            (table.id, epoch, table.seq, due_at(table), table.decider, entry.at, turn_number(table)),
        ),
        (
            "INSERT INTO entries (table_id, seq, body) SELECT id, seq, $4 FROM tables "
            "WHERE id = $1 AND epoch = $2 AND seq = $3 ON CONFLICT DO NOTHING RETURNING seq",
            (table.id, epoch, table.seq, _encode(entry)),
        ),
        *(listing_statements(table, epoch) if changes_table else ()),
        *([checkpoint_statement(table, epoch)] if is_due(table) else ()),
    ]


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
    summary = msgspec.json.encode(table_info(table)).decode()
    return [
        (
            "UPDATE tables SET state = $4, listed = $5, summary = $6, rules_version = $7, "
            f"result = COALESCE(result, $8) WHERE {condition}",
            (*key, table.stage, int(table.settings.listed), summary, table.rules_version, _encode(table.result)),
        ),
        (f"DELETE FROM table_players WHERE table_id IN (SELECT id FROM tables WHERE {condition})", key),
        *(
            (
                f"INSERT INTO table_players (table_id, player, seat) SELECT id, $4, $5 FROM tables WHERE {condition}",
                (*key, player, table.seat_of(player)),
            )
            for player in table.people
        ),
    ]


def _encode(value: AnyEntry | GameResult | None) -> str | None:
    return None if value is None else entries.encode(value).decode()
