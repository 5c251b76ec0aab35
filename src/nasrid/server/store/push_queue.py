"""The queue of push notifications: the server's key, subscribed devices, pending notices."""

from msgspec import Struct
from msgspec.structs import astuple

from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.forms import PushForm
from nasrid.server.store.driver import Driver, Queries

NOTICE_BATCH_SIZE = 50
THIS_NOTICE = "session = $1 AND table_id = $2 AND turn = $3"  # Notice.key
FORM_COLUMNS = ", ".join(PushForm.__struct_fields__)
DEVICES_OF_PLAYERS = "push_devices JOIN sessions ON token_hash = session"
RETRY_BASE_SECONDS = 60.0  # until the second attempt; later ones are further apart


class PendingTurn(Struct, frozen=True):
    """A turn in a correspondence game."""

    table: str
    number: int  # of actions before it
    seat: int
    player: str | None


class Notice(Struct, frozen=True):
    """A notification to send to a device."""

    session: str
    table: str
    turn: int
    attempts: int  # including this one

    @property
    def key(self) -> tuple[str, str, int]:
        return self.session, self.table, self.turn


class Delivery(Struct, frozen=True):
    """The receiver of a notice, and the turn's seat and deadline."""

    device: PushForm
    seat: int
    deadline: float | None


class PushQueue(Queries):
    def __init__(self, driver: Driver) -> None:
        super().__init__(driver)
        others = f"nodes.id = owner AND nodes.id <> $2 AND expires > {driver.NOW_SQL}"
        self._no_other_owner = f"NOT EXISTS (SELECT 1 FROM nodes WHERE {others})"

    async def get_or_create_secret(self, new: str) -> str:
        """Return the server's secret. Store the new one if there is none."""
        insert = "INSERT INTO push_secret (id, secret) VALUES (1, $1) ON CONFLICT (id) DO NOTHING"
        _, ((stored,),) = await self._run((insert, (new,)), ("SELECT secret FROM push_secret WHERE id = 1", ()))
        return str(stored)

    # Devices

    async def add_device(self, player: str, session: str, form: PushForm, limit: int) -> None:
        """Subscribe a device, replacing its own subscription and that of a previous user."""
        count = f"SELECT count(*) FROM {DEVICES_OF_PLAYERS} WHERE player = $3 AND session <> $1 AND endpoint <> $2"
        ((others,),) = await self._rows(count, session, form.endpoint, player)
        if others >= limit:
            raise RefusalError(
                "quota_exceeded", f"{limit} of your devices receive notifications already; disable one of them"
            )
        insert = (
            f"INSERT INTO push_devices (session, {FORM_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7) "
            "ON CONFLICT (session) DO UPDATE "
            "SET endpoint = $2, p256dh = $3, auth = $4, zone = $5, quiet_from = $6, quiet_until = $7"
        )
        await self._run(
            ("DELETE FROM push_devices WHERE session <> $1 AND endpoint = $2", (session, form.endpoint)),
            (insert, (session, *astuple(form))),
        )

    async def has_device(self, session: str) -> bool:
        return bool(await self._rows("SELECT 1 FROM push_devices WHERE session = $1", session))

    async def remove_device(self, session: str) -> None:
        await self._rows("DELETE FROM push_devices WHERE session = $1", session)

    async def devices_of(self, player: str) -> dict[str, PushForm]:
        """Return a player's devices by session."""
        sql = f"SELECT session, {FORM_COLUMNS} FROM {DEVICES_OF_PLAYERS} WHERE player = $1 ORDER BY created"
        rows = await self._rows(sql, player)
        return {session: PushForm(*form) for session, *form in rows}

    # Turns

    async def unannounced_turns(self, before: float, node: str) -> list[PendingTurn]:
        """Return the turns that began before this time and are not announced yet.

        Tables of other processes are left out, because only their owners know who is connected.
        """
        rows = await self._rows(
            "SELECT id, turn, decider, player FROM tables LEFT JOIN table_players ON table_id = id AND seat = decider "
            f"WHERE unannounced_since <= $1 AND {self._no_other_owner} ORDER BY unannounced_since LIMIT 500",
            before,
            node,
        )
        return [PendingTurn(*row) for row in rows]

    async def queue_notices(self, turn: PendingTurn, sessions: list[str], now: float) -> None:
        """Queue the notices of a turn once. The first statement locks the row against other processes."""
        condition, key = "id = $1 AND turn = $2 AND unannounced_since IS NOT NULL", (turn.table, turn.number)
        insert = (
            "INSERT INTO push_notices (session, table_id, turn, due, attempts) "
            f"SELECT session, id, turn, $4, 0 FROM tables, push_devices WHERE {condition} AND session = $3 "
            "ON CONFLICT (session, table_id) DO UPDATE SET turn = $2, due = $4, attempts = 0"
        )
        await self._run(
            (f"UPDATE tables SET unannounced_since = unannounced_since WHERE {condition}", key),
            *((insert, (*key, session, now)) for session in sessions),
            (f"UPDATE tables SET unannounced_since = NULL WHERE {condition}", key),
        )

    # Notices

    async def claim_due(self, now: float, node: str) -> list[Notice]:
        """Claim the due notices for this process. Those that are not deleted in time become due again."""
        rows = await self._rows(
            "UPDATE push_notices SET attempts = attempts + 1, "
            f"due = CAST($1 AS DOUBLE PRECISION) + {RETRY_BASE_SECONDS} * (1 + attempts * attempts * attempts) "
            "WHERE due <= $1 AND (session, table_id) IN (SELECT session, table_id FROM push_notices "
            f"JOIN tables ON id = table_id WHERE push_notices.due <= $1 AND {self._no_other_owner} "
            f"ORDER BY push_notices.due LIMIT {NOTICE_BATCH_SIZE}) RETURNING session, table_id, turn, attempts",
            now,
            node,
        )
        return [Notice(*row) for row in rows]

    async def delivery_for(self, notice: Notice) -> Delivery | None:
        """Return the delivery of a notice, or None if the turn has passed."""
        condition = "session = $1 AND id = $2 AND turn = $3"
        sql = f"SELECT {FORM_COLUMNS}, decider, due FROM push_devices, tables WHERE {condition}"
        rows = await self._rows(sql, *notice.key)
        return Delivery(PushForm(*rows[0][:6]), *rows[0][6:]) if rows else None

    async def postpone(self, notice: Notice, until: float) -> None:
        """Delay a notice and reset its attempts."""
        await self._rows(f"UPDATE push_notices SET due = $4, attempts = 0 WHERE {THIS_NOTICE}", *notice.key, until)

    async def delete_notice(self, notice: Notice) -> None:
        await self._rows(f"DELETE FROM push_notices WHERE {THIS_NOTICE}", *notice.key)
