"""How true the foretold chances to win are: fits them to games of scholars, and holds them against other games.

    python benchmarks/chances.py [--nets NAME ...] [--games N] [--write]

With --write the chances become part of the cards of the shipped nets, and docs/chances.md is written anew. What was
found for every net is kept in benchmarks/chances.json, so that one of them can be tried again without the others.
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
from nasrid.bots.learned.net import card_of, with_card
from nasrid.learning.calibration import Seen, Tenth, Watch, fit, reliability, watch

ROOT = Path(__file__).parents[1]
NETS = ROOT / "src" / "nasrid" / "bots" / "nets"
RESULTS = ROOT / "benchmarks" / "chances.json"
PAGE = ROOT / "docs" / "chances.md"
CURVES = ROOT / "docs" / "chances.svg"
SIDE = 400  # of the square of the curves, in pixels
COLOURS = ("#1f6f78", "#b4532a", "#6b4e9b", "#3f7d3a", "#a8791c", "#8c2f4b")
MANY = (3, 4, 4, 5, 6)
HEAD = """# Chances

Written by `python benchmarks/chances.py --write`. [`nasrid.bots.judge`](bots.md#what-a-move-is-worth) turns an expected
margin into a chance to win. Here scholars have played against each other; half of the games made the chances, and this
is how often what they foretold came true in the other half.

![How often what was foretold came true, for each net](chances.svg)
"""


def main() -> None:
    names = sorted(path.stem for path in NETS.glob("*.net"))
    parser = argparse.ArgumentParser(description="Fit the chances to win, and hold them against other games.")
    parser.add_argument("--nets", nargs="+", choices=names, default=names)
    parser.add_argument("--games", type=int, default=400, help="for each net (default 400)")
    parser.add_argument("--write", action="store_true", help="into the nets and into docs/chances.md")
    arguments = parser.parse_args()
    results: dict[str, Any] = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    with get_context("spawn").Pool(os.cpu_count()) as pool:
        for name in arguments.nets:
            chances, tenths = calibrate(name, arguments.games, pool)
            results[name] = {"games": arguments.games, "tenths": tenths}
            print(section(name, results[name]), flush=True)
            if arguments.write:
                path = NETS / f"{name}.net"
                net = path.read_bytes()
                path.write_bytes(with_card(net, card_of(net) | {"chances": list(chances)}))
                RESULTS.write_text(f"{json.dumps(results, indent=1, sort_keys=True)}\n")
    if arguments.write:
        PAGE.write_text(page(results), encoding="utf-8")
        CURVES.write_text(drawn(results), encoding="utf-8")


def calibrate(name: str, games: int, pool: Pool) -> tuple[Chances, list[Tenth]]:
    net = (NETS / f"{name}.net").read_bytes()
    tasks = [Watch(options_of(name, number), net, number) for number in range(games)]
    seen = list(pool.imap(watch, tasks))
    chances = fit(_together(seen[::2]))
    return chances, reliability(_together(seen[1::2]), chances)


def options_of(name: str, number: int) -> dict[str, Any]:
    game, _, players = name.partition("-")
    return {"game": game, "players": 2 if players == "2" else MANY[number // 2 % len(MANY)]}


def _together(games: list[list[Seen]]) -> list[Seen]:
    return [one for game in games for one in game]


def page(results: dict[str, Any]) -> str:
    return "\n".join([HEAD, *(section(name, results[name]) for name in sorted(results))])


def section(name: str, result: dict[str, Any]) -> str:
    game, _, players = name.partition("-")
    tenths = tenths_of(result)
    lines = [
        f"## {game.capitalize()} for {'2' if players == '2' else '3 to 6'}",
        "",
        f"{result['games']} games, {sum(tenth.times for tenth in tenths)} turns foretold.",
        "",
        "| turns | foretold | came true |",
        "|---:|---:|---:|",
        *(f"| {tenth.times} | {tenth.foretold:.0%} | {tenth.happened:.0%} |" for tenth in tenths),
        "",
    ]
    return "\n".join(lines)


def tenths_of(result: dict[str, Any]) -> list[Tenth]:
    return [Tenth(*tenth) for tenth in result["tenths"]]


def drawn(results: dict[str, Any]) -> str:
    """What was foretold from left to right, what came true from bottom to top; the diagonal is the truth."""
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-40 -10 {SIDE + 190} {SIDE + 50}" font-family="sans-serif" '
        'font-size="13" fill="none">',
        f'<rect x="-40" y="-10" width="{SIDE + 190}" height="{SIDE + 50}" fill="#fff"/>',
        f'<path d="M0 0V{SIDE}H{SIDE}M0 {SIDE}L{SIDE} 0" stroke="#999"/>',
    ]
    for place in range(0, 101, 25):
        at = place * SIDE // 100
        lines.append(f'<text x="{at}" y="{SIDE + 18}" text-anchor="middle" fill="#333">{place}%</text>')
        lines.append(f'<text x="-6" y="{SIDE - at + 4}" text-anchor="end" fill="#333">{place}%</text>')
    for number, name in enumerate(sorted(results)):
        colour, tenths = COLOURS[number % len(COLOURS)], tenths_of(results[name])
        points = " ".join(f"{SIDE * one.foretold:.0f},{SIDE * (1 - one.happened):.0f}" for one in tenths)
        lines.append(f'<polyline points="{points}" stroke="{colour}" stroke-width="2"/>')
        lines.append(f'<text x="{SIDE + 20}" y="{20 + 20 * number}" fill="{colour}">{name}</text>')
    return "\n".join([*lines, "</svg>", ""])


if __name__ == "__main__":
    main()
