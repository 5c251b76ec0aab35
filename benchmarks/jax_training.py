"""Add a training of examples/jax_ppo.py to benchmarks/jax_training.json, for the tables of docs/jax.md.

    nasrid evaluate policy:two-policy.npz --tasks duel --json two.json
    python benchmarks/jax_training.py "two players" --policy two-policy.npz --log two.jsonl --evaluation two.json \\
        --arguments="--players 2 --minutes 5.7" --device "NVIDIA H200" --commit 25e98cd5
    python docs/tables.py

If the training had several parts, give the logs and the arguments in order. A training with the same name is replaced.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from nasrid.envs import load_policy

FIGURES_FILE = Path(__file__).parent / "jax_training.json"
UPDATES_PER_POINT = 50
MATCH_FIELDS = ("task", "opponent", "won", "low", "high", "points_ahead")


def curve_of(log: Path) -> list[dict[str, Any]]:
    """Return the lines of a log that the figures contain: the first, the last, and some between them."""
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if line["updates"] % UPDATES_PER_POINT == 0 or line in (lines[0], lines[-1])]


def run_of(arguments: argparse.Namespace) -> dict[str, Any]:
    about = load_policy(arguments.policy).metadata
    evaluation = json.loads(arguments.evaluation.read_text(encoding="utf-8"))
    return {
        "name": arguments.name,
        "device": arguments.device,
        "commit": arguments.commit,
        "arguments": arguments.arguments,
        "players": about["players"],
        "steps_per_update": about["steps"] // about["updates"],
        "curve": [line for log in arguments.log for line in curve_of(log)],
        "games_per_opponent": evaluation["games"],
        "evaluation": [{field: match[field] for field in MATCH_FIELDS} for match in evaluation["results"]],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Add a training in JAX to the published figures.")
    parser.add_argument("name", help="the name of the training in the tables")
    parser.add_argument("--policy", type=Path, required=True, help="the exported policy")
    parser.add_argument("--log", type=Path, nargs="+", required=True, help="the learning curve")
    parser.add_argument("--evaluation", type=Path, required=True, help="the result of nasrid evaluate --json")
    parser.add_argument("--arguments", action="append", required=True, help="the arguments of examples/jax_ppo.py")
    parser.add_argument("--device", required=True)
    parser.add_argument("--commit", required=True)
    arguments = parser.parse_args()
    runs = {run["name"]: run for run in json.loads(FIGURES_FILE.read_text(encoding="utf-8"))["runs"]}
    runs[arguments.name] = run_of(arguments)
    FIGURES_FILE.write_text(json.dumps({"runs": list(runs.values())}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
