"""Draw docs/curves.svg from the learning curves in benchmarks/baselines, which examples/learn.py has written.

    python benchmarks/curves.py                     redraw the file
    python benchmarks/curves.py --learn mini short  first train these games with all their seeds

Each game has a panel. With several seeds, the line is their mean, in a band from the lowest to the highest.
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
CURVES_DIR = ROOT / "benchmarks" / "baselines"
PICTURE_FILE = ROOT / "docs" / "curves.svg"
GAMES_PER_POINT = 200  # a point is the win rate over this many games, or over fewer at the start
PANEL_COLUMNS, PANEL_WIDTH, PANEL_HEIGHT, LEFT_MARGIN, TOP_MARGIN, RIGHT_MARGIN, BOTTOM_MARGIN = (
    2,
    260,
    160,
    46,
    34,
    24,
    46,
)
MAX_WIN_RATE = 0.8
TEXT_COLOUR, LINE_COLOUR, BAND_COLOUR, AXIS_COLOUR = "#333", "#1f6f78", "#b9d4d6", "#999"
Point = tuple[int, float, float, float]  # steps; mean, lowest and highest win rate


class Course(NamedTuple):
    """The training of a game: the arguments of examples/learn.py, equal for every seed."""

    description: str
    seeds: int

    @property
    def title(self) -> str:
        words = self.description.split()
        seeds = "1 seed" if self.seeds == 1 else f"{self.seeds} seeds"
        return f"{words[0]}, against {words[words.index('--against') + 1]}, {seeds}"


LEARNING_CURVES = {
    "mini": Course("Mini --teacher scholar --imitate 3000 --against greedy --steps 300000", 3),
    "short": Course("Short --teacher scholar --imitate 10000 --against greedy --steps 600000", 3),
    "duel": Course("Duel --teacher greedy --imitate 7000 --against greedy --steps 200000", 3),
    "alhambra": Course("Alhambra --teacher greedy --imitate 1200 --against apprentice --steps 50000 --games 100", 1),
    "granada": Course("Granada --teacher greedy --imitate 1000 --against apprentice --steps 60000 --games 100", 1),
    "combined": Course("Combined --teacher greedy --imitate 500 --against apprentice --steps 80000 --games 100", 1),
    "grand": Course("Grand --teacher greedy --imitate 200 --against apprentice --steps 100000 --games 100", 1),
}


def curve_points(reports: list[dict[str, Any]]) -> list[Point]:
    """Return the win rates of all seeds after equal numbers of steps."""
    rows = zip(*(report["curve"] for report in reports), strict=True)
    shares = [(row[0]["steps"], [point["won"] for point in row]) for row in rows if row[0]["games"] >= GAMES_PER_POINT]
    return [(steps, mean(won), min(won), max(won)) for steps, won in shares]


def draw_curves(curves: dict[str, list[Point]]) -> str:
    """Draw a panel for each curve, with its title."""
    across, down = LEFT_MARGIN + PANEL_WIDTH + RIGHT_MARGIN, TOP_MARGIN + PANEL_HEIGHT + BOTTOM_MARGIN
    width, height = PANEL_COLUMNS * across, -(-len(curves) // PANEL_COLUMNS) * down
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="12" fill="none">',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for number, (title, curve) in enumerate(curves.items()):
        row, column = divmod(number, PANEL_COLUMNS)
        place = f"{column * across + LEFT_MARGIN} {row * down + TOP_MARGIN}"
        lines += [f'<g transform="translate({place})">', *draw_panel(title, curve), "</g>"]
    return "\n".join([*lines, "</svg>", ""])


def draw_panel(title: str, curve: list[Point]) -> list[str]:
    """Draw PPO steps from left to right and win rates from bottom to top."""
    last = curve[-1][0]

    def at(steps: int, won: float) -> str:
        return f"{PANEL_WIDTH * steps / last:.0f},{PANEL_HEIGHT * (1 - won / MAX_WIN_RATE):.0f}"

    band = [at(steps, highest) for steps, _, _, highest in curve] + [
        at(steps, lowest) for steps, _, lowest, _ in curve[::-1]
    ]
    line = " ".join(at(steps, won) for steps, won, _, _ in curve)
    lines = [
        f'<text x="0" y="-12" fill="{TEXT_COLOUR}">{title}</text>',
        f'<polygon points="{" ".join(band)}" fill="{BAND_COLOUR}"/>',
        f'<path d="M0,0V{PANEL_HEIGHT}H{PANEL_WIDTH}" stroke="{AXIS_COLOUR}"/>',
        f'<polyline points="{line}" stroke="{LINE_COLOUR}" stroke-width="2"/>',
    ]
    for tenth in range(0, round(10 * MAX_WIN_RATE) + 1, 2):
        height = PANEL_HEIGHT * (1 - tenth / 10 / MAX_WIN_RATE) + 4
        lines.append(f'<text x="-6" y="{height:.0f}" text-anchor="end" fill="{TEXT_COLOUR}">{10 * tenth}%</text>')
    for steps, anchor in ((0, "start"), (last, "end")):
        place = PANEL_WIDTH * steps // last
        lines.append(
            f'<text x="{place}" y="{PANEL_HEIGHT + 18}" text-anchor="{anchor}" '
            f'fill="{TEXT_COLOUR}">{steps:,} steps</text>'
        )
    return lines


def read_reports(name: str) -> list[dict[str, Any]]:
    """Return the report of every seed."""
    return [json.loads(curve_file(name, seed).read_text(encoding="utf-8")) for seed in seeds_of(name)]


def draw_picture() -> str:
    return draw_curves({curve.title: curve_points(read_reports(name)) for name, curve in LEARNING_CURVES.items()})


def seeds_of(name: str) -> range:
    return range(1, LEARNING_CURVES[name].seeds + 1)


def curve_file(name: str, seed: int) -> Path:
    return CURVES_DIR / f"{name}-{seed}.json"


def train_policies(name: str) -> None:
    """Train all seeds. The policy of the first one is saved, whatever the others reach."""
    for seed in seeds_of(name):
        words = LEARNING_CURVES[name].description.split()
        command = [sys.executable, ROOT / "examples" / "learn.py", *words, "--seed", seed]
        command += ["--curve", curve_file(name, seed), *(["--save", CURVES_DIR / f"{name}.npz"] if seed == 1 else [])]
        subprocess.run(list(map(str, command)), check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the learning curves of the baselines.")
    parser.add_argument("--learn", nargs="+", choices=list(LEARNING_CURVES), default=[], help="train these games first")
    for name in parser.parse_args().learn:
        train_policies(name)
    PICTURE_FILE.write_text(draw_picture(), encoding="utf-8")


if __name__ == "__main__":
    main()
