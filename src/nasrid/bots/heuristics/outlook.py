"""The hand-written evaluation of positions: the points that a seat can expect, less those of its opponents."""

from __future__ import annotations

from typing import final

from nasrid.bots.heuristics.building_strengths import BUILDING_INDEX, building_strengths
from nasrid.bots.heuristics.majorities import PRICE_BOUND, Strength, strength
from nasrid.bots.heuristics.module_evaluation import evaluations_with_hook
from nasrid.bots.heuristics.outline import cached_shapes
from nasrid.bots.heuristics.purse import worth
from nasrid.bots.heuristics.stage import stage_of
from nasrid.bots.heuristics.weights import Weights
from nasrid.rules.city.plan import Plan
from nasrid.rules.pieces.components import Building, Face
from nasrid.rules.pieces.money import Hand
from nasrid.rules.table.state import Player, State


@final
class Outlook:
    """The evaluation of a position for one seat: majorities, walls, room to grow and money. It reads nothing hidden."""

    def __init__(self, state: State, seat: int, weights: Weights) -> None:
        """Prepare the evaluation.

        Args:
            state: The state of a game, usually a sampled one.
            seat: The seat.
            weights: The weights of the evaluation.
        """
        self.state = state
        self.seat = seat
        self.weights = weights
        self.stage = stage_of(state)
        self.shown = building_strengths(state)
        self.trust = weights.majorities[len(self.stage.scorings) - 1]
        self.fade = min(1.0, self.stage.turns / weights.spending)  # plans lose value towards the end
        self.coin = weights.money * self.fade
        self.spendable = round(weights.price * self.stage.tiles[-1])
        self.shapes = cached_shapes(weights.border * len(self.stage.scorings), weights.room * self.fade)
        self._modules = evaluations_with_hook("seat_value", state.options)
        self._gains: dict[int, float] = {}

    def value(self) -> float:
        """Return how far the seat is ahead of its opponents' average, in points."""
        players = self.state.players
        worths = [self._worth_of(player) for player in players]
        own = worths[self.seat]
        lead = own - (sum(worths) - own) / (len(worths) - 1)
        return lead + sum([self.lead(building, shown) for building, shown in self.shown.items()])

    def seat_worths(self) -> list[float]:
        """Return the expected points of each seat. Only their differences mean anything."""
        players = self.state.players
        worths = [self._worth_of(player) for player in players]
        share = self.trust * (len(players) - 1) / len(players)  # leads are relative to the opponents' average
        for building, shown in self.shown.items():
            for seat, lead in enumerate(self.stage.leads[building].for_strengths(shown)):
                worths[seat] += share * lead
        return worths

    def _worth_of(self, player: Player) -> float:
        reserve = self.weights.spare * self.fade * len(player.reserve)
        value = player.score + self.shape(player.city.plan) + self.worth(player.hand) + reserve
        for module in self._modules:
            value += module.seat_value(player, self.weights, self.fade)
        return value

    def shape(self, plan: Plan) -> float:
        return self.shapes.worth(plan)

    def worth(self, hand: Hand) -> float:
        return worth(hand, self.coin, self.weights.card * self.fade, self.weights.glut, self.spendable)

    # Majorities

    def gain_of(self, face: Face, count: int = 1) -> float:
        """Return the points that the seat gains if it adds the face, counted `count` times."""
        assert face.building
        return self.gain(face.building, self.seat, count, _tiebreak_price(face))

    def loss(self, building: Building, count: int, dearest: int) -> float:
        """Return the points that the seat loses with `count` fewer of a building, of which `dearest` remains."""
        shown = self.shown[building]
        less = strength(max(0, shown[self.seat] // PRICE_BOUND - count), dearest)
        after = (*shown[: self.seat], less, *shown[self.seat + 1 :])
        return self.lead(building, shown) - self.lead(building, after)

    def gain_from_contender(self, contender: int, face: Face) -> float:
        """Return the points that the seat gains if a contender adds the face. Dirk is the last contender."""
        assert face.building
        return self.gain(face.building, contender, 1, _tiebreak_price(face))

    def gain(self, building: Building, contender: int, count: int, dearest: int) -> float:
        """Return the points that the seat gains if a contender adds `count` of a building."""
        key = ((dearest << 8 | count) << 4 | contender) << 4 | BUILDING_INDEX[building]
        gain = self._gains.get(key)
        if gain is None:
            shown = self.shown[building]
            more = _add_strength(shown[contender], count, dearest)
            after = (*shown[:contender], more, *shown[contender + 1 :])
            gain = self._gains[key] = self.lead(building, after) - self.lead(building, shown)
        return gain

    def lead(self, building: Building, shown: tuple[Strength, ...]) -> float:
        """Return the points that the seat can expect from a building, less its opponents' average."""
        return self.trust * self.stage.leads[building].for_strengths(shown)[self.seat]


def _tiebreak_price(face: Face) -> int:
    return face.price if face.is_granada else 0


def _add_strength(shown: Strength, count: int, dearest: int) -> Strength:
    return max(0, shown // PRICE_BOUND + count) * PRICE_BOUND + max(shown % PRICE_BOUND, dearest)
