"""Fit win probabilities to games of scholars, and check them against other games.

    python benchmarks/chances.py [--nets NAME ...] [--games N] [--write]

With --write the probabilities become part of the model cards of the bundled nets, and docs/chances.md is regenerated.
The results of every net are stored in benchmarks/chances.json, so that one net can be fitted without the others.
"""

from __future__ import annotations

import argparse
import json
import os
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any

from nasrid.bots.learned.chances import Chances
from nasrid.bots.learned.net import read_model_card, with_model_card
from nasrid.learning.calibration import (
    ReliabilityBin,
    Sample,
    SamplingTask,
    fit_chances,
    play_and_sample,
    reliability_bins,
)

ROOT = Path(__file__).parents[1]
NETS_DIR = ROOT / "src" / "nasrid" / "bots" / "nets"
RESULTS_FILE = ROOT / "benchmarks" / "chances.json"
PAGE_FILE = ROOT / "docs" / "chances.md"
DETAILS = ROOT / "benchmarks" / "results" / "chances.md"
CURVES_FILE = ROOT / "docs" / "chances.svg"
CURVES_SIDE_PX = 400  # the side of the square plot
COLOURS = ("#1f6f78", "#b4532a", "#6b4e9b", "#3f7d3a", "#a8791c", "#8c2f4b")
MULTIPLAYER_COUNTS = (3, 4, 4, 5, 6)
HEAD = """# Win probabilities

[`nasrid.bots.analyse`](bots.md#analysing-moves) converts an expected margin in points into a probability of winning.
This page shows how accurate these probabilities are. Scholars played against each other. Half of the games were used
to fit the probabilities, and the other half to check them. `python benchmarks/chances.py --write` writes this page.

![Predicted against observed win rates, one line per net; the diagonal is a perfect prediction](chances.svg)

The error is the mean difference between predicted and observed win rates, weighted by the number of predictions. The
[full tables](../benchmarks/results/chances.md) list both rates in ten groups per net.

| game | players | games | predictions | error, percentage points |
|---|---|---:|---:|---:|
"""
DETAILS_HEAD = """# Win probabilities by group

[Win probabilities](../../docs/chances.md) summarises these results.
"""


def main() -> None:
    names = sorted(path.stem for path in NETS_DIR.glob("*.net"))
    parser = argparse.ArgumentParser(description="Fit win probabilities to games, and check them against other games.")
    parser.add_argument("--nets", nargs="+", choices=names, default=names)
    parser.add_argument("--games", type=int, default=400, help="games per net (default: 400)")
    parser.add_argument("--write", action="store_true", help="update the nets and docs/chances.md")
    arguments = parser.parse_args()
    results: dict[str, Any] = json.loads(RESULTS_FILE.read_text()) if RESULTS_FILE.exists() else {}
    with get_context("spawn").Pool(os.cpu_count()) as pool:
        for name in arguments.nets:
            chances, tenths = calibrate(name, arguments.games, pool)
            results[name] = {"games": arguments.games, "tenths": tenths}
            print(make_section(name, results[name]), flush=True)
            if arguments.write:
                path = NETS_DIR / f"{name}.net"
                net = path.read_bytes()
                path.write_bytes(with_model_card(net, read_model_card(net) | {"chances": list(chances)}))
                RESULTS_FILE.write_text(f"{json.dumps(results, indent=1, sort_keys=True)}\n")
    if arguments.write:
        PAGE_FILE.write_text(make_page(results), encoding="utf-8")
        DETAILS.write_text(details(results), encoding="utf-8")
        CURVES_FILE.write_text(draw_curves(results), encoding="utf-8")


def calibrate(name: str, games: int, pool: Pool) -> tuple[Chances, list[ReliabilityBin]]:
    net = (NETS_DIR / f"{name}.net").read_bytes()
    tasks = [SamplingTask(options_of(name, number), net, number) for number in range(games)]
    samples = list(pool.imap(play_and_sample, tasks))
    chances = fit_chances(_flatten(samples[::2]))
    return chances, reliability_bins(_flatten(samples[1::2]), chances)


def options_of(name: str, number: int) -> dict[str, Any]:
    game, _, players = name.partition("-")
    return {"game": game, "players": 2 if players == "2" else MULTIPLAYER_COUNTS[number // 2 % len(MULTIPLAYER_COUNTS)]}


def _flatten(games: list[list[Sample]]) -> list[Sample]:
    return [sample for game in games for sample in game]


def make_page(results: dict[str, Any]) -> str:
    return HEAD + "".join(summary(name, results[name]) for name in sorted(results))


def summary(name: str, result: dict[str, Any]) -> str:
    tenths = read_bins(result)
    predictions = sum(tenth.times for tenth in tenths)
    error = sum(tenth.times * abs(tenth.mean_predicted - tenth.win_rate) for tenth in tenths) / predictions
    game, players = table_of(name)
    return f"| {game} | {players} | {result['games']} | {predictions} | {100 * error:.1f} |\n"


def details(results: dict[str, Any]) -> str:
    return "\n".join([DETAILS_HEAD, *(make_section(name, results[name]) for name in sorted(results))])


def make_section(name: str, result: dict[str, Any]) -> str:
    tenths = read_bins(result)
    game, players = table_of(name)
    lines = [
        f"## {game}, {players} players",
        "",
        f"{result['games']} games, {sum(tenth.times for tenth in tenths)} predictions.",
        "",
        "| predictions | predicted win rate | observed win rate |",
        "|---:|---:|---:|",
        *(f"| {tenth.times} | {tenth.mean_predicted:.0%} | {tenth.win_rate:.0%} |" for tenth in tenths),
        "",
    ]
    return "\n".join(lines)


def table_of(net: str) -> tuple[str, str]:
    """Return the game of a net and its numbers of players."""
    game, _, players = net.partition("-")
    return game.capitalize(), "2" if players == "2" else "3 to 6"


def read_bins(result: dict[str, Any]) -> list[ReliabilityBin]:
    return [ReliabilityBin(*tenth) for tenth in result["tenths"]]


def draw_curves(results: dict[str, Any]) -> str:
    """Draw predicted rates from left to right and observed rates from bottom to top."""
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-40 -10 {CURVES_SIDE_PX + 190} {CURVES_SIDE_PX + 50}" '
        'font-family="sans-serif" '
        'font-size="13" fill="none">',
        f'<rect x="-40" y="-10" width="{CURVES_SIDE_PX + 190}" height="{CURVES_SIDE_PX + 50}" fill="#fff"/>',
        f'<path d="M0 0V{CURVES_SIDE_PX}H{CURVES_SIDE_PX}M0 {CURVES_SIDE_PX}L{CURVES_SIDE_PX} 0" stroke="#999"/>',
    ]
    for place in range(0, 101, 25):
        at = place * CURVES_SIDE_PX // 100
        lines.append(f'<text x="{at}" y="{CURVES_SIDE_PX + 18}" text-anchor="middle" fill="#333">{place}%</text>')
        lines.append(f'<text x="-6" y="{CURVES_SIDE_PX - at + 4}" text-anchor="end" fill="#333">{place}%</text>')
    for number, name in enumerate(sorted(results)):
        colour, tenths = COLOURS[number % len(COLOURS)], read_bins(results[name])
        points = " ".join(
            f"{CURVES_SIDE_PX * bin_.mean_predicted:.0f},{CURVES_SIDE_PX * (1 - bin_.win_rate):.0f}" for bin_ in tenths
        )
        lines.append(f'<polyline points="{points}" stroke="{colour}" stroke-width="2"/>')
        lines.append(f'<text x="{CURVES_SIDE_PX + 20}" y="{20 + 20 * number}" fill="{colour}">{name}</text>')
    return "\n".join([*lines, "</svg>", ""])


if __name__ == "__main__":
    main()
