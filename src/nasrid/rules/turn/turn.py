"""The beginning of a turn (docs/rules.md 4.1)."""

from __future__ import annotations

from dataclasses import dataclass

from nasrid.rules.table.events import TurnBegan
from nasrid.rules.table.rules import rules_of
from nasrid.rules.table.scoring import Seat
from nasrid.rules.table.state import State, Step


@dataclass(frozen=True, slots=True)
class BeginTurn(Step):
    """Start the turn of a seat; players take turns clockwise (CORE-TURN-01)."""

    seat: Seat

    def run(self, state: State) -> None:
        state.turn = self.seat
        state.paid_exactly = False
        if state.collects_events:
            state.emit(TurnBegan(self.seat))
        state.push_reversed(_reversed_turn_steps(self.seat, state))


def _reversed_turn_steps(seat: int, state: State) -> tuple[Step, ...]:
    """Return the steps of a turn in the order of an agenda, the first one last."""
    steps: tuple[Step, ...] | None = state.turn_steps.get(seat)
    if steps is None:
        steps = state.turn_steps[seat] = rules_of(state.options).turn_steps(seat, state.options)[::-1]
    return steps
