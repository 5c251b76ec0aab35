"""Nasrid: the board games Alhambra and Granada, the combined game, and the four modules of the first expansion."""

from collections.abc import Callable
from typing import Any

from nasrid import loading  # imported first, because it chooses between compiled and source modules
from nasrid.rules.errors import ComponentError, IllegalActionError, NotationError, OptionsError, RecordError
from nasrid.rules.game import Game
from nasrid.rules.record import replay
from nasrid.rules.table.options import Options
from nasrid.rules.table.view import PlayerView, View
from nasrid.rules.text.notation import parse_action, write_action
from nasrid.rules.undo import UndoStack
from nasrid.rules.wire.source import attach_docstrings

__all__ = [
    "ComponentError",
    "Game",
    "IllegalActionError",
    "NotationError",
    "Options",
    "OptionsError",
    "PlayerView",
    "RecordError",
    "UndoStack",
    "View",
    "is_compiled",
    "parse_action",
    "replay",
    "review",
    "write_action",
]
__version__ = "0.1.0"


def review(
    record: Any, effort: str = "standard", on_progress: Callable[[int, int], None] | None = None
) -> dict[str, Any]:
    """Return the review of a finished game as JSON values (docs/reviews.md).

    Args:
        record: The JSON values of a record.
        effort: "quick", "standard" or "deep".
        on_progress: Called after every decision with the number of actions that are done, and of all actions.

    Raises:
        RecordError: The record is impossible, too long, altered, or its game is not over.
        ValueError: There is no effort of this name.
    """
    from nasrid.reviews import review as review_record  # the bots are loaded only when they are needed

    return review_record(record, effort, on_progress)


is_compiled = loading.is_compiled_loaded()
attach_docstrings(globals())
