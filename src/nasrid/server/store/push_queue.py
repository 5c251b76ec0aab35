"""What is kept to tell people that it is their turn: the server's secret, their devices, and what is to be told."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.forms import PushForm
from nasrid.server.store.driver import Driver

NOTICE_BATCH_SIZE = 50  # notices that are taken in hand
RETRY_BASE_SECONDS = 60.0  # seconds until the second try; the third and all others take longer


class PendingTurn(Struct, frozen=True):
    """Somebody has to decide where players have days."""

    table: str
    number: int  # of the actions before it
    seat: int
    player: str | None


class Notice(Struct, frozen=True):
    """What a device is to be told."""

    session: str
    table: str
    turn: int
    attempts: int  # with this one


class Delivery(Struct, frozen=True):
    """Where a notice goes, and what has to be known for that."""

    device: PushForm
    seat: int
    deadline: float | None


class PushQueue:
    def __init__(self, driver: Driver) -> None:
        self._run = driver.run
        others = f"nodes.id = owner AND nodes.id <> $2 AND expires > {driver.NOW_SQL}"
        self._mine = f"NOT EXISTS (SELECT 1 FROM nodes WHERE {others})"  # a table that no other living process owns

    async def _rows(self, sql: str, *values: Any) -> list[Any]:
        (rows,) = await self._run([(sql, values)])
        return rows

    async def get_or_create_secret(self, new: str) -> str:
        """The one of this server; the new one if there was none."""
        _, ((stored,),) = await self._run(
            [
                ("INSERT INTO push_secret (id, secret) VALUES (1, $1) ON CONFLICT (id) DO NOTHING", (new,)),
                ("SELECT secret FROM push_secret WHERE id = 1", ()),
            ]
        )
        return str(stored)

    # Devices

    async def add_device(self, player: str, session: str, form: PushForm, limit: int) -> None:
        """Instead of what this device wanted so far, or whoever used it before."""
        ((others,),) = await self._rows(
            "SELECT count(*) FROM push_devices JOIN sessions ON token_hash = session "
            "WHERE player = $3 AND session <> $1 AND endpoint <> $2",
            session,
            form.endpoint,
            player,
        )
        if others >= limit:
            raise RefusalError(
                "quota_exceeded", f"{limit} of your devices are told already; switch it off on one of them"
            )
        await self._run(
            [
                ("DELETE FROM push_devices WHERE session <> $1 AND endpoint = $2", (session, form.endpoint)),
                (
                    "INSERT INTO push_devices (session, endpoint, p256dh, auth, zone, quiet_from, quiet_until) "
                    "VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (session) DO UPDATE "
                    "SET endpoint = $2, p256dh = $3, auth = $4, zone = $5, quiet_from = $6, quiet_until = $7",
                    (session, form.endpoint, form.p256dh, form.auth, form.zone, form.quiet_from, form.quiet_until),
                ),
            ]
        )

    async def has_device(self, session: str) -> bool:
        return bool(await self._rows("SELECT 1 FROM push_devices WHERE session = $1", session))

    async def remove_device(self, session: str) -> None:
        await self._rows("DELETE FROM push_devices WHERE session = $1", session)

    async def devices_of(self, player: str) -> dict[str, PushForm]:
        """The devices of a player, by their sessions."""
        rows = await self._rows(
            "SELECT session, endpoint, p256dh, auth, zone, quiet_from, quiet_until FROM push_devices "
            "JOIN sessions ON token_hash = session WHERE player = $1 ORDER BY created",
            player,
        )
        return {session: PushForm(*form) for session, *form in rows}

    # Turns

    async def unannounced_turns(self, before: float, node: str) -> list[PendingTurn]:
        """The turns that nobody has been told of and that began before; not those at tables of other processes, which
        know who is there."""
        rows = await self._rows(
            "SELECT id, turn, decider, player FROM tables LEFT JOIN table_players ON table_id = id AND seat = decider "
            f"WHERE unannounced_since <= $1 AND {self._mine} ORDER BY unannounced_since LIMIT 500",
            before,
            node,
        )
        return [PendingTurn(*row) for row in rows]

    async def queue_notices(self, turn: PendingTurn, sessions: list[str], now: float) -> None:
        """Each turn once, whoever else tries at the same time: the first statement makes them wait."""
        condition, key = "id = $1 AND turn = $2 AND unannounced_since IS NOT NULL", (turn.table, turn.number)
        await self._run(
            [
                (f"UPDATE tables SET unannounced_since = unannounced_since WHERE {condition}", key),
                *(
                    (
                        "INSERT INTO push_notices (session, table_id, turn, due, attempts) "
                        f"SELECT $3, id, turn, $4, 0 FROM tables WHERE {condition} "
                        "ON CONFLICT (session, table_id) DO UPDATE SET turn = $2, due = $4, attempts = 0",
                        (*key, session, now),
                    )
                    for session in sessions
                ),
                (f"UPDATE tables SET unannounced_since = NULL WHERE {condition}", key),
            ]
        )

    # Notices

    async def claim_due(self, now: float, node: str) -> list[Notice]:
        """Those that are to be told now. They are this process's for some time; then they are told again, unless they
        are done with."""
        rows = await self._rows(
            "UPDATE push_notices SET attempts = attempts + 1, "
            f"due = CAST($1 AS DOUBLE PRECISION) + {RETRY_BASE_SECONDS} * (1 + attempts * attempts * attempts) "
            "WHERE due <= $1 AND (session, table_id) IN (SELECT session, table_id FROM push_notices "
            f"JOIN tables ON id = table_id WHERE push_notices.due <= $1 AND {self._mine} "
            f"ORDER BY push_notices.due LIMIT {NOTICE_BATCH_SIZE}) RETURNING session, table_id, turn, attempts",
            now,
            node,
        )
        return [Notice(*row) for row in rows]

    async def delivery_for(self, notice: Notice) -> Delivery | None:
        """None if it is somebody else's turn by now."""
        rows = await self._rows(
            "SELECT endpoint, p256dh, auth, zone, quiet_from, quiet_until, decider, due FROM push_devices, tables "
            "WHERE session = $1 AND id = $2 AND turn = $3",
            notice.session,
            notice.table,
            notice.turn,
        )
        return Delivery(PushForm(*rows[0][:6]), *rows[0][6:]) if rows else None

    async def postpone(self, notice: Notice, until: float) -> None:
        """As if it had not been tried."""
        await self._rows(
            "UPDATE push_notices SET due = $4, attempts = 0 WHERE session = $1 AND table_id = $2 AND turn = $3",
            notice.session,
            notice.table,
            notice.turn,
            until,
        )

    async def delete_notice(self, notice: Notice) -> None:
        await self._rows(
            "DELETE FROM push_notices WHERE session = $1 AND table_id = $2 AND turn = $3",
            notice.session,
            notice.table,
            notice.turn,
        )
