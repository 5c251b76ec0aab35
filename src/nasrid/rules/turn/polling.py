"""Asking around: one seat after another may do something or pass."""

from __future__ import annotations

from dataclasses import dataclass, replace

from nasrid.rules.errors import IllegalActionError
from nasrid.rules.table.actions import Action, Pass
from nasrid.rules.table.events import Passed
from nasrid.rules.table.scoring import Seat
from nasrid.rules.table.state import State, Step


@dataclass(frozen=True, slots=True)
class PollSeats(Step):
    """The base of steps that ask the seats in turn. Who is asked, and who is not, tells something of their hands."""

    waiting: tuple[Seat, ...]  # still to be asked

    def is_polled(self, state: State, seat: int) -> bool:
        """Whether that seat can do anything, or everybody is asked."""
        raise NotImplementedError

    def decider(self, state: State) -> int | None:
        return next((seat for seat in self.waiting if self.is_polled(state, seat)), None)

    def refusal(self) -> tuple[str, str]:
        """The rule and the words for who wants to do something else."""
        raise NotImplementedError

    def legal_actions(self, state: State) -> list[Action]:
        return [Pass()]

    def apply(self, state: State, action: Action) -> None:
        """Only to pass; what else may be done, the step itself takes."""
        if not isinstance(action, Pass):
            raise IllegalActionError(*self.refusal())
        assert state.seat is not None
        state.emit(Passed(state.seat))
        state.finish_step()
        state.push(self.polling_after(state.seat))

    def polling_after(self, seat: int) -> Step:
        """The same for those who come after that seat."""
        return replace(self, waiting=self.waiting[self.waiting.index(seat) + 1 :])

    def polling_from(self, seat: int) -> Step:
        """The same, but that seat is the next."""
        return replace(self, waiting=self.waiting[self.waiting.index(seat) :])
