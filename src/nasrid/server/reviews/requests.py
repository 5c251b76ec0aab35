"""Requests to a worker that makes reviews, and its replies."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Struct

from nasrid.server.protocol.reviews import Judgement, RequestedEffort, Review
from nasrid.server.protocol.wire import Encoded


class ReviewRequest(Struct, frozen=True, tag_field="type", tag="review"):
    """Continue the review of a table's game for about this time, at least by one decision.

    With a `record`, the review starts again. The record is text, because a seed is too long for a JSON number.
    """

    table: str
    effort: RequestedEffort
    seconds: float
    record: str = ""


class JudgeRequest(Struct, frozen=True, tag_field="type", tag="judge"):
    """Compare another move at a decision with the best one."""

    record: str
    action: int
    move: str
    effort: RequestedEffort = "standard"


class PuzzleRequest(Struct, frozen=True, tag_field="type", tag="puzzle"):
    """Compare a move of a puzzle with its solution."""

    puzzle: str
    move: str


class ReviewPart(Struct, frozen=True, tag_field="type", tag="part"):
    """The review so far."""

    done: int  # actions that have been reviewed
    actions: int
    is_complete: bool
    cpu_seconds: float  # of this request
    review: Annotated[msgspec.Raw, Encoded(Review)]


class JudgedMove(Struct, frozen=True, tag_field="type", tag="judged"):
    """A judgement."""

    judgement: Annotated[msgspec.Raw, Encoded(Judgement)]


class UnknownReview(Struct, frozen=True, tag_field="type", tag="unknown"):
    """The worker does not know the review, and needs the record."""


class RefusedRequest(Struct, frozen=True, tag_field="type", tag="refused"):
    """The game cannot be reviewed, or the move is not legal."""

    reason: str


AnyReviewRequest = ReviewRequest | JudgeRequest | PuzzleRequest
AnyReviewReply = ReviewPart | JudgedMove | UnknownReview | RefusedRequest
_replies = msgspec.json.Decoder(AnyReviewReply)


def decode_reply(text: bytes | str) -> AnyReviewReply:
    reply: AnyReviewReply = _replies.decode(text)
    return reply
