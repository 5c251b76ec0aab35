"""Verification of evaluation results: repeat a sample of the games and say what differs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from platform import python_version
from random import SystemRandom
from time import perf_counter
from typing import Any

from nasrid.arena.driver import PlayedGame
from nasrid.arena.evaluation import (
    PROTOCOL_VERSION,
    REFERENCE_BOTS,
    TASKS,
    Deals,
    Outcome,
    engine_name,
    hash_file,
    hash_record,
    incompatibility,
    make_match,
    outcome_of,
    submission_file,
    summarise,
)
from nasrid.arena.match import Failure, Fixture, Match, MatchPart
from nasrid.arena.pool import play_on_cores
from nasrid.bots import Bot, Entrant
from nasrid.dealing import deal
from nasrid.rules.errors import RecordError
from nasrid.rules.game import RULES_VERSION
from nasrid.rules.record import replay, replay_actions, start_replay
from nasrid.rules.table.actions import Action
from nasrid.rules.table.view import View

Records = dict[tuple[Any, ...], dict[str, Any]]  # by task, opponent, deal and rotation
RECORD_KEY = ("task", "opponent", "deal", "rotation")


class CountingClock:
    """A clock that counts how often it is read."""

    def __init__(self) -> None:
        self.reads = 0

    def __call__(self) -> float:
        self.reads += 1
        return perf_counter()


class RepeatingBot(Bot):
    """A bot that repeats actions."""

    def __init__(self, seed: int, actions: Sequence[Action]) -> None:
        super().__init__(seed)
        self._actions = iter(actions)

    def choose(self, view: View, seconds: float) -> Action:
        return next(self._actions)


@dataclass(frozen=True)
class RepeatedMatch(Match):
    """A match whose first entrant repeats its actions of one game."""

    actions: tuple[Action, ...] = ()

    def entrant(self, number: int) -> Entrant:
        """Return an entrant by its number."""
        opponent = super().entrant(1)
        return replace(opponent, make=lambda seed: RepeatingBot(seed, self.actions)) if number == 0 else opponent


def index_records(records: list[dict[str, Any]]) -> Records:
    return {tuple(entry[name] for name in RECORD_KEY): entry["record"] for entry in records}


def find_differences(
    result: Any, records: Records | None, sample: int, submission: Path | None = None
) -> Iterator[str]:
    """Yield a sentence for every difference between a result and what this version computes.

    Args:
        result: The JSON values of a result file.
        records: The records of its games, or None. All are checked. They prove the games of bots that depend on the
            time.
        sample: The number of games of each match to repeat. They are drawn at random, so that nobody can predict them.
        submission: The file whose hash was published; None for the file of `policy:FILE`.
    """
    try:
        yield from _find_setup_differences(result)
        if result.get("public"):
            yield from _find_submission_differences(result, submission or submission_file(result["code"]))
        yield from _find_missing_matches(result["results"])
        deals = Deals(result.get("public", ""), result.get("submission", ""))
        for row in result["results"]:
            if row["task"] not in TASKS or row["opponent"] not in REFERENCE_BOTS:
                yield f"{row['task']} against {row['opponent']}: there is no such match in this protocol"
            else:
                seed = deals.seed(row["task"])
                match = make_match(result["code"], row["task"], row["opponent"], result["games"], seed)
                is_same_engine = engine_of(result) == engine_of({"engine": engine_name(), "python": python_version()})
                for difference in _find_row_differences(match, row, records, sample, is_same_engine):
                    yield f"{row['task']} against {row['opponent']}, {difference}"
    except KeyError as error:
        yield f"the file is not a result that can be verified: it has no field {error}"
    except (TypeError, AttributeError, ValueError) as error:
        yield f"the file is not a result that can be verified ({type(error).__name__}: {error})"


def engine_of(result: Any) -> tuple[str, str]:
    """Return what bots that ignore the clock depend on: their sums are rounded differently since Python 3.12."""
    return result["engine"], ".".join(result["python"].split(".")[:2])


def _find_setup_differences(result: Any) -> Iterator[str]:
    for name, own in (("protocol", PROTOCOL_VERSION), ("rules_version", RULES_VERSION)):
        if result[name] != own:
            yield f"{name} is {result[name]}, but this version has {own}"


def _find_submission_differences(result: Any, file: Path | None) -> Iterator[str]:
    if file is None:
        yield "the hash of the submission was not compared; pass the submission with --submission"
        return
    try:
        own = hash_file(file)
    except OSError as error:
        yield f"{file} cannot be read: {error.strerror}; pass the submission with --submission"
        return
    if own != result["submission"]:
        yield f"{file} has the hash {own}, but the submission has {result['submission']}"


def _find_missing_matches(rows: list[dict[str, Any]]) -> Iterator[str]:
    """Yield every opponent that was left out: a task has a match against each one."""
    if not rows:
        yield "the result contains no match"
    for task in dict.fromkeys(row["task"] for row in rows):
        played = [row["opponent"] for row in rows if row["task"] == task]
        for opponent in REFERENCE_BOTS:
            if played.count(opponent) != 1:
                yield f"{task} against {opponent}, there are {played.count(opponent)} matches instead of one"


def _find_row_differences(
    match: Match, row: dict[str, Any], records: Records | None, sample: int, is_same_engine: bool
) -> Iterator[str]:
    if row["seed"] != str(match.seed):
        yield f"the seed is {row['seed']}, but it follows from the public value and the submission as {match.seed}"
    if "failure" in row:
        yield from _find_failure_differences(match, row)
    else:
        yield from _find_outcome_differences(match, row, records, sample, is_same_engine)


def _find_failure_differences(match: Match, row: dict[str, Any]) -> Iterator[str]:
    """Check that the bot cannot play the match: it rejects the options, or the game that failed fails again."""
    if incompatibility(match.codes[0], match.options):
        return
    fixture = Fixture(row.get("deal", 0), row.get("rotation", 0))
    if fixture not in match.fixtures():
        yield "it was not played, and no failed game of the match is named"
    elif not isinstance(_play_in_process(match, fixture), Failure):
        yield f"it was not played, but {fixture} ends when repeated"


def _play_in_process(match: Match, fixture: Fixture) -> PlayedGame | Failure:
    """Play a game in another process, because the bot may kill it."""
    [(_, played)] = play_on_cores(MatchPart(match, (fixture,)), 1, lambda: False)
    return played


def _find_outcome_differences(
    match: Match, row: dict[str, Any], records: Records | None, sample: int, is_same_engine: bool
) -> Iterator[str]:
    outcomes: list[Outcome] = row["outcomes"]
    fixtures = [Fixture(outcome["deal"], outcome["rotation"]) for outcome in outcomes]
    if fixtures != list(match.fixtures()):
        yield f"the games are not the {match.games} games of the match"
        return
    for name, value in summarise(match, outcomes).items():
        if row[name] != value:
            yield f"{name} is {row[name]}, but the games give {value}"
    repeated = set(SystemRandom().sample(fixtures, min(sample, len(fixtures))))
    for fixture, outcome in zip(fixtures, outcomes, strict=True):
        record = (records or {}).get((row["task"], row["opponent"], *fixture))
        differences = [] if records is None else list(_find_record_differences(match, fixture, outcome, record))
        if fixture in repeated:
            differences += _find_repetition_differences(match, fixture, outcome, record, is_same_engine)
        for difference in differences:
            yield f"{fixture}: {difference}"


def _find_repetition_differences(
    match: Match, fixture: Fixture, outcome: Outcome, record: dict[str, Any] | None, is_same_engine: bool
) -> Iterator[str]:
    """Play the game again. If it may depend on the time or the engine, a record can justify another course."""
    clock = CountingClock()
    played = replace(match, clock=clock).play(fixture)
    if isinstance(played, Failure):
        yield f"it could not be played again: {played.message}"
        return
    again = outcome_of(fixture, played)
    if again == outcome:
        return
    if is_same_engine and not _reads_clock(clock, played):
        names = [name for name in again if again[name] != outcome[name]]
        yield "; ".join(f"{name} is {outcome[name]}, but {again[name]} when repeated" for name in names)
    elif record is None:
        yield "it depends on the time, or another engine or Python played it; pass the records of the evaluation"
    elif is_same_engine and not _has_moves_of_opponents(match, fixture, record):
        yield f"{match.codes[1]} chooses other moves than in its record"


def _reads_clock(clock: CountingClock, played: PlayedGame) -> bool:
    """Return True if a bot has read the clock, which the driver reads twice per move."""
    return clock.reads > 2 * sum(times.moves for times in played.move_times)


def _has_moves_of_opponents(match: Match, fixture: Fixture, record: dict[str, Any]) -> bool:
    """Return True if the opponents, which ignore the clock, choose their moves of a record again."""
    seat = match.seating(fixture).index(0)
    try:
        actions = tuple(step.action for step in replay_actions(start_replay(record), record) if step.seat == seat)
    except RecordError:
        return True  # reported already
    repeated = RepeatedMatch(match.options, match.codes, match.seed, match.deals, match.tiles, actions=actions)
    played = repeated.play(fixture)
    return not isinstance(played, Failure) and played.record["actions"] == record["actions"]


def _find_record_differences(
    match: Match, fixture: Fixture, outcome: Outcome, record: dict[str, Any] | None
) -> Iterator[str]:
    """Check the hash and the deal of a record, and replay it. This needs no bot."""
    if record is None:
        yield "it has no record"
        return
    if hash_record(record) != outcome["record"]:
        yield f"its record has the hash {hash_record(record)}, not {outcome['record']}"
        return
    start = dict(deal(match.options, match.game_seed(fixture), match.tiles).record())
    for name in ("seed", "position", "options"):
        if record.get(name) != start.get(name):
            yield f"its record starts with another {name}"
    try:
        game = replay(record)
    except RecordError as error:
        yield f"its record cannot be replayed: {error}"
        return
    for name, value in (("scores", list(game.scores)), ("winners", list(game.winners))):
        if outcome[name] != value:
            yield f"{name} is {outcome[name]}, but its record ends with {value}"
