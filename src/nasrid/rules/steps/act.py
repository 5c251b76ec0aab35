"""A player's actions: take money, buy, redesign, and what the modules add (CORE-TURN-02..09)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from nasrid.rules import building, listing
from nasrid.rules.actions import Action, Build, Buy, EndActions, Remove, Swap, TakeMoney, check_cards
from nasrid.rules.buying import buy, purchases
from nasrid.rules.components import Face
from nasrid.rules.errors import IllegalAction
from nasrid.rules.events import ActionsEnded, MoneyTaken, TileBuilt, TileRemoved, TilesSwapped
from nasrid.rules.modules import bonus
from nasrid.rules.modules.manifest import MANIFEST
from nasrid.rules.money import EXCHANGE, Cards, may_take, takes
from nasrid.rules.state import FORGOTTEN, Player, State
from nasrid.rules.steps.base import Handler, Step
from nasrid.rules.tables import Table
from nasrid.rules.tuples import without

_TAKES = Table(TakeMoney)  # every take is made once
_MODULE_HANDLERS = {action: handler for module in MANIFEST for action, handler in module.handlers.items()}


@dataclass(frozen=True, slots=True)
class Act(Step):
    """Exact purchases, then at most one other action, which ends the actions (CORE-TURN-09)."""

    seat: int

    refusal = ("CORE-TURN-02", "it is time to act: take money, buy a tile or redesign the city")

    def decider(self, state: State) -> int | None:
        return self.seat

    def legal(self, state: State) -> list[Action]:
        actions = self._actions(state)
        if state.exact or not actions:
            actions.append(EndActions())
        return actions

    def _actions(self, state: State) -> list[Action]:
        player, options = state.players[self.seat], state.options
        actions = takings(state)
        actions += purchases(state, player)
        actions += redesigns(player)
        if options.modules:
            for module in MANIFEST:
                actions += module.turn_actions(state, self.seat)
        return actions

    def take_money(self, state: State, action: TakeMoney) -> None:
        check_cards(action.cards)
        display = state.display
        if not action.cards:
            raise IllegalAction("CORE-MONEY-01", "at least one card must be taken")
        for card in action.cards:
            if card not in display:
                raise IllegalAction("CORE-MONEY-01", f"{card} does not lie in the display")
            display = without(display, card)
        if not may_take(action.cards, state.options.exchange_take):
            raise _why_not_take(action.cards, state.options.exchange_take)
        player = state.players[self.seat]
        player.hand = player.hand.plus(action.cards)
        state.display = display
        state.emit(MoneyTaken(self.seat, action.cards))
        state.finish_step()

    def buy(self, state: State, action: Buy) -> None:
        if buy(state, self.seat, action):
            state.exact = True  # CORE-TURN-03
        else:
            state.finish_step()

    def build(self, state: State, action: Build) -> None:
        player = state.players[self.seat]
        face = _in_reserve(player, action.tile)
        check_cards(action.fee)
        if action.fee:
            raise IllegalAction("GRA-REDES-01", "a tile of the reserve is not turned over, so there is no fee")
        building.check_build(player.city, face, action.cell)
        player.city = player.city.build(face, action.cell)
        player.reserve = without(player.reserve, face)
        state.emit(TileBuilt(self.seat, face.name, action.cell, "reserve"))
        state.finish_step()

    def remove(self, state: State, action: Remove) -> None:
        player = state.players[self.seat]
        building.check_remove(player.city, action.cell)
        face = player.city.tiles[action.cell]
        player.city = player.city.remove(action.cell)
        player.reserve += (face,)
        state.emit(TileRemoved(self.seat, face.name, action.cell))
        bonus.return_card(state, self.seat, face)
        state.finish_step()

    def swap(self, state: State, action: Swap) -> None:
        player = state.players[self.seat]
        face = _in_reserve(player, action.tile)
        building.check_swap(player.city, action.cell, face)
        out = player.city.tiles[action.cell]
        player.city = player.city.swap(action.cell, face)
        player.reserve = (*without(player.reserve, face), out)
        state.emit(TilesSwapped(self.seat, action.cell, out.name, face.name))
        bonus.return_card(state, self.seat, out)
        state.finish_step()

    def end(self, state: State, action: EndActions) -> None:
        forced = not state.exact
        if forced and self._actions(state):
            raise IllegalAction("AMB-C3", "a turn has at least one action, and one is possible")
        state.emit(ActionsEnded(self.seat, forced))
        state.finish_step()

    def module_action(self, state: State, action: Action) -> None:
        _MODULE_HANDLERS[type(action)](state, self.seat, action)
        state.finish_step()

    handlers: ClassVar[Mapping[type[Action], Handler]] = {
        TakeMoney: take_money,
        Buy: buy,
        Build: build,
        Remove: remove,
        Swap: swap,
        EndActions: end,
        **dict.fromkeys(_MODULE_HANDLERS, module_action),
    }


def _why_not_take(cards: Cards, exchange_take: str) -> IllegalAction:
    if exchange_take == "alone" and any(card in EXCHANGE for card in cards):
        return IllegalAction("AMB-M1", "an exchange card is taken alone")
    return IllegalAction("CORE-MONEY-02", "several cards may be taken only up to a total of 5")


def takings(state: State) -> list[Action]:
    """A new list of everything that may be taken from the display."""
    display, _, _, listed = state.memory.get("takes", FORGOTTEN)
    if display is not state.display:
        listed = [_TAKES[cards] for cards in takes(state.display, state.options.exchange_take)]
        state.memory["takes"] = state.display, None, None, listed
    return listed.copy()


def redesigns(player: Player) -> list[Action]:
    """Every redesign of the city; listed anew only when the city or the reserve has changed."""
    city, reserve, _, listed = player.memory.get("redesigns", FORGOTTEN)
    if city is not player.city or reserve is not player.reserve:
        listed = listing.redesigns(player.city, player.reserve)
        player.memory["redesigns"] = player.city, player.reserve, None, listed
    return listed


def _in_reserve(player: Player, tile: str) -> Face:
    for face in player.reserve:
        if face.name == tile:
            return face
        if face.back and face.back == tile:
            raise IllegalAction("GRA-REDES-01", f"in the reserve lies {face.name} and is not turned over")
    if tile and any(tile in (face.name, face.back) for face in player.holding):
        raise IllegalAction("AMB-C4", f"{tile} was acquired this turn and is placed when the actions are over")
    raise IllegalAction("CORE-REDES-01", f"{tile} does not lie in your reserve")
