"""The reviews of finished games. This process makes one at a time, in a worker of the lowest priority."""

import asyncio
import json
import logging
import time
import zlib
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass

import msgspec

from nasrid.server.limits import Limits
from nasrid.server.metrics import Metrics
from nasrid.server.node.judging import MoveJudge
from nasrid.server.node.table_cache import TableCache
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.forms import JudgeForm, ReviewPage
from nasrid.server.protocol.reviews import RequestedEffort
from nasrid.server.reviews.process import ReviewProcess, WorkerError
from nasrid.server.reviews.requests import (
    JudgeRequest,
    RefusedRequest,
    ReviewPart,
    ReviewRequest,
    UnknownReview,
)
from nasrid.server.store.driver import DatabaseError
from nasrid.server.store.progress import ProgressStore
from nasrid.server.store.reviews import MAX_ATTEMPTS, ReviewStore, ReviewTask, StoredReview
from nasrid.server.store.tables import TableStore
from nasrid.server.table.reviewing import (
    RECORD_REMEDY,
    ReviewHead,
    action_events,
    check_reviewable,
    no_review,
    read_review,
    read_reviewed_seats,
    record_text,
)
from nasrid.server.table.state import TableState

STEP_SECONDS = 1.0  # of the worker; then a judgement can be made
SAVE_INTERVAL_SECONDS = 5.0
MAX_REVIEW_CPU_SECONDS = 900.0
QUEUE_REFRESH_SECONDS = 1.0  # many people may ask for their place
log = logging.getLogger(__name__)


@dataclass(eq=False)
class Reviews:
    node: str
    store: ReviewStore
    progress: ProgressStore
    tables: TableStore
    cache: TableCache
    limits: Limits
    metrics: Metrics

    def __post_init__(self) -> None:
        self.worker = ReviewProcess(self.limits.review_niceness)
        self.judges = MoveJudge(self.worker)
        self._places: Mapping[str, int] = {}  # of the tables in the queue
        self._places_at = -QUEUE_REFRESH_SECONDS

    # Requests

    async def page(self, table: TableState, after: int = 0) -> ReviewPage:
        """Return the state of the review of a table's game, without its first decisions."""
        stored = await self.store.find(table.id)
        if stored is None:
            check_reviewable(table)
            return ReviewPage("none", actions=len(table.actions))
        place = await self._place_of(table.id) if stored.state == "waiting" else 0
        head = await read_head(stored)
        return ReviewPage(
            stored.state,
            place,
            stored.done,
            stored.actions,
            stored.error,
            is_outdated=head is not None and head.is_outdated,
            is_former=stored.is_former,
            events=json.loads(stored.events),
            review=await asyncio.to_thread(head.encode_after, 0 if stored.is_former else after) if head else None,
        )

    async def _place_of(self, table: str) -> int:
        if time.monotonic() > self._places_at + QUEUE_REFRESH_SECONDS:
            self._places_at = time.monotonic()
            self._places = {waiting: place for place, waiting in enumerate(await self.store.waiting_tables(), 1)}
        return self._places.get(table, len(self._places) + 1)

    async def is_needed(self, table: TableState, effort: RequestedEffort) -> bool:
        """Return whether a request would make a new review.

        Raise RefusalError if the game cannot be reviewed, or if too many games wait.
        """
        stored = await self.store.find(table.id)
        if stored and stored.state in ("waiting", "running"):
            return False
        if stored and stored.state == "done":
            head = await read_head(stored)
            if head and head.is_current(effort):
                return False
        check_reviewable(table)
        if len(await self.store.waiting_tables()) >= self.limits.waiting_reviews:
            raise RefusalError("server_busy", "too many games wait for a review; try again in an hour")
        return True

    async def request(self, table: TableState, player: str, effort: RequestedEffort) -> None:
        """Queue the review of a table's game for a player."""
        events = action_events(await self.tables.log(table.id))
        await self.store.request(table.id, player, effort, len(table.actions), json.dumps(events))
        self._places_at = -QUEUE_REFRESH_SECONDS

    async def review_of(self, table: str) -> bytes | None:
        """Return the JSON of a complete review, or None if there is none."""
        stored = await self.store.find(table)
        head = stored and await read_head(stored)
        return await asyncio.to_thread(msgspec.json.encode, head) if head and head.complete else None

    async def judge(self, table: TableState, player: str, address: str, form: JudgeForm) -> msgspec.Raw:
        """Return the judgement of another move as JSON, with the effort of the review."""
        check_reviewable(table)
        stored = await self.store.find(table.id)
        head = stored and await read_head(stored)
        effort: RequestedEffort = "quick" if head and head.effort == "quick" else "standard"
        return await self.judges.judge(
            player, address, lambda: JudgeRequest(record_text(table), form.action, form.move, effort)
        )

    # Making reviews

    async def work(self) -> None:
        """Make the reviews that wait, one after another."""
        while task := await self.store.claim(self.node):
            try:
                await self._make(task)
            except WorkerError as error:  # it is claimed again
                log.warning("review interrupted", extra={"table": task.table, "error": str(error)})
                self.metrics.count_review("interrupted")
            except RefusalError as refusal:
                if refusal.code == "unavailable":
                    raise
                await self._fail(task, refusal.message)
        await self.worker.stop_if_idle()

    async def _make(self, task: ReviewTask) -> None:
        if task.attempts > MAX_ATTEMPTS:
            await self._fail(task, "the server failed to make this review; report it to the operator")
            return
        table = (await self.cache.get(task.table)).state
        check_reviewable(table)
        record = await asyncio.to_thread(record_text, table)
        cpu_seconds, saved_at = 0.0, time.monotonic()
        while True:
            part = await self._advance(task, record)
            cpu_seconds += part.cpu_seconds
            if part.is_complete:
                await self.progress.add_review(task.table, read_reviewed_seats(part.review))
                await self.store.finish(task.table, self.node, await asyncio.to_thread(pack, part.review))
                self.metrics.count_review("done")
                return
            if cpu_seconds > MAX_REVIEW_CPU_SECONDS:
                raise no_review(f"it takes more than {MAX_REVIEW_CPU_SECONDS:.0f} seconds; {RECORD_REMEDY}")
            if time.monotonic() > saved_at + SAVE_INTERVAL_SECONDS:
                saved_at = time.monotonic()
                body = await asyncio.to_thread(pack, part.review)
                if not await self.store.save(task.table, self.node, part.done, body):
                    return  # another process makes it now

    async def _advance(self, task: ReviewTask, record: str) -> ReviewPart:
        """Continue the review. The worker forgets it when it is stopped; then it starts again."""
        request = ReviewRequest(task.table, task.effort, STEP_SECONDS)
        reply = await self.worker.ask(request)
        if isinstance(reply, UnknownReview):
            reply = await self.worker.ask(msgspec.structs.replace(request, record=record))
        if isinstance(reply, RefusedRequest):
            raise no_review(reply.reason)
        assert isinstance(reply, ReviewPart)
        return reply

    async def _fail(self, task: ReviewTask, reason: str) -> None:
        log.warning("review failed", extra={"table": task.table, "error": reason})
        self.metrics.count_review("failed")
        await self.store.fail(task.table, self.node, reason)

    async def close(self) -> None:
        """Stop the worker. The review that it was making waits for another process, or for the next start."""
        await self.worker.close()
        with suppress(DatabaseError):
            await self.store.release(self.node)


def pack(review: msgspec.Raw) -> bytes:
    return zlib.compress(review, 9)


def unpack(body: bytes) -> ReviewHead:
    return read_review(zlib.decompress(body))


async def read_head(stored: StoredReview) -> ReviewHead | None:
    """Return the parts of a stored review, or None if there is none that can be read."""
    if stored.body is None:
        return None
    try:
        return await asyncio.to_thread(unpack, stored.body)  # in a thread, because a review can be long
    except (zlib.error, msgspec.MsgspecError) as error:
        log.error("damaged review", extra={"error": str(error)})
        return None
