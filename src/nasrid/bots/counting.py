"""What everybody shows of each building."""

from __future__ import annotations

from collections.abc import Iterable

from nasrid.bots.majorities import Strength, strength
from nasrid.rules.city import City
from nasrid.rules.components import BUILDINGS, Building, Face, Kind
from nasrid.rules.modules import bonus, huts
from nasrid.rules.state import Player, State

Counts = dict[Building, tuple[int, int]]  # how many, and the dearest one of Granada's
Shown = dict[Building, tuple[Strength, ...]]  # by seat, Dirk last

_NONE = (0, 0)


def shown_by(state: State) -> Shown:
    """By building the strength of every seat, and of Dirk. A bonus card counts as soon as it can be revealed."""
    contenders = [_of_city(player.city) for player in state.players]
    if state.options.modules:
        pairs = zip(state.players, contenders, strict=True)
        contenders = [_with_modules(state, player, counts) for player, counts in pairs]
    if state.dirk is not None:
        contenders.append(_count(state.dirk.tiles))
    return {
        building: tuple([strength(*counts.get(building, _NONE)) for counts in contenders])
        for kind in state.options.kinds
        for building in BUILDINGS[kind]
    }


class _Cities:
    """The counts of cities met lately, by identity: a city never changes."""

    SIZE = 1 << 14

    def __init__(self) -> None:
        self.known: dict[int, tuple[City, Counts]] = {}

    def counts(self, city: City) -> Counts:
        known = self.known.get(id(city))
        if known is None:
            if len(self.known) >= self.SIZE:
                self.known.clear()
            known = self.known[id(city)] = city, _count(city.tiles.values())
        return known[1]


_of_city = _Cities().counts


def _count(faces: Iterable[Face]) -> Counts:
    counts: Counts = {}
    for face in faces:
        if face.building and not face.hut:
            count, dearest = counts.get(face.building, _NONE)
            price = face.price if face.kind == Kind.GRANADA else 0
            counts[face.building] = count + 1, max(dearest, price)
    return counts


def _with_modules(state: State, player: Player, counts: Counts) -> Counts:
    """Also bonus cards and huts; they count only beside a tile of the building."""
    counts = counts.copy()
    cards = (*player.revealed, *bonus.revealable(player))
    extra = [state.options.components.faces[card].building for card in cards]
    for building in (*extra, *huts.counted(player.city)):
        if building in counts:
            count, dearest = counts[building]
            counts[building] = count + 1, dearest
    return counts
