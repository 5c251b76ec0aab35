"""Players: names, logins, public pages."""

import time

from msgspec import Struct

from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.settings import DAY_SECONDS
from nasrid.server.store.driver import MAX_SQL_PARAMETERS, Queries, placeholders
from nasrid.server.store.sessions import session_statement


class Account(Struct, frozen=True):
    id: str
    name: str
    login: str | None
    password: str | None  # hashed
    page: str | None = None  # id of the public page
    is_admin: bool = False
    verified_until: float = 0.0  # the session may use the pages of administrators until this time


class PlayerStore(Queries):
    async def add(self, account: Account, token_hash: str, device: str = "") -> None:
        """Add a player with their first session."""
        player = (account.id, account.name, time.time())
        insert = "INSERT INTO players (id, name, created, visited) VALUES ($1, $2, $3, $3)"
        await self._run((insert, player), session_statement(token_hash, account.id, device))

    async def names(self, players: list[str]) -> dict[str, str]:
        """Return the names of these players. Deleted players are left out."""
        names_by_id: dict[str, str] = {}
        for start in range(0, len(players), MAX_SQL_PARAMETERS):
            batch = players[start : start + MAX_SQL_PARAMETERS]
            rows = await self._rows(f"SELECT id, name FROM players WHERE id IN ({placeholders(batch)})", *batch)
            names_by_id |= {str(player): str(name) for player, name in rows}
        return names_by_id

    async def by_session(self, token_hash: str) -> Account | None:
        """Return the player of a session, and update its last use once a day."""
        rows = await self._rows(
            "SELECT players.id, name, login, password, page, admin, verified_until, seen, reason "
            "FROM sessions JOIN players ON players.id = player "
            "LEFT JOIN bans ON kind = 'player' AND target = players.id WHERE token_hash = $1",
            token_hash,
        )
        if not rows:
            return None
        player, name, login, password, page, admin, verified_until, seen, reason = rows[0]
        if reason is not None:
            raise RefusalError("banned", f"you are banned from this server: {reason}")
        if time.time() - seen > DAY_SECONDS:
            await self._note_visit(token_hash, player)
        return Account(player, name, login, password, page, bool(admin), verified_until)

    async def _note_visit(self, token_hash: str, player: str) -> None:
        now = time.time()
        await self._run(
            ("UPDATE sessions SET seen = $2 WHERE token_hash = $1", (token_hash, now)),
            ("UPDATE players SET visited = $2 WHERE id = $1", (player, now)),
        )

    async def by_login(self, login: str) -> Account | None:
        rows = await self._rows("SELECT id, name, login, password FROM players WHERE login = $1", login)
        return Account(*rows[0]) if rows else None

    async def set_page(self, player: str, page: str | None) -> None:
        await self._rows("UPDATE players SET page = $2 WHERE id = $1", player, page)

    async def rename(self, player: str, name: str) -> None:
        await self._rows("UPDATE players SET name = $2 WHERE id = $1", player, name)

    async def creation_time(self, player: str) -> float:
        ((created,),) = await self._rows("SELECT created FROM players WHERE id = $1", player)
        return float(created)
