"""The row of a table in the arrays of a batch."""

from __future__ import annotations

from typing import Any, final

from nasrid.envs.decisions import Decisions
from nasrid.envs.observation.encoder import BaseEncoder
from nasrid.rules.table.view import View


@final
class TableRow:
    """Writes the observation and the mask of one table. Parts that still show the same are not written again."""

    def __init__(self, encoder: BaseEncoder, observation: Any, mask: Any) -> None:
        """Write with an encoder into memoryviews of float32 and int8."""
        self._encoder = encoder
        self._observation = observation
        self._mask = mask
        # the view in the row and the length of its prefix
        self._view: View | None = None
        self._known = 0

    def show(self, decisions: Decisions) -> int:
        """Show the decision and return its seat."""
        seat = decisions.seat
        assert seat is not None
        view, ledger, prefix = decisions.encoder_input(seat)
        if view is self._view:
            self._encoder.update_prefix(self._observation, view, prefix, self._known)
        else:
            self._encoder.fill(self._observation, view, ledger, prefix)
        self._view, self._known = view, len(prefix)
        decisions.fill_mask(self._mask)
        return seat
