"""Worker huts: free tiles that count as the buildings of their colour around them (HUT)."""

from __future__ import annotations

from nasrid.rules.actions import TakeHut
from nasrid.rules.city import City
from nasrid.rules.components import BUILDINGS, Building, Face, Kind
from nasrid.rules.errors import IllegalAction
from nasrid.rules.events import HutTaken, HutTurnedUp
from nasrid.rules.grid import Cell, neighbour
from nasrid.rules.modules.base import Module
from nasrid.rules.state import Player, State

LIMIT = 3  # HUT-09
HIGHEST_VALUE = 3  # HUT-11, AMB-O2


def set_up(state: State) -> None:
    """Six shuffled piles by colour, the top hut of each face up (HUT-03)."""
    piles = []
    for building in BUILDINGS[Kind.ALHAMBRA]:
        pile = [hut for hut in state.options.components.huts if hut.building == building]
        state.chance.shuffle(pile)
        piles.append(tuple(pile))
        state.emit(HutTurnedUp(pile[-1].name))
    state.huts = tuple(piles)


def turn_actions(state: State, seat: int) -> list[TakeHut]:
    if not state.huts or owned(state.players[seat]) >= LIMIT:
        return []
    return [TakeHut(pile[-1].name) for pile in state.huts if pile]


def take_hut(state: State, seat: int, action: TakeHut) -> None:
    player = state.players[seat]
    if not state.huts:
        raise IllegalAction("HUT-04", "worker huts are not in play")
    pile = next((pile for pile in state.huts if pile and pile[-1].name == action.hut), None)
    if pile is None:
        raise IllegalAction("HUT-05", f"{action.hut} does not lie face up beside the building site")
    if owned(player) >= LIMIT:
        raise IllegalAction("HUT-09", f"you own {LIMIT} huts already")
    state.huts = tuple(other[:-1] if other is pile else other for other in state.huts)
    player.holding += (pile[-1],)
    state.emit(HutTaken(seat, action.hut))
    if len(pile) > 1:  # HUT-06
        state.emit(HutTurnedUp(pile[-2].name))


MODULE = Module("huts", set_up=set_up, turn_actions=turn_actions, handlers={TakeHut: take_hut})


def owned(player: Player) -> int:
    """In the city, the reserve and beside the city (AMB-O5)."""
    return sum(face.hut for face in (*player.city.tiles.values(), *player.reserve, *player.holding))


def counted(city: City) -> tuple[Building, ...]:
    """A hut's building as many times as the hut counts."""
    huts = ((city.tiles[cell].building, value) for cell, value in hut_values(city).items())
    return tuple(building for building, value in huts if building for _ in range(value))


def hut_values(city: City) -> dict[Cell, int]:
    """What each hut of the city counts."""
    return {cell: hut_value(city, cell, face) for cell, face in city.tiles.items() if face.hut}


def hut_value(city: City, cell: Cell, hut: Face) -> int:
    """Neighbouring buildings of its colour with no wall between; other huts do not count (AMB-O1)."""
    value = 0
    for side in range(4):
        other = city.tiles.get(neighbour(cell, side))
        if other is not None and not hut.borders >> side & 1:
            value += other.building == hut.building and not other.hut
    return min(value, HIGHEST_VALUE)
