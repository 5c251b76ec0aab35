"""Reviews and judgements for requests as JSON, in a process of a server or in the worker of a device."""

import json
import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from nasrid.puzzles import find_puzzle, judge_puzzle
from nasrid.reviews import EFFORTS, GameReview, ReviewedDecision, ReviewError, judge, to_json
from nasrid.server.reviews.requests import (
    AnyReviewReply,
    AnyReviewRequest,
    JudgedMove,
    JudgeRequest,
    PuzzleRequest,
    RefusedRequest,
    ReviewPart,
    ReviewRequest,
    UnknownReview,
)

_decoder = msgspec.json.Decoder(AnyReviewRequest)


class RunningReview:
    """A review that is being made."""

    def __init__(self, record: str, effort: str) -> None:
        self.review = GameReview(json.loads(record), EFFORTS[effort])
        self.done = 0  # actions
        self._decisions: Iterator[ReviewedDecision] = self.review.run()

    def advance(self, seconds: float) -> None:
        """Review decisions for this time, at least one."""
        end = time.monotonic() + seconds
        for reviewed in self._decisions:
            self.done = reviewed.decision.action_index + 1
            if time.monotonic() >= end:
                return
        self.done = self.review.action_count


class ReviewWorker:
    """Makes one review at a time."""

    def __init__(self) -> None:
        self._key = "", ""  # table and effort
        self._running: RunningReview | None = None

    def answer(self, line: bytes | str) -> bytes:
        """Return the JSON reply to a JSON request."""
        return msgspec.json.encode(self._answer(_decoder.decode(line)))

    def _answer(self, request: AnyReviewRequest) -> AnyReviewReply:
        try:
            if isinstance(request, ReviewRequest):
                return self._advance(request)
            return JudgedMove(_raw(_judge(request)))
        except ReviewError as error:
            return RefusedRequest(str(error))

    def _advance(self, request: ReviewRequest) -> AnyReviewReply:
        began = time.process_time()
        if request.record:
            self._running = None
            self._running = RunningReview(request.record, request.effort)
            self._key = request.table, request.effort
        running = self._running
        if running is None or self._key != (request.table, request.effort):
            return UnknownReview()
        running.advance(request.seconds)
        review = running.review
        if review.is_complete:
            self._running = None
        cpu_seconds = time.process_time() - began
        return ReviewPart(running.done, review.action_count, review.is_complete, cpu_seconds, _raw(to_json(review)))


def _judge(request: JudgeRequest | PuzzleRequest) -> dict[str, Any]:
    if isinstance(request, PuzzleRequest):
        return judge_puzzle(find_puzzle(request.puzzle), request.move)
    return judge(json.loads(request.record), request.action, request.move, EFFORTS[request.effort])


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def make_handler() -> Callable[[bytes | str], bytes]:
    """Return a function that answers JSON requests with JSON replies."""
    return ReviewWorker().answer
