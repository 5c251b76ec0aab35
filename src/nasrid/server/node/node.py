"""The composition root of a server process."""

import secrets

from nasrid import __version__, is_compiled
from nasrid.rules.game import RULES_VERSION
from nasrid.server.bots.policies import Policies
from nasrid.server.bots.pool import BotPool
from nasrid.server.clock import SteadyClock
from nasrid.server.limits import Limits
from nasrid.server.metrics import Metrics
from nasrid.server.node.account_deletion import AccountDeletion
from nasrid.server.node.bus import Bus
from nasrid.server.node.command_router import CommandRouter
from nasrid.server.node.daily import DailyDeals
from nasrid.server.node.housekeeping import (
    EXPIRY_INTERVAL_SECONDS,
    SESSION_CHECK_INTERVAL_SECONDS,
    Housekeeping,
    run_periodically,
)
from nasrid.server.node.monitor import READING_INTERVAL_SECONDS, Monitor
from nasrid.server.node.ownership import Ownership
from nasrid.server.node.peers import PeerListener, Peers
from nasrid.server.node.presence import PresenceTracker
from nasrid.server.node.puzzles import Puzzles
from nasrid.server.node.reviews import Reviews
from nasrid.server.node.table_cache import TableCache
from nasrid.server.node.table_opener import TableOpener
from nasrid.server.node.tournament_cache import TournamentCache
from nasrid.server.node.tournament_followers import TournamentFollowers
from nasrid.server.node.tournament_rounds import TournamentRounds
from nasrid.server.node.tournaments import Tournaments
from nasrid.server.push.notifier import Notifier, PushSettings
from nasrid.server.store.database import Database
from nasrid.server.store.journal import Journal
from nasrid.server.store.leases import SINGLE_PROCESS_PREFIX
from nasrid.server.table.background import Background
from nasrid.server.table.live import LiveTable
from nasrid.server.table.owner import TableOwner


class Node:
    """One server process. The parts depend only on the parts that they receive here."""

    def __init__(
        self,
        database: Database,
        bus: Bus,
        limits: Limits,
        push: PushSettings | None = None,
        policies: Policies | None = None,
    ) -> None:
        self.id = (SINGLE_PROCESS_PREFIX if bus.IS_SINGLE_PROCESS else "") + secrets.token_urlsafe(9)
        self.database = database
        self.limits = limits
        self.clock = SteadyClock()
        self.background = Background()
        self.peers = Peers(bus, self.id)
        self.metrics = Metrics(lambda: self.monitor.readings())
        self.metrics.describe_build(
            version=__version__, rules=str(RULES_VERSION), engine="compiled" if is_compiled else "interpreted"
        )
        database.driver.on_transaction = self.metrics.count_transaction
        self.bots = BotPool(on_wait=self.metrics.bot_wait.observe, policies=policies)
        self.cache = TableCache(
            self.id, database.tables, database.leases, self.peers, self.background, self._make_owner, self.clock.now
        )
        self.ownership = Ownership(self.id, self.cache, database.tables, database.leases, self.metrics, self.clock.now)
        self.presence = PresenceTracker(self.cache, self.peers, database.players, database.relations, self.background)
        self.opener = TableOpener(self.id, self.cache, self.bots.policies, self.clock.now)
        self.router = CommandRouter(self.cache, self.ownership, self.peers, database.relations, self.metrics, limits)
        self.reviews = Reviews(
            self.id, database.reviews, database.progress, database.tables, self.cache, limits, self.metrics
        )
        self.puzzles = Puzzles(database.puzzles, self.reviews.judges, self.metrics)
        self.daily_deals = DailyDeals(database.daily, self.opener, self.puzzles, self.clock.now)
        self.tournament_cache = TournamentCache(database.tournaments, self.peers, self.clock.now)
        self.tournament_followers = TournamentFollowers(self.tournament_cache, self.background)
        self.tournament_rounds = TournamentRounds(
            self.tournament_cache, database.tables, self.opener, self.router, self.background, limits
        )
        self.tournaments = Tournaments(self.tournament_cache, self.tournament_rounds, database.relations, limits)
        self.account_deletion = AccountDeletion(
            database.accounts, self.router, self.tournaments, self.cache, self.background
        )
        self.notifier = Notifier(
            database.driver,
            limits,
            self.metrics,
            push or PushSettings(),
            node=self.id,
            is_connected=self.presence.is_connected,
            now=self.clock.now,
        )
        self.housekeeping = Housekeeping(
            self.id,
            database,
            limits,
            self.clock,
            self.cache,
            self.ownership,
            self.presence,
            self.peers,
            self.account_deletion,
            self.tournament_followers,
        )
        self._journal = Journal(database.tables)
        self.monitor = Monitor(database, self.cache, self.ownership, self.peers, self.bots, self._journal, self.metrics)
        self._directory = _OwnerDirectory(self.opener, self.router, self.cache)
        self.peers.listener = PeerListener(
            on_entry=self.ownership.follow,
            on_release=self.ownership.take_over,
            on_presence=self.presence.refresh,
            on_command=self.router.run_forwarded_command,
        )

    def _make_owner(self, live: LiveTable) -> TableOwner:
        live.state.grace_until = self.ownership.grace_until
        return TableOwner(
            live,
            log=self._journal,
            publisher=self.peers,
            tables=self._directory,
            bots=self.bots,
            puzzles=self.puzzles,
            counters=self.metrics,
            limits=self.limits,
            now=self.clock.now,
        )

    async def open(self) -> None:
        await self.database.open()
        try:
            await self.ownership.open()
            await self.notifier.open()
            await self.peers.open()
        except BaseException:
            await self.database.close()
            raise
        self.housekeeping.resync_clock()
        # A task of its own for the heartbeat, because a late heartbeat loses the tables.
        self.background.spawn(run_periodically(self.ownership.send_heartbeat))
        self.background.spawn(run_periodically(self.housekeeping.update))
        self.background.spawn(run_periodically(self.tournament_rounds.advance_due))
        self.background.spawn(run_periodically(self.housekeeping.pack_logs))
        self.background.spawn(run_periodically(self.housekeeping.check_sessions, SESSION_CHECK_INTERVAL_SECONDS))
        self.background.spawn(run_periodically(self.reviews.work))
        self.background.spawn(run_periodically(self.notifier.send_due))
        self.background.spawn(run_periodically(self.monitor.update_stored_readings, READING_INTERVAL_SECONDS))
        self.background.spawn(self.monitor.measure_loop_lag())
        self.background.spawn(run_periodically(self.housekeeping.delete_expired, EXPIRY_INTERVAL_SECONDS))
        self.background.spawn(run_periodically(self.housekeeping.park_abandoned, EXPIRY_INTERVAL_SECONDS))

    async def close(self) -> None:
        """Release the tables, so that other processes can own them at once. All acknowledged changes are on disk."""
        await self.cache.close()
        await self.background.close()
        await self.bots.close()
        await self.reviews.close()
        await self.ownership.close()
        await self.peers.close()
        await self.database.close()


class _OwnerDirectory:
    """The operations on other tables that the owner of a table needs."""

    def __init__(self, opener: TableOpener, router: CommandRouter, cache: TableCache) -> None:
        self.open_table = opener.open_table
        self.run_command = router.run_command
        self.discard = cache.discard
