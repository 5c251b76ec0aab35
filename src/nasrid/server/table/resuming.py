"""Replays of the records that strangers send. They are computed in small steps, so that others need not wait."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

from nasrid.rules.errors import RecordError
from nasrid.rules.record import check_result, replay_actions, start_replay
from nasrid.rules.text.notation import write_action
from nasrid.server.protocol import entries
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.table.opening import MAX_RECORD_ACTIONS, entries_from_record


def replay_steps(record: dict[str, Any]) -> tuple[dict[str, Any], Iterator[AnyEntry]]:
    """Return the options of a recorded game, and its entries, one per step.

    Raises:
        RefusalError: The record is too long, impossible or altered, or another version has saved it. The steps raise it
            if only the actions show this.
    """
    actions = record.get("actions")
    if isinstance(actions, list) and len(actions) > MAX_RECORD_ACTIONS:
        raise RefusalError(
            "too_large", f"a record may have at most {MAX_RECORD_ACTIONS} actions; this one has {len(actions)}"
        )
    options, started = entries_from_record(record | {"actions": []})
    return options, chain(started, _action_steps(record))


def _action_steps(record: dict[str, Any]) -> Iterator[AnyEntry]:
    game = start_replay(record)
    try:
        for seat, action, _ in replay_actions(game, record):
            yield entries.Acted(at=0.0, seat=seat, action=write_action(action), by="player")
        check_result(game, record)
    except RecordError as error:
        raise RefusalError("record_altered", f"this record cannot be opened: {error}") from None
