"""The rounds of tournaments: what happens without a command. Every step can be repeated, because the log names the
tables of a round before they are opened."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec

from nasrid.server.limits import Limits
from nasrid.server.node.command_router import CommandRouter
from nasrid.server.node.table_opener import TableOpener
from nasrid.server.node.tournament_cache import TournamentCache
from nasrid.server.protocol import tournaments as protocol
from nasrid.server.protocol.commands import Order, OrderKind, PlayerRef
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.settings import SeatPlan, TableSettings, TournamentPlace
from nasrid.server.protocol.tournaments import TournamentTable
from nasrid.server.rate_limit import TokenBuckets
from nasrid.server.store.driver import DamagedDatabaseError
from nasrid.server.store.tables import TableStore
from nasrid.server.table.background import Background, log_errors
from nasrid.server.tournament.handlers import Log, next_round_entries
from nasrid.server.tournament.results import result_entries
from nasrid.server.tournament.state import TournamentState, fold_log

MAX_ATTEMPTS = 20  # to add to a log while others do
MAX_DUE = 100  # tournaments that are advanced at once
FIRST_WAIT_SECONDS = 2.0  # before a tournament that did not advance is tried again
MAX_WAIT_SECONDS = 60.0
OUTAGE_GRACE_SECONDS = 300.0  # after a start: for rounds whose deadline passed before
logger = logging.getLogger(__name__)


class Retry(NamedTuple):
    """When to advance a tournament again that did not advance, and how long it has waited for that.

    If a table ends in the meantime, it does not wait. `has_ended_table` is True if that did not help.
    """

    at: float
    wait: float
    has_ended_table: bool


class ObeyedOrder(NamedTuple):
    tournament: str
    table: str
    kind: OrderKind


@dataclass(eq=False)
class TournamentRounds:
    cache: TournamentCache
    tables: TableStore
    opener: TableOpener
    router: CommandRouter
    background: Background
    limits: Limits

    def __post_init__(self) -> None:
        self._opened_tables = TokenBuckets(self.limits.tournament_tables_per_hour, 3600)
        self.store = self.cache.store
        self._started_at = self.cache.now()
        self._retries: dict[str, Retry] = {}
        self._advancing: set[str] = set()
        self._obeyed: set[ObeyedOrder] = set()

    async def advance_due(self) -> None:
        """Start to advance the tournaments whose time has come, or of which a table has ended."""
        by_time, by_table = await self.store.due(self.cache.now(), MAX_DUE + len(self._retries))
        due = {*by_time, *by_table}
        self._retries = {tournament: retry for tournament, retry in self._retries.items() if tournament in due}
        # A round that gives orders is always due. Another process may have ended it.
        self._obeyed = {order for order in self._obeyed if order.tournament in due}
        for tournament in due - self._advancing:
            if not self._is_waiting(tournament, tournament in by_table):
                self._advancing.add(tournament)
                self.background.spawn(self._advance_due(tournament, tournament in by_table))

    def _is_waiting(self, tournament: str, has_ended_table: bool) -> bool:
        retry = self._retries.get(tournament)
        if retry is None or (has_ended_table and not retry.has_ended_table):
            return False
        return time.monotonic() < retry.at

    async def _advance_due(self, tournament: str, has_ended_table: bool) -> None:
        """Advance a tournament. If nothing changes, wait longer for the next attempt."""
        has_changed = False
        try:
            has_changed = await self.advance(tournament)
        except RefusalError as refusal:
            if refusal.code == "no_such_tournament":
                has_changed = await self._forget_removed(tournament)
            elif refusal.code != "tournament_damaged":  # which is logged
                raise
        finally:
            self._advancing.discard(tournament)
            last = self._retries.pop(tournament, None)
            if not has_changed:
                wait = min(2 * last.wait, MAX_WAIT_SECONDS) if last else FIRST_WAIT_SECONDS
                self._retries[tournament] = Retry(time.monotonic() + wait, wait, has_ended_table)

    async def _forget_removed(self, tournament: str) -> bool:
        """Publish the ended tables of a removed tournament, whose deals protect nothing any more."""
        try:
            rounds = fold_log(tournament, await self.store.log(tournament)).rounds
        except Exception:  # whatever is wrong with the log, the tables that have ended are published
            logger.exception("damaged tournament; run `nasrid check`", extra={"tournament": tournament})
            rounds = []
        recorded = [table.table for table in rounds[-1].tables if table.over] if rounds else []
        ended = [*await self.store.ended_tables(tournament)]
        for table in (*recorded, *ended):
            await self._order(tournament, table, "publish")
        await self.store.forget_tables(ended)
        await self.store.let_rest(tournament)
        return True

    async def advance(self, tournament: str) -> bool:
        """Do everything that now happens without a command. Return whether anything changed."""
        has_changed = False
        for _ in range(MAX_ATTEMPTS):
            state = await self.cache.read(tournament)
            seq = state.seq
            is_ready = await self._prepare(state)  # without the lock, because a table may take long to respond
            async with self.cache.lock(tournament):
                loaded = await self.cache.load(tournament)
                if loaded.state.seq != seq:
                    continue
                log, collected = await self._next_entries(loaded.state, is_ready)
                if log:
                    await self.cache.append(loaded, log, collected)
                elif collected:
                    await self.store.forget_tables(collected)
                else:
                    break
            has_changed = True
        return has_changed

    def may_pair(self, state: TournamentState) -> bool:
        """Return whether the person who opened the tournament may open the tables of another round.

        Pairing takes long, so ask this first.
        """
        return self._opened_tables.has(state.opener or state.id, state.next_tables)

    def may_open_tables(self, state: TournamentState, log: Log) -> bool:
        """Charge the tables of a new round to the person who opened the tournament. Return False if they are too many
        at present."""
        number = sum(len(entry.tables) for entry in log if isinstance(entry, protocol.RoundPaired))
        return not number or self._opened_tables.try_take(state.opener or state.id, number)

    async def _prepare(self, state: TournamentState) -> bool:
        """Do what the next entry presupposes: open the tables of a round, or end them. Return False if a table does not
        respond."""
        last = state.running_round
        if last is None:
            return True
        if state.stage == "starting":
            opened = [self._open_table(state, place, table) for place, table in enumerate(last.tables, 1)]
            return await _all_succeed(opened)
        if not last.is_over:
            if last.time_over:
                kind, waiting = state.settings.at_deadline, [table for table in last.tables if not table.over]
                await _all_succeed([self._order(state.id, table.table, kind) for table in waiting])
            return True
        # A result that was corrected, or that is missing, does not end the game.
        played = [table.table for table in last.tables if table.corrected or table.scores is None]
        is_ended = await _all_succeed([self._order(state.id, table, "score") for table in played])
        sealed = [table.table for table in last.tables] if state.is_sealed else []
        return is_ended and await _all_succeed([self._order(state.id, table, "publish") for table in sealed])

    async def _open_table(self, state: TournamentState, place: int, table: TournamentTable) -> None:
        """Open a table of a round, unless it exists already."""
        number, chosen = len(state.rounds), state.settings
        options = chosen.options | {"players": len(table.players)}
        settings, _ = TableSettings(options, (SeatPlan(),) * len(table.players), clock=chosen.clock).checked()
        people = [(state.people[one - 1], state.players[one - 1]) for one in table.players]
        await self.opener.open_round_table(
            table.table,
            settings,
            [PlayerRef(player, known.name) for player, known in people],
            {player for player, known in people if not known.present},
            TournamentPlace(state.id, number, place, sealed=state.is_sealed, timed=chosen.round_minutes is not None),
            state.deal_seed(number, place),
        )

    async def _order(self, tournament: str, table: str, kind: OrderKind) -> None:
        """Give an order to a table, unless it has obeyed it or was removed. Repeated orders change nothing."""
        order = ObeyedOrder(tournament, table, kind)
        if order in self._obeyed:
            return
        try:
            await self.router.order(table, Order(kind))
        except RefusalError as refusal:
            if refusal.code not in ("no_such_table", "table_damaged"):
                raise
        self._obeyed.add(order)

    async def _next_entries(self, state: TournamentState, is_ready: bool) -> tuple[Log, list[str]]:
        """Return the entries that now follow without a command, and the tables whose results they contain."""
        now, ended = self.cache.now(), await self.store.ended_tables(state.id)
        last, collected = state.running_round, [*ended]
        if state.stage == "starting":
            return [protocol.RoundStarted(at=now)] if is_ready else [], []
        if last:
            log: Log = []
            for place, table in enumerate(last.tables, 1):
                if table.table in ended and table.table not in state.recorded:
                    log += result_entries(state, place, ended[table.table], await self._log(table.table), now)
            if last.time_over:
                missing = set(await self.store.missing_tables([table.table for table in last.tables]))
                log += [
                    protocol.ResultRecorded(at=now, table=place, scores=None)
                    for place, table in enumerate(last.tables, 1)
                    if table.table in missing and table.table not in state.recorded
                ]
            return log or self._end_of_round(state, is_ready, now), collected
        if state.is_abandoned(now):
            return [protocol.TournamentEnded(at=now)], collected
        if state.next_start is not None and now >= state.next_start:
            if len(state.participants) < 2:
                return [protocol.TournamentEnded(at=now)], collected
            if not self.may_pair(state):
                return [], collected
            log = await self.cache.compute(next_round_entries, state, now)
            return (log if self.may_open_tables(state, log) else []), collected
        return [], collected

    def _end_of_round(self, state: TournamentState, is_ready: bool, now: float) -> Log:
        last = state.rounds[-1]
        if last.is_over and is_ready:
            is_last = len(state.rounds) == state.planned_rounds
            return [protocol.RoundEnded(at=now), *([protocol.TournamentEnded(at=now)] if is_last else [])]
        if last.is_over or last.time_over or last.deadline is None or now < last.deadline:
            return []
        if last.deadline < self._started_at:  # this process was not running then, and any other would have acted
            return [protocol.DeadlineChanged(at=now, deadline=self._started_at + OUTAGE_GRACE_SECONDS)]
        return [protocol.TimeEnded(at=now)]

    async def _log(self, table: str) -> list[AnyEntry]:
        """Return the log of a table. A damaged log is empty."""
        try:
            return await self.tables.log(table)
        except (DamagedDatabaseError, msgspec.MsgspecError):
            return []


async def _all_succeed(work: list[Coroutine[Any, Any, None]]) -> bool:
    """Do the work for several tables. Log what fails, and return False then."""
    failed: list[BaseException] = []

    async def attempt(one: Coroutine[Any, Any, None]) -> None:
        try:
            await one
        except Exception as error:
            failed.append(error)
            raise

    await asyncio.gather(*(log_errors(attempt(one)) for one in work))
    return not failed
