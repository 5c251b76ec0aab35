"""Calibrate the nets: fit win probabilities, leads and errors to games of scholars, and check them in other games.

    python benchmarks/chances.py [--nets NAME ...] [--games N] [--checks N] [--minutes N] [--out DIR] [--write]

With --write the fits become part of the model cards of the bundled nets, and docs/chances.md is regenerated. The
results of every net are stored in benchmarks/chances.json, so that one net can be calibrated without the others.

Every played game is stored in the folder DIR (default: build/chances). The same command therefore continues after an
interruption or after --minutes, and writes nothing until all games of a net are played.
"""

from __future__ import annotations

import argparse
import json
import sys
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import pairwise
from math import inf, sqrt
from pathlib import Path
from statistics import fmean
from time import monotonic
from typing import Any, NamedTuple

from nasrid.arena.match import Failure, Fixture
from nasrid.arena.pool import play_on_cores
from nasrid.bots.learned.chances import Calibration
from nasrid.bots.learned.net import read_layer_numbers, read_model_card, with_model_card
from nasrid.learning.calibration import (
    ReliabilityBin,
    Sample,
    SamplingTask,
    fit_chances,
    fit_leads,
    play_and_sample,
    predict_halves,
    reliability_bins,
)
from nasrid.learning.reliability import Check, CheckedMove, CheckTask, fit_errors, play_and_check

ROOT = Path(__file__).parents[1]
NETS_DIR = ROOT / "src" / "nasrid" / "bots" / "nets"
GAMES_DIR = ROOT / "build" / "chances"
RESULTS_FILE = ROOT / "benchmarks" / "chances.json"
PAGE_FILE = ROOT / "docs" / "chances.md"
DETAILS = ROOT / "benchmarks" / "results" / "chances.md"
PLOT_FILES = {"wins": ROOT / "docs" / "chances.svg", "leads": ROOT / "docs" / "leads.svg"}
PLOT_SIDE_PX = 400  # the side of the square plot
PLOT_RANGES = {"wins": (0.0, 1.0), "leads": (-60.0, 60.0)}
PLOT_UNITS = {"wins": (100, "%"), "leads": (1, "")}
COLOURS = ("#1f6f78", "#b4532a", "#6b4e9b", "#3f7d3a", "#a8791c", "#8c2f4b")
MULTIPLAYER_COUNTS = (3, 4, 4, 5, 6)
FIRST_CHECKED_SEED = 1_000_000  # other games than those of the fits
ANALYSIS_SECONDS = 0.5
PLAYED_GAMES = 12  # to the end, per checked move
STAGES = (0.0, 1.5, 5.0, 10.0, inf)  # turns per player before the end
HEAD = """# Accuracy of the analysis

[`nasrid.bots.analyse`](bots.md#analysing-moves) states an expected lead, a probability of winning, and the errors of
both. This page shows how accurate they are. `python benchmarks/chances.py --write` writes it.

## Win probabilities and leads

A net predicts a margin in points. Curves convert it into the expected lead at the end and into a probability of
winning. They depend on the stage of the game and are fitted to games between scholars. For this page, each half of the
games was predicted by a fit to the other half.

![Predicted against observed win rates, one line per net; the diagonal is a perfect prediction](chances.svg)

![Predicted against observed leads in points, one line per net; the diagonal is a perfect prediction](leads.svg)

The table shows the calibration error. Predictions are sorted into ten groups. The error is the mean difference between
the predicted and the observed mean of a group, without its sign. The
[full tables](../benchmarks/results/chances.md) list all groups.

| game | players | games | predictions | calibration error of win rates, percentage points | of leads, points |
|---|---|---:|---:|---:|---:|
"""
ERRORS_HEAD = """
## Stated errors

A stated error has two parts. One comes from the number of sampled games. The other is the error of the net, which more
games do not reduce. The second part is fitted to analysed moves that the nets played to the end {games} times each.

The table shows other moves, with {seconds} s of analysis each. Stated and real errors are root mean squares. Real
errors do not include the luck in the played games. If the stated errors are correct, about 95% of the moves are within
two of them. Rows with fewer than 20 moves say little.

| game | players | turns before the end | moves | lead: stated | real | within two | win: stated | real | within two |
|---|---|---:|---:|---:|---:|---:|---:|---:|---:|
"""
DETAILS_HEAD = """# Predictions by group

[Accuracy of the analysis](../../docs/chances.md) summarises these results.
"""


def main() -> None:
    names = sorted(path.stem for path in NETS_DIR.glob("*.net"))
    parser = argparse.ArgumentParser(description="Calibrate the nets, and check them in other games.")
    parser.add_argument("--nets", nargs="+", choices=names, default=names)
    parser.add_argument("--games", type=int, default=400, help="games per net for the fits (default: 400)")
    parser.add_argument("--checks", type=int, default=40, help="games per net with checked moves (default: 40)")
    parser.add_argument("--minutes", type=float, default=inf, help="stop after this time")
    parser.add_argument("--out", type=Path, default=GAMES_DIR, metavar="DIR", help="the folder of the played games")
    parser.add_argument("--write", action="store_true", help="update the nets and docs/chances.md")
    arguments = parser.parse_args()
    deadline = monotonic() + 60 * arguments.minutes
    results: dict[str, Any] = json.loads(RESULTS_FILE.read_text()) if RESULTS_FILE.exists() else {}
    for name in arguments.nets:
        work = StoredWork(arguments.out / f"{name}-{net_digest(name)}.jsonl", deadline)
        try:
            calibration, results[name] = calibrate(name, arguments.games, arguments.checks, work)
        except OutOfTimeError:
            sys.exit(f"{name} is not finished; the same command continues")
        print(make_section(name, results[name]) + "".join(error_rows(name, results[name])), flush=True)
        if arguments.write:
            write_card(name, calibration)
            RESULTS_FILE.write_text(f"{json.dumps(results, indent=1, sort_keys=True)}\n")
    if arguments.write:
        PAGE_FILE.write_text(make_page(results), encoding="utf-8")
        DETAILS.write_text(details(results), encoding="utf-8")
        for kind, path in PLOT_FILES.items():
            path.write_text(draw_curves(results, kind), encoding="utf-8")


class OutOfTimeError(Exception):
    """The work of a net does not fit into the given time."""


class Task(NamedTuple):
    """A game to play."""

    play: Callable[[Any], list[Any]]
    argument: Any
    key: str  # differs if the result would


@dataclass(frozen=True)
class TaskJob:
    """Tasks as the games of a job. A task has the number of a deal, from 1."""

    tasks: tuple[Task, ...]

    @property
    def games(self) -> int:
        return len(self.tasks)

    def fixtures(self) -> Iterator[Fixture]:
        return (Fixture(number, 1) for number in range(1, self.games + 1))

    def play(self, fixture: Fixture) -> list[Any]:
        task = self.tasks[fixture.deal - 1]
        return task.play(task.argument)


class StoredWork:
    """Tasks whose results are stored in a file, one per line, so that they can be continued."""

    def __init__(self, path: Path, deadline: float = inf) -> None:
        self.path = path
        self.deadline = deadline
        lines = path.read_text().splitlines() if path.exists() else []
        self.results: dict[str, Any] = dict(json.loads(line) for line in lines)

    def run(self, tasks: Sequence[Task]) -> list[Any]:
        """Return the results of all tasks as JSON values, in their order. Only the missing ones are carried out."""
        missing = TaskJob(tuple(task for task in tasks if task.key not in self.results))
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a") as file:
            for fixture, result in play_on_cores(missing, None, lambda: monotonic() > self.deadline):
                if isinstance(result, Failure):
                    sys.exit(result.message)
                line = json.dumps([missing.tasks[fixture.deal - 1].key, result])
                self.results.update([json.loads(line)])
                print(line, file=file, flush=True)
        if any(task.key not in self.results for task in tasks):
            raise OutOfTimeError
        return [self.results[task.key] for task in tasks]


def calibrate(name: str, games: int, checks: int, work: StoredWork) -> tuple[Calibration, dict[str, Any]]:
    samples = sample_games(name, games, work)
    flat = [sample for game in samples for sample in game]
    calibration = Calibration(fit_chances(flat), fit_leads(flat))
    fitted = check_games(name, range(0, checks, 2), calibration, work)
    calibration = calibration._replace(errors=fit_errors(fitted))
    checked = check_games(name, range(1, checks, 2), calibration, work)
    wins, leads = predict_halves(samples)
    return calibration, {
        "games": games,
        "predictions": len(wins),
        "wins": reliability_bins(wins),
        "leads": reliability_bins(leads),
        "stages": [stage_row(checked, first, last) for first, last in pairwise(STAGES)],
    }


def sample_games(name: str, games: int, work: StoredWork) -> list[list[Sample]]:
    net = (NETS_DIR / f"{name}.net").read_bytes()
    tasks = [
        Task(play_and_sample, SamplingTask(options_of(name, number), net, number), f"sample {number}")
        for number in range(games)
    ]
    return [[Sample(*sample) for sample in game] for game in work.run(tasks)]


def check_games(name: str, numbers: range, calibration: Calibration, work: StoredWork) -> list[CheckedMove]:
    settings = (calibration, ANALYSIS_SECONDS, PLAYED_GAMES)
    tasks = [
        Task(
            play_and_check,
            CheckTask(options_of(name, number), FIRST_CHECKED_SEED + number, *settings),
            f"check {number} {settings}",
        )
        for number in numbers
    ]
    return [CheckedMove(Check(*margin), Check(*chance)) for moves in work.run(tasks) for margin, chance in moves]


def net_digest(name: str) -> str:
    """Return a text that is different for other weights. Calibrating a net does not change it."""
    numbers = read_layer_numbers((NETS_DIR / f"{name}.net").read_bytes())
    return sha256(b"".join(array("f", part).tobytes() for part in numbers)).hexdigest()[:8]


def stage_row(checked: Sequence[CheckedMove], first: float, last: float) -> dict[str, Any]:
    """Return stated and real errors of the moves between these turns before the end."""
    moves = [move for move in checked if first <= move.margin.turns < last]
    row: dict[str, Any] = {"from": first, "to": None if last == inf else last, "moves": len(moves)}
    if moves:
        row["lead"] = summarise_checks([move.margin for move in moves])
        row["win"] = summarise_checks([move.chance for move in moves])
    return row


def summarise_checks(checks: Sequence[Check]) -> tuple[float, float, float]:
    """Return the stated and the real error, as root mean squares, and the share within two stated errors."""
    stated = sqrt(fmean(check.stated_error**2 for check in checks))
    real = sqrt(max(0.0, fmean(check.squared_error for check in checks)))
    return stated, real, fmean(check.is_within_two_errors for check in checks)


def write_card(name: str, calibration: Calibration) -> None:
    path = NETS_DIR / f"{name}.net"
    net = path.read_bytes()
    fits = {field: list(values) for field, values in calibration._asdict().items()}
    path.write_bytes(with_model_card(net, read_model_card(net) | fits))


def options_of(name: str, number: int) -> dict[str, Any]:
    game, _, players = name.partition("-")
    return {"game": game, "players": 2 if players == "2" else MULTIPLAYER_COUNTS[number // 2 % len(MULTIPLAYER_COUNTS)]}


# The page


def make_page(results: dict[str, Any]) -> str:
    errors = ERRORS_HEAD.format(games=PLAYED_GAMES, seconds=ANALYSIS_SECONDS)
    summaries = [summary(name, results[name]) for name in sorted(results)]
    return (
        HEAD
        + "".join(summaries)
        + errors
        + "".join(row for name in sorted(results) for row in error_rows(name, results[name]))
    )


def summary(name: str, result: dict[str, Any]) -> str:
    game, players = table_of(name)
    wins, leads = mean_error(read_bins(result, "wins")), mean_error(read_bins(result, "leads"))
    return f"| {game} | {players} | {result['games']} | {result['predictions']} | {100 * wins:.1f} | {leads:.1f} |\n"


def mean_error(bins: Sequence[ReliabilityBin]) -> float:
    errors = sum(bin_.times * abs(bin_.mean_predicted - bin_.mean_observed) for bin_ in bins)
    return errors / sum(bin_.times for bin_ in bins)


def error_rows(name: str, result: dict[str, Any]) -> list[str]:
    game, players = table_of(name)
    rows = []
    for stage in result["stages"]:
        if stage["moves"]:
            turns = f"from {stage['from']:g}" if stage["to"] is None else f"{stage['from']:g} to {stage['to']:g}"
            stated, real, share = stage["lead"]
            lead = f"{stated:.1f} | {real:.1f} | {share:.0%}"
            stated, real, share = stage["win"]
            win = f"{100 * stated:.0f}% | {100 * real:.0f}% | {share:.0%}"
            rows.append(f"| {game} | {players} | {turns} | {stage['moves']} | {lead} | {win} |\n")
    return rows


def details(results: dict[str, Any]) -> str:
    return "\n".join([DETAILS_HEAD, *(make_section(name, results[name]) for name in sorted(results))])


def make_section(name: str, result: dict[str, Any]) -> str:
    game, players = table_of(name)
    groups = zip(read_bins(result, "wins"), read_bins(result, "leads"), strict=True)
    lines = [
        f"## {game}, {players} players",
        "",
        f"{result['games']} games, {result['predictions']} predictions.",
        "",
        "| predictions | predicted win rate | observed win rate | predicted lead | observed lead |",
        "|---:|---:|---:|---:|---:|",
        *(
            f"| {win.times} | {win.mean_predicted:.0%} | {win.mean_observed:.0%} "
            f"| {lead.mean_predicted:.1f} | {lead.mean_observed:.1f} |"
            for win, lead in groups
        ),
        "",
    ]
    return "\n".join(lines)


def table_of(net: str) -> tuple[str, str]:
    """Return the game of a net and its numbers of players."""
    game, _, players = net.partition("-")
    return game.capitalize(), "2" if players == "2" else "3 to 6"


def read_bins(result: dict[str, Any], kind: str) -> list[ReliabilityBin]:
    return [ReliabilityBin(*bin_) for bin_ in result[kind]]


def draw_curves(results: dict[str, Any], kind: str) -> str:
    """Draw predicted values from left to right and observed values from bottom to top."""
    side, (low, high), (factor, unit) = PLOT_SIDE_PX, PLOT_RANGES[kind], PLOT_UNITS[kind]
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-40 -10 {side + 190} {side + 50}" '
        'font-family="sans-serif" font-size="13" fill="none">',
        f'<rect x="-40" y="-10" width="{side + 190}" height="{side + 50}" fill="#fff"/>',
        f'<path d="M0 0V{side}H{side}M0 {side}L{side} 0" stroke="#999"/>',
    ]
    for quarter in range(5):
        at, label = quarter * side // 4, f"{factor * (low + quarter * (high - low) / 4):.0f}{unit}"
        lines.append(f'<text x="{at}" y="{side + 18}" text-anchor="middle" fill="#333">{label}</text>')
        lines.append(f'<text x="-6" y="{side - at + 4}" text-anchor="end" fill="#333">{label}</text>')
    for number, name in enumerate(sorted(results)):
        colour = COLOURS[number % len(COLOURS)]
        scale = side / (high - low)
        points = " ".join(
            f"{scale * (bin_.mean_predicted - low):.0f},{scale * (high - bin_.mean_observed):.0f}"
            for bin_ in read_bins(results[name], kind)
        )
        lines.append(f'<polyline points="{points}" stroke="{colour}" stroke-width="2"/>')
        lines.append(f'<text x="{side + 20}" y="{20 + 20 * number}" fill="{colour}">{name}</text>')
    return "\n".join([*lines, "</svg>", ""])


if __name__ == "__main__":
    main()
