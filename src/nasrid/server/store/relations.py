"""Relations between players: friends, recent opponents, blocked players, invitations."""

import time
from collections.abc import Sequence

import msgspec

from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.forms import Contact, Contacts, ExportedInvitation, Invited, RelationKind
from nasrid.server.protocol.settings import DAY_SECONDS, INVITATION_DAYS
from nasrid.server.store.driver import MAX_SQL_PARAMETERS, Queries, placeholders
from nasrid.server.store.tables import latest_tables_sql

RECENT_OPPONENTS = 20
RECENT_TABLES = 100  # of each stage, whose players are recent opponents
MAX_RELATIONS = 500  # per player
MAX_INVITATIONS_SHOWN = 20


class RelationStore(Queries):
    # Relations

    async def contacts(self, player: str) -> Contacts:
        sql = (
            "SELECT kind, id, name, page FROM relations JOIN players ON id = other WHERE player = $1 ORDER BY name, id"
        )
        rows = await self._rows(sql, player)
        friends, blocked = (
            [Contact(*contact) for row_kind, *contact in rows if row_kind == kind] for kind in ("friend", "blocked")
        )
        return Contacts(friends, await self._recent_opponents(player), blocked)

    async def _recent_opponents(self, player: str) -> list[Contact]:
        """Return the latest opponents who are neither friends nor blocked."""
        rows = await self._rows(
            "SELECT players.id, name, page "
            f"FROM ({latest_tables_sql(('playing', 'over'), RECENT_TABLES)}) AS mine "
            "JOIN table_players AS theirs ON theirs.table_id = mine.table_id "
            "JOIN players ON players.id = theirs.player "
            "WHERE theirs.player <> $1 AND mine.seat IS NOT NULL AND theirs.seat IS NOT NULL AND NOT EXISTS "
            "(SELECT 1 FROM relations WHERE relations.player = $1 AND other = theirs.player) "
            "GROUP BY players.id, name, page ORDER BY max(theirs.since) DESC LIMIT $2",
            player,
            RECENT_OPPONENTS,
        )
        return [Contact(*row) for row in rows]

    async def set_relation(self, player: str, other: str, kind: RelationKind | None) -> None:
        """Set or, with None, delete the relation of a player to another."""
        if kind is None:
            await self._rows("DELETE FROM relations WHERE player = $1 AND other = $2", player, other)
            return
        if other == player or not await self._rows("SELECT 1 FROM players WHERE id = $1", other):
            raise RefusalError("no_such_player", "there is no such player, or it is you")
        ((count,),) = await self._rows("SELECT count(*) FROM relations WHERE player = $1", player)
        if count >= MAX_RELATIONS:
            raise RefusalError("quota_exceeded", f"you can have at most {MAX_RELATIONS} contacts; delete some")
        sql = (
            "INSERT INTO relations (player, other, kind) VALUES ($1, $2, $3) "
            "ON CONFLICT (player, other) DO UPDATE SET kind = $3"
        )
        await self._rows(sql, player, other, kind)

    async def relations(self, player: str) -> dict[str, RelationKind]:
        return dict(await self._rows("SELECT other, kind FROM relations WHERE player = $1", player))

    async def blocked_players(self, player: str) -> frozenset[str]:
        return frozenset(other for other, kind in (await self.relations(player)).items() if kind == "blocked")

    async def pages(self, players: list[str]) -> dict[str, str]:
        """Return the ids of these players' public pages."""
        sql = f"SELECT id, page FROM players WHERE page IS NOT NULL AND id IN ({placeholders(players)})"
        return dict(await self._rows(sql, *players))

    async def has_blocked(self, player: str, other: str) -> bool:
        sql = "SELECT 1 FROM relations WHERE player = $1 AND other = $2 AND kind = 'blocked'"
        return bool(await self._rows(sql, player, other))

    async def is_blocked_by(self, player: str, others: Sequence[str]) -> bool:
        """Return whether one of these people has blocked a player."""
        listed = placeholders(others[: MAX_SQL_PARAMETERS - 1], 2)
        sql = f"SELECT 1 FROM relations WHERE other = $1 AND player IN ({listed}) AND kind = 'blocked' LIMIT 1"
        return bool(await self._rows(sql, player, *others[: MAX_SQL_PARAMETERS - 1]))

    async def tables_with_blocked(self, player: str, tables: list[str]) -> set[str]:
        """Return the tables where a player sits who has blocked this player, or whom they have blocked."""
        sql = " UNION ".join(
            f"SELECT table_id FROM table_players JOIN relations ON {mine} = $1 AND {theirs} = table_players.player "
            f"WHERE kind = 'blocked' AND table_id IN ({placeholders(tables, 2)})"
            for mine, theirs in (("relations.player", "other"), ("other", "relations.player"))
        )
        return {table for (table,) in await self._rows(sql, player, *tables)}

    # Invitations

    async def invite(self, inviter: str, player: str, table: str, secret: str) -> None:
        """Invite a player to a table. If they have blocked the inviter, do nothing, and do not show that."""
        if player == inviter or not await self._rows("SELECT 1 FROM players WHERE id = $1", player):
            raise RefusalError("no_such_player", "there is no such player, or it is you")
        if await self.has_blocked(player, inviter):
            return
        sql = (
            "INSERT INTO invitations (player, table_id, inviter, secret, at) VALUES ($1, $2, $3, $4, $5) "
            "ON CONFLICT (player, table_id) DO UPDATE SET inviter = $3, secret = $4, at = $5"
        )
        await self._rows(sql, player, table, inviter, secret, time.time())

    async def invitations(self, player: str) -> list[Invited]:
        """Return a player's valid invitations to waiting tables, latest first."""
        rows = await self._rows(
            "SELECT name, summary, secret FROM invitations JOIN tables ON tables.id = table_id "
            "JOIN players ON players.id = inviter WHERE player = $1 AND state = 'waiting' AND NOT EXISTS "
            "(SELECT 1 FROM table_players WHERE table_players.table_id = tables.id AND table_players.player = $1) "
            "AND NOT EXISTS "
            "(SELECT 1 FROM relations WHERE relations.player = $1 AND other = inviter AND kind = 'blocked') "
            "AND at > $3 ORDER BY at DESC LIMIT $2",
            player,
            MAX_INVITATIONS_SHOWN,
            time.time() - INVITATION_DAYS * DAY_SECONDS,
        )
        return [Invited(name, msgspec.Raw(summary.encode()), secret) for name, summary, secret in rows]

    async def stored_invitations(self, player: str) -> list[ExportedInvitation]:
        """Return the invitations that a player has sent or received."""
        sql = (
            "SELECT at, table_id, 0 FROM invitations WHERE player = $1 "
            "UNION ALL SELECT at, table_id, 1 FROM invitations WHERE inviter = $1"
        )
        return [ExportedInvitation(at, table, bool(is_sent)) for at, table, is_sent in await self._rows(sql, player)]

    async def decline(self, player: str, table: str) -> None:
        await self._rows("DELETE FROM invitations WHERE player = $1 AND table_id = $2", player, table)
