"""Asking around: one seat after another may do something or pass."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from nasrid.rules.table.actions import Action, Pass
from nasrid.rules.table.events import Passed
from nasrid.rules.table.scoring import Seat
from nasrid.rules.table.state import Handler, State, Step


@dataclass(frozen=True, slots=True)
class AskAround(Step):
    """The base of steps that ask the seats in turn. Who is asked, and who is not, tells something of their hands."""

    waiting: tuple[Seat, ...]  # still to be asked

    asks = True

    def is_asked(self, state: State, seat: int) -> bool:
        """Whether that seat can do anything, or everybody is asked."""
        raise NotImplementedError

    def decider(self, state: State) -> int | None:
        return next((seat for seat in self.waiting if self.is_asked(state, seat)), None)

    def legal(self, state: State) -> list[Action]:
        return [Pass()]

    def pass_(self, state: State, action: Pass) -> None:
        assert state.seat is not None
        state.emit(Passed(state.seat))
        state.finish_step()
        state.push(self.asking_after(state.seat))

    def asking_after(self, seat: int) -> Step:
        """The same for those who come after that seat."""
        return replace(self, waiting=self.waiting[self.waiting.index(seat) + 1 :])

    def asking_from(self, seat: int) -> Step:
        """The same, but that seat is the next."""
        return replace(self, waiting=self.waiting[self.waiting.index(seat) :])

    handlers: ClassVar[Mapping[type[Action], Handler]] = {Pass: pass_}
