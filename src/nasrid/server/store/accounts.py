"""Personal data at tables: export, deletion, expiry."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from nasrid.server.protocol import entries
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.info import TableInfo
from nasrid.server.protocol.personal import DELETED_TEXT, anonymised, is_about, new_pseudonym, own_part, without_name
from nasrid.server.protocol.settings import DAY_SECONDS
from nasrid.server.store.driver import (
    DELETION_BATCH_SIZE,
    DamagedDatabaseError,
    InThread,
    Queries,
    Statement,
    delete_in_batches,
    placeholders,
)
from nasrid.server.store.packing import LOG_SQL, pack, read_bodies
from nasrid.server.store.personal_data import deletion_statements
from nasrid.server.store.tournaments import TournamentStore

EXPIRY_BATCH_SIZE = 100
TABLE_PARTS = ("entries", "packed_logs", "checkpoints", "table_players", "mentions", "invitations", "reviews")
log = logging.getLogger(__name__)
_infos = msgspec.json.Decoder(TableInfo)


class RewrittenLog(NamedTuple):
    """A log without the data of a player: the table's summary, the packed part, and the changed entries after it."""

    summary: str
    packed: bytes | None
    changed: dict[int, str]  # bodies by number
    is_changed: bool


class Accounts(Queries):
    async def mentioning_tables(self, player: str) -> list[tuple[str, str, int | None]]:
        """Return every table whose log names a player, with its stage and their seat."""
        sql = (
            "SELECT id, state, seat FROM mentions JOIN tables ON id = mentions.table_id "
            "LEFT JOIN table_players ON table_players.table_id = id AND table_players.player = mentions.player "
            "WHERE mentions.player = $1 ORDER BY updated"
        )
        return [tuple(row) for row in await self._rows(sql, player)]

    async def own_entries(self, table: str, player: str, in_thread: InThread) -> msgspec.Raw | None:
        """Return the data of a player in the log of a table, as JSON, or None if the log is damaged."""
        try:
            rows = await self._rows(LOG_SQL, table, 0)
        except DamagedDatabaseError:
            return None
        return await in_thread(partial(_encode_own_part, rows, player))

    async def delete(self, player: str) -> None:
        """Delete a player. Their games stay for the other players, with a pseudonym instead of the name."""
        done: set[str] = set()
        # Repeat this, because a command may be under way.
        while tables := {table for table, _, _ in await self.mentioning_tables(player)} - done:
            for table in sorted(tables):
                if not await _is_readable(table, self._anonymise(table, player)):
                    done.add(table)
        await TournamentStore(self._driver).anonymise(player)
        await self._run(*deletion_statements(player))

    async def _anonymise(self, table: str, player: str) -> None:
        pseudonym, key = new_pseudonym(), (table, player)
        await self._rewrite(
            table,
            player,
            partial(anonymised, player=player, pseudonym=pseudonym),
            ("UPDATE table_players SET player = $3 WHERE table_id = $1 AND player = $2", (*key, pseudonym)),
            ("UPDATE tables SET host = $3 WHERE id = $1 AND host = $2", (*key, pseudonym)),
        )
        await self._rows("DELETE FROM mentions WHERE table_id = $1 AND player = $2", *key)

    async def reset_name(self, player: str) -> None:
        """Remove a player's former names from the logs and summaries of all tables. The present name stays."""
        for (name,) in await self._rows("SELECT name FROM players WHERE id = $1", player):
            change = partial(without_name, player=player, kept=name)
            for table, _, _ in await self.mentioning_tables(player):
                await _is_readable(table, self._rewrite(table, player, change, kept_name=name))
            await TournamentStore(self._driver).reset_name(player, name)

    async def _rewrite(
        self,
        table: str,
        player: str,
        change: Callable[[AnyEntry], AnyEntry],
        *others: Statement,
        kept_name: str = DELETED_TEXT,
    ) -> None:
        """Change the log and the summary of a table, and run the other statements. Its owner has to load it again.

        The summary loses the names of the player, except `kept_name`. If nothing changes, the table is left alone.
        Repeat this if the owner has added an entry in the meantime. An unreadable entry with the player's id is erased.
        """
        fence = (
            "UPDATE tables SET owner = NULL, epoch = epoch + 1, summary = $4 "
            "WHERE id = $1 AND epoch = $2 AND seq = $3 RETURNING epoch"
        )
        head = (
            "SELECT epoch, tables.seq, summary, packed_logs.seq FROM tables LEFT JOIN packed_logs ON table_id = id "
            "WHERE id = $1"
        )
        is_done = False
        while not is_done:
            ((epoch, last, summary, packed_seq),) = await self._rows(head, table)
            rewritten = await asyncio.to_thread(
                _rewrite_log, await self._bodies(table), summary, player, change, packed_seq or 0, kept_name
            )
            if not rewritten.is_changed and not others:
                return
            fenced, *_ = await self._run(
                (fence, (table, epoch, last, rewritten.summary)),
                *_rewriting_statements(table, epoch + 1, rewritten),
                ("DELETE FROM checkpoints WHERE table_id = $1", (table,)),
                *others,
            )
            is_done = bool(fenced)

    async def _bodies(self, table: str) -> list[tuple[int, str]]:
        return await asyncio.to_thread(read_bodies, await self._rows(LOG_SQL, table, 0))

    async def expired_guests(self, guest_days: int) -> list[str]:
        """Return some of the guests without a visit for this many days."""
        sql = "SELECT id FROM players WHERE login IS NULL AND visited < $1 ORDER BY visited LIMIT $2"
        return [
            player for (player,) in await self._rows(sql, time.time() - guest_days * DAY_SECONDS, EXPIRY_BATCH_SIZE)
        ]

    async def delete_expired(self, table_days: int) -> None:
        """Delete closed and removed tables. Other games stay."""
        before = time.time() - table_days * DAY_SECONDS
        await delete_in_batches(lambda: self._delete_tables(before))

    async def _delete_tables(self, before: float) -> int:
        """Delete the tables that were closed or removed before this time, at most one batch. Return their number."""
        sql = "SELECT id FROM tables WHERE state IN ('closed', 'removed') AND updated < $1 ORDER BY updated LIMIT $2"
        tables = [table for (table,) in await self._rows(sql, before, DELETION_BATCH_SIZE)]
        listed = f"IN ({placeholders(tables)})"
        await self._run(
            *((f"DELETE FROM {name} WHERE table_id {listed}", tuple(tables)) for name in TABLE_PARTS),
            (f"DELETE FROM tables WHERE id {listed}", tuple(tables)),
        )
        return len(tables)


async def _is_readable(table: str, change: Awaitable[None]) -> bool:
    """Carry out a change of a table. Return False if the table is damaged, so that others can still be changed."""
    try:
        await change
    except DamagedDatabaseError:
        log.error("personal data remain in a damaged table", extra={"table": table})
        return False
    return True


def _rewrite_log(
    bodies: list[tuple[int, str]],
    summary: str,
    player: str,
    change: Callable[[AnyEntry], AnyEntry],
    packed_seq: int,
    kept_name: str,
) -> RewrittenLog:
    """Change the entries of a log. This takes long if the log is long."""
    readable = {seq: entry for seq, body in bodies if (entry := _decode(body))}
    changed = {seq: entries.encode(now).decode() for seq, was in readable.items() if (now := change(was)) != was}
    changed |= {seq: "" for seq, body in bodies if seq not in readable and player in body}
    info = _infos.decode(summary)
    changed_info = _without_names(info, readable, player, kept_name)
    packed = pack([changed.get(seq, body) for seq, body in bodies if seq <= packed_seq]) if packed_seq else None
    unpacked = {seq: body for seq, body in changed.items() if seq > packed_seq}
    is_changed = bool(changed) or changed_info != info
    return RewrittenLog(msgspec.json.encode(changed_info).decode(), packed, unpacked, is_changed)


def _rewriting_statements(table: str, epoch: int, rewritten: RewrittenLog) -> list[Statement]:
    """Return the statements that change entries, in the packed part of a log or after it, if this is the epoch."""
    is_current = "EXISTS (SELECT 1 FROM tables WHERE id = $1 AND epoch = $2)"
    update = f"UPDATE entries SET body = $4 WHERE table_id = $1 AND seq = $3 AND {is_current}"
    repack = f"UPDATE packed_logs SET body = $3 WHERE table_id = $1 AND {is_current}"
    return [
        *([(repack, (table, epoch, rewritten.packed))] if rewritten.packed else []),
        *((update, (table, epoch, seq, body)) for seq, body in rewritten.changed.items()),
    ]


def _encode_own_part(rows: Sequence[Any], player: str) -> msgspec.Raw | None:
    try:
        readable = [_decode(body) for _, body in read_bodies(rows)]
    except DamagedDatabaseError:
        return None
    own = [own_part(entry, player) for entry in readable if entry and is_about(entry, player)]
    return msgspec.Raw(msgspec.json.encode(own))


def _decode(body: str) -> AnyEntry | None:
    try:
        return entries.decode(body)
    except msgspec.MsgspecError:
        return None


def _without_names(info: TableInfo, log: dict[int, AnyEntry], player: str, kept: str) -> TableInfo:
    """Return a table's public facts without the names of this player, except one. The game need not be readable."""
    host, sitters = "", {}
    for entry in log.values():
        if isinstance(entry, entries.Opened | entries.HostChanged):
            host = entry.host
        elif isinstance(entry, entries.Seated):
            sitters[entry.seat] = entry.sitter
    requests = [(request, log.get(request.number)) for request in info.seat_requests]
    return replace(
        info,
        host=DELETED_TEXT if host == player and info.host != kept else info.host,
        seats=[
            replace(seat_info, name=DELETED_TEXT)
            if seat_info.name not in ("", kept) and sitters.get(seat) == player
            else seat_info
            for seat, seat_info in enumerate(info.seats)
        ],
        seat_requests=[
            replace(request, name=DELETED_TEXT)
            if request.name != kept and entry and is_about(entry, player)
            else request
            for request, entry in requests
        ],
    )
