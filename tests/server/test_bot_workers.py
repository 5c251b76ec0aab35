"""Bot worker processes: they follow the games of their requests, and each bot receives only what its seat sees."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import signal
import sys
import time
from collections.abc import Iterator
from random import Random
from typing import ClassVar

import msgspec
import pytest

from nasrid.bots import Bot
from nasrid.rules.game import Game
from nasrid.rules.modules.bonus import cards_in_view
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import Event
from nasrid.rules.table.options import Options
from nasrid.rules.table.view import View
from nasrid.rules.text.notation import parse_action, write_action
from nasrid.server.bots import worker as worker_module
from nasrid.server.bots import worker_session as conversation_module
from nasrid.server.bots.pool import BotPool, WorkerProcess
from nasrid.server.bots.requests import DecisionRequest, WorkerReply, WorkerRequest
from nasrid.server.bots.worker import MAX_GAMES, Worker
from nasrid.server.bots.worker_session import UNKNOWN_GAME
from nasrid.server.protocol.messages import Explanation

OPTIONS = Options.of(game="alhambra", players=3, modules=["vizier", "bonus", "huts", "exchange"])
GRANADA = Options.of(game="granada", players=2, modules=["vizier", "exchange"])
COMBINED = Options.of(game="combined", players=2, modules=["bonus"])


def game_of(actions: int, options: Options = OPTIONS, seed: int = 5) -> Game:
    """Return a game after this number of random actions."""
    game, random = Game.new(options, seed), Random(seed)
    for _ in range(actions):
        game.apply(random.choice(game.legal_actions()))
    return game


def asked(
    game: Game, code: str = "architect", table: str = "t", seed: int = 5, explain: bool = False
) -> DecisionRequest:
    assert game.seat is not None
    return DecisionRequest(table, game.options.to_json(), seed, game.actions, game.seat, code, explain)


def question(about: DecisionRequest, known: int = UNKNOWN_GAME) -> WorkerRequest:
    """Return the request to a process that already has `known` actions."""
    first = max(known, 0)
    return WorkerRequest(
        table=about.table,
        known=first,
        actions=[write_action(action) for action in about.actions[first:]],
        seat=about.seat,
        code=about.code,
        should_explain=about.should_explain,
        options=about.options if known == UNKNOWN_GAME else None,
        seed=str(about.seed) if known == UNKNOWN_GAME else "",
    )


# Bots of the tests


class Recorder(Bot):
    """A bot that records everything it receives."""

    made: ClassVar[list[Recorder]] = []

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.events: list[Event] = []
        self.views: list[View] = []
        Recorder.made.append(self)

    def observe(self, event: Event) -> None:
        self.events.append(event)

    def choose(self, view: View, seconds: float) -> Action:
        self.views.append(view)
        return view.legal_actions[0]


class Printer(Recorder):
    def choose(self, view: View, seconds: float) -> Action:
        print('{"action":"take b1"}')
        print("I am thinking aloud", file=sys.stderr)
        return super().choose(view, seconds)


class Cheat(Recorder):
    def choose(self, view: View, seconds: float) -> Action:
        return parse_action("take b1 b1 b1")


class Faulty(Recorder):
    def choose(self, view: View, seconds: float) -> Action:
        raise ZeroDivisionError("a bug")


class Dying(Recorder):
    def choose(self, view: View, seconds: float) -> Action:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


class Sleeping(Recorder):
    def choose(self, view: View, seconds: float) -> Action:
        time.sleep(60)
        raise AssertionError


def own(bot: type[Bot]) -> str:
    return f"{__name__}:{bot.__name__}"


RECORDER = own(Recorder)


@pytest.fixture(autouse=True)
def nothing_recorded() -> None:
    Recorder.made.clear()


# A worker follows a game


@pytest.mark.parametrize("code", ["random", "apprentice", "mason", "architect"])
@pytest.mark.parametrize("options", [OPTIONS, COMBINED], ids=lambda options: options.game)
def test_incremental_requests_give_the_same_answers(
    code: str, options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "randbits", lambda bits: 11)
    for before, now in ((0, 1), (0, 40), (12, 13), (12, 60), (30, 31)):
        following, stateless = Worker(), Worker()
        assert following.answer(question(asked(game_of(before, options), RECORDER))).action
        about = asked(game_of(now, options), code, explain=True)
        answer = following.answer(question(about, before))
        assert answer == stateless.answer(question(about))
        assert not answer.error
        assert answer.reason
        assert parse_action(answer.action) in game_of(now, options).legal_actions()


def test_worker_requests_an_unknown_game() -> None:
    worker, game = Worker(), game_of(20)
    about = asked(game, RECORDER)
    assert worker.answer(question(about, 15)) == WorkerReply(needs_whole_game=True)
    assert not worker.answer(question(asked(game_of(15), RECORDER))).needs_whole_game
    assert worker.answer(question(about, 14)) == WorkerReply(needs_whole_game=True), (
        "it knows another number of actions"
    )
    assert worker.answer(question(about, 15)).action == write_action(game.legal_actions()[0])


def test_least_recently_used_games_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_module, "MAX_GAMES", 2)
    worker, game = Worker(), game_of(6)

    def knows(table: str) -> bool:
        return not worker.answer(question(asked(game, RECORDER, table), 6)).needs_whole_game

    for table in ("first", "second"):
        worker.answer(question(asked(game, RECORDER, table)))
    assert knows("first")
    worker.answer(question(asked(game, RECORDER, "third")))
    assert [knows(table) for table in ("first", "second", "third")] == [True, False, True]
    assert worker.answer(question(asked(game, RECORDER, "second"))).action
    assert [knows(table) for table in ("second", "third", "first")] == [True, True, False]


def test_a_bot_lives_as_long_as_its_game() -> None:
    worker, known, questions = Worker(), UNKNOWN_GAME, 0
    for actions in (0, 5, 9, 20, 33):
        worker.answer(question(asked(game_of(actions), RECORDER), known))
        known, questions = actions, questions + 1
    by_seat = {bot.views[0].viewer: bot for bot in Recorder.made}
    assert len(by_seat) == len(Recorder.made), "one bot for each seat that was asked"
    assert sum(len(bot.views) for bot in Recorder.made) == questions > len(by_seat)
    bots = list(Recorder.made)
    worker.answer(question(asked(game_of(33), RECORDER)))
    assert len(Recorder.made) == len(bots) + 1, "a game that is sent again has new bots"


def test_another_bot_for_the_same_seat_lives_beside_the_first() -> None:
    worker, game = Worker(), game_of(10)
    worker.answer(question(asked(game, RECORDER)))
    assert worker.answer(question(asked(game, "architect", explain=True), 10)).reason
    worker.answer(question(asked(game, RECORDER), 10))
    assert len(Recorder.made) == 1
    assert len(Recorder.made[0].views) == 2


@pytest.mark.parametrize("bot", [Cheat, Faulty])
def test_game_is_dropped_after_an_error(bot: type[Bot]) -> None:
    worker, game = Worker(), game_of(8)
    worker.answer(question(asked(game, RECORDER)))
    answer = worker.answer(question(asked(game, own(bot)), 8))
    assert answer.error
    assert not answer.action
    assert worker.answer(question(asked(game, RECORDER), 8)) == WorkerReply(needs_whole_game=True)


@pytest.mark.parametrize("options", [OPTIONS, GRANADA, COMBINED], ids=lambda options: options.game)
def test_every_explanation_can_be_encoded(options: Options) -> None:
    worker, game, random, known = Worker(), Game.new(options, 5), Random(5), UNKNOWN_GAME
    while not game.is_over:
        answer = worker.answer(question(asked(game, explain=True), known))
        known = len(game.actions)
        assert answer.reason
        sent = json.loads(msgspec.json.encode(msgspec.convert(answer.reason, Explanation)))
        assert sent == json.loads(json.dumps(answer.reason))
        game.apply(random.choice([parse_action(answer.action), random.choice(game.legal_actions())]))


# Secrecy


@pytest.mark.parametrize("options", [OPTIONS, COMBINED], ids=lambda options: options.game)
def test_bot_receives_only_what_its_seat_may_see(options: Options) -> None:
    worker, game, random = Worker(), Game.new(options, 5), Random(5)
    happened, known = list(game.setup_events), UNKNOWN_GAME
    while not game.is_over:
        if random.random() < 0.2:
            assert worker.answer(question(asked(game, RECORDER), known)).action
            known = len(game.actions)
            for bot in Recorder.made:
                _check_secrecy(bot, bot.views[-1].viewer, happened)
        happened += game.apply(random.choice(game.legal_actions()))
    assert len(Recorder.made) == options.players
    assert {event.is_visible_to(0) for event in happened} == {True, False}, "some are secret"


def _check_secrecy(bot: Recorder, seat: int | None, happened: list[Event]) -> None:
    assert seat is not None
    assert bot.events == [event for event in happened if event.is_visible_to(seat)]
    for view in bot.views:
        assert type(view) is View
        assert view.viewer == view.seat == seat
        for number, player in enumerate(view.players):
            assert (player.hand is None) == (number != seat)
            assert (cards_in_view(player).hidden is None) == (number != seat)


# The pool, with a real process


GRACE = 20.0  # seconds: a process has to start, on a busy machine


@pytest.fixture
def pool(request: pytest.FixtureRequest, runner: asyncio.Runner) -> Iterator[BotPool]:
    made = BotPool(getattr(request, "param", 1), GRACE)
    yield made
    runner.run(made.close())


@pytest.fixture
def known_counts(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The number of actions that the process already had, for each request."""
    known: list[int] = []
    converse = WorkerProcess._exchange

    async def listen(worker: WorkerProcess, about: DecisionRequest, from_here: int) -> WorkerReply:
        known.append(from_here)
        return await converse(worker, about, from_here)

    monkeypatch.setattr(WorkerProcess, "_exchange", listen)
    return known


def check_legal(answer: WorkerReply, game: Game) -> None:
    assert not answer.error
    assert parse_action(answer.action) in game.legal_actions()


async def test_worker_receives_only_new_actions(known_counts: list[int], pool: BotPool) -> None:
    for actions in (0, 0, 7, 8, 30):
        check_legal(await pool.ask(asked(game_of(actions))), game_of(actions))
    assert known_counts == [UNKNOWN_GAME, 0, 0, 7, 8]


async def test_undo_sends_the_whole_game_again(known_counts: list[int], pool: BotPool) -> None:
    games = [game_of(20), game_of(19), _other_way(19), _other_way(19)]
    for game in games:
        check_legal(await pool.ask(asked(game)), game)
    assert known_counts == [UNKNOWN_GAME, UNKNOWN_GAME, 19, 20]
    check_legal(await pool.ask(asked(game_of(20))), game_of(20))
    assert known_counts[4:] == [UNKNOWN_GAME], "the game has diverged since then"


def _other_way(actions: int) -> Game:
    """Return a game whose last action differs from the usual game's."""
    game = game_of(actions)
    usual = game_of(actions + 1).actions[-1]
    game.apply(next(action for action in game.legal_actions() if action != usual))
    return game


async def test_worker_that_dropped_a_game_receives_it_again(
    known_counts: list[int], monkeypatch: pytest.MonkeyPatch, pool: BotPool
) -> None:
    """The server remembers more games than a process."""
    monkeypatch.setattr(conversation_module, "MAX_GAMES", 1000)

    game = game_of(3)
    for number in range(MAX_GAMES + 1):
        check_legal(await pool.ask(asked(game, "random", f"table {number}")), game)
    assert known_counts == [UNKNOWN_GAME] * (MAX_GAMES + 1)
    check_legal(await pool.ask(asked(game, "random", "table 1")), game)
    check_legal(await pool.ask(asked(game, "random", "table 0")), game)
    assert known_counts[MAX_GAMES + 1 :] == [3, 3, UNKNOWN_GAME]


async def test_server_and_worker_drop_the_same_games(known_counts: list[int], pool: BotPool) -> None:
    game = game_of(3)
    for number in range(MAX_GAMES + 5):
        await pool.ask(asked(game, "random", f"table {number}"))
    known_counts.clear()
    for number in range(MAX_GAMES + 4, 3, -1):
        check_legal(await pool.ask(asked(game, "random", f"table {number}")), game)
    assert known_counts == [3] * MAX_GAMES + [UNKNOWN_GAME]


@pytest.mark.parametrize("pool", [2], indirect=True)
async def test_request_goes_to_the_worker_that_knows_the_game(known_counts: list[int], pool: BotPool) -> None:
    first, second = game_of(10), game_of(10, seed=6)
    await asyncio.gather(pool.ask(asked(first, table="one")), pool.ask(asked(second, table="two", seed=6)))
    for _ in range(3):
        for game, table, seed in ((second, "two", 6), (first, "one", 5)):
            check_legal(await pool.ask(asked(game, table=table, seed=seed)), game)
    assert known_counts == [UNKNOWN_GAME, UNKNOWN_GAME] + [10] * 6


async def test_printing_bot_does_not_corrupt_replies(pool: BotPool) -> None:
    game = game_of(4)
    for _ in range(2):
        answer = await pool.ask(asked(game, own(Printer)))
        assert answer.action == write_action(game.legal_actions()[0])


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        (Cheat, "take b1 b1 b1 is not legal"),
        (Faulty, "ZeroDivisionError: a bug"),
        (Dying, "the worker process has died"),
        (Sleeping, "the bot did not answer in time"),
    ],
    ids=lambda value: value.__name__ if isinstance(value, type) else "",
)
async def test_bot_failure_is_reported_and_the_next_request_works(
    bot: type[Bot], why: str, known_counts: list[int], pool: BotPool
) -> None:
    game = game_of(4)
    check_legal(await pool.ask(asked(game)), game)
    pool._overtime_seconds = 2.0 if bot is Sleeping else GRACE
    answer = await pool.ask(asked(game, own(bot) + ":1ms"))
    pool._overtime_seconds = GRACE
    assert why in answer.error
    check_legal(await pool.ask(asked(game)), game)
    assert known_counts == [UNKNOWN_GAME, 4, UNKNOWN_GAME]
