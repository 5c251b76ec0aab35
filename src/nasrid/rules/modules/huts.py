"""Worker huts: free tiles that count as the buildings of their colour around them (HUT)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Any

from nasrid.rules.city.city import City
from nasrid.rules.city.grid import Cell, neighbour
from nasrid.rules.containers import Computed
from nasrid.rules.errors import ComponentError, IllegalAction, NotationError
from nasrid.rules.pieces.components import BUILDINGS, Building, Face, Kind, TileName, borders_text, face
from nasrid.rules.pieces.lists import Row, read_borders, read_building, read_list
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import Event, SeatEvent
from nasrid.rules.table.facts import list_choice
from nasrid.rules.table.options import Options
from nasrid.rules.table.rules import Line, Module, Sampler
from nasrid.rules.table.state import Player, Slot, State, Tiles
from nasrid.rules.table.view import View
from nasrid.rules.table.words import read_faces, write_faces

NAME = "huts"
LIMIT = 3  # HUT-09
HIGHEST_VALUE = 3  # HUT-11, AMB-O2
COLOURS = BUILDINGS[Kind.ALHAMBRA]
HUT_COUNTS = dict(zip(COLOURS, (3, 3, 4, 4, 5, 5), strict=True))  # HUT-01, AMB-A7


def hut_name(building: Building, walls: str) -> str:
    return "-".join(filter(None, ("hut", building, walls)))


def _hut(row: Row) -> Face:
    building = read_building(row["type"], Kind.ALHAMBRA)
    return face(hut_name(building, row["walls"]), Kind.ALHAMBRA, building, 0, read_borders(row["walls"]), NAME)


@lru_cache(maxsize=32)
def _load_huts(text: str | None) -> Tiles:
    huts = tuple(read_list("worker_huts.csv", text, ("type", "walls"), _hut))
    counts = Counter(hut.building for hut in huts)
    for building, count in HUT_COUNTS.items():
        if counts[building] != count:
            raise ComponentError(f"worker_huts.csv: {counts[building]} {building} huts, not {count} (HUT-01)")
    return huts


LIST = list_choice("worker_huts", "another list of huts (AMB-A6)", _load_huts)


@dataclass(frozen=True, slots=True)
class HutsView:
    """The piles of huts beside the site, in the order of the point tables: the open hut of each, and its size."""

    tops: tuple[TileName | None, ...]
    sizes: tuple[int, ...]


NO_PILES = HutsView((), ())
PILES: Slot[tuple[Tiles, ...]] = Slot(NAME)  # one a building; the face-up hut is last


def piles_seen(view: View) -> HutsView:
    """What a view shows of the piles; none if huts are not in play."""
    piles: HutsView = view.modules.get(NAME, NO_PILES)
    return piles


@dataclass(frozen=True, slots=True)
class TakeHut(Action):
    """Take a face-up worker hut (HUT-04)."""

    hut: TileName


_TAKES = Computed(TakeHut)  # every action is made once


@dataclass(slots=True)
class HutTurnedUp(Event):
    """A hut can be taken."""

    hut: TileName

    @property
    def reveals(self) -> bool:
        return True


@dataclass(slots=True)
class HutTaken(SeatEvent):
    """A hut, now beside the city."""

    hut: TileName


def _take_hut(state: State, seat: int, action: TakeHut) -> None:
    player, piles = state.players[seat], PILES.of(state)
    pile = next((pile for pile in piles if pile and pile[-1].name == action.hut), None)
    if pile is None:
        raise IllegalAction("HUT-05", f"{action.hut} does not lie face up beside the building site")
    if owned(player) >= LIMIT:
        raise IllegalAction("HUT-09", f"you own {LIMIT} huts already")
    left = _turned_up(state, pile[:-1])
    PILES.put(state, tuple(left if other is pile else other for other in piles))
    player.holding += (pile[-1],)
    state.emit(HutTaken(seat, action.hut))
    if left:  # HUT-06
        state.emit(HutTurnedUp(left[-1].name))


def _turned_up(state: State, pile: Tiles) -> Tiles:
    if not pile:
        return ()
    top, below = state.chance.draw(pile)
    return (*below, top)


def owned(player: Player) -> int:
    """In the city, the reserve and beside the city (AMB-O5)."""
    faces = (*player.city.tiles.values(), *player.reserve, *player.holding)
    return sum([face.module == NAME for face in faces])


def hut_value(city: City, cell: Cell, hut: Face) -> int:
    """Neighbouring buildings of its colour with no wall between; other huts do not count (AMB-O1)."""
    value = 0
    for side in range(4):
        other = city.tiles.get(neighbour(cell, side))
        if other is not None and not hut.borders >> side & 1:
            value += other.building == hut.building and not other.module
    return min(value, HIGHEST_VALUE)


def hut_values(city: City) -> dict[Cell, int]:
    """What each hut of the city counts."""
    return {cell: hut_value(city, cell, hut) for cell, hut in city.tiles.items() if hut.module == NAME}


def counted(city: City) -> tuple[Building, ...]:
    """A hut's building as many times as the hut counts."""
    huts = ((city.tiles[cell].building, value) for cell, value in hut_values(city).items())
    return tuple(building for building, value in huts if building for _ in range(value))


def _read_piles(state: State, text: str, options: Options) -> None:
    piles = tuple(read_faces(pile, options)[::-1] for pile in text.split("/"))
    if len(piles) != len(COLOURS):
        raise NotationError(f"{len(piles)} piles of huts instead of {len(COLOURS)}")
    PILES.put(state, piles)


class HutsModule(Module):
    name = NAME
    not_in = {"granada": "worker huts belong to Alhambra buildings and walls"}
    choices = (LIST,)
    tile_names = tuple(hut_name(building, borders_text(walls)) for building in COLOURS for walls in range(15))
    actions = {"hut": TakeHut}
    events = {"hut_turned_up": HutTurnedUp, "hut_taken": HutTaken}
    absent = ("HUT-04", "worker huts are not in play")
    gift_rule = "AMB-O8"
    turn_handlers = {TakeHut: _take_hut}
    table_view = HutsView
    table_lines = (
        Line("huts", lambda state: " / ".join(write_faces(reversed(pile)) for pile in PILES.of(state)), _read_piles),
    )

    def tiles(self, choices: Mapping[str, Any]) -> Tiles:
        return _load_huts(choices[LIST.name])

    def set_up(self, state: State) -> None:
        """Six shuffled piles by colour, the top hut of each face up (HUT-03)."""
        piles: list[Tiles] = []
        for building in COLOURS:
            pile = [hut for hut in state.options.components.of_modules[NAME] if hut.building == building]
            state.chance.shuffle(pile)
            piles.append(_turned_up(state, tuple(pile)))
            state.emit(HutTurnedUp(piles[-1][-1].name))
        PILES.put(state, tuple(piles))

    def turn_actions(self, state: State, seat: int) -> Sequence[Action]:
        if owned(state.players[seat]) >= LIMIT:
            return ()
        return [_TAKES[pile[-1].name] for pile in PILES.of(state) if pile]

    def counted(self, state: State, player: Player) -> tuple[Building, ...]:
        return counted(player.city)

    def tile_values(self, city: City) -> Mapping[Cell, int]:
        return hut_values(city)

    def seen_on_table(self, state: State) -> HutsView:
        piles = PILES.of(state)
        return HutsView(tuple(pile[-1].name if pile else None for pile in piles), tuple(map(len, piles)))

    def pieces(self, state: State) -> Iterable[str]:
        return (hut.name for hut in chain(*PILES.of(state)))

    def check(self, state: State) -> None:
        for building, pile in zip(COLOURS, PILES.of(state), strict=True):
            for hut in pile:
                if hut.module != NAME or hut.building != building:
                    raise NotationError(f"huts: {hut.name} cannot lie on the pile of {building} huts [HUT-03]")
        for seat, player in enumerate(state.players):
            if owned(player) > LIMIT:
                raise NotationError(f"seat {seat} has more than {LIMIT} huts [HUT-09]")

    def imagine(self, view: View, state: State, random: Sampler) -> None:
        seen: HutsView = view.modules[NAME]
        in_sight = Counter(filter(None, seen.tops))
        for player in state.players:
            in_sight.update(hut.name for hut in (*player.city.tiles.values(), *player.reserve, *player.holding))
        hidden: dict[Building, list[Face]] = {building: [] for building in COLOURS}
        for hut in view.options.components.of_modules[NAME]:  # several may have the same name
            if in_sight[hut.name]:
                in_sight[hut.name] -= 1
            elif hut.building:
                hidden[hut.building].append(hut)
        faces = view.options.components.faces
        piles: list[Tiles] = []
        for huts, top, size in zip(hidden.values(), seen.tops, seen.sizes, strict=True):
            mixed = random.sample(huts, len(huts))
            piles.append((*mixed[: size - 1], faces[top]) if top else ())
        PILES.put(state, tuple(piles))


MODULE = HutsModule()
