"""Proof that the JAX environment agrees with the engine: whole games, compared after every index.

    python -m benchmarks.jax_proof [--games N] [--seconds N] [--processes N] [--json FILE]

Processes play games of the engine at random, with the bot `greedy`, and in ways that make unusual cities, reserves and
decks (`jax_games.py`). They record the draws and the indices, with digests of 32 bits of the mask and of all pieces and
scores after every index, and of the compact observation before every 16th. The JAX environment repeats the games in
large batches and compares the digests. The exit code is 1 if anything differs.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from functools import cache
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import jax

import nasrid
from benchmarks.jax_games import CHOOSERS, GREEDY, MAX_SHUFFLES, RecordedGame, record_game
from benchmarks.jax_replay import batch_of, replay_games
from nasrid.envs import CompactEncoder
from nasrid.rules.table.options import PLAYER_COUNTS, Options

OBSERVE_EVERY = 16
GAMES_PER_TASK = 40
RANDOM_TASKS = 8  # per task of each other way
TASKS_PER_GREEDY_GAME = 5
TASKS_PER_PROCESS = 3  # waiting or running
WAYS = ["random"] * RANDOM_TASKS + [way for way in CHOOSERS if way != "random"]


class Task(NamedTuple):
    """Games to record: for each a way to play and a seed."""

    players: int
    games: tuple[tuple[str, int], ...]


def tasks() -> Iterator[Task]:
    """Yield tasks without end."""
    for number in count():
        players = PLAYER_COUNTS[number % len(PLAYER_COUNTS)]
        way = WAYS[number // len(PLAYER_COUNTS) % len(WAYS)]
        first = number * (GAMES_PER_TASK + 1)
        games = [(way, first + game) for game in range(GAMES_PER_TASK)]
        if number % TASKS_PER_GREEDY_GAME == number // len(PLAYER_COUNTS) % len(PLAYER_COUNTS):
            games.append((GREEDY, first + GAMES_PER_TASK))
        yield Task(players, tuple(games))


@cache
def encoder_for(players: int) -> CompactEncoder:
    return CompactEncoder(Options(players=players))


def record(task: Task) -> list[RecordedGame]:
    """Record the games of a task."""
    encoder = encoder_for(task.players)
    return [record_game(encoder, way, seed, OBSERVE_EVERY) for way, seed in task.games]


def use_cpu() -> None:
    """Keep a recording process away from the accelerator."""
    jax.config.update("jax_platforms", "cpu")


class Proof:
    """The comparison, with one thread per number of players."""

    def __init__(self, games_per_batch: int) -> None:
        self._games_per_batch = games_per_batch
        self._waiting: dict[int, list[tuple[str, int, RecordedGame]]] = defaultdict(list)
        self._threads = {players: ThreadPoolExecutor(1) for players in PLAYER_COUNTS}
        self._comparisons: list[Future[None]] = []
        self.games: Counter[str] = Counter()
        self.totals: Counter[str] = Counter()
        self.failures: list[dict[str, Any]] = []

    def add(self, task: Task, games: list[RecordedGame]) -> None:
        """Add recorded games, and compare them once there are enough for a batch."""
        waiting = self._waiting[task.players]
        for (way, seed), game in zip(task.games, games, strict=True):
            if len(game.decks) > MAX_SHUFFLES:
                self.totals["games left out, with too many reshuffles"] += 1
            else:
                waiting.append((way, seed, game))
        while len(waiting) >= self._games_per_batch:
            self._start(task.players, waiting[: self._games_per_batch])
            del waiting[: self._games_per_batch]

    def finish(self) -> None:
        """Compare all remaining games."""
        for players, waiting in self._waiting.items():
            if waiting:
                self._start(players, waiting)
        for comparison in self._comparisons:
            comparison.result()

    def _start(self, players: int, games: list[tuple[str, int, RecordedGame]]) -> None:
        self._comparisons.append(self._threads[players].submit(self._compare, players, list(games)))

    def _compare(self, players: int, games: list[tuple[str, int, RecordedGame]]) -> None:
        batch = batch_of([game for *_, game in games], self._games_per_batch, OBSERVE_EVERY)
        differences: Any = replay_games(batch, players, OBSERVE_EVERY)
        for column, (way, seed, game) in enumerate(games):
            self.games[f"{way}, {players} players"] += 1
            self.totals["games"] += 1
            self.totals["indices"] += len(game.indices)
            self.totals["masks"] += len(game.masks)
            self.totals["tables"] += len(game.pieces)
            self.totals["observations"] += len(game.observations)
            self.totals["reshuffles"] += len(game.decks)
            found = {name: int(counts[column]) for name, counts in zip(differences._fields, differences, strict=True)}
            if any(found.values()):
                self.failures.append({"players": players, "way": way, "seed": seed, **found})
        print(f"{self.totals['games']:8,} games, {self.totals['indices']:12,} indices compared, "
              f"{len(self.failures)} games differ", flush=True)  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=400, help="stop recording after this time")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--batch", type=int, default=1024, help="games compared together")
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    start = time.perf_counter()
    proof = Proof(arguments.batch)
    recorded, upcoming = 0, tasks()
    running: dict[Future[list[RecordedGame]], Task] = {}
    with ProcessPoolExecutor(arguments.processes, get_context("spawn"), use_cpu) as processes:
        while True:
            is_recording = recorded < arguments.games and time.perf_counter() - start < arguments.seconds
            while is_recording and len(running) < TASKS_PER_PROCESS * arguments.processes:
                task = next(upcoming)
                running[processes.submit(record, task)] = task
                recorded += len(task.games)
                is_recording = recorded < arguments.games
            if not running:
                break
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                proof.add(running.pop(future), future.result())
    recording_seconds = time.perf_counter() - start
    proof.finish()
    report = {
        "device": jax.devices()[0].device_kind,
        "jax": jax.__version__,
        "engine": "compiled" if nasrid.is_compiled else "interpreted",
        "processes": arguments.processes,
        "seconds": round(time.perf_counter() - start, 1),
        "recording_seconds": round(recording_seconds, 1),
        **proof.totals,
        "games_by_way": dict(sorted(proof.games.items())),
        "failures": proof.failures[:100],
    }
    print(json.dumps(report, indent=1))
    if arguments.json:
        arguments.json.write_text(json.dumps(report, indent=1))
    sys.exit(bool(proof.failures))


if __name__ == "__main__":
    main()
