"""The owner of one table: carries out commands in order, lets bots decide, and watches the clock.

It depends on the rest of the server only through a few small protocols, so it can be tested in isolation.
"""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from nasrid.daily import decision_seed
from nasrid.rules.errors import IllegalActionError
from nasrid.rules.text.notation import write_action
from nasrid.server.bots.requests import DecisionRequest, WorkerReply
from nasrid.server.limits import Limits
from nasrid.server.protocol import commands, entries
from nasrid.server.protocol.commands import AnyCommand, Order, PlayerRef
from nasrid.server.protocol.entries import AnyEntry, Mover
from nasrid.server.protocol.errors import RefusalError, illegal_action
from nasrid.server.protocol.forms import CreatedTable
from nasrid.server.protocol.messages import Done, Explanation, HintResult, Reply
from nasrid.server.protocol.settings import ADVISER_CODE, STAND_IN_LEVEL, Correspondence, TableSettings
from nasrid.server.rate_limit import TokenBuckets
from nasrid.server.table.automatic import acted_entry, next_automatic_entry, timeout_entry
from nasrid.server.table.background import Background
from nasrid.server.table.clocks import credit_downtime, empty_until, timeout_at
from nasrid.server.table.handlers import entry_for, entry_for_order, make_stamp, preview, repeated_command_seq, try_tile
from nasrid.server.table.lease import Fenced
from nasrid.server.table.live import LiveTable
from nasrid.server.table.public_info import is_rated, rematch_settings
from nasrid.server.table.state import TableState

WATCHED_AFTER_REQUEST_SECONDS = 60.0  # a request without a connection counts as watching for this long
BOT_RETRY_SECONDS = 1.0  # wait after an internal error
MAX_ALARM_SECONDS = 24 * 3600.0  # browsers limit timers to a few weeks
log = logging.getLogger(__name__)


class EntryLog(Protocol):
    """The durable log."""

    def append(self, table: TableState, epoch: int, entry: AnyEntry, changes_table: bool) -> Awaitable[None]:
        """Store the entry that the table has just folded. Raise Fenced if another process owns the table."""


class Publisher(Protocol):
    """Announces entries to other processes."""

    async def publish_entry(self, table_id: str, seq: int, entry: AnyEntry) -> None: ...


class TableDirectory(Protocol):
    """The other tables of this server."""

    async def open_table(
        self, player: PlayerRef, settings: TableSettings, seat: int | None, rematch_of: str = ""
    ) -> CreatedTable:
        """Open a table with this player as host, at that seat."""

    async def run_command(self, table_id: str, player: PlayerRef, command: AnyCommand) -> Reply: ...

    def discard(self, live: LiveTable) -> None:
        """Unload a table whose memory is ahead of its log, so that it is loaded again."""


class BotService(Protocol):
    """The bots."""

    async def ask(self, request: DecisionRequest) -> WorkerReply:
        """Ask for a decision. Bot failures are reported in the reply, not raised."""

    def check_bot(self, bot: str, options: dict[str, Any]) -> None:
        """Raise RefusalError if the bot cannot play with these options."""


class PuzzleAnswers(Protocol):
    """The players' answers to puzzles."""

    async def is_answered(self, player: str, puzzle: str) -> bool: ...


class Counters(Protocol):
    """Metrics of bots."""

    def count_bot_decision(self) -> None: ...

    def count_bot_failure(self) -> None: ...


@dataclass(eq=False)
class TableOwner:
    """The owner of a table. It alone adds entries to the log."""

    live: LiveTable
    log: EntryLog
    publisher: Publisher
    tables: TableDirectory
    bots: BotService
    puzzles: PuzzleAnswers
    counters: Counters
    limits: Limits
    now: Callable[[], float] = time.time

    def __post_init__(self) -> None:
        self.table = self.live.state
        self._background = Background()
        self._chat_rate = TokenBuckets(self.limits.chat_per_10s, 10)
        self._bot_task: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._loop = asyncio.get_running_loop()
        self._connected_seats: set[int] = set()
        self._is_advising = False
        self._last_hint: tuple[DecisionRequest, WorkerReply] | None = None
        self._is_puzzle_answered = False
        self._is_closed = False
        self.is_resting = False  # True if a bot has to decide but nobody is waiting
        self._started_at = self.now()

    # Commands

    async def carry_out(self, player: PlayerRef, command: AnyCommand | Order) -> Reply:
        """Carry out a command and return once its entry is stored. Raise RefusalError if it is not allowed."""
        if isinstance(command, Order):
            return await self._obey(command)
        if isinstance(command, commands.Act | commands.Hint | commands.SetAutoPass | commands.Leave):
            await self._check_puzzle(player)
        if isinstance(command, commands.Hint):
            return await self._give_hint(player, command)
        async with self.live.lock:
            if self._is_closed:
                raise Fenced
            if isinstance(command, commands.Preview):
                return preview(self.table, player, command)
            if isinstance(command, commands.TryTile):
                return try_tile(self.table, player, command)
            done = repeated_command_seq(self.table, player, command)
            if done is not None:
                return Done(command.id, done, self._rematch_id(command))
            if isinstance(command, commands.Rematch):
                return await self._rematch(player, command)
            try:
                return await self._handle(player, command)
            finally:  # even an illegal action brings an absent player back, whose time then runs
                self.wake()

    async def _obey(self, order: Order) -> Reply:
        """Carry out an order of the tournament. A repeated one changes nothing."""
        async with self.live.lock:
            if self._is_closed:
                raise Fenced
            if entry := entry_for_order(self.table, order, self.now()):
                await self._add_entry(entry)
        self.wake()
        return Done("", self.table.seq)

    async def _handle(self, player: PlayerRef, command: AnyCommand) -> Done:
        entry = entry_for(self.table, player, command, self.now())
        if isinstance(entry, entries.ChatSent):
            self._check_chat(entry, player)
        if isinstance(entry, entries.VoteCast):
            self._check_vote()
        if isinstance(entry, entries.SeatChanged) and entry.kind == "bot":
            self.bots.check_bot(entry.level, self.table.settings.options)
        if isinstance(entry, entries.Started) and entry.bot_level:
            self.bots.check_bot(entry.bot_level, self.table.settings.options)
        if entry is None:
            return Done(command.id, self.table.seq)
        self._check_log_space(player, command)
        if not isinstance(entry, entries.PlayerAway | entries.PlayerReturned):
            await self._mark_returned(player)
        await self._add_entry(entry)
        seq = self.table.seq
        await self._add_automatic_entries()
        return Done(command.id, seq)

    def _check_log_space(self, player: PlayerRef, command: AnyCommand) -> None:
        """Raise RefusalError if the log is full. Before the start, guests can fill a quarter of it and the host half.
        So nobody can keep the host from starting, and the rest is left for the game."""
        limit, is_waiting = self.limits.entries_per_table, self.table.stage == "waiting"
        if is_waiting:
            limit //= 2 if player.id == self.table.host else 4
        if self.table.seq < limit or isinstance(command, commands.Act):
            return
        if not is_waiting:
            raise RefusalError("quota_exceeded", "the log of this table is full; only game actions are accepted")
        if not isinstance(command, commands.Start | commands.Leave):
            raise RefusalError("quota_exceeded", "too much has happened at this table; the host has to start the game")

    def _check_chat(self, entry: entries.ChatSent, player: PlayerRef) -> None:
        limit = self.limits.chat_characters
        if len(entry.text) > limit:
            raise RefusalError(
                "too_large", f"a chat message may have at most {limit} characters; this one has {len(entry.text)}"
            )
        if self.table.chat_messages >= self.limits.chat_per_table:
            raise RefusalError("quota_exceeded", "the chat of this table is full; open another table to go on talking")
        if not self._chat_rate.try_take(player.id):
            raise RefusalError("rate_limited", "too many chat messages; wait a few seconds")

    def _check_vote(self) -> None:
        seconds_left = self.limits.vote_out_after_seconds - (self.now() - self.table.since)
        if seconds_left > 0:
            raise RefusalError("vote_too_early", f"you can vote in {seconds_left:.0f} seconds")

    async def _mark_returned(self, player: PlayerRef) -> None:
        """Mark an absent player as returned, because they sent a command."""
        seat = self.table.seat_of(player.id)
        if seat is not None and self.table.seats[seat].is_away and not self.table.is_time_over:
            await self._add_entry(entries.PlayerReturned(at=self.now(), seat=seat))

    async def _rematch(self, player: PlayerRef, command: commands.Rematch) -> Done:
        seat = self.table.seat_of(player.id)
        if seat is None:
            raise RefusalError("not_seated", "only players of this game can open a rematch")
        if self.table.stage != "over":
            raise RefusalError("game_not_over", "the game is not over yet")
        if self.table.rematch is None:
            new = await self.tables.open_table(player, rematch_settings(self.table), seat, self.table.id)
            stamp = make_stamp(player, command, self.now())
            await self._add_entry(entries.RematchOpened(table=new.id, invitation=new.invitation, **stamp))
        else:
            sit = commands.Sit(id=f"rematch-{player.id}", seat=seat, invitation=self.table.rematch.invitation)
            await self.tables.run_command(self.table.rematch.table, player, sit)
        return Done(command.id, self.table.seq, self._rematch_id(command))

    def _rematch_id(self, command: AnyCommand) -> str | None:
        """Return the id of the rematch if the command asked for one."""
        return self.table.rematch.table if isinstance(command, commands.Rematch) and self.table.rematch else None

    async def _check_puzzle(self, player: PlayerRef) -> None:
        """Raise RefusalError if the player has not answered the puzzle of this table, which the bots would spoil."""
        if self.table.puzzle is None or self._is_puzzle_answered or self.table.seat_of(player.id) is None:
            return
        self._is_puzzle_answered = await self.puzzles.is_answered(player.id, self.table.puzzle)
        if not self._is_puzzle_answered:
            raise RefusalError("puzzle_unanswered", "answer the puzzle first: POST /api/puzzles/answer")

    async def _give_hint(self, player: PlayerRef, command: commands.Hint) -> HintResult:
        async with self.live.lock:
            if self._is_closed:
                raise Fenced
            seat = self.table.seat_of(player.id)
            if seat is None:
                raise RefusalError("not_seated", "you have no seat at this table")
            if self.table.game is None or seat != self.table.decider:
                raise RefusalError("not_your_decision", "hints are available only when you have to decide")
            if is_rated(self.table) or self.table.tournament:
                raise RefusalError("hints_disabled", "rated games and tournaments have no hints; open an unrated table")
            if self.table.is_attempt:
                raise RefusalError("hints_disabled", "an attempt at the deal of the day has no hints; practice has")
            seq, request = self.table.seq, self._decision_request(ADVISER_CODE, should_explain=True)
        reply = await self._ask_adviser(request)
        if reply.error or reply.reason is None:
            log.error("no hint", extra={"table": self.table.id, "error": reply.error})
            raise RefusalError("unavailable", "no hint is available at the moment; try again")
        self._last_hint = request, reply
        return HintResult(command.id, seq, reply.action, msgspec.convert(reply.reason, Explanation))

    async def _ask_adviser(self, request: DecisionRequest) -> WorkerReply:
        """Return the adviser's reply, which is computed once for a position."""
        if self._last_hint and request.is_same_position(self._last_hint[0]):
            return self._last_hint[1]
        if self._is_advising:  # one at a time, so that no table blocks the bots of the others
            raise RefusalError("rate_limited", "another hint is being computed; wait for it")
        self._is_advising = True
        try:
            return await self.bots.ask(request)
        finally:
            self._is_advising = False

    # The log

    async def _add_entry(self, entry: AnyEntry) -> None:
        """Fold an entry, store it, then announce it. The caller holds the lock, so nobody sees it earlier."""
        try:
            broadcast = self.live.fold(entry)
        except IllegalActionError as error:
            raise illegal_action(error) from None
        try:
            await self.log.append(self.table, self.live.lease.epoch, entry, broadcast.changes_table)
        except BaseException:
            self.tables.discard(self.live)
            raise
        self.live.announce(broadcast)
        await self.publisher.publish_entry(self.table.id, broadcast.seq, entry)

    async def _add_automatic_entries(self) -> None:
        while entry := next_automatic_entry(self.table, self.now()) or self._close_if_too_long():
            await self._add_entry(entry)

    def _close_if_too_long(self) -> AnyEntry | None:
        """Return a closing entry for an endless game, whose log would fill the disk."""
        is_too_long = self.table.stage == "playing" and len(self.table.actors) >= self.limits.entries_per_table
        return entries.Closed(at=self.now()) if is_too_long else None

    # Automatic actions

    def wake(self) -> None:
        """Start a bot if one has to decide, and set the alarm."""
        if self._is_closed:
            return
        has_bot_to_decide = bool(self.table.bot_to_decide)
        self.is_resting = has_bot_to_decide and not self._is_awaited
        if has_bot_to_decide and not self.is_resting and self._bot_task is None:
            self._bot_task = self._loop.create_task(self._run_bots())
        self._set_alarm()

    @property
    def _is_watched(self) -> bool:
        """True if anybody is connected or has just requested the table."""
        presence = self.live.sent_presence
        return (
            bool(presence.seats or presence.watching)
            or time.monotonic() - self.live.used_at < WATCHED_AFTER_REQUEST_SECONDS
        )

    @property
    def _is_awaited(self) -> bool:
        return self.table.must_go_on or self._is_watched

    async def catch_up(self) -> None:
        """Bring the table up to date after it has been loaded or taken over."""
        async with self.live.lock:
            if not self._is_closed:
                credit_downtime(self.table, self.now())
                await self._add_automatic_entries()
        self.wake()

    def credit_lost_time(self, seconds: float) -> None:
        """Charge nobody for time in which nobody could act, or by which the clock was adjusted."""
        self.table.credited_seconds += seconds
        self._started_at += seconds
        self.live.left_at = {seat: at + seconds for seat, at in self.live.left_at.items()}
        self._set_alarm()

    async def _run_bots(self) -> None:
        try:
            while not self._is_closed and self._is_awaited and (level := self.table.bot_to_decide):
                await self._play_bot_move(level)
        except Fenced:
            log.info("table lost", extra={"table": self.table.id})
        except RefusalError as refusal:  # the database does not respond
            log.warning("a bot could not act", extra={"table": self.table.id, "error": refusal.code})
        except Exception:
            log.exception("a bot could not act", extra={"table": self.table.id})
            self._loop.call_later(BOT_RETRY_SECONDS, self.wake)
        finally:
            self._bot_task = None
        self.is_resting = bool(self.table.bot_to_decide) and not self._is_awaited
        self._set_alarm()

    async def _play_bot_move(self, level: str) -> None:
        table = self.table
        async with self.live.lock:
            if not table.bot_to_decide or not table.game:
                return
            last_move_seq, seat, request = table.last_move_seq, table.game.seat, self._decision_request(level)
        action = table.scripted_move or await self._ask_bot(request)
        async with self.live.lock:
            if (
                self._is_closed
                or table.last_move_seq != last_move_seq
                or table.decider != seat
                or not table.bot_to_decide
            ):
                return  # the player has returned
            assert seat is not None
            by: Mover = "bot" if table.seats[seat].kind == "bot" else "stand_in"
            await self._add_entry(acted_entry(table, seat, action, by, self.now()))
            await self._add_automatic_entries()
            self.counters.count_bot_decision()

    def _decision_request(self, code: str, *, should_explain: bool = False) -> DecisionRequest:
        table, game = self.table, self.table.game
        assert game
        assert game.seat is not None
        return DecisionRequest(
            table.id,
            table.settings.options,
            int(table.seed),
            game.actions,
            game.seat,
            code,
            should_explain,
            table.opener,
            self._is_watched,
            table.position,
            decision_seed(int(table.seed), len(game.actions)) if table.daily else None,
        )

    async def _ask_bot(self, request: DecisionRequest) -> str:
        """Return the bot's choice. If it fails, ask the stand-in; if that fails as well, choose at random."""
        for code in dict.fromkeys((request.code, STAND_IN_LEVEL)):
            reply = await self.bots.ask(request._replace(code=code))
            if not reply.error:
                return reply.action
            self.counters.count_bot_failure()
            log.error("a bot failed", extra={"table": self.table.id, "bot": code, "error": reply.error})
        assert self.table.game
        return write_action(self.table.game.random_action(random))

    def _set_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if self._is_closed or (when := self._next_check_at()) is None:
            return
        self._alarm = self._loop.call_later(min(max(0.0, when - self.now()), MAX_ALARM_SECONDS), self._on_alarm)

    def _next_check_at(self) -> float | None:
        """Return when to check for a timeout or an absent player."""
        timeout, away = timeout_at(self.table), self._away_at()
        return away if timeout is None else timeout if away is None else min(timeout, away)

    def _away_at(self) -> float | None:
        """Return when the deciding player counts as away: disconnected for too long while others are waiting.

        Without any connection, only a tournament may be waiting, which has more patience.
        """
        seat = self.table.decider
        if seat is None or seat in self.live.sent_presence.seats:  # the next presence update checks again
            return None
        if self.table.seats[seat].bot_level or isinstance(self.table.settings.clock, Correspondence):
            return None
        connected = self.live.presence.seats
        if seat in connected:
            return None
        # After the table has been loaded or taken over, players get time to reconnect.
        away_at = (
            max(self.table.since, self._started_at, self.live.left_at.get(seat, 0.0)) + self.limits.away_after_seconds
        )
        if connected:
            return away_at
        empty = empty_until(self.table)
        return None if empty is None else max(empty, away_at)

    def _on_alarm(self) -> None:
        self._alarm = None
        self._background.spawn(self._check_overdue())

    async def _check_overdue(self) -> None:
        async with self.live.lock:
            now, away_at = self.now(), self._away_at()
            entry = timeout_entry(self.table, now)
            if entry is None and away_at is not None and now >= away_at and self.table.decider is not None:
                entry = entries.PlayerAway(at=now, seat=self.table.decider, why="gone")
            if entry and not self._is_closed:
                await self._add_entry(entry)
                await self._add_automatic_entries()
        self.wake()

    async def sync_presence(self) -> None:
        """Let reconnected players replace their bots, and watch for players who have disconnected."""
        async with self.live.lock:
            for seat in set(self.live.presence.seats) - self._connected_seats:
                if self.table.seats[seat].is_away and not (self.table.is_time_over or self._is_closed):
                    await self._add_entry(entries.PlayerReturned(at=self.now(), seat=seat))
                    await self._add_automatic_entries()
            self._connected_seats = set(self.live.presence.seats)
        self.wake()

    @property
    def is_idle(self) -> bool:
        """True if the owner has nothing to do until a command arrives."""
        return self._bot_task is None and (self.is_resting or not self.table.bot_to_decide)

    def close(self) -> None:
        """Stop, because this process no longer owns the table."""
        self._is_closed = True
        if self._alarm:
            self._alarm.cancel()
        if self._bot_task:
            self._bot_task.cancel()
