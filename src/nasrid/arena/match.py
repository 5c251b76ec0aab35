"""A match: every deal is played once in each rotation of the seats, so that nobody is luckier than the others."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from time import perf_counter
from typing import NamedTuple, Protocol, TypeVar

from nasrid.arena.driver import BotFault, Played, play_game
from nasrid.bots import Entrant, parse_bot_code
from nasrid.rules.table.options import Options


@dataclass(frozen=True)
class Failure:
    """Why a game could not be finished. It is a value, not an exception, for it travels between processes."""

    sentence: str


class Fixture(NamedTuple):
    """One game of a match; both numbers begin with 1."""

    deal: int
    rotation: int

    def __str__(self) -> str:
        return f"deal {self.deal}, rotation {self.rotation}"


R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)


class Work(Protocol[R_co]):
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
        turns = [self.codes[: number + 1].count(code) for number, code in enumerate(self.codes)]
        return tuple(code if turn == 1 else f"{code} ({turn})" for code, turn in zip(self.codes, turns, strict=True))

    def fixtures(self) -> Iterator[Fixture]:
        for deal in range(1, self.deals + 1):
            for rotation in range(1, self.options.players + 1):
                yield Fixture(deal, rotation)

    def seating(self, fixture: Fixture) -> tuple[int, ...]:
        """The number of the entrant at each seat; from one rotation to the next everybody moves one seat on."""
        players = self.options.players
        places = ((seat - fixture.rotation + 1) % players for seat in range(players))
        return tuple(min(place, len(self.codes) - 1) for place in places)

    def entrant(self, number: int) -> Entrant:
        return _entrant(self.codes[number])

    def play(self, fixture: Fixture) -> Played | Failure:
        """Play one game; its result depends on nothing else, if the bots do not look at the clock."""
        seating = self.seating(fixture)
        bot_seeds = [_derived(self.seed, "bot", *fixture, seat) for seat in range(self.options.players)]
        entrants = [self.entrant(number) for number in seating]
        try:
            seed = _derived(self.seed, "deal", fixture.deal)
            return play_game(self.options, seed, entrants, bot_seeds, self.tiles, self.clock)
        except BotFault as fault:
            return Failure(f"in {fixture}, {self.names[seating[fault.seat]]} {fault.sentence}")


@dataclass(frozen=True)
class Rest:
    """What is left of a match that was begun before."""

    match: Match
    done: frozenset[Fixture]

    @property
    def games(self) -> int:
        return self.match.games - len(self.done)

    def fixtures(self) -> Iterator[Fixture]:
        return (fixture for fixture in self.match.fixtures() if fixture not in self.done)

    def play(self, fixture: Fixture) -> Played | Failure:
        return self.match.play(fixture)


Games = Generator[tuple[Fixture, R | Failure]]  # the games of a match or other work in the order in which they end


@cache
def _entrant(code: str) -> Entrant:
    return parse_bot_code(code)


def _derived(*parts: int | str) -> int:
    """A seed of 48 bits, which every reader of JSON keeps exactly."""
    return int.from_bytes(sha256(" ".join(map(str, parts)).encode()).digest()[:6], "big")
