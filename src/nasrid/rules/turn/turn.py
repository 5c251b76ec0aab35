"""A turn begins (docs/rules.md 4.1)."""

from __future__ import annotations

from dataclasses import dataclass

from nasrid.rules.table.events import TurnBegan
from nasrid.rules.table.rules import rules_of
from nasrid.rules.table.scoring import Seat
from nasrid.rules.table.state import State, Step


@dataclass(frozen=True, slots=True)
class BeginTurn(Step):
    """Players take their turns clockwise (CORE-TURN-01)."""

    seat: Seat

    def run(self, state: State) -> None:
        state.turn = self.seat
        state.exact = False
        if state.is_heard:
            state.emit(TurnBegan(self.seat))
        state.stack(_stacked(self.seat, state))


def _stacked(seat: int, state: State) -> tuple[Step, ...]:
    """The steps of a turn as an agenda has them."""
    steps: tuple[Step, ...] | None = state.turns.get(seat)
    if steps is None:
        steps = state.turns[seat] = rules_of(state.options).turn(seat, state.options)[::-1]
    return steps
