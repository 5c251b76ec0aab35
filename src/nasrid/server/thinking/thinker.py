"""A process that decides for bots: a question on a line of its input, the answer on a line of its output.

It is given the record of the game and plays it again; the bot itself gets what its seat may see and no more.
"""

from __future__ import annotations

import os
import secrets
import sys
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct

from nasrid.bots import Bot, read_code, tell
from nasrid.rules.game import Game
from nasrid.rules.notation import write_action
from nasrid.rules.plain import plain
from nasrid.rules.record import replay_events, start


class Question(Struct, frozen=True):
    code: str  # of the bot
    seat: int
    record: dict[str, Any]  # the game so far
    seed: str  # its seed, which is too long for a number in JSON
    explain: bool = False


class Answer(Struct, frozen=True):
    action: str = ""
    reason: dict[str, Any] | None = None  # why, if that was asked
    text: str = ""
    error: str = ""  # what went wrong


def answer(question: Question) -> Answer:
    try:
        return _answer(question)
    except Exception as error:  # whatever a bot does wrong, the game goes on
        return Answer(error=f"{type(error).__name__}: {error}")


def _answer(question: Question) -> Answer:
    entrant = read_code(question.code)
    bot = entrant.make(secrets.randbits(64))
    game = _follow(bot, question)
    view = game.view(question.seat)
    action = bot.choose(view, entrant.seconds)
    if action not in view.legal_actions:
        raise ValueError(f"{write_action(action)} is not legal")
    if not question.explain:
        return Answer(write_action(action))
    reason = bot.explain(view, action)
    why = {"what": reason.what, "why": reason.why, "facts": {name: plain(fact) for name, fact in reason.facts.items()}}
    return Answer(write_action(action), why, str(reason))


def _follow(bot: Bot, question: Question) -> Game:
    """The game as it stands, after the bot has been told of it."""
    record = question.record | {"seed": int(question.seed)}
    game = start(record)
    listener = {question.seat: bot}
    tell(listener, game.opening)
    for _, happened in replay_events(game, record):
        tell(listener, happened)
    return game


def question_about(game: Game, code: str, explain: bool = False) -> Question:
    """What shall the seat that decides do?"""
    assert game.seat is not None
    record = game.record()
    return Question(code, game.seat, record, str(record.pop("seed")), explain)


def main() -> None:
    questions = msgspec.json.Decoder(Question)
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    sys.stdout = sys.stderr  # a bot that prints does not spoil an answer
    with suppress(BrokenPipeError):  # the server is gone
        for line in sys.stdin.buffer:
            output.write(msgspec.json.encode(answer(questions.decode(line))) + b"\n")


if __name__ == "__main__":
    main()
