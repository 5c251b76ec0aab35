"""Nasrid: the board games Alhambra and Granada, the combined game, and the four modules of the first expansion."""

from nasrid import loading  # imported first, because it chooses between compiled and source modules
from nasrid.rules.errors import ComponentError, IllegalActionError, NotationError, OptionsError, RecordError
from nasrid.rules.game import Game
from nasrid.rules.record import replay
from nasrid.rules.table.options import Options
from nasrid.rules.table.view import PlayerView, View
from nasrid.rules.text.notation import parse_action, write_action
from nasrid.rules.undo import UndoStack

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
    "write_action",
]
__version__ = "0.1.0"
is_compiled = loading.is_compiled_loaded()
