"""Records: options, seed and actions, whose replay gives the same events (docs/records.md)."""

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, NamedTuple

from nasrid.rules.errors import MADE_BEFORE_RELEASE, IllegalActionError, NotationError, RecordError
from nasrid.rules.game import RECORD_VERSION, RULES_VERSION, Game
from nasrid.rules.quoting import quoted
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import Event
from nasrid.rules.table.options import Options
from nasrid.rules.text.notation import parse_action


def replay(record: Any) -> Game:
    """Return the game of a record.

    Args:
        record: The JSON values of a record.

    Raises:
        RecordError: The record is impossible; the error names the action and the rule.
    """
    game = start_replay(record)
    for _ in replay_actions(game, record):
        pass
    return game


def check_result(game: Game, record: Any) -> None:
    """Raise RecordError if a record states another result than its actions lead to.

    Args:
        game: The game of the record after its last action.
        record: The JSON values of the record.
    """
    if not game.is_over:
        return
    for field, result in (("scores", game.scores), ("winners", game.winners)):
        if field in record and record[field] != list(result):
            raise RecordError(f"its {field} do not follow from its actions, so it was altered; save the record again")


def is_of_other_version(record: Any) -> bool:
    """Return True if another version of Nasrid, with other rules or another format, has saved a record."""
    if not isinstance(record, dict) or "actions" not in record:
        return False
    has_other_rules: bool = record.get("rules_version", RULES_VERSION) != RULES_VERSION
    return has_other_rules or record.get("version", 1) != RECORD_VERSION


def digest_of(game: Game) -> str:
    """Return the SHA-256 of a game, which does not depend on the form of its record or on names."""
    return sha256(json.dumps(game.record(), sort_keys=True).encode()).hexdigest()


def start_replay(record: Any) -> Game:
    """Return the game of a record before its first action. Its `setup_events` are those of the setup.

    Args:
        record: The JSON values of a record.

    Raises:
        RecordError: The record is impossible.
    """
    if not isinstance(record, dict):
        raise RecordError("a record is an object with rules_version, options, seed and actions")
    record_version = record.get("version", 1)
    if type(record_version) is int and record_version == 1:
        raise RecordError(f"this record {MADE_BEFORE_RELEASE}")
    if type(record_version) is not int or record_version != RECORD_VERSION:
        raise RecordError(f"its version is {quoted(record_version)}; this engine reads version {RECORD_VERSION}")
    if "rules_version" not in record:
        raise RecordError("its rules_version is missing")
    version = record["rules_version"]
    if type(version) is not int or version != RULES_VERSION:
        raise RecordError(f"rules_version is {quoted(version)}; this engine replays version {RULES_VERSION}")
    options = _read_options(record)
    if "seed" in record and "position" in record:
        raise RecordError("it has both a seed and a position; a game starts with only one of them")
    if "position" in record:
        return _game_from_position(record["position"], options)
    return _game_from_seed(record, options)


def _read_options(record: dict[str, Any]) -> Options:
    try:
        return Options.from_json(record.get("options"))
    except (ValueError, TypeError) as error:
        raise RecordError(f"its options are invalid: {error}") from None


def _game_from_position(text: Any, options: Options) -> Game:
    if not isinstance(text, str):
        raise RecordError(f"its position cannot be read: {quoted(text)} is not a text")
    try:
        game = Game.from_position(text)
    except NotationError as error:
        raise RecordError(f"its position cannot be read: {error}") from None
    if game.options != options:
        raise RecordError("its position has other options than the record")
    return game


def _game_from_seed(record: dict[str, Any], options: Options) -> Game:
    try:
        return Game.new(options, record["seed"])
    except KeyError:
        raise RecordError("it has neither a seed nor a position") from None
    except ValueError as error:
        raise RecordError(f"its seed is invalid: {error}") from None


class ReplayedAction(NamedTuple):
    """An action of a record: the seat that took it, the action, and the events that it caused."""

    seat: int
    action: Action
    events: list[Event]


def replay_actions(game: Game, record: Any) -> Iterator[ReplayedAction]:
    """Apply the actions of a record one by one. After each, the game is in the position that follows.

    Args:
        game: The game that `start_replay` returned for this record.
        record: The JSON values of a record.

    Raises:
        RecordError: The record is impossible; the error names the action and the rule.
    """
    texts = record.get("actions")
    if not isinstance(texts, list):
        raise RecordError("its actions must be a list of texts")
    for number, text in enumerate(texts, 1):
        if not isinstance(text, str):
            raise RecordError(f"action {number}: {quoted(text)} is not a text")
        try:
            seat, action = game.seat, parse_action(text)
            events = game.apply(action)
        except (IllegalActionError, NotationError) as error:
            raise RecordError(f"action {number}, {quoted(text)}: {error}") from error
        assert seat is not None  # otherwise the action was illegal
        yield ReplayedAction(seat, action, events)
