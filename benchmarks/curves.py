"""Draws docs/curves.svg from the learning curves in benchmarks/baselines, which examples/learn.py has written.

    python benchmarks/curves.py                     draws it anew
    python benchmarks/curves.py --learn mini short  learns these first, with all their seeds

Each game has a panel. Where several seeds have learnt it, the line is their mean, in a band from the
least to the greatest of them.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import mean
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
CURVES = ROOT / "benchmarks" / "baselines"
PICTURE = ROOT / "docs" / "curves.svg"
SHOWN = 200  # games that a point of a curve tells of; before so many have been played it tells of fewer
COLUMNS, WIDTH, HEIGHT, LEFT, TOP, RIGHT, BELOW = 2, 260, 160, 46, 34, 24, 46
HIGHEST = 0.8  # of the games that are won
INK, LINE, BAND, AXIS = "#333", "#1f6f78", "#b9d4d6", "#999"
Point = tuple[int, float, float, float]  # steps; mean, least and greatest share of games won


class Course(NamedTuple):
    """How a game is learnt: the words for examples/learn.py, the same for every seed."""

    words: str
    seeds: int

    @property
    def title(self) -> str:
        words = self.words.split()
        seeds = "1 seed" if self.seeds == 1 else f"{self.seeds} seeds"
        return f"{words[0]}, against {words[words.index('--against') + 1]}, {seeds}"


COURSES = {
    "mini": Course("Mini --teacher scholar --imitate 3000 --against greedy --steps 300000", 3),
    "short": Course("Short --teacher scholar --imitate 10000 --against greedy --steps 600000", 3),
    "duel": Course("Duel --teacher greedy --imitate 7000 --against greedy --steps 200000", 3),
    "alhambra": Course("Alhambra --teacher greedy --imitate 1200 --against apprentice --steps 50000 --games 100", 1),
    "granada": Course("Granada --teacher greedy --imitate 1000 --against apprentice --steps 60000 --games 100", 1),
    "combined": Course("Combined --teacher greedy --imitate 500 --against apprentice --steps 80000 --games 100", 1),
    "grand": Course("Grand --teacher greedy --imitate 200 --against apprentice --steps 100000 --games 100", 1),
}


def points(reports: list[dict[str, Any]]) -> list[Point]:
    """What the seeds have won after as many steps each."""
    rows = zip(*(report["curve"] for report in reports), strict=True)
    shares = [(row[0]["steps"], [point["won"] for point in row]) for row in rows if row[0]["games"] >= SHOWN]
    return [(steps, mean(won), min(won), max(won)) for steps, won in shares]


def drawn(curves: dict[str, list[Point]]) -> str:
    """A panel for each curve, under its title."""
    across, down = LEFT + WIDTH + RIGHT, TOP + HEIGHT + BELOW
    width, height = COLUMNS * across, -(-len(curves) // COLUMNS) * down
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="12" fill="none">',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for number, (title, curve) in enumerate(curves.items()):
        row, column = divmod(number, COLUMNS)
        place = f"{column * across + LEFT} {row * down + TOP}"
        lines += [f'<g transform="translate({place})">', *panel(title, curve), "</g>"]
    return "\n".join([*lines, "</svg>", ""])


def panel(title: str, curve: list[Point]) -> list[str]:
    """Steps of PPO from left to right, games won from bottom to top."""
    last = curve[-1][0]

    def at(steps: int, won: float) -> str:
        return f"{WIDTH * steps / last:.0f},{HEIGHT * (1 - won / HIGHEST):.0f}"

    band = [at(steps, most) for steps, _, _, most in curve] + [at(steps, least) for steps, _, least, _ in curve[::-1]]
    line = " ".join(at(steps, won) for steps, won, _, _ in curve)
    lines = [
        f'<text x="0" y="-12" fill="{INK}">{title}</text>',
        f'<polygon points="{" ".join(band)}" fill="{BAND}"/>',
        f'<path d="M0,0V{HEIGHT}H{WIDTH}" stroke="{AXIS}"/>',
        f'<polyline points="{line}" stroke="{LINE}" stroke-width="2"/>',
    ]
    for tenth in range(0, round(10 * HIGHEST) + 1, 2):
        height = HEIGHT * (1 - tenth / 10 / HIGHEST) + 4
        lines.append(f'<text x="-6" y="{height:.0f}" text-anchor="end" fill="{INK}">{10 * tenth}%</text>')
    for steps, anchor in ((0, "start"), (last, "end")):
        place = WIDTH * steps // last
        lines.append(f'<text x="{place}" y="{HEIGHT + 18}" text-anchor="{anchor}" fill="{INK}">{steps:,} steps</text>')
    return lines


def read(name: str) -> list[dict[str, Any]]:
    """What every seed has come to."""
    return [json.loads(curve_of(name, seed).read_text(encoding="utf-8")) for seed in seeds_of(name)]


def picture() -> str:
    return drawn({course.title: points(read(name)) for name, course in COURSES.items()})


def seeds_of(name: str) -> range:
    return range(1, COURSES[name].seeds + 1)


def curve_of(name: str, seed: int) -> Path:
    return CURVES / f"{name}-{seed}.json"


def learn(name: str) -> None:
    """The first seed is the policy that is kept, whatever the others come to."""
    for seed in seeds_of(name):
        command = [sys.executable, ROOT / "examples" / "learn.py", *COURSES[name].words.split(), "--seed", seed]
        command += ["--curve", curve_of(name, seed), *(["--save", CURVES / f"{name}.npz"] if seed == 1 else [])]
        subprocess.run(list(map(str, command)), check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the learning curves of the baselines.")
    parser.add_argument("--learn", nargs="+", choices=list(COURSES), default=[], help="learn these games first")
    for name in parser.parse_args().learn:
        learn(name)
    PICTURE.write_text(picture(), encoding="utf-8")


if __name__ == "__main__":
    main()
