"""Score sheets, which explain every point: majorities by building, then walls, moats and stretches."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Annotated, Final, Literal, final

from nasrid.rules.city.city import City, Edge
from nasrid.rules.city.grid import Cell
from nasrid.rules.mypyc_support import mypyc_attr
from nasrid.rules.pieces.components import BUILDINGS, Building, Face, TileSet
from nasrid.rules.pieces.lists import load_points
from nasrid.rules.values import Value
from nasrid.rules.wire.declare import Range, SchemaName

DIRK: Final = -1  # instead of a seat
SEAT_RANGE_NAME = "seat"
Seat = Annotated[int, Range(0, 5, SEAT_RANGE_NAME)]
SeatOrDirk = Annotated[int, Range(DIRK, 5)]
ScoringNumber = Annotated[int, Range(1, 3, "scoring")]
BorderName = Annotated[Literal["wall", "moat", "stretch"], SchemaName("BorderName")]
SCORINGS: Final = (1, 2, 3)
NO_EXTRAS: Mapping[str, int] = {}

SIMPLE_POINTS: Final[tuple[tuple[int, ...], ...]] = ((3,), (10, 3), (18, 10, 3))  # GRA-SIMPLE-02..04


@mypyc_attr(acyclic=True)
@dataclass(slots=True, init=False, unsafe_hash=True)
class BuildingCount(Value):
    """A contender's count of one building: its tiles plus the extras of modules."""

    building: Building
    seat: SeatOrDirk
    count: int
    tiles: int
    extras: Mapping[str, int]  # the extra count of each module, by its name
    highest_price: int  # in Granada, the highest visible price, which breaks ties

    def __init__(
        self,
        building: Building,
        seat: SeatOrDirk,
        count: int,
        tiles: int,
        extras: Mapping[str, int],
        highest_price: int,
    ) -> None:
        self.building = building
        self.seat = seat
        self.count = count
        self.tiles = tiles
        self.extras = extras
        self.highest_price = highest_price


@mypyc_attr(acyclic=True)
@dataclass(slots=True, init=False, unsafe_hash=True)
class MajorityRank(Value):
    """A contender's rank in a majority. Tied contenders share the pot of their ranks equally."""

    building_count: BuildingCount
    rank: int
    pot: int  # the points of all ranks that the tied contenders share
    tied: int
    points: int

    def __init__(self, building_count: BuildingCount, rank: int, pot: int, tied: int, points: int) -> None:
        self.building_count = building_count
        self.rank = rank
        self.pot = pot
        self.tied = tied
        self.points = points


@mypyc_attr(acyclic=True)
@dataclass(slots=True, unsafe_hash=True)
class Majority(Value):
    """The points for one building and how they are distributed."""

    building: Building
    rank_points: tuple[int, ...]  # for ranks 1, 2 and 3, if this scoring pays them
    total: int  # visible faces of all players and Dirk: Granada's T (GRA-SCORE-04)
    ranks: tuple[MajorityRank, ...]  # best first, without contenders whose count is 0 (AMB-G2)


@mypyc_attr(acyclic=True)
@dataclass(slots=True, init=False, unsafe_hash=True)
class Border(Value):
    """A seat's longest wall, moat or stretch. An edge is a cell and a side, 0 to 3 for N, E, S and W."""

    seat: Seat
    name: BorderName
    edges: tuple[Edge, ...]
    points: int

    def __init__(self, seat: Seat, name: BorderName, edges: tuple[Edge, ...], points: int) -> None:
        self.seat = seat
        self.name = name
        self.edges = edges
        self.points = points


@dataclass(frozen=True, slots=True)
class ScoreSheet(Value):
    """All points of one scoring, and the scores after it."""

    scoring: ScoringNumber
    majorities: tuple[Majority, ...]
    borders: tuple[Border, ...]
    scores: tuple[int, ...]
    dirk_score: int | None  # null if Dirk does not take part

    def points(self, seat: int) -> int:
        """Return all points of a seat, or of DIRK, on this sheet."""
        points = [(border.seat, border.points) for border in self.borders]
        points += [(rank.building_count.seat, rank.points) for majority in self.majorities for rank in majority.ranks]
        return sum(count for owner, count in points if owner == seat)


@mypyc_attr(acyclic=True)
@dataclass(slots=True, unsafe_hash=True)
class SeatStanding(Value):
    """The result that a scoring would have now for a seat or for Dirk. It contains only public information."""

    buildings: tuple[BuildingCount, ...]  # one per building of the game, in the order of the point tables
    borders: tuple[Border, ...]  # Dirk has none
    tile_values: Mapping[Cell, int]  # the values of modules' tiles that depend on their cell


@mypyc_attr(acyclic=True)
@dataclass(slots=True, unsafe_hash=True)
class NextScoring(Value):
    """The next scoring: the points of each rank and of each seat if it took place now.

    In a two-player game, Dirk's points come last. `cards_until` is the minimum and maximum number of cards before the
    scoring card, or None if that is unknown.
    """

    scoring: ScoringNumber
    rank_points: Mapping[Building, tuple[int, ...]]
    points: Mapping[Building, tuple[int, ...]]
    cards_until: tuple[int, int] | None


@mypyc_attr(acyclic=True)
@dataclass(slots=True, unsafe_hash=True)
class Standings(Value):
    """The standings of all seats, of Dirk in two-player games, and the next scoring unless the game is over."""

    players: tuple[SeatStanding, ...]
    dirk: SeatStanding | None
    next_scoring: NextScoring | None


Extras = tuple[tuple[str, tuple[Building, ...]], ...]  # by module, one entry per additional count


@final
@mypyc_attr(acyclic=True)
class Contender:
    """A participant of a scoring: the visible tiles and, for a player, the city and the extras of modules."""

    def __init__(
        self, seat: int, score: int, tiles: Iterable[Face], city: City | None = None, extras: Extras = ()
    ) -> None:
        self.seat = seat
        self.score = score
        self.tiles = tiles
        self.city = city  # Dirk has none
        self.extras = extras


def score(scoring: int, contenders: Sequence[Contender], tile_sets: Sequence[TileSet], is_simple: bool) -> ScoreSheet:
    shown = [count_buildings(contender, tile_sets) for contender in contenders]
    majorities = [
        make_majority(building, tile_set, scoring, [counts[building] for counts in shown], is_simple)
        for tile_set in tile_sets
        for building in BUILDINGS[tile_set]
    ]
    borders = [border for contender in contenders for border in borders_of(contender, tile_sets)]
    return make_sheet(scoring, majorities, borders, {contender.seat: contender.score for contender in contenders})


def make_sheet(
    scoring: int, majorities: Sequence[Majority], borders: Sequence[Border], scores: Mapping[int, int]
) -> ScoreSheet:
    """Return the sheet of a scoring, given the scores before it by seat."""
    totals = dict(scores)
    for majority in majorities:
        for rank in majority.ranks:
            totals[rank.building_count.seat] += rank.points
    for border in borders:
        totals[border.seat] += border.points
    dirk_score = totals.pop(DIRK, None)
    return ScoreSheet(scoring, tuple(majorities), tuple(borders), tuple(totals.values()), dirk_score)


def count_buildings(contender: Contender, tile_sets: Sequence[TileSet]) -> dict[Building, BuildingCount]:
    """Return a contender's number of each building of the game, in the order of the point tables."""
    building_counts = {
        building: BuildingCount(building, contender.seat, 0, 0, NO_EXTRAS, 0)
        for tile_set in tile_sets
        for building in BUILDINGS[tile_set]
    }
    for face in contender.tiles:
        if face.building and not face.module:
            building_count = building_counts[face.building]
            building_count.tiles += 1
            building_count.count += 1
            if face.is_granada and face.price > building_count.highest_price:
                building_count.highest_price = face.price
    if contender.extras:
        for building_count in building_counts.values():
            _add_extras(building_count, contender.extras)
    return building_counts


def _add_extras(building_count: BuildingCount, extras: Extras) -> None:
    """Add the extras of modules, which count only if the contender has a tile of the building."""
    if building_count.tiles:
        building_count.extras = {
            module: count for module, more in extras if (count := more.count(building_count.building))
        }
        building_count.count += sum(building_count.extras.values())


def borders_of(contender: Contender, tile_sets: Sequence[TileSet]) -> list[Border]:
    borders: list[Border] = []
    if contender.city is None:
        return borders
    for tile_set in tile_sets:
        edges = contender.city.longest_border(tile_set)
        borders.append(Border(contender.seat, "wall" if tile_set == TileSet.ALHAMBRA else "moat", edges, len(edges)))
    if len(tile_sets) == 2:
        edges = contender.city.longest_stretch()
        borders.append(Border(contender.seat, "stretch", edges, 2 * len(edges)))  # COMBO-SCORE-04
    return borders


def make_majority(
    building: Building, tile_set: TileSet, scoring: int, counts: list[BuildingCount], is_simple: bool
) -> Majority:
    """Return the majority in a building, with the ranks of the contenders who have it, best first."""
    total = visible_tiles(counts)
    points = rank_points(building, tile_set, scoring, total, is_simple)
    ranks = [_rank(count, counts, points) for count in counts if count.tiles]
    return Majority(building, points, total, tuple(sorted(ranks, key=attrgetter("rank"))))


def visible_tiles(counts: Iterable[BuildingCount]) -> int:
    return sum([count.tiles for count in counts])


def rank_points(building: Building, tile_set: TileSet, scoring: int, total: int, is_simple: bool) -> tuple[int, ...]:
    """Return the points of each rank. In Granada they depend on the total of visible buildings of this type."""
    if tile_set == TileSet.ALHAMBRA:
        return load_points()[building][scoring - 1]
    if is_simple:
        return SIMPLE_POINTS[scoring - 1]
    return tuple(times * total for times in range(scoring, 0, -1))  # GRA-SCORE-04..06


def shared_points(counts: Sequence[BuildingCount], rank_points: tuple[int, ...]) -> tuple[int, ...]:
    """Return each contender's points for the building."""
    return tuple([_rank(count, counts, rank_points).points if count.tiles else 0 for count in counts])


def _rank(own: BuildingCount, counts: Sequence[BuildingCount], rank_points: tuple[int, ...]) -> MajorityRank:
    """Return a contender's rank. Tied contenders share the points of their ranks, rounded down (AMB-G1).

    In Granada the highest price breaks a tie (GRA-SCORE-07). A contender without a tile has no rank (CORE-SCORE-07).
    """
    worth = _rank_key(own)
    above = tied = 0
    for other in counts:
        if other.tiles:
            above += _rank_key(other) > worth
            tied += _rank_key(other) == worth
    pot = sum(rank_points[above : above + tied])
    return MajorityRank(own, above + 1, pot, tied, pot // tied)


def _rank_key(shown: BuildingCount) -> int:
    return shown.count << 8 | shown.highest_price  # prices fit in eight bits
