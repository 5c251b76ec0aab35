"""A hand-written judgement of every decision: how well the deciding seat stands once its turn is over.

To what the position is worth comes what the money can buy next, exactly if possible, and what is left for the rivals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from operator import itemgetter
from typing import Any, ClassVar

from nasrid.bots.outline import Outline, best_place
from nasrid.bots.outlook import Outlook
from nasrid.bots.purse import least_payment
from nasrid.bots.weights import WEIGHTS, Weights
from nasrid.rules.actions import (
    Action,
    Build,
    Buy,
    Confirm,
    EndActions,
    Give,
    Pass,
    Reactivate,
    Remove,
    Reserve,
    Reveal,
    Swap,
    TakeHut,
    TakeMoney,
)
from nasrid.rules.city import City
from nasrid.rules.components import Building, Face, Kind
from nasrid.rules.game import Game
from nasrid.rules.grid import Cell, bits, neighbour
from nasrid.rules.modules.bonus import RevealRound
from nasrid.rules.modules.huts import HIGHEST_VALUE, hut_value
from nasrid.rules.money import Hand, money_total
from nasrid.rules.state import Tiles
from nasrid.rules.steps.act import Act
from nasrid.rules.steps.place import Place
from nasrid.rules.tuples import without

NEVER = -1e6
NOTICEABLE = 0.5  # points
DEPTH = 3
FOLLOWED = 3  # exact purchases that are looked at closely, at each step

Added = dict[Building, tuple[int, int]]  # further buildings of the seat: how many, and the dearest of Granada's


class Appraisal(Outlook):
    """Judges what the deciding seat of a game may do."""

    def __init__(self, game: Game, weights: Weights = WEIGHTS, depth: int = DEPTH) -> None:
        """So many exact purchases in a row are followed through."""
        state = game._state
        assert state.seat is not None
        super().__init__(state, state.seat, weights)
        self.game = game
        self.depth = depth
        self.player = state.players[self.seat]
        self.hand = self.player.hand
        self.city = self.player.city
        self.faces = state.options.components.faces
        self.kinds = len(state.options.kinds)
        self.has_huts = "huts" in state.options.modules
        self.outline = Outline.of(self.city)
        self.unchanged = self.shape(self.outline)
        self.settled = self.settle(self.player.holding)
        self.offers = {} if type(state.agenda[-1]) is Place else self._offers()  # placing changes nothing about them
        self.threats = [self._threats_of(seat) for seat in self._rivals()] if weights.threat else []

    def best(self, actions: Iterable[Action]) -> tuple[float, Action]:
        """The best action and its value."""
        return max(self.values(actions), key=itemgetter(0))

    def values(self, actions: Iterable[Action]) -> list[tuple[float, Action]]:
        """Every action worth a thought, with its value."""
        values = [(self.value(action), action) for action in self._sensible(actions)]
        if self.depth and type(self.state.agenda[-1]) is Act:
            values.sort(key=itemgetter(0), reverse=True)
            exact = [action for _, action in values if self._is_exact(action)][:FOLLOWED]
            values = [(self._after(action) if action in exact else value, action) for value, action in values]
        return values

    def _sensible(self, actions: Iterable[Action]) -> list[Action]:
        """Of many payments for a tile, only the best exact one and the best that is not."""
        others: list[Action] = []
        payments: dict[tuple[str, bool], tuple[float, Action]] = {}
        for action in actions:
            if type(action) is not Buy:
                others.append(action)
            else:
                left = self.worth(self.hand.minus(action.cards))
                key = action.tile, money_total(action.cards) == self.faces[action.tile].price
                if key not in payments or left > payments[key][0]:
                    payments[key] = left, action
        return [action for _, action in payments.values()] + others

    def value(self, action: Action) -> float:
        """What the action leads to, if the rest of the turn is played well."""
        return self._judges[type(action)](self, action)

    # Actions of a turn

    def _take_money(self, action: TakeMoney) -> float:
        return self.settled + self._afterwards(self.hand.plus(action.cards))

    def _buy(self, action: Buy) -> float:
        face = self.faces[action.tile]
        acting = type(self.state.agenda[-1]) is Act
        value = self.settle((*self.player.holding, face)) + self._afterwards(self.hand.minus(action.cards), face)
        if not acting:
            return value - self.weights.vizier * self.fade
        return value + self.weights.turn * self.fade if money_total(action.cards) == face.price else value

    def _after(self, action: Action) -> float:
        """The turn goes on after an exact purchase: the best that it offers then."""
        twin = self.game.copy()
        twin.apply(action)
        return Appraisal(twin, self.weights, self.depth - 1).best(twin.legal_actions())[0]

    def _is_exact(self, action: Action) -> bool:
        return type(action) is Buy and money_total(action.cards) == self.faces[action.tile].price

    def _nothing(self, action: Action) -> float:
        return self.settled + self._afterwards(self.hand)

    def _reactivate(self, action: Reactivate) -> float:
        return self._nothing(action) + self.weights.vizier * self.fade

    def _take_hut(self, action: TakeHut) -> float:
        return self.settle((*self.player.holding, self.faces[action.hut])) + self._afterwards(self.hand)

    def _remove(self, action: Remove) -> float:
        city = self.city.remove(action.cell)
        return self._redesigned(city, -self._loss_at(action.cell))

    def _swap(self, action: Swap) -> float:
        face, out = self.faces[action.tile], self.city.tiles[action.cell]
        city = self.city.swap(action.cell, face)
        if face.building == out.building and face.kind == Kind.ALHAMBRA:
            return self._redesigned(city, 0.0)
        count = self.count_at(self.city, face, action.cell)
        return self._redesigned(city, self.gain_of(face, count) - self._in_reserve(face) - self._loss_at(action.cell))

    def _loss_at(self, cell: Cell) -> float:
        """What the seat loses when a tile goes into the reserve."""
        face = self.city.tiles[cell]
        assert face.building
        if face.hut:
            return self.loss(face.building, hut_value(self.city, cell, face), 0)
        tiles = self.city.tiles.items()
        others = [other.price for place, other in tiles if place != cell and other.building == face.building]
        dearest = max(others, default=0) if face.kind else 0
        return self.loss(face.building, 1, dearest) * (1 - self.weights.reserve)

    def _in_reserve(self, face: Face) -> float:
        """What a tile is worth in the reserve; a hut nothing, for it depends on its place."""
        return 0.0 if face.hut else self.weights.reserve * self.gain_of(face)

    def _redesigned(self, city: City, change: float) -> float:
        return self._settle(self.player.holding, city, {}) + change + self._afterwards(self.hand)

    # Placing

    def _build(self, action: Build) -> float:
        face = self.faces[action.tile]
        count = self.count_at(self.city, face, action.cell)
        city = self.city.build(face, action.cell)
        if type(self.state.agenda[-1]) is Act:
            return self._redesigned(city, self.gain_of(face, count) - self._in_reserve(face))
        rest = self._others(face)
        value = self._settle(rest, city, _plus({}, face, count))
        return value + self._afterwards(self.hand.minus(action.fee))

    def _reserve(self, action: Reserve) -> float:
        face = self.faces[action.tile]
        return self.settle(self._others(face)) + self._in_reserve(face) + self._afterwards(self.hand)

    def _give(self, action: Give) -> float:
        face = self.faces[action.tile]
        change = self.gain_if(len(self.state.players), face)
        return self.settle(self._others(face)) + change + self._afterwards(self.hand.minus(action.fee))

    def _others(self, face: Face) -> Tiles:
        """What is to be placed besides."""
        holding = self.player.holding
        return without(holding, face if face in holding else self.faces[face.back])

    # Bonus cards

    def _reveal(self, action: Reveal) -> float:
        """A secret is kept until a scoring for which it counts."""
        face = self.faces[action.card]
        assert face.building
        needed = self.reveals and self.loss(face.building, 1, 0) > NOTICEABLE
        return self._nothing(action) + 1.0 if needed else NEVER

    _judges: ClassVar[Mapping[type[Action], Callable[[Appraisal, Any], float]]] = {
        TakeMoney: _take_money,
        Buy: _buy,
        Build: _build,
        Reserve: _reserve,
        Give: _give,
        Remove: _remove,
        Swap: _swap,
        EndActions: _nothing,
        Pass: _nothing,
        Confirm: _nothing,
        Reactivate: _reactivate,
        TakeHut: _take_hut,
        Reveal: _reveal,
    }

    # The city

    def settle(self, faces: Tiles) -> float:
        """The city with these tiles, each placed where it does best."""
        if not faces:
            return self.unchanged
        if len(faces) > 1 or self.has_huts:
            return self._settle(faces, self.city, {})
        (face,) = faces
        board = self.city.buildable(face)
        if not board:
            return self.unchanged + self._in_reserve(face)
        value, _ = best_place(self.outline, face, board, self.edge, self.cell)
        return value + self.gain_of(face, 1 + (face.name in self.player.bonus))

    def _settle(self, faces: Tiles, city: City, added: Added) -> float:
        kept = 0.0
        outline = Outline.of(city)
        for number, face in enumerate(faces):
            board = city.buildable(face)
            if not board:
                kept += self._in_reserve(face)
                continue
            bit, count = self._best_place(city, outline, face, board)
            added = _plus(added, face, count)
            outline = outline.plus(face, bit)
            if number + 1 < len(faces):
                city = city.build(face, city.grid.cell_of[bit])
        gained = sum([self.gain(building, self.seat, *more) for building, more in added.items()])
        return gained + kept + self.shape(outline)

    def _best_place(self, city: City, outline: Outline, face: Face, board: int) -> tuple[int, int]:
        """The bit of the best cell, and for how many buildings the tile counts there."""
        if self.has_huts:
            places = [(bit, self.count_at(city, face, city.grid.cell_of[bit])) for bit in bits(board)]
            return max(places, key=lambda one: self.gain_of(face, one[1]) + self.shape(outline.plus(face, one[0])))
        _, bit = best_place(outline, face, board, self.edge, self.cell)
        return bit, 1 + (face.name in self.player.bonus)

    def count_at(self, city: City, face: Face, cell: Cell) -> int:
        """The tile itself, its bonus card, and what it means for huts."""
        if not self.has_huts:
            return 1 + (face.name in self.player.bonus)
        if face.hut:
            return hut_value(city, cell, face)
        beside = 0
        for side in range(4):
            hut_cell = neighbour(cell, side)
            hut = city.tiles.get(hut_cell)
            if hut is not None and hut.hut and hut.building == face.building and not face.borders >> side & 1:
                beside += hut_value(city, hut_cell, hut) < HIGHEST_VALUE
        return 1 + (face.name in self.player.bonus) + beside

    # Money

    def _afterwards(self, hand: Hand, bought: Face | None = None) -> float:
        """What the money is worth, what it may buy next, and what the rivals may buy before."""
        return self.worth(hand) + self._prospect(hand, bought) - self._threat(bought)

    def _offers(self) -> dict[Face, tuple[int, float]]:
        """The tiles of the site: where they lie and what they would bring."""
        site = enumerate(self.state.site)
        return {face: (place, self.settle((face,)) - self.unchanged) for place, face in site if face}

    def _prospect(self, hand: Hand, bought: Face | None) -> float:
        """The best purchase of the next turn, if nobody is faster."""
        surpluses = [self._surplus(hand, face) for face in self.offers if face is not bought]
        return self.weights.prospect * max(surpluses, default=0.0)

    def _surplus(self, hand: Hand, face: Face) -> float:
        """What a purchase brings beyond the money for it; an exact one leaves the action for something else."""
        place, gain = self.offers[face]
        paid = least_payment(hand.money[place // self.kinds], face.price)
        if not paid:
            return 0.0
        spared = self.weights.turn * self.fade if paid == face.price else 0.0
        return max(0.0, gain - self.coin * paid + spared)

    def _rivals(self) -> list[int]:
        return [seat for seat in range(len(self.state.players)) if seat != self.seat]

    def _threats_of(self, seat: int) -> list[tuple[float, Face]]:
        """What the seat loses by the purchases that a rival can make, the worst first."""
        hand = self.state.players[seat].hand
        found = []
        for face, (place, _) in self.offers.items():
            if least_payment(hand.money[place // self.kinds], face.price):
                found.append((-self.gain_if(seat, face), face))
        return sorted(found, key=lambda one: -one[0])

    def _threat(self, bought: Face | None) -> float:
        worst = [next((loss for loss, face in threats if face is not bought), 0.0) for threats in self.threats]
        return self.weights.threat * sum(worst)

    # For those who want to know why

    def wanted(self, hand: Hand) -> tuple[Face, bool] | None:
        """The tile that such a hand would buy next, and whether exactly."""
        best = max(self.offers, key=lambda face: self._surplus(hand, face), default=None)
        if best is None or not self._surplus(hand, best):
            return None
        place, _ = self.offers[best]
        return best, least_payment(hand.money[place // self.kinds], best.price) == best.price

    def merits(self, face: Face) -> tuple[float, float, float]:
        """What speaks for a tile of the site: its majority, the shape that it gives, and that no rival gets it."""
        gain = self.gain_of(face)
        return gain, self.offers[face][1] - gain, self._threat(None) - self._threat(face)

    def best_city(self, face: Face) -> City:
        """The city with the face where it does best, if it fits anywhere."""
        board = self.city.buildable(face)
        if not board:
            return self.city
        bit, _ = self._best_place(self.city, self.outline, face, board)
        return self.city.build(face, self.city.grid.cell_of[bit])

    @property
    def reveals(self) -> bool:
        """Whether it is asked for bonus cards."""
        return type(self.state.agenda[-1]) is RevealRound


def _plus(added: Added, face: Face, count: int) -> Added:
    assert face.building
    before, dearest = added.get(face.building, (0, 0))
    return {**added, face.building: (before + count, max(dearest, face.price if face.kind else 0))}
