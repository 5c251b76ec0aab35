"""Explanations of actions, derived from their evaluation."""

from nasrid.bots.heuristics.appraisal import Appraisal
from nasrid.bots.heuristics.majorities import PRICE_BOUND
from nasrid.bots.heuristics.module_evaluation import REASONS, evaluation_of_step
from nasrid.bots.heuristics.outline import border_points
from nasrid.bots.heuristics.purse import least_payment
from nasrid.bots.heuristics.reasons import Fact, Reason
from nasrid.rules.city.city import City
from nasrid.rules.pieces.components import Building, Face
from nasrid.rules.pieces.money import Hand, money_total
from nasrid.rules.table import actions
from nasrid.rules.text.notation import write_action
from nasrid.rules.turn.act import TakeActions


def reason_for(appraisal: Appraisal, action: actions.Action) -> Reason:
    """Return the main reason for an action of the deciding seat."""
    return REASONS.get(type(action), _fallback)(appraisal, action)


def _take(appraisal: Appraisal, action: actions.TakeMoney) -> Reason:
    facts: dict[str, Fact] = {"cards": action.cards}
    purchase = _next_purchase(appraisal, appraisal.hand.with_cards(action.cards))
    if purchase and purchase != _next_purchase(appraisal, appraisal.hand):
        face, exactly = purchase
        return Reason("take", "pays-exactly" if exactly else "can-pay", facts | {"wanted": face.name})
    return Reason("take", "money", facts)


def _next_purchase(appraisal: Appraisal, hand: Hand) -> tuple[Face, bool] | None:
    """Return the next tile to buy with this hand, and whether the payment is exact, or None."""
    best = max(appraisal.offers, key=lambda offer: appraisal.surplus(hand, offer), default=None)
    if best is None or not appraisal.surplus(hand, best):
        return None
    return best.face, least_payment(hand.counts(best.currency), best.face.price) == best.face.price


def _buy(appraisal: Appraisal, action: actions.Buy) -> Reason:
    face = appraisal.faces[action.tile]
    coins = money_total(action.cards)
    move = "buy-exactly" if appraisal.is_exact(action) else "buy"
    if type(appraisal.step) is not TakeActions:
        move = evaluation_of_step(appraisal.step).purchase_key
    facts: dict[str, Fact] = {"tile": face.name, "coins": coins}
    gain, shape, denied = _merits(appraisal, face)
    if denied > max(gain, shape):
        return Reason(move, "denies", facts)
    if shape > gain:
        return border_reason(appraisal, move, facts, best_city(appraisal, face))
    return majority_reason(appraisal, move, facts, face)


def _merits(appraisal: Appraisal, face: Face) -> tuple[float, float, float]:
    """Return the values of a tile: for the majority, for the shape of the city, and for denying it to opponents."""
    gain = appraisal.outlook.gain_of(face)
    in_all = next(offer.gain for offer in appraisal.offers if offer.face is face)
    return gain, in_all - gain, appraisal.threat() - appraisal.threat(face)


def best_city(appraisal: Appraisal, face: Face) -> City:
    """Return the city with the face on its best cell, or unchanged if it does not fit."""
    city = appraisal.city
    best = appraisal.placement.best_place(city, face)
    return city.build(face, city.grid.all_cells[best[0]]) if best else city


def majority_reason(appraisal: Appraisal, move: str, facts: dict[str, Fact], face: Face, more: int = 1) -> Reason:
    """Return the reason in terms of the majority, if `more` of the face's building are added."""
    assert face.building
    before, best_other = own_and_best_strength(appraisal, face.building)
    own = before + more
    if own > best_other:
        why = "takes-lead" if before <= best_other else "holds-lead"
    else:
        why = "draws-level" if own == best_other else "catches-up"
    return Reason(move, why, facts | {"building": face.building.value, "own": own, "opponent": best_other})


def own_and_best_strength(appraisal: Appraisal, building: Building) -> tuple[int, int]:
    """Return the seat's count of a building, and the highest count of the others."""
    counts = [strength // PRICE_BOUND for strength in appraisal.outlook.shown[building]]
    own = counts.pop(appraisal.seat)
    return own, max(counts)


def border_reason(appraisal: Appraisal, move: str, facts: dict[str, Fact], city: City) -> Reason:
    before, after = border_points(appraisal.city.plan), border_points(city.plan)
    if after > before:
        return Reason(move, "border", facts | {"before": before, "after": after})
    return Reason(move, "room", facts)


def _build(appraisal: Appraisal, action: actions.Build) -> Reason:
    face = appraisal.faces[action.tile]
    facts: dict[str, Fact] = {"tile": face.name, "cell": action.cell}
    if type(appraisal.step) is TakeActions:
        return majority_reason(appraisal, "build-from-reserve", facts, face)
    return border_reason(appraisal, "build", facts, appraisal.city.build(face, action.cell))


def _swap(appraisal: Appraisal, action: actions.Swap) -> Reason:
    face, out = appraisal.faces[action.tile], appraisal.city.tiles[action.cell]
    facts: dict[str, Fact] = {"tile": face.name, "out": out.name}
    city = appraisal.city.swap(action.cell, face)
    if border_points(city.plan) > border_points(appraisal.city.plan) or face.building == out.building:
        return border_reason(appraisal, "swap", facts, city)
    return majority_reason(appraisal, "swap", facts, face)


def _fallback(appraisal: Appraisal, action: actions.Action) -> Reason:
    """Return the reason for an action without an explanation of its own."""
    return Reason("do", "tried", {"action": write_action(action)})


REASONS.update(
    {
        actions.TakeMoney: _take,
        actions.Buy: _buy,
        actions.Build: _build,
        actions.Reserve: lambda _, action: Reason("reserve", "nowhere", {"tile": action.tile}),
        actions.Give: lambda _, action: Reason("give", "hurts-opponent", {"tile": action.tile}),
        actions.Remove: lambda appraisal, action: Reason(
            "remove", "frees", {"tile": appraisal.city.tiles[action.cell].name}
        ),
        actions.Swap: _swap,
        actions.EndActions: lambda appraisal, _: Reason("end", "keeps" if appraisal.state.paid_exactly else "only", {}),
        actions.Pass: lambda appraisal, _: Reason("pass", evaluation_of_step(appraisal.step).pass_reason_key, {}),
        actions.Confirm: lambda *_: Reason("confirm", "done", {}),
    }
)
