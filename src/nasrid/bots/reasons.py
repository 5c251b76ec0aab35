"""Why a move: what is done and what speaks for it, as keys with facts, so that it can be told in any language."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from nasrid.bots.appraisal import Appraisal
from nasrid.bots.majorities import DEAREST
from nasrid.bots.outline import Outline, border_points
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
from nasrid.rules.components import Building, Face
from nasrid.rules.money import CURRENCIES, EXCHANGE, MONEY, money_total
from nasrid.rules.steps.act import Act

Fact = str | int | tuple[str, ...] | tuple[int, int]

WHAT = {
    "take": "Take {cards}",
    "buy": "Buy {tile} with {coins} coins",
    "buy-exactly": "Buy {tile} for exactly {coins} coins and act again",
    "buy-with-vizier": "Buy {tile} now, with the vizier",
    "build": "Build {tile} at {cell}",
    "build-from-reserve": "Build {tile} from the reserve at {cell}",
    "reserve": "Keep {tile} in the reserve",
    "give": "Give {tile} to Dirk",
    "remove": "Take {tile} out of the city",
    "swap": "Exchange {out} for {tile} from the reserve",
    "end": "Do no more",
    "pass": "Pass",
    "confirm": "Confirm the turn",
    "reactivate": "Turn the vizier up again",
    "hut": "Take {tile}",
    "reveal": "Reveal {tile}",
}
WHY = {
    "takes-lead": "it takes the lead in the {building} majority, {own} to {rival}",
    "holds-lead": "it strengthens the lead in the {building} majority, {own} to {rival}",
    "draws-level": "it draws level in the {building} majority, {own} to {rival}",
    "catches-up": "it catches up in the {building} majority, {own} to {rival}",
    "denies": "a rival would gain more by it than by any other tile",
    "border": "the borders that score grow from {before} to {after}",
    "room": "no other way leaves the city in better shape to grow",
    "pays-exactly": "it can then pay for {wanted} exactly",
    "can-pay": "it can then pay for {wanted}",
    "money": "no tile on the site is worth more than the money",
    "nowhere": "it would do less in the city now than it may later",
    "hurts-rival": "there it costs the rival more than it would bring at home",
    "ready": "a purchase between two turns is worth the action",
    "keeps": "what could be bought is worth less than keeping the means",
    "counts": "one more {building} counts at this scoring, {own} to {rival}",
    "secret": "a bonus card counts only at a scoring, and until then it is a secret",
    "frees": "without it the rest of the city is worth more",
    "done": "everything is placed",
    "only": "nothing else is possible",
    "chance": "it was chosen at random",
}


class Reason(NamedTuple):
    """A key of WHAT, a key of WHY, and their facts in the engine's notation."""

    what: str
    why: str
    facts: Mapping[str, Fact]

    def __str__(self) -> str:
        """One sentence."""
        words = {name: _words(name, fact) for name, fact in self.facts.items()}
        tried = " (best of {moves} moves in {games} imagined games)" if "games" in self.facts else ""
        return f"{WHAT[self.what]}: {WHY[self.why]}{tried}.".format(**words)


def _words(name: str, fact: Fact) -> str:
    if name == "cards":
        return " and ".join(map(_card, fact)) if isinstance(fact, tuple) else str(fact)
    if name == "cell" and isinstance(fact, tuple):
        return f"{fact[0]},{fact[1]}"
    if name in ("tile", "out", "wanted"):
        return _tile(str(fact))
    return str(fact).replace("_", " ")


def _card(card: object) -> str:
    """yellow 3, the blue/yellow exchange card."""
    if card in MONEY:
        currency, value = MONEY[str(card)]
        return f"{CURRENCIES[currency]} {value}"
    return f"the {'/'.join(CURRENCIES[currency] for currency in EXCHANGE[str(card)])} exchange card"


def _tile(name: str) -> str:
    """garden10N is Garden 10, hut-tower-ES the tower hut."""
    if name.startswith("hut-"):
        return f"the {name.split('-')[1]} hut"
    found = re.match(r"([a-z_]+)(\d+)", name)
    return f"{found[1].replace('_', ' ').capitalize()} {found[2]}" if found else name


def reason_for(appraisal: Appraisal, action: Action) -> Reason:
    """What speaks for an action of the seat that decides."""
    return _REASONS[type(action)](appraisal, action)


def _take(appraisal: Appraisal, action: TakeMoney) -> Reason:
    facts: dict[str, Fact] = {"cards": action.cards}
    wanted = appraisal.wanted(appraisal.hand.plus(action.cards))
    if wanted and wanted != appraisal.wanted(appraisal.hand):
        face, exactly = wanted
        return Reason("take", "pays-exactly" if exactly else "can-pay", facts | {"wanted": face.name})
    return Reason("take", "money", facts)


def _buy(appraisal: Appraisal, action: Buy) -> Reason:
    face = appraisal.faces[action.tile]
    coins = money_total(action.cards)
    if type(appraisal.state.agenda[-1]) is not Act:
        what = "buy-with-vizier"
    else:
        what = "buy-exactly" if coins == face.price else "buy"
    facts: dict[str, Fact] = {"tile": face.name, "coins": coins}
    gain, shape, denied = appraisal.merits(face)
    if denied > max(gain, shape):
        return Reason(what, "denies", facts)
    if shape > gain:
        return _grown(appraisal, what, facts, appraisal.best_city(face))
    return _majority(appraisal, what, facts, face)


def _majority(appraisal: Appraisal, what: str, facts: dict[str, Fact], face: Face, more: int = 1) -> Reason:
    """How the seat stands with one more of the face's building."""
    assert face.building
    before, rival = _standing(appraisal, face.building)
    own = before + more
    if own > rival:
        why = "takes-lead" if before <= rival else "holds-lead"
    else:
        why = "draws-level" if own == rival else "catches-up"
    return Reason(what, why, facts | {"building": face.building.value, "own": own, "rival": rival})


def _standing(appraisal: Appraisal, building: Building) -> tuple[int, int]:
    """What the seat shows of a building, and what the best of the others shows."""
    counts = [strength // DEAREST for strength in appraisal.shown[building]]
    own = counts.pop(appraisal.seat)
    return own, max(counts)


def _grown(appraisal: Appraisal, what: str, facts: dict[str, Fact], city: City) -> Reason:
    before, after = border_points(Outline.of(appraisal.city)), border_points(Outline.of(city))
    if after > before:
        return Reason(what, "border", facts | {"before": before, "after": after})
    return Reason(what, "room", facts)


def _build(appraisal: Appraisal, action: Build) -> Reason:
    face = appraisal.faces[action.tile]
    facts: dict[str, Fact] = {"tile": face.name, "cell": action.cell}
    if type(appraisal.state.agenda[-1]) is Act:
        return _majority(appraisal, "build-from-reserve", facts, face)
    return _grown(appraisal, "build", facts, appraisal.city.build(face, action.cell))


def _swap(appraisal: Appraisal, action: Swap) -> Reason:
    face, out = appraisal.faces[action.tile], appraisal.city.tiles[action.cell]
    facts: dict[str, Fact] = {"tile": face.name, "out": out.name}
    city = appraisal.city.swap(action.cell, face)
    if border_points(Outline.of(city)) > border_points(appraisal.outline) or face.building == out.building:
        return _grown(appraisal, "swap", facts, city)
    return _majority(appraisal, "swap", facts, face)


def _remove(appraisal: Appraisal, action: Remove) -> Reason:
    return Reason("remove", "frees", {"tile": appraisal.city.tiles[action.cell].name})


def _reserve(appraisal: Appraisal, action: Reserve) -> Reason:
    return Reason("reserve", "nowhere", {"tile": action.tile})


def _give(appraisal: Appraisal, action: Give) -> Reason:
    return Reason("give", "hurts-rival", {"tile": action.tile})


def _end(appraisal: Appraisal, action: EndActions) -> Reason:
    return Reason("end", "keeps" if appraisal.state.exact else "only", {})


def _pass(appraisal: Appraisal, action: Pass) -> Reason:
    return Reason("pass", "secret" if appraisal.reveals else "keeps", {})


def _confirm(appraisal: Appraisal, action: Confirm) -> Reason:
    return Reason("confirm", "done", {})


def _reactivate(appraisal: Appraisal, action: Reactivate) -> Reason:
    return Reason("reactivate", "ready", {})


def _hut(appraisal: Appraisal, action: TakeHut) -> Reason:
    face = appraisal.faces[action.hut]
    city = appraisal.city
    more = max((appraisal.count_at(city, face, cell) for cell in city.grid.cells(city.buildable(face))), default=0)
    if not more:
        return _grown(appraisal, "hut", {"tile": face.name}, appraisal.best_city(face))
    return _majority(appraisal, "hut", {"tile": face.name}, face, more)


def _reveal(appraisal: Appraisal, action: Reveal) -> Reason:
    """The card is counted among what is shown as soon as it can be revealed."""
    building = appraisal.faces[action.card].building
    assert building
    own, rival = _standing(appraisal, building)
    facts: dict[str, Fact] = {"tile": action.card, "building": building.value, "own": own, "rival": rival}
    return Reason("reveal", "counts", facts)


_REASONS: dict[type[Action], Callable[[Appraisal, Any], Reason]] = {
    TakeMoney: _take,
    Buy: _buy,
    Build: _build,
    Reserve: _reserve,
    Give: _give,
    Remove: _remove,
    Swap: _swap,
    EndActions: _end,
    Pass: _pass,
    Confirm: _confirm,
    Reactivate: _reactivate,
    TakeHut: _hut,
    Reveal: _reveal,
}
