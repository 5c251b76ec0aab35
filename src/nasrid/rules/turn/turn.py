"""A turn begins (docs/rules.md 4.1)."""

from __future__ import annotations

from dataclasses import dataclass

from nasrid.rules.table.events import TurnBegan
from nasrid.rules.table.options import Options
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
        state.emit(TurnBegan(self.seat))
        state.agenda += _stacked(self.seat, state.options)


def _stacked(seat: int, options: Options) -> tuple[Step, ...]:
    """The steps of a turn as an agenda has them."""
    key = BeginTurn, seat
    steps: tuple[Step, ...] | None = options.follows.get(key)
    if steps is None:
        steps = options.follows[key] = rules_of(options).turn(seat, options)[::-1]
    return steps
