"""Measure the game as a learning problem: length, choices, hidden pieces and luck. Write problem.json.

    python benchmarks/problem.py                        takes about an hour on one core
    python benchmarks/problem.py --tables combined-4 --deals 12 --repeats 4

Scholars of equal strength play each deal several times. Their evaluations have small random errors, because repetitions
would otherwise be equal. The luck of deal and seat is the part of the variance of a seat's lead that repeats with the
deal (analysis of variance with one random factor). Its 95% interval is a bootstrap: the deals are drawn again with
replacement.
"""

from __future__ import annotations

import argparse
import json
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engines import source_version
from nasrid.bots import notify_bots
from nasrid.bots.players.scholar import ScholarBot
from nasrid.rules.game import Game
from nasrid.rules.table.options import Options

RESULTS_FILE = Path(__file__).with_name("problem.json")
TABLES = {f"{game}-{players}": (game, players) for game in ("alhambra", "granada", "combined") for players in (2, 4)}
NOISE_POINTS = 1.0  # the standard deviation of the errors
MOVE_SECONDS = 1.0  # a scholar ignores it
BOOTSTRAP_SAMPLES = 2000


class Played(NamedTuple):
    """What was counted in a game; one entry per decision, except `scores`."""

    scores: tuple[int, ...]
    choices: list[int]
    hidden_cards: list[int]
    hidden_tiles: list[int]


def play(game_name: str, players: int, fixture: tuple[int, int]) -> Played:
    """Play a deal among equal scholars."""
    deal, repeat = fixture
    game = Game.new(Options(game=game_name, players=players), deal)
    bots = {seat: ScholarBot(1000 * repeat + seat, NOISE_POINTS) for seat in range(players)}
    notify_bots(bots, game.setup_events)
    played = Played((), [], [], [])
    while (seat := game.seat) is not None:
        view = game.view(seat)
        played.choices.append(len(view.legal_actions))
        played.hidden_cards.append(view.deck_size)
        played.hidden_tiles.append(sum(view.bag_sizes))
        notify_bots(bots, game.apply(bots[seat].choose(view, MOVE_SECONDS)))
    return played._replace(scores=game.scores)


def measure(game_name: str, players: int, deals: int, repeats: int, processes: int | None) -> dict[str, Any]:
    fixtures = [(deal, repeat) for deal in range(deals) for repeat in range(repeats)]
    with Pool(processes) as pool:
        return summarise(pool.map(partial(play, game_name, players), fixtures, chunksize=1), players, repeats)


def summarise(games: list[Played], players: int, repeats: int) -> dict[str, Any]:
    """Return the figures of a table. The games are sorted by deal."""
    leads = np.array([[lead_of(game.scores, seat) for seat in range(players)] for game in games])
    leads = leads.reshape(-1, repeats, players)
    choices = [count for game in games for count in game.choices]
    return {
        "deals": len(leads),
        "repeats": repeats,
        "decisions_per_game": fmean(len(game.choices) for game in games),
        "choices": fmean(choices),
        "most_choices": max(choices),
        "forced": fmean(count == 1 for count in choices),
        "hidden_cards": fmean(count for game in games for count in game.hidden_cards),
        "hidden_tiles": fmean(count for game in games for count in game.hidden_tiles),
        "points": fmean(score for game in games for score in game.scores),
        "lead_deviation": float(leads.std()),
        "luck": repeated_share(leads),
        "luck_interval": luck_interval(leads),
    }


def lead_of(scores: tuple[int, ...], seat: int) -> float:
    return scores[seat] - fmean(score for other, score in enumerate(scores) if other != seat)


def repeated_share(leads: NDArray[np.float64]) -> float:
    """Return the share of the variance between deals and seats, without what the variance within them explains.

    The axes of `leads` are deals, repeats and seats.
    """
    within = leads.var(axis=1, ddof=1).mean()
    between = max(0.0, leads.mean(axis=1).var(ddof=1) - within / leads.shape[1])
    return float(between / (between + within))


def luck_interval(leads: NDArray[np.float64]) -> list[float]:
    """Return the 95% interval of the luck. The seats of a deal depend on each other, so whole deals are drawn."""
    random, deals = np.random.default_rng(1), len(leads)
    shares = [repeated_share(leads[random.integers(deals, size=deals)]) for _ in range(BOOTSTRAP_SAMPLES)]
    return [float(share) for share in np.quantile(shares, (0.025, 0.975))]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the game as a learning problem.")
    parser.add_argument(
        "--tables", nargs="+", choices=list(TABLES), default=list(TABLES), help="others keep their figures"
    )
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--repeats", type=int, default=6)
    parser.add_argument("--processes", type=int, help="default: one per core")
    parser.add_argument("--json", type=Path, default=RESULTS_FILE, help="where to write the figures")
    arguments = parser.parse_args()
    for name in arguments.tables:
        row = measure(*TABLES[name], arguments.deals, arguments.repeats, arguments.processes)
        print(name, json.dumps(row), flush=True)
        written = json.loads(arguments.json.read_text(encoding="utf-8")) if arguments.json.exists() else {}
        rows = {**written, name: {**source_version(), "noise_points": NOISE_POINTS, **row}}
        arguments.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
