"""Speed of batches with worker processes and of batches with many tables, next to each other in one run.

    python benchmarks/workers.py [--workers 1 2 4 8 16] [--tables 32 64 128 256] [--per-worker 128] [--seconds N]
                                 [--observation compact] [--json FILE]

It needs Nasrid, NumPy and nothing else. Without `--workers` it doubles the workers up to the number of cores. A step is
one decision at one table with its observation and its mask; this process chooses a random legal index for each table.
Rounds of all sizes alternate, so that all see the same machine. Rates are medians of elapsed time with workers, and of
CPU time without. While one size is measured, the workers of the others wait. The ratio is to one worker of the same
run. Other programs on the machine lower the rates of many workers.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable, Iterator
from itertools import takewhile
from os import cpu_count
from typing import Any

import numpy as np

from engines import source_version
from random_play import play_batch

ROUND_COUNT = 5
WORKER_COUNTS = (1, 2, 4, 8, 16)
TABLE_COUNTS = (32, 64, 128, 256)
WARM_UP_STEPS = 300  # of each batch; a game has about 600
PLAYERS = 4


def main() -> None:
    arguments = _read_arguments()
    options = {"players": PLAYERS, "observation": arguments.observation}
    alone = {count: play_batch(count, **options) for count in arguments.tables}
    shared = {count: play_batch(count * arguments.per_worker, workers=count, **options) for count in arguments.workers}
    share = arguments.seconds / max(1, len(alone) + len(shared)) / ROUND_COUNT
    one_process = _medians(alone, time.process_time, share)
    with_workers = _medians(shared, time.perf_counter, share)
    figures = {
        **source_version(),
        "numpy": np.__version__,
        "observation": arguments.observation,
        "tables_per_worker": arguments.per_worker,
        "one_process": one_process,
        "with_workers": with_workers,
    }
    _print(figures)
    if arguments.json:
        with open(arguments.json, "w", encoding="utf-8") as file:
            json.dump(figures, file, indent=2)


def _read_arguments() -> argparse.Namespace:
    default_workers = list(takewhile(lambda count: count <= (cpu_count() or 1), WORKER_COUNTS))
    parser = argparse.ArgumentParser(description="Measure batches with workers and with many tables.")
    parser.add_argument("--workers", type=int, nargs="*", default=default_workers, help="numbers of workers")
    parser.add_argument("--tables", type=int, nargs="*", default=TABLE_COUNTS, help="sizes of batches without workers")
    parser.add_argument("--per-worker", type=int, default=128, help="tables per worker (default: 128)")
    parser.add_argument("--seconds", type=float, default=90, help="total time in seconds (default: 90)")
    parser.add_argument("--observation", choices=("flat", "compact"), default="flat")
    parser.add_argument("--json", metavar="FILE", help="also write the figures to a file")
    return parser.parse_args()


def _medians(playing: dict[int, Iterator[int]], clock: Callable[[], float], seconds: float) -> dict[int, float]:
    """Return the steps per second of each batch."""
    for steps in playing.values():
        for _ in range(WARM_UP_STEPS):
            next(steps)
    rounds = [{size: _rate(steps, clock, seconds) for size, steps in playing.items()} for _ in range(ROUND_COUNT)]
    return {size: statistics.median(rates[size] for rates in rounds) for size in playing}


def _rate(steps: Iterator[int], clock: Callable[[], float], seconds: float) -> float:
    count, began = 0, clock()
    while clock() - began < seconds:
        count += next(steps)
    return count / (clock() - began)


def _print(figures: dict[str, Any]) -> None:
    print(
        f"Python {figures['python']}, NumPy {figures['numpy']}, {figures['engine']}, {figures['cores']} cores, "
        f"{PLAYERS} players, {figures['observation']} observations, random play: steps per second"
    )
    for kind, unit in (("one_process", "tables, one process"), ("with_workers", "workers")):
        rates = figures[kind]
        for size, rate in rates.items():
            print(f"  {size:>4} {unit:<20} {rate:>9,.0f}   {rate / next(iter(rates.values())):5.2f} x the first")


if __name__ == "__main__":
    main()
