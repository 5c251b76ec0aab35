"""Plans on 64-bit limbs of whole rows of cells, the northernmost row first. Only compiled code imports this module.

An empty limb at each end makes bounds checks unnecessary. The window's last column is always empty, so the sign bit of
a limb is never used.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from nasrid.rules.city.grid import Grid
from nasrid.rules.city.plan import Plan
from nasrid.rules.mypyc_support import Board, mypyc_attr
from nasrid.rules.pieces.components import Face

MAX_ROW_CELLS: Final = 64
_LIMB_BITS: Final = 64
_DE_BRUIJN: Final[i64] = 0x03F79D71B4CB0A89  # its products with powers of 2 differ in the highest six bits


def _make_bits() -> Board:
    bits = vec[i64]()
    bit: i64 = 1
    for _ in range(63):
        bits = append(bits, bit)
        bit <<= 1
    return append(bits, 0)


def _make_empty_board() -> Board:
    board = vec[i64]()
    for _ in range(MAX_ROW_CELLS + 2):
        board = append(board, 0)
    return board


def _make_bit_indices() -> Board:
    indices = _EMPTY_BOARD[:]
    index: i64 = 0
    while index < 63:
        indices[_BITS[index] * _DE_BRUIJN >> 58 & 63] = index
        index += 1
    return indices


_BITS: Final = _make_bits()
_EMPTY_BOARD: Final = _make_empty_board()
_BIT_INDICES: Final = _make_bit_indices()


def _empty_board(limbs: i64) -> Board:
    return _EMPTY_BOARD[: limbs + 2]


def _count_bits(limb: i64) -> i64:
    """Return the number of set bits. There are few, so the loop is short."""
    count: i64 = 0
    while limb != 0:
        limb &= limb - 1
        count += 1
    return count


def _with_cell(board: Board, index: i64) -> Board:
    if _has_cell(board, index):
        return board
    more = board[:]
    more[(index >> 6) + 1] |= _BITS[index & 63]
    return more


def _without_cell(board: Board, index: i64) -> Board:
    if not _has_cell(board, index):
        return board
    less = board[:]
    less[(index >> 6) + 1] &= ~_BITS[index & 63]
    return less


def _has_cell(board: Board, index: i64) -> bool:
    return index >= 0 and board[(index >> 6) + 1] & _BITS[index & 63] != 0


def _cell_indices(board: Board, limbs: i64) -> list[int]:
    """Return the cells of a board in ascending order."""
    indices: list[int] = []
    k: i64 = 1
    while k <= limbs:
        _append_indices(indices, board[k], k)
        k += 1
    return indices


def _append_indices(indices: list[int], limb: i64, k: i64) -> None:
    """Append the cells of limb number `k`."""
    while limb != 0:
        bit = limb & -limb
        indices.append(int((k - 1) * _LIMB_BITS + _BIT_INDICES[bit * _DE_BRUIJN >> 58 & 63]))
        limb ^= bit


def _has_bit(limb: i64, index: i64) -> bool:
    return limb & _BITS[index & 63] != 0


@final
@mypyc_attr(acyclic=True)
class _LinkedEdges:
    """Border edges by side, and the largest connected set of them: flat edges, upright edges and their number."""

    def __init__(self, limbs: i64) -> None:
        self.north = _empty_board(limbs)
        self.east = _empty_board(limbs)
        self.south = _empty_board(limbs)
        self.west = _empty_board(limbs)
        self.flat = _empty_board(limbs)
        self.upright = _empty_board(limbs)
        self.size: i64 = 0


@final
@mypyc_attr(acyclic=True)
class LimbPlan(Plan):
    """The cells of each tile set, and the cells with a wall or moat on each side."""

    def __init__(
        self,
        window: Grid,
        alhambra: Board,
        granada: Board,
        taken: Board,
        north: Board,
        east: Board,
        south: Board,
        west: Board,
        fixed: Board,
        has_alhambra: bool,
        has_granada: bool,
    ) -> None:
        self.window = window
        self._alhambra = alhambra
        self._granada = granada
        self._taken = taken
        self._north = north  # cells with a wall or moat on this side
        self._east = east
        self._south = south
        self._west = west
        self._fixed = fixed  # cells of the start tiles
        self._has_alhambra = has_alhambra
        self._has_granada = has_granada
        stride: i64 = window.stride
        self._stride: i64 = stride
        self._limbs: i64 = stride * stride // _LIMB_BITS
        self._rest: i64 = _LIMB_BITS - stride  # bits of a limb after its first row
        self._low: i64 = -1 if stride == MAX_ROW_CELLS else _BITS[stride] - 1  # mask of the first row
        # Mask of as many bits as all rows except one.
        self._high: i64 = 0 if stride == MAX_ROW_CELLS else _BITS[self._rest] - 1
        # Computed on first use.
        self._closing: Board | None = None
        self._removable: Board | None = None
        self._hash: i64 = 0

    def with_tile(self, face: Face, index: int, is_start: bool) -> Plan:
        at: i64 = index
        walls: i64 = face.borders
        granada = face.is_granada
        return LimbPlan(
            self.window,
            self._alhambra if granada else _with_cell(self._alhambra, at),
            _with_cell(self._granada, at) if granada else self._granada,
            _with_cell(self._taken, at),
            _with_cell(self._north, at) if walls & 1 != 0 else self._north,
            _with_cell(self._east, at) if walls & 2 != 0 else self._east,
            _with_cell(self._south, at) if walls & 4 != 0 else self._south,
            _with_cell(self._west, at) if walls & 8 != 0 else self._west,
            _with_cell(self._fixed, at) if is_start else self._fixed,
            self._has_alhambra or not granada,
            self._has_granada or granada,
        )

    def without_tile(self, index: int) -> Plan:
        """Start tiles are never removed, so both tile sets stay present."""
        at: i64 = index
        return LimbPlan(
            self.window,
            _without_cell(self._alhambra, at),
            _without_cell(self._granada, at),
            _without_cell(self._taken, at),
            _without_cell(self._north, at),
            _without_cell(self._east, at),
            _without_cell(self._south, at),
            _without_cell(self._west, at),
            self._fixed,
            self._has_alhambra,
            self._has_granada,
        )

    def with_face(self, face: Face, index: int) -> Plan:
        at: i64 = index
        walls: i64 = face.borders
        return LimbPlan(
            self.window,
            self._alhambra,
            self._granada,
            self._taken,
            _with_cell(self._north, at) if walls & 1 != 0 else _without_cell(self._north, at),
            _with_cell(self._east, at) if walls & 2 != 0 else _without_cell(self._east, at),
            _with_cell(self._south, at) if walls & 4 != 0 else _without_cell(self._south, at),
            _with_cell(self._west, at) if walls & 8 != 0 else _without_cell(self._west, at),
            self._fixed,
            self._has_alhambra,
            self._has_granada,
        )

    # Legal changes

    def buildable(self, face: Face, is_first: bool) -> list[int]:
        indices: list[int] = []
        k: i64 = 1
        while k <= self._limbs:
            _append_indices(indices, self._buildable(face, is_first, k), k)
            k += 1
        return indices

    def can_build(self, face: Face, is_first: bool, index: int) -> bool:
        at: i64 = index
        return at >= 0 and _has_bit(self._buildable(face, is_first, (at >> 6) + 1), at)

    def _buildable(self, face: Face, is_first: bool, k: i64) -> i64:
        """Return the buildable cells of limb `k`."""
        taken = self._taken
        if taken[k - 1] | taken[k] | taken[k + 1] == 0:
            return 0
        closing = self._closing
        if closing is None:
            closing = self._closing = self._find_closing()
        stride, rest, low, high = self._stride, self._rest, self._low, self._high
        granada = face.is_granada
        own, other = (self._granada, self._alhambra) if granada else (self._alhambra, self._granada)
        has_other = self._has_alhambra if granada else self._has_granada
        north, east, south, west = self._north, self._east, self._south, self._west
        walls: i64 = face.borders
        n, e, s, w = -(walls & 1), -(walls >> 1 & 1), -(walls >> 2 & 1), -(walls >> 3 & 1)  # all bits, or none
        # The edges of neighbouring tiles toward each cell: open ones of the same tile set, and bordered ones.
        open_n = (own[k] & ~south[k] & high) << stride | (own[k - 1] & ~south[k - 1]) >> rest & low
        open_e = (own[k] & ~west[k]) >> 1
        open_s = (own[k] & ~north[k]) >> stride & high | (own[k + 1] & ~north[k + 1] & low) << rest
        open_w = (own[k] & ~east[k]) << 1
        closed_n = (south[k] & high) << stride | south[k - 1] >> rest & low
        closed_e = west[k] >> 1
        closed_s = north[k] >> stride & high | (north[k + 1] & low) << rest
        closed_w = east[k] << 1
        # CORE-BUILD-02: borders meet borders, open edges meet open edges
        bad = closing[k] | open_n & n | open_e & e | open_s & s | open_w & w
        bad |= closed_n & ~n | closed_e & ~e | closed_s & ~s | closed_w & ~w
        # CORE-BUILD-03, -04: adjacent to a reachable tile
        reached = open_n & ~n | open_e & ~e | open_s & ~s | open_w & ~w
        if has_other:  # COMBO-BUILD-06: open edges meet only the same tile set
            bad |= (other[k] & ~south[k] & high) << stride | (other[k - 1] & ~south[k - 1]) >> rest & low
            bad |= (other[k] & ~west[k]) >> 1 | (other[k] & ~east[k]) << 1
            bad |= (other[k] & ~north[k]) >> stride & high | (other[k + 1] & ~north[k + 1] & low) << rest
            if is_first:  # COMBO-BUILD-02: the first Granada tile needs a moat against a wall
                reached = closed_n & n | closed_e & e | closed_s & s | closed_w & w
        return reached & ~bad

    def _find_closing(self) -> Board:
        """Return the cells that are taken or where a tile would enclose empty cells."""
        taken = self._taken
        stride, rest, low, high, limbs = self._stride, self._rest, self._low, self._high, self._limbs
        closing = _empty_board(limbs)
        k: i64 = 1
        while k <= limbs:
            here = taken[k]
            north = (here & high) << stride | taken[k - 1] >> rest & low
            south = here >> stride & high | (taken[k + 1] & low) << rest
            east, west = here >> 1, here << 1
            north_east, north_west, south_east, south_west = north >> 1, north << 1, south >> 1, south << 1
            first = north & ~north_west | north_east & ~north
            second = east & ~north_east | south_east & ~east
            third = south & ~south_east | south_west & ~south
            fourth = west & ~south_west | north_west & ~west
            closing[k] = here | first & second | third & fourth | (first | second) & (third | fourth)
            k += 1
        return closing

    def swappable(self, face: Face) -> list[int]:
        indices: list[int] = []
        k: i64 = 1
        while k <= self._limbs:
            _append_indices(indices, self._swappable(face, k), k)
            k += 1
        return indices

    def can_swap(self, face: Face, index: int) -> bool:
        at: i64 = index
        return at >= 0 and _has_bit(self._swappable(face, (at >> 6) + 1), at)

    def _swappable(self, face: Face, k: i64) -> i64:
        """Return the swappable cells of limb `k`."""
        taken = self._taken
        here = taken[k]
        if here == 0:
            return 0
        own = self._granada if face.is_granada else self._alhambra
        walls: i64 = face.borders
        n, e, s, w = -(walls & 1), -(walls >> 1 & 1), -(walls >> 2 & 1), -(walls >> 3 & 1)  # all bits, or none
        north = (here & self._high) << self._stride | taken[k - 1] >> self._rest & self._low
        south = here >> self._stride & self._high | (taken[k + 1] & self._low) << self._rest
        # cells with a neighbour toward which the edge differs from this face
        bad = self._fixed[k] | north & (self._north[k] ^ n) | here >> 1 & (self._east[k] ^ e)
        bad |= south & (self._south[k] ^ s) | here << 1 & (self._west[k] ^ w)
        return own[k] & ~bad

    def removable(self) -> list[int]:
        return _cell_indices(self._cached_removable(), self._limbs)

    def can_remove(self, index: int) -> bool:
        return _has_cell(self._cached_removable(), index)

    def _cached_removable(self) -> Board:
        removable = self._removable
        if removable is None:
            removable = self._removable = self._find_removable()
        return removable

    def _find_removable(self) -> Board:
        """Return the tiles whose removal makes no hole and leaves every other tile reachable."""
        taken = self._taken
        stride, rest, low, high, limbs = self._stride, self._rest, self._low, self._high, self._limbs
        # Tiles with a link to the east and to the south; squares by their north-west tile.
        easts, souths = _empty_board(limbs), _empty_board(limbs)
        squares, removable = _empty_board(limbs), _empty_board(limbs)
        ways_round: i64 = 2 if self._has_alhambra and self._has_granada else 1
        k: i64 = 1
        while k <= limbs:
            here = taken[k]
            easts[k] = here >> 1 & here & ~self._east[k]
            souths[k] = (here >> stride & high | (taken[k + 1] & low) << rest) & here & ~self._south[k]
            ways_round += _count_bits(easts[k]) + _count_bits(souths[k]) - _count_bits(here)
            k += 1
        k = 1
        while k <= limbs:
            east, south = easts[k], souths[k]
            squares[k] = east & south & south >> 1 & (east >> stride & high | (easts[k + 1] & low) << rest)
            ways_round -= _count_bits(squares[k])
            k += 1
        # Clockwise around a tile, a linked neighbour that no square connects to the previous one begins a group.
        k = 1
        while k <= limbs:
            here, square = taken[k], squares[k]
            square_above = (square & high) << stride | squares[k - 1] >> rest & low
            n = ((souths[k] & high) << stride | souths[k - 1] >> rest & low) & ~(square_above << 1)
            e = easts[k] & ~square_above
            s = souths[k] & ~square
            w = easts[k] << 1 & ~(square << 1)
            cuts = (n & e | s & w | (n | e) & (s | w)) & here
            if ways_round != 0:
                cuts = self._true_cuts(k, cuts)
            north = (here & high) << stride | taken[k - 1] >> rest & low
            south = here >> stride & high | (taken[k + 1] & low) << rest
            surrounded = north & south & here >> 1 & here << 1
            removable[k] = here & ~(surrounded | cuts | self._fixed[k])
            k += 1
        if self._has_alhambra and self._has_granada:
            self._keep_contact(removable, self._alhambra, self._granada)
            self._keep_contact(removable, self._granada, self._alhambra)
        return removable

    def _true_cuts(self, k: i64, cuts: i64) -> i64:
        """Return the cells of limb `k` whose removal makes other tiles unreachable."""
        true: i64 = 0
        while cuts != 0:
            bit = cuts & -cuts
            if self._would_split((k - 1) * _LIMB_BITS + _BIT_INDICES[bit * _DE_BRUIJN >> 58 & 63]):
                true |= bit
            cuts ^= bit
        return true

    def _keep_contact(self, removable: Board, tiles: Board, other: Board) -> None:
        """Exclude a tile that is the only contact of its tile set with the other (AMB-K12)."""
        touching = self._touching(tiles, other)
        contacts: i64 = 0
        k: i64 = 1
        while k <= self._limbs:
            contacts += _count_bits(touching[k])
            k += 1
        k = 1
        while contacts == 1 and k <= self._limbs:
            removable[k] &= ~touching[k]
            k += 1

    def _touching(self, tiles: Board, other: Board) -> Board:
        """Return the cells of `tiles` that are adjacent to a cell of `other`."""
        stride, rest, low, high, limbs = self._stride, self._rest, self._low, self._high, self._limbs
        touching = _empty_board(limbs)
        k: i64 = 1
        while k <= limbs:
            here = other[k]
            beside = (here & high) << stride | other[k - 1] >> rest & low | here >> 1 | here << 1
            touching[k] = tiles[k] & (beside | here >> stride & high | (other[k + 1] & low) << rest)
            k += 1
        return touching

    def would_split(self, index: int) -> bool:
        return self._would_split(index)

    def _would_split(self, index: i64) -> bool:
        stride, rest, low, high, limbs = self._stride, self._rest, self._low, self._high, self._limbs
        left = _without_cell(self._taken, index) if index >= 0 else self._taken
        reached = self._fixed[:]
        north, east, south, west = self._north, self._east, self._south, self._west
        grows = True
        while grows:
            grows = False
            k: i64 = 1
            while k <= limbs:
                here = reached[k]
                grown = here | left[k] & (
                    (here & ~north[k]) >> stride & high
                    | (reached[k + 1] & ~north[k + 1] & low) << rest
                    | (here & ~east[k]) << 1
                    | (here & ~south[k] & high) << stride
                    | (reached[k - 1] & ~south[k - 1]) >> rest & low
                    | (here & ~west[k]) >> 1
                )
                if grown != here:
                    reached[k] = grown
                    grows = True
                k += 1
        k = 1
        while k <= limbs:
            if reached[k] != left[k]:
                return True
            k += 1
        return False

    # Properties of the city

    def border_edges(self, tile_set: int) -> list[tuple[int, int]]:
        own = self._granada if tile_set else self._alhambra
        return self._list_edges(self._find_longest_border(own, own, -1))

    def stretch_edges(self) -> list[tuple[int, int]]:
        return self._list_edges(self._find_longest_border(self._alhambra, self._granada, 0))

    def border_length(self, tile_set: int) -> int:
        if not (self._has_granada if tile_set else self._has_alhambra):
            return 0
        own = self._granada if tile_set else self._alhambra
        return int(self._find_longest_border(own, own, -1).size)

    def stretch_length(self) -> int:
        if not (self._has_alhambra and self._has_granada):
            return 0
        return int(self._find_longest_border(self._alhambra, self._granada, 0).size)

    def _find_longest_border(self, tiles: Board, beside: Board, flip: i64) -> _LinkedEdges:
        """Return the largest connected set of border edges of `tiles`: those toward the cells of `beside` or, if
        `flip` has all bits set, those toward all other cells."""
        stride, rest, low, high, limbs = self._stride, self._rest, self._low, self._high, self._limbs
        edges = _LinkedEdges(limbs)
        flat, upright, points = _empty_board(limbs), _empty_board(limbs), _empty_board(limbs)
        left: i64 = 0
        lower: i64 = 0  # southern edges of the previous limb as flat edges of this one
        k: i64 = 1
        while k <= limbs:
            here = beside[k]
            north = (here & high) << stride | beside[k - 1] >> rest & low
            south = here >> stride & high | (beside[k + 1] & low) << rest
            edges.north[k] = self._north[k] & tiles[k] & (north ^ flip)
            edges.south[k] = self._south[k] & tiles[k] & (south ^ flip)
            edges.west[k] = self._west[k] & tiles[k] & (here << 1 ^ flip)
            edges.east[k] = self._east[k] & tiles[k] & (here >> 1 ^ flip)
            flat[k] = edges.north[k] | (edges.south[k] & high) << stride | lower
            lower = edges.south[k] >> rest & low
            upright[k] = edges.west[k] | edges.east[k] << 1
            left += _count_bits(flat[k]) + _count_bits(upright[k])
            k += 1
        all_flat, all_upright = flat[:], upright[:]
        while left > edges.size:
            self._seed_points(edges, flat, upright, points)
            size: i64 = 0
            grows = True
            while grows:
                grows = False
                k = 1
                while k <= limbs:
                    at = points[k]
                    new_flat = flat[k] & (at | at >> 1)
                    new_upright = upright[k] & (at | at >> stride & high | (points[k + 1] & low) << rest)
                    if new_flat | new_upright != 0:
                        flat[k] ^= new_flat
                        upright[k] ^= new_upright
                        size += _count_bits(new_flat) + _count_bits(new_upright)
                        points[k] |= new_flat | new_flat << 1 | new_upright | (new_upright & high) << stride
                        points[k + 1] |= new_upright >> rest & low
                        grows = True
                    k += 1
            left -= size
            k = 1
            while k <= limbs:
                if size > edges.size:
                    edges.flat[k] = all_flat[k] ^ flat[k]
                    edges.upright[k] = all_upright[k] ^ upright[k]
                all_flat[k] = flat[k]
                all_upright[k] = upright[k]
                points[k] = 0
                k += 1
            if size > edges.size:
                edges.size = size
        return edges

    def _seed_points(self, edges: _LinkedEdges, flat: Board, upright: Board, points: Board) -> None:
        """Add a point at the first remaining edge, by side, then row by row."""
        stride, rest, low, high, limbs = self._stride, self._rest, self._low, self._high, self._limbs
        side: i64 = 0
        while True:
            k: i64 = 1
            while k <= limbs:
                if side == 0:
                    there = edges.north[k] & flat[k]
                elif side == 1:
                    there = edges.east[k] << 1 & upright[k]
                elif side == 2:
                    there = ((edges.south[k] & high) << stride | edges.south[k - 1] >> rest & low) & flat[k]
                else:
                    there = edges.west[k] & upright[k]
                if there != 0:
                    points[k] |= there & -there
                    return
                k += 1
            side += 1

    def _list_edges(self, linked: _LinkedEdges) -> list[tuple[int, int]]:
        stride, rest, low, high, limbs = self._stride, self._rest, self._low, self._high, self._limbs
        k: i64 = 1
        while k <= limbs:
            linked.north[k] &= linked.flat[k]
            linked.east[k] &= linked.upright[k] >> 1
            linked.south[k] &= linked.flat[k] >> stride & high | (linked.flat[k + 1] & low) << rest
            linked.west[k] &= linked.upright[k]
            k += 1
        edges: list[tuple[int, int]] = [(index, 0) for index in _cell_indices(linked.north, limbs)]
        edges += [(index, 1) for index in _cell_indices(linked.east, limbs)]
        edges += [(index, 2) for index in _cell_indices(linked.south, limbs)]
        edges += [(index, 3) for index in _cell_indices(linked.west, limbs)]
        return edges

    def reachable_cell_count(self) -> int:
        taken = self._taken
        stride, rest, low, high = self._stride, self._rest, self._low, self._high
        north, south = self._north, self._south
        count: i64 = 0
        k: i64 = 1
        while k <= self._limbs:
            here = taken[k]
            reached = (here & ~north[k]) >> stride & high | (taken[k + 1] & ~north[k + 1] & low) << rest
            reached |= (here & ~south[k] & high) << stride | (taken[k - 1] & ~south[k - 1]) >> rest & low
            reached |= (here & ~self._east[k]) << 1 | (here & ~self._west[k]) >> 1
            count += _count_bits(reached & ~here)
            k += 1
        return int(count)

    # Comparison

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, LimbPlan) or self._limbs != other._limbs:
            return False
        k: i64 = 1
        while k <= self._limbs:
            differ = self._alhambra[k] ^ other._alhambra[k] | self._granada[k] ^ other._granada[k]
            differ |= self._north[k] ^ other._north[k] | self._east[k] ^ other._east[k]
            differ |= self._south[k] ^ other._south[k] | self._west[k] ^ other._west[k]
            if differ != 0:
                return False
            k += 1
        return True

    def __hash__(self) -> int:
        mixed = self._hash
        if mixed == 0:
            k: i64 = 1
            while k <= self._limbs:
                mixed = _mix(mixed, self._alhambra[k], self._granada[k])
                mixed = _mix(mixed, self._north[k], self._east[k])
                mixed = _mix(mixed, self._south[k], self._west[k])
                k += 1
            self._hash = mixed
        return int(mixed & 0x3FFFFFFFFFFFFFFF)


def _mix(mixed: i64, first: i64, second: i64) -> i64:
    mixed = (mixed ^ first) * _DE_BRUIJN
    mixed ^= mixed >> 29 & 0x7FFFFFFFF
    mixed = (mixed ^ second) * _DE_BRUIJN
    return mixed ^ mixed >> 29 & 0x7FFFFFFFF


def empty_limbs(window: Grid) -> Plan:
    none = _empty_board(window.stride * window.stride // _LIMB_BITS)
    return LimbPlan(window, none, none, none, none, none, none, none, none, False, False)
