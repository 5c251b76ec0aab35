"""Write docs/leaderboard.md from the results in benchmarks/results, which `nasrid evaluate --json` has written.

python benchmarks/leaderboard.py                             regenerates the page
python benchmarks/leaderboard.py --play                      plays all entries below first, which takes hours
python benchmarks/leaderboard.py --play --games 16           quicker: 16 games against each opponent
python benchmarks/leaderboard.py --play --only greedy-four   plays one entry
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

from nasrid.arena.evaluation import GAMES_PER_MATCH

BENCHMARKS_DIR = Path(__file__).parent
RESULTS_DIR = BENCHMARKS_DIR / "results"
PAGE_FILE = BENCHMARKS_DIR.parent / "docs" / "leaderboard.md"
FIRST_TASKS = ("mini", "short", "duel")  # those of the learning curves
TWO_PLAYER_TASKS = ("duel-granada", "duel-combined")
FOUR_PLAYER_TASKS = ("alhambra", "granada", "combined", "grand")
TASK_ORDER = (*FIRST_TASKS, *TWO_PLAYER_TASKS, *FOUR_PLAYER_TASKS)
# The bots that ignore the clock. Those that search for a fixed time are in docs/ladder.md.
BOT_CODES = ("random", "apprentice", "mason", "merchant", "architect", "greedy", "scholar")
REFERENCE_CODES = ("random", "apprentice", "greedy")  # play all games of the protocol at the first tasks
QUICK_GAMES = 40
# The commit that added mini.npz contains the submission, so its hash became known afterwards.
DRAWN_PUBLIC = "commit 91fe92e4ddba0e4e7780227cfb2e46406eae6f26"


class Entry(NamedTuple):
    """What a result file is played with. Without `public`, the deals are the fixed ones."""

    name: str
    code: str
    tasks: tuple[str, ...]
    games: int = QUICK_GAMES
    public: str = ""

    def arguments(self) -> list[str]:
        """Return the arguments of `nasrid evaluate`."""
        words = [self.code, "--name", self.name, "--tasks", ",".join(self.tasks), "--games", str(self.games)]
        return [*words, "--public", self.public] if self.public else words


def _entries() -> dict[str, Entry]:
    """Return what to play for each result file."""
    entries = {}
    for code in BOT_CODES:
        first_games = GAMES_PER_MATCH if code in REFERENCE_CODES else QUICK_GAMES
        entries[f"{code}-first"] = Entry(code, code, FIRST_TASKS, first_games)
        entries[f"{code}-two"] = Entry(code, code, TWO_PLAYER_TASKS)
        entries[f"{code}-four"] = Entry(code, code, FOUR_PLAYER_TASKS)
    for task in (*FIRST_TASKS, *FOUR_PLAYER_TASKS):
        is_first = task in FIRST_TASKS
        name = f"learn.py {task.title()}, seed 1" + ("" if is_first else " (one seed only)")
        games = GAMES_PER_MATCH if is_first else QUICK_GAMES
        entries[f"learn-{task}-1"] = Entry(name, f"policy:benchmarks/baselines/{task}.npz", (task,), games)
    drawn = entries["learn-mini-1"]._replace(public=DRAWN_PUBLIC)
    return {**entries, "learn-mini-1-drawn": drawn}


ENTRIES = _entries()

PAGE_HEAD = """\
# Leaderboard

This page compares bots and trained policies by the [evaluation protocol](evaluation.md). Each cell shows the share of
games won against one opponent, its 95% confidence interval, and the mean lead in points. The headings are the tasks of
the protocol. With four players, the opponent has three seats and the fair share is 25%. An entry with fewer games than
the protocol requires shows its number of games; its intervals are wide.

Deals are `drawn` from a public value that nobody knew before the submission was committed, or `fixed`. Nasrid's own
bots are not trained on any deals of the protocol, so the fixed ones measure them fairly. The drawn deals here follow
from the hash of the commit that published the submission. That is weaker than the protocol demands, because the author
of a commit can choose its hash. The bots that search for a fixed time, `planner` and `vizier`, are
absent, because their results depend on the machine. They are on the [ladder](ladder.md).

`nasrid evaluate --verify` repeats games of every result except those marked `not verifiable`. These have no list of
games, and the policies of seeds 2 and 3 are not in the repository; `python benchmarks/curves.py --learn` trains them
again.

To add an entry, put the result of `nasrid evaluate --json` into `benchmarks/results` and run
`python benchmarks/leaderboard.py`.
"""


def make_page(results: list[dict[str, Any]]) -> str:
    parts = [PAGE_HEAD]
    played = {row["task"] for result in results for row in result["results"]}
    for task in filter(played.__contains__, TASK_ORDER):
        rows = [row for result in results for row in result["results"] if row["task"] == task]
        opponents = list(dict.fromkeys(row["opponent"] for row in rows))
        headings = " | ".join(f"against {opponent}" for opponent in opponents)
        parts.append(f"\n## {task}\n\n| bot | games per opponent | deals | {headings} |\n")
        parts.append(f"|---|---|---|{'---|' * len(opponents)}\n")
        for result in sorted(results, key=lambda entry: -strength(entry, task)):
            own = {row["opponent"]: row for row in result["results"] if row["task"] == task}
            if own:
                deals = describe_deals(result)
                cells = " | ".join(format_cell(own.get(opponent)) for opponent in opponents)
                parts.append(f"| {result['name']} | {result['games']} | {deals} | {cells} |\n")
    return "".join(parts)


def describe_deals(result: dict[str, Any]) -> str:
    """Return the origin of the deals, and whether the games can be repeated."""
    origin = "drawn" if result.get("public") else "fixed"
    is_verifiable = all("outcomes" in row or "failure" in row for row in result["results"])
    return origin if is_verifiable else f"{origin}, not verifiable"


def strength(result: dict[str, Any], task: str) -> float:
    won = [row.get("won", 0.0) for row in result["results"] if row["task"] == task]
    return float(sum(won) / max(1, len(won)))


def format_cell(row: dict[str, Any] | None) -> str:
    if row is None or "failure" in row:
        return "-"
    return f"{row['won']:.1%} ({row['low']:.1%} to {row['high']:.1%}), {row['points_ahead']:+.1f}"


def read_results() -> list[dict[str, Any]]:
    return [json.loads(path.read_text(encoding="utf-8")) for path in sorted(RESULTS_DIR.glob("*.json"))]


def play(file_name: str, games: int | None, folder: Path) -> None:
    """Play an entry and write its result file."""
    file = folder / f"{file_name}.json"
    file.unlink(missing_ok=True)
    words = ["evaluate", *ENTRIES[file_name].arguments(), "--json", str(file)]
    words += ["--games", str(games)] if games else []
    run = "import sys; from nasrid.cli import main; raise SystemExit(main(sys.argv[1:]))"
    subprocess.run([sys.executable, "-c", run, *words], cwd=BENCHMARKS_DIR.parent, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Write docs/leaderboard.md.")
    parser.add_argument("--play", action="store_true", help="play the entries first")
    parser.add_argument("--games", type=int, help="games against each opponent (default: those of the entry)")
    parser.add_argument("--only", nargs="+", default=list(ENTRIES), metavar="ENTRY", help="the entries to play")
    parser.add_argument("--folder", type=Path, default=RESULTS_DIR, help="where to write the results")
    arguments = parser.parse_args()
    if arguments.play:
        for file_name in arguments.only:
            play(file_name, arguments.games, arguments.folder)
    PAGE_FILE.write_text(make_page(read_results()), encoding="utf-8")


if __name__ == "__main__":
    main()
