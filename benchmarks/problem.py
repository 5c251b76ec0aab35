"""Measure the game as a learning problem: length, choices, hidden pieces and luck. Write problem.json.

    python benchmarks/problem.py                        takes about an hour on one core
    python benchmarks/problem.py --tables combined-4 --deals 12 --repeats 4
    python benchmarks/problem.py --minutes 9            stop after 9 minutes; the next call continues

Scholars of equal strength play each deal several times. Their evaluations have small random errors, because repetitions
would otherwise be equal. The luck of deal and seat is the part of the variance of a seat's lead that repeats with the
deal (analysis of variance with one random factor). Its 95% interval is a bootstrap: the deals are drawn again with
replacement.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from functools import cache, partial
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
GAMES_FILE = Path(__file__).parents[1] / "build" / "problem.jsonl"
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


class GamesFile:
    """The games played so far, one per line, so that a measurement can be continued."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.parent.mkdir(exist_ok=True)

    def read(self, table: str) -> dict[tuple[int, int], Played]:
        """Return the games of a table by deal and repetition. Those of other sources are left out."""
        if not self.path.exists():
            return {}
        lines = map(json.loads, self.path.read_text(encoding="utf-8").splitlines())
        return {
            (line["deal"], line["repeat"]): Played(**line["played"])
            for line in lines
            if (line["table"], line["sources"]) == (table, _sources())
        }

    def add(self, table: str, fixture: tuple[int, int], played: Played) -> None:
        deal, repeat = fixture
        place = {"table": table, "deal": deal, "repeat": repeat, "sources": _sources()}
        with self.path.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps({**place, "played": played._asdict()}) + "\n")


@cache
def _sources() -> list[str | None]:
    version = source_version()
    return [version["commit"], version["engine"], version["python"]]


def measure(
    table: str, deals: int, repeats: int, processes: int | None, games_file: GamesFile, end: float
) -> dict[str, Any] | None:
    """Play the missing games and return the figures of a table, or None if the time is over before the last game."""
    game_name, players = TABLES[table]
    fixtures = [(deal, repeat) for deal in range(deals) for repeat in range(repeats)]
    games = games_file.read(table)
    missing = [fixture for fixture in fixtures if fixture not in games]
    with Pool(processes) as pool:
        for fixture, played in zip(missing, pool.imap(partial(play, game_name, players), missing), strict=False):
            games[fixture] = played
            games_file.add(table, fixture, played)
            if time.monotonic() > end:
                break
    if any(fixture not in games for fixture in fixtures):
        return None
    return summarise([games[fixture] for fixture in fixtures], players, repeats)


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
    parser.add_argument("--games", type=Path, default=GAMES_FILE, help="where to keep the games")
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop after this time (default: never)")
    arguments = parser.parse_args()
    end = time.monotonic() + 60 * arguments.minutes
    games_file = GamesFile(arguments.games)
    for name in arguments.tables:
        row = measure(name, arguments.deals, arguments.repeats, arguments.processes, games_file, end)
        if row is None:
            print(f"{name} is not complete; run the same command again")
            break
        print(name, json.dumps(row), flush=True)
        written = json.loads(arguments.json.read_text(encoding="utf-8")) if arguments.json.exists() else {}
        rows = {**written, name: {**source_version(), "noise_points": NOISE_POINTS, **row}}
        arguments.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
