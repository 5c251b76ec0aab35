"""The games of a tournament between bots, with the pairing that the server uses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from nasrid.arena.driver import BotFailureError, PlayedGame, play_game
from nasrid.arena.match import Failure, Fixture, derive_seed, entrant_of
from nasrid.rules.table.options import Options
from nasrid.tournaments import Pairing


class TableFixture(Fixture):
    """A table of a round. The number of the round is `deal`, the number of the table is `rotation`."""

    __slots__ = ()

    def __str__(self) -> str:
        return f"round {self.deal}, table {self.rotation}"


@dataclass(frozen=True)
class RoundGames:
    """The games of one round, which is a job for the executors of the arena."""

    options: Options  # of a table; each table has as many seats as players
    codes: Mapping[str, str]  # the bot code of every player
    pairing: Pairing
    number: int  # of the round, from 1
    seed: int  # of the tournament
    is_duplicate: bool

    @property
    def games(self) -> int:
        return len(self.pairing.tables)

    def fixtures(self) -> Iterator[Fixture]:
        return (TableFixture(self.number, table) for table in range(1, self.games + 1))

    def deal_seed(self, table: int) -> int:
        """Return the seed of a table's deal: with duplicate, the seed of the round."""
        return derive_seed(self.seed, "deal", self.number, *([] if self.is_duplicate else [table]))

    def play(self, fixture: Fixture) -> PlayedGame | Failure:
        """Play one table. The result depends only on the fixture, if the bots ignore the clock."""
        players = self.pairing.tables[fixture.rotation - 1]
        seats = len(players)
        options = replace(self.options, players=seats, age_ranks=self.options.age_ranks[:seats])
        bot_seeds = [derive_seed(self.seed, "bot", *fixture, seat) for seat in range(seats)]
        entrants = [entrant_of(self.codes[player]) for player in players]
        try:
            return play_game(options, self.deal_seed(fixture.rotation), entrants, bot_seeds)
        except BotFailureError as error:
            bot = "" if error.seat is None else f"{players[error.seat]} "
            return Failure(f"in {fixture}, {bot}{error.message}", error.traceback, error.record)
