"""Validate game reviews: cost, luck and skill, the stability of labels, and labels by level. See docs/reviews.md.

python benchmarks/reviews.py --games 24               # the cost of reviews, and what they say of injected errors
python benchmarks/reviews.py --luck 100               # results of equal bots, compared with their luck
python benchmarks/reviews.py --decisions 200          # labels compared with a search that is ten times as long
python benchmarks/reviews.py --levels 10              # accuracy and labels of every level, in games for two
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from functools import partial
from hashlib import sha256
from math import sqrt
from multiprocessing import Pool
from operator import mul
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
from nasrid.reviews.search import ReviewSearch, Stage
from nasrid.reviews.summary import Balance
from nasrid.rules.game import Game
from nasrid.rules.table.options import Options
from nasrid.rules.table.view import View

RESULTS_FILE = Path(__file__).parent / "reviews.json"
ERROR_POINTS = (0.0, 2.0, 6.0)  # the standard deviations of the errors of seat 0; each deal is played with all
LABEL_ERROR_POINTS = 8.0  # the same, for the games whose labels are compared
SEED = 260_000
COST_SHARES = (50, 90)
LUCK_SEED = 390_000
LUCK_ONLY = Effort("luck", 1, (Stage(1, 1),), (1,), STANDARD.luck_games)  # compares no moves
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


def review_erring(players: int, number: int) -> dict[str, float]:
    """Review a game in which seat 0 makes errors. Return how far it is ahead of the other seats' means."""
    deal, dose = divmod(number, len(ERROR_POINTS))
    game_review = GameReview(play(players, SEED + deal, ERROR_POINTS[dose]), STANDARD)
    start = process_time()
    for _ in game_review.run():
        pass
    seconds = process_time() - start
    summaries = summarise(game_review)
    return {
        "errors": ERROR_POINTS[dose],
        "seconds": seconds,
        "accuracy": ahead([summary.accuracy for summary in summaries]),
        **parts_ahead("chance", [summary.chance for summary in summaries]),
        **parts_ahead("points", [summary.points for summary in summaries]),
    }


def parts_ahead(unit: str, balances: Sequence[Balance]) -> dict[str, float]:
    """Return how far the first seat is ahead in each part of the balance. A seat's errors also help the others."""
    parts = {
        "luck": [balance.luck for balance in balances],
        "choices": [balance.own + balance.opponents for balance in balances],
        "residual": [balance.residual for balance in balances],
        "result": [balance.result for balance in balances],
    }
    return {f"{part}_{unit}": ahead(values) for part, values in parts.items()}


def ahead(values: Sequence[float]) -> float:
    """Return how far the first value is ahead of the mean of the others."""
    return values[0] - fmean(values[1:])


def review_luck(players: int, number: int) -> list[tuple[Balance, Balance]]:
    """Return the balances of all seats of a game between equal bots, in win chance and in points."""
    game_review = GameReview(play(players, LUCK_SEED + number, 0.0), LUCK_ONLY)
    for _ in game_review.run():
        pass
    return [(summary.chance, summary.points) for summary in summarise(game_review)]


def review_level(task: tuple[str, int]) -> SeatSummary:
    """Review a game of a level against a scholar. Return the summary of the level."""
    level, number = task
    bots = [LEVELS[level].make(number), ScholarBot(number)]
    seat = number % 2
    game_review = GameReview(play_bots(bots[::-1] if seat else bots, SEED + 90_000 + number), STANDARD)
    for _ in game_review.run():
        pass
    return summarise(game_review)[seat]


def check_one(players: int, number: int) -> list[tuple[str, str]]:
    """Return labels by the standard and the deep search: of all mistakes of a game, and of as many other decisions."""
    replayed = ReplayedGame(play(players, SEED + 50_000 + number, LABEL_ERROR_POINTS))
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


def main() -> None:
    parser = argparse.ArgumentParser(description="Validate game reviews.")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=0, help="games to review, in which one seat makes errors")
    parser.add_argument("--luck", type=int, default=0, help="games between equal bots whose luck is estimated")
    parser.add_argument("--decisions", type=int, default=0, help="decisions to compare with a longer search")
    parser.add_argument("--levels", type=int, default=0, help="games of each level against a scholar")
    parser.add_argument("--processes", type=int, default=None)
    arguments = parser.parse_args()
    results = json.loads(RESULTS_FILE.read_text()) if RESULTS_FILE.exists() else {}
    with Pool(arguments.processes) as pool:
        if arguments.games:
            rows = pool.map(partial(review_erring, arguments.players), range(arguments.games), chunksize=1)
            results["games"] = report_games(rows)
        if arguments.luck:
            games = pool.map(partial(review_luck, arguments.players), range(arguments.luck), chunksize=1)
            results["luck"] = report_luck(games)
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


def report_games(rows: Sequence[dict[str, float]]) -> dict[str, Any]:
    """Return the cost of a review, and what the seat with errors lost in every part of the balance."""
    report: dict[str, Any] = {"costs": report_costs([row["seconds"] for row in rows])}
    columns = [column for column in rows[0] if column not in ("errors", "seconds")]
    for errors in ERROR_POINTS:
        group = [row for row in rows if row["errors"] == errors]
        report[f"errors of {errors:.0f} points"] = {
            column: mean_with_error([row[column] for row in group]) for column in columns
        }
        print(errors, report[f"errors of {errors:.0f} points"])
    return report


def report_luck(games: Sequence[Sequence[tuple[Balance, Balance]]]) -> dict[str, Any]:
    """Return how the results of equal bots depend on their luck."""
    report: dict[str, Any] = {"games": len(games)}
    for index, unit in enumerate(("chance", "points")):
        balances = [[seat[index] for seat in game] for game in games]
        luck = [[balance.luck for balance in game] for game in balances]
        results = [[balance.result - balance.start for balance in game] for game in balances]
        report[unit] = regression(luck, results)
        print(unit, report[unit])
    return report


def regression(games: Sequence[Sequence[float]], results: Sequence[Sequence[float]]) -> dict[str, float]:
    """Return the slope of results over luck with its standard error, and the share of the variance it explains.

    Both have a mean of 0 in every game. The seats of one game depend on each other, so its error counts games.
    """
    products = [sum(map(mul, luck, result)) for luck, result in zip(games, results, strict=True)]
    squares = [sum(map(mul, luck, luck)) for luck in games]
    total = sum(sum(map(mul, result, result)) for result in results)
    slope = sum(products) / sum(squares)
    deviations = [product - slope * square for product, square in zip(products, squares, strict=True)]
    seats = sum(map(len, games))
    return {
        "slope": round(slope, 3),
        "slope_error": round(sqrt(sum(deviation**2 for deviation in deviations)) / sum(squares), 3),
        "explained": round(sum(products) ** 2 / sum(squares) / total, 3),
        "result_deviation": round(sqrt(total / seats), 3),
        "luck_deviation": round(sqrt(sum(squares) / seats), 3),
    }


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
