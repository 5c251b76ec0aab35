"""Plans on integers: a set of cells is one number, so one shift gives the neighbours of all of them."""

from __future__ import annotations

from collections.abc import Iterable

from nasrid.rules.city.grid import Grid
from nasrid.rules.city.plan import NO_CELL, Plan
from nasrid.rules.pieces.components import Face

Boards = tuple[int, int, int, int]  # one board for each side N, E, S, W
Surroundings = tuple[tuple[Boards, Boards], Boards, tuple[int, int]]  # see _find_surroundings

# By border mask: the sides with a border, the sides without.
_BORDERED_AND_OPEN_SIDES = [
    tuple([tuple([side for side in range(4) if mask >> side & 1 == bit]) for bit in (1, 0)]) for mask in range(16)
]


class IntegerPlan(Plan):
    """The cells of each tile set, and the cells with a wall or moat on each side."""

    __slots__ = ("_inner_edges", "_removable", "_surroundings", "bordered", "fixed", "stride", "taken", "tile_boards")

    def __init__(self, window: Grid, tile_boards: tuple[int, int], bordered: Boards, fixed: int) -> None:
        self.window = window
        self.stride = window.stride
        self.tile_boards = tile_boards  # Alhambra, Granada
        self.bordered = bordered  # cells with a wall or moat on each side
        self.fixed = fixed  # cells of the start tiles
        self.taken = tile_boards[0] | tile_boards[1]
        # Computed on first use.
        self._surroundings: Surroundings | None = None
        self._inner_edges: tuple[Boards, Boards] | None = None
        self._removable: int | None = None

    def with_tile(self, face: Face, index: int, is_start: bool) -> Plan:
        bit, borders = 1 << index, face.borders
        alhambra, granada = self.tile_boards
        north, east, south, west = self.bordered
        return IntegerPlan(
            self.window,
            (alhambra, granada | bit) if face.tile_set else (alhambra | bit, granada),
            (
                north | bit if borders & 1 else north,
                east | bit if borders & 2 else east,
                south | bit if borders & 4 else south,
                west | bit if borders & 8 else west,
            ),
            self.fixed | bit if is_start else self.fixed,
        )

    def without_tile(self, index: int) -> Plan:
        keep = ~(1 << index)
        alhambra, granada = self.tile_boards
        north, east, south, west = self.bordered
        bordered = (north & keep, east & keep, south & keep, west & keep)
        return IntegerPlan(self.window, (alhambra & keep, granada & keep), bordered, self.fixed)

    def with_face(self, face: Face, index: int) -> Plan:
        return self.without_tile(index).with_tile(face, index, is_start=False)

    # Legal changes

    def buildable(self, face: Face, is_first: bool) -> list[int]:
        return _cell_indices(self._buildable(face, is_first))

    def can_build(self, face: Face, is_first: bool, index: int) -> bool:
        return index >= 0 and bool(self._buildable(face, is_first) >> index & 1)

    def _buildable(self, face: Face, is_first: bool) -> int:
        opens, closed, never = self._surroundings or self._find_surroundings()
        bad, reached = never[face.tile_set], 0
        borders, gaps = _BORDERED_AND_OPEN_SIDES[face.borders]
        own = opens[face.tile_set]
        for side in borders:
            bad |= own[side]  # CORE-BUILD-02
        for side in gaps:
            bad |= closed[side]
            reached |= own[side]  # CORE-BUILD-03, -04: adjacent to a reachable tile
        if is_first:  # COMBO-BUILD-02: the first Granada tile needs a moat against a wall
            reached = _union([closed[side] for side in borders])
        return reached & ~bad

    def _find_surroundings(self) -> Surroundings:
        """Return three kinds of cells: by tile set and side, those next to an open edge; by side, those next to a
        border; by tile set, those where no tile can be built because they are taken, would enclose empty cells or
        touch an open edge of the other set (COMBO-BUILD-06)."""
        taken, stride = self.taken, self.stride
        n, e, s, w = self.bordered
        closed = s << stride, w >> 1, n >> stride, e << 1
        alhambra, granada = self.tile_boards
        opens = (
            ((alhambra & ~s) << stride, (alhambra & ~w) >> 1, (alhambra & ~n) >> stride, (alhambra & ~e) << 1)
            if alhambra
            else _NO_BOARDS,
            ((granada & ~s) << stride, (granada & ~w) >> 1, (granada & ~n) >> stride, (granada & ~e) << 1)
            if granada
            else _NO_BOARDS,
        )
        north, east, south, west = taken << stride, taken >> 1, taken >> stride, taken << 1
        north_east, north_west, south_east, south_west = north >> 1, north << 1, south >> 1, south << 1
        first = north & ~north_west | north_east & ~north
        second = east & ~north_east | south_east & ~east
        third = south & ~south_east | south_west & ~south
        fourth = west & ~south_west | north_west & ~west
        closing = taken | first & second | third & fourth | (first | second) & (third | fourth)
        alhambra_opens, granada_opens = opens
        never = (
            closing | granada_opens[0] | granada_opens[1] | granada_opens[2] | granada_opens[3] if granada else closing,
            closing | alhambra_opens[0] | alhambra_opens[1] | alhambra_opens[2] | alhambra_opens[3]
            if alhambra
            else closing,
        )
        self._surroundings = opens, closed, never
        return self._surroundings

    def swappable(self, face: Face) -> list[int]:
        return _cell_indices(self._swappable(face))

    def can_swap(self, face: Face, index: int) -> bool:
        return index >= 0 and bool(self._swappable(face) >> index & 1)

    def _swappable(self, face: Face) -> int:
        inner_open, inner_bordered = self._inner_edges or self._find_inner_edges()
        bad = self.fixed
        borders, gaps = _BORDERED_AND_OPEN_SIDES[face.borders]
        for side in borders:
            bad |= inner_open[side]
        for side in gaps:
            bad |= inner_bordered[side]
        return self.tile_boards[face.tile_set] & ~bad

    def _find_inner_edges(self) -> tuple[Boards, Boards]:
        """Return, by side, the tiles with an open edge toward a tile and those with a bordered one."""
        taken, stride = self.taken, self.stride
        n, e, s, w = self.bordered
        north, east, south, west = taken << stride, taken >> 1, taken >> stride, taken << 1
        self._inner_edges = (
            (north & (taken ^ n), east & (taken ^ e), south & (taken ^ s), west & (taken ^ w)),
            (north & n, east & e, south & s, west & w),
        )
        return self._inner_edges

    def removable(self) -> list[int]:
        return _cell_indices(self._find_removable())

    def can_remove(self, index: int) -> bool:
        return index >= 0 and bool(self._find_removable() >> index & 1)

    def _find_removable(self) -> int:
        """Return the tiles whose removal makes no hole and leaves every other tile reachable."""
        if self._removable is not None:
            return self._removable
        stride, taken = self.stride, self.taken
        surrounded = taken >> 1 & taken >> stride & taken << 1 & taken << stride
        (_, east, south, _), _ = self._inner_edges or self._find_inner_edges()
        square = east & south & (south >> 1) & (east >> stride)  # by its north-west tile
        links = east.bit_count() + south.bit_count()
        ways_round = links - taken.bit_count() + (2 if self.tile_boards[0] and self.tile_boards[1] else 1)
        # Clockwise around a tile, a linked neighbour that no square connects to the previous one begins a group.
        n = south << stride & ~(square << stride + 1)
        e = east & ~(square << stride)
        s = south & ~square
        w = east << 1 & ~(square << 1)
        cuts = n & e | s & w | (n | e) & (s | w)
        if ways_round != square.bit_count():
            cuts = _union([1 << index for index in _cell_indices(cuts & taken) if self.would_split(index)])
        self._removable = taken & ~(surrounded | cuts | self.fixed | self._find_only_contact())
        return self._removable

    def would_split(self, index: int) -> bool:
        left = self.taken if index == NO_CELL else self.taken & ~(1 << index)
        return _flood(self.fixed, left, [left & ~board for board in self.bordered], self.stride) != left

    def _find_only_contact(self) -> int:
        """Return the tiles that are the only contact of wall and moat (AMB-K12)."""
        only = 0
        if self.tile_boards[0] and self.tile_boards[1]:
            for tiles, other in (self.tile_boards, self.tile_boards[::-1]):
                touching = tiles & _union(_facing(other, self.stride))
                if touching.bit_count() == 1:
                    only |= touching
        return only

    # Properties of the city

    def border_edges(self, tile_set: int) -> list[tuple[int, int]]:
        return self._list_edges(self._find_longest_border(self.tile_boards[tile_set], self.tile_boards[tile_set]))

    def stretch_edges(self) -> list[tuple[int, int]]:
        return self._list_edges(self._find_stretch())

    def border_length(self, tile_set: int) -> int:
        return _count_cells(self._find_longest_border(self.tile_boards[tile_set], self.tile_boards[tile_set]))

    def stretch_length(self) -> int:
        return _count_cells(self._find_stretch())

    def _find_stretch(self) -> Boards:
        alhambra, granada = self.tile_boards
        return self._find_longest_border(alhambra, ~granada) if granada else _NO_BOARDS

    def _find_longest_border(self, tiles: int, screen: int) -> Boards:
        """Return the largest connected set of border edges of `tiles`, except those toward `screen`, by side."""
        stride = self.stride
        n, e, s, w = self.bordered
        n, e, s, w = (
            n & tiles & ~(screen << stride),
            e & tiles & ~(screen >> 1),
            s & tiles & ~(screen >> stride),
            w & tiles & ~(screen << 1),
        )
        flat, upright = n | s << stride, w | e << 1
        best_flat = best_upright = best = 0
        left = flat.bit_count() + upright.bit_count()
        while left > best:
            points = n & flat
            points &= -points
            if not points:
                start = e << 1 & upright or s << stride & flat or w & upright
                points = start & -start
            linked_flat = linked_upright = 0
            while True:
                new_flat = flat & (points | points >> 1)
                new_upright = upright & (points | points >> stride)
                if not (new_flat or new_upright):
                    break
                flat ^= new_flat
                upright ^= new_upright
                linked_flat |= new_flat
                linked_upright |= new_upright
                points = new_flat | new_flat << 1 | new_upright | new_upright << stride
            size = linked_flat.bit_count() + linked_upright.bit_count()
            left -= size
            if size > best:
                best, best_flat, best_upright = size, linked_flat, linked_upright
        return n & best_flat, e & best_upright >> 1, s & best_flat >> stride, w & best_upright

    def _list_edges(self, boards: Boards) -> list[tuple[int, int]]:
        return [(index, side) for side, board in enumerate(boards) for index in _cell_indices(board)]

    def reachable_cell_count(self) -> int:
        taken, stride = self.taken, self.stride
        north, east, south, west = self.bordered
        reached = (taken & ~north) >> stride | (taken & ~south) << stride | (taken & ~east) << 1 | (taken & ~west) >> 1
        return (reached & ~taken).bit_count()

    # Comparison

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, IntegerPlan)
            and self.tile_boards == other.tile_boards
            and self.bordered == other.bordered
            and self.stride == other.stride
        )

    def __hash__(self) -> int:
        return hash((self.tile_boards, self.bordered))


_NO_BOARDS: Boards = (0, 0, 0, 0)


def _cell_indices(board: int) -> list[int]:
    """Return the cells of a board in ascending order."""
    indices = []
    while board:
        bit = board & -board
        indices.append(bit.bit_length() - 1)
        board ^= bit
    return indices


def _count_cells(boards: Boards) -> int:
    return sum([board.bit_count() for board in boards])


def _facing(board: int, stride: int) -> Boards:
    """Return, by side, the cells whose neighbour on that side is on the board."""
    return board << stride, board >> 1, board >> stride, board << 1


def _flood(start: int, field: int, doors: list[int], stride: int) -> int:
    """Return the cells of `field` that are reachable from `start` through doors to the N, E, S and W."""
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
