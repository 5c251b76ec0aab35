"""Draws docs/curves.svg from the learning curves in benchmarks/baselines, which examples/learn.py has written.

    python benchmarks/curves.py                     draws it anew
    python benchmarks/curves.py --learn             learns with all seeds first, some eight minutes each

The small game was learnt with several seeds. The line is their mean, in a band from the least to the greatest of them.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import mean
from typing import Any

ROOT = Path(__file__).parents[1]
CURVES = ROOT / "benchmarks" / "baselines"
PICTURE = ROOT / "docs" / "curves.svg"
SEEDS = (1, 2, 3)
# The same for every seed; --seed and what is saved come after it.
COMMAND = "Mini --teacher scholar --imitate 3000 --against greedy --steps 300000"
WIDTH, HEIGHT, LEFT, TOP = 560, 300, 54, 30
LOW, HIGH = 0.3, 0.7  # of the games that are won
SHOWN = 200  # games that a point of a curve tells of; before so many have been played it tells of fewer
INK, LINE, SEED = "#333", "#1f6f78", "#b9d4d6"
Point = tuple[int, float, float, float]  # steps; mean, least and greatest share of games won


def points(reports: list[dict[str, Any]]) -> list[Point]:
    """What the seeds have won after as many steps each."""
    rows = zip(*(report["curve"] for report in reports), strict=True)
    shares = [(row[0]["steps"], [point["won"] for point in row]) for row in rows if row[0]["games"] >= SHOWN]
    return [(steps, mean(won), min(won), max(won)) for steps, won in shares]


def drawn(curve: list[Point], seeds: int) -> str:
    """Steps from left to right, games won from bottom to top."""
    last = curve[-1][0]

    def at(steps: int, won: float) -> str:
        return f"{LEFT + WIDTH * steps / last:.0f},{TOP + HEIGHT * (HIGH - won) / (HIGH - LOW):.0f}"

    line = " ".join(at(steps, won) for steps, won, _, _ in curve)
    band = [at(steps, most) for steps, _, _, most in curve] + [at(steps, least) for steps, _, least, _ in curve[::-1]]
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 30} {TOP + HEIGHT + 50}" '
        'font-family="sans-serif" font-size="13" fill="none">',
        f'<rect width="{LEFT + WIDTH + 30}" height="{TOP + HEIGHT + 50}" fill="#fff"/>',
        f'<text x="{LEFT}" y="18" fill="{INK}">Mini: won of the last {SHOWN} games against greedy while learning, '
        f"{seeds} seeds</text>",
        f'<polygon points="{" ".join(band)}" fill="{SEED}"/>',
        f'<path d="M{at(0, HIGH)}L{at(0, LOW)}L{at(last, LOW)}M{at(0, 0.5)}L{at(last, 0.5)}" stroke="#999"/>',
        f'<polyline points="{line}" stroke="{LINE}" stroke-width="2"/>',
    ]
    for tenth in range(round(10 * LOW), round(10 * HIGH) + 1):
        height = TOP + HEIGHT * (HIGH - tenth / 10) / (HIGH - LOW) + 4
        lines.append(f'<text x="{LEFT - 6}" y="{height:.0f}" text-anchor="end" fill="{INK}">{tenth}0%</text>')
    for steps in range(0, last + 1, 100_000):
        place = LEFT + WIDTH * steps / last
        lines.append(
            f'<text x="{place:.0f}" y="{TOP + HEIGHT + 20}" text-anchor="middle" fill="{INK}">{steps:,}</text>'
        )
    middle = f'x="{LEFT + WIDTH / 2:.0f}" y="{TOP + HEIGHT + 40}" text-anchor="middle"'
    lines.append(f'<text {middle} fill="{INK}">steps of PPO</text>')
    return "\n".join([*lines, "</svg>", ""])


def read() -> list[dict[str, Any]]:
    return [json.loads(curve_of(seed).read_text(encoding="utf-8")) for seed in SEEDS]


def curve_of(seed: int) -> Path:
    return CURVES / f"mini-{seed}.json"


def learn() -> None:
    """The first seed is the policy that is kept, whatever the others come to."""
    for seed in SEEDS:
        command = [sys.executable, ROOT / "examples" / "learn.py", *COMMAND.split(), "--seed", seed]
        command += ["--curve", curve_of(seed), *(["--save", CURVES / "mini.npz"] if seed == SEEDS[0] else [])]
        subprocess.run(list(map(str, command)), check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the learning curves of the baselines.")
    parser.add_argument("--learn", action="store_true", help="learn with all seeds first")
    if parser.parse_args().learn:
        learn()
    reports = read()
    PICTURE.write_text(drawn(points(reports), len(reports)), encoding="utf-8")


if __name__ == "__main__":
    main()
