"""Matches that measure the strength of a bot, so that published results are comparable.

The deals are either fixed, for quick checks, or drawn from a public value that became known after the submission was
committed. Changing a task, its opponents, its games or a seed requires a new protocol version (docs/evaluation.md).
"""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import ceil
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from nasrid.arena.driver import MoveTimes, PlayedGame
from nasrid.arena.match import Failure, Fixture, Match, entrant_of
from nasrid.arena.pool import play_on_cores
from nasrid.arena.standing import MatchStandings
from nasrid.bots.catalogue import split_budget
from nasrid.checkout import current_commit
from nasrid.levels import POLICY_PREFIX
from nasrid.rules.game import RULES_VERSION
from nasrid.rules.table.options import Options

PROTOCOL_VERSION = 1
EVALUATION_SEED = 20260801
GAMES_PER_MATCH = 400

OnFailure: TypeAlias = Callable[[Fixture, Failure], None]


class Task(NamedTuple):
    """A table at which a bot meets each reference bot in turn. The reference bot plays all other seats."""

    options: Options
    tiles: int = 0


REFERENCE_BOTS = ("random", "apprentice", "mason", "greedy")
TASKS = {
    "mini": Task(Options(players=2), tiles=6),
    "short": Task(Options(players=2), tiles=20),
    "duel": Task(Options(players=2)),
    "duel-granada": Task(Options(game="granada", players=2)),
    "duel-combined": Task(Options(game="combined", players=2)),
    "alhambra": Task(Options(players=4)),
    "granada": Task(Options(game="granada", players=4)),
    "combined": Task(Options(game="combined", players=4)),
    "grand": Task(Options(game="combined", players=4, modules=frozenset(("bonus", "exchange", "huts", "vizier")))),
}


Outcome = dict[str, Any]  # one game: deal, rotation, scores, winners and the hash of its record


@dataclass(frozen=True)
class Deals:
    """The origin of the deals: a public value and the hash of the submission, or neither for the fixed deals."""

    public: str = ""
    submission: str = ""

    def seed(self, task: str) -> int:
        """Return the seed of the matches of a task. Capitals and additional spaces do not change it."""
        if not self.public:
            return EVALUATION_SEED
        public = " ".join(self.public.lower().split())
        text = f"{public} {self.submission} {task}"
        return int.from_bytes(sha256(text.encode()).digest(), "big")


def hash_file(path: Path) -> str:
    """Return the SHA-256 of a file, which is published before the public value is known."""
    return sha256(path.read_bytes()).hexdigest()


def submission_file(code: str) -> Path | None:
    """Return the file that a bot code names, or None if it is a class or a bot of this package."""
    if not code.startswith(POLICY_PREFIX):
        return None
    name, _ = split_budget(code)
    return Path(os.path.expanduser(name.removeprefix(POLICY_PREFIX)))


def hash_record(record: dict[str, Any]) -> str:
    """Return the SHA-256 of a record without the codes of the players, because these may contain folders."""
    shared = {name: value for name, value in record.items() if name != "players"}
    return sha256(json.dumps(shared, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def make_match(code: str, task: str, opponent: str, games: int, seed: int) -> Match:
    options, tiles = TASKS[task]
    return Match(options, (code, opponent), seed, ceil(games / options.players), tiles)


def incompatibility(code: str, options: Options) -> str:
    """Return the reason why a bot cannot play with these options, or an empty string."""
    entrant = entrant_of(code)
    try:
        return entrant.make(0).incompatibility(options)
    except Exception:  # the first game fails, too, and reports it
        return ""


class FailedGame(NamedTuple):
    """The game because of which a match has no result."""

    fixture: Fixture
    failure: Failure


class EvaluationRow(NamedTuple):
    """The result of one match as JSON values, and the records of its games."""

    result: dict[str, Any]
    records: list[dict[str, Any]]


def evaluate(
    code: str,
    task: str,
    games: int,
    processes: int | None,
    on_failure: OnFailure,
    deals: Deals | None = None,
    should_stop: Callable[[], bool] = lambda: False,
    opponents: Sequence[str] = REFERENCE_BOTS,
) -> Iterator[EvaluationRow]:
    """Play the matches of a task and yield each result: the bot's win rate with its 95% interval, and every game.

    Args:
        code: The code of the bot.
        task: The name of the task.
        games: The minimum number of games per match.
        processes: The number of processes, or None for one per core.
        on_failure: Receives the game that could not be finished. Its match has no result. A bot that cannot play the
            task at all plays no game.
        deals: The origin of the deals; None for the fixed ones.
        should_stop: Called regularly; when it returns True, the unfinished matches are dropped.
        opponents: The reference bots to meet.
    """
    seed = (deals or Deals()).seed(task)
    reason = incompatibility(code, TASKS[task].options)
    for opponent in opponents:
        if should_stop():
            return
        match = make_match(code, task, opponent, games, seed)
        place = {"task": task, "opponent": opponent, "seed": str(seed)}
        if reason:
            yield EvaluationRow({**place, "failure": reason}, [])
            continue
        played = _play_match(match, processes, should_stop)
        if isinstance(played, FailedGame):
            on_failure(*played)
            yield EvaluationRow({**place, "failure": played.failure.message, **played.fixture._asdict()}, [])
            continue
        if len(played) < match.games:  # stopped
            return
        outcomes = [outcome_of(fixture, end) for fixture, end in sorted(played.items())]
        names = {"task": task, "opponent": opponent}
        records = [{**names, **fixture._asdict(), "record": end.record} for fixture, end in sorted(played.items())]
        yield EvaluationRow({**place, **summarise(match, outcomes), "outcomes": outcomes}, records)


def _play_match(
    match: Match, processes: int | None, should_stop: Callable[[], bool]
) -> dict[Fixture, PlayedGame] | FailedGame:
    games: dict[Fixture, PlayedGame] = {}
    for fixture, played in play_on_cores(match, processes, should_stop):
        if isinstance(played, Failure):
            return FailedGame(fixture, played)
        games[fixture] = played
    return games


def outcome_of(fixture: Fixture, played: PlayedGame) -> Outcome:
    result = {"scores": list(played.scores), "winners": list(played.winners)}
    return {**fixture._asdict(), **result, "record": hash_record(played.record)}


def summarise(match: Match, outcomes: list[Outcome]) -> dict[str, Any]:
    """Return the win rate of the bot with its interval, and its points."""
    standings = MatchStandings(match)
    for outcome in outcomes:
        standings.add(Fixture(outcome["deal"], outcome["rotation"]), _played(match, outcome))
    own, opponent = standings.rows()
    return {
        "games": standings.played,
        "won": own.win_rate,
        "low": own.low,
        "high": own.high,
        "points": own.mean_score,
        "points_ahead": own.mean_score - opponent.mean_score,
    }


def _played(match: Match, outcome: Outcome) -> PlayedGame:
    times = tuple(MoveTimes() for _ in range(match.options.players))
    return PlayedGame(tuple(outcome["scores"]), tuple(outcome["winners"]), {}, times, {})


def evaluation_info(games: int, deals: Deals) -> dict[str, Any]:
    """Return the settings that must be equal for results to be comparable, and the versions of the software."""
    from nasrid import __version__

    protocol = {"protocol": PROTOCOL_VERSION, "rules_version": RULES_VERSION, "games": games}
    origin = {"public": deals.public, "submission": deals.submission} if deals.public else {"seed": EVALUATION_SEED}
    versions = {
        "nasrid": __version__,
        "commit": current_commit(),
        "python": platform.python_version(),
        "engine": engine_name(),
    }
    return {**protocol, **origin, **versions}


def engine_name() -> str:
    """Return the engine in use. Compiled and interpreted bots may round differently and then choose otherwise."""
    import nasrid

    return "compiled" if nasrid.is_compiled else "interpreted"


def result_text(info: dict[str, Any], rows: list[dict[str, Any]]) -> str:
    """Return the content of a result file: the settings, and one line per match."""
    head = json.dumps(info, indent=1).removesuffix("\n}")
    return f'{head},\n "results": [\n  ' + ",\n  ".join(map(json.dumps, rows)) + "\n ]\n}\n"
