"""The two engines, compiled and interpreted, in the same run; what the benchmarks share besides."""

from __future__ import annotations

import os
import subprocess
import sys

import nasrid

ENGINE = "compiled" if nasrid.compiled else "interpreted"


def use_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def measure_interpreted() -> None:
    """Where the engine is compiled: all of this script again, with the interpreted one."""
    if nasrid.compiled:
        print(flush=True)
        subprocess.run([sys.executable, *sys.argv], env=os.environ | {"NASRID_PURE": "1"}, check=True)
