"""Proof that the JAX environment agrees with the engine: whole games, compared after every index.

    python -m benchmarks.jax_proof --json FILE [--rounds N] [--seconds N] [--first ROUND] [--processes N] [--batch N]
    python -m benchmarks.jax_proof --json FILE --add FILE ...

Processes play games of the engine at random, with the bot `greedy`, and in ways that make unusual cities, reserves and
decks (`jax_games.py`). They record the draws and the indices, with digests of 32 bits of the mask and of all pieces and
scores after every index, and of the compact observation before every fourth. The JAX environment repeats the games in
large batches and compares the digests. The exit code is 1 if anything differs.

The games of each number of players are numbered by rounds of 40 or 41, so every round has its own seeds. The file is
written after every batch and names the rounds that were compared. A later run continues after them, and `--add` adds
the files of other machines. Only results of the same sources of rules and environments are added, whatever the commit.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from functools import cache
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import jax

from benchmarks.engines import source_version
from benchmarks.jax_games import CHOOSERS, GREEDY, MAX_SHUFFLES, RecordedGame, record_game
from benchmarks.jax_replay import batch_of, replay_games
from nasrid.envs import CompactEncoder
from nasrid.rules.table.options import PLAYER_COUNTS, Options

PACKAGE_DIR = Path(__file__).parents[1] / "src" / "nasrid"
COMPARED_SOURCES = ("rules", "envs")  # folders of the package
OBSERVE_EVERY = 4
GAMES_PER_ROUND = 40
RANDOM_ROUNDS = 8  # per round of each other way
ROUNDS_PER_GREEDY_GAME = 5
TASKS_PER_PROCESS = 3  # waiting or running
WAYS = ["random"] * RANDOM_ROUNDS + [way for way in CHOOSERS if way != "random"]


class Task(NamedTuple):
    """The games of one round, for one number of players: for each a way to play and a seed."""

    players: int
    round: int
    games: tuple[tuple[str, int], ...]


def task(players: int, number: int) -> Task:
    """Return the games of a round."""
    place = PLAYER_COUNTS.index(players)
    first = (number * len(PLAYER_COUNTS) + place) * (GAMES_PER_ROUND + 1)
    games = [(WAYS[number % len(WAYS)], first + game) for game in range(GAMES_PER_ROUND)]
    if number % ROUNDS_PER_GREEDY_GAME == place:
        games.append((GREEDY, first + GAMES_PER_ROUND))
    return Task(players, number, tuple(games))


def tasks(first: int) -> Iterator[Task]:
    """Yield the tasks of a round and all later ones."""
    for number in count(first):
        for players in PLAYER_COUNTS:
            yield task(players, number)


@cache
def encoder_for(players: int) -> CompactEncoder:
    return CompactEncoder(Options(players=players))


def record(task: Task) -> list[RecordedGame]:
    """Record the games of a task."""
    encoder = encoder_for(task.players)
    return [record_game(encoder, way, seed, OBSERVE_EVERY) for way, seed in task.games]


def sources_digest() -> str:
    """Return a digest of the sources that a proof is about."""
    digest = hashlib.sha256()
    for folder in COMPARED_SOURCES:
        for file in sorted((PACKAGE_DIR / folder).rglob("*.*")):
            if file.suffix in (".py", ".csv", ".json", ".toml"):
                digest.update(f"{file.relative_to(PACKAGE_DIR).as_posix()}\n".encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def use_cpu() -> None:
    """Keep a recording process away from the accelerator."""
    jax.config.update("jax_platforms", "cpu")


# Results


def new_results() -> dict[str, Any]:
    """Return results without games."""
    return {
        "sources": sources_digest(),
        "rounds": {str(players): [] for players in PLAYER_COUNTS},  # as ranges; both ends included
        "totals": {},
        "games_by_way": {},
        "failures": [],
        "runs": [],
    }


def rounds_in(ranges: Iterable[tuple[int, int]]) -> set[int]:
    """Return the numbers in several ranges."""
    return {number for first, last in ranges for number in range(first, last + 1)}


def ranges_of(numbers: set[int]) -> list[list[int]]:
    """Return numbers as ranges."""
    firsts = sorted(number for number in numbers if number - 1 not in numbers)
    lasts = sorted(number for number in numbers if number + 1 not in numbers)
    return [list(pair) for pair in zip(firsts, lasts, strict=True)]


def added(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """Return the results of two runs together.

    Raises:
        ValueError: The runs are about different sources, or share a round.
    """
    if one["sources"] != other["sources"]:
        raise ValueError(f"the sources differ: {one['sources']} and {other['sources']}")
    rounds = {}
    for players in one["rounds"]:
        ours, theirs = rounds_in(one["rounds"][players]), rounds_in(other["rounds"][players])
        if ours & theirs:
            raise ValueError(f"both results contain round {min(ours & theirs)} of {players} players")
        rounds[players] = ranges_of(ours | theirs)
    return {
        "sources": one["sources"],
        "rounds": rounds,
        "totals": dict(Counter(one["totals"]) + Counter(other["totals"])),
        "games_by_way": dict(sorted((Counter(one["games_by_way"]) + Counter(other["games_by_way"])).items())),
        "failures": one["failures"] + other["failures"],
        "runs": one["runs"] + other["runs"],
    }


def first_new_round(results: dict[str, Any]) -> int:
    """Return the first round after all that were compared."""
    return max((last + 1 for ranges in results["rounds"].values() for _, last in ranges), default=0)


def sentences(results: dict[str, Any]) -> str:
    """Return what docs/jax.md says about the results."""
    totals, failures = Counter(results["totals"]), len(results["failures"])
    players = [number for number, ranges in results["rounds"].items() if ranges]
    differed = f"{failures:,} games differed." if failures else "No game differed."
    return (
        f"So far, {totals['games']:,} games of {', '.join(players)} players with {totals['indices']:,} indices were "
        f"compared. {differed}"
    )


class Proof:
    """The comparison, with one thread per number of players. The file is written after every batch."""

    def __init__(self, games_per_batch: int, earlier: dict[str, Any], file: Path) -> None:
        self._tasks_per_batch = max(games_per_batch // (GAMES_PER_ROUND + 1), 1)
        self._earlier, self._file = earlier, file
        self._waiting: dict[int, list[tuple[Task, list[RecordedGame]]]] = defaultdict(list)
        self._threads = {players: ThreadPoolExecutor(1) for players in PLAYER_COUNTS}
        self._comparisons: list[Future[None]] = []
        self._lock = threading.Lock()
        self._start_time = time.perf_counter()
        self._run = {**source_version(), "device": jax.devices()[0].device_kind, "jax": jax.__version__}
        self.results = new_results()

    def add(self, task: Task, games: list[RecordedGame]) -> None:
        """Add the recorded games of a task, and compare them once there are enough for a batch."""
        waiting = self._waiting[task.players]
        waiting.append((task, games))
        if len(waiting) == self._tasks_per_batch:
            self._compare_waiting(task.players)

    def finish(self, *, all_games: bool) -> None:
        """Wait for the comparisons that have begun, or compare all remaining games."""
        if all_games:
            for players in PLAYER_COUNTS:
                self._compare_waiting(players)
        for thread in self._threads.values():
            thread.shutdown(cancel_futures=not all_games)
        for comparison in self._comparisons:
            if not comparison.cancelled():
                comparison.result()

    def _compare_waiting(self, players: int) -> None:
        if waiting := self._waiting.pop(players, []):
            self._comparisons.append(self._threads[players].submit(self._compare, players, waiting))

    def _compare(self, players: int, recorded: list[tuple[Task, list[RecordedGame]]]) -> None:
        named = [
            (way, seed, game)
            for task, games in recorded
            for (way, seed), game in zip(task.games, games, strict=True)
            if len(game.decks) <= MAX_SHUFFLES
        ]
        size = self._tasks_per_batch * (GAMES_PER_ROUND + 1)
        batch = batch_of([game for *_, game in named], size, OBSERVE_EVERY)
        differences: Any = replay_games(batch, players, OBSERVE_EVERY)
        found = new_results()
        found["rounds"][str(players)] = ranges_of({task.round for task, _ in recorded})
        totals, ways = Counter[str](), Counter[str]()
        totals["games left out"] = sum(len(games) for _, games in recorded) - len(named)
        for column, (way, seed, game) in enumerate(named):
            ways[f"{way}, {players} players"] += 1
            totals["games"] += 1
            totals["indices"] += len(game.indices)
            totals["masks"] += len(game.masks)
            totals["tables"] += len(game.pieces)
            totals["observations"] += len(game.observations)
            totals["reshuffles"] += len(game.decks)
            counts = {name: int(part[column]) for name, part in zip(differences._fields, differences, strict=True)}
            if any(counts.values()):
                found["failures"].append({"players": players, "way": way, "seed": seed, **counts})
        found["totals"], found["games_by_way"] = dict(totals), dict(ways)
        self._write(found)

    def _write(self, found: dict[str, Any]) -> None:
        with self._lock:
            self.results = added(self.results, found)
            seconds = round(time.perf_counter() - self._start_time, 1)
            self.results["runs"] = [{**self._run, "seconds": seconds, **self.results["totals"]}]
            write(added(self._earlier, self.results), self._file)
            print(f"{self.results['totals']['games']:8,} games, {self.results['totals']['indices']:12,} indices "
                  f"compared, {len(self.results['failures'])} games differ", flush=True)  # fmt: skip


def write(results: dict[str, Any], file: Path) -> None:
    """Write the results in one step."""
    new = file.with_name(f"new-{file.name}")
    new.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    new.replace(file)


def read(file: Path) -> dict[str, Any]:
    """Return the results in a file."""
    results: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return results


def prove(arguments: argparse.Namespace, earlier: dict[str, Any]) -> dict[str, Any]:
    """Record and compare games until the rounds or the time are over. Return the results of this run."""
    start = time.perf_counter()
    first = first_new_round(earlier) if arguments.first is None else arguments.first
    proof = Proof(arguments.batch, earlier, arguments.json)
    upcoming = tasks(first)
    left = arguments.rounds * len(PLAYER_COUNTS)
    running: dict[Future[list[RecordedGame]], Task] = {}
    with ProcessPoolExecutor(arguments.processes, get_context("spawn"), use_cpu) as processes:
        while True:
            has_time = time.perf_counter() - start < arguments.seconds
            while has_time and left and len(running) < TASKS_PER_PROCESS * arguments.processes:
                task = next(upcoming)
                running[processes.submit(record, task)] = task
                left -= 1
            if not running or not has_time:
                break
            for future in wait(running, timeout=1, return_when=FIRST_COMPLETED).done:
                proof.add(running.pop(future), future.result())
        for future in running:
            future.cancel()
        proof.finish(all_games=has_time)
    return proof.results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", type=Path, required=True, help="continue these results, if the file exists")
    parser.add_argument("--add", type=Path, nargs="+", help="add the results in these files, without playing")
    parser.add_argument("--rounds", type=int, default=500, help="rounds of 200 games (default: 500)")
    parser.add_argument("--first", type=int, help="the first round (default: after those in the file)")
    parser.add_argument("--seconds", type=float, default=480, help="begin no comparison after this time")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--batch", type=int, default=1024, help="games compared together")
    arguments = parser.parse_args()
    earlier = read(arguments.json) if arguments.json.exists() else new_results()
    try:
        if arguments.add:
            for file in arguments.add:
                earlier = added(earlier, read(file))
            write(earlier, arguments.json)
            print(sentences(earlier))
            sys.exit(bool(earlier["failures"]))
        added(earlier, new_results())
        if arguments.first is not None and arguments.first < first_new_round(earlier):
            raise ValueError(f"{arguments.json} contains rounds up to {first_new_round(earlier) - 1} already")
    except ValueError as error:
        parser.error(str(error))
    found = prove(arguments, earlier)
    print(sentences(added(earlier, found)))
    sys.exit(bool(found["failures"]))


if __name__ == "__main__":
    main()
