"""Make a data set: games between equal bots, on all cores, as records in one file.

    python examples/make_games.py --bot planner:200ms --players 2 --games 100 --seed 1 --save games.jsonl.gz

`nasrid.envs.load_games(file)` yields the records, and `nasrid.envs.load_episode(record)` returns their observations.
"""

import argparse
from collections.abc import Iterator
from math import ceil
from typing import Any

from nasrid import Options
from nasrid.arena import Failure, Match, play_on_cores
from nasrid.envs import save_games


def games(match: Match) -> Iterator[dict[str, Any]]:
    for _, played in play_on_cores(match, None, lambda: False):
        if isinstance(played, Failure):
            raise SystemExit(played.message)
        yield played.record


def make(bot: str, game: str, players: int, game_count: int, seed: int, save: str) -> int:
    match = Match(Options(game=game, players=players), (bot,), seed, ceil(game_count / players))
    number = save_games(games(match), save)
    print(f"saved {number} games of {bot} in {save}")
    return number


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--bot", default="planner:200ms")
    parser.add_argument("--game", default="alhambra")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", dest="game_count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", default="games.jsonl.gz")
    make(**vars(parser.parse_args()))
