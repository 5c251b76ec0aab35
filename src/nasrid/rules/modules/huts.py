"""Worker huts: free tiles that count as the buildings of their colour around them (HUT)."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Any

from nasrid.rules.city.city import City
from nasrid.rules.city.grid import Cell, neighbour
from nasrid.rules.containers import LazyDict
from nasrid.rules.errors import ComponentError, IllegalActionError, NotationError
from nasrid.rules.pieces.components import BUILDINGS, Building, Face, TileName, TileSet, borders_text, get_face
from nasrid.rules.pieces.lists import CsvRow, read_borders, read_building, read_list
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import RevealingEvent, SeatEvent
from nasrid.rules.table.options import Options
from nasrid.rules.table.piece_text import read_faces, write_faces
from nasrid.rules.table.rules import Module, PositionLine, Sampler
from nasrid.rules.table.specs import csv_option
from nasrid.rules.table.state import Player, Slot, State, Tiles
from nasrid.rules.table.view import View

MODULE_NAME = "huts"
MAX_HUTS_PER_PLAYER = 3  # HUT-09
MAX_HUT_VALUE = 3  # HUT-11, AMB-O2
HUT_BUILDINGS = BUILDINGS[TileSet.ALHAMBRA]
HUT_COUNTS = dict(zip(HUT_BUILDINGS, (3, 3, 4, 4, 5, 5), strict=True))  # HUT-01, AMB-A7


def hut_name(building: Building, walls: str) -> str:
    return "-".join(filter(None, ("hut", building, walls)))


def _read_hut(row: CsvRow) -> Face:
    building = read_building(row["type"], TileSet.ALHAMBRA)
    return get_face(
        hut_name(building, row["walls"]), TileSet.ALHAMBRA, building, 0, read_borders(row["walls"]), MODULE_NAME
    )


@lru_cache(maxsize=32)
def _load_huts(text: str | None) -> Tiles:
    huts = tuple(read_list("worker_huts.csv", text, ("type", "walls"), _read_hut))
    counts = Counter(hut.building for hut in huts)
    for building, count in HUT_COUNTS.items():
        if counts[building] != count:
            raise ComponentError(f"worker_huts.csv: {counts[building]} {building} huts, not {count} (HUT-01)")
    return huts


HUTS_OPTION = csv_option("worker_huts", "a custom list of huts (AMB-A6)", _load_huts)


@dataclass(frozen=True, slots=True)
class HutsView:
    """The piles of huts, in the order of the point tables: the top hut and the size of each."""

    tops: tuple[TileName | None, ...]
    sizes: tuple[int, ...]


EMPTY_HUTS_VIEW = HutsView((), ())
HUT_PILES: Slot[tuple[Tiles, ...]] = Slot(MODULE_NAME)  # one per building; the top hut is last


def piles_in_view(view: View) -> HutsView:
    """Return the piles in a view. They are empty if the module is not in play."""
    piles: HutsView = view.modules.get(MODULE_NAME, EMPTY_HUTS_VIEW)
    return piles


@dataclass(frozen=True, slots=True)
class TakeHut(Action):
    """Take a face-up worker hut (HUT-04)."""

    hut: TileName


_TAKE_HUT_ACTIONS = LazyDict(TakeHut)


@dataclass(slots=True)
class HutRevealed(RevealingEvent):
    """A hut was turned up and can be taken."""

    hut: TileName


@dataclass(slots=True)
class HutTaken(SeatEvent):
    """A player took a hut, which waits to be placed."""

    hut: TileName


def _take_hut(state: State, seat: int, action: TakeHut) -> None:
    player, piles = state.players[seat], HUT_PILES.get(state)
    pile = next((pile for pile in piles if pile and pile[-1].name == action.hut), None)
    if pile is None:
        raise IllegalActionError("HUT-05", f"{action.hut} does not lie face up beside the building site")
    if hut_count(player) >= MAX_HUTS_PER_PLAYER:
        raise IllegalActionError("HUT-09", f"you own {MAX_HUTS_PER_PLAYER} huts already")
    left = _reveal_top(state, pile[:-1])
    HUT_PILES.set(state, tuple(left if other is pile else other for other in piles))
    player.unplaced += (pile[-1],)
    state.emit(HutTaken(seat, action.hut))
    if left:  # HUT-06
        state.emit(HutRevealed(left[-1].name))


def _reveal_top(state: State, pile: Tiles) -> Tiles:
    if not pile:
        return ()
    top, below = state.chance.draw(pile)
    return (*below, top)


def hut_count(player: Player) -> int:
    """Return the number of a player's huts, including unplaced ones (AMB-O5)."""
    faces = (*player.city.tiles.values(), *player.reserve, *player.unplaced)
    return sum([face.module == MODULE_NAME for face in faces])


def hut_value(city: City, cell: Cell, hut: Face) -> int:
    """Return how many adjacent buildings of its colour a hut counts. Walls and other huts exclude them (AMB-O1)."""
    value = 0
    for side in range(4):
        other = city.tiles.get(neighbour(cell, side))
        if other is not None and not hut.borders >> side & 1:
            value += other.building == hut.building and not other.module
    return min(value, MAX_HUT_VALUE)


def extra_buildings(city: City) -> tuple[Building, ...]:
    """Return the building of each hut, repeated by the hut's value."""
    huts = ((city.tiles[cell].building, value) for cell, value in MODULE.tile_values(city).items())
    return tuple(building for building, value in huts if building for _ in range(value))


def _read_piles(state: State, text: str, options: Options) -> None:
    piles = tuple(read_faces(pile, options)[::-1] for pile in text.split("/"))
    if len(piles) != len(HUT_BUILDINGS):
        raise NotationError(f"{len(piles)} piles of huts instead of {len(HUT_BUILDINGS)}")
    HUT_PILES.set(state, piles)


class HutsModule(Module):
    name = MODULE_NAME
    incompatible_games = {"granada": "worker huts belong to Alhambra buildings and walls"}
    option_specs = (HUTS_OPTION,)
    tile_names = tuple(hut_name(building, borders_text(walls)) for building in HUT_BUILDINGS for walls in range(15))
    actions = {"hut": TakeHut}
    events = {"hut_revealed": HutRevealed, "hut_taken": HutTaken}
    not_in_play_refusal = ("HUT-04", "worker huts are not in play")
    gift_rule = "AMB-O8"
    turn_handlers = {TakeHut: _take_hut}
    table_view_type = HutsView
    table_lines = (
        PositionLine(
            "huts",
            lambda state: " / ".join(write_faces(reversed(pile)) for pile in HUT_PILES.get(state)),
            _read_piles,
            "/" * (len(HUT_BUILDINGS) - 1),
        ),
    )

    def tiles(self, module_options: Mapping[str, Any]) -> Tiles:
        return _load_huts(module_options[HUTS_OPTION.name])

    def set_up(self, state: State) -> None:
        """Shuffle six piles by colour and turn up the top huts (HUT-03)."""
        piles: list[Tiles] = []
        for building in HUT_BUILDINGS:
            pile = [hut for hut in state.options.components.module_tiles[MODULE_NAME] if hut.building == building]
            state.chance.shuffle(pile)
            piles.append(_reveal_top(state, tuple(pile)))
            state.emit(HutRevealed(piles[-1][-1].name))
        HUT_PILES.set(state, tuple(piles))

    def turn_actions(self, state: State, seat: int) -> Sequence[Action]:
        if hut_count(state.players[seat]) >= MAX_HUTS_PER_PLAYER:
            return ()
        return [_TAKE_HUT_ACTIONS[pile[-1].name] for pile in HUT_PILES.get(state) if pile]

    def extra_buildings(self, state: State, player: Player) -> tuple[Building, ...]:
        return extra_buildings(player.city)

    def tile_values(self, city: City) -> Mapping[Cell, int]:
        return {cell: hut_value(city, cell, hut) for cell, hut in city.tiles.items() if hut.module == MODULE_NAME}

    def table_view(self, state: State) -> HutsView:
        piles = HUT_PILES.get(state)
        return HutsView(tuple(pile[-1].name if pile else None for pile in piles), tuple(map(len, piles)))

    def open_tiles(self, part: HutsView) -> tuple[str, ...]:
        return tuple(filter(None, part.tops))

    def pieces(self, state: State) -> Iterable[str]:
        return (hut.name for hut in chain(*HUT_PILES.get(state)))

    def check(self, state: State) -> None:
        for building, pile in zip(HUT_BUILDINGS, HUT_PILES.get(state), strict=True):
            for hut in pile:
                if hut.module != MODULE_NAME or hut.building != building:
                    raise NotationError(f"huts: {hut.name} cannot lie on the pile of {building} huts [HUT-03]")
        for seat, player in enumerate(state.players):
            if hut_count(player) > MAX_HUTS_PER_PLAYER:
                raise NotationError(f"seat {seat} has more than {MAX_HUTS_PER_PLAYER} huts [HUT-09]")

    def sample_hidden(self, view: View, state: State, random: Sampler) -> None:
        seen: HutsView = view.modules[MODULE_NAME]
        in_sight = Counter(filter(None, seen.tops))
        for player in state.players:
            in_sight.update(hut.name for hut in (*player.city.tiles.values(), *player.reserve, *player.unplaced))
        hidden: dict[Building, list[Face]] = {building: [] for building in HUT_BUILDINGS}
        for hut in view.options.components.module_tiles[MODULE_NAME]:  # names are not unique
            if in_sight[hut.name]:
                in_sight[hut.name] -= 1
            elif hut.building:
                hidden[hut.building].append(hut)
        faces = view.options.components.faces
        piles: list[Tiles] = []
        for huts, top, size in zip(hidden.values(), seen.tops, seen.sizes, strict=True):
            shuffled = random.sample(huts, len(huts))
            piles.append((*shuffled[: size - 1], faces[top]) if top else ())
        HUT_PILES.set(state, tuple(piles))


MODULE = HutsModule()
