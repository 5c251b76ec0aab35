"""One player's city: an immutable value that knows where a tile may lie and which tile may go.

Every question is answered for all cells at once on bitboards. A legal city is connected and has no holes, so its
outline is one simple closed curve (AMB-E1); the tests hold all of this against a slow flood-fill reference.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from nasrid.rules.city.grid import STRIDES, Cell, Grid, bits, grid
from nasrid.rules.errors import IllegalAction
from nasrid.rules.pieces.components import FOUNTAIN, GRANADA_START, Face

Boards = tuple[int, int, int, int]  # one board for each side N, E, S, W
Surroundings = tuple[tuple[Boards, Boards], Boards, tuple[int, int]]  # what City._look_around finds
Starts = tuple[Cell | None, Cell | None]  # the untouchable first tile of the Alhambra and of Granada

# For every mask of borders: the sides that have one, the sides that have none.
_SIDES = [
    (
        tuple(side for side in range(4) if mask >> side & 1),
        tuple(side for side in range(4) if not mask >> side & 1),
    )
    for mask in range(16)
]


class City:
    """The tiles by cell, and the same as boards: by kind, and by side with a wall or moat."""

    __slots__ = ("_around", "_inner", "_removable", "_tiles", "bordered", "fixed", "grid", "parts", "starts", "taken")

    def __init__(
        self,
        tiles: dict[Cell, Face],
        starts: Starts,
        window: Grid,
        parts: tuple[int, int],
        bordered: Boards,
        fixed: int,
    ) -> None:
        self._tiles = tiles
        self.starts = starts
        self.grid = window
        self.parts = parts  # the cells of Alhambra tiles, of Granada tiles
        self.bordered = bordered  # the cells with a wall or moat on that side
        self.fixed = fixed  # the cells of the starts
        self.taken = parts[0] | parts[1]
        # Answers, found when first asked for.
        self._around: Surroundings | None = None
        self._inner: tuple[Boards, Boards] | None = None
        self._removable: int | None = None

    @classmethod
    def of(cls, tiles: Mapping[Cell, Face], starts: Starts) -> City:
        """A city of these tiles; not checked against the building rules."""
        reach = max(max(abs(x), abs(y)) for x, y in tiles)
        if reach >= len(tiles):
            raise IllegalAction("CORE-BUILD-04", f"{len(tiles)} tiles side by side cannot reach {reach} cells far")
        window = next(window for window in map(grid, STRIDES) if window.radius >= reach)
        city = cls({}, starts, window, (0, 0), (0, 0, 0, 0), 0)
        own = dict(tiles)
        for cell, face in own.items():
            city = city._with(own, starts, cell, face)
        return city

    @property
    def tiles(self) -> Mapping[Cell, Face]:
        """The tiles by cell, the start tile included."""
        return MappingProxyType(self._tiles)

    def __repr__(self) -> str:
        return f"<City: {' '.join(f'{face.name}@{x},{y}' for (x, y), face in self._tiles.items())}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, City) and self._tiles == other._tiles and self.starts == other.starts

    def __hash__(self) -> int:
        return hash((frozenset(self._tiles.items()), self.starts))

    def __reduce__(self) -> tuple[object, ...]:
        return City.of, (self._tiles, self.starts)

    # Changes: each gives a new city

    def build(self, face: Face, cell: Cell) -> City:
        starts = self.starts
        if not starts[face.kind]:  # COMBO-BUILD-03: the first Granada tile acts as a start tile
            starts = (starts[0], cell)
        tiles = {**self._tiles, cell: face}
        return self._with(tiles, starts, cell, face) if self.grid.holds(cell) else City.of(tiles, starts)

    def remove(self, cell: Cell) -> City:
        tiles = dict(self._tiles)
        del tiles[cell]
        return self._without(tiles, cell)

    def swap(self, cell: Cell, face: Face) -> City:
        tiles = {**self._tiles, cell: face}
        return self._without(tiles, cell)._with(tiles, self.starts, cell, face)

    def _with(self, tiles: dict[Cell, Face], starts: Starts, cell: Cell, face: Face) -> City:
        bit, borders = self.grid.bit(cell), face.borders
        alhambra, granada = self.parts
        north, east, south, west = self.bordered
        return City(
            tiles,
            starts,
            self.grid,
            (alhambra, granada | bit) if face.kind else (alhambra | bit, granada),
            (
                north | bit if borders & 1 else north,
                east | bit if borders & 2 else east,
                south | bit if borders & 4 else south,
                west | bit if borders & 8 else west,
            ),
            self.fixed | bit if cell in starts else self.fixed,
        )

    def _without(self, tiles: dict[Cell, Face], cell: Cell) -> City:
        keep = ~self.grid.bit(cell)
        alhambra, granada = self.parts
        north, east, south, west = self.bordered
        bordered = (north & keep, east & keep, south & keep, west & keep)
        return City(tiles, self.starts, self.grid, (alhambra & keep, granada & keep), bordered, self.fixed)

    # What may be done, as boards

    def buildable(self, face: Face) -> int:
        """Where this face may be built (CORE-BUILD-01..05, COMBO-BUILD-01..06)."""
        opens, closed, never = self._around or self._look_around()
        bad, reached = never[face.kind], 0
        borders, gaps = _SIDES[face.borders]
        own = opens[face.kind]
        for side in borders:
            bad |= own[side]  # CORE-BUILD-02
        for side in gaps:
            bad |= closed[side]
            reached |= own[side]  # CORE-BUILD-03, -04: one step from a tile that can be reached
        if not self.starts[face.kind]:  # COMBO-BUILD-02: the first Granada tile lies with a moat against a wall
            reached = _union(closed[side] for side in borders)
        return reached & ~bad

    def _look_around(self) -> Surroundings:
        """For all cells at once: by kind the cells with an open edge of a tile on that side; the cells with a bordered
        one; by kind the cells where no tile can come because they are taken, because it would enclose empty cells or
        because it would lie at an open edge of the other kind (COMBO-BUILD-06).

        CORE-BUILD-05: in a connected city without holes a tile encloses empty cells exactly where the taken ones of
        the eight cells around fall into two or more runs. A run begins, clockwise, at a taken cell after a free one;
        of two cells in a row at most one begins a run.
        """
        taken, stride = self.taken, self.grid.stride
        n, e, s, w = self.bordered
        closed = s << stride, w >> 1, n >> stride, e << 1
        alhambra, granada = self.parts
        opens = (
            ((alhambra & ~s) << stride, (alhambra & ~w) >> 1, (alhambra & ~n) >> stride, (alhambra & ~e) << 1)
            if alhambra
            else _NOWHERE,
            ((granada & ~s) << stride, (granada & ~w) >> 1, (granada & ~n) >> stride, (granada & ~e) << 1)
            if granada
            else _NOWHERE,
        )
        north, east, south, west = taken << stride, taken >> 1, taken >> stride, taken << 1
        north_east, north_west, south_east, south_west = north >> 1, north << 1, south >> 1, south << 1
        first = north & ~north_west | north_east & ~north
        second = east & ~north_east | south_east & ~east
        third = south & ~south_east | south_west & ~south
        fourth = west & ~south_west | north_west & ~west
        closing = taken | first & second | third & fourth | (first | second) & (third | fourth)
        one, other = opens
        never = (
            closing | other[0] | other[1] | other[2] | other[3] if granada else closing,
            closing | one[0] | one[1] | one[2] | one[3] if alhambra else closing,
        )
        self._around = opens, closed, never
        return self._around

    def swappable(self, face: Face) -> int:
        """Whose tiles may be exchanged for this face (CORE-REDES-03, AMB-K13).

        Edges toward tiles must stay as they are, so neither ways nor holes can change (AMB-E4).
        """
        inner_open, inner_bordered = self._inner or self._look_inside()
        bad = self.fixed
        borders, gaps = _SIDES[face.borders]
        for side in borders:
            bad |= inner_open[side]
        for side in gaps:
            bad |= inner_bordered[side]
        return self.parts[face.kind] & ~bad

    def _look_inside(self) -> tuple[Boards, Boards]:
        """The tiles with an open edge toward a tile on that side, and those with a bordered one."""
        taken, stride = self.taken, self.grid.stride
        n, e, s, w = self.bordered
        north, east, south, west = taken << stride, taken >> 1, taken >> stride, taken << 1
        self._inner = (
            (north & (taken ^ n), east & (taken ^ e), south & (taken ^ s), west & (taken ^ w)),
            (north & n, east & e, south & s, west & w),
        )
        return self._inner

    @property
    def removable(self) -> int:
        """Whose tiles may be taken out (CORE-REDES-02, CORE-REDES-05, AMB-E3, AMB-K12)."""
        if self._removable is None:
            self._removable = self._find_removable()
        return self._removable

    def _find_removable(self) -> int:
        """A tile may go if that makes no hole and leaves no other out of reach.

        Links are open edges between tiles; four links around a corner point make a square. When all ways round
        are made of squares (links - tiles + parts = squares), taking a tile out separates those of its walking
        neighbours that no square links; otherwise a flood fill looks for a longer way round.
        """
        stride, taken = self.grid.stride, self.taken
        surrounded = taken >> 1 & taken >> stride & taken << 1 & taken << stride
        (_, east, south, _), _ = self._inner or self._look_inside()
        square = east & south & (south >> 1) & (east >> stride)  # by its north-west tile
        links = east.bit_count() + south.bit_count()
        ways_round = links - taken.bit_count() + (2 if self.parts[0] and self.parts[1] else 1)
        # Going round a tile, a walking neighbour that no square links with the one before begins a group.
        n = south << stride & ~(square << stride + 1)
        e = east & ~(square << stride)
        s = south & ~square
        w = east << 1 & ~(square << 1)
        cuts = n & e | s & w | (n | e) & (s | w)
        if ways_round != square.bit_count():
            cuts = _union(bit for bit in bits(cuts) if self._splits(bit))
        return taken & ~(surrounded | cuts | self.fixed | self._only_contact())

    def splits(self, cell: Cell) -> bool:
        """Whether taking this tile out leaves tiles that cannot be reached on foot."""
        return self._splits(self.grid.bit(cell))

    def _splits(self, bit: int) -> bool:
        left = self.taken & ~bit
        return _flood(self.fixed, left, [left & ~board for board in self.bordered], self.grid.stride) != left

    # The whole city

    @property
    def is_walkable(self) -> bool:
        """Every tile can be reached on foot from its start."""
        return not self._splits(0)

    @property
    def has_contact(self) -> bool:
        """Some tiles of both kinds lie side by side."""
        return bool(self.parts[0] & _union(facing(self.parts[1], self.grid.stride)))

    @property
    def has_hole(self) -> bool:
        """Some empty cells cannot be reached from outside."""
        stride = self.grid.stride
        rim = (1 << stride) - 1  # the window's first row, always empty
        empty = (1 << stride * stride) - 1 & ~self.taken
        return _flood(rim, empty, [empty] * 4, stride) != empty

    def _only_contact(self) -> int:
        """The tiles that carry every contact of wall and moat (AMB-K12)."""
        only = 0
        if self.parts[0] and self.parts[1]:
            for part, other in (self.parts, self.parts[::-1]):
                touching = part & _union(facing(other, self.grid.stride))
                if touching.bit_count() == 1:
                    only |= touching
        return only


_NOWHERE: Boards = (0, 0, 0, 0)


def facing(board: int, stride: int) -> Boards:
    """The cells whose neighbour to the N, E, S, W is on the board."""
    return board << stride, board >> 1, board >> stride, board << 1


def _flood(start: int, field: int, doors: list[int], stride: int) -> int:
    """All cells of the field that can be reached from the start through doors to the N, E, S, W."""
    reached = start
    while True:
        grown = reached | field & (
            (reached & doors[0]) >> stride
            | (reached & doors[1]) << 1
            | (reached & doors[2]) << stride
            | (reached & doors[3]) >> 1
        )
        if grown == reached:
            return reached
        reached = grown


def _union(boards: Iterable[int]) -> int:
    union = 0
    for board in boards:
        union |= board
    return union


BARE_ALHAMBRA = City.of({(0, 0): FOUNTAIN}, ((0, 0), None))
BARE_GRANADA = City.of({(0, 0): GRANADA_START}, (None, (0, 0)))
