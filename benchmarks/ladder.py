"""Who beats whom, and how surely: plays the matches of docs/ladder.md and writes that page.

    make ladder           or            python benchmarks/ladder.py [--only NAME ...]
    make ladder MINUTES=10                                           [--minutes N]

Every match is also kept in benchmarks/ladder.json, so that one of them can be played again without the others. With
--minutes each match gets its share of that time and as many games as that allows, and nothing is written. On a machine
that does other things besides, --own-time gives the bots the time that the processor spends on them.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from itertools import pairwise
from math import ceil, inf
from pathlib import Path
from time import monotonic, perf_counter, process_time
from typing import Any

from nasrid.arena.match import Failure, Match
from nasrid.arena.pool import play_on_cores
from nasrid.arena.report import duration
from nasrid.arena.standing import Standing
from nasrid.bots import LEVELS
from nasrid.checkout import commit
from nasrid.rules.table.options import Options

HERE = Path(__file__).parent
RESULTS = HERE / "ladder.json"
PAGE = HERE.parent / "docs" / "ladder.md"
SEED = 1
ENOUGH = 400  # games to say that an aim is reached
EXPANSION = ("vizier", "exchange", "bonus", "huts")  # as it was played, whatever modules there may be later


@dataclass(frozen=True)
class Rung:
    """A match, and the share of wins that its first bot is meant to reach: the lower end of the interval counts."""

    name: str
    codes: tuple[str, ...]
    games: int
    game: str = "alhambra"
    players: int = 2
    modules: tuple[str, ...] = ()
    aim: float | None = None

    def match(self, own_time: bool = False) -> Match:
        options = Options(game=self.game, players=self.players, modules=frozenset(self.modules))
        clock = process_time if own_time else perf_counter
        return Match(options, self.codes, SEED, ceil(self.games / self.players), clock=clock)

    @property
    def command(self) -> str:
        modules = f" --modules {','.join(self.modules)}" if self.modules else ""
        table = f"--game {self.game} --players {self.players}{modules}"
        return f"nasrid arena {' '.join(self.codes)} {table} --games {self.games} --seed {SEED}"


def _levels() -> list[Rung]:
    """Each level against the next one; the last thinks for long."""
    quick = [name for name in LEVELS if name != "vizier"]
    return [Rung(f"{level}-{rival}", (level, rival), 200) for rival, level in pairwise(quick)]


RUNGS = (
    Rung("greedy-2", ("greedy", "random"), 1000, aim=0.99),
    Rung("greedy-4", ("greedy", "random"), 1000, players=4, aim=0.97),
    Rung("greedy-granada-2", ("greedy", "random"), 1000, "granada", aim=0.95),
    Rung("greedy-granada-4", ("greedy", "random"), 1000, "granada", players=4, aim=0.95),
    Rung("greedy-combined-2", ("greedy", "random"), 1000, "combined", aim=0.95),
    Rung("greedy-combined-4", ("greedy", "random"), 1000, "combined", players=4, aim=0.95),
    Rung("greedy-modules-4", ("greedy", "random"), 60, players=4, modules=EXPANSION),
    Rung("planner-1-2", ("planner-1:1s", "greedy"), 200, aim=0.7),
    Rung("planner-1-4", ("planner-1:1s", "greedy"), 200, players=4, aim=0.4),
    Rung("scholar-2", ("scholar", "greedy"), 200),
    Rung("scholar-4", ("scholar", "greedy"), 100, players=4),
    Rung("scholar-granada-2", ("scholar", "greedy"), 200, "granada"),
    Rung("scholar-combined-2", ("scholar", "greedy"), 100, "combined"),
    Rung("planner-2", ("planner:1s", "greedy"), 300, aim=0.92),
    Rung("planner-4", ("planner:1s", "greedy"), 400, players=4, aim=0.65),
    Rung("planner-granada-2", ("planner:1s", "greedy"), 200, "granada", aim=0.9),
    Rung("planner-granada-4", ("planner:1s", "greedy"), 200, "granada", players=4, aim=0.62),
    Rung("planner-combined-2", ("planner:1s", "greedy"), 12, "combined", aim=0.85),
    Rung("planner-combined-4", ("planner:1s", "greedy"), 32, "combined", players=4, aim=0.58),
    Rung("planner-modules-4", ("planner:1s", "greedy"), 60, players=4, modules=EXPANSION, aim=0.58),
    Rung("planner-planner-1", ("planner:1s", "planner-1:1s"), 200, aim=0.7),
    Rung("scholar-planner-1", ("scholar", "planner-1:1s"), 100, aim=0.5),
    *_levels(),
    Rung("mirror-2", ("merchant", "merchant"), 200),
    Rung("mirror-4", ("merchant", "merchant", "merchant", "merchant"), 80, players=4),
    Rung("vizier-scholar", ("vizier:200ms", "scholar"), 40),
)


def main() -> None:
    arguments = _arguments()
    rungs = [rung for rung in RUNGS if not arguments.only or rung.name in arguments.only]
    results: dict[str, Any] = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    for rung in rungs:
        print(rung.command, flush=True)
        seconds = arguments.minutes and arguments.minutes * 60 / len(rungs)
        result = play(rung, seconds, arguments.own_time)
        for row in result["bots"]:
            print(
                f"  {row['name']:14} {_percent(row['win_rate'])} ({_interval(row)}), {row['games']} games", flush=True
            )
        if not seconds:
            results[rung.name] = result
            RESULTS.write_text(f"{json.dumps(results, indent=1)}\n")
            PAGE.write_text(page(results))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Play the matches of docs/ladder.md.")
    parser.add_argument("--only", nargs="+", choices=[rung.name for rung in RUNGS], help="these matches alone")
    parser.add_argument("--minutes", type=float, help="for all of them together, with fewer games; nothing is written")
    parser.add_argument("--own-time", action="store_true", help="a bot's time is what the processor spends on it")
    return parser.parse_args()


def play(rung: Rung, seconds: float | None = None, own_time: bool = False) -> dict[str, Any]:
    """The result of a match, or of what can be played of it in so many seconds, with when and where it was played."""
    match, played, until = rung.match(own_time), commit(), monotonic() + seconds if seconds else inf
    standing = Standing(match)
    for fixture, result in play_on_cores(match, None, lambda: monotonic() > until):
        if isinstance(result, Failure):
            sys.exit(result.sentence)
        standing.add(fixture, result)
    return {
        "commit": played,
        "date": datetime.now(UTC).date().isoformat(),
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "own_time": own_time,
        "bots": [asdict(row) for row in standing.rows()],
    }


# The page

LIMITS = """## What limits the planner

Where the planner does not reach its aim, these ways to search better were tried in Alhambra, with the method of
`benchmarks/search.py`. Errors are standard errors.

- **More imagined games.** The planner stops when it is sure, after about 0.2 s of its second. With 200 imagined games
  for every candidate it would have found moves that are better, by its own measure, by 0.015 points for two players
  (43 turns); with 120 by 0.04 points for four (27 turns). What looks best at first sight is 0.24 and 0.26 points
  behind.
- **Looking further ahead**, judged by playing the choices to the end. For two players (181 turns) two rounds instead of
  one bring 0.10 ± 0.14 points a turn, three rounds 0.25 ± 0.13, and of the wins 0.2% ± 0.3% and 0.0% ± 0.3%, in more
  than twice the time. For four (31 turns) it is 0.4 ± 0.5 and 0.3 ± 0.5 points. Three rounds may deserve a longer
  trial.
- **More candidates**, fourteen instead of eight: 0.4 ± 0.25 points for two players (46 turns), -0.3 ± 0.3 for four (31
  turns).

So time is not what it lacks, and none of these is surely better. What is left to suspect is the judgement of the nets,
which have learned from few games ([learning.md](learning.md)). Matches with less than a hundred games here have only
been begun: their intervals are too wide to tell whether an aim is in reach.
"""


def page(results: dict[str, Any]) -> str:
    lines = [
        "# The ladder",
        "",
        "Written by `make ladder` (benchmarks/ladder.py). Every deal is played once in each rotation of the seats, the",
        "last bot fills the seats that are left, and 95% is Wilson's interval of the share of wins;",
        "[arena.md](arena.md) explains the rest. Each match can be played again with its command, at its commit.",
        "",
    ]
    for rung in RUNGS:
        if rung.name in results:
            lines += _section(rung, results[rung.name])
    return "\n".join([*lines, LIMITS])


def _section(rung: Rung, result: dict[str, Any]) -> list[str]:
    where = f"{result['date']}, commit {result['commit']}, Python {result['python']}, {result['cores']} cores"
    if result.get("own_time"):
        where += ", time of the processor alone"
    return [
        f"## {_title(rung)}",
        "",
        f"    {rung.command}",
        "",
        f"Fair share {_percent(1 / rung.players)}{_aim(rung, result['bots'])}; {where}.",
        "",
        "| bot | games | wins | 95% | score | time for a move | slowest | late | Elo |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
        *(_line(row) for row in result["bots"]),
        "",
    ]


def _title(rung: Rung) -> str:
    first, *others = dict.fromkeys(rung.codes)
    against = f"{first} against {', '.join(others)}" if others else f"{first} against itself"
    modules = " with all modules" if rung.modules else ""
    return f"{rung.game.capitalize()} for {rung.players}{modules}: {against}"


def _aim(rung: Rung, rows: Sequence[dict[str, Any]]) -> str:
    if rung.aim is None:
        return ""
    reached = "reached" if rows[0]["low"] >= rung.aim else "not reached"
    few = f" in fewer than {ENOUGH} games" if rows[0]["games"] < ENOUGH else ""
    return f", aim for {rung.codes[0]} {_percent(rung.aim)}: {reached}{few}"


def _line(row: dict[str, Any]) -> str:
    elo = "–" if row["elo"] is None else f"{row['elo']:.0f}"
    return (
        f"| {row['name']} | {row['games']} | {_percent(row['win_rate'])} | {_interval(row)} | {row['mean_score']:.1f} "
        f"| {duration(row['seconds_per_move'])} | {duration(row['slowest_move'])} | {row['late_moves']} | {elo} |"
    )


def _percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def _interval(row: dict[str, Any]) -> str:
    return f"{100 * row['low']:.1f}–{100 * row['high']:.1f}%"


if __name__ == "__main__":
    main()
