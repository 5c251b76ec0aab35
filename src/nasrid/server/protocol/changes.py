"""Fields of a view that are missing in the events of a game."""

from __future__ import annotations

CONSTANT_FIELDS = ("options", "viewer")
SENT_WITH_DECISION = ("legal_actions",)  # sent in `decision`
