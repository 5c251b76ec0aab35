"""Personal data at tables: export, deletion, expiry."""

import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from nasrid.server.protocol import entries
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.settings import DAY_SECONDS
from nasrid.server.store.driver import (
    DELETION_BATCH_SIZE,
    Driver,
    Queries,
    Statement,
    delete_in_batches,
    placeholders,
)
from nasrid.server.store.tables import TableStore, listing_statements
from nasrid.server.table.folding import fold_log, restore_result

DELETED_NAME = "…"
PERSONAL_TABLES = (
    "ratings",
    "statistics",
    "recovery_codes",
    "device_links",
    "sessions",
    "relations",
    "invitations",
)


class Accounts(Queries):
    def __init__(self, driver: Driver) -> None:
        super().__init__(driver)
        self._tables = TableStore(driver)

    async def tables(self, player: str) -> list[tuple[str, str, int | None]]:
        """Return every table where a player sits or is the host, with its stage and the seat."""
        sql = (
            "SELECT id, state, seat FROM tables JOIN table_players ON table_id = id WHERE player = $1 ORDER BY updated"
        )
        return [tuple(row) for row in await self._rows(sql, player)]

    async def own_entries(self, table: str, player: str, seat: int | None) -> list[dict[str, Any]]:
        """Return a player's actions and chat messages at a table."""
        log = await self._tables.log(table)
        return [
            msgspec.to_builtins(entry)
            for entry in log
            if (entry.player == player or (seat is not None and getattr(entry, "seat", None) == seat))
            and not isinstance(entry, entries.Opened | entries.Started)
        ]

    async def delete(self, player: str) -> None:
        """Delete a player. Their games stay for the other players, with a pseudonym instead of the name."""
        for table, _, _ in await self.tables(player):
            pseudonym = secrets.token_urlsafe(12)  # an unknown player, so that the log can still be folded
            await self._rewrite(table, partial(_anonymise_entry, player=player, pseudonym=pseudonym))
        own = ((name, "player") for name in ("table_players", *PERSONAL_TABLES))
        await self._delete_where([player], *own, ("relations", "other"), ("invitations", "inviter"), ("players", "id"))

    async def reset_name(self, player: str) -> None:
        """Remove a player's name from all tables where they sit or are the host."""
        for table, _, _ in await self.tables(player):
            await self._rewrite(table, lambda entry: _clear_name(entry, player))

    async def _rewrite(self, table: str, change: Callable[[AnyEntry], AnyEntry]) -> None:
        """Change the entries of a log. The owner loses the table and loads it again."""
        ((epoch,),) = await self._rows("SELECT epoch FROM tables WHERE id = $1", table)
        _, state, result = await self._tables.stored_table(table)
        if state == "damaged":
            return
        log = await self._tables.log(table)
        new = [change(entry) for entry in log]
        update = "UPDATE entries SET body = $3 WHERE table_id = $1 AND seq = $2"
        changed: list[Statement] = [
            (update, (table, seq, entries.encode(now).decode()))
            for seq, (was, now) in enumerate(zip(log, new, strict=True), 1)
            if was != now
        ]
        folded = fold_log(table, new)
        restore_result(folded, result)
        await self._run(
            *changed,
            ("DELETE FROM checkpoints WHERE table_id = $1", (table,)),
            ("UPDATE tables SET owner = NULL, epoch = epoch + 1 WHERE id = $1", (table,)),
            *([] if state == "removed" else listing_statements(folded, epoch + 1)),
        )

    async def delete_expired(self, guest_days: int, table_days: int) -> None:
        """Delete guests who did not return and tables that never started. Games stay."""
        now = time.time()
        await delete_in_batches(lambda: self._delete_guests(now - guest_days * DAY_SECONDS))
        await delete_in_batches(lambda: self._delete_tables(now - table_days * DAY_SECONDS))

    async def _delete_guests(self, before: float) -> int:
        """Delete the guests whose last visit was before this time, at most one batch. Return their number."""
        sql = "SELECT id FROM players WHERE login IS NULL AND visited < $1 ORDER BY visited LIMIT $2"
        guests = [player for (player,) in await self._rows(sql, before, DELETION_BATCH_SIZE)]
        own = ((name, "player") for name in PERSONAL_TABLES)
        await self._delete_where(guests, *own, ("relations", "other"), ("invitations", "inviter"), ("players", "id"))
        return len(guests)

    async def _delete_tables(self, before: float) -> int:
        """Delete the tables that were closed or removed before this time, at most one batch. Return their number."""
        sql = "SELECT id FROM tables WHERE state IN ('closed', 'removed') AND updated < $1 ORDER BY updated LIMIT $2"
        tables = [table for (table,) in await self._rows(sql, before, DELETION_BATCH_SIZE)]
        dependents = ((name, "table_id") for name in ("entries", "checkpoints", "table_players", "invitations"))
        await self._delete_where(tables, *dependents, ("tables", "id"))
        return len(tables)

    async def _delete_where(self, values: list[str], *columns: tuple[str, str]) -> None:
        """Delete the rows with one of these values in one of these columns, each given with its table."""
        condition = f"IN ({placeholders(values)})"
        await self._run(
            *((f"DELETE FROM {name} WHERE {column} {condition}", tuple(values)) for name, column in columns)
        )


def _anonymise_entry(entry: AnyEntry, player: str, pseudonym: str) -> AnyEntry:
    """Return the entry with a pseudonym instead of this player, and without their words."""
    changes: dict[str, Any] = {}
    if isinstance(entry, entries.ChatSent) and entry.player == player:
        changes["text"] = DELETED_NAME
    if entry.player == player:
        changes["player"] = pseudonym
    changes |= {field: pseudonym for field, _ in _name_fields(entry, player)}
    return msgspec.structs.replace(_clear_name(entry, player), **changes)


def _clear_name(entry: AnyEntry, player: str) -> AnyEntry:
    """Return the entry without this player's name."""
    return msgspec.structs.replace(entry, **{name: DELETED_NAME for _, name in _name_fields(entry, player)})


def _name_fields(entry: AnyEntry, player: str) -> list[tuple[str, str]]:
    """Return the fields that hold this player's id, each with the field that holds the name."""
    return [
        (field, name)
        for field, name in (("host", "host_name"), ("sitter", "name"), ("requester", "name"))
        if getattr(entry, field, None) == player
    ]
