"""The fields of a view that the `changes` of an event never contain."""

from __future__ import annotations

CONSTANT_FIELDS = ("options", "viewer")
SENT_WITH_DECISION = ("legal_actions",)  # sent in `decision`
