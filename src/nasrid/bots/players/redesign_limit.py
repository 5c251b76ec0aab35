"""A limit on consecutive redesigns, so that games between bots always end."""

from __future__ import annotations

from collections.abc import Sequence

from nasrid.bots.heuristics.appraisal import without_redesigns
from nasrid.bots.heuristics.module_evaluation import PROGRESS_ACTIONS
from nasrid.rules.table.actions import Action, Remove, Swap

MAX_CONSECUTIVE_REDESIGNS = 2


class RedesignLimiter:
    """Counts the removals and swaps since the seat last used up a limited supply."""

    def __init__(self) -> None:
        self._consecutive_redesigns = 0

    def filter(self, actions: Sequence[Action]) -> Sequence[Action]:
        """Return the actions without redesigns if there were too many, unless there are no others."""
        if self._consecutive_redesigns < MAX_CONSECUTIVE_REDESIGNS:
            return actions
        return without_redesigns(actions)

    def record(self, action: Action) -> Action:
        if isinstance(action, Remove | Swap):
            self._consecutive_redesigns += 1
        elif type(action) in PROGRESS_ACTIONS:
            self._consecutive_redesigns = 0
        return action
