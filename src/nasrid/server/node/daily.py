"""The deal of the day on a server: attempts, practice, results."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from nasrid.daily import closing_time
from nasrid.server.ids import new_table_id
from nasrid.server.node.puzzles import Puzzles
from nasrid.server.node.table_opener import TableOpener
from nasrid.server.protocol.commands import PlayerRef
from nasrid.server.protocol.forms import CreatedTable, DailyAttempt, DailyPage, DailyResult
from nasrid.server.protocol.settings import DailyPlace
from nasrid.server.store.daily import DailyStore, Ranking, StoredAttempt
from nasrid.server.table.daily import (
    check_may_attempt,
    check_may_practise,
    daily_page,
    is_attempt_over,
    puzzle_of_day,
)


@dataclass(eq=False)
class DailyDeals:
    store: DailyStore
    opener: TableOpener
    puzzles: Puzzles
    now: Callable[[], float]

    async def attempt(self, day: date, player: str) -> DailyAttempt | None:
        """Return a player's attempt, without its place."""
        stored = await self.store.attempt(day, player) if player else None
        return stored and _attempt(day, self.now(), stored)

    async def page(self, day: date, player: str) -> DailyPage:
        """Return the page of a day for a player, or for a stranger."""
        stored = await self.store.attempt(day, player) if player else None
        ranking = await self.store.ranking(day)
        now = self.now()
        attempt = stored and _attempt(day, now, stored, ranking)
        is_over = is_attempt_over(day, now, attempt)
        return daily_page(
            day,
            now,
            attempt,
            await self.puzzles.details(player, puzzle_of_day(day)),
            is_ranked=True,
            players=ranking.players,
            results=[
                DailyResult(ranking.place(row.lead), row.name, row.score, row.lead, row.player == player)
                for row in ranking.results
            ],
            best=ranking.results[0].table if ranking.results and is_over else "",
        )

    async def open_attempt(self, player: PlayerRef, day: date) -> CreatedTable:
        """Open the table of a player's only attempt, or return the one that was opened before."""
        stored = await self.store.begin(day, player.id, new_table_id())
        now = self.now()
        check_may_attempt(day, now, _attempt(day, now, stored))
        # The table is missing if a process has stopped before it could open it.
        return await self.opener.open_daily_table(player, DailyPlace(day.isoformat()), stored.table)

    async def open_practice(self, player: PlayerRef, day: date) -> CreatedTable:
        check_may_practise(day, self.now(), await self.attempt(day, player.id))
        return await self.opener.open_daily_table(player, DailyPlace(day.isoformat(), is_practice=True))


def _attempt(day: date, now: float, stored: StoredAttempt, ranking: Ranking | None = None) -> DailyAttempt:
    # A table that was removed or damaged does not end its attempt.
    if stored.ended is None and now <= closing_time(day):
        return DailyAttempt(stored.table, "playing")
    if stored.lead is None or stored.score is None:
        return DailyAttempt(stored.table, "unfinished")
    place, beaten = (ranking.place(stored.lead), ranking.beaten(stored.lead)) if ranking else (0, 0)
    return DailyAttempt(stored.table, "finished", stored.score, stored.lead, bool(stored.won), place, beaten)
