"""Measure the time to pair a round of Swiss tables, for ten rounds of history.

    python benchmarks/pairing.py [--players N] [--seats N ...] [--rounds N] [--json FILE]

Every round is paired on the results of all earlier ones. Scores are random, with stronger and weaker players.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

from engines import source_version
from nasrid.tournaments import TableResult, TournamentPlan, TournamentRound, next_pairing
from nasrid.tournaments.history import History


def measure(players: int, seats: int, rounds: int) -> dict[str, Any]:
    """Print the time of each round. Return the longest ones and the number of repeated meetings."""
    random, names = Random(1), [f"player {number}" for number in range(players)]
    strengths = {name: number // 4 for number, name in enumerate(names)}
    played: list[TournamentRound] = []
    times, repeats = [], 0
    print(f"{players} players, {seats} seats per table:")
    for number in range(1, rounds + 1):
        wall, cpu = perf_counter(), process_time()
        pairing = next_pairing(TournamentPlan(seats, rounds), names, played, 1)
        wall, cpu = perf_counter() - wall, process_time() - cpu
        assert pairing
        repeated = History(played).repeats(pairing.tables)
        print(f"  round {number:2}: {wall:.2f} s, {cpu:.2f} s of CPU, {repeated} repeated meetings", flush=True)
        times.append((wall, cpu))
        repeats += repeated
        results = (
            TableResult(table, tuple(random.randrange(60, 140) + strengths[name] for name in table))
            for table in pairing.tables
        )
        played.append(TournamentRound(pairing, tuple(results)))
    wall, cpu = map(max, zip(*times, strict=True))
    return {"seats": seats, "seconds": round(wall, 2), "cpu_seconds": round(cpu, 2), "repeated_meetings": repeats}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=200)
    parser.add_argument("--seats", type=int, nargs="+", default=[3, 4, 6])
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    tables = [measure(arguments.players, seats, arguments.rounds) for seats in arguments.seats]
    report = {"players": arguments.players, "rounds": arguments.rounds, "tables": tables, "version": source_version()}
    if arguments.json:
        arguments.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
