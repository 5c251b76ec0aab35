"""Play the matches of docs/ladder.md and write that page.

    make ladder           or            python benchmarks/ladder.py [--only NAME ...] [--own-time]
    make ladder MINUTES=10                                           [--minutes N] [--out DIR]

The matches are played one after another. Their results are stored in ladder.json in the folder DIR (default:
benchmarks), and the games of an unfinished match in the folder ladder next to it. The same command therefore continues
after an interruption or after --minutes. A finished match is played again only if its deals, nets or levels have
changed; its previous result is then dropped. After any other change of a bot, delete its matches from ladder.json.

The page is written only from the default folder. On a busy machine, use --own-time, which measures the bots' CPU time.

The numbers of games are fixed in advance. A match with a target has at least 400. If the interval then contains the
target, the result is close, and the match has twice as many. A match that should be equal always has 400.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from hashlib import sha256
from itertools import pairwise
from math import ceil, inf
from pathlib import Path
from time import monotonic, perf_counter, process_time
from typing import Any

from nasrid.arena.driver import PlayedGame
from nasrid.arena.match import Failure, Fixture, Match, MatchPart
from nasrid.arena.pool import play_on_cores
from nasrid.arena.report import format_duration
from nasrid.arena.standing import MatchStandings
from nasrid.bots import LEVELS
from nasrid.bots.catalogue import LEARNED_BOTS, split_budget
from nasrid.bots.learned.bundled import NETS_DIR, net_name
from nasrid.bots.levels import STYLES
from nasrid.checkout import current_commit
from nasrid.rules.table.options import Options

BENCHMARKS_DIR = Path(__file__).parent
PAGE_FILE = BENCHMARKS_DIR.parent / "docs" / "ladder.md"
DETAILS = BENCHMARKS_DIR / "results" / "ladder.md"
LADDER_SEED = 20261119  # other deals than those of training and of earlier ladders
CLOSE_FACTOR = 2  # a match with a close result has this many times its games
NET_BOTS = (*LEARNED_BOTS, "vizier")
TABLES = [(game, players) for game in ("alhambra", "granada", "combined") for players in (2, 4)]
EXPANSION_MODULES = ("vizier", "exchange", "bonus", "huts")  # as played, even if more modules are added later


@dataclass(frozen=True)
class LadderMatch:
    """A match and the win rate that its first bot should reach.

    The lower end of the interval counts, or the upper end if the bots should be equal.
    """

    name: str
    codes: tuple[str, ...]
    games: int  # if the result is not close
    game: str = "alhambra"
    players: int = 2
    modules: tuple[str, ...] = ()
    aim: float | None = None
    should_be_equal: bool = False

    @property
    def options(self) -> Options:
        return Options(game=self.game, players=self.players, modules=frozenset(self.modules))

    def match(self, games: int, should_use_cpu_time: bool = False) -> Match:
        """Return a match of this many games. A longer one begins with the games of a shorter one."""
        clock = process_time if should_use_cpu_time else perf_counter
        return Match(self.options, self.codes, LADDER_SEED, ceil(games / self.players), clock=clock)

    def standings(self, games: int, played: Iterable[StoredGame]) -> MatchStandings:
        """Return the standings after those of the played games that belong to a match of this many games."""
        standings = MatchStandings(self.match(games))
        fixtures = set(standings.match.fixtures())
        for game in played:
            if game.fixture in fixtures:
                standings.add(game.fixture, game.played)
        return standings

    def planned_games(self, played: Sequence[StoredGame]) -> int:
        """Return the number of games. There are more if the result of the first ones is close to the target."""
        first = self.match(self.games).games
        if self.aim is None or self.should_be_equal or len(played) < first:
            return first
        row = self.standings(self.games, played).rows()[0]
        return self.match(CLOSE_FACTOR * self.games).games if row.low < self.aim <= row.high else first

    @property
    def version(self) -> str:
        """Return a text that is different for other deals, levels or nets."""
        names = [split_budget(code)[0] for code in self.codes]
        digest = sha256(repr((LADDER_SEED, [STYLES.get(name) for name in names])).encode())
        if any(name in NET_BOTS for name in names):
            digest.update((NETS_DIR / f"{net_name(self.options)}.net").read_bytes())
        return digest.hexdigest()[:8]

    def command(self, games: int) -> str:
        """Return the command that repeats the match."""
        modules = f" --modules {','.join(self.modules)}" if self.modules else ""
        table = f"--game {self.game} --players {self.players}{modules}"
        return f"nasrid arena {' '.join(self.codes)} {table} --games {games} --seed {LADDER_SEED}"


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
        yield from _in_all_games(f"{level}-{rival}", (level, rival), 400)
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
    ladder = Ladder(arguments.out, arguments.own_time)
    deadline = inf if arguments.minutes is None else monotonic() + 60 * arguments.minutes
    for rung in LADDER_MATCHES:
        if monotonic() >= deadline:
            break
        if not arguments.only or rung.name in arguments.only:
            print(rung.command(rung.games), flush=True)
            for row in ladder.play(rung, deadline)["bots"]:
                rate = f"{_percent(row['win_rate'])} ({_interval(row)})"
                print(f"  {row['name']:14} {rate}, {row['games']} games", flush=True)
    if arguments.out == BENCHMARKS_DIR:
        PAGE_FILE.write_text(make_page(ladder.results))
        DETAILS.write_text(details(ladder.results))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Play the matches of docs/ladder.md.")
    parser.add_argument(
        "--only", nargs="+", choices=[rung.name for rung in LADDER_MATCHES], help="play only these matches"
    )
    parser.add_argument("--minutes", type=float, help="stop after this time; 0 only writes the page")
    parser.add_argument("--own-time", action="store_true", help="measure the bots' CPU time")
    parser.add_argument("--out", type=Path, default=BENCHMARKS_DIR, metavar="DIR", help="the folder of the results")
    return parser.parse_args()


class Ladder:
    """The results in a folder. An interrupted match continues; a finished one is not played again."""

    def __init__(self, folder: Path, should_use_cpu_time: bool = False) -> None:
        self.folder = folder
        self.should_use_cpu_time = should_use_cpu_time
        self._results_file = folder / "ladder.json"
        self.results = read_results(self._results_file)

    def play(self, rung: LadderMatch, deadline: float = inf) -> dict[str, Any]:
        """Play the missing games of a match until the deadline. Return the result, which may have no rows yet."""
        result: dict[str, Any] | None = self.results.get(rung.name)
        if result and not _missing(rung, result):
            return result
        path = self.folder / "ladder" / f"{rung.name}-{rung.version}.jsonl"  # while the match is not finished
        path.parent.mkdir(parents=True, exist_ok=True)
        games = [StoredGame.from_line(line) for line in path.read_text().splitlines()] if path.exists() else []
        with path.open("a") as file:
            for game in self._remaining_games(rung, games, deadline):
                games.append(game)
                print(game.to_line(), file=file, flush=True)
        result = result_of(rung, games)
        if games:
            self.results[rung.name] = result
            self._results_file.write_text(f"{json.dumps(self.results, indent=1)}\n")
        if not _missing(rung, result):
            path.unlink()
        return result

    def _remaining_games(self, rung: LadderMatch, games: Sequence[StoredGame], deadline: float) -> Iterator[StoredGame]:
        """Yield the missing games, which are appended to `games`. A close result needs more of them."""
        place = run_info(self.should_use_cpu_time)
        while len(games) < rung.planned_games(games) and monotonic() < deadline:
            match = rung.match(rung.planned_games(games), self.should_use_cpu_time)
            part = MatchPart.after(match, {game.fixture for game in games})
            for fixture, played in play_on_cores(part, None, lambda: monotonic() > deadline):
                if isinstance(played, Failure):
                    sys.exit(played.message)
                yield StoredGame(place, fixture, played)


def read_results(path: Path) -> dict[str, Any]:
    """Return the results of a file. Those of other deals, nets or levels are left out."""
    results: dict[str, Any] = json.loads(path.read_text()) if path.exists() else {}
    versions = {rung.name: rung.version for rung in LADDER_MATCHES}
    return {name: result for name, result in results.items() if result.get("version") == versions.get(name, "")}


@dataclass(frozen=True)
class StoredGame:
    """A game of an unfinished match with its date and machine."""

    place: dict[str, Any]
    fixture: Fixture
    played: PlayedGame

    @classmethod
    def from_line(cls, line: str) -> StoredGame:
        fields = json.loads(line)
        return cls(fields["place"], Fixture(*fields["fixture"]), PlayedGame.from_summary(fields))

    def to_line(self) -> str:
        return json.dumps({"place": self.place, "fixture": self.fixture, **self.played.summary()})


def result_of(rung: LadderMatch, games: Sequence[StoredGame]) -> dict[str, Any]:
    planned = rung.planned_games(games)
    standings, parts = rung.standings(planned, games), []
    for game in games:
        if game.place not in parts:
            parts.append(game.place)
    counts = [sum(game.place == part for game in games) for part in parts]
    return {
        "version": rung.version,
        "planned": planned,
        "parts": [{**part, "games": count} for part, count in zip(parts, counts, strict=True)],
        "bots": [asdict(row) for row in standings.rows()] if games else [],
    }


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


HEAD = f"""\
# Ladder

This page shows how strong the [bots](bots.md) are. `make ladder` (benchmarks/ladder.py) plays the matches and writes
it. Every deal is played once in each rotation of the seats, as [the arena](arena.md) explains. Percentages in brackets
are 95% confidence intervals (Wilson). The [table of all matches](../benchmarks/results/ladder.md) has scores, times,
Elo ratings, and the command and commit to repeat each match.

All results are of the present nets and levels and of the deals of seed {LADDER_SEED}. Results of earlier ones are
dropped. A dash marks a match that has not been played with the present ones yet.

## Win rates

The table shows the win rate of the first bot, by game and number of players. With two players, 50% is an equal share.
With four, the first bot plays against three copies of the second, and 25% is an equal share. `planner:1s` is the bot
`planner` with one second per move.

"""
AIMS = """\

## Targets

A target is reached if the lower end of the interval is at least the target. A target of "equal" is reached if the
interval includes or exceeds an equal share. The numbers of games are fixed in advance. A match has at least 400, and
twice as many if the interval then contains the target. A match with the target "equal" always has 400.

| match | target | win rate | result |
|---|---:|---:|---|
"""


def make_page(results: dict[str, Any]) -> str:
    aims = [_aim_row(rung, results.get(rung.name)) for rung in LADDER_MATCHES if rung.aim is not None]
    return HEAD + "\n".join(_overview(results)) + AIMS + "\n".join(aims) + "\n"


def details(results: dict[str, Any]) -> str:
    lines = ["# Matches of the ladder", "", "The [ladder](../../docs/ladder.md) summarises these results.", ""]
    for rung in LADDER_MATCHES:
        if rung.name in results:
            lines += _section(rung, results[rung.name])
    return "\n".join(lines)


def _overview(results: dict[str, Any]) -> list[str]:
    """Return the first bot's win rate in every game."""
    matches: dict[tuple[str, ...], dict[tuple[str, int], str]] = {}
    for rung in LADDER_MATCHES:
        if len(rung.codes) == 2 and not rung.modules:
            wins = matches.setdefault(rung.codes, {})
            if rung.name in results:
                wins[rung.game, rung.players] = _win_rate(results[rung.name])
    return [
        f"| match | {' | '.join(f'{game.capitalize()} {players}' for game, players in TABLES)} |",
        f"|---|{'---:|' * len(TABLES)}",
        *(
            f"| {' against '.join(codes)} | {' | '.join(wins.get(table, '–') for table in TABLES)} |"
            for codes, wins in matches.items()
        ),
        "",
    ]


def _aim_row(rung: LadderMatch, result: dict[str, Any] | None) -> str:
    target = "equal" if rung.should_be_equal else f"{rung.aim:.0%}"
    rate, verdict = (_win_rate(result), _verdict(rung, result)) if result else ("–", "not played yet")
    return f"| {_title(rung)} | {target} | {rate} | {verdict} |"


def _section(rung: LadderMatch, result: dict[str, Any]) -> list[str]:
    parts = [_place(part) for part in result["parts"]]
    if len(parts) > 1:
        parts = [f"{part['games']} games {place}" for part, place in zip(result["parts"], parts, strict=True)]
    return [
        f"## {_title(rung)}",
        "",
        f"    {rung.command(result['planned'])}",
        "",
        f"Equal share {_percent(1 / rung.players)}{_aim(rung, result)}; {'; '.join(parts)}.",
        "",
        "| bot | games | win rate | 95% interval | mean score | time per move | slowest move | late moves | Elo |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
        *(_line(row) for row in result["bots"]),
        "",
    ]


def _place(part: dict[str, Any]) -> str:
    own_time = ", CPU time only" if part["own_time"] else ""
    return f"{part['date']}, commit {part['commit']}, Python {part['python']}, {part['cores']} cores{own_time}"


def _title(rung: LadderMatch) -> str:
    first, *others = dict.fromkeys(rung.codes)
    against = f"{first} against {', '.join(others)}" if others else f"{first} against itself"
    modules = " with all modules" if rung.modules else ""
    return f"{rung.game.capitalize()} for {rung.players}{modules}: {against}"


def _aim(rung: LadderMatch, result: dict[str, Any]) -> str:
    if rung.aim is not None:
        return f", target for {rung.codes[0]} {_percent(rung.aim)}: {_verdict(rung, result)}"
    return f", {_missing(rung, result)}" if _missing(rung, result) else ""


def _verdict(rung: LadderMatch, result: dict[str, Any]) -> str:
    """Return whether the target is reached, or how many games of an unfinished match have been played."""
    end = result["bots"][0]["high" if rung.should_be_equal else "low"]
    return _missing(rung, result) or ("reached" if end >= (rung.aim or 0) else "not reached")


def _missing(rung: LadderMatch, result: dict[str, Any]) -> str:
    games, planned = games_of(rung, result), result["planned"]
    return f"{games} of {planned} games" if games < planned else ""


def games_of(rung: LadderMatch, result: dict[str, Any]) -> int:
    seats: int = sum(row["games"] for row in result["bots"])
    return seats // rung.players


def _win_rate(result: dict[str, Any]) -> str:
    """Return the win rate of the first bot with its interval."""
    first = result["bots"][0]
    return f"{_percent(first['win_rate'])} ({_interval(first)})"


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
