"""Records: whole games as JSON objects, and their version numbers."""

from nasrid.rules.errors import RecordError
from nasrid.rules.game import RECORD_VERSION, RULES_VERSION
from nasrid.rules.record import replay

__all__ = ["RECORD_VERSION", "RULES_VERSION", "RecordError", "replay"]
