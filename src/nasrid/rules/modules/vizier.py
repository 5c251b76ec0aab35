"""The vizier's favour: between two turns a player may buy one tile with an exact payment (VIZ)."""

from collections.abc import Sequence
from dataclasses import dataclass

from nasrid.rules.errors import IllegalActionError
from nasrid.rules.table.actions import Action, Buy, Pass
from nasrid.rules.table.events import SeatEvent
from nasrid.rules.table.options import Options
from nasrid.rules.table.piece_text import read_flag, write_flag
from nasrid.rules.table.rules import Module, PositionLine
from nasrid.rules.table.scoring import Seat
from nasrid.rules.table.state import Player, Slot, State, Step
from nasrid.rules.table.view import PlayerView, View
from nasrid.rules.turn.buying import MAX_PROPOSED_PAYMENTS, buy, can_pay_exactly, checked_purchase, list_purchases
from nasrid.rules.turn.end import CheckEnd
from nasrid.rules.turn.place import AwaitConfirmation, Place
from nasrid.rules.turn.polling import PollSeats
from nasrid.rules.turn.refill import RefillSite

MODULE_NAME = "vizier"


@dataclass(frozen=True, slots=True)
class Vizier:
    """A seat's vizier, which is active, or used and turned over."""

    active: bool


VIZIER: Slot[Vizier] = Slot(MODULE_NAME)


def is_vizier_active(player: PlayerView) -> bool:
    """Return True if the seat's vizier is active."""
    return MODULE_NAME in player.modules and bool(player.modules[MODULE_NAME].active)


@dataclass(frozen=True, slots=True)
class Reactivate(Action):
    """Turn the vizier picture side up again (VIZ-11)."""


@dataclass(slots=True)
class VizierUsed(SeatEvent):
    """The vizier was used for the purchase just made."""


@dataclass(slots=True)
class VizierReactivated(SeatEvent):
    """The vizier can be used again."""


@dataclass(frozen=True, slots=True)
class BeginVizierWindow(Step):
    """Start the window after a turn: the next player is asked first, the one who has just finished last (VIZ-13)."""

    finished: Seat

    def run(self, state: State) -> None:
        state.push(VizierWindow(state.seats_after(self.finished)))


@dataclass(frozen=True, slots=True)
class VizierWindow(PollSeats):
    """Ask the players in turn; after each use, all players may decide again (VIZ-14, AMB-L4)."""

    def is_polled(self, state: State, seat: int) -> bool:
        player = state.players[seat]
        return VIZIER.get(player).active and (state.options.ask_everyone or can_pay_exactly(state, player))

    def legal_actions(self, state: State) -> list[Action]:
        return self._list_actions(state)

    def proposed_actions(self, state: State) -> list[Action]:
        return self._list_actions(state, MAX_PROPOSED_PAYMENTS)

    def _list_actions(self, state: State, limit: int | None = None) -> list[Action]:
        assert state.seat is not None
        return [*list_purchases(state, state.players[state.seat], exact_only=True, limit=limit), Pass()]

    def refusal(self) -> tuple[str, str]:
        return "VIZ-04", "between two turns you can only buy one tile with the vizier, or pass"

    def apply(self, state: State, action: Action) -> None:
        if isinstance(action, Buy):
            self.buy(state, action)
        else:
            PollSeats.apply(self, state, action)

    def buy(self, state: State, action: Buy) -> None:
        seat = state.seat
        assert seat is not None
        purchase = checked_purchase(state, seat, action)
        if not purchase.is_exact:
            raise IllegalActionError("VIZ-05", f"the vizier pays exactly {purchase.face.price}, not {purchase.paid}")
        buy(state, seat, purchase)
        VIZIER.set(state.players[seat], Vizier(active=False))  # VIZ-07
        state.emit(VizierUsed(seat))
        state.finish_step()
        next_window = BeginVizierWindow(state.turn)
        state.push(Place(seat), AwaitConfirmation(seat), RefillSite(), CheckEnd(), next_window)


def _reactivate(state: State, seat: int, action: Reactivate) -> None:
    player = state.players[seat]
    if VIZIER.get(player).active:
        raise IllegalActionError("AMB-L14", "your vizier is active already")
    VIZIER.set(player, Vizier(active=True))
    state.emit(VizierReactivated(seat))


def _read_vizier(player: Player, text: str, options: Options) -> None:
    VIZIER.set(player, Vizier(read_flag(text)))


class VizierModule(Module):
    name = MODULE_NAME
    actions = {"reactivate": Reactivate}
    events = {"vizier_used": VizierUsed, "vizier_reactivated": VizierReactivated}
    steps = {"begin_vizier_window": BeginVizierWindow, "vizier_window": VizierWindow}
    not_in_play_refusal = ("VIZ-11", "the vizier is not in play")
    turn_handlers = {Reactivate: _reactivate}
    seat_view_type = Vizier
    player_lines = (PositionLine("vizier", lambda player: write_flag(VIZIER.get(player).active), _read_vizier, "yes"),)

    def set_up(self, state: State) -> None:
        for player in state.players:
            VIZIER.set(player, Vizier(active=True))  # VIZ-02

    def turn_actions(self, state: State, seat: int) -> Sequence[Action]:
        return () if VIZIER.get(state.players[seat]).active else (Reactivate(),)

    def after_turn(self, seat: int) -> tuple[Step, ...]:
        return (BeginVizierWindow(seat),)

    def seat_view(self, player: Player, include_hidden: bool) -> Vizier:
        return VIZIER.get(player)

    def restore_visible(self, view: View, state: State) -> None:
        for player, shown in zip(state.players, view.players, strict=True):
            VIZIER.set(player, shown.modules[MODULE_NAME])


MODULE = VizierModule()
