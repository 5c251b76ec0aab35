"""A match: every deal is played once in each rotation of the seats, so that nobody is luckier than the others."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from time import perf_counter
from typing import NamedTuple, Protocol, TypeVar

from nasrid.arena.driver import BotFailureError, PlayedGame, play_game
from nasrid.bots import Entrant, parse_bot_code
from nasrid.rules.table.options import Options


@dataclass(frozen=True)
class Failure:
    """Why a game could not be finished. It is a value, not an exception, for it travels between processes."""

    message: str


class Fixture(NamedTuple):
    """One game of a match; both numbers begin with 1."""

    deal: int
    rotation: int

    def __str__(self) -> str:
        return f"deal {self.deal}, rotation {self.rotation}"


R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)


class GameJob(Protocol[R_co]):
    """Games that can be played in any order, each in a process of its own or on another machine: what a game gives
    depends on nothing but this and its fixture."""

    @property
    def games(self) -> int: ...

    def fixtures(self) -> Iterator[Fixture]: ...

    def play(self, fixture: Fixture) -> R_co | Failure: ...


@dataclass(frozen=True)
class Match:
    """It is sent to other processes and machines, so it holds the codes of the bots instead of the bots."""

    options: Options
    codes: tuple[str, ...]  # one for each entrant, at most as many as seats; the last one fills the others
    seed: int
    deals: int
    tiles: int = 0  # for short games: after the setup each bag has at most so many; 0 is all
    clock: Callable[[], float] = perf_counter  # what the bots' time is measured with

    @property
    def games(self) -> int:
        return self.deals * self.options.players

    @property
    def names(self) -> tuple[str, ...]:
        """The codes; a second greedy is called greedy (2)."""
        occurrences = [self.codes[: number + 1].count(code) for number, code in enumerate(self.codes)]
        return tuple(
            code if occurrence == 1 else f"{code} ({occurrence})"
            for code, occurrence in zip(self.codes, occurrences, strict=True)
        )

    def fixtures(self) -> Iterator[Fixture]:
        for deal in range(1, self.deals + 1):
            for rotation in range(1, self.options.players + 1):
                yield Fixture(deal, rotation)

    def seating(self, fixture: Fixture) -> tuple[int, ...]:
        """The number of the entrant at each seat; from one rotation to the next everybody moves one seat on."""
        players = self.options.players
        positions = ((seat - fixture.rotation + 1) % players for seat in range(players))
        return tuple(min(position, len(self.codes) - 1) for position in positions)

    def entrant(self, number: int) -> Entrant:
        return _parse_cached(self.codes[number])

    def play(self, fixture: Fixture) -> PlayedGame | Failure:
        """Play one game; its result depends on nothing else, if the bots do not look at the clock."""
        seating = self.seating(fixture)
        bot_seeds = [_derive_seed(self.seed, "bot", *fixture, seat) for seat in range(self.options.players)]
        entrants = [self.entrant(number) for number in seating]
        try:
            seed = _derive_seed(self.seed, "deal", fixture.deal)
            return play_game(self.options, seed, entrants, bot_seeds, self.tiles, self.clock)
        except BotFailureError as error:
            return Failure(f"in {fixture}, {self.names[seating[error.seat]]} {error.message}")


@dataclass(frozen=True)
class RemainingMatch:
    """What is left of a match that was begun before."""

    match: Match
    finished: frozenset[Fixture]

    @property
    def games(self) -> int:
        return self.match.games - len(self.finished)

    def fixtures(self) -> Iterator[Fixture]:
        return (fixture for fixture in self.match.fixtures() if fixture not in self.finished)

    def play(self, fixture: Fixture) -> PlayedGame | Failure:
        return self.match.play(fixture)


GameResults = Generator[
    tuple[Fixture, R | Failure]
]  # the games of a match or other work in the order in which they end


@cache
def _parse_cached(code: str) -> Entrant:
    return parse_bot_code(code)


def _derive_seed(*parts: int | str) -> int:
    """A seed of 48 bits, which every reader of JSON keeps exactly."""
    return int.from_bytes(sha256(" ".join(map(str, parts)).encode()).digest()[:6], "big")
