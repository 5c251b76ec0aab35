"""One game between bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from nasrid.bots import Bot, Entrant
from nasrid.dealing import deal
from nasrid.rules.errors import IllegalActionError
from nasrid.rules.game import Game
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import Event
from nasrid.rules.table.options import Options
from nasrid.rules.table.view import View

ENDLESS = 10_000  # moves; a long game of six has a thousand
GRACE = 1.2  # a move that takes longer than this many times its budget is late


class BotFault(Exception):  # noqa: N818 (it is the bot's fault, not an error of the program)
    """A bot has failed; `sentence` goes on after its name."""

    def __init__(self, seat: int, sentence: str) -> None:
        super().__init__(seat, sentence)
        self.seat = seat
        self.sentence = sentence


@dataclass
class Clock:
    """The time that one seat has used."""

    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    late: int = 0

    def add(self, seconds: float, budget: float) -> None:
        self.moves += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        self.late += seconds > GRACE * budget

    def add_all(self, other: Clock) -> None:
        self.moves += other.moves
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)
        self.late += other.late


@dataclass(frozen=True)
class Played:
    """A finished game, seat by seat."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    scorings: dict[int, tuple[int, ...]]  # the scores after each scoring; one whose card never came is missing
    clocks: tuple[Clock, ...]
    record: dict[str, Any]


def play_game(
    options: Options,
    seed: int,
    entrants: Sequence[Entrant],
    bot_seeds: Sequence[int],
    tiles: int = 0,
    clock: Callable[[], float] = perf_counter,
) -> Played:
    """Play to the end, an entrant and the seed of its bot for every seat; a bot that fails raises BotFault. The clock
    measures the bots' time, and they look at the same one."""
    game = deal(options, seed, tiles)
    bots = [_make(seat, entrant, bot_seeds[seat]) for seat, entrant in enumerate(entrants)]
    for bot in bots:
        bot.clock = clock
    clocks = tuple(Clock() for _ in bots)
    _tell(bots, game.setup_events)
    while (seat := game.seat) is not None:
        if sum(one.moves for one in clocks) > ENDLESS:
            raise BotFault(seat, f"is still playing after {ENDLESS} moves; the game gets nowhere")
        view, seconds = game.view(seat), entrants[seat].seconds
        start = clock()
        action = _choice(seat, bots[seat], view, seconds)
        clocks[seat].add(clock() - start, seconds)
        _tell(bots, _carried_out(game, seat, action))
    scorings = {sheet.scoring: sheet.scores for sheet in game.sheets}
    return Played(game.scores, game.winners, scorings, clocks, game.record())


def _make(seat: int, entrant: Entrant, seed: int) -> Bot:
    try:
        return entrant.make(seed)
    except Exception as error:
        raise BotFault(seat, f"could not sit down: {_named(error)}") from error


def _tell(bots: Sequence[Bot], events: Iterable[Event]) -> None:
    """Every seat learns what it may know."""
    for event in events:
        for seat, bot in enumerate(bots):
            if event.is_visible_to(seat):
                try:
                    bot.observe(event)
                except Exception as error:
                    raise BotFault(
                        seat, f"failed when it was told of {type(event).__name__}: {_named(error)}"
                    ) from error


def _choice(seat: int, bot: Bot, view: View, seconds: float) -> Action:
    try:
        return bot.choose(view, seconds)
    except Exception as error:
        raise BotFault(seat, f"failed to choose: {_named(error)}") from error


def _carried_out(game: Game, seat: int, action: Action) -> list[Event]:
    try:
        return game.apply(action)
    except IllegalActionError as error:
        raise BotFault(seat, f"made an illegal move: {error}") from error
    except TypeError as error:  # something else than an action
        raise BotFault(seat, f"made no move: {error}") from error


def _named(error: Exception) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
