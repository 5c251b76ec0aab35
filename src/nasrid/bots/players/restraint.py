"""Games come to an end: who takes tiles out and exchanges them again and again must do something else."""

from __future__ import annotations

from collections.abc import Sequence

from nasrid.bots.judgement.appraisal import without_upheaval
from nasrid.rules.modules.huts import TakeHut
from nasrid.rules.table.actions import Action, Buy, Remove, Swap, TakeMoney

IN_A_ROW = 2


class Restraint:
    """Counts the removals and exchanges since the seat last took money, a tile or a hut: of those there is an end."""

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
        elif isinstance(action, TakeMoney | Buy | TakeHut):
            self._in_a_row = 0
        return action
