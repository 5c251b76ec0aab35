"""Deletion of accounts, by their owners or after a long absence."""

from dataclasses import dataclass

from nasrid.server.node.command_router import CommandRouter
from nasrid.server.node.table_cache import TableCache
from nasrid.server.protocol.commands import PlayerRef
from nasrid.server.store.accounts import Accounts


@dataclass(eq=False)
class AccountDeletion:
    accounts: Accounts
    router: CommandRouter
    cache: TableCache

    async def delete(self, player: PlayerRef) -> None:
        """Delete a player for good. They leave their tables first; their games stay without their name and words."""
        tables = await self.accounts.mentioning_tables(player.id)
        open_tables = [table for table, state, _ in tables if state in ("waiting", "playing", "parked")]
        await self.router.leave_all(player, open_tables)
        await self.accounts.delete(player.id)
        for table, _, _ in tables:
            await self.cache.reload(table)

    async def delete_expired_guests(self, guest_days: int) -> None:
        """Delete the guests who did not return for this many days."""
        while guests := await self.accounts.expired_guests(guest_days):
            for guest in guests:
                await self.delete(PlayerRef(guest, ""))
