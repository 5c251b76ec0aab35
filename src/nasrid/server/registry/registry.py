"""All tables of this process: those it owns and those it follows because people look at them from here.

Every table has one owner, which alone adds to its log. A process that follows hears of new entries over the bus, or
reads them from the log, and passes commands on to the owner. When an owner dies, others take its tables over.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from typing import Any, TypeVar

from nasrid.i18n import t
from nasrid.server.bots.policies import Policies
from nasrid.server.bots.pool import BotPool
from nasrid.server.clock import RESYNC_INTERVAL_SECONDS, SteadyClock
from nasrid.server.limits import Limits
from nasrid.server.metrics import Metrics
from nasrid.server.protocol import commands
from nasrid.server.protocol.commands import AnyCommand
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.messages import Done, Reply
from nasrid.server.protocol.settings import TableSettings
from nasrid.server.push.notifier import Notifier, PushSettings
from nasrid.server.rate_limit import TokenBuckets
from nasrid.server.registry.bus import Bus, NoResponderError
from nasrid.server.registry.peers import Peers
from nasrid.server.store.accounts import Accounts
from nasrid.server.store.driver import StoreError
from nasrid.server.store.journal import Journal
from nasrid.server.store.loading import load
from nasrid.server.store.moderation import Moderation
from nasrid.server.store.profiles import Profiles
from nasrid.server.store.relations import RelationStore
from nasrid.server.store.store import Store
from nasrid.server.table.background import Background, log_errors
from nasrid.server.table.live import LiveTable, Viewer
from nasrid.server.table.opening import new_table_id, opening_entries, resuming_entries
from nasrid.server.table.owner import TableOwner
from nasrid.server.table.ownership import Fenced, Lease
from nasrid.server.table.player import PlayerRef
from nasrid.server.table.state import TableState

HEARTBEAT_SECONDS = 2.0  # seconds between two signs of life
EXPIRY_INTERVAL_SECONDS = 3600.0  # seconds until it is looked again for what is too old
HEARTBEAT_TTL_SECONDS = 8.0  # seconds that one holds
OWNER_LOOKUP_TIMEOUT_SECONDS = 15.0  # seconds to look for the owner of a table: longer than a dead one counts as alive
OUTAGE_THRESHOLD_SECONDS = 600.0  # seconds without any process: people could not play
OUTAGE_GRACE_SECONDS = 12 * 3600.0  # seconds that everybody then has at least
UNLOAD_AFTER_SECONDS = 120.0  # seconds until a table that nobody uses is put away
TABLE_BATCH_SIZE = 500  # tables
T = TypeVar("T")
log = logging.getLogger(__name__)


class Registry:
    def __init__(
        self,
        store: Store,
        bus: Bus,
        limits: Limits,
        push: PushSettings | None = None,
        policies: Policies | None = None,
    ) -> None:
        self.store = store
        self.limits = limits
        self.node = secrets.token_urlsafe(9)
        self.peers = Peers(bus, self.node)
        self.clock = SteadyClock()
        self.tables: dict[str, LiveTable] = {}
        self.owners: dict[LiveTable, TableOwner] = {}  # of the tables that this process owns
        self.metrics = Metrics(self.counts)
        self.bots = BotPool(on_wait=self.metrics.bot_wait.observe, policies=policies)
        self.background = Background()
        self.is_closing = False
        self._banned_addresses: set[str] = set()  # addresses
        self._heartbeat_at = time.monotonic()
        self._journal = Journal(store)
        self._moderation = Moderation(store.driver)
        self._profiles = Profiles(store.driver)
        self.relations = RelationStore(store.driver)
        self.notifier = Notifier(
            store.driver,
            limits,
            self.metrics,
            push or PushSettings(),
            node=self.node,
            is_connected=self._is_connected,
            now=self.clock.now,
        )
        self._side_commands = TokenBuckets(limits.side_commands_per_10min, 600)
        self._grace_until = 0.0  # until then nobody is late whose days passed while nothing was served
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    async def open(self) -> None:
        await self.store.open()
        await self._ensure_single_process()
        if await self.store.seconds_since_last_process() > OUTAGE_THRESHOLD_SECONDS:
            self._grace_until = self.clock.now() + OUTAGE_GRACE_SECONDS
        await self.store.heartbeat(self.node, HEARTBEAT_TTL_SECONDS)
        await self.notifier.open()
        await self.peers.open(self)
        self._resync_clock()
        self.background.spawn(_run_periodically(self._send_heartbeat))
        self.background.spawn(_run_periodically(self._housekeep))
        self.background.spawn(_run_periodically(self.notifier.send_due))
        self.background.spawn(_run_periodically(self._delete_expired, EXPIRY_INTERVAL_SECONDS))

    async def _ensure_single_process(self) -> None:
        """Without a bus nobody else may be there. Who was killed counts as alive for a while: that is waited for."""
        end = time.monotonic() + HEARTBEAT_TTL_SECONDS + HEARTBEAT_SECONDS
        while self.peers.bus.IS_SINGLE_PROCESS and await self.store.has_other_processes(self.node):
            if time.monotonic() > end:
                await self.store.close()
                raise StoreError(t("store-shared"))
            await asyncio.sleep(HEARTBEAT_SECONDS)

    async def close(self) -> None:
        """Everything acknowledged is safe already; let go of the tables, so that others can take them at once."""
        self.is_closing = True
        for live in list(self.tables.values()):
            async with live.lock:
                await self._unload(live)
            live.close("the server stops or restarts; connect again in a moment")
        await self.background.close()
        await self.bots.close()
        await self.store.retire(self.node)
        await self.peers.close()
        await self.store.close()

    def counts(self) -> dict[str, int]:
        """For the metrics."""
        return {
            "sockets": sum(len(live.viewers) for live in self.tables.values()),
            "owned": len(self.owners),
            "followed": len(self.tables) - len(self.owners),
            "bots_waiting": len(self.bots.queue),
        }

    def is_banned_address(self, address: str) -> bool:
        return address in self._banned_addresses

    @property
    def can_write(self) -> bool:
        """The last sign of life reached the database."""
        return time.monotonic() - self._heartbeat_at < HEARTBEAT_TTL_SECONDS

    # Tables

    async def get_table(self, table_id: str) -> LiveTable:
        """The table, loaded if it was not."""
        live = self.tables.get(table_id)
        if live is None:
            if self.is_closing:
                raise RefusalError("unavailable", "the server stops; connect again in a moment")
            opening = self._loading.get(table_id)
            if opening is None:
                opening = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                opening.add_done_callback(lambda _: self._loading.pop(table_id, None))
            live = await asyncio.shield(opening)
        live.used_at = time.monotonic()
        if (owner := self.owners.get(live)) and owner.is_resting:
            owner.wake()
        return live

    async def _load(self, table_id: str) -> LiveTable:
        lease = await self.store.claim(table_id, self.node)
        if lease is None:
            raise RefusalError("no_such_table", "there is no such table; check the link")
        live = LiveTable(table_id, lease)
        async with live.lock:
            await self.peers.subscribe(live)  # first, so that nothing said after the log was read is missed
            await self._read(live)
            self.tables[table_id] = live
            if lease.owner == self.node:
                self._own(live, lease)
        return live

    async def _read(self, live: LiveTable) -> None:
        seq, state, result = await self.store.stored_table(live.id)
        damaged = RefusalError(
            "table_damaged", "the log of this table cannot be read; whoever runs the server can look"
        )
        if state == "damaged":
            raise damaged
        try:
            await load(self.store, live, seq, result)
        except RefusalError:
            raise
        except Exception:
            log.exception("a table is damaged; `nasrid check` tells more", extra={"table": live.id[:8]})
            await self.store.quarantine(live.id)
            raise damaged from None

    def _own(self, live: LiveTable, lease: Lease) -> None:
        live.lease = lease
        owner = self.owners[live] = TableOwner(
            live,
            log=self._journal,
            publisher=self.peers,
            tables=self,
            bots=self.bots,
            counters=self.metrics,
            limits=self.limits,
            now=self.clock.now,
            grace_until=self._grace_until,
        )
        self.background.spawn(owner.catch_up())

    async def follow(self, live: LiveTable, seq: int, entry: AnyEntry | None = None) -> None:
        """The owner's log has come to this number."""
        async with live.lock:
            if live in self.owners or seq <= live.state.seq:
                return
            is_next = entry and seq == live.state.seq + 1
            new = [entry] if entry and is_next else await self.store.log(live.id, live.state.seq)
            for new_entry in new:
                live.announce(live.fold(new_entry))

    async def take_over(self, live: LiveTable) -> None:
        """Own a followed table if its owner is dead or has let go of it; otherwise see who owns it now."""
        async with live.lock:
            if live in self.owners or self.is_closing or self.tables.get(live.id) is not live:
                return
            lease = await self.store.claim(live.id, self.node)
            if lease is None or lease.epoch > live.lease.epoch + 1:  # removed, or its log may have been changed
                self.discard(live)
                return
            if lease.owner == self.node:
                for entry in await self.store.log(live.id, live.state.seq):
                    live.announce(live.fold(entry))
                log.info("table taken over", extra={"table": live.id[:8], "from": live.lease.owner})
                self._own(live, lease)
            live.lease = lease

    async def leave_all(self, player: PlayerRef, tables: list[str]) -> None:
        """Before they are forgotten: a bot plays on, a table that has not begun loses them."""
        for table in tables:
            with suppress(RefusalError):
                await self.run_command(table, player, commands.Leave(id=secrets.token_urlsafe(8)))

    async def reload(self, table_id: str) -> None:
        """The log was written anew: whoever needs the table reads it again."""
        if live := self.tables.get(table_id):
            async with live.lock:
                await self._unload(live)
            live.close("the table has changed; connect again")

    def discard(self, live: LiveTable) -> None:
        """Forget a table whose state here cannot be trusted; whoever needs it loads it again."""
        self._remove(live)
        self.background.spawn(self.peers.unsubscribe(live))
        live.close("the table has moved; connect again")

    async def _unload(self, live: LiveTable) -> None:
        owned = live in self.owners
        self._remove(live)
        if owned:
            await self.store.release(live.id, live.lease)
            await self.peers.publish_release(live.id)
        await self.peers.unsubscribe(live)

    def _remove(self, live: LiveTable) -> None:
        if owner := self.owners.pop(live, None):
            owner.close()
        if self.tables.get(live.id) is live:  # it may have been loaded again already
            del self.tables[live.id]

    async def open_table(self, player: PlayerRef, settings: TableSettings, seat: int | None) -> TableState:
        """A table that this player hosts, and where they sit unless `seat` is None."""
        checked, _ = settings.with_lesson().checked()
        self.bots.policies.check_seats(checked.seats, checked.options)
        live = LiveTable(new_table_id(), Lease(self.node, 1))
        sitters = {} if seat is None else {seat: player}
        return await self._create(live, opening_entries(live, player, settings, sitters, self.clock.now()))

    async def resume_game(
        self, player: PlayerRef, options: dict[str, Any], past: list[AnyEntry], seat: int, names: list[str]
    ) -> TableState:
        """A table where a game goes on from its past: this player against bots."""
        live = LiveTable(new_table_id(), Lease(self.node, 1))
        return await self._create(live, resuming_entries(live, player, options, past, seat, names, time.time()))

    async def _create(self, live: LiveTable, log_: list[AnyEntry]) -> TableState:
        await self.store.create(live.state, live.lease, log_)
        await self.peers.subscribe(live)
        self.tables[live.id] = live
        self._own(live, live.lease)
        return live.state

    # Commands

    async def run_command(self, table_id: str, player: PlayerRef, command: AnyCommand) -> Reply:
        """Carry a command out, here or where the table is owned."""
        outcome = "done"
        try:
            if not isinstance(command, commands.GAME_COMMANDS) and not self._side_commands.try_take(player.id):
                raise RefusalError("rate_limited", "too much besides the games; wait some minutes")
            if isinstance(command, commands.Sit | commands.RequestSeat):
                await self._check_not_blocked(table_id, player)
            began = time.perf_counter()
            try:
                return await self._run_command(table_id, player, command)
            finally:
                self.metrics.command_seconds.observe(time.perf_counter() - began)
        except RefusalError as refusal:
            outcome = refusal.code
            raise
        finally:
            self.metrics.count_command(outcome)

    async def _check_not_blocked(self, table_id: str, player: PlayerRef) -> None:
        host = (await self.get_table(table_id)).state.host
        if host and host != player.id and await self.relations.has_blocked(host, player.id):
            raise RefusalError("not_invited", "you cannot sit down at this table")

    async def _run_command(self, table_id: str, player: PlayerRef, command: AnyCommand) -> Reply:
        end = time.monotonic() + OWNER_LOOKUP_TIMEOUT_SECONDS
        while True:
            live = await self.get_table(table_id)
            try:
                return await self._carry_out(live, player, command)
            except Fenced:
                log.info("table lost", extra={"table": table_id[:8]})
            except NoResponderError:
                await self.take_over(live)
            if time.monotonic() > end:
                raise RefusalError("unavailable", "the process that holds this table does not answer; try again")
            if live not in self.owners:
                await asyncio.sleep(HEARTBEAT_SECONDS / 8)

    async def _carry_out(self, live: LiveTable, player: PlayerRef, command: AnyCommand) -> Reply:
        if owner := self.owners.get(live):
            return await owner.carry_out(player, command)
        reply = await self.peers.forward(live.lease.owner, live.id, player, command)
        if isinstance(reply, Done):
            await self.follow(live, reply.seq)  # who is told that it is done can see it here, too
        return reply

    async def run_forwarded_command(self, table_id: str, player: PlayerRef, command: AnyCommand) -> Reply:
        """A command that another process sends because it takes this one for the owner."""
        owner = self.owners.get(await self.get_table(table_id))
        if owner is None:
            raise RefusalError("unavailable", "another process owns this table")
        return await owner.carry_out(player, command)

    # Viewers

    async def join(self, table_id: str, viewer: Viewer, after: int | None) -> LiveTable:
        if viewer.player:
            viewer.blocked = await self.relations.blocked_players(viewer.player)
        live = await self.get_table(table_id)
        while not await self._admit(live, viewer, after):
            live = await self.get_table(table_id)
        self.on_presence_changed(live)
        return live

    async def _admit(self, live: LiveTable, viewer: Viewer, after: int | None) -> bool:
        """False if the table was put away or given up meanwhile."""
        async with live.lock:
            is_here = self.tables.get(live.id) is live
            if is_here:
                live.join(viewer, after)
        return is_here

    async def on_relations_changed(self, player: str) -> None:
        """Whom they hear may be others now."""
        blocked = await self.relations.blocked_players(player)
        for live in self.tables.values():
            for viewer in live.viewers:
                if viewer.player == player:
                    viewer.blocked = blocked

    async def refresh_names(self) -> None:
        """Who watches may be called something else now; at a seat that is written in the log."""
        watching: list[tuple[LiveTable, Viewer, str]] = []
        for batch in batches(list(self.tables.values())):
            watching += [
                (live, viewer, viewer.player)
                for live in batch
                if live.sent_presence.watching
                for viewer in live.viewers
                if viewer.seat is None and viewer.player
            ]
            await asyncio.sleep(0)
        names = await self.store.names(sorted({player for _, _, player in watching})) if watching else {}
        renamed: set[LiveTable] = set()
        for live, viewer, player in watching:
            name = names.get(player, viewer.name)
            if name != viewer.name:
                viewer.name = name
                renamed.add(live)
        for live in renamed:
            self.on_presence_changed(live)

    def leave(self, live: LiveTable, viewer: Viewer) -> None:
        live.leave(viewer)
        self.on_presence_changed(live)

    def check_presence(self, live: LiveTable) -> None:
        """After news of other processes, or when they may have fallen silent."""
        if live.presence != live.sent_presence:
            self.on_presence_changed(live, should_publish=False)

    def on_presence_changed(self, live: LiveTable, should_publish: bool = True) -> None:
        live.send_presence()
        if should_publish:
            self.background.spawn(self.peers.publish_presence(live))
        if owner := self.owners.get(live):
            self.background.spawn(owner.sync_presence())

    def _is_connected(self, table_id: str, seat: int) -> bool:
        live = self.tables.get(table_id)
        return live is not None and seat in live.presence.seats

    # Housekeeping

    def _resync_clock(self) -> None:
        """Before anybody is found to be late: a timer that is due rings before those that were set for later."""
        if lost := self.clock.resync():
            log.warning("time is lost", extra={"seconds": round(lost, 1)})
            for owner in list(self.owners.values()):
                owner.credit_lost_time(lost)
        if not self.is_closing:
            asyncio.get_running_loop().call_later(RESYNC_INTERVAL_SECONDS, self._resync_clock)

    async def _send_heartbeat(self) -> None:
        """Apart from the tidying, which may take its time: whoever shows no sign of life loses the tables."""
        await self.store.heartbeat(self.node, HEARTBEAT_TTL_SECONDS)
        self._heartbeat_at = time.monotonic()
        await self.drop_lost_tables()

    async def drop_lost_tables(self) -> None:
        """Give up what another process has taken over while this one was suspended or cut off, and what whoever runs
        the server has changed or removed."""
        leases = [(live, live.lease) for live in self.owners]
        epochs = await self.store.owned_epochs(self.node)
        for batch in batches(leases):
            for live, lease in batch:
                if epochs.get(live.id) != lease.epoch and live in self.owners and live.lease is lease:
                    log.warning("table lost", extra={"table": live.id[:8]})
                    self.discard(live)
            await asyncio.sleep(0)

    async def _housekeep(self) -> None:
        self._banned_addresses = await self._moderation.banned_targets("address")
        await self._profiles.update_ratings()
        await self.refresh_names()
        for table_id in await self.store.due_tables(self.clock.now(), self.node):
            if table_id not in self.tables:
                await log_errors(self.get_table(table_id))
        await self._catch_up_followed()
        for batch in batches(list(self.tables.values())):
            for live in batch:
                if not self.peers.bus.IS_SINGLE_PROCESS:
                    self.check_presence(live)
                    if live.viewers:
                        await self.peers.publish_presence(live)
                if time.monotonic() - live.used_at > UNLOAD_AFTER_SECONDS and self._is_idle(live):
                    await self._unload(live)
            await asyncio.sleep(0)

    async def _delete_expired(self) -> None:
        await self.store.end_old_sessions(self.limits.session_days)
        await Accounts(self.store).delete_expired(self.limits.guest_days, self.limits.table_days)

    async def _catch_up_followed(self) -> None:
        """What was said on the bus may have got lost, and an owner may have died."""
        followed = {live.id: live for live in self.tables.values() if live not in self.owners}
        for table_id, seq, epoch, is_owned in await self.store.table_heads(list(followed)):
            live = followed[table_id]
            await self.follow(live, seq)
            if not is_owned or epoch != live.lease.epoch:
                await self.take_over(live)

    def _is_idle(self, live: LiveTable) -> bool:
        owner = self.owners.get(live)
        return not live.viewers and not live.lock.locked() and (owner is None or owner.is_idle)


def batches(items: list[T]) -> Iterator[list[T]]:
    """Of all tables so many as one may look at before others have their turn."""
    for start in range(0, len(items), TABLE_BATCH_SIZE):
        yield items[start : start + TABLE_BATCH_SIZE]


async def _run_periodically(work: Callable[[], Awaitable[None]], interval_seconds: float = HEARTBEAT_SECONDS) -> None:
    while True:
        try:
            await work()
        except Exception:
            log.exception("housekeeping failed")
        await asyncio.sleep(interval_seconds)
