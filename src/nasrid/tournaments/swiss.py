"""Swiss rounds for tables of two to six seats: players with similar points meet, and nobody meets twice if possible.

docs/tournaments.md specifies the pairing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from nasrid.rules.pieces.chance import Chance
from nasrid.tournaments.history import History
from nasrid.tournaments.results import Pairing

Uneven = Literal["smaller", "rest"]

SWAP_BUDGET = 80_000  # pairs of players compared per sweep over all starts together
MAX_STARTS = 100
MIN_STARTS = 2


def pair_swiss(
    players: Sequence[str],
    levels: Mapping[str, int],
    history: History,
    seats: int,
    uneven: Uneven,
    chance: Chance,
) -> Pairing:
    """Return the tables of a Swiss round.

    Args:
        players: At least two players.
        levels: The number of players with more points, by player; all equal to ignore the standings.
        history: The earlier rounds.
        seats: The seats of a full table.
        uneven: "smaller" to seat everyone, with smaller tables, or "rest" for full tables only.
        chance: Decides between equal tables.
    """
    drawn = sorted(players)  # so that the result does not depend on the order of the arguments
    chance.shuffle(drawn)
    sizes = table_sizes(len(drawn), seats, uneven)
    drawn.sort(key=lambda player: (-history.rests[player], history.games[player]))
    playing, rests = drawn[: sum(sizes)], drawn[sum(sizes) :]
    tables = _Grouping(playing, levels, history, sizes).best(chance)
    seated = (history.seated(table, chance) for table in tables)
    ordered = sorted(seated, key=lambda table: (sum(levels[player] for player in table) / len(table), table))
    return Pairing(tuple(ordered), tuple(sorted(rests)))


def table_sizes(players: int, seats: int, uneven: Uneven) -> tuple[int, ...]:
    """Return the number of players at each table; the remaining players rest.

    "smaller" needs as few tables as possible, with sizes that differ by at most one. Somebody rests only if a table
    would have a single player. "rest" fills as many tables as possible. If there is not one, everyone plays at one.
    """
    if uneven == "rest" or players < seats:
        return (min(seats, players),) * max(1, players // seats)
    tables = -(-players // seats)
    players -= players < 2 * tables
    tables = -(-players // seats)
    size, larger = divmod(players, tables)
    return (size + 1,) * larger + (size,) * (tables - larger)


class _Grouping:
    """The search for tables of the lowest cost.

    Costs are compared in this order: earlier meetings, earlier small tables of those at small tables, and squared
    differences of level within a table.
    """

    def __init__(
        self, players: Sequence[str], levels: Mapping[str, int], history: History, sizes: Sequence[int]
    ) -> None:
        self.players = players
        self.levels = [levels[player] for player in players]
        self.sizes = list(sizes)
        span = max(self.levels) - min(self.levels)
        self.small_weight = 1 + span * span * sum(size * (size - 1) // 2 for size in sizes)
        small_counts = [history.small_tables[player] for player in players]
        meeting_weight = self.small_weight * (1 + sum(small_counts))
        self.small_costs = [self.small_weight * count for count in small_counts]
        self.costs = [
            [
                (own_level - level) ** 2 + meeting_weight * history.meetings[own, player]
                for player, level in zip(players, self.levels, strict=True)
            ]
            for own, own_level in zip(players, self.levels, strict=True)
        ]

    def best(self, chance: Chance) -> list[list[str]]:
        """Return the best tables found from several starts: first sorted by level, then shuffled."""
        starts = min(MAX_STARTS, max(MIN_STARTS, SWAP_BUDGET // len(self.players) ** 2))
        order = list(range(len(self.players)))
        best: tuple[int, list[list[int]]] | None = None
        for start in range(starts if len(self.sizes) > 1 else 1):
            chance.shuffle(order)
            chance.shuffle(self.sizes)
            tables = self._split(order if start else sorted(order, key=self.levels.__getitem__))
            cost = self._improve(tables)
            if best is None or cost < best[0]:
                best = cost, tables
        assert best
        return [[self.players[number] for number in table] for table in best[1]]

    def _split(self, order: Sequence[int]) -> list[list[int]]:
        ends = [sum(self.sizes[: index + 1]) for index in range(len(self.sizes))]
        return [list(order[end - size : end]) for end, size in zip(ends, self.sizes, strict=True)]

    def _improve(self, tables: list[list[int]]) -> int:
        """Swap players between tables as long as a swap lowers the cost, and return the final cost."""
        costs, count = self.costs, len(self.players)
        table_of = {player: index for index, table in enumerate(tables) for player in table}
        # the cost of each player at each table
        joining = [self._joining_costs(player, tables) for player in range(count)]
        is_improved = True
        while is_improved:
            is_improved = False
            for one in range(count):
                own, own_joining, own_costs = table_of[one], joining[one], costs[one]
                for other in range(one):
                    table = table_of[other]
                    if table == own:
                        continue
                    before = own_joining[own] + joining[other][table]
                    after = own_joining[table] + joining[other][own] - 2 * own_costs[other]
                    if after < before:
                        tables[own][tables[own].index(one)] = other
                        tables[table][tables[table].index(other)] = one
                        for player in range(count):
                            change = costs[player][other] - own_costs[player]
                            joining[player][own] += change
                            joining[player][table] -= change
                        table_of[one], table_of[other] = table, own
                        own, is_improved = table, True
        # a pair is counted from both sides, an earlier small table once
        return sum(
            joining[player][table] + self._small_cost(player, tables[table]) for player, table in table_of.items()
        )

    def _joining_costs(self, player: int, tables: Sequence[Sequence[int]]) -> list[int]:
        row = self.costs[player]
        return [sum([row[other] for other in table]) + self._small_cost(player, table) for table in tables]

    def _small_cost(self, player: int, table: Sequence[int]) -> int:
        return self.small_costs[player] if len(table) < max(self.sizes) else 0
