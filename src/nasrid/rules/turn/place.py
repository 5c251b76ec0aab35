"""Placing acquired tiles, one at a time in any order: city, reserve or Dirk (CORE-PLACE, GRA-PLACE, DUO-10)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from nasrid.rules.city import building
from nasrid.rules.containers import LazyDict, distinct, without
from nasrid.rules.errors import IllegalActionError
from nasrid.rules.pieces.components import Face
from nasrid.rules.pieces.money import MONEY, SITE_SPACES, Cards, Hand, money_total, payments
from nasrid.rules.table.actions import Action, Build, Confirm, Give, Reserve
from nasrid.rules.table.events import Confirmed, Origin, TileBuilt, TileGiven, TileReserved
from nasrid.rules.table.rules import module_named
from nasrid.rules.table.scoring import Seat
from nasrid.rules.table.state import Player, State, Step
from nasrid.rules.turn.listing import list_builds

FLIP_FEE: Final = 3  # GRA-PLACE-02
_RESERVE_ACTIONS: Final[LazyDict[str, Action]] = LazyDict(Reserve)


@dataclass(frozen=True, slots=True)
class Place(Step):
    """Place the acquired tiles; awarded ones cannot be turned over or given away."""

    seat: Seat
    awarded: bool = False

    def decider(self, state: State) -> int | None:
        return self.seat if state.players[self.seat].unplaced else None

    def legal_actions(self, state: State) -> list[Action]:
        return self._list_actions(state, proposed=False)

    def proposed_actions(self, state: State) -> list[Action]:
        return self._list_actions(state, proposed=True)

    def _list_actions(self, state: State, proposed: bool) -> list[Action]:
        player = state.players[self.seat]
        actions: list[Action] = []
        for face in distinct(player.unplaced):
            actions += list_builds(player.city, face)
            actions.append(_RESERVE_ACTIONS[face.name])
            can_give = self._can_give(state, face)
            if can_give:
                actions.append(Give(face.name))
            if face.back and not self.awarded:
                back = state.options.components.back(face)
                fees = _list_fees(player.hand)
                cells = player.city.grid.cells(player.city.buildable(back))
                for number, fee in enumerate(fees):
                    actions += [Build(back.name, cell, fee) for cell in (cells[:1] if proposed and number else cells)]
                actions.append(_RESERVE_ACTIONS[back.name])
                if can_give:
                    actions += [Give(back.name, fee) for fee in fees]
        return actions

    def _can_give(self, state: State, face: Face) -> bool:
        return state.dirk is not None and not self.awarded and not face.module  # DUO-10, AMB-H8

    def apply(self, state: State, action: Action) -> None:
        if isinstance(action, Build):
            self.build(state, action)
        elif isinstance(action, Reserve):
            self.reserve(state, action)
        elif isinstance(action, Give):
            self.give(state, action)
        else:
            raise IllegalActionError("CORE-TURN-07", "place the acquired tiles in the city or the reserve first")

    def build(self, state: State, action: Build) -> None:
        player = state.players[self.seat]
        held, face = self._find_unplaced(state, action.tile)
        self._check_fee(player.hand, held, face, action.fee)
        building.check_build(player.city, face, action.cell)
        self._pay_and_drop(state, player, held, action.fee)
        player.city = player.city.build(face, action.cell)
        origin: Origin = "taken" if face.module else "award" if self.awarded else "bought"
        if state.collects_events:
            state.emit(TileBuilt(self.seat, face.name, action.cell, origin, action.fee))

    def reserve(self, state: State, action: Reserve) -> None:
        player = state.players[self.seat]
        held, face = self._find_unplaced(state, action.tile)
        player.unplaced = without(player.unplaced, held)
        player.reserve += (face,)
        if state.collects_events:
            state.emit(TileReserved(self.seat, face.name))

    def give(self, state: State, action: Give) -> None:
        player = state.players[self.seat]
        held, face = self._find_unplaced(state, action.tile)
        if state.dirk is None:
            raise IllegalActionError("DUO-10", "Dirk takes part only in two-player games")
        if not self._can_give(state, held):
            rule = module_named(held.module).gift_rule if held.module else "AMB-H8"
            raise IllegalActionError(rule, "only a bought tile can be given to Dirk")
        self._check_fee(player.hand, held, face, action.fee)
        self._pay_and_drop(state, player, held, action.fee)
        state.dirk.tiles += (face,)
        state.emit(TileGiven(self.seat, face.name, action.fee))

    def _find_unplaced(self, state: State, tile: str) -> tuple[Face, Face]:
        """Return the acquired face and the requested face."""
        for held in state.players[self.seat].unplaced:
            if held.name == tile:
                return held, held
            if held.back and held.back == tile:
                if self.awarded:
                    raise IllegalActionError(
                        "GRA-END-01", f"{held.name} was awarded at the end and cannot be turned over"
                    )
                return held, state.options.components.back(held)
        raise IllegalActionError("CORE-PLACE-01", f"{tile} is not among the tiles to be placed")

    def _check_fee(self, hand: Hand, held: Face, face: Face, fee: Cards) -> None:
        if held is face:
            if fee:
                raise IllegalActionError("GRA-PLACE-01", f"{face.name} is not turned over, so there is no fee")
            return
        if not hand.has_cards(fee):
            raise IllegalActionError("GRA-PLACE-02", f"you do not have {' '.join(map(str, fee))}")
        if any(card not in MONEY for card in fee):
            raise IllegalActionError("AMB-M9", "only money pays for turning a tile over")
        if money_total(fee) < FLIP_FEE or len({MONEY[card][0] for card in fee}) > 1:
            raise IllegalActionError(
                "GRA-PLACE-02", f"turning {held.name} over costs at least {FLIP_FEE} in one currency"
            )

    def _pay_and_drop(self, state: State, player: Player, held: Face, fee: Cards) -> None:
        state.discard_cards(player, fee)
        player.unplaced = without(player.unplaced, held)


@lru_cache(maxsize=1 << 14)
def _list_fees(hand: Hand) -> tuple[Cards, ...]:
    """Return every fee without a superfluous card (AMB-J1)."""
    return tuple([fee for currency in SITE_SPACES for fee in payments(currency, hand.counts(currency), FLIP_FEE)])


@dataclass(frozen=True, slots=True)
class AwaitConfirmation(Step):
    """With `confirm_turns`: reveal nothing further until the player confirms."""

    seat: Seat

    def decider(self, state: State) -> int | None:
        return self.seat if state.options.confirm_turns else None

    def legal_actions(self, state: State) -> list[Action]:
        return [Confirm()]

    def apply(self, state: State, action: Action) -> None:
        if not isinstance(action, Confirm):
            raise IllegalActionError("CORE-TURN-08", "all tiles are placed; confirm to continue")
        state.emit(Confirmed(self.seat))
        state.finish_step()
