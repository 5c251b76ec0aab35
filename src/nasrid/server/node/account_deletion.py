"""Deletion of accounts, by their owners or after a long absence."""

import asyncio
from dataclasses import dataclass

from nasrid.server.node.command_router import CommandRouter
from nasrid.server.node.table_cache import TableCache
from nasrid.server.node.tournaments import Tournaments
from nasrid.server.protocol.commands import PlayerRef
from nasrid.server.store.accounts import Accounts
from nasrid.server.table.background import Background, log_errors

LATE_REQUEST_SECONDS = 60.0  # in which a request that began before a deletion ends


@dataclass(eq=False)
class AccountDeletion:
    accounts: Accounts
    router: CommandRouter
    tournaments: Tournaments
    cache: TableCache
    background: Background

    async def delete(self, player: PlayerRef) -> None:
        """Delete a player for good. Do it again later, because a request under way may still write their name."""
        await self._delete(player)
        self.background.spawn(self._delete_again(player))

    async def _delete_again(self, player: PlayerRef) -> None:
        await asyncio.sleep(LATE_REQUEST_SECONDS)
        await self._delete(player)

    async def _delete(self, player: PlayerRef) -> None:
        """Delete a player. They leave their tables first; their games stay without their name and words."""
        await self.tournaments.quit_all(player)
        tables = await self.accounts.mentioning_tables(player.id)
        open_tables = [table for table, state, _ in tables if state in ("waiting", "playing", "parked")]
        await self.router.leave_all(player, open_tables)
        await self.accounts.delete(player.id)
        for table, _, _ in tables:
            await self.cache.reload(table)

    async def delete_expired_guests(self, guest_days: int) -> None:
        """Delete the guests who did not return for this many days. If one cannot be deleted, try again next time."""
        tried: set[str] = set()
        while guests := set(await self.accounts.expired_guests(guest_days)) - tried:
            tried |= guests
            for guest in guests:
                await log_errors(self._delete(PlayerRef(guest, "")))
