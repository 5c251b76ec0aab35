"""Games come to an end: who takes tiles out and exchanges them again and again must do something else."""

from __future__ import annotations

from collections.abc import Sequence

from nasrid.bots.appraisal import without_upheaval
from nasrid.rules.actions import Action, Build, Remove, Reserve, Swap

IN_A_ROW = 2


class Restraint:
    """Counts the own turns in a row that only moved tiles out of the city."""

    def __init__(self) -> None:
        self._in_a_row = 0

    def among(self, actions: Sequence[Action]) -> Sequence[Action]:
        """Without removals and exchanges after too many of them, if there is anything else."""
        if self._in_a_row < IN_A_ROW:
            return actions
        return without_upheaval(actions)

    def noting(self, action: Action) -> Action:
        if isinstance(action, Remove | Swap):
            self._in_a_row += 1
        elif not isinstance(action, Build | Reserve):  # a tile that comes back is no progress
            self._in_a_row = 0
        return action
