"""Replays of records, and replays as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from nasrid.command_errors import EXIT_BROKEN_RECORD, CommandError
from nasrid.i18n import t
from nasrid.rules.errors import RecordError
from nasrid.rules.game import Game
from nasrid.rules.record import ReplayedAction, replay_actions, start_replay
from nasrid.rules.text.notation import write_action
from nasrid.rules.wire.encode import encode
from nasrid.terminal.files import read_json


def print_json(name: str, part: str) -> None:
    """Print the replay of a file as JSON. `part` is "story", "sheets" or "log"."""
    game, steps = load_replay(name, read_json(name))
    print(json.dumps(_as_json(game, steps, part), indent=1))


def load_replay(name: str, record: Any) -> tuple[Game, list[ReplayedAction]]:
    """Return the game of a record from this file."""
    try:
        game = start_replay(record)
        steps = list(replay_actions(game, record))
    except RecordError as error:
        raise CommandError(t("terminal-broken-record", file=name, reason=str(error)), EXIT_BROKEN_RECORD) from None
    return game, steps


def _as_json(game: Game, steps: Sequence[ReplayedAction], part: str) -> dict[str, Any]:
    result: dict[str, Any] = {
        "options": game.options.to_json(),
        "over": game.is_over,
        "scores": game.scores,
        "dirk_score": game.dirk_score,
        "winners": game.winners,
        "sheets": encode(game.sheets),
    }
    if part == "story":
        result["opening"] = encode(game.setup_events)
    if part != "sheets":
        result["steps"] = [
            {"seat": seat, "action": write_action(action)} | ({"events": encode(events)} if part == "story" else {})
            for seat, action, events in steps
        ]
    return result
