"""Credentials of a player: passwords, recovery codes, known devices; and the security events that report changes."""

import time
from dataclasses import dataclass

from nasrid.server.protocol.forms import SecurityEvent
from nasrid.server.protocol.settings import DAY_SECONDS
from nasrid.server.store.driver import Queries, Statement

MAX_SECURITY_EVENTS = 20  # per player and kind, so that a thief cannot displace the event that betrays them
MAX_KNOWN_DEVICES = 20  # per player
MAX_SESSIONS = 100  # per player

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
        noted = event_statements("signed_in", session.player, session.token_hash)
        rows = await self._run(*started, *noted, trim_sessions_statement(session.player))
        return bool(rows[1])

    async def change_password(
        self, session: NewSession, login: str, password: str, *, current_password: str | None
    ) -> bool:
        """Set login and password hash, and replace all sessions by a new one, without their notifications: a thief with
        the same session could have subscribed another device.

        Return False if `current_password` is no longer the password hash. Raise DuplicateError if the login is taken.
        """
        kind = "password_set" if current_password is None else "password_changed"
        started = _start_statements(session, _HAS_PASSWORD, current_password or "")
        rows = await self._run(*started, *_replace_credentials(session, login, password, kind))
        return bool(rows[1])

    async def recover(self, session: NewSession, login: str, password: str, code_hash: str) -> bool:
        """Set the password hash, and replace all sessions by a new one. Return False if there is no such code."""
        started = _start_statements(session, _HAS_CODE, code_hash)
        rows = await self._run(*started, *_replace_credentials(session, login, password, "recovered"))
        return bool(rows[1])

    async def set_recovery_codes(self, player: str, hashes: list[str], token_hash: str) -> bool:
        """Replace the recovery codes of a player. Return False if the session that asks for them has ended."""
        insert = (
            "INSERT INTO recovery_codes SELECT $1, player FROM sessions WHERE token_hash = $3 AND player = $2 "
            "RETURNING player"
        )
        rows = await self._run(
            lock_statement(player),
            ("DELETE FROM recovery_codes WHERE player = $1", (player,)),
            *event_statements("recovery_codes_created", player, token_hash),
            *((insert, (code_hash, player, token_hash)) for code_hash in hashes),
        )
        return bool(rows[-1])

    async def security_events(self, player: str) -> list[SecurityEvent]:
        """Return a player's security events, latest first."""
        sql = "SELECT kind, at, device FROM security_events WHERE player = $1 ORDER BY at DESC"
        return [SecurityEvent(*row) for row in await self._rows(sql, player)]

    async def count_recovery_codes(self, player: str) -> int:
        ((count,),) = await self._rows("SELECT count(*) FROM recovery_codes WHERE player = $1", player)
        return int(count)

    # Known devices

    async def known_devices(self, player: str) -> list[float]:
        """Return when the player last entered their password on each known device, latest first."""
        sql = "SELECT seen FROM known_devices WHERE player = $1 ORDER BY seen DESC"
        return [seen for (seen,) in await self._rows(sql, player)]

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


def trim_sessions_statement(player: str) -> Statement:
    """Return the statement that ends the oldest sessions of a player if there are too many."""
    oldest = "SELECT created FROM sessions WHERE player = $1 ORDER BY created DESC LIMIT 1 OFFSET $2"
    return f"DELETE FROM sessions WHERE player = $1 AND created <= ({oldest})", (player, MAX_SESSIONS)


def event_statements(kind: str, player: str, token_hash: str) -> tuple[Statement, Statement]:
    """Return the statements that record an event on the device of a session, if the session exists."""
    added = (
        "INSERT INTO security_events (player, at, kind, device) SELECT player, $2, $3, device FROM sessions "
        "WHERE token_hash = $1"
    )
    oldest = "SELECT at FROM security_events WHERE player = $1 AND kind = $2 ORDER BY at DESC LIMIT 1 OFFSET $3"
    trimmed = f"DELETE FROM security_events WHERE player = $1 AND kind = $2 AND at <= ({oldest})"
    return (added, (token_hash, time.time(), kind)), (trimmed, (player, kind, MAX_SECURITY_EVENTS))


def _start_statements(session: NewSession, condition: str, credential: str) -> tuple[Statement, Statement]:
    """Return the statements that start a session under a condition; further ones depend on its existence.

    The first locks the player. Without it, a sign-in with the old password could overtake a change of password.
    """
    insert = (
        "INSERT INTO sessions (token_hash, player, created, seen, device) "
        f"SELECT $1, id, $3, $3, $4 FROM players WHERE id = $2 AND {condition} RETURNING player"
    )
    values = (session.token_hash, session.player, time.time(), session.device, credential)
    return lock_statement(session.player), (insert, values)


def lock_statement(player: str) -> Statement:
    """Return the statement that makes other changes of a player's credentials wait for this transaction."""
    return "UPDATE players SET name = name WHERE id = $1", (player,)


def _replace_credentials(session: NewSession, login: str, password: str, kind: str) -> list[Statement]:
    """Return the statements that set a password if the session has started. Everything that signs in ends."""
    player, started = session.player, "EXISTS (SELECT 1 FROM sessions WHERE token_hash = $2)"
    update = f"UPDATE players SET login = $3, password = $4 WHERE id = $1 AND {started}"
    return [
        (update, (player, session.token_hash, login, password)),
        (f"DELETE FROM sessions WHERE player = $1 AND token_hash <> $2 AND {started}", (player, session.token_hash)),
        *(
            (f"DELETE FROM {table} WHERE player = $1 AND {started}", (player, session.token_hash))
            for table in ("device_links", "recovery_codes", "known_devices", "passkeys", "passkey_challenges")
        ),
        *event_statements(kind, player, session.token_hash),
    ]
