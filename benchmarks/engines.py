"""Helpers of the benchmarks: arguments, reports, and runs with both the compiled and the interpreted engine."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import nasrid
from nasrid.checkout import current_commit

ENGINE_NAME = "compiled" if nasrid.is_compiled else "interpreted"


def read_arguments(description: str, seconds: int, of: str = "time") -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--seconds", type=float, default=seconds, help=f"total {of} in seconds (default: {seconds})")
    parser.add_argument("--json", metavar="FILE", help="also write the figures to a file")
    return parser.parse_args()


def report_figures(figures: dict[str, Any], show: Callable[[dict[str, Any]], None], file: str | None) -> None:
    """Print the figures. Then measure everything with the other engine, or write the figures to a file."""
    figures = {"python": platform.python_version(), "engine": ENGINE_NAME, **figures}
    show(figures)
    if file is None:
        return measure_interpreted_engine()
    with open(file, "w", encoding="utf-8") as kept:
        json.dump(figures, kept, indent=2)


def source_version() -> dict[str, Any]:
    """Return what a published figure depends on: the date, the commit, the engine and the machine with its load."""
    return {
        "date": time.strftime("%Y-%m-%d", time.gmtime()),
        "commit": current_commit(),
        "engine": ENGINE_NAME,
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "machine": platform.machine(),
        "load": round(os.getloadavg()[1]),
    }


def cpu_seconds(pid: int) -> float:
    """Return the CPU time that a process has used so far, more precisely than /proc shows it."""
    return time.clock_gettime((~pid << 3) | 2)  # the clock of the process, as clock_getcpuclockid() returns it


def tree_cpu_seconds(pid: int) -> float:
    """Return the CPU time of a process and its children, one level deep."""
    seconds = cpu_seconds(pid)
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        with suppress(OSError):  # it has just ended
            seconds += cpu_seconds(int(child))
    return seconds


def use_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def measure_interpreted_engine() -> None:
    """If the engine is compiled, run this script again with the interpreted one."""
    if nasrid.is_compiled:
        print(flush=True)
        subprocess.run([sys.executable, *sys.argv], env=os.environ | {"NASRID_PURE": "1"}, check=True)
