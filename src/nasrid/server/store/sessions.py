"""Sessions: the devices where a player is signed in, and the links that sign in another one."""

import time

from nasrid.server.protocol.forms import Session
from nasrid.server.protocol.settings import DAY_SECONDS
from nasrid.server.store.credentials import event_statements
from nasrid.server.store.driver import DELETION_BATCH_SIZE, Queries, Statement, delete_in_batches

SESSION_ID_LENGTH = 16  # prefix of the session's hash


class SessionStore(Queries):
    async def add(self, token_hash: str, player: str, device: str = "") -> None:
        """Start the session of a device that another device has signed in."""
        await self._run(
            session_statement(token_hash, player, device),
            ("UPDATE players SET visited = $2 WHERE id = $1", (player, time.time())),
            *event_statements("device_linked", player, token_hash),
        )

    async def sessions_of(self, player: str, token_hash: str) -> list[Session]:
        """Return the sessions of a player, latest first; `token_hash` marks the current one."""
        rows = await self._rows(
            "SELECT token_hash, device, created, seen FROM sessions WHERE player = $1 ORDER BY seen DESC", player
        )
        return [
            Session(session_hash[:SESSION_ID_LENGTH], device, created, seen, session_hash == token_hash)
            for session_hash, device, created, seen in rows
        ]

    async def end(self, token_hash: str) -> None:
        await self._rows("DELETE FROM sessions WHERE token_hash = $1", token_hash)

    async def end_by_id(self, player: str, session_id: str) -> bool:
        """End a session. Return False if the player has no such session."""
        sql = "SELECT token_hash FROM sessions WHERE player = $1 AND substr(token_hash, 1, $3) = $2"
        rows = await self._rows(sql, player, session_id, SESSION_ID_LENGTH)
        for (token_hash,) in rows:
            await self._run(
                *event_statements("device_signed_out", player, token_hash),
                ("DELETE FROM sessions WHERE token_hash = $1", (token_hash,)),
            )
        return bool(rows)

    async def end_others(self, player: str, token_hash: str) -> None:
        """End all other sessions of a player, and delete the link that could start one."""
        await self._run(
            ("DELETE FROM sessions WHERE player = $1 AND token_hash <> $2", (player, token_hash)),
            ("DELETE FROM device_links WHERE player = $1", (player,)),
            *event_statements("others_signed_out", player, token_hash),
        )

    async def end_all(self, player: str) -> None:
        await self.end_others(player, "")

    async def end_old(self, days: int) -> None:
        """End the sessions that were not used for this many days, and delete expired links."""
        now = time.time()
        await delete_in_batches(lambda: self._end_unused(now - days * DAY_SECONDS))
        await self._rows("DELETE FROM device_links WHERE expires < $1", now)

    async def _end_unused(self, before: float) -> int:
        """End the sessions that were last used before this time, at most one batch. Return their number."""
        unused = "SELECT token_hash FROM sessions WHERE seen < $1 ORDER BY seen LIMIT $2"
        sql = f"DELETE FROM sessions WHERE token_hash IN ({unused}) RETURNING player"
        return len(await self._rows(sql, before, DELETION_BATCH_SIZE))

    async def add_device_link(self, token_hash: str, player: str, expires: float) -> None:
        """Replace the player's device link."""
        insert = "INSERT INTO device_links (token_hash, player, expires) VALUES ($1, $2, $3)"
        await self._run(
            ("DELETE FROM device_links WHERE player = $1", (player,)), (insert, (token_hash, player, expires))
        )

    async def use_device_link(self, link_hash: str, now: float) -> str | None:
        """Delete a device link. Return its player, or None if it does not exist or has expired."""
        rows = await self._rows("DELETE FROM device_links WHERE token_hash = $1 RETURNING player, expires", link_hash)
        return rows[0][0] if rows and rows[0][1] > now else None


def session_statement(token_hash: str, player: str, device: str) -> Statement:
    return (
        "INSERT INTO sessions (token_hash, player, created, seen, device) VALUES ($1, $2, $3, $3, $4)",
        (token_hash, player, time.time(), device),
    )
