"""The evaluations of the first expansion's modules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nasrid.bots.heuristics.appraisal import NOTICEABLE_POINTS, WORST_VALUE, Appraisal
from nasrid.bots.heuristics.explanations import Situation, majority_reason
from nasrid.bots.heuristics.module_evaluation import ModuleEvaluation, register_evaluation
from nasrid.bots.heuristics.reasons import Reason
from nasrid.bots.heuristics.weights import Weights
from nasrid.rules.city.city import City
from nasrid.rules.city.grid import Cell, neighbour
from nasrid.rules.modules import bonus, huts, vizier
from nasrid.rules.pieces.components import Building, Face
from nasrid.rules.table.state import Player, State

FEATURE_SCALE: Final = 3

# Vizier


def _value_of_reactivating(appraisal: Appraisal, action: vizier.Reactivate) -> float:
    return appraisal.value_of_passing() + appraisal.weights.vizier * appraisal.outlook.fade


def _reason_to_reactivate(situation: Situation, action: vizier.Reactivate) -> Reason:
    return Reason("reactivate", "tried" if situation.is_last_turn(action) else "ready", {})


class VizierEvaluation(ModuleEvaluation):
    """An active vizier is worth a number of points that falls towards the end of the game."""

    name = vizier.MODULE_NAME
    action_values = {vizier.Reactivate: _value_of_reactivating}
    reasons = {vizier.Reactivate: _reason_to_reactivate}
    purchase_key = "buy-with-vizier"
    pass_reason_key = "keeps-vizier"

    def seat_value(self, player: Player, weights: Weights, fade: float) -> float:
        return weights.vizier * fade if vizier.VIZIER.get(player).active else 0.0

    def purchase_cost(self, weights: Weights, fade: float) -> float:
        return weights.vizier * fade

    def feature(self, player: Player) -> float:
        return float(vizier.VIZIER.get(player).active)


# Worker huts


def _value_of_hut(appraisal: Appraisal, action: huts.TakeHut) -> float:
    return appraisal.value_of_acquiring(appraisal.faces[action.hut])


def _reason_for_hut(situation: Situation, action: huts.TakeHut) -> Reason:
    face, city = situation.faces[action.hut], situation.city
    cells = city.grid.cells(city.buildable(face))
    if not cells:
        return Reason("hut", "tried", {"tile": face.name})
    best = max(cells, key=lambda cell: huts.hut_value(city, cell, face))
    assert face.building
    after = situation.with_city(city.build(face, best))
    return majority_reason(situation, "hut", {"tile": face.name}, face.building, after)


class HutsEvaluation(ModuleEvaluation):
    """A hut counts as its neighbours, so its value depends on the cell."""

    name = huts.MODULE_NAME
    action_values = {huts.TakeHut: _value_of_hut}
    reasons = {huts.TakeHut: _reason_for_hut}
    progress_events = (huts.HutTaken,)

    def extra_count_at(self, city: City, face: Face, cell: Cell) -> int:
        if face.module == huts.MODULE_NAME:
            return huts.hut_value(city, cell, face)
        count = 0
        for side in range(4):
            hut_cell = neighbour(cell, side)
            hut = city.tiles.get(hut_cell)
            if (
                hut is not None
                and hut.module == huts.MODULE_NAME
                and hut.building == face.building
                and not face.borders >> side & 1
            ):
                count += huts.hut_value(city, hut_cell, hut) < huts.MAX_HUT_VALUE
        return count

    def feature(self, player: Player) -> float:
        return huts.hut_count(player) / FEATURE_SCALE


# Bonus cards


def _value_of_revealing(appraisal: Appraisal, action: bonus.Reveal) -> float:
    """Keep the card secret until a scoring for which it counts."""
    building = appraisal.faces[action.card].building
    assert building
    is_scoring = type(appraisal.step) is bonus.RevealRound
    is_needed = is_scoring and appraisal.outlook.loss(building, 1, 0) > NOTICEABLE_POINTS
    return appraisal.value_of_passing() + 1.0 if is_needed else WORST_VALUE


def _reason_to_reveal(situation: Situation, action: bonus.Reveal) -> Reason:
    building = situation.faces[action.card].building
    assert building
    after = situation.state.copy()  # in a sampled game, an opponent may not hold the card
    player = after.players[situation.seat]
    cards = bonus.CARDS.get(player)
    bonus.CARDS.set(player, bonus.BonusCards(cards.hidden, (*cards.revealed, action.card)))
    reason = majority_reason(situation, "reveal", {"tile": action.card}, building, after)
    is_scoring = type(situation.step) is bonus.RevealRound
    return reason._replace(why="counts") if is_scoring and reason.why != "tried" else reason


class BonusEvaluation(ModuleEvaluation):
    """A tile whose bonus card the player holds counts twice."""

    name = bonus.MODULE_NAME
    action_values = {bonus.Reveal: _value_of_revealing}
    reasons = {bonus.Reveal: _reason_to_reveal}
    pass_reason_key = "secret"

    def unclaimed_buildings(self, state: State, player: Player) -> Sequence[Building]:
        faces = state.options.components.faces
        return [building for card in bonus.revealable(player) if (building := faces[card].building)]

    def extra_count(self, player: Player, face: Face) -> int:
        return int(face.name in bonus.CARDS.get(player).hidden)

    def feature(self, player: Player) -> float:
        return len(bonus.CARDS.get(player).hidden) / FEATURE_SCALE


for evaluation in (VizierEvaluation(), HutsEvaluation(), BonusEvaluation()):
    register_evaluation(evaluation)
