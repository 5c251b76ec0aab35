"""Periodic work of a server process: clock corrections, expiry, unloading of tables."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial

from nasrid.daily import day_at
from nasrid.server.addresses import BannedNetworks
from nasrid.server.clock import RESYNC_INTERVAL_SECONDS, SteadyClock
from nasrid.server.limits import Limits
from nasrid.server.node.account_deletion import LATE_REQUEST_SECONDS, AccountDeletion
from nasrid.server.node.ownership import HEARTBEAT_SECONDS, Ownership
from nasrid.server.node.peers import Peers
from nasrid.server.node.presence import PresenceTracker
from nasrid.server.node.table_cache import TableCache, in_batches
from nasrid.server.node.tournament_followers import TournamentFollowers
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.settings import DAY_SECONDS
from nasrid.server.store.database import Database
from nasrid.server.store.driver import DamagedDatabaseError
from nasrid.server.table.background import log_errors
from nasrid.server.table.live import LiveTable

EXPIRY_INTERVAL_SECONDS = 3600.0
SESSION_CHECK_INTERVAL_SECONDS = 10.0
UNLOAD_AFTER_SECONDS = 120.0
log = logging.getLogger(__name__)


async def _ignore() -> None:
    pass


@dataclass(eq=False)
class Housekeeping:
    node: str
    database: Database
    limits: Limits
    clock: SteadyClock
    cache: TableCache
    ownership: Ownership
    presence: PresenceTracker
    peers: Peers
    account_deletion: AccountDeletion
    followers: TournamentFollowers
    banned_addresses: BannedNetworks = field(default_factory=BannedNetworks)
    close_ended_sockets: Callable[[], Awaitable[None]] = _ignore
    names_reset_until: float = field(default_factory=lambda: time.time() - LATE_REQUEST_SECONDS)

    def resync_clock(self) -> None:
        """Correct the clock once per second, and credit lost time to the players before their timers fire."""
        if lost := self.clock.resync():
            log.warning("time lost", extra={"seconds": round(lost, 1)})
            for owner in list(self.cache.owners.values()):
                owner.credit_lost_time(lost)
        if not self.cache.is_closing:
            asyncio.get_running_loop().call_later(RESYNC_INTERVAL_SECONDS, self.resync_clock)

    async def update(self) -> None:
        """Apply changes in the database, start due tables, and unload unused ones."""
        for step in (
            self._read_bans,
            self.database.profiles.update_statistics,
            self.database.profiles.update_ratings,
            self.presence.refresh_names,
            self.reset_names_again,
            self._start_due_tables,
            self.followers.check_followed,
            self.ownership.catch_up_followed,
            self._unload_idle_tables,
        ):
            with suppress(DamagedDatabaseError):  # it is logged, and the other steps may not need the damaged page
                await step()

    async def _read_bans(self) -> None:
        self.banned_addresses = BannedNetworks(await self.database.moderation.banned_targets("address"))

    async def reset_names_again(self) -> None:
        """Repeat the removals of names after the requests that were under way, here or in another process."""
        until = time.time() - LATE_REQUEST_SECONDS
        await self.database.moderation.reset_again(self.names_reset_until, until)
        self.names_reset_until = until

    async def _start_due_tables(self) -> None:
        for table_id in await self.database.leases.due_tables(self.clock.now(), self.node):
            if table_id not in self.cache.tables:
                await log_errors(self.cache.get(table_id))

    async def _unload_idle_tables(self) -> None:
        """Announce who is present at each table, and unload tables that nobody uses."""
        async for live in in_batches(self.cache.tables.values()):
            if not self.peers.bus.IS_SINGLE_PROCESS:
                self.presence.refresh(live)
                if live.viewers:
                    await self.peers.publish_presence(live)
            if time.monotonic() - live.used_at > UNLOAD_AFTER_SECONDS and self._is_idle(live):
                await self.cache.unload(live)

    def _is_idle(self, live: LiveTable) -> bool:
        owner = self.cache.owners.get(live)
        return not live.viewers and not live.lock.locked() and (owner is None or owner.is_idle)

    async def check_sessions(self) -> None:
        await self.close_ended_sockets()

    async def pack_logs(self) -> None:
        await self.database.packing.pack_finished_games(self.clock.now())

    async def delete_expired(self) -> None:
        """Delete what has expired. If one step fails, the others still run."""
        database, limits = self.database, self.limits
        for step in (
            partial(database.sessions.end_old, limits.session_days),
            partial(database.credentials.forget_old_devices, limits.session_days),
            database.passkeys.delete_expired_challenges,
            partial(self.account_deletion.delete_expired_guests, limits.guest_days),
            partial(database.accounts.delete_expired, limits.table_days),
            partial(database.tournaments.delete_expired, limits.table_days),
            partial(database.profiles.delete_old_pairs, self.clock.now()),
            partial(database.daily.delete_old, day_at(self.clock.now())),
        ):
            await log_errors(step())

    async def park_abandoned(self) -> None:
        before = self.clock.now() - self.limits.parking_days * DAY_SECONDS
        while await self.database.leases.park_abandoned(before):
            pass  # each batch is a transaction of its own, so that others can write in between


async def run_periodically(work: Callable[[], Awaitable[None]], interval_seconds: float = HEARTBEAT_SECONDS) -> None:
    while True:
        try:
            await work()
        except RefusalError as refusal:  # the database does not respond
            log.warning("housekeeping postponed", extra={"error": refusal.code})
        except Exception:
            log.exception("housekeeping failed")
        await asyncio.sleep(interval_seconds)
