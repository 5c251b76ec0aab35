"""A single game between bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import astuple, dataclass
from time import perf_counter
from traceback import format_exception
from typing import Any

from nasrid.bots import Bot, Entrant
from nasrid.dealing import deal
from nasrid.rules.errors import IllegalActionError
from nasrid.rules.game import Game
from nasrid.rules.quoting import truncate
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import Event
from nasrid.rules.table.options import Options
from nasrid.rules.table.view import View

MAX_MOVES = 10_000  # a long game of six players has about 1,000
LATE_FACTOR = 1.2  # a move is late if it takes longer than this multiple of its budget


class BotFailureError(Exception):
    """A game that could not be finished, because a bot crashed or made an illegal move or the game did not end.

    `seat` is the seat of the bot, or None if no single bot is to blame. `message` continues after the bot's name.
    `record` is the game up to the failure; None if the game was never dealt.
    """

    def __init__(self, seat: int | None, message: str) -> None:
        super().__init__(seat, message)
        self.seat = seat
        self.message = message
        self.record: dict[str, Any] | None = None

    @property
    def traceback(self) -> str:
        """Return the traceback of the bot's exception; empty if the bot raised none."""
        return "".join(format_exception(self.__cause__)) if self.__cause__ else ""


@dataclass
class MoveTimes:
    """The time used by one seat."""

    moves: int = 0
    seconds: float = 0.0
    slowest_seconds: float = 0.0
    late_moves: int = 0

    def add(self, seconds: float, budget: float) -> None:
        self.moves += 1
        self.seconds += seconds
        self.slowest_seconds = max(self.slowest_seconds, seconds)
        self.late_moves += seconds > LATE_FACTOR * budget

    def merge(self, other: MoveTimes) -> None:
        self.moves += other.moves
        self.seconds += other.seconds
        self.slowest_seconds = max(self.slowest_seconds, other.slowest_seconds)
        self.late_moves += other.late_moves


@dataclass(frozen=True)
class PlayedGame:
    """A finished game. Sequences have one entry per seat."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    scorings: dict[int, tuple[int, ...]]  # the scores after each scoring that took place
    move_times: tuple[MoveTimes, ...]
    record: dict[str, Any]  # with the codes of the players, the scores and the winners

    def summary(self) -> dict[str, Any]:
        """Return the game as JSON without its record. Matches store it until their last game is played."""
        return {
            "scores": self.scores,
            "winners": self.winners,
            "scorings": self.scorings,
            "clocks": [astuple(times) for times in self.move_times],
        }

    @classmethod
    def from_summary(cls, fields: Mapping[str, Any]) -> PlayedGame:
        """Return the game of a summary. Its record is empty."""
        return cls(
            scores=tuple(fields["scores"]),
            winners=tuple(fields["winners"]),
            scorings={int(scoring): tuple(scores) for scoring, scores in fields["scorings"].items()},
            move_times=tuple(MoveTimes(*times) for times in fields["clocks"]),
            record={},
        )


def play_game(
    options: Options,
    seed: int,
    entrants: Sequence[Entrant],
    bot_seeds: Sequence[int],
    tiles: int = 0,
    clock: Callable[[], float] = perf_counter,
) -> PlayedGame:
    """Play a game to its end.

    Args:
        options: The options of the table.
        seed: The seed of the game.
        entrants: One entrant per seat.
        bot_seeds: One seed per bot.
        tiles: For short games, the maximum number of tiles in each bag; 0 for all.
        clock: The clock that measures the bots' time, which the bots also read.

    Raises:
        BotFailureError: A bot crashed or made an illegal move, or the game did not end.
    """
    game = deal(options, seed, tiles)
    try:
        move_times = _play(game, entrants, bot_seeds, clock)
    except BotFailureError as error:
        error.record = _record(game, entrants)
        raise
    scorings = {sheet.scoring: sheet.scores for sheet in game.sheets}
    return PlayedGame(game.scores, game.winners, scorings, move_times, _record(game, entrants))


def _record(game: Game, entrants: Sequence[Entrant]) -> dict[str, Any]:
    """Return the record of a game with its players and, after the end, its result."""
    result = {"scores": list(game.scores), "winners": list(game.winners)} if game.is_over else {}
    return {**game.record(), "players": [entrant.code for entrant in entrants], **result}


def _play(
    game: Game, entrants: Sequence[Entrant], bot_seeds: Sequence[int], clock: Callable[[], float]
) -> tuple[MoveTimes, ...]:
    """Play the game to its end and return the times of the seats."""
    bots = [_make_bot(seat, entrant, bot_seeds[seat]) for seat, entrant in enumerate(entrants)]
    for bot in bots:
        bot.clock = clock
    move_times = tuple(MoveTimes() for _ in bots)
    _notify_bots(bots, game.setup_events)
    while (seat := game.seat) is not None:
        if sum(times.moves for times in move_times) > MAX_MOVES:
            raise BotFailureError(None, f"the game has not ended after {MAX_MOVES:,} moves")
        view, seconds = game.view(seat), entrants[seat].seconds
        start = clock()
        action = _choose(seat, bots[seat], view, seconds)
        move_times[seat].add(clock() - start, seconds)
        _notify_bots(bots, _apply(game, seat, action))
    return move_times


def _make_bot(seat: int, entrant: Entrant, seed: int) -> Bot:
    try:
        return entrant.make(seed)
    except Exception as error:
        raise BotFailureError(seat, f"could not be created: {_describe_exception(error)}") from error


def _notify_bots(bots: Sequence[Bot], events: Iterable[Event]) -> None:
    """Send each event to the seats that may see it."""
    for event in events:
        for seat, bot in enumerate(bots):
            if event.is_visible_to(seat):
                try:
                    bot.observe(event)
                except Exception as error:
                    raise BotFailureError(
                        seat, f"failed while observing {type(event).__name__}: {_describe_exception(error)}"
                    ) from error


def _choose(seat: int, bot: Bot, view: View, seconds: float) -> Action:
    try:
        return bot.choose(view, seconds)
    except Exception as error:
        raise BotFailureError(seat, f"failed to choose: {_describe_exception(error)}") from error


def _apply(game: Game, seat: int, action: Action) -> list[Event]:
    try:
        return game.apply(action)
    except IllegalActionError as error:
        raise BotFailureError(seat, f"made the illegal move {truncate(repr(action))}: {error}") from None
    except TypeError as error:  # not an action at all
        raise BotFailureError(seat, f"made an invalid move: {error}") from None


def _describe_exception(error: Exception) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
