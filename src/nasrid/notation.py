"""Text and JSON forms: actions in notation, and values as JSON."""

from nasrid.rules.errors import NotationError
from nasrid.rules.text.notation import parse_action, write_action
from nasrid.rules.wire.encode import encode

__all__ = ["NotationError", "encode", "parse_action", "write_action"]
