"""Second factors of administrators, and the sessions that have used them."""

import time

from msgspec import Struct

from nasrid.server.store.credentials import event_statements
from nasrid.server.store.driver import Queries, Statement


class StoredFactor(Struct, frozen=True):
    """The secret of an authenticator. It counts once a code has confirmed it, or the one that it replaces."""

    secret: str
    is_confirmed: bool
    is_new: bool = False  # no code has been used yet


class SecondFactorStore(Queries):
    async def factor_of(self, player: str) -> StoredFactor | None:
        rows = await self._rows("SELECT secret, is_confirmed, last_step FROM second_factors WHERE player = $1", player)
        return StoredFactor(rows[0][0], bool(rows[0][1]), rows[0][2] == 0) if rows else None

    async def replace(self, player: str, secret: str) -> None:
        """Store a new secret, which a code has to confirm.

        One that replaces a confirmed secret counts at once. Otherwise the password would suffice to set up another one
        until the code follows.
        """
        sql = (
            "INSERT INTO second_factors (player, secret, is_confirmed, last_step) VALUES ($1, $2, 0, 0) "
            "ON CONFLICT (player) DO UPDATE SET secret = $2, last_step = 0"
        )
        await self._rows(sql, player, secret)

    async def use_code(self, player: str, secret: str, step: int) -> bool:
        """Confirm the secret with the code of a time step. Return False if it was used or the secret replaced."""
        sql = (
            "UPDATE second_factors SET is_confirmed = 1, last_step = $3 "
            "WHERE player = $1 AND secret = $2 AND last_step < $3 RETURNING player"
        )
        return bool(await self._rows(sql, player, secret, step))

    async def verify_session(self, player: str, token_hash: str, seconds: int, kind: str) -> None:
        """Let a session use the pages of administrators, and record that as an event."""
        update = "UPDATE sessions SET verified_until = $2 WHERE token_hash = $1"
        await self._run((update, (token_hash, time.time() + seconds)), *event_statements(kind, player, token_hash))


def reset_statements(player: str) -> list[Statement]:
    """Return the statements that delete a player's second factor. Their passkeys only sign in."""
    return [
        ("UPDATE passkeys SET is_second_factor = 0 WHERE player = $1", (player,)),
        ("DELETE FROM second_factors WHERE player = $1", (player,)),
        ("UPDATE sessions SET verified_until = 0 WHERE player = $1", (player,)),
    ]
