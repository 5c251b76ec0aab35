"""The hand-written evaluation of actions: the position of the deciding seat at the end of its turn.

It adds the next purchase that the money allows, and subtracts the purchases left to the opponents.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import Final, final

from nasrid.bots.heuristics.module_evaluation import ACTION_VALUES, evaluation_of_step
from nasrid.bots.heuristics.outlook import Outlook
from nasrid.bots.heuristics.placement import PlacementValue, add_count
from nasrid.bots.heuristics.purse import least_payment
from nasrid.bots.heuristics.rounding import rounded
from nasrid.bots.heuristics.weights import WEIGHTS, Weights
from nasrid.rules.city.city import City
from nasrid.rules.city.grid import Cell
from nasrid.rules.containers import without
from nasrid.rules.game import Game
from nasrid.rules.pieces.components import Face, TileSet
from nasrid.rules.pieces.money import Cards, Hand, money_total
from nasrid.rules.table import actions as moves
from nasrid.rules.table.actions import Action, Buy
from nasrid.rules.table.state import Tiles
from nasrid.rules.turn.act import TakeActions
from nasrid.rules.turn.place import Place

WORST_VALUE: Final = -1e6
NOTICEABLE_POINTS: Final = 0.5
MAX_PAYMENTS_COMPARED: Final = 4  # per tile
DEFAULT_DEPTH: Final = 2
MAX_PURCHASES_FOLLOWED: Final = 3  # exact purchases per step
NO_ACTION: Final = Action()


@final
class TileOffer:
    """A tile of the site, the currency of its space and the gain from owning it."""

    __slots__ = ("currency", "face", "gain")

    def __init__(self, face: Face, currency: int, gain: float) -> None:
        self.face = face
        self.currency = currency
        self.gain = gain


@final
class Appraisal:
    """Evaluates the actions of the seat that decides."""

    def __init__(self, game: Game, weights: Weights = WEIGHTS, depth: int = DEFAULT_DEPTH) -> None:
        """Prepare the evaluation.

        Args:
            game: The game, usually a sampled one.
            weights: The weights of the evaluation.
            depth: The number of consecutive exact purchases to follow.
        """
        state = game.state
        assert state.seat is not None
        self.game = game
        self.state = state
        self.seat = state.seat
        self.weights = weights
        self.depth = depth
        self.step = state.current_step
        self.player = state.players[state.seat]
        self.city = self.player.city
        self.hand = self.player.hand
        self.faces = state.options.components.faces
        self.outlook = Outlook(state, state.seat, weights)
        self.placement = PlacementValue(self.outlook)
        self.placed_value = self.placement.value_of_placing(self.player.unplaced)
        self.offers = [] if type(self.step) is Place else self._offers()  # placing a tile does not change the offers
        self._placement_values: dict[tuple[Face, Cell], float] = {}
        self._fee_values: dict[Cards, float] = {}
        opponents = [seat for seat in range(len(state.players)) if seat != state.seat]
        self.threats = [self._threats_of(seat) for seat in opponents] if weights.threat else []

    def best(self, actions: Iterable[Action]) -> tuple[float, Action]:
        """Return the best of these actions and its value."""
        best, best_value = NO_ACTION, WORST_VALUE
        for value, action in self.values(actions):
            if best is NO_ACTION or value > best_value:
                best, best_value = action, value
        return best_value, best

    def values(self, actions: Iterable[Action]) -> list[tuple[float, Action]]:
        """Return the values of the reasonable ones among these actions."""
        values = [(rounded(self.value(action)), action) for action in self._prune(actions)]
        if self.depth and type(self.step) is TakeActions:
            values.sort(key=itemgetter(0), reverse=True)
            values = self._follow_exact_purchases(values)
        return values

    def _follow_exact_purchases(self, values: list[tuple[float, Action]]) -> list[tuple[float, Action]]:
        """Replace the values of the best exact purchases by those of the turns that they lead to."""
        followed: list[tuple[float, Action]] = []
        left = MAX_PURCHASES_FOLLOWED
        for value, action in values:
            if left and isinstance(action, Buy) and self.is_exact(action):
                left -= 1
                followed.append((self._value_of_continuing(action), action))
            else:
                followed.append((value, action))
        return followed

    def _prune(self, actions: Iterable[Action]) -> list[Action]:
        """Keep the best exact and the best other payment for each tile.

        The cheapest payments are listed first, so comparing a few is enough.
        """
        others: list[Action] = []
        payments: dict[tuple[str, bool], list[Buy]] = {}
        for action in actions:
            if not isinstance(action, Buy):
                others.append(action)
            else:
                ways = payments.setdefault((action.tile, self.is_exact(action)), [])
                if len(ways) < MAX_PAYMENTS_COMPARED:
                    ways.append(action)
        best = [ways[0] if len(ways) == 1 else max(ways, key=self._money_value_after) for ways in payments.values()]
        return best + others

    def _money_value_after(self, purchase: Buy) -> float:
        return rounded(self.outlook.worth(self.hand.without_cards(purchase.cards)))

    def value(self, action: Action) -> float:
        """Return the value of an action, in points, if the rest of the turn is played well."""
        return ACTION_VALUES.get(type(action), Appraisal._value_by_trying)(self, action)

    # Actions of a turn

    def value_of_taking_money(self, action: moves.TakeMoney) -> float:
        return self.placed_value + self._future_value(self.hand.with_cards(action.cards))

    def value_of_buying(self, action: Buy) -> float:
        face = self.faces[action.tile]
        is_acting = type(self.step) is TakeActions
        placed_value = self.placement.value_of_placing((*self.player.unplaced, face))
        value = placed_value + self._future_value(self.hand.without_cards(action.cards), face)
        if not is_acting:
            return value - evaluation_of_step(self.step).purchase_cost(self.weights, self.outlook.fade)
        return value + self.weights.turn * self.outlook.fade if self.is_exact(action) else value

    def _value_of_continuing(self, action: Action) -> float:
        """Return the value of the best continuation of the turn after an exact purchase."""
        copy = self.game.copy()
        copy.apply_silently(action)
        return Appraisal(copy, self.weights, self.depth - 1).best(without_redesigns(copy.legal_actions()))[0]

    def is_exact(self, purchase: Buy) -> bool:
        return money_total(purchase.cards) == self.faces[purchase.tile].price

    def value_of_passing(self, action: Action | None = None) -> float:
        """Return the value of the position if the seat does nothing else."""
        return self.placed_value + self._future_value(self.hand)

    def value_of_acquiring(self, face: Face) -> float:
        """Return the value of obtaining a tile without paying for it."""
        return self.placement.value_of_placing((*self.player.unplaced, face)) + self._future_value(self.hand)

    def value_of_removing(self, action: moves.Remove) -> float:
        city = self.city.remove(action.cell)
        return self._value_of_redesign(city, -self.placement.loss_at(action.cell))

    def value_of_swapping(self, action: moves.Swap) -> float:
        face, out = self.faces[action.tile], self.city.tile_at(action.cell)
        city = self.city.swap(action.cell, face)
        if face.building == out.building and face.tile_set == TileSet.ALHAMBRA:
            return self._value_of_redesign(city, 0.0)
        placement = self.placement
        gain = self.outlook.gain_of(face, placement.count_at(self.city, face, action.cell))
        return self._value_of_redesign(city, gain - placement.value_in_reserve(face) - placement.loss_at(action.cell))

    def _value_of_redesign(self, city: City, change: float) -> float:
        return self.placement.value_of_placing_in(city, self.player.unplaced) + change + self._future_value(self.hand)

    def _value_by_trying(self, action: Action) -> float:
        """Return the value of an action without an evaluation of its own, by applying it to a copy."""
        copy = self.game.copy()
        copy.apply_silently(action)
        after = Outlook(copy.state, self.seat, self.weights)
        return self.value_of_passing() + after.value() - self.outlook.value()

    # Placing

    def value_of_building(self, action: moves.Build) -> float:
        face = self.faces[action.tile]
        if type(self.step) is not TakeActions:
            return self._value_of_placing(face, action.cell) + self._future_value_after_fee(action.fee)
        gain = self.outlook.gain_of(face, self.placement.count_at(self.city, face, action.cell))
        return self._value_of_redesign(self.city.build(face, action.cell), gain - self.placement.value_in_reserve(face))

    def _value_of_placing(self, face: Face, cell: Cell) -> float:
        """Return the value of the city with the face on this cell and the other tiles on their best cells.

        The value is cached, because it does not depend on the fee.
        """
        key = face, cell
        value = self._placement_values.get(key)
        if value is None:
            count = self.placement.count_at(self.city, face, cell)
            rest = self._other_held_tiles(face)
            if not rest and self.city.grid.contains(cell):
                plan = self.city.plan.with_tile(face, self.city.grid.index_of(cell), self.city.is_first(face))
                value = self.outlook.gain_of(face, count) + self.outlook.shape(plan)
            else:
                city, added = self.city.build(face, cell), add_count({}, face, count)
                value = self.placement.value_of_placing_in(city, rest, added)
            self._placement_values[key] = value
        return value

    def _future_value_after_fee(self, fee: Cards) -> float:
        value = self._fee_values.get(fee)
        if value is None:
            value = self._fee_values[fee] = self._future_value(self.hand.without_cards(fee))
        return value

    def value_of_reserving(self, action: moves.Reserve) -> float:
        face = self.faces[action.tile]
        others = self.placement.value_of_placing(self._other_held_tiles(face))
        return others + self.placement.value_in_reserve(face) + self._future_value(self.hand)

    def value_of_giving(self, action: moves.Give) -> float:
        face = self.faces[action.tile]
        change = self.outlook.gain_from_contender(len(self.state.players), face)
        others = self.placement.value_of_placing(self._other_held_tiles(face))
        return others + change + self._future_value_after_fee(action.fee)

    def _other_held_tiles(self, face: Face) -> Tiles:
        """Return the other tiles that the player has to place."""
        holding = self.player.unplaced
        return without(holding, face if face in holding else self.faces[face.back])

    # Money

    def _future_value(self, hand: Hand, bought: Face | None = None) -> float:
        """Return the value of the money and of the next purchase, less the threat of the opponents' purchases."""
        return self.outlook.worth(hand) + self._prospect(hand, bought) - self.threat(bought)

    def _offers(self) -> list[TileOffer]:
        """Return the tiles of the site with their gains."""
        offers: list[TileOffer] = []
        for place, face in enumerate(self.state.site):
            if face is not None:
                gain = self.placement.value_of_placing((face,)) - self.placement.unchanged
                offers.append(TileOffer(face, place // self.state.tile_set_count, gain))
        return offers

    def _prospect(self, hand: Hand, bought: Face | None) -> float:
        """Return the discounted value of the best purchase in the next turn."""
        best = 0.0
        for offer in self.offers:
            if offer.face is not bought:
                best = max(best, self.surplus(hand, offer))
        return self.weights.prospect * best

    def surplus(self, hand: Hand, offer: TileOffer) -> float:
        """Return the gain of a purchase beyond its cost. An exact payment adds the value of another action."""
        price = offer.face.price
        paid = least_payment(hand.counts(offer.currency), price)
        if not paid:
            return 0.0
        spared = self.weights.turn * self.outlook.fade if paid == price else 0.0
        return max(0.0, offer.gain - self.outlook.coin * paid + spared)

    def _threats_of(self, seat: int) -> list[tuple[float, Face]]:
        """Return the losses through the purchases that an opponent can make, the largest first."""
        hand = self.state.players[seat].hand
        threats: list[tuple[float, Face]] = []
        for offer in self.offers:
            if least_payment(hand.counts(offer.currency), offer.face.price):
                threats.append((-self.outlook.gain_from_contender(seat, offer.face), offer.face))
        return sorted(threats, key=lambda threat: -threat[0])

    def threat(self, bought: Face | None = None) -> float:
        """Return the expected loss through each opponent's worst purchase, once this tile has been bought."""
        total = 0.0
        for threats in self.threats:
            for loss, face in threats:
                if face is not bought:
                    total += loss
                    break
        return self.weights.threat * total


ACTION_VALUES.update(
    {
        moves.TakeMoney: Appraisal.value_of_taking_money,
        Buy: Appraisal.value_of_buying,
        moves.Build: Appraisal.value_of_building,
        moves.Remove: Appraisal.value_of_removing,
        moves.Swap: Appraisal.value_of_swapping,
        moves.Reserve: Appraisal.value_of_reserving,
        moves.Give: Appraisal.value_of_giving,
        moves.EndActions: Appraisal.value_of_passing,
        moves.Pass: Appraisal.value_of_passing,
        moves.Confirm: Appraisal.value_of_passing,
    }
)


def without_redesigns(actions: Sequence[Action]) -> Sequence[Action]:
    """Return the actions without removals and swaps, unless there are no others. Few of the many are good."""
    return [action for action in actions if not isinstance(action, (moves.Remove, moves.Swap))] or actions


def quick_choice(game: Game, weights: Weights = WEIGHTS) -> Action:
    """Return the best action of a quick evaluation, for sampled games."""
    actions = game.legal_actions()
    if len(actions) == 1:
        return actions[0]
    return Appraisal(game, weights, 1).best(without_redesigns(actions))[1]
