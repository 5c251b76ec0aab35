"""Records: options, seed and actions, whose replay gives the same events (docs/records.md)."""

from collections.abc import Iterator
from typing import Any

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
    for _ in replay_events(game, record):
        pass
    return game


def start_replay(record: Any) -> Game:
    """Return the game of a record before its first action."""
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


def replay_events(game: Game, record: dict[str, Any]) -> Iterator[tuple[Action, list[Event]]]:
    """Apply the record's actions one by one to the game it starts with."""
    texts = record.get("actions")
    if not isinstance(texts, list):
        raise RecordError("its actions must be a list of texts")
    for number, text in enumerate(texts, 1):
        if not isinstance(text, str):
            raise RecordError(f"action {number}: {quoted(text)} is not a text")
        try:
            action = parse_action(text)
            yield action, game.apply(action)
        except (IllegalActionError, NotationError) as error:
            raise RecordError(f"action {number}, {quoted(text)}: {error}") from error
