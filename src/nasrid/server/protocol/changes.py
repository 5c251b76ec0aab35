"""What of a view the events of a game leave out."""

from __future__ import annotations

NEVER_CHANGE = ("options", "viewer")
LATER = ("legal_actions",)  # `turn` tells them
