"""Speed of the rules engine, next to catanatron's on the same core in the same run.

    make bench            or            python benchmarks/engine.py [--seconds N] [--json FILE]

Random play: each step lists all legal actions and applies a random one. Rounds of both engines alternate, so that both
see the same machine; rates are medians of the rounds. With a compiled engine, everything is then measured again with
the interpreted one.
"""

from __future__ import annotations

import random
import statistics
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Any

from catanatron import Color, RandomPlayer
from catanatron import Game as CatanGame

from engines import read_arguments, report_figures, use_one_core
from nasrid import Game, Options

ROUND_COUNT = 5
COPY_COUNT = 2_000
CONFIGURATIONS = [(game, players) for game in ("alhambra", "granada", "combined") for players in (2, 4, 6)]
Rate = tuple[float, float]  # steps per second, games per second


def main() -> None:
    arguments = read_arguments("Measure the rules engine and catanatron.", seconds=60, of="time for random play")
    use_one_core()
    share = arguments.seconds / (len(CONFIGURATIONS) + 1) / ROUND_COUNT
    measures: dict[str, Callable[[int], tuple[int, int]]] = {
        f"{game} {players}": lambda seed, game=game, players=players: play_ours(game, players, seed)  # type: ignore[misc]
        for game, players in CONFIGURATIONS
    }
    measures["catanatron 4"] = play_catanatron
    rates = _alternate(measures, share)
    figures = {
        "random play": {name: {"steps_per_second": s, "games_per_second": g} for name, (s, g) in rates.items()},
        "ratio to catanatron": {name: steps / rates["catanatron 4"][0] for name, (steps, _) in rates.items()},
        "copy, microseconds": {**copy_ours(), "catanatron 4": copy_catanatron()},
        "step by tiles in the city, microseconds": step_by_city_size(),
    }
    report_figures(figures, _print, arguments.json)


def _alternate(measures: dict[str, Callable[[int], tuple[int, int]]], seconds: float) -> dict[str, Rate]:
    """Run rounds of each measurement in turn. A round plays whole games for about `seconds`."""
    rates: dict[str, list[Rate]] = defaultdict(list)
    for number in range(ROUND_COUNT):
        for name, play in measures.items():
            steps = games = 0
            start = time.perf_counter()
            while (spent := time.perf_counter() - start) < seconds or not games:
                played, finished = play(number * 10_000 + games)
                steps, games = steps + played, games + finished
            rates[name].append((steps / spent, games / spent))
    return {
        name: (_median(rate[0] for rate in all_), _median(rate[1] for rate in all_)) for name, all_ in rates.items()
    }


def _median(values: Any) -> float:
    return float(statistics.median(list(values)))


def play_ours(game: str, players: int, seed: int) -> tuple[int, int]:
    """Play one random game and return the numbers of steps and games."""
    table = Game.new(Options(game=game, players=players), seed)
    chooser = random.Random(seed)
    steps = 0
    while not table.is_over:
        actions = table.legal_actions()
        table.apply_silently(actions[int(chooser.random() * len(actions))])
        steps += 1
    return steps, 1


def play_catanatron(seed: int) -> tuple[int, int]:
    """Play one game between catanatron's random players, which lists the next legal actions in every tick."""
    game = _catan_game(seed)
    steps = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        steps += 1
    return steps, 1


def _catan_game(seed: int) -> CatanGame:
    return CatanGame([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)


def copy_ours() -> dict[str, float]:
    """Return the time of a copy in mid-game."""
    return {f"{game} {players}": _copy_time(_midgame(game, players).copy) for game, players in CONFIGURATIONS}


def _midgame(game: str, players: int) -> Game:
    table = Game.new(Options(game=game, players=players), 1)
    chooser = random.Random(1)
    while not table.sheets:  # up to the first scoring
        table.apply_silently(chooser.choice(table.legal_actions()))
    return table


def copy_catanatron() -> float:
    game = _catan_game(1)
    for _ in range(300):
        game.play_tick()
    return _copy_time(game.copy)


def _copy_time(copy: Callable[[], object]) -> float:
    """Return the microseconds per copy."""
    times = []
    for _ in range(ROUND_COUNT):
        start = time.perf_counter()
        for _ in range(COPY_COUNT):
            copy()
        times.append((time.perf_counter() - start) / COPY_COUNT * 1e6)
    return statistics.median(times)


def step_by_city_size() -> dict[str, float]:
    """Return the time of listing and applying in two-player combined games, by the size of the acting player's city."""
    times: dict[int, list[float]] = defaultdict(list)
    for seed in range(12):
        table = Game.new(Options(game="combined", players=2), seed)
        chooser = random.Random(seed)
        while table.seat is not None:
            tiles = len(table.view(None).players[table.seat].city.tiles)
            start = time.perf_counter()
            table.apply_silently(chooser.choice(table.legal_actions()))
            times[tiles // 10].append(time.perf_counter() - start)
    return {f"{10 * tens}-{10 * tens + 9}": statistics.median(times[tens]) * 1e6 for tens in sorted(times)}


def _print(figures: dict[str, Any]) -> None:
    how = f"Python {figures['python']}, {figures['engine']}"
    print(f"Random play on one core, {how}; legal actions listed at every step", flush=True)
    print(f"{'':16}{'steps/s':>10}{'ratio':>8}{'games/s':>10}{'copy, us':>10}")
    for name, rate in figures["random play"].items():
        steps, games = rate["steps_per_second"], rate["games_per_second"]
        copy, ratio = figures["copy, microseconds"][name], figures["ratio to catanatron"][name]
        print(f"{name:16}{steps:10,.0f}{ratio:8.2f}{games:10.1f}{copy:10.1f}")
    print("A step of a combined game by the tiles in the acting player's city, median us:")
    for size, microseconds in figures["step by tiles in the city, microseconds"].items():
        print(f"{size:>16}{microseconds:10.1f}")


if __name__ == "__main__":
    main()
