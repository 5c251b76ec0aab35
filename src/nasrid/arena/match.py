"""A match: every deal is played once in each rotation of the seats, so luck is the same for all entrants."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Generator, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import islice
from time import perf_counter
from typing import Any, NamedTuple, Protocol, TypeVar

from nasrid.arena.driver import BotFailureError, PlayedGame, play_game
from nasrid.bots import Entrant, parse_bot_code
from nasrid.rules.table.options import Options


@dataclass(frozen=True)
class Failure:
    """The reason why a game could not be finished. It is a value because it travels between processes."""

    message: str
    traceback: str = ""  # of the bot's exception
    record: dict[str, Any] | None = None  # the game up to the failure


class Fixture(NamedTuple):
    """One game of a match. Both numbers start at 1."""

    deal: int
    rotation: int

    def __str__(self) -> str:
        return f"deal {self.deal}, rotation {self.rotation}"


R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)


class GameJob(Protocol[R_co]):
    """Independent games, each playable in its own process or on another machine.

    A result depends only on the job and the fixture.
    """

    @property
    def games(self) -> int: ...

    def fixtures(self) -> Iterator[Fixture]: ...

    def play(self, fixture: Fixture) -> R_co | Failure: ...


@dataclass(frozen=True)
class Match:
    """A match between bots. It contains bot codes instead of bots, because it is sent to other processes."""

    options: Options
    codes: tuple[str, ...]  # one per entrant, at most one per seat; the last one fills the remaining seats
    seed: int
    deals: int
    tiles: int = 0  # for short games: the maximum number of tiles in each bag after the setup; 0 for all
    clock: Callable[[], float] = perf_counter  # measures the bots' time

    @property
    def games(self) -> int:
        """Return the number of games."""
        return self.deals * self.options.players

    @property
    def names(self) -> tuple[str, ...]:
        """Return the codes; a second greedy is called greedy (2)."""
        return numbered_names(self.codes)

    def fixtures(self) -> Iterator[Fixture]:
        """Return all games of the match."""
        for deal in range(1, self.deals + 1):
            for rotation in range(1, self.options.players + 1):
                yield Fixture(deal, rotation)

    def seating(self, fixture: Fixture) -> tuple[int, ...]:
        """Return the number of the entrant at each seat. Every rotation moves everyone by one seat."""
        players = self.options.players
        positions = ((seat - fixture.rotation + 1) % players for seat in range(players))
        return tuple(min(position, len(self.codes) - 1) for position in positions)

    def game_seed(self, fixture: Fixture) -> int:
        """Return the seed of a game, which is the same for all rotations of a deal."""
        return derive_seed(self.seed, "deal", fixture.deal)

    def entrant(self, number: int) -> Entrant:
        """Return an entrant by its number."""
        return entrant_of(self.codes[number])

    def play(self, fixture: Fixture) -> PlayedGame | Failure:
        """Play one game. Its result depends only on the fixture, if the bots ignore the clock."""
        seating = self.seating(fixture)
        bot_seeds = [derive_seed(self.seed, "bot", *fixture, seat) for seat in range(self.options.players)]
        entrants = [self.entrant(number) for number in seating]
        try:
            return play_game(self.options, self.game_seed(fixture), entrants, bot_seeds, self.tiles, self.clock)
        except BotFailureError as error:
            bot = "" if error.seat is None else f"{self.names[seating[error.seat]]} "
            return Failure(f"in {fixture}, {bot}{error.message}", error.traceback, error.record)


@dataclass(frozen=True)
class MatchPart:
    """Some games of a match, for example those that remain after an interruption."""

    match: Match
    selected: tuple[Fixture, ...]

    @classmethod
    def after(cls, match: Match, finished: Collection[Fixture], max_games: int | None = None) -> MatchPart:
        """Return the unfinished games, or the first `max_games` of them."""
        unfinished = (fixture for fixture in match.fixtures() if fixture not in finished)
        return cls(match, tuple(islice(unfinished, max_games)))

    @property
    def games(self) -> int:
        return len(self.selected)

    def fixtures(self) -> Iterator[Fixture]:
        return iter(self.selected)

    def play(self, fixture: Fixture) -> PlayedGame | Failure:
        return self.match.play(fixture)


# yields games in the order in which they end
GameResults = Generator[tuple[Fixture, R | Failure]]


entrant_of = cache(parse_bot_code)


def numbered_names(codes: Sequence[str]) -> tuple[str, ...]:
    """Return different names for the codes; a second greedy is called greedy (2)."""
    occurrences = Counter[str]()
    names = []
    for code in codes:
        occurrences[code] += 1
        names.append(code if occurrences[code] == 1 else f"{code} ({occurrences[code]})")
    return tuple(names)


def derive_seed(*parts: int | str) -> int:
    """Return a seed of 48 bits, which every JSON parser reads exactly."""
    return int.from_bytes(sha256(" ".join(map(str, parts)).encode()).digest()[:6], "big")
