"""The chain of steps that makes a turn (docs/rules.md 4.1)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from nasrid.rules.events import TurnBegan
from nasrid.rules.modules.vizier import OpenWindow
from nasrid.rules.state import State
from nasrid.rules.steps.act import Act
from nasrid.rules.steps.base import Step
from nasrid.rules.steps.end import CheckEnd
from nasrid.rules.steps.place import AwaitConfirmation, Place
from nasrid.rules.steps.refill import RefillDisplay, RefillSite
from nasrid.rules.steps.score import HoldQueuedScorings


def turn_of(seat: int, players: int, vizier: bool, confirm: bool) -> tuple[Step, ...]:
    window = (OpenWindow(seat),) if vizier else ()
    confirmation = (AwaitConfirmation(seat),) if confirm else ()
    return (
        Act(seat),
        Place(seat),
        *confirmation,
        RefillDisplay(),
        RefillSite(),
        HoldQueuedScorings(),
        CheckEnd(),
        *window,
        BeginTurn((seat + 1) % players),
    )


@cache
def _stacked(seat: int, players: int, vizier: bool, confirm: bool) -> tuple[Step, ...]:
    return turn_of(seat, players, vizier, confirm)[::-1]


@dataclass(frozen=True, slots=True)
class BeginTurn(Step):
    """Players take their turns clockwise (CORE-TURN-01)."""

    seat: int

    def run(self, state: State) -> None:
        state.turn = self.seat
        state.exact = False
        state.emit(TurnBegan(self.seat))
        options = state.options
        state.agenda += _stacked(self.seat, options.players, "vizier" in options.modules, options.confirm_turns)
