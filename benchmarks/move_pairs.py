"""Measure the error of the net in the difference between two moves of one decision. See docs/reviews.md.

    python -m benchmarks.move_pairs [--games 20] [--processes N]

At a few decisions per game, the search of reviews compares the best move with another candidate. The same two moves are
played to the end in the same sampled games by the net's policy. What their mean results differ in, beyond chance, is an
error of the net. It is reported as a share of the error that the net states for a single move. Shares are squared, so
that their estimates are unbiased; a square can be negative.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from math import inf, sqrt
from multiprocessing import Pool
from pathlib import Path
from random import Random
from statistics import fmean, variance
from typing import Any, NamedTuple

from benchmarks.chances import NETS_DIR, options_of
from nasrid.bots import notify_bots
from nasrid.bots.heuristics.stage import stage_of
from nasrid.bots.knowledge.memory import Memory
from nasrid.bots.learned.bundled import bundled_net
from nasrid.bots.learned.chances import calibration_of
from nasrid.bots.players.planner import Rollout
from nasrid.bots.players.scholar import ScholarBot
from nasrid.learning.reliability import NOISE_CHOICES, play_to_end
from nasrid.reviews import STANDARD, Effort
from nasrid.reviews.search import ReviewSearch
from nasrid.rules.game import Game
from nasrid.rules.table.actions import Action
from nasrid.rules.table.options import Options
from nasrid.rules.table.view import View
from nasrid.rules.turn.act import TakeActions

RESULTS_FILE = Path(__file__).parent / "move_pairs.json"
NETS = tuple(sorted(path.stem for path in NETS_DIR.glob("*.net")))
FIRST_SEED = 270_000
PAIRS_PER_GAME = 3.0  # on average
GAMES_PER_PAIR = 40
EFFORT = Effort("pair", STANDARD.rounds, (), (), 0)


class PairCheck(NamedTuple):
    """A pair of moves: the errors that the net states, and the squares of the unexplained errors of the difference."""

    net: str
    chance_error: float
    chance: float
    points_error: float
    points: float


def check_game(task: tuple[str, int]) -> list[PairCheck]:
    """Check pairs of moves of a game between scholars."""
    net, number = task
    options, random = Options.of(**options_of(net, number)), Random(number)
    game = Game.new(options, FIRST_SEED + number)
    bots = {seat: ScholarBot(random.getrandbits(32), random.choice(NOISE_CHOICES)) for seat in range(options.players)}
    notify_bots(bots, game.setup_events)
    rate = PAIRS_PER_GAME / (options.players * stage_of(game.state).turns)
    checks = []
    while game.seat is not None:
        bot, view = bots[game.seat], game.view(game.seat)
        if type(game.current_step) is TakeActions and len(view.legal_actions) > 1 and random.random() < rate:
            checks.append(check_pair(view, bot.memory, net, random))
        notify_bots(bots, game.apply(bot.choose(view, 1.0)))
    return checks


def check_pair(view: View, memory: Memory, net: str, random: Random) -> PairCheck:
    """Check the best and another candidate of a decision."""
    search = ReviewSearch(view, memory, random.getrandbits(32), EFFORT)
    world = search.draw()
    best, *others = list(search._static_margins(world))[: STANDARD.stages[0].moves]
    moves = best, random.choice(others)
    worlds = [search.draw() for _ in range(GAMES_PER_PAIR)]
    estimates = [[roll_out(search, world, move) for world in worlds] for move in moves]
    results = [[play_to_end(world, move) for world in worlds] for move in moves]
    points, chances = [], []
    for one, other, end, other_end in zip(*estimates, *results, strict=True):
        points.append(one.points - other.points - (end[0] - other_end[0]))
        chances.append(one.win_probability - other.win_probability - (end[1] - other_end[1]))
    errors = calibration_of(bundled_net(view.options)).errors
    share = sum(not rollout.is_final for rollout in estimates[0]) / GAMES_PER_PAIR
    return PairCheck(
        net,
        share * errors.probability(fmean(rollout.win_probability for rollout in estimates[0])),
        unexplained(chances),
        share * errors.points(stage_of(world.state).turns),
        unexplained(points),
    )


def roll_out(search: ReviewSearch, world: Game, move: Action) -> Rollout:
    """Return the result of a move in a sampled game."""
    rollout = search._play_rollout(world, move, inf)
    assert rollout  # there is no deadline
    return rollout


def unexplained(errors: Sequence[float]) -> float:
    """Return an unbiased estimate of the square of what the mean of these errors would be in many more games."""
    return fmean(errors) ** 2 - variance(errors) / len(errors)


def report(checks: Sequence[PairCheck]) -> dict[str, Any]:
    """Return the squared shares with their standard errors, by net and for all nets."""
    groups = {net: [check for check in checks if check.net == net] for net in NETS} | {"all": list(checks)}
    return {
        name: {
            "pairs": len(group),
            "chance": squared_share([(check.chance_error, check.chance) for check in group]),
            "points": squared_share([(check.points_error, check.points) for check in group]),
        }
        for name, group in groups.items()
    }


def squared_share(pairs: Sequence[tuple[float, float]]) -> tuple[float, float] | None:
    """Return the ratio of the unexplained squares to those of the stated errors, or None if no error is stated."""
    total = sum(error**2 for error, _ in pairs)
    if not total:
        return None
    ratio = sum(square for _, square in pairs) / total
    spread = sqrt(sum((square - ratio * error**2) ** 2 for error, square in pairs))
    return round(ratio, 3), round(spread / total, 3)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the error of the net in the difference between two moves.")
    parser.add_argument("--games", type=int, default=20, help="games per net (default: 20)")
    parser.add_argument("--processes", type=int, default=None)
    arguments = parser.parse_args()
    tasks = [(net, number) for number in range(arguments.games) for net in NETS]
    checks: list[PairCheck] = []
    with Pool(arguments.processes) as pool:
        for found in pool.imap_unordered(check_game, tasks):
            checks += found
            figures = {"games_per_pair": GAMES_PER_PAIR, "load": round(os.getloadavg()[0], 1), **report(checks)}
            RESULTS_FILE.write_text(f"{json.dumps(figures, indent=1)}\n")  # an interrupted run is useful, too
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
