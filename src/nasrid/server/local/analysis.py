"""Requests to the worker of a device that makes reviews and judgements. It also runs the bots."""

from collections.abc import Awaitable, Callable

import msgspec

from nasrid.server.protocol.errors import RefusalError
from nasrid.server.reviews.requests import (
    AnyReviewReply,
    AnyReviewRequest,
    JudgedMove,
    JudgeRequest,
    PuzzleRequest,
    RefusedRequest,
    decode_reply,
)


class DeviceAnalysis:
    def __init__(self, think: Callable[[str], Awaitable[str]]) -> None:
        self._think = think

    async def ask(self, request: AnyReviewRequest) -> AnyReviewReply:
        return decode_reply(await self._think(msgspec.json.encode(request).decode()))

    async def judge(self, request: JudgeRequest | PuzzleRequest) -> msgspec.Raw:
        """Return a judgement as JSON."""
        reply = await self.ask(request)
        if isinstance(reply, RefusedRequest):
            raise RefusalError("bad_message", reply.reason)
        assert isinstance(reply, JudgedMove)
        return reply.judgement
