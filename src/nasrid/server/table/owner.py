"""Looks after one table that this process owns: carries out commands in order, lets bots decide, watches the clock.

What it needs of the rest of the server it gets as a few small protocols, so that it can be run and tested alone.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec

from nasrid.rules.errors import IllegalActionError
from nasrid.rules.text.notation import write_action
from nasrid.server.bots.questions import Answer, BotQuestion
from nasrid.server.buckets import Buckets
from nasrid.server.limits import Limits
from nasrid.server.protocol import commands, entries
from nasrid.server.protocol.commands import AnyCommand
from nasrid.server.protocol.entries import AnyEntry, Mover
from nasrid.server.protocol.errors import Refusal, illegal
from nasrid.server.protocol.messages import Advice, Done, Reason, Reply
from nasrid.server.protocol.settings import STAND_IN, Days, TableSettings
from nasrid.server.table.background import Background
from nasrid.server.table.handlers import done_before, entry_for, preview, tried
from nasrid.server.table.live import LiveTable
from nasrid.server.table.ownership import Fenced
from nasrid.server.table.player import Player
from nasrid.server.table.state import TableState

ATTENTION = 60.0  # seconds that a request without a connection counts as looking on
AGAIN = 1.0  # seconds until a bot is asked again after a fault of ours
LONGEST_ALARM = 24 * 3600.0  # seconds; the timers of browsers cannot be set for some weeks
log = logging.getLogger(__name__)


class Log(Protocol):
    """Where entries are safe."""

    def append(self, table: TableState, epoch: int, entry: AnyEntry, changes_table: bool) -> Awaitable[None]:
        """Done when the entry that the table has just taken in is safe. Fenced if another process owns the table."""


class Publisher(Protocol):
    """Tells other processes."""

    async def entry_added(self, table_id: str, seq: int, entry: AnyEntry) -> None: ...


class Tables(Protocol):
    """The other tables, and what becomes of this one when it is lost."""

    async def open_table(self, player: Player, settings: TableSettings, seat: int | None) -> TableState:
        """A new table that this player hosts, sitting at that seat."""

    async def command(self, table_id: str, player: Player, command: AnyCommand) -> Reply: ...

    def lost(self, live: LiveTable) -> None:
        """What is in memory is ahead of the log: whoever needs the table loads it again."""


class Bots(Protocol):
    async def ask(self, question: BotQuestion) -> Answer:
        """Never raises for what a bot does."""

    def check(self, bot: str, options: dict[str, Any]) -> None:
        """Refusal if it cannot play at such a table."""


class Counters(Protocol):
    def bot_decided(self) -> None: ...

    def bot_failed(self) -> None: ...


class TableOwner:
    def __init__(
        self,
        live: LiveTable,
        *,
        log: Log,
        publisher: Publisher,
        tables: Tables,
        bots: Bots,
        counters: Counters,
        limits: Limits,
        now: Callable[[], float] = time.time,
        forgiven_until: float = 0.0,
    ) -> None:
        self.live = live
        self.table = live.state
        self.table.forgiven_until = forgiven_until
        self._log = log
        self._publisher = publisher
        self._tables = tables
        self._bots = bots
        self._counters = counters
        self._limits = limits
        self._now = now
        self._background = Background()
        self._chats = Buckets(limits.chat_per_10s, 10)
        self._thinking: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._loop = asyncio.get_running_loop()
        self._connected: set[int] = set()
        self._advising = False
        self._ended = False
        self.rests = False  # a bot would have to decide, but nobody waits for it
        self._began = now()

    # Commands

    async def carry_out(self, player: Player, command: AnyCommand) -> Reply:
        """Carry a command out; when it returns, what it changed is safe. Refusal says why not."""
        if isinstance(command, commands.Hint):
            return await self._advise(player, command)
        async with self.live.lock:
            if self._ended:
                raise Fenced
            if isinstance(command, commands.Preview):
                return preview(self.table, player, command)
            if isinstance(command, commands.Try):
                return tried(self.table, player, command)
            done = done_before(self.table, player, command)
            if done is not None:
                return Done(command.id, done, self._leads_to(command))
            if isinstance(command, commands.Rematch):
                return await self._rematch(player, command)
            reply = await self._handle(player, command)
        self.wake()
        return reply

    async def _handle(self, player: Player, command: AnyCommand) -> Done:
        entry = entry_for(self.table, player, command, self._now())
        if isinstance(entry, entries.Said):
            self._check_chat(entry, player)
        if isinstance(entry, entries.Voted):
            self._check_vote()
        if isinstance(entry, entries.Arranged) and entry.kind == "bot":
            self._bots.check(entry.level, self.table.settings.options)
        if isinstance(entry, entries.Started) and entry.fill:
            self._bots.check(entry.fill, self.table.settings.options)
        if entry is None:
            return Done(command.id, self.table.seq)
        if self.table.seq >= self._limits.entries_per_table and not isinstance(command, commands.Act):
            raise Refusal("too_many", "the log of this table is full: only the game itself goes on")
        if not isinstance(entry, entries.WentAway | entries.CameBack):
            await self._welcome_back(player)
        await self._add(entry)
        seq = self.table.seq
        await self._do_duties()
        return Done(command.id, seq)

    def _check_chat(self, entry: entries.Said, player: Player) -> None:
        most = self._limits.chat_characters
        if len(entry.text) > most:
            raise Refusal("too_large", f"a chat message has at most {most} characters, this one has {len(entry.text)}")
        if not self._chats.take(player.id):
            raise Refusal("too_fast", "too many chat messages; wait a few seconds")

    def _check_vote(self) -> None:
        left = self._limits.stall_after - (self._now() - self.table.since)
        if left > 0:
            raise Refusal("too_early", f"let them think for {left:.0f} more seconds")

    async def _welcome_back(self, player: Player) -> None:
        """Whoever does something is there."""
        seat = self.table.seat_of(player.id)
        if seat is not None and self.table.chairs[seat].away:
            await self._add(entries.CameBack(at=self._now(), seat=seat))

    async def _rematch(self, player: Player, command: commands.Rematch) -> Done:
        seat = self.table.seat_of(player.id)
        if seat is None:
            raise Refusal("not_seated", "only those who played can ask for a rematch")
        if self.table.stage != "over":
            raise Refusal("not_over", "the game is not over yet")
        if self.table.rematch is None:
            new = await self._tables.open_table(player, self.table.settings_again(), seat)
            again = entries.Rematched(
                at=self._now(),
                table=new.id,
                invitation=new.invitation,
                player=player.id,
                command=command.id,
                digest=command.digest,
            )
            await self._add(again)
        else:
            await self._sit_again(player, self.table.rematch, seat)
        return Done(command.id, self.table.seq, self._leads_to(command))

    def _leads_to(self, command: AnyCommand) -> str | None:
        """The other table that a command sends its player to."""
        return self.table.rematch.table if isinstance(command, commands.Rematch) and self.table.rematch else None

    async def _sit_again(self, player: Player, rematch: entries.Rematched, seat: int) -> None:
        sit = commands.Sit(id=f"rematch-{player.id}", seat=seat, invitation=rematch.invitation)
        await self._tables.command(rematch.table, player, sit)

    async def _advise(self, player: Player, command: commands.Hint) -> Advice:
        async with self.live.lock:
            if self._ended:
                raise Fenced
            seat = self.table.seat_of(player.id)
            if seat is None:
                raise Refusal("not_seated", "you do not sit at this table")
            if self.table.game is None or seat != self.table.decider:
                raise Refusal("not_your_decision", "there is a hint only when you have to decide")
            seq, question = self.table.seq, self._question(STAND_IN, explain=True)
        if self._advising:  # one at a time, so that nobody keeps the bots of all other tables waiting
            raise Refusal("too_fast", "a hint is on its way already; wait for it")
        self._advising = True
        try:
            answer = await self._bots.ask(question)
        finally:
            self._advising = False
        if answer.error or answer.reason is None:
            log.error("no hint", extra={"table": self.table.id[:8], "error": answer.error})
            raise Refusal("unavailable", "there is no hint at the moment; try again")
        return Advice(command.id, seq, answer.action, msgspec.convert(answer.reason, Reason))

    # The log

    async def _add(self, entry: AnyEntry) -> None:
        """Take an entry in, make it safe, then tell. The lock is held: nobody sees what is not yet safe."""
        try:
            broadcast = self.live.admit(entry)
        except IllegalActionError as error:
            raise illegal(error) from None
        try:
            await self._log.append(self.table, self.live.lease.epoch, entry, broadcast.changes_table)
        except BaseException:
            self._tables.lost(self.live)
            raise
        self.live.announce(broadcast)
        await self._publisher.entry_added(self.table.id, broadcast.seq, entry)

    async def _do_duties(self) -> None:
        while entry := self.table.duty(self._now()) or self._end_of_the_endless():
            await self._add(entry)

    def _end_of_the_endless(self) -> AnyEntry | None:
        """Nobody plays so long but to fill the disk: tiles can be moved to and fro for ever."""
        is_endless = self.table.stage == "playing" and len(self.table.actors) >= self._limits.entries_per_table
        return entries.Closed(at=self._now()) if is_endless else None

    # What happens by itself

    def wake(self) -> None:
        """See whether a bot has to decide, and when to look again."""
        if self._ended:
            return
        self.rests = bool(self.table.bot_to_decide) and not self._is_awaited
        if self.table.bot_to_decide and not self.rests and self._thinking is None:
            self._thinking = self._loop.create_task(self._think())
        self._set_alarm()

    @property
    def _is_watched(self) -> bool:
        """Somebody looks on, or asked for the table a moment ago."""
        presence = self.live.told_presence
        return bool(presence.seats or presence.watching) or time.monotonic() - self.live.used_at < ATTENTION

    @property
    def _is_awaited(self) -> bool:
        return self.table.is_awaited or self._is_watched

    async def settle(self) -> None:
        """After the table was loaded or changed hands."""
        async with self.live.lock:
            if not self._ended:
                self.table.forgive_waiting(self._now())
                await self._do_duties()
        self.wake()

    def forgive(self, seconds: float) -> None:
        """So much time has passed, or was set, in which nobody could do anything."""
        self.table.forgiven += seconds
        self._began += seconds
        self.live.left_at = {seat: at + seconds for seat, at in self.live.left_at.items()}
        self._set_alarm()

    async def _think(self) -> None:
        try:
            while not self._ended and self._is_awaited and (level := self.table.bot_to_decide):
                await self._let_decide(level)
        except Fenced:
            log.info("table lost", extra={"table": self.table.id[:8]})
        except Exception:
            log.exception("a bot could not act", extra={"table": self.table.id[:8]})
            self._loop.call_later(AGAIN, self.wake)
        finally:
            self._thinking = None
        self.rests = bool(self.table.bot_to_decide) and not self._is_awaited
        self._set_alarm()

    async def _let_decide(self, level: str) -> None:
        table = self.table
        async with self.live.lock:
            if not table.bot_to_decide or not table.game:
                return
            at, seat, question = table.acted_at, table.game.seat, self._question(level)
        answer = table.scripted_move or await self._chosen(question)
        async with self.live.lock:
            if self._ended or table.acted_at != at or table.decider != seat or not table.bot_to_decide:
                return  # the player came back meanwhile
            assert seat is not None
            by: Mover = "bot" if table.chairs[seat].kind == "bot" else "stand_in"
            await self._add(table.action_of(seat, answer, by, self._now()))
            await self._do_duties()
            self._counters.bot_decided()

    def _question(self, code: str, *, explain: bool = False) -> BotQuestion:
        table, game = self.table, self.table.game
        assert game
        assert game.seat is not None
        return BotQuestion(
            table.id,
            table.settings.options,
            table.seed,
            game.actions,
            game.seat,
            code,
            explain,
            table.opener,
            self._is_watched,
            table.position,
        )

    async def _chosen(self, question: BotQuestion) -> str:
        """The bot's choice; if it fails, a simpler bot's; if that fails, too, any."""
        for code in dict.fromkeys((question.code, STAND_IN)):
            answer = await self._bots.ask(question._replace(code=code))
            if not answer.error:
                return answer.action
            self._counters.bot_failed()
            log.error("a bot failed", extra={"table": self.table.id[:8], "bot": code, "error": answer.error})
        assert self.table.game
        return write_action(self.table.game.random_action(random))

    def _set_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if self._ended or (when := self._next_time()) is None:
            return
        self._alarm = self._loop.call_later(min(max(0.0, when - self._now()), LONGEST_ALARM), self._ring)

    def _next_time(self) -> float | None:
        """When to look again whether somebody is late or gone."""
        times = [] if self.table.bot_to_decide else [self.table.due, self._gone_at()]
        return min((when for when in times if when is not None), default=None)

    def _gone_at(self) -> float | None:
        """When the person who has to decide is taken to be gone: unconnected for a while, and others wait."""
        seat = self.table.decider
        if seat is None or self.table.chairs[seat].bot or isinstance(self.table.settings.clock, Days):
            return None
        if seat in self.live.told_presence.seats:  # who goes is told, and looked for then
            return None
        connected = self.live.presence.seats
        if seat in connected or not connected:
            return None
        # When the table has just been loaded or taken over, everybody gets the time to connect again.
        return max(self.table.since, self._began, self.live.left_at.get(seat, 0.0)) + self._limits.gone_after

    def _ring(self) -> None:
        self._alarm = None
        self._background.spawn(self._look())

    async def _look(self) -> None:
        async with self.live.lock:
            now, gone = self._now(), self._gone_at()
            entry = self.table.overdue(now)
            if entry is None and gone is not None and now >= gone and self.table.decider is not None:
                entry = entries.WentAway(at=now, seat=self.table.decider, why="gone")
            if entry and not self._ended:
                await self._add(entry)
                await self._do_duties()
        self.wake()

    async def see_who_is_there(self) -> None:
        """Who has come back is asked again instead of the bot; who has gone is waited for, but not for ever."""
        async with self.live.lock:
            for seat in self.live.presence.seats:
                if self.table.chairs[seat].away and seat not in self._connected and not self._ended:
                    await self._add(entries.CameBack(at=self._now(), seat=seat))
            self._connected = set(self.live.presence.seats)
        self.wake()

    @property
    def is_idle(self) -> bool:
        """Nothing has to be watched here."""
        return self._thinking is None and (self.rests or not self.table.bot_to_decide)

    def end(self) -> None:
        """The table is not this process's any more."""
        self._ended = True
        if self._alarm:
            self._alarm.cancel()
        if self._thinking:
            self._thinking.cancel()
