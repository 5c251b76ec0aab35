"""Play the matches of docs/ladder.md and write that page.

    make ladder           or            python benchmarks/ladder.py [--only NAME ...] [--more]
    make ladder MINUTES=10                                           [--minutes N]

Every result is stored in benchmarks/ladder.json, so that one match can be played again without the others. With
--minutes each match gets its share of that time and plays as many games as fit, and nothing is written. With --more
unfinished matches continue, within the given minutes if any; their games are stored in benchmarks/ladder. On a busy
machine, use --own-time, which measures the bots' CPU time.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from itertools import pairwise
from math import ceil, inf
from pathlib import Path
from time import monotonic, perf_counter, process_time
from typing import Any

from nasrid.arena.driver import MoveTimes, PlayedGame
from nasrid.arena.match import Failure, Fixture, Match, RemainingMatch
from nasrid.arena.pool import play_on_cores
from nasrid.arena.report import format_duration
from nasrid.arena.standing import MatchStandings
from nasrid.bots import LEVELS
from nasrid.checkout import current_commit
from nasrid.rules.table.options import Options

BENCHMARKS_DIR = Path(__file__).parent
RESULTS_FILE = BENCHMARKS_DIR / "ladder.json"
GAMES_DIR = BENCHMARKS_DIR / "ladder"  # of unfinished matches, one game per line
PAGE_FILE = BENCHMARKS_DIR.parent / "docs" / "ladder.md"
DETAILS = BENCHMARKS_DIR / "results" / "ladder.md"
LADDER_SEED = 1
TABLES = [(game, players) for game in ("alhambra", "granada", "combined") for players in (2, 4)]
EXPANSION_MODULES = ("vizier", "exchange", "bonus", "huts")  # as played, even if more modules are added later


@dataclass(frozen=True)
class LadderMatch:
    """A match and the win rate that its first bot should reach.

    The lower end of the interval counts, or the upper end if the bots should be equal.
    """

    name: str
    codes: tuple[str, ...]
    games: int
    game: str = "alhambra"
    players: int = 2
    modules: tuple[str, ...] = ()
    aim: float | None = None
    should_be_equal: bool = False

    def match(self, should_use_cpu_time: bool = False) -> Match:
        options = Options(game=self.game, players=self.players, modules=frozenset(self.modules))
        clock = process_time if should_use_cpu_time else perf_counter
        return Match(options, self.codes, LADDER_SEED, ceil(self.games / self.players), clock=clock)

    @property
    def command(self) -> str:
        modules = f" --modules {','.join(self.modules)}" if self.modules else ""
        table = f"--game {self.game} --players {self.players}{modules}"
        return f"nasrid arena {' '.join(self.codes)} {table} --games {self.games} --seed {LADDER_SEED}"


def _in_all_games(
    name: str, codes: tuple[str, ...], games: int, aims: Sequence[float | None] = (None,) * len(TABLES)
) -> list[LadderMatch]:
    """Return a match in every game, for two and for four players."""
    return [
        LadderMatch(f"{name}-{game}-{players}", codes, games, game, players, aim=aim)
        for (game, players), aim in zip(TABLES, aims, strict=True)
    ]


def _levels() -> Iterator[LadderMatch]:
    """Yield a match of each level against the one below. The last level thinks long, so it plays fewer games."""
    *quick, last = LEVELS
    for rival, level in pairwise(quick):
        yield from _in_all_games(f"{level}-{rival}", (level, rival), 200)
    yield from _in_all_games(f"{last}-{quick[-1]}", (f"{last}:200ms", quick[-1]), 40)


LADDER_MATCHES = (
    *_in_all_games("greedy", ("greedy", "random"), 1000, (0.99, 0.97, 0.95, 0.95, 0.95, 0.95)),
    LadderMatch("greedy-modules-4", ("greedy", "random"), 60, players=4, modules=EXPANSION_MODULES),
    LadderMatch("planner-1-alhambra-2", ("planner-1:1s", "greedy"), 400, aim=0.7),
    LadderMatch("planner-1-alhambra-4", ("planner-1:1s", "greedy"), 400, players=4, aim=0.4),
    *_in_all_games("scholar", ("scholar", "greedy"), 200),
    *_in_all_games("planner", ("planner:1s", "greedy"), 400, (0.93, 0.68, 0.92, 0.65, 0.93, 0.75)),
    LadderMatch("planner-modules-4", ("planner:1s", "greedy"), 400, players=4, modules=EXPANSION_MODULES, aim=0.65),
    LadderMatch("planner-planner-1", ("planner:1s", "planner-1:1s"), 400, aim=0.7),
    LadderMatch("scholar-planner-1", ("scholar", "planner-1:1s"), 400, aim=0.5, should_be_equal=True),
    *_levels(),
    LadderMatch("mirror-2", ("merchant", "merchant"), 200),
    LadderMatch("mirror-4", ("merchant", "merchant", "merchant", "merchant"), 80, players=4),
)


def main() -> None:
    arguments = _arguments()
    rungs = [rung for rung in LADDER_MATCHES if not arguments.only or rung.name in arguments.only]
    results: dict[str, Any] = json.loads(RESULTS_FILE.read_text()) if RESULTS_FILE.exists() else {}
    for rung in rungs:
        print(rung.command, flush=True)
        seconds = arguments.minutes and arguments.minutes * 60 / len(rungs)
        result = (
            resume(rung, seconds, arguments.own_time) if arguments.more else play(rung, seconds, arguments.own_time)
        )
        if not result["bots"]:
            print("  no game has ended within this time", flush=True)
            continue
        for row in result["bots"]:
            print(
                f"  {row['name']:14} {_percent(row['win_rate'])} ({_interval(row)}), {row['games']} games", flush=True
            )
        if not arguments.more and not seconds:
            (GAMES_DIR / f"{rung.name}.jsonl").unlink(missing_ok=True)
        if arguments.more or not seconds:
            results[rung.name] = result
            RESULTS_FILE.write_text(f"{json.dumps(results, indent=1)}\n")
            PAGE_FILE.write_text(make_page(results))
            DETAILS.write_text(details(results))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Play the matches of docs/ladder.md.")
    parser.add_argument(
        "--only", nargs="+", choices=[rung.name for rung in LADDER_MATCHES], help="play only these matches"
    )
    parser.add_argument("--minutes", type=float, help="the total time; plays fewer games and writes nothing")
    parser.add_argument("--more", action="store_true", help="continue unfinished matches and store their games")
    parser.add_argument("--own-time", action="store_true", help="measure the bots' CPU time")
    return parser.parse_args()


def play(rung: LadderMatch, seconds: float | None = None, should_use_cpu_time: bool = False) -> dict[str, Any]:
    """Return the result of a match, or of as many games as fit into `seconds`, with its date and machine.

    Without a finished game it has no rows.
    """
    match, place = rung.match(should_use_cpu_time), run_info(should_use_cpu_time)
    standings = MatchStandings(match)
    for fixture, played in play_for(match, seconds):
        standings.add(fixture, played)
    return {**place, "bots": rows_of(standings)}


def rows_of(standings: MatchStandings) -> list[dict[str, Any]]:
    """Return a row for each bot, or none before the first game has ended."""
    return [asdict(row) for row in standings.rows()] if standings.played else []


def resume(rung: LadderMatch, seconds: float | None, should_use_cpu_time: bool) -> dict[str, Any]:
    """Continue an unfinished match and return its result. Its games are stored until the last one is played."""
    match, place, path = (
        rung.match(should_use_cpu_time),
        run_info(should_use_cpu_time),
        GAMES_DIR / f"{rung.name}.jsonl",
    )
    games = [StoredGame.from_line(line) for line in path.read_text().splitlines()] if path.exists() else []
    GAMES_DIR.mkdir(exist_ok=True)
    with path.open("a") as file:
        for fixture, played in play_for(RemainingMatch(match, frozenset(game.fixture for game in games)), seconds):
            games.append(StoredGame(place, fixture, played))
            print(games[-1].to_line(), file=file, flush=True)
    if len(games) == match.games:
        path.unlink()
    return result_of(match, games)


@dataclass(frozen=True)
class StoredGame:
    """A game of an unfinished match with its date and machine."""

    place: dict[str, Any]
    fixture: Fixture
    played: PlayedGame

    @classmethod
    def from_line(cls, line: str) -> StoredGame:
        kept = json.loads(line)
        played = PlayedGame(
            scores=tuple(kept["scores"]),
            winners=tuple(kept["winners"]),
            scorings={int(scoring): tuple(scores) for scoring, scores in kept["scorings"].items()},
            move_times=tuple(MoveTimes(*clock) for clock in kept["clocks"]),
            record={},
        )
        return cls(kept["place"], Fixture(*kept["fixture"]), played)

    def to_line(self) -> str:
        played = self.played
        clocks = [[clock.moves, clock.seconds, clock.slowest_seconds, clock.late_moves] for clock in played.move_times]
        kept = {"place": self.place, "fixture": self.fixture, "scores": played.scores, "winners": played.winners}
        return json.dumps({**kept, "scorings": played.scorings, "clocks": clocks})


def result_of(match: Match, games: Sequence[StoredGame]) -> dict[str, Any]:
    standings, parts = MatchStandings(match), []
    for game in games:
        standings.add(game.fixture, game.played)
        if game.place not in parts:
            parts.append(game.place)
    counts = [sum(game.place == part for game in games) for part in parts]
    run_infos = [{**part, "games": count} for part, count in zip(parts, counts, strict=True)]
    return {"parts": run_infos, "bots": rows_of(standings)}


def play_for(job: Match | RemainingMatch, seconds: float | None) -> Iterator[tuple[Fixture, PlayedGame]]:
    deadline = monotonic() + seconds if seconds else inf
    for fixture, result in play_on_cores(job, None, lambda: monotonic() > deadline):
        if isinstance(result, Failure):
            sys.exit(result.message)
        yield fixture, result


def run_info(should_use_cpu_time: bool) -> dict[str, Any]:
    """Return the date and the machine of a match."""
    return {
        "commit": current_commit(),
        "date": datetime.now(UTC).date().isoformat(),
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "own_time": should_use_cpu_time,
    }


# The page


HEAD = """\
# Ladder

This page shows how strong the [bots](bots.md) are. `make ladder` (benchmarks/ladder.py) plays the matches and writes
it. Every deal is played once in each rotation of the seats, as [the arena](arena.md) explains. Percentages in brackets
are 95% confidence intervals (Wilson). The [table of all matches](../benchmarks/results/ladder.md) has scores, times,
Elo ratings, and the command and commit to repeat each match.

## Win rates

The table shows the win rate of the first bot, by game and number of players. With two players, 50% is an equal share.
With four, the first bot plays against three copies of the second, and 25% is an equal share. `planner:1s` is the bot
`planner` with one second per move.

"""
AIMS = """\

## Targets

A target is reached if the lower end of the interval is at least the target. A target of "equal" is reached if the
interval includes or exceeds an equal share.

| match | target | win rate | result |
|---|---:|---:|---|
"""


def make_page(results: dict[str, Any]) -> str:
    played = [rung for rung in LADDER_MATCHES if rung.name in results]
    aims = [_aim_row(rung, results[rung.name]["bots"]) for rung in played if rung.aim is not None]
    return HEAD + "\n".join(_overview(played, results)) + AIMS + "\n".join(aims) + "\n"


def details(results: dict[str, Any]) -> str:
    lines = ["# Matches of the ladder", "", "The [ladder](../../docs/ladder.md) summarises these results.", ""]
    for rung in LADDER_MATCHES:
        if rung.name in results:
            lines += _section(rung, results[rung.name])
    return "\n".join(lines)


def _overview(rungs: Sequence[LadderMatch], results: dict[str, Any]) -> list[str]:
    """Return the first bot's win rate in every game."""
    matches: dict[tuple[str, ...], dict[tuple[str, int], str]] = {}
    for rung in rungs:
        if len(rung.codes) == 2 and not rung.modules:
            first = results[rung.name]["bots"][0]
            matches.setdefault(rung.codes, {})[rung.game, rung.players] = (
                f"{_percent(first['win_rate'])} ({_interval(first)})"
            )
    return [
        f"| match | {' | '.join(f'{game.capitalize()} {players}' for game, players in TABLES)} |",
        f"|---|{'---:|' * len(TABLES)}",
        *(
            f"| {' against '.join(codes)} | {' | '.join(wins.get(table, '–') for table in TABLES)} |"
            for codes, wins in matches.items()
        ),
        "",
    ]


def _aim_row(rung: LadderMatch, rows: Sequence[dict[str, Any]]) -> str:
    assert rung.aim is not None
    first = rows[0]
    rate = f"{_percent(first['win_rate'])} ({_interval(first)})"
    target = "equal" if rung.should_be_equal else f"{rung.aim:.0%}"
    return f"| {_title(rung)} | {target} | {rate} | {_verdict(rung, rows)} |"


def _section(rung: LadderMatch, result: dict[str, Any]) -> list[str]:
    parts = [_place(part) for part in result.get("parts", [result])]
    if len(parts) > 1:
        parts = [f"{part['games']} games {place}" for part, place in zip(result["parts"], parts, strict=True)]
    return [
        f"## {_title(rung)}",
        "",
        f"    {rung.command}",
        "",
        f"Equal share {_percent(1 / rung.players)}{_aim(rung, result['bots'])}; {'; '.join(parts)}.",
        "",
        "| bot | games | win rate | 95% interval | mean score | time per move | slowest move | late moves | Elo |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
        *(_line(row) for row in result["bots"]),
        "",
    ]


def _place(part: dict[str, Any]) -> str:
    own_time = ", CPU time only" if part.get("own_time") else ""
    return f"{part['date']}, commit {part['commit']}, Python {part['python']}, {part['cores']} cores{own_time}"


def _title(rung: LadderMatch) -> str:
    first, *others = dict.fromkeys(rung.codes)
    against = f"{first} against {', '.join(others)}" if others else f"{first} against itself"
    modules = " with all modules" if rung.modules else ""
    return f"{rung.game.capitalize()} for {rung.players}{modules}: {against}"


def _aim(rung: LadderMatch, rows: Sequence[dict[str, Any]]) -> str:
    if rung.aim is not None:
        return f", target for {rung.codes[0]} {_percent(rung.aim)}: {_verdict(rung, rows)}"
    return f", {_missing(rung, rows)}" if _missing(rung, rows) else ""


def _verdict(rung: LadderMatch, rows: Sequence[dict[str, Any]]) -> str:
    """Return whether the target is reached, or how many games of an unfinished match have been played."""
    end = rows[0]["high" if rung.should_be_equal else "low"]
    return _missing(rung, rows) or ("reached" if end >= (rung.aim or 0) else "not reached")


def _missing(rung: LadderMatch, rows: Sequence[dict[str, Any]]) -> str:
    games = games_of(rung, rows)
    return f"{games} of {rung.games} games" if games < rung.games else ""


def games_of(rung: LadderMatch, rows: Sequence[dict[str, Any]]) -> int:
    return int(sum(row["games"] for row in rows)) // rung.players


def _line(row: dict[str, Any]) -> str:
    elo = "–" if row["elo"] is None else f"{row['elo']:.0f}"
    return (
        f"| {row['name']} | {row['games']} | {_percent(row['win_rate'])} | {_interval(row)} | {row['mean_score']:.1f} "
        f"| {format_duration(row['seconds_per_move'])} | {format_duration(row['slowest_move'])} "
        f"| {row['late_moves']} | {elo} |"
    )


def _percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def _interval(row: dict[str, Any]) -> str:
    return f"{100 * row['low']:.1f}–{100 * row['high']:.1f}%"


if __name__ == "__main__":
    main()
