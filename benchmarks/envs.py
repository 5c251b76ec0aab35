"""Speed of the research environments on one core, next to environments of other games in the same run.

    make bench            or            python benchmarks/envs.py [--seconds N] [--json FILE]

A step is one decision of an agent: compute the observation and the mask, and take a random legal action. Rounds of all
environments alternate, so that all see the same machine; rates are medians of CPU time. Our environments and
PettingZoo's own games are stepped through the same loop, raw and with the wrappers of `env()`. The Gymnasium
environments play one seat, and the moves of their random opponents are part of the step. A step of a batch is one step
at each of its tables and counts as that many. With a compiled engine, everything is then measured again with the
interpreted one.
"""

from __future__ import annotations

import random
import statistics
import time
import warnings
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

warnings.filterwarnings("ignore")  # of other environments, which were written for older libraries

from catanatron_gym.envs.catanatron_env import CatanatronEnv  # noqa: E402
from pettingzoo.classic import chess_v6, connect_four_v3  # noqa: E402

from engines import read_arguments, report_figures, use_one_core  # noqa: E402
from nasrid.envs import gymnasium as our_gymnasium  # noqa: E402
from nasrid.envs import pettingzoo as our_pettingzoo  # noqa: E402
from random_play import play_batch  # noqa: E402

ROUND_COUNT = 5
PEER_NAME = "catanatron, Gymnasium, 2 players"
ALL_MODULES = ["vizier", "exchange", "bonus", "huts"]
TABLES_PER_BATCH = 32
Steps = Iterator[int]  # each item is the number of decisions taken


def play_aec(make: Callable[[], Any]) -> Steps:
    """Play a PettingZoo environment at random, without end."""
    environment = make()
    for seed in range(10**9):
        environment.reset(seed=seed)
        choice = random.Random(seed)
        for agent in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            environment.step(int(legal[choice.randrange(len(legal))]))
            yield 1
            del agent


def play_gymnasium(make: Callable[[], Any]) -> Steps:
    """Play our Gymnasium environment at random against random bots."""
    environment = make()
    for seed in range(10**9):
        _, info = environment.reset(seed=seed)
        choice, over = random.Random(seed), False
        while not over:
            legal = np.flatnonzero(info["action_mask"])
            _, _, terminated, truncated, info = environment.step(int(legal[choice.randrange(len(legal))]))
            over = terminated or truncated
            yield 1


def play_catanatron() -> Steps:
    environment = CatanatronEnv()
    for seed in range(10**9):
        _, info = environment.reset(seed=seed)
        choice, over = random.Random(seed), False
        while not over:
            _, _, terminated, truncated, info = environment.step(choice.choice(info["valid_actions"]))
            over = terminated or truncated
            yield 1


def pettingzoo_player(**options: Any) -> Callable[[], Steps]:
    return lambda: play_aec(lambda: our_pettingzoo.raw_env(**options))


MEASURES: dict[str, Callable[[], Steps]] = {
    "Alhambra, 4 players": pettingzoo_player(players=4),
    "Alhambra, 4 players, all modules": pettingzoo_player(players=4, modules=ALL_MODULES),
    "Granada, 4 players": pettingzoo_player(game="granada", players=4),
    "combined, 4 players": pettingzoo_player(game="combined", players=4),
    "Alhambra, 4 players, compact": pettingzoo_player(players=4, observation="compact"),
    "Alhambra, 4 players, batch of 32": lambda: play_batch(TABLES_PER_BATCH, players=4),
    "Alhambra, 4 players, batch of 32, compact": lambda: play_batch(TABLES_PER_BATCH, players=4, observation="compact"),
    "Alhambra, 4 players, batch of 32, compact, forced skipped": lambda: play_batch(
        TABLES_PER_BATCH, players=4, observation="compact", skip_forced=True
    ),
    "Alhambra, 4 players, with PettingZoo's wrappers": lambda: play_aec(lambda: our_pettingzoo.env(players=4)),
    "Alhambra, Gymnasium, 2 players": lambda: play_gymnasium(
        lambda: our_gymnasium.NasridEnv(players=2, opponents="random")
    ),
    "PettingZoo connect_four": lambda: play_aec(connect_four_v3.raw_env),
    "PettingZoo chess": lambda: play_aec(chess_v6.raw_env),
    PEER_NAME: play_catanatron,
}


def main() -> None:
    arguments = read_arguments("Measure the research environments and others.", seconds=90, of="CPU time")
    use_one_core()
    share = arguments.seconds / len(MEASURES) / ROUND_COUNT
    playing = {name: measure() for name, measure in MEASURES.items()}
    rates: defaultdict[str, list[float]] = defaultdict(list)
    for _ in range(ROUND_COUNT):
        for name, steps in playing.items():
            rates[name].append(_rate(steps, share))
    medians = {name: statistics.median(values) for name, values in rates.items()}
    figures = {
        "steps_per_second": medians,
        "ratio_to_catanatron": {name: rate / medians[PEER_NAME] for name, rate in medians.items()},
    }
    report_figures(figures, _print, arguments.json)


def _rate(steps: Steps, seconds: float) -> float:
    """Return the rate by CPU time, so that other processes do not count."""
    count, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        count += next(steps)
    return count / (time.process_time() - began)


def _print(figures: dict[str, Any]) -> None:
    how = f"Python {figures['python']}, {figures['engine']}"
    print(f"{how}, one core, random play: steps per second with observation and mask")
    for name, rate in figures["steps_per_second"].items():
        print(f"  {name:<58} {rate:>8,.0f}   {figures['ratio_to_catanatron'][name]:5.2f} of catanatron's")


if __name__ == "__main__":
    main()
