"""A limit on consecutive redesigns, so that games between bots always end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from nasrid.bots.heuristics.appraisal import without_redesigns
from nasrid.bots.heuristics.module_evaluation import PROGRESS_EVENTS
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import Event, SeatEvent, TileRemoved, TilesSwapped
from nasrid.rules.table.view import View

MAX_CONSECUTIVE_REDESIGNS: Final = 2


@final
class RedesignLimiter:
    """Counts the removals and swaps of each seat since it last used up a limited supply.

    It counts events, because a move that a bot chose need not have been made.
    """

    def __init__(self) -> None:
        self._consecutive_redesigns: dict[int, int] = {}  # by seat

    def observe(self, event: Event) -> None:
        """Count an event."""
        if isinstance(event, (TileRemoved, TilesSwapped)):
            self._consecutive_redesigns[event.seat] = self._consecutive_redesigns.get(event.seat, 0) + 1
        elif type(event) in PROGRESS_EVENTS and isinstance(event, SeatEvent):
            self._consecutive_redesigns[event.seat] = 0

    def filter(self, view: View) -> Sequence[Action]:
        """Return the legal actions without redesigns if there were too many, unless there are no others."""
        assert view.seat is not None
        if self._consecutive_redesigns.get(view.seat, 0) < MAX_CONSECUTIVE_REDESIGNS:
            return view.legal_actions
        return without_redesigns(view.legal_actions)
