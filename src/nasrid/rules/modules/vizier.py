"""The vizier's favour: between two turns a player may buy one tile, paid exactly (VIZ)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from nasrid.rules.errors import IllegalAction
from nasrid.rules.table.actions import Action, Buy, Pass
from nasrid.rules.table.events import SeatEvent
from nasrid.rules.table.options import Options
from nasrid.rules.table.rules import Line, Module
from nasrid.rules.table.scoring import Seat
from nasrid.rules.table.state import Player, Slot, State, Step
from nasrid.rules.table.view import PlayerView, View
from nasrid.rules.table.words import read_yes, yes
from nasrid.rules.turn.asking import AskAround
from nasrid.rules.turn.buying import PROPOSED, buy, can_pay_exactly, checked_purchase, purchases
from nasrid.rules.turn.end import CheckEnd
from nasrid.rules.turn.place import AwaitConfirmation, Place
from nasrid.rules.turn.refill import RefillSite

NAME = "vizier"


@dataclass(frozen=True, slots=True)
class Vizier:
    """A seat's vizier: active, or used and turned over."""

    active: bool


VIZIER: Slot[Vizier] = Slot(NAME)


def is_active(player: PlayerView) -> bool:
    """Whether a view shows an active vizier before that seat."""
    return NAME in player.modules and bool(player.modules[NAME].active)


@dataclass(frozen=True, slots=True)
class Reactivate(Action):
    """Turn one's own vizier picture side up again (VIZ-11)."""


@dataclass(slots=True)
class VizierUsed(SeatEvent):
    """For the purchase just made; the vizier rests now."""


@dataclass(slots=True)
class VizierReactivated(SeatEvent):
    """The vizier can be used again."""


@dataclass(frozen=True, slots=True)
class OpenVizierWindow(Step):
    """After a turn: who comes next in order is asked first, who has just finished last (VIZ-13)."""

    finished: Seat

    def run(self, state: State) -> None:
        state.push(VizierWindow(state.seats_after(self.finished)))


@dataclass(frozen=True, slots=True)
class VizierWindow(AskAround):
    """Asks one after another; after each use everybody may decide again (VIZ-14, AMB-L4)."""

    def is_asked(self, state: State, seat: int) -> bool:
        player = state.players[seat]
        return VIZIER.of(player).active and (state.options.ask_everyone or can_pay_exactly(state, player))

    def legal(self, state: State) -> list[Action]:
        return self._listed(state)

    def proposed(self, state: State) -> list[Action]:
        return self._listed(state, PROPOSED)

    def _listed(self, state: State, most: int | None = None) -> list[Action]:
        assert state.seat is not None
        return [*purchases(state, state.players[state.seat], exact_only=True, most=most), Pass()]

    def refusal(self) -> tuple[str, str]:
        return "VIZ-04", "between two turns you can only buy one tile with the vizier, or pass"

    def take(self, state: State, action: Action) -> None:
        if isinstance(action, Buy):
            self.buy(state, action)
        else:
            AskAround.take(self, state, action)

    def buy(self, state: State, action: Buy) -> None:
        seat = state.seat
        assert seat is not None
        purchase = checked_purchase(state, seat, action)
        if not purchase.is_exact:
            raise IllegalAction("VIZ-05", f"the vizier pays exactly {purchase.face.price}, not {purchase.paid}")
        buy(state, seat, purchase)
        VIZIER.put(state.players[seat], Vizier(active=False))  # VIZ-07
        state.emit(VizierUsed(seat))
        state.finish_step()
        again = OpenVizierWindow(state.turn)
        state.push(Place(seat), AwaitConfirmation(seat), RefillSite(), CheckEnd(), again)


def _reactivate(state: State, seat: int, action: Reactivate) -> None:
    player = state.players[seat]
    if VIZIER.of(player).active:
        raise IllegalAction("AMB-L14", "your vizier is active already")
    VIZIER.put(player, Vizier(active=True))
    state.emit(VizierReactivated(seat))


def _read_vizier(player: Player, text: str, options: Options) -> None:
    VIZIER.put(player, Vizier(read_yes(text)))


class VizierModule(Module):
    name = NAME
    actions = {"reactivate": Reactivate}
    events = {"vizier_used": VizierUsed, "vizier_reactivated": VizierReactivated}
    steps = {"open_vizier_window": OpenVizierWindow, "vizier_window": VizierWindow}
    absent = ("VIZ-11", "the vizier is not in play")
    turn_handlers = {Reactivate: _reactivate}
    player_view = Vizier
    player_lines = (Line("vizier", lambda player: yes(VIZIER.of(player).active), _read_vizier),)

    def set_up(self, state: State) -> None:
        for player in state.players:
            VIZIER.put(player, Vizier(active=True))  # VIZ-02

    def turn_actions(self, state: State, seat: int) -> Sequence[Action]:
        return () if VIZIER.of(state.players[seat]).active else (Reactivate(),)

    def after_turn(self, seat: int) -> tuple[Step, ...]:
        return (OpenVizierWindow(seat),)

    def seen_before(self, player: Player, own: bool) -> Vizier:
        return VIZIER.of(player)

    def show(self, view: View, state: State) -> None:
        for player, shown in zip(state.players, view.players, strict=True):
            VIZIER.put(player, shown.modules[NAME])


MODULE = VizierModule()
