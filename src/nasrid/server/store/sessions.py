"""Sessions: the devices where a player is signed in, and the links that sign in another one."""

import time

from nasrid.server.protocol.forms import Session
from nasrid.server.protocol.settings import DAY_SECONDS
from nasrid.server.store.credentials import event_statements, lock_statement, trim_sessions_statement
from nasrid.server.store.driver import (
    DELETION_BATCH_SIZE,
    MAX_SQL_PARAMETERS,
    Queries,
    Statement,
    delete_in_batches,
    placeholders,
)

SESSION_ID_LENGTH = 16  # prefix of the session's hash


class SessionStore(Queries):
    async def sessions_of(self, player: str, token_hash: str) -> list[Session]:
        """Return the sessions of a player, latest first; `token_hash` marks the current one."""
        rows = await self._rows(
            "SELECT token_hash, device, created, seen FROM sessions WHERE player = $1 ORDER BY seen DESC", player
        )
        return [
            Session(session_hash[:SESSION_ID_LENGTH], device, created, seen, session_hash == token_hash)
            for session_hash, device, created, seen in rows
        ]

    async def valid(self, sessions: list[str]) -> set[str]:
        """Return those of the sessions that have not ended and whose players are not banned."""
        valid: set[str] = set()
        for start in range(0, len(sessions), MAX_SQL_PARAMETERS):
            batch = sessions[start : start + MAX_SQL_PARAMETERS]
            sql = (
                "SELECT token_hash FROM sessions LEFT JOIN bans ON kind = 'player' AND target = player "
                f"WHERE token_hash IN ({placeholders(batch)}) AND target IS NULL"
            )
            valid |= {token_hash for (token_hash,) in await self._rows(sql, *batch)}
        return valid

    async def end(self, player: str, token_hash: str) -> None:
        """End a session of a player, and delete the link that it may have created."""
        await self._run(*_end_statements(player, token_hash))

    async def end_by_id(self, player: str, session_id: str) -> bool:
        """End a session, and delete the link that it may have created. Return False if there is no such session."""
        sql = "SELECT token_hash FROM sessions WHERE player = $1 AND substr(token_hash, 1, $3) = $2"
        rows = await self._rows(sql, player, session_id, SESSION_ID_LENGTH)
        for (token_hash,) in rows:
            await self._run(
                *event_statements("device_signed_out", player, token_hash), *_end_statements(player, token_hash)
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

    async def add_device_link(self, link_hash: str, player: str, expires: float, token_hash: str) -> bool:
        """Replace the player's device link. Return False if the session that asks for it has ended."""
        insert = (
            "INSERT INTO device_links (token_hash, player, expires) SELECT $1, player, $3 FROM sessions "
            "WHERE token_hash = $4 AND player = $2 RETURNING player"
        )
        rows = await self._run(
            lock_statement(player),
            ("DELETE FROM device_links WHERE player = $1", (player,)),
            (insert, (link_hash, player, expires, token_hash)),
        )
        return bool(rows[2])

    async def use_device_link(self, link_hash: str, now: float, token_hash: str, device: str = "") -> str | None:
        """Start a session with a device link, and delete the link. Return the player, or None if it is invalid.

        The first statement locks the player. Without it, the link could overtake a change of password.
        """
        players = await self._rows("SELECT player FROM device_links WHERE token_hash = $1", link_hash)
        if not players:
            return None
        ((player,),) = players
        insert = (
            "INSERT INTO sessions (token_hash, player, created, seen, device) "
            "SELECT $2, player, $3, $3, $4 FROM device_links WHERE token_hash = $1 AND expires > $5 RETURNING player"
        )
        _, started, *_ = await self._run(
            ("UPDATE players SET visited = $2 WHERE id = $1", (player, time.time())),
            (insert, (link_hash, token_hash, time.time(), device, now)),
            ("DELETE FROM device_links WHERE token_hash = $1", (link_hash,)),
            *event_statements("device_linked", player, token_hash),
            trim_sessions_statement(player),
        )
        return player if started else None


def _end_statements(player: str, token_hash: str) -> tuple[Statement, Statement]:
    """Return the statements that end a session. A link that it has created could start another one."""
    return (
        ("DELETE FROM sessions WHERE token_hash = $1", (token_hash,)),
        ("DELETE FROM device_links WHERE player = $1", (player,)),
    )


def session_statement(token_hash: str, player: str, device: str) -> Statement:
    return (
        "INSERT INTO sessions (token_hash, player, created, seen, device) VALUES ($1, $2, $3, $3, $4)",
        (token_hash, player, time.time(), device),
    )
