"""Games come to an end: who takes tiles out and exchanges them again and again must do something else."""

from __future__ import annotations

from collections.abc import Sequence

from nasrid.bots.heuristics.appraisal import without_redesigns
from nasrid.bots.heuristics.module_evaluation import PROGRESS_ACTIONS
from nasrid.rules.table.actions import Action, Remove, Swap

MAX_CONSECUTIVE_REDESIGNS = 2


class RedesignLimiter:
    """Counts the removals and exchanges since the seat last took money, a tile or a hut: of those there is an end."""

    def __init__(self) -> None:
        self._consecutive_redesigns = 0

    def filter(self, actions: Sequence[Action]) -> Sequence[Action]:
        """Without removals and exchanges after too many of them, if there is anything else."""
        if self._consecutive_redesigns < MAX_CONSECUTIVE_REDESIGNS:
            return actions
        return without_redesigns(actions)

    def record(self, action: Action) -> Action:
        if isinstance(action, Remove | Swap):
            self._consecutive_redesigns += 1
        elif type(action) in PROGRESS_ACTIONS:
            self._consecutive_redesigns = 0
        return action
