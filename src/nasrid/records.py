"""Records: whole games as JSON objects, and their version numbers."""

from nasrid.rules.errors import RecordError
from nasrid.rules.game import RECORD_VERSION, RULES_VERSION
from nasrid.rules.record import ReplayedAction, replay, replay_actions, start_replay
from nasrid.rules.text.record_fields import Record

__all__ = [
    "RECORD_VERSION",
    "RULES_VERSION",
    "Record",
    "RecordError",
    "ReplayedAction",
    "replay",
    "replay_actions",
    "start_replay",
]
