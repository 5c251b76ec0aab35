"""Write docs/leaderboard.md from the results in benchmarks/results, which `nasrid evaluate --json` has written.

python benchmarks/leaderboard.py            regenerates the page
python benchmarks/leaderboard.py --play     plays the entries below first, which takes about an hour
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

BENCHMARKS_DIR = Path(__file__).parent
RESULTS_DIR = BENCHMARKS_DIR / "results"
PAGE_FILE = BENCHMARKS_DIR.parent / "docs" / "leaderboard.md"
# Nasrid's own bots; authors of policies add their results themselves.
ENTRIES = {"random": "mini,short,duel", "apprentice": "mini,short,duel", "greedy": "mini,short,duel"}

PAGE_HEAD = """\
# Leaderboard

This page compares bots and trained policies by the [evaluation protocol](evaluation.md). Each cell shows the share of
games won against one opponent, its 95% confidence interval, and the mean lead in points. The headings are the tasks of
the protocol. An entry with fewer games than the protocol requires shows its number of games.

To add an entry, put the result of `nasrid evaluate --json` into `benchmarks/results` and run
`python benchmarks/leaderboard.py`.
"""


def make_page(results: list[dict[str, Any]]) -> str:
    parts = [PAGE_HEAD]
    tasks = dict.fromkeys(row["task"] for result in results for row in result["results"])
    for task in tasks:
        rows = [row for result in results for row in result["results"] if row["task"] == task]
        opponents = list(dict.fromkeys(row["opponent"] for row in rows))
        headings = " | ".join(f"against {opponent}" for opponent in opponents)
        parts.append(f"\n## {task}\n\n| bot | games per opponent | {headings} |\n")
        parts.append(f"|---|---|{'---|' * len(opponents)}\n")
        for result in sorted(results, key=lambda entry: -strength(entry, task)):
            own = {row["opponent"]: row for row in result["results"] if row["task"] == task}
            if own:
                cells = " | ".join(format_cell(own.get(opponent)) for opponent in opponents)
                parts.append(f"| {result['name']} | {result['games']} | {cells} |\n")
    return "".join(parts)


def strength(result: dict[str, Any], task: str) -> float:
    won = [row.get("won", 0.0) for row in result["results"] if row["task"] == task]
    return float(sum(won) / max(1, len(won)))


def format_cell(row: dict[str, Any] | None) -> str:
    if row is None or "failure" in row:
        return "-"
    return f"{row['won']:.1%} ({row['low']:.1%} to {row['high']:.1%}), {row['points_ahead']:+.1f}"


def read_results() -> list[dict[str, Any]]:
    return [json.loads(path.read_text(encoding="utf-8")) for path in sorted(RESULTS_DIR.glob("*.json"))]


def main() -> None:
    if "--play" in sys.argv[1:]:
        for code, tasks in ENTRIES.items():
            file = RESULTS_DIR / f"{code}.json"
            file.unlink(missing_ok=True)
            command = [Path(sys.executable).with_name("nasrid"), "evaluate", code, "--tasks", tasks, "--json", file]
            subprocess.run(list(map(str, command)), check=True)
    PAGE_FILE.write_text(make_page(read_results()), encoding="utf-8")


if __name__ == "__main__":
    main()
