"""Nasrid: Alhambra, Granada, both together, and the first expansion's four modules."""

from nasrid.rules.errors import ComponentError, IllegalAction, NotationError, OptionsError, RecordError
from nasrid.rules.game import Game
from nasrid.rules.notation import parse_action, write_action
from nasrid.rules.options import Options
from nasrid.rules.record import replay

__all__ = [
    "ComponentError",
    "Game",
    "IllegalAction",
    "NotationError",
    "Options",
    "OptionsError",
    "RecordError",
    "parse_action",
    "replay",
    "write_action",
]
__version__ = "0.1.0"
