"""Fault testing: people play while faults occur at random, and every promise is checked.

    python -m tools.faults [--minutes 60] [--place sqlite cluster] [--faults kill hang] [--count 1000] [--seed 7]
    python -m tools.faults --sabotage          lose an acknowledged action on purpose; the run must fail

The promises:

- An acknowledged action is in the log of its table, at the number that the acknowledgement named.
- No action is carried out twice, no number is missing, and everybody has seen the same events.
- A round of a tournament starts and ends in spite of a kill, with the pairing and the results that were shown.
- Play continues within a minute after a fault, and nobody loses on time because of it.
- The server logs no internal error, and `nasrid check` finds nothing, except after damage.
- Damage is never silent: a table with a damaged page is either complete or refused, and a restored copy is complete.

`sqlite` is one process with SQLite, `cluster` two processes with PostgreSQL and NATS. The seed repeats the order of the
faults, but not their exact timing. The exit code is 1 if a promise was broken.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
from pathlib import Path
from random import SystemRandom

from tools.faults.kinds import CLUSTER_FAULTS, SQLITE_FAULTS, lose_an_action
from tools.faults.run import run_faults


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Cause faults at random and check every promise.")
    parser.add_argument("--minutes", type=float, default=60, help="duration at all places together (default: 60)")
    parser.add_argument("--place", nargs="+", choices=("sqlite", "cluster"), default=["sqlite", "cluster"])
    names = sorted({*SQLITE_FAULTS, *CLUSTER_FAULTS})
    parser.add_argument("--faults", nargs="+", choices=names, default=[], help="only these faults (default: all)")
    parser.add_argument("--count", type=int, help="stop after this number of faults at each place")
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(10**6))
    parser.add_argument("--sabotage", action="store_true", help="lose an action on purpose")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also add the result to a file")
    return parser.parse_args()


def _commit() -> str:
    """Return the version of the sources that are tested, marked if they are changed."""
    command = ("git", "describe", "--always", "--dirty", "--abbrev=10")
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def main() -> int:
    arguments = _arguments()
    commit = _commit()
    places = ["sqlite"] if arguments.sabotage else arguments.place
    results = []
    for place in places:
        seconds = arguments.minutes * 60 / len(places)
        sabotage = lose_an_action if arguments.sabotage else None
        report = asyncio.run(run_faults(place, arguments.seed, seconds, arguments.faults, arguments.count, sabotage))
        results.append({"commit": commit, **report.to_json()})
        print(json.dumps(results[-1], indent=1), flush=True)
    if arguments.json:
        earlier = json.loads(arguments.json.read_text())["runs"] if arguments.json.exists() else []
        arguments.json.write_text(json.dumps({"runs": [*earlier, *results]}, indent=1) + "\n")
    return int(any(result["broken_promises"] for result in results))


if __name__ == "__main__":
    sys.exit(main())
