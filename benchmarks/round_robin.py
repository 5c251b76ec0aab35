"""Search for the schedules of round robins and print them as nasrid.tournaments.round_robin contains them.

    python benchmarks/round_robin.py

A schedule is one round whose players are moved round by round, each to the next number. The search takes the fewest
rounds in which everyone plays equally often and meets everyone, and in which the numbers of meetings differ by at most
one. If it finds none, they differ by two.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

from nasrid.tournaments.round_robin import MAX_ROUND_ROBIN_PLAYERS, Schedule

STARTS = 60
SEATS = range(2, 7)


def candidates(players: int, seats: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield numbers of rounds, fewest first, with the group that moves the players."""
    tables = players // seats
    for rounds in range(1, players + 1):
        has_equal_games = rounds * tables * seats % players == 0
        if has_equal_games and rounds * tables * seats * (seats - 1) >= players * (players - 1):
            yield rounds, (players,)
            if rounds < players:
                yield rounds, (players - 1,)  # the last player stays
            if players == 9:
                yield rounds, (3, 3)


def spread(schedule: Schedule, players: int) -> tuple[int, int, int]:
    """Return how much games and meetings differ, and the sum of their squares, which the search minimises.

    A pair that never meets counts as a large difference.
    """
    games, meetings = [0] * players, dict.fromkeys(combinations(range(players), 2), 0)
    for tables in schedule.all_rounds():
        for table in tables:
            for player in table:
                games[player] += 1
            for pair in combinations(sorted(table), 2):
                meetings[pair] += 1
    difference = max(meetings.values()) - min(meetings.values()) if min(meetings.values()) else players
    squares = sum(count * count for count in meetings.values()) + 100 * sum(count * count for count in games)
    return max(games) - min(games), difference, squares


def improve(order: list[int], rounds: int, group: tuple[int, ...], seats: int) -> tuple[int, int, str]:
    """Swap players as long as that lowers the squares. Return the differences of games and meetings, and the tables."""
    players, seated = len(order), len(order) // seats * seats

    def schedule() -> Schedule:
        tables = (order[start : start + seats] for start in range(0, seated, seats))
        return Schedule(rounds, group, " ".join("".join(format(player, "x") for player in sorted(t)) for t in tables))

    best, is_improved = spread(schedule(), players), True
    while is_improved:
        is_improved = False
        for one, other in combinations(range(players), 2):
            if one < seated and one // seats != other // seats:
                order[one], order[other] = order[other], order[one]
                found = spread(schedule(), players)
                if found[2] < best[2]:
                    best, is_improved = found, True
                else:
                    order[one], order[other] = order[other], order[one]
    return best[0], best[1], schedule().tables


def search(players: int, seats: int) -> tuple[int, Schedule]:
    random, fallbacks = Random(1), list[tuple[int, Schedule]]()
    for rounds, group in candidates(players, seats):
        for _ in range(STARTS):
            order = list(range(players))
            random.shuffle(order)
            games, difference, tables = improve(order, rounds, group, seats)
            found = difference, Schedule(rounds, group, tables)
            if games == 0 and difference <= 1:
                return found
            if games == 0:
                fallbacks.append(found)
    return min(fallbacks)


def main() -> None:
    for seats in SEATS:
        for players in range(seats + 1, MAX_ROUND_ROBIN_PLAYERS + 1):
            difference, (rounds, group, tables) = search(players, seats)
            print(f'    ({players}, {seats}): Schedule({rounds}, {group}, "{tables}"),  # {difference}', flush=True)


if __name__ == "__main__":
    main()
