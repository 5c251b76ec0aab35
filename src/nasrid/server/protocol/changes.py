"""What of a view the events of a game leave out."""

from __future__ import annotations

CONSTANT_FIELDS = ("options", "viewer")
SENT_WITH_DECISION = ("legal_actions",)  # `turn` tells them
