"""Credentials of a player: passwords, recovery codes, known devices; and the security events that report changes."""

import time
from dataclasses import dataclass

from nasrid.server.protocol.forms import SecurityEvent
from nasrid.server.protocol.settings import DAY_SECONDS
from nasrid.server.store.driver import Queries, Statement
from nasrid.server.store.push_queue import FORM_COLUMNS

MAX_SECURITY_EVENTS = 50  # per player
MAX_KNOWN_DEVICES = 20  # per player

_HAS_PASSWORD = "COALESCE(password, '') = $5"
_HAS_CODE = "EXISTS (SELECT 1 FROM recovery_codes WHERE player = players.id AND code_hash = $5)"


@dataclass(frozen=True)
class NewSession:
    """A session to start, and the device that starts it."""

    player: str
    token_hash: str
    device: str


class CredentialStore(Queries):
    async def sign_in(self, session: NewSession, password: str) -> bool:
        """Start a session. Return False if this is no longer the password hash."""
        started = _start_statements(session, _HAS_PASSWORD, password)
        rows = await self._run(*started, *event_statements("signed_in", session.player, session.token_hash))
        return bool(rows[1])

    async def change_password(
        self, session: NewSession, login: str, password: str, *, current_password: str | None, replaced_session: str
    ) -> bool:
        """Set login and password hash, and replace all sessions by a new one.

        Return False if `current_password` is no longer the password hash. Raise DuplicateError if the login is taken.
        """
        kind = "password_set" if current_password is None else "password_changed"
        started = _start_statements(session, _HAS_PASSWORD, current_password or "")
        kept = _keep_notifications(session, replaced_session)
        rows = await self._run(*started, *kept, *_replace_credentials(session, login, password, kind))
        return bool(rows[1])

    async def recover(self, session: NewSession, login: str, password: str, code_hash: str) -> bool:
        """Set the password hash, and replace all sessions by a new one. Return False if there is no such code."""
        started = _start_statements(session, _HAS_CODE, code_hash)
        rows = await self._run(*started, *_replace_credentials(session, login, password, "recovered"))
        return bool(rows[1])

    async def set_recovery_codes(self, player: str, hashes: list[str], token_hash: str) -> None:
        """Replace the recovery codes of a player."""
        await self._run(
            ("DELETE FROM recovery_codes WHERE player = $1", (player,)),
            *(("INSERT INTO recovery_codes VALUES ($1, $2)", (code_hash, player)) for code_hash in hashes),
            *event_statements("recovery_codes_created", player, token_hash),
        )

    async def security_events(self, player: str) -> list[SecurityEvent]:
        """Return a player's security events, latest first."""
        sql = "SELECT kind, at, device FROM security_events WHERE player = $1 ORDER BY at DESC"
        return [SecurityEvent(*row) for row in await self._rows(sql, player)]

    # Known devices

    async def is_known_device(self, device_hash: str, login: str) -> bool:
        """Return whether the player with this login has entered their password on the device."""
        sql = "SELECT 1 FROM known_devices JOIN players ON id = player WHERE token_hash = $1 AND login = $2"
        return bool(await self._rows(sql, device_hash, login))

    async def is_device(self, device_hash: str) -> bool:
        """Return whether any player has entered their password on the device."""
        return bool(await self._rows("SELECT 1 FROM known_devices WHERE token_hash = $1", device_hash))

    async def add_known_device(self, device_hash: str, player: str) -> None:
        """Remember a device. A player's oldest devices are forgotten if there are too many."""
        insert = (
            "INSERT INTO known_devices (token_hash, player, seen) VALUES ($1, $2, $3) "
            "ON CONFLICT (token_hash, player) DO UPDATE SET seen = $3"
        )
        oldest = "SELECT seen FROM known_devices WHERE player = $1 ORDER BY seen DESC LIMIT 1 OFFSET $2"
        await self._run(
            (insert, (device_hash, player, time.time())),
            (f"DELETE FROM known_devices WHERE player = $1 AND seen <= ({oldest})", (player, MAX_KNOWN_DEVICES)),
        )

    async def forget_old_devices(self, days: int) -> None:
        """Forget the devices where nobody has signed in for this many days."""
        await self._rows("DELETE FROM known_devices WHERE seen < $1", time.time() - days * DAY_SECONDS)


def event_statements(kind: str, player: str, token_hash: str) -> tuple[Statement, Statement]:
    """Return the statements that record an event on the device of a session, if the session exists."""
    added = (
        "INSERT INTO security_events (player, at, kind, device) SELECT player, $2, $3, device FROM sessions "
        "WHERE token_hash = $1"
    )
    oldest = "SELECT at FROM security_events WHERE player = $1 ORDER BY at DESC LIMIT 1 OFFSET $2"
    trimmed = f"DELETE FROM security_events WHERE player = $1 AND at <= ({oldest})"
    return (added, (token_hash, time.time(), kind)), (trimmed, (player, MAX_SECURITY_EVENTS))


def _start_statements(session: NewSession, condition: str, credential: str) -> tuple[Statement, Statement]:
    """Return the statements that start a session under a condition; further ones depend on its existence.

    The first locks the player. Without it, a sign-in with the old password could overtake a change of password.
    """
    insert = (
        "INSERT INTO sessions (token_hash, player, created, seen, device) "
        f"SELECT $1, id, $3, $3, $4 FROM players WHERE id = $2 AND {condition} RETURNING player"
    )
    values = (session.token_hash, session.player, time.time(), session.device, credential)
    return ("UPDATE players SET name = name WHERE id = $1", (session.player,)), (insert, values)


def _replace_credentials(session: NewSession, login: str, password: str, kind: str) -> list[Statement]:
    """Return the statements that set a password if the session has started. Everything that signs in ends."""
    player, started = session.player, "EXISTS (SELECT 1 FROM sessions WHERE token_hash = $2)"
    update = f"UPDATE players SET login = $3, password = $4 WHERE id = $1 AND {started}"
    return [
        (update, (player, session.token_hash, login, password)),
        (f"DELETE FROM sessions WHERE player = $1 AND token_hash <> $2 AND {started}", (player, session.token_hash)),
        *(
            (f"DELETE FROM {table} WHERE player = $1 AND {started}", (player, session.token_hash))
            for table in ("device_links", "recovery_codes", "known_devices")
        ),
        *event_statements(kind, player, session.token_hash),
    ]


def _keep_notifications(session: NewSession, replaced_session: str) -> list[Statement]:
    """Return the statements that copy the notifications of the session that a new one replaces."""
    started = "session = $2 AND EXISTS (SELECT 1 FROM sessions WHERE token_hash = $1)"
    return [
        (
            f"INSERT INTO {table} (session, {columns}) SELECT $1, {columns} FROM {table} WHERE {started}",
            (session.token_hash, replaced_session),
        )
        for table, columns in (("push_devices", FORM_COLUMNS), ("push_notices", "table_id, turn, due, attempts"))
    ]
