"""Reviews of finished games, and the queue of those to be made.

The person who has had the fewest reviews in a day comes first, and then the earliest request.
"""

from typing import Any

from msgspec import Struct

from nasrid.server.protocol.forms import ExportedReview
from nasrid.server.protocol.reviews import RequestedEffort, ReviewState
from nasrid.server.protocol.settings import DAY_SECONDS
from nasrid.server.store.driver import Driver, Queries

MAX_ATTEMPTS = 3  # a review during which so many processes have died fails


class StoredReview(Struct, frozen=True):
    """A review and its state. `body` is compressed; `events` is JSON."""

    state: ReviewState
    effort: RequestedEffort
    done: int
    actions: int
    events: str
    error: str
    body: bytes | None

    @property
    def is_former(self) -> bool:
        """True if the body is a former review, because the new one has no decision yet."""
        return self.body is not None and self.state in ("waiting", "running") and not self.done


class ReviewTask(Struct, frozen=True):
    """A review that this process has claimed."""

    table: str
    effort: RequestedEffort
    attempts: int  # including this one


class ReviewStore(Queries):
    def __init__(self, driver: Driver) -> None:
        super().__init__(driver)
        self._now = driver.NOW_SQL
        had = (
            "SELECT count(*) FROM reviews AS earlier WHERE earlier.requester = waiting.requester "
            f"AND earlier.requested > {self._now} - {DAY_SECONDS} AND earlier.state <> 'waiting'"
        )
        self._queue = f"SELECT table_id FROM reviews AS waiting WHERE state = 'waiting' ORDER BY ({had}), requested"

    async def find(self, table: str) -> StoredReview | None:
        """Return the review of a table's game."""
        sql = "SELECT state, effort, done, actions, events, error, body FROM reviews WHERE table_id = $1"
        rows = await self._rows(sql, table)
        return StoredReview(*rows[0]) if rows else None

    async def waiting_tables(self) -> list[str]:
        """Return the tables whose reviews wait, the next one first."""
        return [table for (table,) in await self._rows(self._queue)]

    async def request(self, table: str, requester: str, effort: str, actions: int, events: str) -> None:
        """Queue a review, unless it is in the queue already. A former one stays until there is a part of the new, whose
        effort is not lower."""
        insert = (
            "INSERT INTO reviews "
            "(table_id, requester, requested, effort, state, attempts, done, actions, events, error) "
            f"VALUES ($1, $2, {self._now}, $3, 'waiting', 0, 0, $4, $5, '') "
            "ON CONFLICT (table_id) DO UPDATE SET requester = excluded.requester, requested = excluded.requested, "
            "effort = CASE reviews.effort WHEN 'standard' THEN 'standard' ELSE excluded.effort END, "
            "state = 'waiting', attempts = 0, done = 0, actions = excluded.actions, "
            "events = excluded.events, error = '' WHERE reviews.state IN ('done', 'failed')"
        )
        await self._rows(insert, table, requester, effort, actions, events)

    # The process that makes reviews

    async def claim(self, node: str) -> ReviewTask | None:
        """Claim the next review for this process, which makes none at present. Return None if none waits.

        Reviews of dead processes wait again.
        """
        lives = f"EXISTS (SELECT 1 FROM nodes WHERE nodes.id = reviews.owner AND expires > {self._now})"
        abandoned = f"state = 'running' AND (owner = $1 OR NOT {lives})"
        claim = (
            "UPDATE reviews SET state = 'running', owner = $1, attempts = attempts + 1 "
            f"WHERE state = 'waiting' AND table_id = ({self._queue} LIMIT 1) RETURNING table_id, effort, attempts"
        )
        _, claimed = await self._run(
            (f"UPDATE reviews SET state = 'waiting', owner = NULL WHERE {abandoned}", (node,)), (claim, (node,))
        )
        return ReviewTask(*claimed[0]) if claimed else None

    async def save(self, table: str, node: str, done: int, body: bytes) -> bool:
        """Store a part of a review, unless there is a longer one. Return False if the process has lost it."""
        sql = (
            "UPDATE reviews SET body = CASE WHEN done <= $3 THEN $4 ELSE body END, "
            "done = CASE WHEN done <= $3 THEN $3 ELSE done END "
            "WHERE table_id = $1 AND owner = $2 AND state = 'running' RETURNING table_id"
        )
        return bool(await self._rows(sql, table, node, done, body))

    async def finish(self, table: str, node: str, body: bytes) -> None:
        """Store a complete review."""
        await self._end(table, node, "state = 'done', done = actions, body = $3", body)

    async def fail(self, table: str, node: str, error: str) -> None:
        await self._end(table, node, "state = 'failed', error = $3", error)

    async def _end(self, table: str, node: str, change: str, value: Any) -> None:
        sql = f"UPDATE reviews SET {change}, owner = NULL WHERE table_id = $1 AND owner = $2 AND state = 'running'"
        await self._rows(sql, table, node, value)

    async def release(self, node: str) -> None:
        """Let the review of this process wait again, because the process stops."""
        sql = (
            "UPDATE reviews SET state = 'waiting', owner = NULL, attempts = attempts - 1 "
            "WHERE state = 'running' AND owner = $1"
        )
        await self._rows(sql, node)

    # Personal data

    async def requested_by(self, player: str) -> list[ExportedReview]:
        """Return the reviews that a player has asked for."""
        sql = "SELECT requested, table_id FROM reviews WHERE requester = $1 ORDER BY requested"
        return [ExportedReview(*row) for row in await self._rows(sql, player)]
