"""What the earlier rounds mean for the next one: who has met, where they sat and who rested."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, permutations

from nasrid.rules.pieces.chance import Chance
from nasrid.tournaments.results import TournamentRound


class History:
    """Counts over the earlier rounds, by player."""

    def __init__(self, rounds: Iterable[TournamentRound] = ()) -> None:
        self.games: Counter[str] = Counter()
        self.rests: Counter[str] = Counter()
        self.small_tables: Counter[str] = Counter()  # with fewer seats than the largest table of the round
        self.meetings: Counter[tuple[str, str]] = Counter()  # in both orders
        self.seats: Counter[tuple[str, int]] = Counter()
        for played in rounds:
            self.add(played.seatings, played.pairing.rests)

    def add(self, seatings: Sequence[Sequence[str]], rests: Iterable[str]) -> None:
        self.rests.update(rests)
        largest = max(map(len, seatings), default=0)
        for players in seatings:
            self.games.update(players)
            self.meetings.update(permutations(players, 2))
            self.seats.update((player, seat) for seat, player in enumerate(players))
            if len(players) < largest:
                self.small_tables.update(players)

    def repeats(self, tables: Iterable[Iterable[str]]) -> int:
        """Return the number of earlier meetings between the players of each table."""
        return sum(self.meetings[pair] for players in tables for pair in combinations(players, 2))

    def seated(self, players: Sequence[str], chance: Chance) -> tuple[str, ...]:
        """Return the players in the order of seats in which they sat least often; equal orders are drawn by lot."""
        drawn = list(players)
        chance.shuffle(drawn)
        return min(
            permutations(drawn),
            key=lambda order: sum(self.seats[player, seat] for seat, player in enumerate(order)),
        )
