"""Time from a new clone to a table that can be played: `make play` and `make terminal`. Write start.json.

    python benchmarks/start.py [--runs N]

The last commit is cloned into a temporary folder. The time runs from the call of make until the page of the table
answers, or until the terminal shows the table. The CPU time is that of all processes of the start; on a busy machine it
is the steadier figure. The compilation in the background is then stopped. Packages come from the index that pip uses,
or from its cache.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import resource
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from statistics import median
from urllib.request import urlopen

from engines import source_version

ROOT = Path(__file__).parents[1]
ADDRESS_RE = re.compile(r"http://127\.0\.0\.1:\d+")
TIMEOUT_SECONDS = 60
RESULTS_FILE = ROOT / "benchmarks" / "start.json"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the start of a table in a new clone.")
    parser.add_argument("--runs", type=int, default=2, help="number of clones for each command (default: 2)")
    arguments = parser.parse_args()
    rows = []
    for target, wait in WAITS.items():
        origin = source_version()
        runs = [_start(target, wait) for _ in range(arguments.runs)]
        seconds, cpu_seconds = (median(times) for times in zip(*runs, strict=True))
        print(f"make {target} in a new clone: {seconds:.0f} s, {cpu_seconds:.0f} s of CPU time", flush=True)
        rows.append({**origin, "target": target, "runs": len(runs), "seconds": seconds, "cpu_seconds": cpu_seconds})
        RESULTS_FILE.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


def _start(target: str, wait: Callable[[str], bool]) -> tuple[float, float]:
    """Return the elapsed and the CPU seconds of one start. `wait` is called with each line until it returns True."""
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder) / "nasrid"
        subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
        environment = {name: value for name, value in os.environ.items() if name not in ("VIRTUAL_ENV", "DISPLAY")}
        cpu_before, began = _children_seconds(), time.perf_counter()
        make = subprocess.Popen(
            ["make", "--no-print-directory", target],
            cwd=clone,
            env=environment | {"XDG_DATA_HOME": folder, "PYTHONUNBUFFERED": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            start_new_session=True,
        )
        try:
            _wait_for_table(make, wait)
            elapsed = time.perf_counter() - began
        finally:
            assert make.stdin
            make.stdin.close()
            os.killpg(make.pid, signal.SIGINT)
            make.wait(TIMEOUT_SECONDS)
            _stop_processes_in(clone)
        return elapsed, _children_seconds() - cpu_before


def _wait_for_table(make: subprocess.Popen[str], wait: Callable[[str], bool]) -> None:
    assert make.stdout
    for line in make.stdout:
        print(f"  {line}", end="", flush=True)
        if wait(line):
            return
    raise SystemExit("make ended without a table")


def _open_page(line: str) -> bool:
    """Open the page whose address is in the line, if there is one."""
    if address := ADDRESS_RE.search(line):
        with urlopen(address[0], timeout=TIMEOUT_SECONDS) as page:
            page.read()
    return bool(address)


WAITS: dict[str, Callable[[str], bool]] = {"play": _open_page, "terminal": lambda line: "tiles in the bag" in line}


def _children_seconds() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def _stop_processes_in(folder: Path) -> None:
    """Stop the compilation that `make play` has left running."""
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has ended, or belongs to another user
            if (process / "cwd").readlink().is_relative_to(folder):
                os.kill(int(process.name), signal.SIGKILL)


if __name__ == "__main__":
    main()
