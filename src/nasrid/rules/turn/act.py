"""A player's actions: take money, buy, redesign, and what the modules add (CORE-TURN-02..09)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nasrid.rules.city import building
from nasrid.rules.containers import Computed, distinct, without
from nasrid.rules.errors import IllegalAction
from nasrid.rules.pieces.components import Face
from nasrid.rules.pieces.money import LOW, Cards, may_take, sorted_cards, taken_together
from nasrid.rules.table.actions import Action, Build, Buy, EndActions, Remove, Swap, TakeMoney
from nasrid.rules.table.events import ActionsEnded, MoneyTaken, TileBuilt, TileRemoved, TilesSwapped
from nasrid.rules.table.options import Options
from nasrid.rules.table.rules import TURN_ACTIONS, checked_in_play, in_play, in_play_with
from nasrid.rules.table.scoring import Seat
from nasrid.rules.table.state import Part, Player, State, Step
from nasrid.rules.turn.buying import PROPOSED, add_purchases, buy, checked_purchase
from nasrid.rules.turn.listing import list_redesigns


def _take_several(cards: Cards) -> Action:
    ordered = sorted_cards(cards)
    return TakeMoney(cards) if ordered == cards else _TAKE_SEVERAL[ordered]


# Every action is made once.
_TAKE_ONE: Final[Computed[str, Action]] = Computed(lambda card: TakeMoney((card,)))
_TAKE_SEVERAL: Final[Computed[Cards, Action]] = Computed(_take_several)
_END: Final = (EndActions(),)


@dataclass(frozen=True, slots=True)
class Act(Step):
    """Exact purchases, then at most one other action, which ends the actions (CORE-TURN-09)."""

    seat: Seat

    def decider(self, state: State) -> int | None:
        return self.seat

    def legal(self, state: State) -> list[Action]:
        return _joined(self.parts(state))

    def parts(self, state: State) -> list[Part]:
        return self._with_end(state, self._parts(state))

    def proposed(self, state: State) -> list[Action]:
        return _joined(self._with_end(state, self._parts(state, PROPOSED)))

    def _with_end(self, state: State, parts: list[Part]) -> list[Part]:
        if state.exact or _is_empty(parts):
            parts.append(_END)
        return parts

    def _parts(self, state: State, most: int | None = None) -> list[Part]:
        player = state.players[self.seat]
        parts: list[Part] = [takings(state)]
        add_purchases(parts, state, player, False, most)
        parts.append(redesigns(player))
        if state.has_modules:
            for module in in_play_with("turn_actions", state.options):
                parts.append(module.turn_actions(state, self.seat))
        return parts

    def take(self, state: State, action: Action) -> None:
        if isinstance(action, TakeMoney):
            self.take_money(state, action)
        elif isinstance(action, Buy):
            self.buy(state, action)
        elif isinstance(action, Swap):
            self.swap(state, action)
        elif isinstance(action, Remove):
            self.remove(state, action)
        elif isinstance(action, Build):
            self.build(state, action)
        elif isinstance(action, EndActions):
            self.end(state)
        elif type(action) in TURN_ACTIONS:
            self.module_action(state, action)
        else:
            raise IllegalAction("CORE-TURN-02", "it is time to act: take money, buy a tile or redesign the city")

    def module_action(self, state: State, action: Action) -> None:
        module = checked_in_play(state, TURN_ACTIONS[type(action)])
        module.turn_handlers[type(action)](state, self.seat, action)
        state.finish_step()

    def take_money(self, state: State, action: TakeMoney) -> None:
        display = state.display
        if not action.cards:
            raise IllegalAction("CORE-MONEY-01", "at least one card must be taken")
        for card in action.cards:
            if card not in display:
                raise IllegalAction("CORE-MONEY-01", f"{card} does not lie in the display")
            display = without(display, card)
        if len(action.cards) > 1 and state.has_modules:
            for module in in_play(state.options):
                module.check_take(state.options, action.cards)
        if len(action.cards) > 1 and not may_take(action.cards, _combinable(state.options)):
            raise IllegalAction("CORE-MONEY-02", "several cards may be taken only up to a total of 5")
        player = state.players[self.seat]
        player.hand = player.hand.plus(action.cards)
        state.display = display
        if state.is_heard:
            state.emit(MoneyTaken(self.seat, action.cards))
        state.finish_step()

    def buy(self, state: State, action: Buy) -> None:
        purchase = checked_purchase(state, self.seat, action)
        buy(state, self.seat, purchase)
        if purchase.is_exact:
            state.exact = True  # CORE-TURN-03
        else:
            state.finish_step()

    def build(self, state: State, action: Build) -> None:
        player = state.players[self.seat]
        face = _in_reserve(player, action.tile)
        if action.fee:
            raise IllegalAction("GRA-REDES-01", "a tile of the reserve is not turned over, so there is no fee")
        building.check_build(player.city, face, action.cell)
        player.city = player.city.build(face, action.cell)
        player.reserve = without(player.reserve, face)
        if state.is_heard:
            state.emit(TileBuilt(self.seat, face.name, action.cell, "reserve"))
        state.finish_step()

    def remove(self, state: State, action: Remove) -> None:
        player = state.players[self.seat]
        building.check_remove(player.city, action.cell)
        face = player.city.tile_at(action.cell)
        player.city = player.city.remove(action.cell)
        player.reserve += (face,)
        if state.is_heard:
            state.emit(TileRemoved(self.seat, face.name, action.cell))
        self._tile_left(state, face)
        state.finish_step()

    def swap(self, state: State, action: Swap) -> None:
        player = state.players[self.seat]
        face = _in_reserve(player, action.tile)
        building.check_swap(player.city, action.cell, face)
        out = player.city.tile_at(action.cell)
        player.city = player.city.swap(action.cell, face)
        player.reserve = (*without(player.reserve, face), out)
        if state.is_heard:
            state.emit(TilesSwapped(self.seat, action.cell, out.name, face.name))
        self._tile_left(state, out)
        state.finish_step()

    def end(self, state: State) -> None:
        forced = not state.exact
        if forced and not _is_empty(self._parts(state, 1)):
            raise IllegalAction("AMB-C3", "a turn has at least one action, and one is possible")
        if state.is_heard:
            state.emit(ActionsEnded(self.seat, forced))
        state.finish_step()

    def _tile_left(self, state: State, face: Face) -> None:
        for module in in_play(state.options) if state.has_modules else ():
            module.tile_left(state, self.seat, face)


def _combinable(options: Options) -> frozenset[str]:
    """What may be taken from the display together with others, as far as it is worth little enough."""
    return LOW.union(*(module.combinable(options) for module in in_play(options))) if options.in_play else LOW


def _joined(parts: list[Part]) -> list[Action]:
    actions: list[Action] = []
    for part in parts:
        actions.extend(part)
    return actions


def _is_empty(parts: list[Part]) -> bool:
    return not any(len(part) for part in parts)


def takings(state: State) -> list[Action]:
    """Everything that may be taken from the display: one card or several (CORE-MONEY-01/02)."""
    display, listing = state.display, state.takings
    if not listing.is_of(display, None):
        combinable = _combinable(state.options) if state.has_modules else LOW
        found = [_TAKE_ONE[card] for card in display]
        for cards in taken_together(display, combinable):
            found.append(_TAKE_SEVERAL[cards])
        listing.put(display, None, list(distinct(tuple(found))))
    return listing.actions


def redesigns(player: Player) -> list[Action]:
    """Every redesign of the city; listed anew only when the city or the reserve has changed."""
    listing = player.lists.redesigns
    if not listing.is_of(player.city, player.reserve):
        listing.put(player.city, player.reserve, list_redesigns(player.city, player.reserve))
    return listing.actions


def _in_reserve(player: Player, tile: str) -> Face:
    for face in player.reserve:
        if face.name == tile:
            return face
        if face.back and face.back == tile:
            raise IllegalAction("GRA-REDES-01", f"in the reserve lies {face.name} and is not turned over")
    if tile and any(tile in (face.name, face.back) for face in player.holding):
        raise IllegalAction("AMB-C4", f"{tile} was acquired this turn and is placed when the actions are over")
    raise IllegalAction("CORE-REDES-01", f"{tile} does not lie in your reserve")
