"""Train nets: python -m nasrid.learning FOLDER [--nets alhambra-2 ...] [--iterations N] [--seconds N]."""

from __future__ import annotations

import argparse
import json
import os
import shutil
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any

from nasrid.bots.judgement.outlook import Outlook
from nasrid.bots.judgement.weights import WEIGHTS
from nasrid.bots.learned.features import features_of
from nasrid.learning.labels import Work, collect
from nasrid.learning.matches import Pairing, interval, make_bot, play
from nasrid.rules.table.options import Options

NETS = tuple(f"{game}-{many}" for game in ("alhambra", "granada", "combined") for many in ("2", "many"))


def main() -> None:
    parser = argparse.ArgumentParser(description="Train nets.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--nets", nargs="+", default=NETS)
    parser.add_argument("--iterations", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=35.0, help="of collecting labels in an iteration")
    parser.add_argument("--training", type=float, default=12.0, help="seconds of training in an iteration")
    parser.add_argument("--check", type=int, default=320, help="games against greedy after each iteration")
    parser.add_argument("--cores", type=int, default=os.cpu_count())
    parser.add_argument("--matches", nargs="*", default=[], help="at the end, like planner:200ms,greedy,64")
    parser.add_argument("--start", type=Path, help="a folder of nets to go on from")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    os.environ["OMP_NUM_THREADS"] = "1"
    with get_context("fork").Pool(arguments.cores) as pool:  # before torch has threads
        for name in arguments.nets:
            learn(name, arguments, pool)


def learn(name: str, arguments: Any, pool: Any) -> None:
    from nasrid.learning.training import train

    game, _, players = name.partition("-")
    many = players == "many"
    options = Options(game=game, players=4 if many else 2)
    features = features_of(options)
    width = width_of(options)
    net: bytes | None = None
    if arguments.start and (arguments.start / f"{name}.net").is_file():
        net = (arguments.start / f"{name}.net").read_bytes()
    folders: list[Path] = []
    before = None
    for iteration in range(arguments.iterations):
        start = monotonic()
        data = arguments.folder / "data" / name / str(iteration)
        data.mkdir(parents=True)
        folders.append(data)
        seed = 100 * iteration + NETS.index(name)
        jobs = [Work(number, game, many, net, seed, arguments.seconds, str(data)) for number in range(arguments.cores)]
        rows = sum(pool.map(collect, jobs, chunksize=1))
        collected = monotonic()
        card = {"name": name, "iteration": iteration}
        net, results, before = train(folders[-1:], features, width, card, arguments.training, seed, before=before)
        trained = monotonic()
        (arguments.folder / f"{name}.net").write_bytes(net)
        told = {key: round(value, 3) for key, value in results.items()}
        print(
            f"{name} {iteration}: {rows} rows in {collected - start:.0f}s, trained in {trained - collected:.0f}s {told}",
            flush=True,
        )
        if arguments.check:
            table = {"game": game, "players": options.players}
            against(pool, name, table, "scholar", "greedy", arguments.check, net)
    for codes in arguments.matches:
        code, rivals, games = codes.split(",")
        against(pool, name, {"game": game, "players": options.players}, code, rivals, int(games), net)
    shutil.rmtree(arguments.folder / "data", ignore_errors=True)


def width_of(options: Options) -> int:
    from nasrid.rules.game import Game

    return len(features_of(options).row(Outlook(Game.new(options, 0).state, 0, WEIGHTS)))


def against(pool: Any, name: str, options: dict[str, Any], code: str, rivals: str, games: int, net: bytes) -> None:
    players = options["players"]
    pairings = [
        Pairing(options, code, rivals, 7_000_000 + number // players, number % players, net) for number in range(games)
    ]
    start = monotonic()
    outcomes = list(pool.imap_unordered(partial(play, make=make_bot), pairings, chunksize=1))
    share = sum(one.won for one in outcomes) / games
    low, high = interval(share, games)
    lead = sum(one.lead for one in outcomes) / games
    pace = 1000 * sum(one.seconds for one in outcomes) / sum(one.moves for one in outcomes)
    print(
        f"   {json.dumps(options)} {code} against {rivals}: {share:.1%} ({low:.1%}-{high:.1%}), {lead:+.1f} points, "
        f"{pace:.1f} ms a move, {games} games in {monotonic() - start:.0f}s",
        flush=True,
    )


if __name__ == "__main__":
    main()
