"""Estimate how long the quick start of docs/research.md takes, compiled and interpreted.

    python benchmarks/quick_start.py

The quick start imitates 3,000 games, practises 300,000 steps and plays 600 games at the end. This program runs a small
share of each phase and multiplies its CPU time. It writes benchmarks/quick_start.json.
"""

from __future__ import annotations

import json
import os
import platform
import shlex
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
RESULT_FILE = ROOT / "benchmarks" / "quick_start.json"
COMMAND = "Mini --teacher scholar --imitate 3000 --against greedy --steps 300000 --seed 1"
MODES = {"compiled": "", "interpreted": "1"}  # the value of NASRID_PURE
WARM_UP, TIMED = 3, 2  # calls of a phase; the first ones replay fewer games
FINAL_GAMES = 20  # per opponent


def minutes_of_phases() -> dict[str, float]:
    """Return the minutes of each phase in this process."""
    sys.path.insert(0, str(ROOT))
    from tests.programs import load

    learn = load("examples/learn.py")
    arguments = learn.read_arguments(shlex.split(COMMAND))
    table = {**learn.ENVIRONMENTS[arguments.environment], **learn.ENV_OPTIONS}
    run = learn.new_run(table, arguments.seed)
    imitation = cpu_seconds(lambda: learn.learn_to_imitate(run, table, arguments))
    practice = cpu_seconds(lambda: learn.practise(run, table, arguments))
    policy = run.learner.policy({})
    started = time.process_time()
    opponents = arguments.opponents.split(",")
    for opponent in opponents:
        learn.compare(policy, table, opponent, FINAL_GAMES, 10**6)
    final = time.process_time() - started
    return {
        "imitation": imitation * arguments.imitate / learn.NEW_GAMES / 60,
        "practice": practice * arguments.steps / (learn.TABLES * learn.STEPS) / 60,
        "final games": final * arguments.games / FINAL_GAMES / 60,
    }


def cpu_seconds(phase: Callable[[], object]) -> float:
    """Return the CPU time of one call."""
    for _ in range(WARM_UP):
        phase()
    started = time.process_time()
    for _ in range(TIMED):
        phase()
    return (time.process_time() - started) / TIMED


def measure(pure: str) -> dict[str, float]:
    """Return the minutes of each phase in another process."""
    environment = {**os.environ, "NASRID_PURE": pure, "OPENBLAS_NUM_THREADS": "1"}
    command = [sys.executable, __file__, "--phases"]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    minutes: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return {name: round(value, 1) for name, value in minutes.items()}


def main() -> None:
    if "--phases" in sys.argv:
        print(json.dumps(minutes_of_phases()))
        return
    result: dict[str, Any] = {"command": f"examples/learn.py {COMMAND}", "machine": platform.machine()}
    for mode, pure in MODES.items():
        phases = measure(pure)
        result[mode] = {**phases, "total": round(sum(phases.values()), 1)}
        print(mode, result[mode], flush=True)
    RESULT_FILE.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
