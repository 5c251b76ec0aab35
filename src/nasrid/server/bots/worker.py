"""A worker process for bots. It reads one request per line and writes one reply per line.

    python -m nasrid.server.bots.worker [MODULE ...]

It keeps the games it is asked about, so each request carries only the actions since the last one. A bot receives only
the view of its seat. Each MODULE is imported first, because it registers a module of the rules.
"""

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
from nasrid.bots.heuristics.reasons import encode_reason
from nasrid.rules.game import Game
from nasrid.rules.table.events import Event
from nasrid.rules.table.options import Options
from nasrid.rules.text.notation import parse_action, write_action
from nasrid.server.bots.requests import WorkerReply, WorkerRequest

MAX_GAMES = 64  # the least recently used game is dropped


class FollowedGame:
    """A game up to the last request, and its bots by seat and code."""

    def __init__(self, options: dict[str, Any], seed: str, position: str) -> None:
        self.game = Game.from_position(position) if position else Game.new(Options.from_json(options), int(seed))
        self._events: list[Event] = list(self.game.setup_events)
        self._bots: dict[tuple[int, str], Bot] = {}

    def follow(self, actions: list[str]) -> None:
        for text in actions:
            events = self.game.apply(parse_action(text))
            self._events += events
            for (seat, _), bot in self._bots.items():
                notify_bots({seat: bot}, events)

    def bot_for(self, seat: int, code: str) -> Bot:
        bot = self._bots.get((seat, code))
        if bot is None:
            bot = self._bots[seat, code] = parse_bot_code(code).make(secrets.randbits(64))
            notify_bots({seat: bot}, self._events)
        return bot


class Worker:
    def __init__(self) -> None:
        self._games: OrderedDict[str, FollowedGame] = OrderedDict()

    def answer(self, request: WorkerRequest) -> WorkerReply:
        try:
            game = self._game_for(request)
            return _decide(game, request) if game else WorkerReply(needs_whole_game=True)
        except Exception as error:  # an error of a bot must not stop the game
            self._games.pop(request.table, None)
            return WorkerReply(error=f"{type(error).__name__}: {error}")

    def _game_for(self, request: WorkerRequest) -> FollowedGame | None:
        """Return the game up to the request, or None if it is not known this far."""
        if request.options is not None:
            self._games[request.table] = FollowedGame(request.options, request.seed, request.position)
        game = self._games.get(request.table)
        if game is None or len(game.game.actions) != request.known:
            return None
        game.follow(request.actions)
        self._games.move_to_end(request.table)
        while len(self._games) > MAX_GAMES:
            self._games.popitem(last=False)
        return game


def _decide(followed_game: FollowedGame, request: WorkerRequest) -> WorkerReply:
    bot = followed_game.bot_for(request.seat, request.code)
    if request.bot_seed:  # another process may have made the earlier decisions
        bot.random.seed(int(request.bot_seed))
    view = followed_game.game.view(request.seat)
    action = bot.choose(view, parse_bot_code(request.code).seconds)
    if action not in view.legal_actions:
        raise ValueError(f"{write_action(action)} is not legal")
    if not request.should_explain:
        return WorkerReply(write_action(action))
    reason = bot.explain(view, action)
    return WorkerReply(write_action(action), encode_reason(reason))


_request_decoder = msgspec.json.Decoder(WorkerRequest)


def make_handler() -> Callable[[bytes | str], bytes]:
    """Return a function that answers JSON requests with JSON replies."""
    worker = Worker()
    return lambda line: msgspec.json.encode(worker.answer(_request_decoder.decode(line)))


def main() -> None:
    for module in sys.argv[1:]:
        import_module(module)
    answer = make_handler()
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    sys.stdout = sys.stderr  # a bot that prints must not corrupt a reply
    with suppress(BrokenPipeError):  # the server has stopped
        for line in sys.stdin.buffer:
            output.write(answer(line) + b"\n")


if __name__ == "__main__":
    main()
