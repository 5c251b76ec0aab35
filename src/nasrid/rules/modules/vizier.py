"""The vizier's favour: between two turns a player may buy one tile, paid exactly (VIZ)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from nasrid.rules.actions import Action, Buy, Pass, Reactivate
from nasrid.rules.buying import buy, can_pay_exactly, purchases
from nasrid.rules.errors import IllegalAction
from nasrid.rules.events import Passed, VizierReactivated, VizierUsed
from nasrid.rules.modules.base import Module
from nasrid.rules.state import State
from nasrid.rules.steps.base import Handler, Step
from nasrid.rules.steps.end import CheckEnd
from nasrid.rules.steps.place import AwaitConfirmation, Place
from nasrid.rules.steps.refill import RefillSite


def set_up(state: State) -> None:
    for player in state.players:
        player.vizier = True  # VIZ-02


def turn_actions(state: State, seat: int) -> Sequence[Action]:
    in_play = "vizier" in state.options.modules
    return (Reactivate(),) if in_play and not state.players[seat].vizier else ()


def reactivate(state: State, seat: int, action: Reactivate) -> None:
    if "vizier" not in state.options.modules:
        raise IllegalAction("VIZ-11", "the vizier is not in play")
    if state.players[seat].vizier:
        raise IllegalAction("AMB-L14", "your vizier is active already")
    state.players[seat].vizier = True
    state.emit(VizierReactivated(seat))


MODULE = Module("vizier", set_up=set_up, turn_actions=turn_actions, handlers={Reactivate: reactivate})


@dataclass(frozen=True, slots=True)
class OpenWindow(Step):
    """After a turn: who comes next in order is asked first, who has just finished last (VIZ-13)."""

    finished: int

    def run(self, state: State) -> None:
        state.push(Window(state.seats_after(self.finished)))


@dataclass(frozen=True, slots=True)
class Window(Step):
    """Asks one after another; after each use everybody may decide again (VIZ-14, AMB-L4)."""

    waiting: tuple[int, ...]  # still to be asked

    refusal = ("VIZ-04", "between two turns you can only buy one tile with the vizier, or pass")

    def decider(self, state: State) -> int | None:
        return next((seat for seat in self.waiting if self._is_asked(state, seat)), None)

    def _is_asked(self, state: State, seat: int) -> bool:
        player = state.players[seat]
        return player.vizier and (state.options.ask_everyone or can_pay_exactly(state, player))

    def legal(self, state: State) -> list[Action]:
        assert state.seat is not None
        return [*purchases(state, state.players[state.seat], exact_only=True), Pass()]

    def buy(self, state: State, action: Buy) -> None:
        seat = state.seat
        assert seat is not None
        buy(state, seat, action, exact_only=True)
        state.players[seat].vizier = False  # VIZ-07
        state.emit(VizierUsed(seat))
        state.finish_step()
        again = OpenWindow(state.turn)
        state.push(Place(seat), AwaitConfirmation(seat), RefillSite(), CheckEnd(), again)

    def pass_(self, state: State, action: Pass) -> None:
        assert state.seat is not None
        state.emit(Passed(state.seat))
        state.finish_step()
        state.push(Window(self.waiting[self.waiting.index(state.seat) + 1 :]))

    handlers: ClassVar[Mapping[type[Action], Handler]] = {Buy: buy, Pass: pass_}
