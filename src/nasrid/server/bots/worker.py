"""A process that decides for bots: a question on a line of its input, the answer on a line of its output.

    python -m nasrid.server.bots.worker [MODULE ...]

It follows the games it is asked about, so that a question tells only what has happened since the last one. The bots get
what their seats may see and no more. Each MODULE is imported first: it registers a module of the rules.
"""

from __future__ import annotations

import os
import secrets
import sys
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Any

import msgspec

from nasrid.bots import Bot, notify_bots, parse_bot_code
from nasrid.bots.judgement.reasons import Reason
from nasrid.rules.game import Game
from nasrid.rules.table.events import Event
from nasrid.rules.table.options import Options
from nasrid.rules.text.notation import parse_action, write_action
from nasrid.rules.wire.encode import encode
from nasrid.server.bots.questions import Answer, Question

MOST_GAMES = 64  # followed at a time; the one that was asked about longest ago is forgotten


class FollowedGame:
    """A game as far as it was told, and the bots that play in it, by seat and code."""

    def __init__(self, options: dict[str, Any], seed: str, position: str) -> None:
        self.game = Game.from_position(position) if position else Game.new(Options.from_json(options), int(seed))
        self._events: list[Event] = list(self.game.setup_events)
        self._bots: dict[tuple[int, str], Bot] = {}

    def follow(self, actions: list[str]) -> None:
        for text in actions:
            happened = self.game.apply(parse_action(text))
            self._events += happened
            for (seat, _), bot in self._bots.items():
                notify_bots({seat: bot}, happened)

    def bot(self, seat: int, code: str) -> Bot:
        bot = self._bots.get((seat, code))
        if bot is None:
            bot = self._bots[seat, code] = parse_bot_code(code).make(secrets.randbits(64))
            notify_bots({seat: bot}, self._events)
        return bot


class Worker:
    def __init__(self) -> None:
        self._games: OrderedDict[str, FollowedGame] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        try:
            game = self._followed(question)
            return _decide(game, question) if game else Answer(unknown=True)
        except Exception as error:  # whatever a bot does wrong, the game goes on
            self._games.pop(question.table, None)
            return Answer(error=f"{type(error).__name__}: {error}")

    def _followed(self, question: Question) -> FollowedGame | None:
        """The game up to the question; None if it is not known so far."""
        if question.options is not None:
            self._games[question.table] = FollowedGame(question.options, question.seed, question.position)
        game = self._games.get(question.table)
        if game is None or len(game.game.actions) != question.known:
            return None
        game.follow(question.actions)
        self._games.move_to_end(question.table)
        while len(self._games) > MOST_GAMES:
            self._games.popitem(last=False)
        return game


def _decide(followed: FollowedGame, question: Question) -> Answer:
    bot = followed.bot(question.seat, question.code)
    view = followed.game.view(question.seat)
    action = bot.choose(view, parse_bot_code(question.code).seconds)
    if action not in view.legal_actions:
        raise ValueError(f"{write_action(action)} is not legal")
    if not question.explain:
        return Answer(write_action(action))
    reason = bot.explain(view, action)
    return Answer(write_action(action), _encoded(reason))


def _encoded(reason: Reason) -> dict[str, Any]:
    instead = {"instead": _told(reason.instead)} if reason.instead else {}
    return {**_told(reason), "why": reason.why, **instead}


def _told(reason: Reason) -> dict[str, Any]:
    return {"what": reason.what, "facts": encode(dict(reason.facts))}


_questions = msgspec.json.Decoder(Question)


def answering() -> Callable[[bytes | str], bytes]:
    """A worker to which questions are put as JSON."""
    worker = Worker()
    return lambda line: msgspec.json.encode(worker.answer(_questions.decode(line)))


def main() -> None:
    for module in sys.argv[1:]:
        import_module(module)
    answer = answering()
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    sys.stdout = sys.stderr  # a bot that prints does not spoil an answer
    with suppress(BrokenPipeError):  # the server is gone
        for line in sys.stdin.buffer:
            output.write(answer(line) + b"\n")


if __name__ == "__main__":
    main()
