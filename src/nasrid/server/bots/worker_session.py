"""The exchange with one worker: the whole game first, then only the new actions."""

from collections.abc import Awaitable, Callable

import msgspec

from nasrid.rules.table.actions import Action
from nasrid.rules.text.notation import write_action
from nasrid.server.bots.requests import DecisionRequest, WorkerReply, WorkerRequest
from nasrid.server.bots.worker import MAX_GAMES

UNKNOWN_GAME = -1  # less than any action count
_reply_decoder = msgspec.json.Decoder(WorkerReply)


class WorkerSession:
    """The state of one worker: the known actions by table. `send` sends JSON and returns the reply."""

    def __init__(self, send: Callable[[bytes], Awaitable[bytes | str]]) -> None:
        self._send = send
        self._known: dict[str, tuple[Action, ...]] = {}  # most recently used last

    def known_action_count(self, request: DecisionRequest) -> int:
        """Return how many actions of this game the worker knows, or UNKNOWN_GAME."""
        known = self._known.get(request.table)
        return UNKNOWN_GAME if known is None or known != request.actions[: len(known)] else len(known)

    async def ask(self, request: DecisionRequest) -> WorkerReply:
        known = self.known_action_count(request)
        reply = await self._exchange(request, known)
        if reply.needs_whole_game:
            reply = await self._exchange(request, UNKNOWN_GAME)
        self._known.pop(request.table, None)
        if not reply.error:
            self._known[request.table] = request.actions
            while len(self._known) > MAX_GAMES:
                del self._known[next(iter(self._known))]
        return reply

    async def _exchange(self, request: DecisionRequest, known: int) -> WorkerReply:
        known_count = max(known, 0)
        message = WorkerRequest(
            table=request.table,
            known=known_count,
            actions=[write_action(action) for action in request.actions[known_count:]],
            seat=request.seat,
            code=request.code,
            should_explain=request.should_explain,
            options=request.options if known == UNKNOWN_GAME else None,
            seed=str(request.seed) if known == UNKNOWN_GAME else "",
            position=request.position if known == UNKNOWN_GAME else "",
            bot_seed="" if request.bot_seed is None else str(request.bot_seed),
        )
        return _reply_decoder.decode(await self._send(msgspec.json.encode(message)))
