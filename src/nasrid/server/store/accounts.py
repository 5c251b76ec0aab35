"""What is kept of people besides their names: devices, recovery codes; and how it is given out and forgotten."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec

from nasrid.server.protocol import entries
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.forms import Session
from nasrid.server.protocol.settings import DAY_SECONDS
from nasrid.server.store.driver import Statement
from nasrid.server.store.store import Store, listing_statements
from nasrid.server.table.state import fold_log

SESSION_ID_LENGTH = 16  # letters of a session's hash, by which it is named
DELETED_NAME = "…"  # the name of whoever has left for good


class Accounts:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._run = store.driver.run

    async def _rows(self, sql: str, *values: Any) -> list[Any]:
        (rows,) = await self._run([(sql, values)])
        return rows

    # Devices

    async def sessions(self, player: str, token_hash: str) -> list[Session]:
        rows = await self._rows(
            "SELECT token_hash, device, created, seen FROM sessions WHERE player = $1 ORDER BY seen DESC", player
        )
        return [
            Session(session_hash[:SESSION_ID_LENGTH], device, created, seen, session_hash == token_hash)
            for session_hash, device, created, seen in rows
        ]

    async def end_session(self, player: str, session_id: str) -> bool:
        ended = await self._rows(
            "DELETE FROM sessions WHERE player = $1 AND substr(token_hash, 1, $3) = $2 RETURNING player",
            player,
            session_id,
            SESSION_ID_LENGTH,
        )
        return bool(ended)

    # Recovery

    async def set_recovery_codes(self, player: str, hashes: list[str]) -> None:
        """Those before are void."""
        await self._run(
            [
                ("DELETE FROM recovery_codes WHERE player = $1", (player,)),
                *(("INSERT INTO recovery_codes VALUES ($1, $2)", (code_hash, player)) for code_hash in hashes),
            ]
        )

    async def use_recovery_code(self, player: str, code_hash: str) -> bool:
        used = await self._rows(
            "DELETE FROM recovery_codes WHERE player = $1 AND code_hash = $2 RETURNING player", player, code_hash
        )
        return bool(used)

    # What is kept of somebody

    async def tables(self, player: str) -> list[tuple[str, str, int | None]]:
        """Every table where they sit or that they host, with its state and their seat."""
        rows = await self._rows(
            "SELECT id, state, seat FROM tables JOIN table_players ON table_id = id WHERE player = $1 ORDER BY updated",
            player,
        )
        return [tuple(row) for row in rows]

    async def creation_time(self, player: str) -> float:
        ((created,),) = await self._rows("SELECT created FROM players WHERE id = $1", player)
        return float(created)

    async def own_entries(self, table: str, player: str, seat: int | None) -> list[dict[str, Any]]:
        """What they did and said at a table."""
        log = await self._store.log(table)
        mine = [one for one in log if one.player == player or (seat is not None and getattr(one, "seat", None) == seat)]
        return [msgspec.to_builtins(one) for one in mine if not isinstance(one, entries.Opened | entries.Started)]

    async def delete(self, player: str) -> None:
        """Somebody for good. Their games stay, so that others can look at theirs, but nobody can tell who it was."""
        for table, _, _ in await self.tables(player):
            await self._anonymise_at(table, player)
        await self._run(
            [
                ("DELETE FROM table_players WHERE player = $1", (player,)),
                ("DELETE FROM ratings WHERE player = $1", (player,)),
                ("DELETE FROM relations WHERE player = $1 OR other = $1", (player,)),
                ("DELETE FROM invitations WHERE player = $1 OR inviter = $1", (player,)),
                ("DELETE FROM recovery_codes WHERE player = $1", (player,)),
                ("DELETE FROM device_links WHERE player = $1", (player,)),
                ("DELETE FROM sessions WHERE player = $1", (player,)),
                ("DELETE FROM players WHERE id = $1", (player,)),
            ]
        )

    async def _anonymise_at(self, table: str, player: str) -> None:
        pseudonym = secrets.token_urlsafe(12)  # somebody else, whom nobody knows, so that the log still adds up
        await self._rewrite(table, lambda entry: _anonymise_entry(entry, player, pseudonym))

    async def reset_name(self, player: str) -> None:
        """At all tables where they sit or that they host."""
        for table, _, _ in await self.tables(player):
            await self._rewrite(table, lambda entry: _clear_name(entry, player))

    async def _rewrite(self, table: str, change: Callable[[AnyEntry], AnyEntry]) -> None:
        """Change entries of a log. Whoever owns the table does not any more, and reads it again."""
        ((epoch, state, result),) = await self._rows("SELECT epoch, state, result FROM tables WHERE id = $1", table)
        if state == "damaged":
            return
        log = await self._store.log(table)
        new = [change(entry) for entry in log]
        changed: list[Statement] = [
            (
                "UPDATE entries SET body = $3 WHERE table_id = $1 AND seq = $2",
                (table, seq, entries.encode(now).decode()),
            )
            for seq, (was, now) in enumerate(zip(log, new, strict=True), 1)
            if was != now
        ]
        folded = fold_log(table, new)
        if result is not None:
            _, _, stored_result = await self._store.stored_table(table)
            folded.restore_result(stored_result)
        await self._run(
            [
                *changed,
                ("DELETE FROM checkpoints WHERE table_id = $1", (table,)),
                ("UPDATE tables SET owner = NULL, epoch = epoch + 1 WHERE id = $1", (table,)),
                *([] if state == "removed" else listing_statements(folded, epoch + 1)),
            ]
        )

    async def delete_expired(self, guest_days: int, table_days: int) -> None:
        """Guests who never came back, and tables that never began. Games stay."""
        now = time.time()
        closed = "SELECT id FROM tables WHERE state IN ('closed', 'removed') AND updated < $1"
        guests = "SELECT id FROM players WHERE login IS NULL AND created < $1"
        alone = "NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.player = players.id)"
        await self._run(
            [
                (f"DELETE FROM sessions WHERE seen < $1 AND player IN ({guests})", (now - guest_days * DAY_SECONDS,)),
                ("DELETE FROM device_links WHERE expires < $1", (now,)),
                (
                    f"DELETE FROM players WHERE login IS NULL AND created < $1 AND {alone}",
                    (now - guest_days * DAY_SECONDS,),
                ),
                (
                    "DELETE FROM relations WHERE NOT EXISTS "
                    "(SELECT 1 FROM players WHERE players.id = relations.player)",
                    (),
                ),
                ("DELETE FROM invitations WHERE table_id NOT IN (SELECT id FROM tables WHERE state = 'waiting')", ()),
                (f"DELETE FROM entries WHERE table_id IN ({closed})", (now - table_days * DAY_SECONDS,)),
                (f"DELETE FROM checkpoints WHERE table_id IN ({closed})", (now - table_days * DAY_SECONDS,)),
                (f"DELETE FROM table_players WHERE table_id IN ({closed})", (now - table_days * DAY_SECONDS,)),
                (f"DELETE FROM tables WHERE id IN ({closed})", (now - table_days * DAY_SECONDS,)),
            ]
        )


def _anonymise_entry(entry: AnyEntry, player: str, pseudonym: str) -> AnyEntry:
    """As it is, but for what tells of this player."""
    changes: dict[str, Any] = {}
    if isinstance(entry, entries.ChatSent) and entry.player == player:
        changes["text"] = DELETED_NAME
    if entry.player == player:
        changes["player"] = pseudonym
    changes |= {field: pseudonym for field, _ in _name_fields(entry, player)}
    return msgspec.structs.replace(_clear_name(entry, player), **changes)


def _clear_name(entry: AnyEntry, player: str) -> AnyEntry:
    """As it is, but for the name of this player."""
    return msgspec.structs.replace(entry, **{name: DELETED_NAME for _, name in _name_fields(entry, player)})


def _name_fields(entry: AnyEntry, player: str) -> list[tuple[str, str]]:
    """The fields that tell of this player, and how they are called there."""
    return [
        (field, name)
        for field, name in (("host", "host_name"), ("sitter", "name"), ("requester", "name"))
        if getattr(entry, field, None) == player
    ]
