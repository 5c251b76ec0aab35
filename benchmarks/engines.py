"""Helpers of the benchmarks: arguments, reports, and runs with both the compiled and the interpreted engine."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import nasrid

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


def use_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def measure_interpreted_engine() -> None:
    """If the engine is compiled, run this script again with the interpreted one."""
    if nasrid.is_compiled:
        print(flush=True)
        subprocess.run([sys.executable, *sys.argv], env=os.environ | {"NASRID_PURE": "1"}, check=True)
