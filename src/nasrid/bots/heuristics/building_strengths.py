"""The strengths of all contenders in each building."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from nasrid.bots.heuristics.majorities import PRICE_BOUND, Strength, strength
from nasrid.bots.heuristics.module_evaluation import evaluations_with_hook
from nasrid.rules.city.city import City
from nasrid.rules.pieces.components import BUILDINGS, Building, Face
from nasrid.rules.table.rules import modules_with_hook
from nasrid.rules.table.state import ModuleData, Player, State, Tiles

StrengthsByBuilding = dict[Building, tuple[Strength, ...]]  # by seat, Dirk last
Strengths = tuple[Strength, ...]  # of one contender, by building

BUILDING_INDEX: Final = {building: place for place, building in enumerate(Building)}


def building_strengths(state: State) -> StrengthsByBuilding:
    """Return the strengths of all seats and Dirk by building. Bonus cards count once they can be revealed."""
    if state.has_modules:
        return _compute_strengths(state)
    if not _LAST_RESULT.matches(state):
        _LAST_RESULT.store(state, _compute_strengths(state))
    return _LAST_RESULT.shown


def _compute_strengths(state: State) -> StrengthsByBuilding:
    if state.has_modules:
        contenders = [_player_strengths(state, player) for player in state.players]
    else:
        contenders = [_city_strengths(player.city) for player in state.players]
    if state.dirk is not None:
        contenders.append(_strengths(state.dirk.tiles))
    shown: StrengthsByBuilding = {}
    for kind in state.options.tile_sets:
        for building in BUILDINGS[kind]:
            place = BUILDING_INDEX[building]
            shown[building] = tuple([strengths[place] for strengths in contenders])
    return shown


@final
class _LastResult:
    """Cache of the last result. Most decisions change no city."""

    def __init__(self) -> None:
        self._kinds = 0
        self._cities: list[City] = []
        self._dirk: Tiles | None = None
        self.shown: StrengthsByBuilding = {}

    def matches(self, state: State) -> bool:
        dirk = state.dirk.tiles if state.dirk else None
        if self._kinds != state.tile_set_count or self._dirk is not dirk or len(self._cities) != len(state.players):
            return False
        return all(self._cities[place] is player.city for place, player in enumerate(state.players))

    def store(self, state: State, shown: StrengthsByBuilding) -> None:
        self._kinds = state.tile_set_count
        self._cities = [player.city for player in state.players]
        self._dirk = state.dirk.tiles if state.dirk else None
        self.shown = shown


_LAST_RESULT: Final = _LastResult()
STRENGTHS_CACHE_SIZE: Final = 1 << 11


# Strengths by the identity of the city, which never changes, ...
_CITY_CACHE: Final[dict[int, tuple[City, Strengths]]] = {}
# ... and those including modules, by the identity of the city and the modules' data.
_PLAYER_CACHE: Final[dict[tuple[int, int, int], tuple[City, ModuleData, ModuleData, Strengths]]] = {}


def _city_strengths(city: City) -> Strengths:
    known = _CITY_CACHE.get(id(city))
    if known is None:
        if len(_CITY_CACHE) >= STRENGTHS_CACHE_SIZE:
            _CITY_CACHE.clear()
        known = _CITY_CACHE[id(city)] = city, _strengths(city.tiles.values())
    return known[1]


def _player_strengths(state: State, player: Player) -> Strengths:
    city, parts, table = player.city, player.module_data, state.module_data
    key = id(city), id(parts), id(table)
    known = _PLAYER_CACHE.get(key)
    if known is None:
        if len(_PLAYER_CACHE) >= STRENGTHS_CACHE_SIZE:
            _PLAYER_CACHE.clear()
        known = _PLAYER_CACHE[key] = city, parts, table, _with_modules(state, player, _city_strengths(city))
    return known[3]


def _strengths(faces: Iterable[Face]) -> Strengths:
    counts, dearest = [0] * len(BUILDING_INDEX), [0] * len(BUILDING_INDEX)
    for face in faces:
        if face.building and not face.module:
            place = BUILDING_INDEX[face.building]
            counts[place] += 1
            if face.is_granada:
                dearest[place] = max(dearest[place], face.price)
    return tuple(map(strength, counts, dearest))


def _with_modules(state: State, player: Player, strengths: Strengths) -> Strengths:
    """Add the buildings of modules, which count only together with a tile of the same building."""
    more = list(strengths)
    extra = [
        building
        for module in modules_with_hook("extra_buildings", state.options)
        for building in module.extra_buildings(state, player)
    ]
    for evaluation in evaluations_with_hook("unclaimed_buildings", state.options):
        extra += evaluation.unclaimed_buildings(state, player)
    for building in extra:
        if strengths[BUILDING_INDEX[building]]:
            more[BUILDING_INDEX[building]] += PRICE_BOUND
    return tuple(more)
