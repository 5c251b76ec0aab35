"""A turn and its actions: take money, buy, redesign, and what the modules add (CORE-TURN-02..09)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nasrid.rules.city import building
from nasrid.rules.containers import LazyDict, distinct, without
from nasrid.rules.errors import IllegalActionError
from nasrid.rules.pieces.components import Face
from nasrid.rules.pieces.money import COMBINABLE_MONEY, Cards, can_take_together, sorted_cards, takeable_sets
from nasrid.rules.table.actions import Action, Build, Buy, EndActions, Remove, Swap, TakeMoney
from nasrid.rules.table.events import ActionsEnded, MoneyTaken, TileBuilt, TileRemoved, TilesSwapped, TurnBegan
from nasrid.rules.table.options import Options
from nasrid.rules.table.rules import TURN_ACTION_MODULES, checked_in_play, modules_in_play, modules_with_hook
from nasrid.rules.table.scoring import Seat
from nasrid.rules.table.state import ActionGroup, Player, State, Step
from nasrid.rules.turn.buying import MAX_PROPOSED_PAYMENTS, add_purchases, buy, checked_purchase
from nasrid.rules.turn.listing import list_redesigns


def _take_several(cards: Cards) -> Action:
    ordered = sorted_cards(cards)
    return TakeMoney(cards) if ordered == cards else _TAKE_SEVERAL[ordered]


# Equal actions share one object.
_TAKE_ONE: Final[LazyDict[str, Action]] = LazyDict(lambda card: TakeMoney((card,)))
_TAKE_SEVERAL: Final[LazyDict[Cards, Action]] = LazyDict(_take_several)
_END_ACTIONS: Final = (EndActions(),)


@dataclass(frozen=True, slots=True)
class BeginTurn(Step):
    """Start the turn of a seat; players take turns clockwise (CORE-TURN-01)."""

    seat: Seat

    def run(self, state: State) -> None:
        state.turn = self.seat
        state.paid_exactly = False
        if state.collects_events:
            state.emit(TurnBegan(self.seat))
        steps = state.turn_steps.get(self.seat)
        if steps is None:
            steps = state.turn_steps[self.seat] = state.options.rules.turn_steps(self.seat, state.options)[::-1]
        state.push_reversed(steps)


@dataclass(frozen=True, slots=True)
class TakeActions(Step):
    """Make exact purchases, then at most one other action, which ends the actions (CORE-TURN-09)."""

    seat: Seat

    def decider(self, state: State) -> int | None:
        return self.seat

    def legal_actions(self, state: State) -> list[Action]:
        return _flatten(self.action_groups(state))

    def action_groups(self, state: State) -> list[ActionGroup]:
        return self._with_end_action(state, self._list_groups(state))

    def proposed_actions(self, state: State) -> list[Action]:
        return _flatten(self._with_end_action(state, self._list_groups(state, MAX_PROPOSED_PAYMENTS)))

    def _with_end_action(self, state: State, groups: list[ActionGroup]) -> list[ActionGroup]:
        if state.paid_exactly or _is_empty(groups):
            groups.append(_END_ACTIONS)
        return groups

    def _list_groups(self, state: State, limit: int | None = None) -> list[ActionGroup]:
        player = state.players[self.seat]
        groups: list[ActionGroup] = [money_actions(state)]
        add_purchases(groups, state, player, False, limit)
        groups.append(redesign_actions(player))
        if state.has_modules:
            for module in modules_with_hook("turn_actions", state.options):
                groups.append(module.turn_actions(state, self.seat))
        return groups

    def apply(self, state: State, action: Action) -> None:
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
            self.end_actions(state)
        elif type(action) in TURN_ACTION_MODULES:
            self.apply_module_action(state, action)
        else:
            raise IllegalActionError("CORE-TURN-02", "choose an action: take money, buy a tile or redesign the city")

    def apply_module_action(self, state: State, action: Action) -> None:
        module = checked_in_play(state, TURN_ACTION_MODULES[type(action)])
        module.turn_handlers[type(action)](state, self.seat, action)
        state.finish_step()

    def take_money(self, state: State, action: TakeMoney) -> None:
        display = state.display
        if not action.cards:
            raise IllegalActionError("CORE-MONEY-01", "at least one card must be taken")
        for card in action.cards:
            if card not in display:
                raise IllegalActionError("CORE-MONEY-01", f"{card} is not in the display")
            display = without(display, card)
        if len(action.cards) > 1 and state.has_modules:
            for module in modules_in_play(state.options):
                module.check_take(state.options, action.cards)
        if len(action.cards) > 1 and not can_take_together(action.cards, _combinable_cards(state.options)):
            raise IllegalActionError("CORE-MONEY-02", "several cards may be taken only up to a total of 5")
        player = state.players[self.seat]
        player.hand = player.hand.with_cards(action.cards)
        state.display = display
        if state.collects_events:
            state.emit(MoneyTaken(self.seat, action.cards))
        state.finish_step()

    def buy(self, state: State, action: Buy) -> None:
        purchase = checked_purchase(state, self.seat, action)
        buy(state, self.seat, purchase)
        if purchase.is_exact:
            state.paid_exactly = True  # CORE-TURN-03
        else:
            state.finish_step()

    def build(self, state: State, action: Build) -> None:
        player = state.players[self.seat]
        face = _find_in_reserve(player, action.tile)
        if action.fee:
            raise IllegalActionError("GRA-REDES-01", "a tile from the reserve is not turned over, so there is no fee")
        building.check_build(player.city, face, action.cell)
        player.city = player.city.build(face, action.cell)
        player.reserve = without(player.reserve, face)
        if state.collects_events:
            state.emit(TileBuilt(self.seat, face.name, action.cell, "reserve"))
        state.finish_step()

    def remove(self, state: State, action: Remove) -> None:
        player = state.players[self.seat]
        building.check_remove(player.city, action.cell)
        face = player.city.tile_at(action.cell)
        player.city = player.city.remove(action.cell)
        player.reserve += (face,)
        if state.collects_events:
            state.emit(TileRemoved(self.seat, face.name, action.cell))
        self._notify_tile_removed(state, face)
        state.finish_step()

    def swap(self, state: State, action: Swap) -> None:
        player = state.players[self.seat]
        face = _find_in_reserve(player, action.tile)
        building.check_swap(player.city, action.cell, face)
        out = player.city.tile_at(action.cell)
        player.city = player.city.swap(action.cell, face)
        player.reserve = (*without(player.reserve, face), out)
        if state.collects_events:
            state.emit(TilesSwapped(self.seat, action.cell, out.name, face.name))
        self._notify_tile_removed(state, out)
        state.finish_step()

    def end_actions(self, state: State) -> None:
        forced = not state.paid_exactly
        if forced and not _is_empty(self._list_groups(state, 1)):
            raise IllegalActionError("AMB-C3", "a turn has at least one action, and one is possible")
        if state.collects_events:
            state.emit(ActionsEnded(self.seat, forced))
        state.finish_step()

    def _notify_tile_removed(self, state: State, face: Face) -> None:
        for module in modules_in_play(state.options) if state.has_modules else ():
            module.on_tile_removed(state, self.seat, face)


def _combinable_cards(options: Options) -> frozenset[str]:
    """Return the cards that may be taken from the display together if their total is small enough."""
    if not options.modules_in_play:
        return COMBINABLE_MONEY
    return COMBINABLE_MONEY.union(*(module.combinable(options) for module in modules_in_play(options)))


def _flatten(groups: list[ActionGroup]) -> list[Action]:
    actions: list[Action] = []
    for group in groups:
        actions.extend(group)
    return actions


def _is_empty(groups: list[ActionGroup]) -> bool:
    return not any(len(group) for group in groups)


def money_actions(state: State) -> list[Action]:
    """Return every way to take one or several cards from the display (CORE-MONEY-01/02)."""
    display, cache = state.display, state.money_actions_cache
    if not cache.matches(display, None):
        combinable = _combinable_cards(state.options) if state.has_modules else COMBINABLE_MONEY
        actions = [_TAKE_ONE[card] for card in display]
        for cards in takeable_sets(display, combinable):
            actions.append(_TAKE_SEVERAL[cards])
        cache.store(display, None, list(distinct(tuple(actions))))
    return cache.actions


def redesign_actions(player: Player) -> list[Action]:
    """Return every redesign of the city. The list is cached until the city or the reserve changes."""
    cache = player.caches.redesigns
    if not cache.matches(player.city, player.reserve):
        cache.store(player.city, player.reserve, list_redesigns(player.city, player.reserve))
    return cache.actions


def _find_in_reserve(player: Player, tile: str) -> Face:
    for face in player.reserve:
        if face.name == tile:
            return face
        if face.back and face.back == tile:
            raise IllegalActionError("GRA-REDES-01", f"your reserve has {face.name}, which cannot be turned over")
    if tile and any(tile in (face.name, face.back) for face in player.unplaced):
        raise IllegalActionError("AMB-C4", f"{tile} was acquired this turn and is placed after the actions")
    raise IllegalActionError("CORE-REDES-01", f"{tile} is not in your reserve")
