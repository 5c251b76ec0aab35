"""A data set: games between equal bots, on all cores, as records in one file.

    python examples/make_games.py --bot planner:200ms --players 2 --games 100 --seed 1 --save games.jsonl.gz

nasrid.envs.dataset reads it: episode(record) for each record of load_games(file).
"""

import argparse
from collections.abc import Iterator
from math import ceil
from typing import Any

from nasrid import Options
from nasrid.arena.match import Failure, Match
from nasrid.arena.pool import play_on_cores
from nasrid.envs.dataset import save_games


def games(match: Match) -> Iterator[dict[str, Any]]:
    for _, played in play_on_cores(match, None, lambda: False):
        if isinstance(played, Failure):
            raise SystemExit(played.message)
        yield played.record


def make(bot: str, game: str, players: int, games_wanted: int, seed: int, save: str) -> int:
    match = Match(Options(game=game, players=players), (bot,), seed, ceil(games_wanted / players))
    number = save_games(games(match), save)
    print(f"{number} games of {bot} are in {save}")
    return number


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--bot", default="planner:200ms")
    parser.add_argument("--game", default="alhambra")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", dest="games_wanted", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", default="games.jsonl.gz")
    make(**vars(parser.parse_args()))
