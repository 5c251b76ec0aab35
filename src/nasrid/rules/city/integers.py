"""Plans on integers: a set of cells is one number, and the neighbours of all of them are one shift away."""

from __future__ import annotations

from collections.abc import Iterable

from nasrid.rules.city.grid import Grid
from nasrid.rules.city.plan import NOWHERE, Plan
from nasrid.rules.pieces.components import Face

Boards = tuple[int, int, int, int]  # one board for each side N, E, S, W
Surroundings = tuple[tuple[Boards, Boards], Boards, tuple[int, int]]  # what _look_around finds

# For every mask of borders: the sides that have one, the sides that have none.
_SIDES = [
    (
        tuple([side for side in range(4) if mask >> side & 1]),
        tuple([side for side in range(4) if not mask >> side & 1]),
    )
    for mask in range(16)
]


class IntegerPlan(Plan):
    """The tiles by kind, and those with a wall or moat on each side."""

    __slots__ = ("_around", "_inner", "_removable", "bordered", "fixed", "parts", "stride", "taken")

    def __init__(self, window: Grid, parts: tuple[int, int], bordered: Boards, fixed: int) -> None:
        self.window = window
        self.stride = window.stride
        self.parts = parts  # the cells of Alhambra tiles, of Granada tiles
        self.bordered = bordered  # the cells with a wall or moat on that side
        self.fixed = fixed  # the cells of the starts
        self.taken = parts[0] | parts[1]
        # Answers, found when first asked for.
        self._around: Surroundings | None = None
        self._inner: tuple[Boards, Boards] | None = None
        self._removable: int | None = None

    def plus(self, face: Face, number: int, is_start: bool) -> Plan:
        bit, borders = 1 << number, face.borders
        alhambra, granada = self.parts
        north, east, south, west = self.bordered
        return IntegerPlan(
            self.window,
            (alhambra, granada | bit) if face.kind else (alhambra | bit, granada),
            (
                north | bit if borders & 1 else north,
                east | bit if borders & 2 else east,
                south | bit if borders & 4 else south,
                west | bit if borders & 8 else west,
            ),
            self.fixed | bit if is_start else self.fixed,
        )

    def minus(self, number: int) -> Plan:
        keep = ~(1 << number)
        alhambra, granada = self.parts
        north, east, south, west = self.bordered
        bordered = (north & keep, east & keep, south & keep, west & keep)
        return IntegerPlan(self.window, (alhambra & keep, granada & keep), bordered, self.fixed)

    def exchanged(self, face: Face, number: int) -> Plan:
        return self.minus(number).plus(face, number, is_start=False)

    # What may be done

    def buildable(self, face: Face, is_first: bool) -> list[int]:
        return _numbers(self._buildable(face, is_first))

    def may_build(self, face: Face, is_first: bool, number: int) -> bool:
        return number >= 0 and bool(self._buildable(face, is_first) >> number & 1)

    def _buildable(self, face: Face, is_first: bool) -> int:
        opens, closed, never = self._around or self._look_around()
        bad, reached = never[face.kind], 0
        borders, gaps = _SIDES[face.borders]
        own = opens[face.kind]
        for side in borders:
            bad |= own[side]  # CORE-BUILD-02
        for side in gaps:
            bad |= closed[side]
            reached |= own[side]  # CORE-BUILD-03, -04: one step from a tile that can be reached
        if is_first:  # COMBO-BUILD-02: the first Granada tile lies with a moat against a wall
            reached = _union([closed[side] for side in borders])
        return reached & ~bad

    def _look_around(self) -> Surroundings:
        """For all cells at once: by kind the cells with an open edge of a tile on that side; the cells with a bordered
        one; by kind the cells where no tile can come because they are taken, because it would enclose empty cells or
        because it would lie at an open edge of the other kind (COMBO-BUILD-06).

        CORE-BUILD-05: in a connected city without holes a tile encloses empty cells exactly where the taken ones of
        the eight cells around fall into two or more runs. A run begins, clockwise, at a taken cell after a free one;
        of two cells in a row at most one begins a run.
        """
        taken, stride = self.taken, self.stride
        n, e, s, w = self.bordered
        closed = s << stride, w >> 1, n >> stride, e << 1
        alhambra, granada = self.parts
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
        one, other = opens
        never = (
            closing | other[0] | other[1] | other[2] | other[3] if granada else closing,
            closing | one[0] | one[1] | one[2] | one[3] if alhambra else closing,
        )
        self._around = opens, closed, never
        return self._around

    def swappable(self, face: Face) -> list[int]:
        return _numbers(self._swappable(face))

    def may_swap(self, face: Face, number: int) -> bool:
        return number >= 0 and bool(self._swappable(face) >> number & 1)

    def _swappable(self, face: Face) -> int:
        """Edges toward tiles must stay as they are, so neither ways nor holes can change (AMB-E4)."""
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
        taken, stride = self.taken, self.stride
        n, e, s, w = self.bordered
        north, east, south, west = taken << stride, taken >> 1, taken >> stride, taken << 1
        self._inner = (
            (north & (taken ^ n), east & (taken ^ e), south & (taken ^ s), west & (taken ^ w)),
            (north & n, east & e, south & s, west & w),
        )
        return self._inner

    def removable(self) -> list[int]:
        return _numbers(self._find_removable())

    def may_remove(self, number: int) -> bool:
        return number >= 0 and bool(self._find_removable() >> number & 1)

    def _find_removable(self) -> int:
        """A tile may go if that makes no hole and leaves no other out of reach.

        Links are open edges between tiles; four links around a corner point make a square. When all ways round
        are made of squares (links - tiles + parts = squares), taking a tile out separates those of its walking
        neighbours that no square links; otherwise a flood fill looks for a longer way round.
        """
        if self._removable is not None:
            return self._removable
        stride, taken = self.stride, self.taken
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
            cuts = _union([1 << number for number in _numbers(cuts & taken) if self.splits(number)])
        self._removable = taken & ~(surrounded | cuts | self.fixed | self._only_contact())
        return self._removable

    def splits(self, number: int) -> bool:
        left = self.taken if number == NOWHERE else self.taken & ~(1 << number)
        return _flood(self.fixed, left, [left & ~board for board in self.bordered], self.stride) != left

    def _only_contact(self) -> int:
        """The tiles that carry every contact of wall and moat (AMB-K12)."""
        only = 0
        if self.parts[0] and self.parts[1]:
            for part, other in (self.parts, self.parts[::-1]):
                touching = part & _union(_facing(other, self.stride))
                if touching.bit_count() == 1:
                    only |= touching
        return only

    # What is there

    def has_contact(self) -> bool:
        return bool(self.parts[0] & _union(_facing(self.parts[1], self.stride)))

    def has_hole(self) -> bool:
        stride = self.stride
        rim = (1 << stride) - 1  # the window's first row, always empty
        empty = (1 << stride * stride) - 1 & ~self.taken
        return _flood(rim, empty, [empty] * 4, stride) != empty

    def border(self, kind: int) -> list[tuple[int, int]]:
        return self._edges(self._longest(self.parts[kind], self.parts[kind]))

    def stretch(self) -> list[tuple[int, int]]:
        return self._edges(self._longest(self.parts[0], ~self.parts[1])) if self.parts[1] else []

    def border_length(self, kind: int) -> int:
        return _size(self._longest(self.parts[kind], self.parts[kind]))

    def stretch_length(self) -> int:
        return _size(self._longest(self.parts[0], ~self.parts[1])) if self.parts[1] else 0

    def _longest(self, part: int, screen: int) -> Boards:
        """The largest set of linked border edges of a part, without those that look onto the screen, by their sides.

        A horizontal edge goes by the cell south of it, an upright one by the cell east of it, a point by the cell
        whose north-west corner it is.
        """
        stride = self.stride
        n, e, s, w = self.bordered
        n, e, s, w = (
            n & part & ~(screen << stride),
            e & part & ~(screen >> 1),
            s & part & ~(screen >> stride),
            w & part & ~(screen << 1),
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

    def _edges(self, boards: Boards) -> list[tuple[int, int]]:
        return [(number, side) for side, board in enumerate(boards) for number in _numbers(board)]

    def room(self) -> int:
        taken, stride = self.taken, self.stride
        north, east, south, west = self.bordered
        reached = (taken & ~north) >> stride | (taken & ~south) << stride | (taken & ~east) << 1 | (taken & ~west) >> 1
        return (reached & ~taken).bit_count()

    # As a value

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, IntegerPlan)
            and self.parts == other.parts
            and self.bordered == other.bordered
            and self.stride == other.stride
        )

    def __hash__(self) -> int:
        return hash((self.parts, self.bordered))


_NO_BOARDS: Boards = (0, 0, 0, 0)


def _numbers(board: int) -> list[int]:
    """The cells of a board, lowest first."""
    found = []
    while board:
        bit = board & -board
        found.append(bit.bit_length() - 1)
        board ^= bit
    return found


def _size(boards: Boards) -> int:
    return sum([board.bit_count() for board in boards])


def _facing(board: int, stride: int) -> Boards:
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
