"""Behaviour cloning in NumPy: learn a bot's choices from a dataset, and play against bots.

    nasrid dataset mini-scholar --bot scholar --game alhambra --players 2 --tiles 6 --deals 4000
    python examples/clone.py mini-scholar --environment Mini --save clone.npz --curve clone.json

The choices are streamed, so the dataset may be larger than the memory. The curve contains the loss and the agreement on
the validation split after every 20,000 choices; the test split is used once, at the end.
"""

import argparse
import json
import time
from collections.abc import Iterable
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np
from learn import ENV_OPTIONS, RATE, UNREDUCED, Learner, compare  # examples/learn.py

from nasrid import Options
from nasrid.envs import ChoiceRows, ChoiceStream, load_games, save_policy
from nasrid.envs.gymnasium import ENVIRONMENTS

CHOICES_PER_POINT = 20_000
HALF_RATE_CHOICES = 100_000  # after which the learning rate is halved
ENV_OPTION_NAMES = ("opponents", "reward", "observation", "skip_forced", "tiles")  # not options of the engine


def measure(learner: Learner, batches: Iterable[ChoiceRows]) -> dict[str, float]:
    """Return the mean loss, and how often the likeliest choice is that of the bot."""
    losses, agreements = [], []
    for rows in batches:
        _, log_p, _ = learner.forward(rows.observations, rows.masks)
        losses.append(-log_p[np.arange(len(rows.actions)), rows.actions])
        agreements.append(log_p.argmax(1) == rows.actions)
    loss, agreement = float(np.concatenate(losses).mean()), float(np.concatenate(agreements).mean())
    return {"loss": round(loss, 4), "agreement": round(agreement, 4)}


def check_tiles(dataset: str, tiles: int) -> None:
    """Stop unless the games of a dataset are as short as those of the environment."""
    found = next(load_games(dataset, "train"), {}).get("tiles", 0)
    if found != tiles:
        raise SystemExit(f"{dataset} has games with --tiles {found}, but the environment plays with --tiles {tiles}")


def clone(arguments: argparse.Namespace) -> dict[str, Any]:
    environment = {**ENVIRONMENTS[arguments.environment], **ENV_OPTIONS}
    engine = {name: value for name, value in environment.items() if name not in ENV_OPTION_NAMES}
    options = Options.of(**engine)
    table = {"game": options.game, "players": options.players, "modules": options.modules}
    check_tiles(arguments.dataset, environment.get("tiles", 0))
    splits = {
        split: ChoiceStream(arguments.dataset, split=split, table=table, seed=arguments.seed)
        for split in ("train", "validation", "test")
    }
    learner = Learner(options, np.random.default_rng(arguments.seed))
    validation = list(splits["validation"])
    choices, curve = 0, [{"choices": 0, **measure(learner, validation)}]
    for rows in chain.from_iterable(splits["train"] for _ in range(arguments.passes)):
        rate = RATE / (1 + choices / HALF_RATE_CHOICES)
        learner.imitate(rows.observations, rows.masks, rows.actions, rows.returns, rate)
        before, choices = choices, choices + len(rows.actions)
        if before // CHOICES_PER_POINT < choices // CHOICES_PER_POINT:
            curve.append({"choices": choices, **measure(learner, validation)})
            print(json.dumps(curve[-1]), flush=True)
    curve.append({"choices": choices, **measure(learner, validation)})
    about = {"by": "examples/clone.py", "environment": arguments.environment, "dataset": Path(arguments.dataset).name}
    about |= {"passes": arguments.passes, "seed": arguments.seed}
    policy = learner.policy(about)
    report = {"about": about, "cpu_seconds": round(time.process_time()), "curve": curve}
    report["test"] = measure(learner, splits["test"])
    report["matches"] = [
        compare(policy, environment, opponent, arguments.games, 10**6)
        for opponent in filter(None, arguments.opponents.split(","))
    ]
    if arguments.save:
        save_policy(policy, arguments.save)
    if arguments.curve:
        Path(arguments.curve).write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    return report


def read_arguments(given: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Learn the choices of a dataset.")
    parser.add_argument("dataset", help="a folder of nasrid dataset")
    parser.add_argument("--environment", choices=UNREDUCED, default="Mini")
    parser.add_argument("--passes", type=int, default=1, help="passes through the training games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=200, help="games at the end, per opponent")
    parser.add_argument("--opponents", default="random,apprentice,greedy")
    parser.add_argument("--save", metavar="FILE", help="write the policy, for nasrid arena policy:FILE")
    parser.add_argument("--curve", metavar="FILE", help="write the curve and the matches as JSON")
    return parser.parse_args(given)


if __name__ == "__main__":
    clone(read_arguments())
