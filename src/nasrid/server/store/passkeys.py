"""Passkeys of players, and the challenges that they sign."""

import time

from msgspec import Struct

from nasrid.server.protocol.forms import Passkey
from nasrid.server.store.credentials import NewSession, event_statements, lock_statement, trim_sessions_statement
from nasrid.server.store.driver import DELETION_BATCH_SIZE, Queries, delete_in_batches

MAX_PASSKEYS = 20  # per player

# A counter that does not grow belongs to a copied passkey. Many authenticators do not count.
_COUNTS_UP = "(sign_count < $3 OR (sign_count = 0 AND $3 = 0))"


class NewPasskey(Struct, frozen=True):
    """A passkey to store."""

    id: str
    name: str
    public_key: str
    sign_count: int
    is_second_factor: bool


class StoredPasskey(Struct, frozen=True):
    """The data that an assertion is checked against."""

    player: str
    public_key: str
    is_second_factor: bool


class PasskeyStore(Queries):
    # Challenges

    async def add_challenge(self, challenge_hash: str, expires: float, player: str | None = None) -> None:
        """Store a challenge. It replaces the one with which the player began to add another passkey."""
        insert = "INSERT INTO passkey_challenges (challenge_hash, player, expires) VALUES ($1, $2, $3)"
        await self._run(
            ("DELETE FROM passkey_challenges WHERE player = $1", (player,)), (insert, (challenge_hash, player, expires))
        )

    async def take_challenge(self, challenge_hash: str, player: str | None = None) -> bool:
        """Delete a challenge. Return whether it was valid for this player, or for a sign-in."""
        sql = "DELETE FROM passkey_challenges WHERE challenge_hash = $1 RETURNING player, expires"
        rows = await self._rows(sql, challenge_hash)
        return bool(rows) and rows[0][0] == player and rows[0][1] > time.time()

    async def delete_expired_challenges(self) -> None:
        now = time.time()
        await delete_in_batches(lambda: self._delete_challenges(now))

    async def _delete_challenges(self, before: float) -> int:
        """Delete the challenges that expired before this time, at most one batch. Return their number."""
        expired = "SELECT challenge_hash FROM passkey_challenges WHERE expires < $1 ORDER BY expires LIMIT $2"
        sql = f"DELETE FROM passkey_challenges WHERE challenge_hash IN ({expired}) RETURNING expires"
        return len(await self._rows(sql, before, DELETION_BATCH_SIZE))

    # Passkeys

    async def passkeys_of(self, player: str) -> list[Passkey]:
        """Return a player's passkeys, newest first."""
        sql = (
            "SELECT id, name, created, last_used, is_second_factor FROM passkeys WHERE player = $1 "
            "ORDER BY created DESC"
        )
        return [
            Passkey(passkey, name, created, last_used, bool(is_second_factor))
            for passkey, name, created, last_used, is_second_factor in await self._rows(sql, player)
        ]

    async def find(self, passkey: str) -> StoredPasskey | None:
        rows = await self._rows("SELECT player, public_key, is_second_factor FROM passkeys WHERE id = $1", passkey)
        return StoredPasskey(rows[0][0], rows[0][1], bool(rows[0][2])) if rows else None

    async def add(self, player: str, passkey: NewPasskey, *, password: str, token_hash: str) -> bool:
        """Add a passkey. Return False if this is no longer the password hash, or if the player has too many.

        Raise DuplicateError if the passkey exists already.
        """
        insert = (
            "INSERT INTO passkeys (id, player, name, public_key, sign_count, is_second_factor, created) "
            "SELECT $1, id, $3, $4, $5, $6, $7 FROM players WHERE id = $2 AND password = $8 "
            "AND (SELECT count(*) FROM passkeys WHERE player = $2) < $9 RETURNING id"
        )
        values = (passkey.name, passkey.public_key, passkey.sign_count, int(passkey.is_second_factor), time.time())
        (event, event_values), trimmed = event_statements("passkey_added", player, token_hash)
        rows = await self._run(
            lock_statement(player),
            (insert, (passkey.id, player, *values, password, MAX_PASSKEYS)),
            (f"{event} AND EXISTS (SELECT 1 FROM passkeys WHERE id = $4)", (*event_values, passkey.id)),
            trimmed,
        )
        return bool(rows[1])

    async def remove(self, player: str, passkey: str, token_hash: str) -> bool:
        """Remove a passkey. Return False if the player has no such passkey."""
        (event, event_values), trimmed = event_statements("passkey_removed", player, token_hash)
        _, _, rows = await self._run(
            (
                f"{event} AND EXISTS (SELECT 1 FROM passkeys WHERE id = $4 AND passkeys.player = sessions.player)",
                (*event_values, passkey),
            ),
            trimmed,
            ("DELETE FROM passkeys WHERE id = $1 AND player = $2 RETURNING id", (passkey, player)),
        )
        return bool(rows)

    async def sign_in(self, session: NewSession, passkey: str, sign_count: int, verified_until: float) -> bool:
        """Start a session, verified if the passkey is a second factor. Return False if it is gone or was copied."""
        insert = (
            "INSERT INTO sessions (token_hash, player, created, seen, device, verified_until) "
            "SELECT $1, player, $4, $4, $5, is_second_factor * CAST($6 AS DOUBLE PRECISION) FROM passkeys "
            f"WHERE id = $2 AND {_COUNTS_UP} RETURNING player"
        )
        now = time.time()
        started = "EXISTS (SELECT 1 FROM sessions WHERE token_hash = $4)"
        rows = await self._run(
            lock_statement(session.player),
            (insert, (session.token_hash, passkey, sign_count, now, session.device, verified_until)),
            (
                f"UPDATE passkeys SET sign_count = $2, last_used = $3 WHERE id = $1 AND {started}",
                (passkey, sign_count, now, session.token_hash),
            ),
            *event_statements("passkey_used", session.player, session.token_hash),
            trim_sessions_statement(session.player),
        )
        return bool(rows[1])

    async def use(self, passkey: str, sign_count: int) -> bool:
        """Record the use of a passkey. Return False if it is gone or was copied."""
        sql = f"UPDATE passkeys SET sign_count = $3, last_used = $2 WHERE id = $1 AND {_COUNTS_UP} RETURNING id"
        return bool(await self._rows(sql, passkey, time.time(), sign_count))
