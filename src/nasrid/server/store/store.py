"""The questions that the server asks its database."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from msgspec import Struct

from nasrid.server.protocol import entries
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.info import GameResult, TableSummary
from nasrid.server.protocol.settings import DAY_SECONDS
from nasrid.server.store.driver import Driver, DuplicateError, Statement
from nasrid.server.table.checkpoint import (
    CHECKPOINT_INTERVAL_ENTRIES,
    Checkpoint,
    decode,
    encode,
    is_due,
    make_checkpoint,
)
from nasrid.server.table.ownership import Lease
from nasrid.server.table.state import TableState

MAX_LOBBY_TABLES = 100
LOBBY_TABLES_PER_HOST = 3  # tables of one host that wait, and as many that are played
MAX_MY_TABLES = 200
MAX_SQL_PARAMETERS = 500  # values of one question
_results = msgspec.json.Decoder(GameResult)


class Account(Struct, frozen=True):
    id: str
    name: str
    login: str | None
    password: str | None  # hashed
    page: str | None = None  # the address of their public page
    is_admin: bool = False


class Store:
    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    async def open(self) -> None:
        await self.driver.open()

    async def close(self) -> None:
        await self.driver.close()

    async def _rows(self, sql: str, *values: Any) -> list[Any]:
        (rows,) = await self.driver.run([(sql, values)])
        return rows

    async def ping(self) -> None:
        await self._rows("SELECT 1")

    # Processes and what they own

    async def heartbeat(self, node: str, seconds: float) -> None:
        """This process is alive for so long; alone with its database, it is the only one."""
        now = self.driver.NOW_SQL
        others: list[Statement] = (
            [] if self.driver.IS_MULTI_PROCESS else [("DELETE FROM nodes WHERE id <> $1", (node,))]
        )
        await self.driver.run(
            [
                *others,
                (
                    f"INSERT INTO nodes (id, expires) VALUES ($1, {now} + $2) "
                    f"ON CONFLICT (id) DO UPDATE SET expires = {now} + $2",
                    (node, seconds),
                ),
                (f"DELETE FROM nodes WHERE expires < {now} - 3600", ()),
            ]
        )

    async def seconds_since_last_process(self) -> float:
        """Seconds since the last process was there; nothing if one is, or none ever was."""
        ((last,),) = await self._rows(f"SELECT {self.driver.NOW_SQL} - max(expires) FROM nodes")
        return max(0.0, last or 0.0)

    async def has_other_processes(self, node: str) -> bool:
        """Whether other living processes use this database; there are none if it is not shared."""
        living = await self._rows(
            f"SELECT 1 FROM nodes WHERE id <> $1 AND expires > {self.driver.NOW_SQL} LIMIT 1", node
        )
        return self.driver.IS_MULTI_PROCESS and bool(living)

    async def retire(self, node: str) -> None:
        await self.driver.run(
            [
                ("UPDATE tables SET owner = NULL WHERE owner = $1", (node,)),
                (f"UPDATE nodes SET expires = {self.driver.NOW_SQL} WHERE id = $1", (node,)),
            ]
        )

    async def claim(self, table: str, node: str) -> Lease | None:
        """Own the table unless another living process does; who owns it now. None if there is none, or no more.
        Each claim that succeeds counts anew, so that what an earlier one still writes or lets go of is refused."""
        _, owned = await self.driver.run(
            [
                (
                    "UPDATE tables SET owner = $2, epoch = epoch + 1 WHERE id = $1 AND state <> 'removed' "
                    "AND NOT EXISTS (SELECT 1 FROM nodes "
                    f"WHERE nodes.id = owner AND nodes.id <> $2 AND expires > {self.driver.NOW_SQL})",
                    (table, node),
                ),
                ("SELECT owner, epoch FROM tables WHERE id = $1 AND state <> 'removed'", (table,)),
            ]
        )
        return Lease(*owned[0]) if owned else None

    async def release(self, table: str, lease: Lease) -> None:
        await self._rows(
            "UPDATE tables SET owner = NULL WHERE id = $1 AND owner = $2 AND epoch = $3",
            table,
            lease.owner,
            lease.epoch,
        )

    async def owned_epochs(self, node: str) -> dict[str, int]:
        """The tables that a process owns, with the epoch of each."""
        return dict(await self._rows("SELECT id, epoch FROM tables WHERE owner = $1", node))

    # The log

    async def create(self, table: TableState, lease: Lease, log: list[AnyEntry]) -> None:
        """A new table with its first entries."""
        rows: list[Statement] = [
            ("INSERT INTO entries (table_id, seq, body) VALUES ($1, $2, $3)", (table.id, seq, _encode(entry)))
            for seq, entry in enumerate(log, 1)
        ]
        new = (
            "INSERT INTO tables (id, owner, epoch, seq, state, listed, due, decider, updated, summary, host) "
            "VALUES ($1, $2, $3, $4, '', 0, $5, $6, $7, '', $8)",
            (table.id, lease.owner, lease.epoch, table.seq, table.due, table.decider, time.time(), table.host),
        )
        checkpoint = (
            [checkpoint_statement(table, lease.epoch)]
            if table.seq >= CHECKPOINT_INTERVAL_ENTRIES and not table.is_frozen
            else []
        )
        await self.driver.run([new, *rows, *listing_statements(table, lease.epoch), *checkpoint])

    async def append(self, batch: list[list[Statement]]) -> list[bool]:
        """The writes of several tables in one transaction; for each, whether its owner was still the owner."""
        results = iter(await self.driver.run([statement for writes in batch for statement in writes]))
        return [bool([next(results) for _ in writes][1]) for writes in batch]

    async def log(self, table: str, after: int = 0) -> list[AnyEntry]:
        rows = await self._rows("SELECT body FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq", table, after)
        return [entries.decode(body) for (body,) in rows]

    async def stored_table(self, table: str) -> tuple[int, str, GameResult | None]:
        """The number of a table's last entry, its state, and how its game ended, as it was found then."""
        ((seq, state, result),) = await self._rows("SELECT seq, state, result FROM tables WHERE id = $1", table)
        return seq, state, None if result is None else _results.decode(result)

    async def checkpoint(self, table: str) -> Checkpoint | None:
        """The last one of a table, if it is of use."""
        rows = await self._rows("SELECT body FROM checkpoints WHERE table_id = $1", table)
        return decode(rows[0][0]) if rows else None

    async def save_checkpoint(self, table: TableState, lease: Lease) -> None:
        await self.driver.run([checkpoint_statement(table, lease.epoch)])

    async def drop_checkpoint(self, table: str) -> None:
        await self._rows("DELETE FROM checkpoints WHERE table_id = $1", table)

    # Damaged tables

    async def all_tables(self) -> list[tuple[str, int, str]]:
        """Every table with the number of its last entry and its state, but those that were removed."""
        rows = await self._rows("SELECT id, seq, state FROM tables WHERE state <> 'removed' ORDER BY id")
        return [tuple(row) for row in rows]

    async def quarantine(self, table: str) -> None:
        """Nobody looks for it any more, until it is found to be sound."""
        await self._rows("UPDATE tables SET state = 'damaged', due = NULL WHERE id = $1", table)

    async def release_from_quarantine(self, table: TableState) -> None:
        await self._rows("UPDATE tables SET state = $2, due = $3 WHERE id = $1", table.id, table.stage, table.due)

    # Lists

    async def lobby(self) -> list[TableSummary]:
        """Those that wait first; of one host only the latest few, so that nobody fills it alone."""
        rows = await self._rows(
            "SELECT summary, decider, updated FROM (SELECT summary, decider, updated, state, row_number() OVER "
            "(PARTITION BY host, state ORDER BY updated DESC) AS place FROM tables "
            "WHERE listed = 1 AND unlisted = 0 AND state IN ('waiting', 'playing')) AS listed_tables WHERE place <= $2 "
            "ORDER BY state DESC, updated DESC LIMIT $1",
            MAX_LOBBY_TABLES,
            LOBBY_TABLES_PER_HOST,
        )
        return [_table_summary(row) for row in rows]

    async def tables_of(self, player: str) -> list[TableSummary]:
        rows = await self._rows(
            "SELECT summary, decider, updated, seat FROM tables JOIN table_players ON table_id = id "
            "WHERE player = $1 AND state NOT IN ('closed', 'damaged', 'removed') ORDER BY updated DESC LIMIT $2",
            player,
            MAX_MY_TABLES,
        )
        return [_table_summary(row) for row in rows]

    async def due_tables(self, now: float, node: str) -> list[str]:
        """The tables where something has to happen, and that no other living process owns."""
        rows = await self._rows(
            "SELECT id FROM tables WHERE due <= $1 AND state IN ('waiting', 'playing') AND NOT EXISTS (SELECT 1 FROM "
            f"nodes WHERE nodes.id = owner AND nodes.id <> $2 AND expires > {self.driver.NOW_SQL}) "
            "ORDER BY due LIMIT 500",
            now,
            node,
        )
        return [table for (table,) in rows]

    async def table_heads(self, tables: list[str]) -> list[tuple[str, int, int, bool]]:
        """Of each table the number of its last entry, its epoch, and whether a living process owns it."""
        placeholders = ", ".join(f"${number}" for number in range(1, len(tables) + 1))
        alive = f"EXISTS (SELECT 1 FROM nodes WHERE nodes.id = owner AND expires > {self.driver.NOW_SQL})"
        rows = (
            await self._rows(f"SELECT id, seq, epoch, {alive} FROM tables WHERE id IN ({placeholders})", *tables)
            if tables
            else []
        )
        return [(table, seq, epoch, bool(is_owned)) for table, seq, epoch, is_owned in rows]

    # Players

    async def names(self, players: list[str]) -> dict[str, str]:
        """Of those of them who are still known."""
        names_by_id: dict[str, str] = {}
        for start in range(0, len(players), MAX_SQL_PARAMETERS):
            batch = players[start : start + MAX_SQL_PARAMETERS]
            placeholders = ", ".join(f"${number}" for number in range(1, len(batch) + 1))
            rows = await self._rows(f"SELECT id, name FROM players WHERE id IN ({placeholders})", *batch)
            names_by_id |= {str(player): str(name) for player, name in rows}
        return names_by_id

    async def add_player(self, account: Account, token_hash: str, device: str = "") -> None:
        now = time.time()
        await self.driver.run(
            [
                ("INSERT INTO players (id, name, created) VALUES ($1, $2, $3)", (account.id, account.name, now)),
                _session_statement(token_hash, account.id, device),
            ]
        )

    async def add_session(self, token_hash: str, player: str, device: str = "") -> None:
        await self.driver.run([_session_statement(token_hash, player, device)])

    async def player_by_session(self, token_hash: str) -> Account | None:
        """Whose session this is. Once a day it is noted that they were here."""
        rows = await self._rows(
            "SELECT players.id, name, login, password, page, admin, seen, reason "
            "FROM sessions JOIN players ON players.id = player "
            "LEFT JOIN bans ON kind = 'player' AND target = players.id WHERE token_hash = $1",
            token_hash,
        )
        if not rows:
            return None
        player, name, login, password, page, admin, seen, reason = rows[0]
        if reason is not None:
            raise RefusalError("banned", f"you are kept out of this server: {reason}")
        if time.time() - seen > DAY_SECONDS:
            await self._rows("UPDATE sessions SET seen = $2 WHERE token_hash = $1", token_hash, time.time())
        return Account(player, name, login, password, page, bool(admin))

    async def end_old_sessions(self, days: int) -> None:
        """Those of devices that were not here for so long."""
        now = time.time()
        await self.driver.run(
            [
                ("DELETE FROM sessions WHERE seen < $1", (now - days * DAY_SECONDS,)),
                ("DELETE FROM device_links WHERE expires < $1", (now,)),
            ]
        )

    async def player_by_login(self, login: str) -> Account | None:
        rows = await self._rows("SELECT id, name, login, password FROM players WHERE login = $1", login)
        return Account(*rows[0]) if rows else None

    async def set_page(self, player: str, page: str | None) -> None:
        await self._rows("UPDATE players SET page = $2 WHERE id = $1", player, page)

    async def rename(self, player: str, name: str) -> None:
        await self._rows("UPDATE players SET name = $2 WHERE id = $1", player, name)

    async def set_password(self, player: str, login: str, password: str) -> bool:
        """Whether the login was free."""
        try:
            await self._rows("UPDATE players SET login = $2, password = $3 WHERE id = $1", player, login, password)
        except DuplicateError:
            return False
        return True

    async def end_session(self, token_hash: str) -> None:
        await self._rows("DELETE FROM sessions WHERE token_hash = $1", token_hash)

    async def end_other_sessions(self, player: str, token_hash: str) -> None:
        """And the link that could begin one."""
        await self.driver.run(
            [
                ("DELETE FROM sessions WHERE player = $1 AND token_hash <> $2", (player, token_hash)),
                ("DELETE FROM device_links WHERE player = $1", (player,)),
            ]
        )

    async def add_device_link(self, token_hash: str, player: str, expires: float) -> None:
        """The only one of this player: an older one is void."""
        await self.driver.run(
            [
                ("DELETE FROM device_links WHERE player = $1", (player,)),
                (
                    "INSERT INTO device_links (token_hash, player, expires) VALUES ($1, $2, $3)",
                    (token_hash, player, expires),
                ),
            ]
        )

    async def use_device_link(self, link_hash: str, now: float) -> str | None:
        """The player it belongs to; the link is used up."""
        rows = await self._rows("DELETE FROM device_links WHERE token_hash = $1 RETURNING player, expires", link_hash)
        return rows[0][0] if rows and rows[0][1] > now else None


def append_statements(table: TableState, epoch: int, entry: AnyEntry, changes_table: bool) -> list[Statement]:
    """The next entry of a table, if its epoch is still this one; the second statement gives a row if so."""
    return [
        (
            "UPDATE tables SET seq = $3, due = $4, decider = $5, updated = $6, turn = $7, "
            "unannounced_since = CASE WHEN turn = $7 THEN unannounced_since WHEN $7 IS NULL THEN NULL ELSE $6 END "
            "WHERE id = $1 AND epoch = $2 AND seq = $3 - 1",
            (table.id, epoch, table.seq, table.due, table.decider, entry.at, table.turn_number),
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
    """What the log adds up to now, if the table's epoch and its last entry are these."""
    return (
        "INSERT INTO checkpoints (table_id, seq, body) SELECT id, seq, $4 FROM tables "
        "WHERE id = $1 AND epoch = $2 AND seq = $3 "
        "ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body",
        (table.id, epoch, table.seq, encode(make_checkpoint(table)).decode()),
    )


def listing_statements(table: TableState, epoch: int) -> list[Statement]:
    """What lists show of a table, if its epoch and its last entry are these."""
    key = (table.id, epoch, table.seq)
    condition = "id = $1 AND epoch = $2 AND seq = $3"
    summary = msgspec.json.encode(table.info()).decode()
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


def _session_statement(token_hash: str, player: str, device: str) -> Statement:
    return (
        "INSERT INTO sessions (token_hash, player, created, seen, device) VALUES ($1, $2, $3, $3, $4)",
        (token_hash, player, time.time(), device),
    )


def _table_summary(row: Any) -> TableSummary:
    return TableSummary(msgspec.Raw(row[0].encode()), *row[1:])
