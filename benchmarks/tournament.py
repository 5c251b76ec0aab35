"""A tournament of scripted players over real sockets, twice: without and with kill -9 in the middle of its rounds.

    python benchmarks/tournament.py [--players 64] [--rounds 5] [--seats 4] [--kills 10] [--json FILE]

Both runs have the same seed and the same players, who choose by the round and their number alone. So both must have the
same pairings, results and standings, whatever was killed. Every acknowledged action must be in the log of its table.

The report has the time of a whole run, the number of acknowledged actions, and the longest time from a kill to the next
acknowledged action, which includes the start of the server. `start` is the time from the command that starts a round
to its response, by which all its tables are open.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from engines import ENGINE_NAME, source_version
from tests.server.client import Server
from tests.server.evenings import Evening, open_evening, pairings, scores
from tests.server.travellers import Traveller

SEED = 2024
POLL_SECONDS = 0.02
LIMITS = ("tournament_players=1000", "joins_per_hour=100000", "away_after_seconds=100000")


@dataclass
class Run:
    """One run of the tournament."""

    kills: int
    outcome: tuple[Any, ...] = ()  # pairings, results and standings
    seconds: float = 0.0
    actions: int = 0
    start_seconds: list[float] = field(default_factory=list)
    outage_seconds: list[float] = field(default_factory=list)

    def report(self) -> dict[str, Any]:
        return {
            "kills": self.kills,
            "seconds": round(self.seconds, 1),
            "actions": self.actions,
            "longest_start_seconds": round(max(self.start_seconds), 2),
            "longest_outage_seconds": round(max(self.outage_seconds, default=0.0), 2),
        }


async def run_tournament(server: Server, players: int, rounds: int, seats: int, kills: int) -> Run:
    run, random, began = Run(kills), Random(kills), time.perf_counter()
    options = {"game": "alhambra", "players": seats}
    async with open_evening(server, players, options=options, rounds=rounds) as evening:
        evening.set_seed(server, SEED)
        await evening.join()
        for number in range(1, rounds + 1):
            before = time.perf_counter()
            await evening.do("start_round", round=number)
            run.start_seconds.append(time.perf_counter() - before)
            own_kills = kills * number // rounds - kills * (number - 1) // rounds
            await play_round(server, evening, run, own_kills, random)
            page = await evening.until_stage("break", "over")
            print(
                f"round {number} of {rounds}: {run.actions:,} actions, {time.perf_counter() - began:.0f} s", flush=True
            )
        run.outcome = (pairings(page), scores(page), page["standings"])
        assert page["stage"] == "over", page["stage"]
    run.seconds = time.perf_counter() - began
    return run


async def play_round(server: Server, evening: Evening, run: Run, kills: int, random: Random) -> None:
    players = await evening.travellers()
    playing = asyncio.gather(*(player.play(seconds=None) for player in players))
    for _ in range(kills):
        await acknowledge(players, count_acknowledged(players) + random.randrange(20, 200))
        assert not playing.done(), "the round was over before the kill"
        server.kill()
        killed = time.perf_counter()
        await asyncio.to_thread(server.start)
        await acknowledge(players, count_acknowledged(players) + 1)
        run.outage_seconds.append(time.perf_counter() - killed)
    await playing
    run.actions += count_acknowledged(players)
    await check_logs(players)


async def acknowledge(players: Sequence[Traveller], number: int) -> None:
    """Wait until this many actions have been acknowledged."""
    while count_acknowledged(players) < number:
        await asyncio.sleep(POLL_SECONDS)


def count_acknowledged(players: Sequence[Traveller]) -> int:
    return sum(len(player.acknowledged) for player in players)


async def check_logs(players: Sequence[Traveller]) -> None:
    """Check that every acknowledged action is in the log of its table."""
    logs: dict[str, list[dict[str, Any]]] = {}
    for player in players:
        table = player.seat.table
        if table not in logs:
            logs[table] = (await player.person.good("GET", f"/api/tables/{table}/events"))["events"]
        for seq, command in player.acknowledged.items():
            event = logs[table][seq - 1]
            assert event.get("action") == command["action"], f"event {seq} is missing"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, default in (("players", 64), ("rounds", 5), ("seats", 4), ("kills", 10)):
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--json", type=Path)
    chosen = parser.parse_args()
    runs = []
    for kills in (0, chosen.kills):
        with tempfile.TemporaryDirectory() as folder, Server(Path(folder), limits=LIMITS) as server:
            runs.append(asyncio.run(run_tournament(server, chosen.players, chosen.rounds, chosen.seats, kills)))
    is_identical = runs[0].outcome == runs[1].outcome
    report = {
        "players": chosen.players,
        "rounds": chosen.rounds,
        "seats": chosen.seats,
        "runs": [run.report() for run in runs],
        "identical": is_identical,
        "engine": ENGINE_NAME,
        "version": source_version(),
    }
    print(json.dumps(report, indent=1))
    if chosen.json:
        chosen.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    assert is_identical, "the runs differ"


if __name__ == "__main__":
    main()
