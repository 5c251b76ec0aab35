"""Creation of tables in this process."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from nasrid.puzzles import Puzzle
from nasrid.server.bots.policies import Policies
from nasrid.server.ids import new_table_id
from nasrid.server.node.table_cache import TableCache
from nasrid.server.protocol.commands import PlayerRef
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.forms import CreatedTable
from nasrid.server.protocol.settings import DailyPlace, TableSettings, TournamentPlace
from nasrid.server.store.driver import DuplicateError
from nasrid.server.table.daily import daily_entries
from nasrid.server.table.lease import Lease
from nasrid.server.table.live import LiveTable
from nasrid.server.table.opening import opening_entries, resumed_settings, resuming_entries, round_entries
from nasrid.server.table.puzzles import puzzle_entries


@dataclass(eq=False)
class TableOpener:
    node: str
    cache: TableCache
    policies: Policies
    now: Callable[[], float]

    async def open_table(
        self, player: PlayerRef, settings: TableSettings, seat: int | None, rematch_of: str = ""
    ) -> CreatedTable:
        """Open a table with this host, who takes `seat` unless it is None."""
        checked, _ = settings.with_lesson().checked()
        self.policies.check_seats(checked.seats, checked.options)
        live = self._new_table()
        sitters = {} if seat is None else {seat: player}
        return await self.cache.create(live, opening_entries(live, player, settings, sitters, self.now(), rematch_of))

    async def open_round_table(
        self,
        table_id: str,
        settings: TableSettings,
        sitters: Sequence[PlayerRef],
        absent: Collection[str],
        place: TournamentPlace,
        seed: int,
    ) -> None:
        """Open a table of a tournament, unless it exists already."""
        live = LiveTable(table_id, Lease(self.node, 1), self.now)
        log = round_entries(live, settings, sitters, absent, place, seed, self.now())
        with suppress(DuplicateError):
            await self.cache.create(live, log)

    async def open_daily_table(self, player: PlayerRef, place: DailyPlace, table_id: str = "") -> CreatedTable:
        """Open a table with the deal of a day, unless a table with this id exists already."""
        live = LiveTable(table_id, Lease(self.node, 1), self.now) if table_id else self._new_table()
        log = daily_entries(live, player, place, self.now())
        with suppress(DuplicateError):
            return await self.cache.create(live, log)
        return CreatedTable(live.id, "")

    async def open_puzzle_table(self, player: PlayerRef, puzzle: Puzzle) -> CreatedTable:
        """Open a table with the position of a puzzle: this player against bots."""
        live = self._new_table()
        return await self.cache.create(live, puzzle_entries(live, player, puzzle, self.now()))

    async def resume_game(
        self,
        player: PlayerRef,
        options: dict[str, Any],
        past: list[AnyEntry],
        seat: int,
        names: list[str],
        collect: Callable[[Iterator[None]], Awaitable[object]],
    ) -> CreatedTable:
        """Open a table that continues a game: this player against bots. `collect` loads it outside the event loop;
        nobody else knows the table yet."""
        live = self._new_table()
        settings = resumed_settings(options, {seat}, names)
        log = await asyncio.to_thread(resuming_entries, settings, {seat: player}, past, self.now())
        await collect(live.load_steps(log))
        return await self.cache.create(live, log)

    def _new_table(self) -> LiveTable:
        return LiveTable(new_table_id(), Lease(self.node, 1), self.now)
