"""What everybody shows of each building."""

from __future__ import annotations

from collections.abc import Iterable

from nasrid.bots.majorities import DEAREST, Strength, strength
from nasrid.rules.city import City
from nasrid.rules.components import BUILDINGS, Building, Face, Kind
from nasrid.rules.modules import bonus, huts
from nasrid.rules.state import Player, State

Shown = dict[Building, tuple[Strength, ...]]  # by seat, Dirk last
Strengths = tuple[Strength, ...]  # of one contender, by building

_BUILDINGS = tuple(Building)
_PLACES = {building: place for place, building in enumerate(_BUILDINGS)}


def shown_by(state: State) -> Shown:
    """By building the strength of every seat, and of Dirk. A bonus card counts as soon as it can be revealed."""
    contenders = [_of_city(player.city) for player in state.players]
    if state.options.modules:
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
        if face.building and not face.hut:
            place = _PLACES[face.building]
            counts[place] += 1
            if face.kind == Kind.GRANADA:
                dearest[place] = max(dearest[place], face.price)
    return tuple(map(strength, counts, dearest))


def _with_modules(state: State, player: Player, strengths: Strengths) -> Strengths:
    """Also bonus cards and huts; they count only beside a tile of the building."""
    more = list(strengths)
    cards = (*player.revealed, *bonus.revealable(player))
    extra = [state.options.components.faces[card].building for card in cards]
    for building in (*extra, *huts.counted(player.city)):
        if building and strengths[_PLACES[building]]:
            more[_PLACES[building]] += DEAREST
    return tuple(more)
