"""Judgements of single moves, made by the worker of the reviews for people who wait for them."""

import asyncio
from collections.abc import Callable

import msgspec

from nasrid.server.protocol.errors import RefusalError
from nasrid.server.reviews.process import ReviewProcess, WorkerError
from nasrid.server.reviews.requests import AnyReviewReply, AnyReviewRequest, JudgedMove, RefusedRequest

JUDGE_TIMEOUT_SECONDS = 30.0
MAX_WAITING_JUDGEMENTS = 10
MAX_WAITING_JUDGEMENTS_PER_ADDRESS = 4  # a person can be any number of guests


class MoveJudge:
    def __init__(self, worker: ReviewProcess) -> None:
        self._worker = worker
        self._waiting: dict[str, str] = {}  # the addresses of people

    async def judge(self, player: str, address: str, make_request: Callable[[], AnyReviewRequest]) -> msgspec.Raw:
        """Return a judgement as JSON. The request is made in a thread."""
        if player in self._waiting:
            raise RefusalError("rate_limited", "wait for the judgement of the previous move")
        if list(self._waiting.values()).count(address) >= MAX_WAITING_JUDGEMENTS_PER_ADDRESS:
            raise RefusalError("rate_limited", "too many moves from your address wait for a judgement; wait a moment")
        if len(self._waiting) >= MAX_WAITING_JUDGEMENTS:
            raise _server_busy()
        self._waiting[player] = address
        asking = asyncio.ensure_future(self._ask(make_request))
        asking.add_done_callback(lambda _: self._waiting.pop(player))
        asking.add_done_callback(_note_error)
        try:
            async with asyncio.timeout(JUDGE_TIMEOUT_SECONDS):
                reply = await asyncio.shield(asking)
        except (TimeoutError, WorkerError):
            raise _server_busy() from None
        if isinstance(reply, RefusedRequest):
            raise RefusalError("bad_message", reply.reason)
        assert isinstance(reply, JudgedMove)
        return reply.judgement

    async def _ask(self, make_request: Callable[[], AnyReviewRequest]) -> AnyReviewReply:
        return await self._worker.ask(await asyncio.to_thread(make_request))


def _server_busy() -> RefusalError:
    return RefusalError("server_busy", "the server is too busy to judge a move; try again in a minute")


def _note_error(done: asyncio.Future[AnyReviewReply]) -> None:
    """Count an error as seen, even if nobody waits for the reply any longer."""
    if not done.cancelled():
        done.exception()
