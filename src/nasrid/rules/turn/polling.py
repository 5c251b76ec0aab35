"""Polling: one seat after another may do something or pass."""

from dataclasses import dataclass, replace

from nasrid.rules.errors import IllegalActionError
from nasrid.rules.table.actions import Action, Pass
from nasrid.rules.table.events import Passed
from nasrid.rules.table.scoring import Seat
from nasrid.rules.table.state import State, Step


@dataclass(frozen=True, slots=True)
class PollSeats(Step):
    """The base of steps that poll the seats in turn. Whether a seat is polled reveals something about its hand."""

    waiting: tuple[Seat, ...]  # seats still to be polled

    def is_polled(self, state: State, seat: int) -> bool:
        """Return True if the seat has a choice, or if every seat is polled."""
        raise NotImplementedError

    def decider(self, state: State) -> int | None:
        return next((seat for seat in self.waiting if self.is_polled(state, seat)), None)

    def refusal(self) -> tuple[str, str]:
        """Return the rule and the reason for rejecting any other action."""
        raise NotImplementedError

    def legal_actions(self, state: State) -> list[Action]:
        return [Pass()]

    def apply(self, state: State, action: Action) -> None:
        """Apply a pass. Subclasses apply the other actions."""
        if not isinstance(action, Pass):
            raise IllegalActionError(*self.refusal())
        assert state.seat is not None
        state.emit(Passed(state.seat))
        state.finish_step()
        state.push(self.polling_after(state.seat))

    def polling_after(self, seat: int) -> Step:
        """Return the step for the seats after this one."""
        return replace(self, waiting=self.waiting[self.waiting.index(seat) + 1 :])

    def polling_from(self, seat: int) -> Step:
        """Return the step with this seat as the next."""
        return replace(self, waiting=self.waiting[self.waiting.index(seat) :])
