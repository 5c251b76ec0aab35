"""Routing of commands to the owner of a table, in this process or another."""

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass

from nasrid.server.limits import Limits
from nasrid.server.metrics import Metrics
from nasrid.server.node.bus import AbsentProcessError, NoResponderError
from nasrid.server.node.ownership import HEARTBEAT_SECONDS, Ownership
from nasrid.server.node.peers import Peers
from nasrid.server.node.table_cache import TableCache
from nasrid.server.protocol import commands
from nasrid.server.protocol.commands import AnyCommand, Order, PlayerRef
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.messages import Done, Reply
from nasrid.server.rate_limit import TokenBuckets
from nasrid.server.store.relations import RelationStore
from nasrid.server.table.lease import Fenced
from nasrid.server.table.live import LiveTable

SERVER = PlayerRef("", "")
OWNER_LOOKUP_TIMEOUT_SECONDS = 15.0  # longer than the heartbeat of a dead owner is valid
log = logging.getLogger(__name__)


@dataclass(eq=False)
class CommandRouter:
    cache: TableCache
    ownership: Ownership
    peers: Peers
    relations: RelationStore
    metrics: Metrics
    limits: Limits

    def __post_init__(self) -> None:
        self._side_commands = TokenBuckets(self.limits.side_commands_per_10min, 600)

    async def run_command(self, table_id: str, player: PlayerRef, command: AnyCommand) -> Reply:
        """Run a command where the table is owned. Raise RefusalError if it is not possible."""
        outcome = "done"
        try:
            if not isinstance(command, commands.GAME_COMMANDS) and not self._side_commands.try_take(player.id):
                raise RefusalError("rate_limited", "too many commands outside the game; wait a few minutes")
            if isinstance(command, commands.Sit | commands.RequestSeat):
                await self._check_not_blocked(table_id, player)
            began = time.perf_counter()
            try:
                return await self._route(table_id, player, command)
            finally:
                self.metrics.command_seconds.observe(time.perf_counter() - began)
        except RefusalError as refusal:
            outcome = refusal.code
            raise
        finally:
            self.metrics.count_command(outcome)

    async def _check_not_blocked(self, table_id: str, player: PlayerRef) -> None:
        host = (await self.cache.get(table_id)).state.host
        if host and host != player.id and await self.relations.has_blocked(host, player.id):
            raise RefusalError("not_invited", "you cannot sit down at this table")

    async def order(self, table_id: str, order: Order) -> None:
        """Carry out an order of a tournament where the table is owned."""
        await self._route(table_id, SERVER, order)

    async def _route(self, table_id: str, player: PlayerRef, command: AnyCommand | Order) -> Reply:
        end = time.monotonic() + OWNER_LOOKUP_TIMEOUT_SECONDS
        while True:
            live = await self.cache.get(table_id)
            try:
                if owner := self.cache.owners.get(live):
                    return await owner.carry_out(player, command)
                return await self._forward(live, player, command)
            except Fenced:
                log.info("table lost", extra={"table": table_id})
            except NoResponderError as error:
                if isinstance(error, AbsentProcessError):
                    await self.ownership.expire_absent(live.lease.owner)
                await self.ownership.take_over(live)
            if time.monotonic() > end:
                raise RefusalError("unavailable", "the process that owns this table does not respond; try again")
            if live not in self.cache.owners:
                await asyncio.sleep(HEARTBEAT_SECONDS / 8)

    async def _forward(self, live: LiveTable, player: PlayerRef, command: AnyCommand | Order) -> Reply:
        """Send a command to the process that owns the table."""
        reply = await self.peers.forward(live.lease.owner, live.id, player, command)
        if isinstance(reply, Done):
            await self.ownership.follow(live, reply.seq)  # the change is visible here before the reply
        return reply

    async def run_forwarded_command(self, table_id: str, player: PlayerRef, command: AnyCommand | Order) -> Reply:
        """Run a command that another process has sent to this one as the owner."""
        owner = self.cache.owners.get(await self.cache.get(table_id))
        if owner is None:
            raise RefusalError("unavailable", "another process owns this table")
        return await owner.carry_out(player, command)

    async def leave_all(self, player: PlayerRef, tables: list[str]) -> None:
        """Leave these tables, whatever the limits: a bot takes the seat in a running game, and seats and seat requests
        at waiting tables become free."""
        for table in tables:
            with suppress(RefusalError):
                await self._route(table, player, commands.Leave(id=secrets.token_urlsafe(8)))
