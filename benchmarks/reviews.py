"""Validate game reviews: cost, luck and skill, the stability of labels, and labels by level. See docs/reviews.md.

python benchmarks/reviews.py --games 16               # accuracy and luck of equal bots, and of bots with errors
python benchmarks/reviews.py --decisions 200          # labels compared with a search that is ten times as long
python benchmarks/reviews.py --costs 20               # CPU time of standard reviews
python benchmarks/reviews.py --levels 10              # accuracy and labels of every level, in games for two
"""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from functools import partial
from hashlib import sha256
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any

from nasrid.bots import Bot, notify_bots
from nasrid.bots.knowledge.memory import Memory
from nasrid.bots.levels import LEVELS
from nasrid.bots.players.scholar import ScholarBot
from nasrid.levels import LEVEL_NAMES
from nasrid.records import Record
from nasrid.reviews import DEEP, STANDARD, Effort, GameReview, SeatSummary, is_mistake, points_lost, summarise
from nasrid.reviews.decisions import Decision, ReplayedGame
from nasrid.reviews.labels import label_of
from nasrid.reviews.search import ReviewSearch
from nasrid.rules.game import Game
from nasrid.rules.table.options import Options
from nasrid.rules.table.view import View

RESULTS_FILE = Path(__file__).parent / "reviews.json"
ERROR_POINTS = 8.0  # the standard deviation of the errors of seat 0 in every second game
SEED = 260_000
COST_SHARES = (50, 90)
SEVERE = ("mistake", "blunder")
REVIEWED_LEVELS = LEVEL_NAMES[:-1]  # the last one plays by the clock


def play(players: int, seed: int, noise: float) -> Record:
    """Return a game between scholars, of whom seat 0 makes errors."""
    return play_bots([ScholarBot(seed + seat, 0.0 if seat else noise) for seat in range(players)], seed)


def play_bots(players: Sequence[Bot], seed: int) -> Record:
    """Return a game of Alhambra between these bots."""
    game = Game.new(Options.of(players=len(players)), seed)
    bots = dict(enumerate(players))
    notify_bots(bots, game.setup_events)
    while game.seat is not None:
        notify_bots(bots, game.apply(bots[game.seat].choose(game.view(game.seat), 1.0)))
    return game.record()


def review_one(players: int, number: int) -> list[dict[str, Any]]:
    """Review a game. Return a row per seat."""
    noise = ERROR_POINTS if number % 2 else 0.0
    game_review = GameReview(play(players, SEED + number, noise), STANDARD)
    start = process_time()
    for _ in game_review.run():
        pass
    seconds = process_time() - start
    return [
        {
            "erring": bool(noise) and seat == 0,
            "accuracy": summary.accuracy,
            "own": summary.chance.own,
            "luck": summary.chance.luck,
            "residual": summary.chance.residual,
            "seconds": seconds,
        }
        for seat, summary in enumerate(summarise(game_review))
    ]


def review_level(task: tuple[str, int]) -> SeatSummary:
    """Review a game of a level against a scholar. Return the summary of the level."""
    level, number = task
    bots = [LEVELS[level].make(number), ScholarBot(number)]
    seat = number % 2
    game_review = GameReview(play_bots(bots[::-1] if seat else bots, SEED + 90_000 + number), STANDARD)
    for _ in game_review.run():
        pass
    return summarise(game_review)[seat]


def cost_of(players: int, number: int) -> float:
    """Return the CPU seconds of the standard review of a game between scholars."""
    game_review = GameReview(play(players, SEED + 20_000 + number, 0.0), STANDARD)
    start = process_time()
    for _ in game_review.run():
        pass
    return process_time() - start


def check_one(players: int, number: int) -> list[tuple[str, str]]:
    """Return labels by the standard and the deep search: of all mistakes of a game, and of as many other decisions."""
    replayed = ReplayedGame(play(players, SEED + 50_000 + number, ERROR_POINTS))
    labels: list[tuple[str, str]] = []
    others: list[tuple[Decision, View, Memory]] = []
    for decision in replayed.decisions():
        situation = decision, replayed.game.view(decision.seat), deepcopy(replayed.memories[decision.seat])
        label = label_by(*situation, STANDARD)
        if label in SEVERE:
            labels.append((label, label_by(*situation, DEEP)))
        else:
            others.append(situation)
    for situation in Random(number).sample(others, min(len(labels), len(others))):
        labels.append((label_by(*situation, STANDARD), label_by(*situation, DEEP)))
    return labels


def search_seed(decision: Decision, effort: Effort) -> int:
    """Return the seed of a search. Two efforts have different ones, so that they sample different games."""
    return int.from_bytes(sha256(f"{effort.name} {decision.action_index}".encode()).digest()[:8])


def label_by(decision: Decision, view: View, memory: Memory, effort: Effort) -> str:
    comparison = ReviewSearch(view, memory, search_seed(decision, effort), effort).compare(decision.action)
    return label_of(comparison.chance_gap, comparison.best == decision.action)


def describe(rows: Sequence[dict[str, Any]], column: str) -> str:
    values = [row[column] for row in rows]
    return f"{fmean(values):.3f} ± {stdev(values) / sqrt(len(values)):.3f}" if len(values) > 1 else f"{values[0]:.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Validate game reviews.")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=0, help="games to review; every second one has a seat with errors")
    parser.add_argument("--decisions", type=int, default=0, help="decisions to compare with a longer search")
    parser.add_argument("--levels", type=int, default=0, help="games of each level against a scholar")
    parser.add_argument("--costs", type=int, default=0, help="games of which to measure the review's CPU time")
    parser.add_argument("--processes", type=int, default=None)
    arguments = parser.parse_args()
    results = json.loads(RESULTS_FILE.read_text()) if RESULTS_FILE.exists() else {}
    with Pool(arguments.processes) as pool:
        if arguments.games:
            reviewed = pool.imap(partial(review_one, arguments.players), range(arguments.games))
            rows = [row for game in reviewed for row in game]
            results["games"] = report_games(rows, arguments.games)
        if arguments.costs:
            seconds = pool.map(partial(cost_of, arguments.players), range(arguments.costs), chunksize=1)
            results["costs"] = report_costs(seconds) | {"load": round(os.getloadavg()[0], 1)}
        if arguments.decisions:
            labels: list[tuple[str, str]] = []
            for pairs in pool.imap(partial(check_one, arguments.players), range(arguments.decisions)):
                labels += pairs
                if len(labels) >= arguments.decisions:
                    pool.terminate()
                    break
            results["labels"] = report_labels(labels)
        if arguments.levels:
            tasks = [(level, number) for level in REVIEWED_LEVELS for number in range(arguments.levels)]
            results["levels"] = report_levels(tasks, pool.map(review_level, tasks, chunksize=1))
    RESULTS_FILE.write_text(f"{json.dumps(results, indent=1)}\n")


def report_games(rows: Sequence[dict[str, Any]], games: int) -> dict[str, Any]:
    groups = {"equal": [row for row in rows if not row["erring"]], "erring": [row for row in rows if row["erring"]]}
    report: dict[str, Any] = {"games": games, "seconds": fmean([row["seconds"] for row in rows])}
    print(f"{games} games, {report['seconds']:.0f} s of CPU time per review")
    for name, group in groups.items():
        if group:
            columns = ("accuracy", "own", "luck", "residual")
            report[name] = {column: describe(group, column) for column in columns}
            print(f"{name}: {report[name]}")
    return report


def report_levels(tasks: Sequence[tuple[str, int]], summaries: Sequence[SeatSummary]) -> dict[str, Any]:
    report = {}
    for level in REVIEWED_LEVELS:
        own = [summary for (name, _), summary in zip(tasks, summaries, strict=True) if name == level]
        report[level] = report_level(own)
        print(level, report[level])
    return report


def report_level(summaries: Sequence[SeatSummary]) -> dict[str, Any]:
    """Return the mean accuracy and points lost per decision, with standard errors, and the shares of the labels."""
    labels = Counter[str]()
    for summary in summaries:
        labels.update(summary.labels)
    accuracy, accuracy_error = mean_with_error([summary.accuracy for summary in summaries])
    lost, lost_error = mean_with_error([points_lost(summary) for summary in summaries])
    return {
        "games": len(summaries),
        "decisions": labels.total(),
        "accuracy": accuracy,
        "accuracy_error": accuracy_error,
        "points_lost": lost,
        "points_lost_error": lost_error,
        **{label: round(count / labels.total(), 3) for label, count in labels.items()},
    }


def mean_with_error(values: Sequence[float]) -> tuple[float, float]:
    return round(fmean(values), 4), round(stdev(values) / sqrt(len(values)), 4)


def report_costs(seconds: Sequence[float]) -> dict[str, Any]:
    """Return the mean, the percentiles and the maximum of CPU times of reviews."""
    ordered = sorted(seconds)
    percentiles = {f"p{share}": round(ordered[int(len(ordered) * share / 100)], 1) for share in COST_SHARES}
    report = {"games": len(ordered), "mean": round(fmean(ordered), 1), **percentiles, "max": round(ordered[-1], 1)}
    print(f"CPU seconds of a standard review: {report}")
    return report


def report_labels(labels: Sequence[tuple[str, str]]) -> dict[str, Any]:
    """Count the verdicts that differ in whether the decision was a mistake or worse."""
    report = {"decisions": len(labels)}
    for name, group in {
        "mistakes": [long for short, long in labels if short in SEVERE],
        "others": [long for short, long in labels if short not in SEVERE],
    }.items():
        report[name] = len(group)
        report[f"{name}_changed"] = sum((long in SEVERE) != (name == "mistakes") for long in group)
        report[f"{name}_not_wrong"] = sum(not is_mistake(long) for long in group)
    print(report)
    return report


if __name__ == "__main__":
    main()
