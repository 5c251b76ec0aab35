"""Attempts at the deal of the day, and their ranking."""

from __future__ import annotations

from collections import Counter
from datetime import date
from typing import NamedTuple

from nasrid.daily import PERSON_SEAT, day_number
from nasrid.rules.game import RULES_VERSION
from nasrid.server.protocol.forms import ExportedAttempt
from nasrid.server.store.driver import DELETION_BATCH_SIZE, Queries, Statement, delete_in_batches
from nasrid.server.table.daily import lead_of
from nasrid.server.table.state import TableState

MAX_RANKED = 20  # results that a page shows
KEPT_DAYS = 366


class StoredAttempt(NamedTuple):
    """An attempt. `ended` is None while it is played; `lead`, `score` and `won` are None without a result."""

    table: str
    ended: float | None
    lead: int | None
    score: int | None
    won: int | None


class RankedResult(NamedTuple):
    """A result in the ranking."""

    player: str
    name: str
    table: str
    lead: int
    score: int


class Ranking(NamedTuple):
    """The best results of a day, and the numbers of players by lead."""

    results: list[RankedResult]
    leads: dict[int, int]

    @property
    def players(self) -> int:
        return sum(self.leads.values())

    def place(self, lead: int) -> int:
        """Return the place of a result. Players with the same lead share it."""
        return 1 + sum(players for other, players in self.leads.items() if other > lead)

    def beaten(self, lead: int) -> int:
        """Return the number of players with a smaller lead."""
        return sum(players for other, players in self.leads.items() if other < lead)


class DailyStore(Queries):
    async def begin(self, day: date, player: str, table: str) -> StoredAttempt:
        """Begin a player's only attempt at a table, or return the one that has begun before."""
        key = (day_number(day), RULES_VERSION, player)
        insert = (
            "INSERT INTO daily_attempts (day, rules, player, table_id) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
        )
        _, rows = await self._run((insert, (*key, table)), (_ATTEMPT_SQL, key))
        return StoredAttempt(*rows[0])

    async def attempt(self, day: date, player: str) -> StoredAttempt | None:
        rows = await self._rows(_ATTEMPT_SQL, day_number(day), RULES_VERSION, player)
        return StoredAttempt(*rows[0]) if rows else None

    async def ranking(self, day: date) -> Ranking:
        """Return the ranking of a day, without banned players."""
        best = (
            "SELECT player, name, table_id, lead, score FROM daily_attempts JOIN players ON players.id = player "
            "WHERE day = $1 AND rules = $2 AND lead IS NOT NULL "
            "AND NOT EXISTS (SELECT 1 FROM bans WHERE kind = 'player' AND target = player) "
            f"ORDER BY lead DESC, ended LIMIT {MAX_RANKED}"
        )
        key = (day_number(day), RULES_VERSION)
        results, leads = await self._run((best, key), (_LEADS_SQL, key))
        players = Counter[int]()
        for lead, count in leads:
            players[lead] += count
        return Ranking([RankedResult(*row) for row in results], players)

    async def attempts_of(self, player: str) -> list[ExportedAttempt]:
        """Return all attempts of a player."""
        sql = "SELECT day, table_id, ended, lead, score FROM daily_attempts WHERE player = $1 ORDER BY day"
        return [ExportedAttempt(*row) for row in await self._rows(sql, player)]

    async def delete_old(self, today: date) -> None:
        """Delete the attempts of former years."""
        before = day_number(today) - KEPT_DAYS
        await delete_in_batches(lambda: self._delete_batch(before))
        await self._rows("DELETE FROM daily_leads WHERE day < $1", before)

    async def _delete_batch(self, before: int) -> int:
        """Delete some attempts of one day. Return the number of attempts found, which may be of several days."""
        sql = "SELECT day, rules, player FROM daily_attempts WHERE day < $1 ORDER BY day, rules, player LIMIT $2"
        found = [tuple(row) for row in await self._rows(sql, before, DELETION_BATCH_SIZE)]
        if found:
            last = max(row for row in found if row[:2] == found[0][:2])
            await self._rows("DELETE FROM daily_attempts WHERE day = $1 AND rules = $2 AND player <= $3", *last)
        return DELETION_BATCH_SIZE if found else 0


_ATTEMPT_SQL = (
    "SELECT table_id, ended, lead, score, won FROM daily_attempts WHERE day = $1 AND rules = $2 AND player = $3"
)
# daily_leads includes banned players. There are few, so each is looked up.
_BANNED_LEAD_SQL = "SELECT lead FROM daily_attempts WHERE day = $1 AND rules = $2 AND player = target"
_LEADS_SQL = (
    "SELECT lead, players FROM daily_leads WHERE day = $1 AND rules = $2 "
    f"UNION ALL SELECT lead, -1 FROM (SELECT ({_BANNED_LEAD_SQL}) AS lead FROM bans WHERE kind = 'player') AS banned "
    "WHERE lead IS NOT NULL"
)


def attempt_statements(table: TableState, epoch: int, at: float) -> list[Statement]:
    """Return the statements that end the attempt of a table whose last entry ended it, and count its result once."""
    condition = (
        "table_id = $1 AND ended IS NULL AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND epoch = $2 AND seq = $3)"
    )
    key = (table.id, epoch, table.seq)
    if table.result is None:
        return [(f"UPDATE daily_attempts SET ended = $4 WHERE {condition}", (*key, at))]
    score, lead = table.result.scores[PERSON_SEAT], lead_of(table.result.scores, PERSON_SEAT)
    count = (
        "INSERT INTO daily_leads (day, rules, lead, players) "
        f"SELECT day, rules, CAST($4 AS BIGINT), 1 FROM daily_attempts WHERE {condition} "
        "ON CONFLICT (day, rules, lead) DO UPDATE SET players = daily_leads.players + 1"
    )
    end = f"UPDATE daily_attempts SET ended = $4, lead = $5, score = $6, won = $7 WHERE {condition}"
    return [
        (count, (*key, lead)),
        (end, (*key, at, lead, score, int(PERSON_SEAT in table.result.winners))),
    ]
