"""Round robins for small groups: everyone plays equally often and meets everyone about equally often."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from nasrid.rules.pieces.chance import Chance
from nasrid.tournaments.history import History
from nasrid.tournaments.results import Pairing

MAX_ROUND_ROBIN_PLAYERS = 12


class Schedule(NamedTuple):
    """A first round that is repeated with other players: round r adds the r-th element of a group to all numbers.

    Numbers outside the group stay. The group is the numbers modulo the product of `group`, or pairs of digits.
    """

    rounds: int
    group: tuple[int, ...]  # (7,) for the numbers modulo 7, (3, 3) for pairs of numbers modulo 3
    tables: str  # of the first round, with a hexadecimal digit per player

    def all_rounds(self) -> list[list[list[int]]]:
        """Return the tables of every round."""
        tables = [[int(digit, 16) for digit in table] for table in self.tables.split()]
        return [[[self._moved(player, step) for player in table] for table in tables] for step in range(self.rounds)]

    def _moved(self, player: int, step: int) -> int:
        if len(self.group) == 1:
            [modulus] = self.group
            return (player + step) % modulus if player < modulus else player
        high, low = self.group
        return (player // low + step // low) % high * low + (player + step) % low


def schedule_for(players: int, seats: int) -> Schedule:
    """Return the schedule of a group.

    Raises:
        ValueError: There are more than MAX_ROUND_ROBIN_PLAYERS.
    """
    if players > MAX_ROUND_ROBIN_PLAYERS:
        raise ValueError(f"a round robin has at most {MAX_ROUND_ROBIN_PLAYERS} players; for more, play Swiss rounds")
    if players <= seats:
        return Schedule(players, (players,), "".join(format(player, "x") for player in range(players)))
    return SCHEDULES[players, seats]


def pair_round_robin(
    roster: Sequence[str], history: History, step: int, seats: int, draw: Chance, lot: Chance
) -> Pairing:
    """Return a round of the schedule. Seats in which the players sat least often decide the order at the tables.

    Args:
        roster: The players of the first round.
        history: The earlier rounds.
        step: The number of earlier rounds.
        seats: The seats of a table.
        draw: Assigns the numbers of the schedule, equally in every round.
        lot: Decides between equal orders at the tables of this round.
    """
    drawn = sorted(roster)
    draw.shuffle(drawn)
    numbers = schedule_for(len(drawn), seats).all_rounds()[step]
    tables = tuple(history.seated([drawn[number] for number in table], lot) for table in numbers)
    seated = {player for table in tables for player in table}
    return Pairing(tables, tuple(player for player in sorted(roster) if player not in seated))


# (players, seats of a table); found by benchmarks/round_robin.py, which prints this table with the difference between
# the most and the fewest meetings of a pair
SCHEDULES = {
    (3, 2): Schedule(3, (3,), "12"),  # 0
    (4, 2): Schedule(3, (3,), "23 01"),  # 0
    (5, 2): Schedule(5, (5,), "34 02"),  # 0
    (6, 2): Schedule(5, (5,), "23 05 14"),  # 0
    (7, 2): Schedule(7, (7,), "16 23 04"),  # 0
    (8, 2): Schedule(7, (7,), "05 34 17 26"),  # 0
    (9, 2): Schedule(9, (9,), "56 27 03 18"),  # 0
    (10, 2): Schedule(9, (9,), "78 35 09 26 14"),  # 0
    (11, 2): Schedule(11, (11,), "28 67 35 04 19"),  # 0
    (12, 2): Schedule(11, (11,), "39 58 7b 01 24 6a"),  # 0
    (4, 3): Schedule(4, (4,), "023"),  # 0
    (5, 3): Schedule(5, (5,), "234"),  # 1
    (6, 3): Schedule(5, (5,), "012 345"),  # 2
    (7, 3): Schedule(7, (7,), "235 046"),  # 0
    (8, 3): Schedule(8, (8,), "016 347"),  # 1
    (9, 3): Schedule(4, (8,), "268 013 457"),  # 0
    (10, 3): Schedule(10, (10,), "014 356 278"),  # 2
    (11, 3): Schedule(11, (11,), "58a 379 014"),  # 1
    (12, 3): Schedule(8, (11,), "489 36b 12a 057"),  # 1
    (5, 4): Schedule(5, (5,), "0234"),  # 0
    (6, 4): Schedule(3, (6,), "0235"),  # 1
    (7, 4): Schedule(7, (7,), "0256"),  # 0
    (8, 4): Schedule(6, (7,), "0125 3467"),  # 1
    (9, 4): Schedule(9, (3, 3), "0278 1346"),  # 0
    (10, 4): Schedule(10, (10,), "2358 0179"),  # 1
    (11, 4): Schedule(11, (11,), "378a 0146"),  # 1
    (12, 4): Schedule(10, (11,), "015b 3468 279a"),  # 1
    (6, 5): Schedule(6, (6,), "02345"),  # 0
    (7, 5): Schedule(7, (7,), "02356"),  # 1
    (8, 5): Schedule(8, (8,), "14567"),  # 1
    (9, 5): Schedule(9, (9,), "34678"),  # 1
    (10, 5): Schedule(9, (9,), "01245 36789"),  # 2
    (11, 5): Schedule(11, (11,), "2456a 03789"),  # 0
    (12, 5): Schedule(12, (12,), "025ab 13478"),  # 1
    (7, 6): Schedule(7, (7,), "023456"),  # 0
    (8, 6): Schedule(4, (8,), "013457"),  # 1
    (9, 6): Schedule(3, (9,), "013467"),  # 1
    (10, 6): Schedule(10, (10,), "126789"),  # 1
    (11, 6): Schedule(11, (11,), "34578a"),  # 0
    (12, 6): Schedule(10, (11,), "245789 0136ab"),  # 1
}
