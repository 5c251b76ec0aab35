"""Speed of the bots on one core, next to catanatron's one-action lookahead bot in the same run.

    make bench            or            python benchmarks/bots.py [--seconds N] [--json FILE]

Each bot plays against copies of itself. Decisions with a single legal action are not counted. Nodes are the decisions
in the planner's sampled games. Rounds of all bots alternate, so that all see the same machine; rates are medians. With
a compiled engine, everything is then measured again with the interpreted one.
"""

from __future__ import annotations

import statistics
import time
from collections import defaultdict
from typing import Any

from catanatron import Color
from catanatron import Game as CatanGame
from catanatron.players.search import VictoryPointPlayer

from engines import read_arguments, report_figures, use_one_core
from nasrid import Game, Options
from nasrid.bots import Bot, notify_bots, parse_bot_code
from nasrid.bots.players.planner import PlannerBot

ROUNDS = 3
BOT_CODES = ("random", "greedy", "planner-1:200ms")  # a planner with a net counts whole turns instead of decisions
TABLES = [(game, players) for game in ("alhambra", "granada", "combined") for players in (2, 4)]
PEER_NAME = "catanatron's VictoryPointPlayer"


def main() -> None:
    arguments = read_arguments("Measure how fast the bots decide.", seconds=120)
    use_one_core()
    share = arguments.seconds / (len(BOT_CODES) * len(TABLES) + 1) / ROUNDS
    rates: defaultdict[str, list[float]] = defaultdict(list)
    nodes: defaultdict[str, list[float]] = defaultdict(list)
    for number in range(ROUNDS):
        for game, players in TABLES:
            for code in BOT_CODES:
                decisions, searched = play_ours(code, Options(game=game, players=players), number, share)
                rates[f"{code} {game} {players}"].append(decisions)
                if searched:
                    nodes[f"{code} {game} {players}"].append(searched)
        rates[PEER_NAME].append(play_catanatron(number, share))
    figures = {
        "decisions_per_second": {name: statistics.median(values) for name, values in rates.items()},
        "nodes_per_second": {name: statistics.median(values) for name, values in nodes.items()},
    }
    report_figures(figures, _print, arguments.json)


def play_ours(code: str, options: Options, seed: int, seconds: float) -> tuple[float, float]:
    """Return decisions and nodes per second, measured over about `seconds`."""
    entrant = parse_bot_code(code)
    decisions, nodes, spent = 0, 0, 0.0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        game = Game.new(options, seed)
        bots: dict[int, Bot] = {seat: entrant.make(seed + seat) for seat in range(options.players)}
        notify_bots(bots, game.setup_events)
        while game.seat is not None and time.perf_counter() < end:
            view = game.view(game.seat)
            start = time.perf_counter()
            action = bots[game.seat].choose(view, entrant.seconds)
            if len(view.legal_actions) > 1:
                spent += time.perf_counter() - start
                decisions += 1
            notify_bots(bots, game.apply(action))
        nodes += sum(bot.nodes for bot in bots.values() if isinstance(bot, PlannerBot))
        seed += 1000
    return decisions / spent, nodes / spent


def play_catanatron(seed: int, seconds: float) -> float:
    """Return the decisions per second of four players who try every action on a copy of the game."""
    decisions, spent = 0, 0.0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        players = [VictoryPointPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
        game = CatanGame(players, seed=seed)
        while game.winning_color() is None and game.state.num_turns < 1000 and time.perf_counter() < end:
            player = game.state.current_player()
            actions = game.state.playable_actions
            if len(actions) > 1:
                start = time.perf_counter()
                action = player.decide(game, actions)
                spent += time.perf_counter() - start
                decisions += 1
                game.execute(action)
            else:
                game.execute(actions[0])
        seed += 1000
    return decisions / spent


def _print(figures: dict[str, Any]) -> None:
    rates, nodes = figures["decisions_per_second"], figures["nodes_per_second"]
    print(f"One core, Python {figures['python']}, {figures['engine']}")
    print(f"{'':34}{'decisions/s':>12}{'ratio':>8}{'nodes/s':>10}")
    for name, rate in rates.items():
        searched = f"{nodes[name]:10,.0f}" if name in nodes else ""
        print(f"{name:34}{rate:12,.1f}{rate / rates[PEER_NAME]:8.2f}{searched}")


if __name__ == "__main__":
    main()
