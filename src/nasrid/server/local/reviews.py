"""Reviews on a device, made one after another by the worker that also runs the bots."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct

from nasrid.rules.record import digest_of
from nasrid.server.local.analysis import DeviceAnalysis
from nasrid.server.local.storage import DeviceStorage, refusing_storage_errors
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.forms import JudgeForm, ReviewPage
from nasrid.server.protocol.reviews import RequestedEffort, Review, ReviewState
from nasrid.server.reviews.requests import (
    JudgeRequest,
    RefusedRequest,
    ReviewPart,
    ReviewRequest,
    UnknownReview,
)
from nasrid.server.table.background import Background
from nasrid.server.table.reviewing import (
    ReviewedSeats,
    ReviewHead,
    action_events,
    check_is_over,
    check_reviewable,
    read_review,
    read_reviewed_seats,
    record_text,
)
from nasrid.server.table.state import TableState

STEP_SECONDS = 0.3  # a bot's move waits for one step at most
MAX_FAILURES = 3  # of the worker in a row
log = logging.getLogger(__name__)


class DeviceReview(Struct):
    """A review that waits, is being made or has failed, or that the storage has no room for."""

    table: str
    record: str
    effort: RequestedEffort
    state: ReviewState = "waiting"
    part: ReviewPart | None = None  # the latest of the worker
    error: str = ""
    failures: int = 0

    @property
    def is_former(self) -> bool:
        """True if only a former review can be shown."""
        return self.state in ("waiting", "running") and self.part is None


class StoredReview(Struct, frozen=True):
    """A complete review as a device stores it."""

    review: ReviewHead
    is_imported: bool = False  # from a record file, so its figures have not been checked


read_stored = msgspec.json.Decoder(StoredReview).decode


class DeviceReviews:
    """The reviews of a device."""

    def __init__(self, storage: DeviceStorage, analysis: DeviceAnalysis, background: Background) -> None:
        self._storage = storage
        self._analysis = analysis
        self._background = background
        self._reviews: dict[str, DeviceReview] = {}  # by table, in the order of the requests
        self._is_working = False

    async def page(self, table: TableState, entries: Iterable[AnyEntry], after: int = 0) -> ReviewPage:
        """Return the state of the review of a table's game, without its first decisions."""
        check_is_over(table)
        pending, stored = self._reviews.get(table.id), await self._read(table.id)
        head = stored.review if stored else None
        events = action_events(entries)
        is_former = pending is not None and pending.is_former
        if pending:
            waiting = [review.table for review in self._reviews.values() if review.state == "waiting"]
            place = waiting.index(table.id) + 1 if pending.state == "waiting" else 0
            page = ReviewPage(pending.state, place, pending.part.done if pending.part else 0, error=pending.error)
            if pending.part:
                stored = StoredReview(read_review(pending.part.review))
                head = stored.review
        elif head:
            page = ReviewPage("done", done=len(events))
        else:
            check_reviewable(table)
            page = ReviewPage("none")
        return msgspec.structs.replace(
            page,
            actions=len(events),
            is_outdated=head is not None and head.is_outdated,
            is_imported=stored is not None and stored.is_imported,
            is_former=head is not None and is_former,
            events=events,
            review=head.encode_after(0 if is_former else after) if head else None,
        )

    async def request(self, table: TableState, effort: RequestedEffort) -> None:
        """Make the review of a table's game, unless this device has made one."""
        check_is_over(table)
        pending, stored = self._reviews.get(table.id), await self._read(table.id)
        if pending and pending.state in ("waiting", "running"):
            return
        if stored and not stored.is_imported and stored.review.is_current(effort):
            return
        check_reviewable(table)
        self._reviews.pop(table.id, None)
        self._reviews[table.id] = DeviceReview(table.id, record_text(table), effort)
        if not self._is_working:
            self._is_working = True
            self._background.spawn(self._work())

    async def seats_of(self, table: str) -> ReviewedSeats | None:
        """Return the results of the players in a finished review, or None without one."""
        stored = await self._read(table)
        if stored is None:
            return None
        return read_reviewed_seats(stored.review.encode_after(len(stored.review.decisions)))

    async def review_of(self, table: str) -> bytes | None:
        """Return the JSON of a complete review, or None if there is none."""
        stored = await self._read(table)
        return bytes(stored.review.encode_after(0)) if stored else None

    async def adopt(self, table: TableState, review: Any) -> None:
        """Store the review that a record contains, if it is complete and one of this game. It stays marked."""
        if table.game is None or not table.game.is_over:
            return
        with suppress(msgspec.ValidationError):
            found = msgspec.convert(review, Review)
            if found.complete and found.game == digest_of(table.game):
                await self._store(table.id, msgspec.Raw(msgspec.json.encode(found)), is_imported=True)

    async def judge(self, table: TableState, form: JudgeForm) -> msgspec.Raw:
        """Return the judgement of another move as JSON, with the effort of the review."""
        check_is_over(table)
        check_reviewable(table)
        stored = await self._read(table.id)
        effort: RequestedEffort = "standard" if stored and stored.review.effort != "quick" else "quick"
        return await self._analysis.judge(JudgeRequest(record_text(table), form.action, form.move, effort))

    async def _read(self, table: str) -> StoredReview | None:
        """Return the finished review of a table's game, or None if there is none that can be read."""
        pending = self._reviews.get(table)
        if pending and pending.part and pending.part.is_complete:
            return StoredReview(read_review(pending.part.review))
        with refusing_storage_errors():
            text = await self._storage.read_review(table)
        try:
            return read_stored(text) if text else None
        except msgspec.MsgspecError:
            return None

    async def _work(self) -> None:
        """Make the reviews that wait."""
        try:
            while review := next((each for each in self._reviews.values() if each.state == "waiting"), None):
                review.state = "running"
                await self._make(review)
        finally:
            self._is_working = False

    async def _make(self, review: DeviceReview) -> None:
        """Make a review. If the worker fails, another continues from the start."""
        while review.state == "running":
            try:
                await self._advance(review)
                review.failures = 0
            except Exception as error:
                log.exception("review interrupted")
                review.failures += 1
                if review.failures == MAX_FAILURES:
                    review.state, review.error = "failed", str(error)

    async def _advance(self, review: DeviceReview) -> None:
        request = ReviewRequest(review.table, review.effort, STEP_SECONDS)
        reply = await self._analysis.ask(request)
        if isinstance(reply, UnknownReview):
            reply = await self._analysis.ask(msgspec.structs.replace(request, record=review.record))
        if isinstance(reply, RefusedRequest):
            review.state, review.error = "failed", reply.reason
            return
        assert isinstance(reply, ReviewPart)
        review.part = reply
        if reply.is_complete:
            review.state = "done"
            await self._store(review.table, reply.review)

    async def _store(self, table: str, review: msgspec.Raw, is_imported: bool = False) -> None:
        text = msgspec.json.encode(StoredReview(read_review(review), is_imported)).decode()
        try:
            with refusing_storage_errors():
                await self._storage.write_review(table, text)
            self._reviews.pop(table, None)
        except RefusalError as refusal:
            log.warning("review not stored", extra={"error": refusal.message})  # it is shown until the page is closed
