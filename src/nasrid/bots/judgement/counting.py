"""What everybody shows of each building."""

from __future__ import annotations

from collections.abc import Iterable

from nasrid.bots.judgement.majorities import DEAREST, Strength, strength
from nasrid.rules.city.city import City
from nasrid.rules.modules import bonus
from nasrid.rules.pieces.components import BUILDINGS, Building, Face, Kind
from nasrid.rules.table.rules import in_play
from nasrid.rules.table.state import Player, State

Shown = dict[Building, tuple[Strength, ...]]  # by seat, Dirk last
Strengths = tuple[Strength, ...]  # of one contender, by building

_BUILDINGS = tuple(Building)
_PLACES = {building: place for place, building in enumerate(_BUILDINGS)}


def shown_by(state: State) -> Shown:
    """By building the strength of every seat, and of Dirk. A bonus card counts as soon as it can be revealed."""
    contenders = [_of_city(player.city) for player in state.players]
    if state.options.in_play:
        pairs = zip(state.players, contenders, strict=True)
        contenders = [_with_modules(state, player, strengths) for player, strengths in pairs]
    if state.dirk is not None:
        contenders.append(_strengths(state.dirk.tiles))
    shown = dict(zip(_BUILDINGS, zip(*contenders, strict=True), strict=True))
    for kind in Kind:
        if kind not in state.options.kinds:
            for building in BUILDINGS[kind]:
                del shown[building]
    return shown


class _Cities:
    """The strengths of cities met lately, by identity: a city never changes."""

    SIZE = 1 << 11

    def __init__(self) -> None:
        self.known: dict[int, tuple[City, Strengths]] = {}

    def strengths(self, city: City) -> Strengths:
        known = self.known.get(id(city))
        if known is None:
            if len(self.known) >= self.SIZE:
                self.known.clear()
            known = self.known[id(city)] = city, _strengths(city.tiles.values())
        return known[1]


_of_city = _Cities().strengths


def _strengths(faces: Iterable[Face]) -> Strengths:
    counts, dearest = [0] * len(_BUILDINGS), [0] * len(_BUILDINGS)
    for face in faces:
        if face.building and not face.module:
            place = _PLACES[face.building]
            counts[place] += 1
            if face.kind == Kind.GRANADA:
                dearest[place] = max(dearest[place], face.price)
    return tuple(map(strength, counts, dearest))


def _with_modules(state: State, player: Player, strengths: Strengths) -> Strengths:
    """Also what modules count; that counts only beside a tile of the building."""
    more = list(strengths)
    extra = [building for module in in_play(state.options) for building in module.counted(state, player)]
    if bonus.NAME in state.options.modules:
        faces = state.options.components.faces
        extra += [building for card in bonus.revealable(player) if (building := faces[card].building)]
    for building in extra:
        if strengths[_PLACES[building]]:
            more[_PLACES[building]] += DEAREST
    return tuple(more)
