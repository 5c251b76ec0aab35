"""How a game is told to whoever thinks for bots elsewhere: whole the first time, later only what has happened since."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from nasrid.rules.table.actions import Action
from nasrid.rules.text.notation import write_action
from nasrid.server.bots.questions import Answer, BotQuestion, Question
from nasrid.server.bots.worker import MOST_GAMES

ANEW = -1  # less than any number of actions
_answers = msgspec.json.Decoder(Answer)


class Conversation:
    """With one worker, which remembers how far it knows the game of which table; `ask` sends it JSON and brings its
    answer."""

    def __init__(self, ask: Callable[[bytes], Awaitable[bytes | str]]) -> None:
        self._ask = ask
        self._known: dict[str, tuple[Action, ...]] = {}  # the one asked about last comes last

    def knows(self, question: BotQuestion) -> int:
        """How many actions of this game it knows; ANEW if it would have to be told everything."""
        known = self._known.get(question.table)
        return ANEW if known is None or known != question.actions[: len(known)] else len(known)

    async def ask(self, asked: BotQuestion) -> Answer:
        known = self.knows(asked)
        answer = await self._converse(asked, known)
        if answer.unknown:
            answer = await self._converse(asked, ANEW)
        self._known.pop(asked.table, None)
        if not answer.error:
            self._known[asked.table] = asked.actions
            while len(self._known) > MOST_GAMES:
                del self._known[next(iter(self._known))]
        return answer

    async def _converse(self, asked: BotQuestion, known: int) -> Answer:
        told = max(known, 0)
        question = Question(
            table=asked.table,
            known=told,
            actions=[write_action(action) for action in asked.actions[told:]],
            seat=asked.seat,
            code=asked.code,
            explain=asked.explain,
            options=asked.options if known == ANEW else None,
            seed=str(asked.seed) if known == ANEW else "",
            position=asked.position if known == ANEW else "",
        )
        return _answers.decode(await self._ask(msgspec.json.encode(question)))
