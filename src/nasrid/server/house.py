"""All tables of this process: those it owns and those it follows because people look at them from here.

Every table has one owner, which alone adds to its log. A process that follows hears of new entries over the bus, or
reads them from the log, and passes commands on to the owner. When an owner dies, others take its tables over.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from nasrid.server import commands, entries
from nasrid.server.bus import Bus, NobodyAnswers
from nasrid.server.commands import AnyCommand
from nasrid.server.entries import AnyEntry
from nasrid.server.errors import Refusal
from nasrid.server.messages import Done, Reply
from nasrid.server.metrics import Metrics
from nasrid.server.neighbours import Neighbours
from nasrid.server.obeying import Player, entry_for
from nasrid.server.room import Room, Viewer
from nasrid.server.settings import Limits, Settings
from nasrid.server.steward import Steward
from nasrid.server.store.driver import StoreError
from nasrid.server.store.journal import Journal
from nasrid.server.store.store import Fenced, Lease, Store
from nasrid.server.thinking.thinkers import Thinkers

BEAT = 2.0  # seconds between two signs of life
ALIVE = 8.0  # seconds that one holds
PATIENCE = 15.0  # seconds to look for the owner of a table: longer than a dead one counts as alive
IDLE = 120.0  # seconds until a table that nobody uses is put away
log = logging.getLogger(__name__)


class House:
    def __init__(self, store: Store, bus: Bus, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.node = secrets.token_urlsafe(9)
        self.journal = Journal(store)
        self.neighbours = Neighbours(self, bus)
        self.thinkers = Thinkers()
        self.rooms: dict[str, Room] = {}
        self.metrics = Metrics(self.rooms)
        self.is_closing = False
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        await self.store.open()
        await self._check_alone()
        await self.store.beat(self.node, ALIVE)
        await self.neighbours.open()
        self.spawn(_again_and_again(self._show_life))
        self.spawn(_again_and_again(self._tidy))

    async def _check_alone(self) -> None:
        """Without a bus nobody else may be there. Who was killed counts as alive for a while: that is waited for."""
        end = time.monotonic() + ALIVE + BEAT
        while self.neighbours.bus.ALONE and await self.store.others(self.node):
            if time.monotonic() > end:
                await self.store.close()
                raise StoreError("another process serves this database; stop it, or give both of them --bus nats://…")
            await asyncio.sleep(BEAT)

    async def close(self) -> None:
        """Everything acknowledged is safe already; let go of the tables, so that others can take them at once."""
        self.is_closing = True
        for room in list(self.rooms.values()):
            async with room.lock:
                await self._put_away(room)
            room.close("the server stops or restarts; connect again in a moment")
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.close()
        await self.store.retire(self.node)
        await self.neighbours.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Work that goes on though nobody waits for it."""
        task = asyncio.get_running_loop().create_task(_watched(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Tables

    async def room(self, table_id: str) -> Room:
        """The table, loaded if it was not."""
        room = self.rooms.get(table_id)
        if room is None:
            if self.is_closing:
                raise Refusal("unavailable", "the server stops; connect again in a moment")
            opening = self._opening.get(table_id)
            if opening is None:
                opening = self._opening[table_id] = asyncio.create_task(self._load(table_id))
                opening.add_done_callback(lambda _: self._opening.pop(table_id, None))
            room = await asyncio.shield(opening)
        room.used_at = time.monotonic()
        return room

    async def _load(self, table_id: str) -> Room:
        lease = await self.store.claim(table_id, self.node)
        if lease is None:
            raise Refusal("no_such_table", "there is no such table; check the link")
        room = Room(table_id, lease)
        async with room.lock:
            await self.neighbours.attend(room)  # first, so that nothing said after the log was read is missed
            room.load(await self.store.log(table_id))
            self.rooms[table_id] = room
            if lease.owner == self.node:
                self._own(room, lease)
        return room

    def _own(self, room: Room, lease: Lease) -> None:
        room.lease = lease
        room.steward = Steward(self, room)
        self.spawn(room.steward.settle())

    async def follow(self, room: Room, seq: int, entry: AnyEntry | None = None) -> None:
        """The owner's log has come to this number."""
        async with room.lock:
            if room.steward or seq <= room.table.seq:
                return
            new = (
                [entry] if entry and seq == room.table.seq + 1 else await self.store.log(room.table.id, room.table.seq)
            )
            for one in new:
                room.announce(room.admit(one))

    async def take_over(self, room: Room) -> None:
        """Own a followed table if its owner is dead or has let go of it; otherwise see who owns it now."""
        async with room.lock:
            if room.steward or self.is_closing or self.rooms.get(room.table.id) is not room:
                return
            lease = await self.store.claim(room.table.id, self.node)
            if lease is None:
                return
            if lease.owner == self.node:
                for entry in await self.store.log(room.table.id, room.table.seq):
                    room.announce(room.admit(entry))
                log.info("table taken over", extra={"table": room.table.id[:8], "from": room.lease.owner})
                self._own(room, lease)
            room.lease = lease

    def give_up(self, room: Room) -> None:
        """Forget a table whose state here cannot be trusted; whoever needs it loads it again."""
        self._forget(room)
        self.spawn(room.stop_listening())
        room.close("the table has moved; connect again")

    async def _put_away(self, room: Room) -> None:
        owned = room.steward is not None
        self._forget(room)
        if owned:
            await self.store.release(room.table.id, room.lease)
            await self.neighbours.tell_released(room.table.id)
        await room.stop_listening()

    def _forget(self, room: Room) -> None:
        if room.steward:
            room.steward.end()
            room.steward = None
        if self.rooms.get(room.table.id) is room:  # it may have been loaded again already
            del self.rooms[room.table.id]

    async def new_table(self, player: Player, settings: Settings, seat: int | None) -> Room:
        """A table that this player hosts, and where he sits unless `seat` is None."""
        settings, _ = settings.checked()
        room = Room(secrets.token_urlsafe(16), Lease(self.node, 1))
        opened = entries.Opened(
            at=time.time(),
            settings=settings,
            host=player.id,
            host_name=player.name,
            invitation=secrets.token_urlsafe(16),
        )
        log_: list[AnyEntry] = [opened]
        room.admit(opened)
        if seat is not None:
            seated = entry_for(room.table, player, commands.Sit(id="", seat=seat), time.time())  # no id: he sent none
            assert seated
            room.admit(seated)
            log_.append(seated)
        await self.store.create(room.table, room.lease, log_)
        await self.neighbours.attend(room)
        self.rooms[room.table.id] = room
        self._own(room, room.lease)
        return room

    # Commands

    async def command(self, table_id: str, player: Player, command: AnyCommand) -> Reply:
        """Carry a command out, here or where the table is owned. It goes on even if nobody waits for it any more."""
        outcome = "done"
        try:
            with self.metrics.command_seconds.time():
                return await asyncio.shield(asyncio.ensure_future(self._command(table_id, player, command)))
        except Refusal as refusal:
            outcome = refusal.code
            raise
        finally:
            self.metrics.commands.labels(outcome).inc()

    async def _command(self, table_id: str, player: Player, command: AnyCommand) -> Reply:
        end = time.monotonic() + PATIENCE
        while True:
            room = await self.room(table_id)
            try:
                return await self._obeyed(room, player, command)
            except Fenced:
                log.info("table lost", extra={"table": table_id[:8]})
            except NobodyAnswers:
                await self.take_over(room)
            if time.monotonic() > end:
                raise Refusal("unavailable", "the process that holds this table does not answer; try again")
            if room.steward is None:
                await asyncio.sleep(BEAT / 8)

    async def _obeyed(self, room: Room, player: Player, command: AnyCommand) -> Reply:
        if room.steward:
            return await room.steward.obey(player, command)
        reply = await self.neighbours.forward(room.lease.owner, room.table.id, player, command)
        if isinstance(reply, Done):
            await self.follow(room, reply.seq)  # who is told that it is done can see it here, too
        return reply

    async def command_here(self, table_id: str, player: Player, command: AnyCommand) -> Reply:
        """A command that another process sends because it takes this one for the owner."""
        room = await self.room(table_id)
        if room.steward is None:
            raise Refusal("unavailable", "another process owns this table")
        return await room.steward.obey(player, command)

    # Viewers

    async def join(self, table_id: str, viewer: Viewer, after: int | None) -> Room:
        while True:
            room = await self.room(table_id)
            async with room.lock:
                if self.rooms.get(table_id) is room:  # otherwise it was put away or given up meanwhile
                    room.join(viewer, after)
                    break
        self.presence_changed(room)
        return room

    def part(self, room: Room, viewer: Viewer) -> None:
        room.part(viewer)
        self.presence_changed(room)

    def check_presence(self, room: Room) -> None:
        """After news of other processes, or when they may have fallen silent."""
        if room.presence != room.told_presence:
            self.presence_changed(room, tell_others=False)

    def presence_changed(self, room: Room, tell_others: bool = True) -> None:
        room.tell_presence()
        if tell_others:
            self.spawn(self.neighbours.tell_presence(room))
        if room.steward:
            self.spawn(room.steward.see_who_is_there())

    # Housekeeping

    async def _show_life(self) -> None:
        """Apart from the tidying, which may take its time: whoever shows no sign of life loses the tables."""
        await self.store.beat(self.node, ALIVE)
        if self.store.driver.SHARED:
            await self._check_owned()

    async def _check_owned(self) -> None:
        """Give up what another process has taken over while this one was suspended or cut off."""
        leases = [(room, room.lease) for room in self.rooms.values() if room.steward]
        epochs = await self.store.owned(self.node)
        for room, lease in leases:
            if room.steward and room.lease is lease and epochs.get(room.table.id) != lease.epoch:
                log.warning("table lost", extra={"table": room.table.id[:8]})
                self.give_up(room)

    async def _tidy(self) -> None:
        for table_id in await self.store.due(time.time(), self.node):
            if table_id not in self.rooms:
                await _watched(self.room(table_id))
        await self._check_followed()
        for room in list(self.rooms.values()):
            if not self.neighbours.bus.ALONE:
                self.check_presence(room)
                if room.viewers:
                    await self.neighbours.tell_presence(room)
            if time.monotonic() - room.used_at > IDLE and _is_idle(room):
                await self._put_away(room)

    async def _check_followed(self) -> None:
        """What was said on the bus may have got lost, and an owner may have died."""
        followed = {room.table.id: room for room in self.rooms.values() if room.steward is None}
        for table_id, seq, is_owned in await self.store.heads(list(followed)):
            await self.follow(followed[table_id], seq)
            if not is_owned:
                await self.take_over(followed[table_id])


def _is_idle(room: Room) -> bool:
    return not room.viewers and not room.lock.locked() and (room.steward is None or room.steward.is_idle)


async def _again_and_again(work: Callable[[], Awaitable[None]]) -> None:
    while True:
        try:
            await work()
        except Exception:
            log.exception("housekeeping failed")
        await asyncio.sleep(BEAT)


async def _watched(work: Coroutine[Any, Any, Any]) -> None:
    try:
        await work
    except Fenced:
        log.info("table lost")
    except Refusal as refusal:
        log.warning("given up", extra={"error": refusal.message})
    except Exception:
        log.exception("work failed")
