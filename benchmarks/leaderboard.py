"""Write docs/leaderboard.md from the results in benchmarks/results, in the format of `nasrid evaluate --json`.

    python benchmarks/leaderboard.py                             regenerate the page
    python benchmarks/leaderboard.py --play                      first play all entries below, which takes hours
    python benchmarks/leaderboard.py --play --games 16           quicker: 16 games against each opponent
    python benchmarks/leaderboard.py --play --only greedy-four   play one entry
    python benchmarks/leaderboard.py --play --minutes 9          stop after 9 minutes; the next call continues
    python benchmarks/leaderboard.py --train                     print the commands that train the policies

Matches that were played with the same commit, engine, Python and number of games are kept. On a copy without git, set
NASRID_COMMIT.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from curves import LEARNING_CURVES
from nasrid.arena.evaluation import (
    GAMES_PER_MATCH,
    REFERENCE_BOTS,
    Deals,
    evaluate,
    evaluation_info,
    hash_file,
    result_text,
)
from nasrid.arena.failed_game import show_failed_game
from nasrid.levels import POLICY_PREFIX

BENCHMARKS_DIR = Path(__file__).parent
ROOT = BENCHMARKS_DIR.parent
RESULTS_DIR = BENCHMARKS_DIR / "results"
PAGE_FILE = ROOT / "docs" / "leaderboard.md"
FIRST_TASKS = ("mini", "short", "duel")  # those of the learning curves
TWO_PLAYER_TASKS = ("duel-granada", "duel-combined")
FOUR_PLAYER_TASKS = ("alhambra", "granada", "combined", "grand")
TASK_ORDER = (*FIRST_TASKS, *TWO_PLAYER_TASKS, *FOUR_PLAYER_TASKS)
# The bots that ignore the clock. Those that search are in docs/ladder.md.
BOT_CODES = ("random", "apprentice", "mason", "merchant", "architect", "greedy", "scholar")
REFERENCE_CODES = ("random", "apprentice", "greedy")  # play all games of the protocol at the first tasks
QUICK_GAMES = 40
# The commit that added mini.npz contains the submission, so its hash became known afterwards.
DRAWN_PUBLIC = "commit 91fe92e4ddba0e4e7780227cfb2e46406eae6f26"
# The arguments of examples/learn.py
TRAINING = {name: course.description for name, course in LEARNING_CURVES.items()} | {
    "duel-granada": f"{LEARNING_CURVES['granada'].description} --players 2",
    "duel-combined": f"{LEARNING_CURVES['combined'].description} --players 2",
}
TRAINING_SEEDS = (1, 2, 3)


class Entry(NamedTuple):
    """What a result file is played with. Without `public`, the deals are the fixed ones."""

    name: str
    code: str
    tasks: tuple[str, ...]
    games: int = QUICK_GAMES
    public: str = ""

    @property
    def policy_file(self) -> Path | None:
        name = self.code.removeprefix(POLICY_PREFIX)
        return None if name == self.code else ROOT / name

    def deals(self) -> Deals:
        return Deals(self.public, hash_file(self.policy_file)) if self.public and self.policy_file else Deals()


def _policy_file(task: str, seed: int) -> str:
    return f"benchmarks/baselines/{task}{'' if seed == 1 else f'-{seed}'}.npz"


def _entries() -> dict[str, Entry]:
    """Return what to play for each result file."""
    entries = {}
    for code in BOT_CODES:
        first_games = GAMES_PER_MATCH if code in REFERENCE_CODES else QUICK_GAMES
        entries[f"{code}-first"] = Entry(code, code, FIRST_TASKS, first_games)
        entries[f"{code}-two"] = Entry(code, code, TWO_PLAYER_TASKS)
        entries[f"{code}-four"] = Entry(code, code, FOUR_PLAYER_TASKS)
    for task in TASK_ORDER:
        games = GAMES_PER_MATCH if task in FIRST_TASKS else QUICK_GAMES
        for seed in TRAINING_SEEDS:
            code = f"{POLICY_PREFIX}{_policy_file(task, seed)}"
            entries[f"learn-{task}-{seed}"] = Entry(f"learn.py {task.title()}, seed {seed}", code, (task,), games)
    entries["learn-mini-1-drawn"] = entries["learn-mini-1"]._replace(public=DRAWN_PUBLIC)
    return entries


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
of a commit can choose its hash. The bots that search, `planner`, `vizier` and `adviser`, are absent, because their time
is limited, so their results depend on the machine. `planner` and `vizier` are on the [ladder](ladder.md).

The last column names what repeats the games: `nasrid evaluate --verify` with this engine and this version of Python.
Tests repeat games of every result that names its commit. The [older results](#older-results) are not verifiable.

To add an entry, put the result of `nasrid evaluate --json` into `benchmarks/results` and run
`python benchmarks/leaderboard.py`. `python benchmarks/leaderboard.py --train` prints the commands that train the
policies named `learn.py`.
"""
OLDER_HEAD = """
## Older results

These results name no commit. Many were recorded with earlier versions of the bots, entrants and opponents alike, so
their games cannot all be repeated. Do not compare them with the results above.
"""


def make_page(results: list[dict[str, Any]]) -> str:
    current = [result for result in results if is_verifiable(result)]
    older = [result for result in results if not is_verifiable(result)]
    return PAGE_HEAD + make_tables(current, "##") + (OLDER_HEAD + make_tables(older, "###") if older else "")


def make_tables(results: list[dict[str, Any]], level: str) -> str:
    """Return a table for each task, with headings of this level."""
    parts = []
    played = {row["task"] for result in results for row in result["results"]}
    for task in filter(played.__contains__, TASK_ORDER):
        headings = " | ".join(f"against {opponent}" for opponent in REFERENCE_BOTS)
        parts.append(f"\n{level} {task}\n\n| bot | games per opponent | deals | {headings} | verifiable |\n")
        parts.append(f"|---|---|---|{'---|' * len(REFERENCE_BOTS)}---|\n")
        for result in sorted(results, key=lambda entry: -strength(entry, task)):
            own = {row["opponent"]: row for row in result["results"] if row["task"] == task}
            if own:
                deals = "drawn" if result.get("public") else "fixed"
                cells = " | ".join(format_cell(own.get(opponent)) for opponent in REFERENCE_BOTS)
                parts.append(
                    f"| {result['name']} | {result['games']} | {deals} | {cells} | {describe_check(result)} |\n"
                )
    return "".join(parts)


def is_verifiable(result: dict[str, Any]) -> bool:
    """Return True if the result lists its games and names the commit of the bots that played them."""
    is_listed = all("outcomes" in row or "failure" in row for row in result["results"])
    return is_listed and bool(result.get("commit"))


def describe_check(result: dict[str, Any]) -> str:
    if not is_verifiable(result):
        return "no"
    return f"{result['engine']}, Python {'.'.join(result['python'].split('.')[:2])}, {result['commit']}"


def strength(result: dict[str, Any], task: str) -> float:
    won = [row.get("won", 0.0) for row in result["results"] if row["task"] == task]
    return float(sum(won) / max(1, len(won)))


def format_cell(row: dict[str, Any] | None) -> str:
    if row is None or "failure" in row:
        return "-"
    return f"{row['won']:.1%} ({row['low']:.1%} to {row['high']:.1%}), {row['points_ahead']:+.1f}"


def read_results(folder: Path = RESULTS_DIR) -> list[dict[str, Any]]:
    return [json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.json"))]


def play(entry: Entry, games: int, file: Path, should_stop: Callable[[], bool]) -> None:
    """Play the missing matches of an entry, and write its result file after each."""
    names = {"name": entry.name, "code": entry.code}
    info = {**names, **evaluation_info(games, entry.deals())}
    rows = read_rows(file, info)
    for task in entry.tasks:
        played = {row["opponent"] for row in rows if row["task"] == task}
        missing = [opponent for opponent in REFERENCE_BOTS if opponent not in played]
        for row in evaluate(entry.code, task, games, None, show_failed_game, entry.deals(), should_stop, missing):
            rows.append(row.result)
            file.write_text(result_text(info, rows), encoding="utf-8")
            print(f"{file.stem}: {task} against {row.result['opponent']}", flush=True)


def read_rows(file: Path, info: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the matches of a result file that were played with the same settings and software."""
    if not file.exists():
        return []
    result = json.loads(file.read_text(encoding="utf-8"))
    rows: list[dict[str, Any]] = result.pop("results")
    return rows if result == info else []


def play_entries(names: list[str], games: int | None, folder: Path, minutes: float) -> None:
    end = time.monotonic() + 60 * minutes
    folder = folder.resolve()
    os.chdir(ROOT)  # the codes of the policies are relative to it
    for name in names:
        entry = ENTRIES[name]
        if entry.policy_file and not entry.policy_file.exists():
            print(f"{name}: {entry.policy_file} is missing; --train prints the command that trains it")
            continue
        play(entry, games or entry.games, folder / f"{name}.json", lambda: time.monotonic() > end)


def training_commands() -> list[str]:
    """Return the command that trains each policy, for every task and seed."""
    return [
        f"python examples/learn.py {words} --seed {seed} --save {_policy_file(task, seed)}"
        for task, words in TRAINING.items()
        for seed in TRAINING_SEEDS
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description="Write docs/leaderboard.md.")
    parser.add_argument("--play", action="store_true", help="play the entries first")
    parser.add_argument("--games", type=int, help="games against each opponent (default: those of the entry)")
    parser.add_argument("--only", nargs="+", default=list(ENTRIES), metavar="ENTRY", help="the entries to play")
    parser.add_argument("--folder", type=Path, default=RESULTS_DIR, help="the folder of the results")
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop after this time (default: never)")
    parser.add_argument("--train", action="store_true", help="print the commands that train the policies")
    arguments = parser.parse_args()
    if arguments.train:
        print("\n".join(training_commands()))
        return
    if arguments.play:
        play_entries(arguments.only, arguments.games, arguments.folder, arguments.minutes)
    PAGE_FILE.write_text(make_page(read_results()), encoding="utf-8")


if __name__ == "__main__":
    main()
