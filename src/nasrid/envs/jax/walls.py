"""The longest wall of a city, and how it changes with one tile (CORE-SCORE-05, AMB-G5..G7, AMB-E1).

The outline of a city is one simple closed curve. Its edges are the sides of tiles towards empty cells, followed
clockwise, with the city on the right. The longest wall is the longest run of walls along the outline. An edge is
numbered by its tile and its side, and knows the next edge. Runs are counted by doubling: after n rounds, each edge
knows the walls among the next 2**n edges, up to the first that is open.

Building, removing or exchanging a tile replaces a section of the outline by another between the same two corner points.
The change follows from the walls of both sections and from the runs that end and begin at these points. A point is
named by the cell whose north-western corner it is.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from nasrid.envs.jax.boards import NEIGHBOUR_OF, RADIUS, WIDTH, Array, board_with_cell, cells_of
from nasrid.envs.jax.city import City, Edges, side_masks
from nasrid.envs.jax.pieces import TILE_COUNT, WALLS
from nasrid.envs.jax.state import NONE
from nasrid.envs.space import WINDOW_WIDTH

# The outline

CELL_COUNT: Final = WIDTH * WIDTH
EDGE_COUNT: Final = 4 * (TILE_COUNT + 1)  # the fountain follows the tiles; it has no walls (AMB-A3)
DOUBLINGS: Final = 7  # an outline has fewer than 128 edges
NUMBER_BITS: Final = 8  # of the number of an edge
LONGEST_RUNS: Final = 3  # one tile breaks at most two runs

_TILES: Final = np.arange(TILE_COUNT + 1)[:, None]
_SIDES: Final = np.arange(4)
_HAS_WALL: Final = np.append(WALLS, 0)[:, None] >> _SIDES & 1 == 1
_AROUND: Final = np.array([-WIDTH, 1 - WIDTH, 1, WIDTH + 1, WIDTH, WIDTH - 1, -1, -WIDTH - 1])  # clockwise from north
_STARTING_CORNER: Final = np.array([0, 1, WIDTH + 1, WIDTH])  # of the edges of a cell


class Outline(NamedTuple):
    """The sides of all tiles as edges of an outline, numbered 4 * tile + side."""

    is_edge: Array  # True for the sides of the city's tiles towards empty cells
    following: Array  # the next edge clockwise
    preceding: Array
    point: Array  # where the edge begins; for sides that are no edges, a number of their own above all points


def outline_of(is_inside: Array, cells: Array) -> Outline:
    """Return the outline of a city from the tiles that are inside, and the cell of each tile (AMB-G5, AMB-E1).

    After a northern edge comes the western edge of the tile to the north-east, the northern edge of the tile to the
    east, or the eastern edge of the same tile, whichever is on the outline. Other sides are analogous.
    """
    rows, columns = cells // WINDOW_WIDTH + 1, cells % WINDOW_WIDTH + 1
    places = jnp.where(is_inside, rows * WIDTH + columns, CELL_COUNT + WIDTH + 1 + _TILES[:-1, 0]).astype(jnp.int32)
    places = jnp.append(places, RADIUS * WIDTH + RADIUS)
    grid = jnp.full(CELL_COUNT + 2 * WIDTH + 2 + TILE_COUNT, NONE, jnp.int32)
    grid = grid.at[places].set(_TILES[:, 0], unique_indices=True, mode="promise_in_bounds")
    around = grid.at[places[:, None] + _AROUND].get(mode="promise_in_bounds")
    is_edge = (around[:, ::2] == NONE) & jnp.append(is_inside, True)[:, None]
    ahead, beside = around[:, 1::2], jnp.roll(around[:, ::2], -1, 1)
    following = jnp.where(beside == NONE, 4 * _TILES + (_SIDES + 1) % 4, 4 * beside + _SIDES)
    following = jnp.where(ahead == NONE, following, 4 * ahead + (_SIDES + 3) % 4)
    behind, beside = jnp.roll(ahead, 1, 1), jnp.roll(around[:, ::2], 1, 1)
    preceding = jnp.where(beside == NONE, 4 * _TILES + (_SIDES + 3) % 4, 4 * beside + _SIDES)
    preceding = jnp.where(behind == NONE, preceding, 4 * behind + (_SIDES + 1) % 4)
    numbers = np.arange(EDGE_COUNT).reshape(-1, 4)
    point = jnp.where(is_edge, places[:, None] + _STARTING_CORNER, CELL_COUNT + numbers)
    return Outline(*(part.reshape(-1) for part in (is_edge, following, preceding, point)))


def walls_along(outline: Outline) -> Array:
    """Return the edges that are outer walls (ALH-WALL-03, AMB-G6)."""
    return outline.is_edge & _HAS_WALL.reshape(-1)


def _walls_ahead(is_wall: Array, following: Array) -> Array:
    """Return how many consecutive walls begin with each edge; a large number if all edges are walls.

    A link is an edge and the number of walls on the way there. Each round appends the link that begins there.
    """
    links = jnp.where(is_wall, (1 << NUMBER_BITS) + following, np.arange(EDGE_COUNT))
    edges = (1 << NUMBER_BITS) - 1

    def double(_: int, links: Array) -> Array:
        """Append the link that begins where each link ends."""
        return (links & ~edges) + links.at[links & edges].get(mode="promise_in_bounds")

    return jax.lax.fori_loop(0, DOUBLINGS, double, links) >> NUMBER_BITS


def longest_wall(is_inside: Array, cells: Array) -> Array:
    """Return the number of edges of a city's longest wall (ALH-WALL-01..04).

    Args:
        is_inside: The tiles of the city.
        cells: The cell of each tile.
    """
    outline = outline_of(is_inside, cells)
    return _longest(outline, walls_along(outline))


def _longest(outline: Outline, is_wall: Array) -> Array:
    """Return the length of the longest run of walls (ALH-WALL-02, ALH-WALL-04)."""
    return jnp.minimum(jnp.max(_walls_ahead(is_wall, outline.following)), jnp.sum(outline.is_edge))


class Runs(NamedTuple):
    """The runs of walls along an outline."""

    ending: Array  # (WIDTH, WIDTH): the number of consecutive walls that end at each corner point
    beginning: Array  # and that begin there
    longest: Array  # the lengths of the longest runs, descending
    outline: Array  # the number of edges of the outline


def runs_of(outline: Outline) -> Runs:
    """Return the runs of walls of a city (AMB-G5, AMB-G7)."""
    is_wall = walls_along(outline)
    length = jnp.sum(outline.is_edge)
    ahead = jnp.minimum(_walls_ahead(is_wall, outline.following), length)
    was_wall = is_wall.at[outline.preceding].get(mode="promise_in_bounds")
    behind = jnp.minimum(_walls_ahead(was_wall, outline.preceding), length)
    points = jnp.zeros(CELL_COUNT + EDGE_COUNT, jnp.int32)
    points = points.at[outline.point].set(ahead << NUMBER_BITS | behind, unique_indices=True, mode="promise_in_bounds")
    points = points[:CELL_COUNT].reshape(WIDTH, WIDTH)
    # each run counts where it begins; a wall around the whole city counts once
    runs = jnp.where(is_wall & ~was_wall, ahead << NUMBER_BITS | np.arange(EDGE_COUNT), 0)
    longest = []
    for _ in range(LONGEST_RUNS):
        longest.append(jnp.max(runs))
        runs = jnp.where(runs == longest[-1], 0, runs)
    lengths = jnp.stack(longest) >> NUMBER_BITS
    is_closed = jnp.all(is_wall == outline.is_edge)
    lengths = jnp.where(is_closed & (np.arange(LONGEST_RUNS) == 0), length, lengths)
    edges = (1 << NUMBER_BITS) - 1
    return Runs(
        (points & edges).astype(jnp.int16), (points >> NUMBER_BITS).astype(jnp.int16), lengths.astype(jnp.int16), length
    )


# The change by one tile


class Corners(NamedTuple):
    """The section of the outline beside each cell, and what surrounds it.

    The free sides of a cell are consecutive, except in straight corridors. If the cell is taken, they are a section of
    the outline; otherwise, the sides of its neighbours are. Both lie between the same two points.
    """

    free: Array  # (4, rows): the cells with an empty neighbour, by side
    free_count: Array  # (WIDTH, WIDTH): the number of free sides
    before: Array  # the number of consecutive walls that end where the free sides begin
    after: Array  # and that begin where they end


class Section(NamedTuple):
    """The walls of a section beside each cell, on boards. Numbers are pairs of boards, one per binary digit."""

    leading: Array  # (2, rows): the number of walls before the first open edge
    trailing: Array  # (2, rows): the number of walls after the last open edge
    middle: Array  # the cells where a wall is between two open edges
    whole: Array  # the cells where all edges are walls
    is_free: Array  # True if the section consists of the free sides, False for the neighbours' sides


def corners_of(city: City, runs: Runs) -> Corners:
    """Return the surroundings of every cell."""
    free = ~jnp.stack([look(city.taken) for look in NEIGHBOUR_OF])
    is_free = cells_of(free)
    at_corner = [_by_corner(runs.ending), _by_corner(runs.beginning)]
    before = after = jnp.zeros_like(runs.ending)
    for side in range(4):
        begins, ends = free[side] & ~free[side - 1], free[side] & ~free[(side + 1) % 4]
        before = jnp.where(cells_of(begins), at_corner[0][side], before)
        after = jnp.where(cells_of(ends), at_corner[1][(side + 1) % 4], after)
    return Corners(free, jnp.sum(is_free, 0, dtype=jnp.int16), before, after)


def _by_corner(numbers: Array) -> tuple[Array, Array, Array, Array]:
    """Return the numbers at the north-western, north-eastern, south-eastern and south-western corner of each cell."""
    east = jnp.pad(numbers[:, 1:], ((0, 0), (0, 1)))
    return numbers, east, jnp.pad(east[1:], ((0, 1), (0, 0))), jnp.pad(numbers[1:], ((0, 1), (0, 0)))


def free_section(corners: Corners, walls: Array) -> Section:
    """Return the free sides as a section, given the sides with walls by cell or for all cells."""
    return Section(*_walls_of(corners.free, walls), jnp.array(True))


def facing_section(corners: Corners, edges: Edges) -> Section:
    """Return the neighbours' sides as a section. Clockwise around the city is counterclockwise around the cell."""
    trailing, leading, middle, whole = _walls_of(~corners.free, edges.closed)
    return Section(leading, trailing, middle, whole, jnp.array(False))


def _walls_of(sides: Array, walls: Array) -> tuple[Array, Array, Array, Array]:
    """Return the leading, trailing, middle and complete walls of consecutive sides, clockwise."""
    are_walls = sides & walls
    following, next_but_one = jnp.roll(are_walls, -1, 0), jnp.roll(are_walls, -2, 0)
    previous = jnp.roll(are_walls, 1, 0)
    leading = _counted(are_walls & ~jnp.roll(sides, 1, 0), following, next_but_one)
    trailing = _counted(are_walls & ~jnp.roll(sides, -1, 0), previous, next_but_one)
    ends = leading[0] | leading[1] | trailing[0] | trailing[1]
    return leading, trailing, _any_side(are_walls) & ~ends, ~_any_side(sides & ~walls)


def _counted(first: Array, second: Array, third: Array) -> Array:
    """Return how many of three edges are walls up to the first that is not, in binary digits."""
    one, two, three = _any_side(first), _any_side(first & second), _any_side(first & second & third)
    return jnp.stack([one ^ two ^ three, two])


def _any_side(boards: Array) -> Array:
    """Return the union over the sides."""
    return boards[0] | boards[1] | boards[2] | boards[3]


def _numbers(digits: Array) -> Array:
    """Return numbers in binary digits as numbers by row and column."""
    return cells_of(digits[0]).astype(jnp.int16) + 2 * cells_of(digits[1]).astype(jnp.int16)


class Remainder(NamedTuple):
    """What is left of an outline after the old section beside each cell has been cut out."""

    edges: Array  # the number of edges
    longest: Array  # the length of the longest run that the section did not touch


def without_section(corners: Corners, runs: Runs, old: Section) -> Remainder:
    """Cut out the old section beside each cell."""
    count = jnp.where(old.is_free, corners.free_count, 4 - corners.free_count)
    first, second, third = runs.longest
    is_whole = cells_of(old.whole)
    one = corners.before + jnp.where(is_whole, count + corners.after, _numbers(old.leading))
    other = jnp.where(is_whole, 0, corners.after + _numbers(old.trailing))
    larger, smaller = jnp.maximum(one, other), jnp.minimum(one, other)
    left = jnp.where(larger == first, jnp.where(smaller == second, third, second), first)
    # A wall in the middle is alone, and the section touches no longer one.
    left = jnp.where(cells_of(old.middle), jnp.where(first == 1, second, first), left)
    return Remainder((runs.outline - count).astype(jnp.int16), left)


def lengths_with(corners: Corners, left: Remainder, new: Section) -> Array:
    """Return the length of the longest wall with the new section, by row and column (ALH-WALL-01, ALH-WALL-04).

    The result means something only at cells where the tile may be built, removed or exchanged.
    """
    before, after, is_whole = corners.before, corners.after, cells_of(new.whole)
    leading, trailing = _numbers(new.leading), _numbers(new.trailing)
    count = jnp.where(new.is_free, corners.free_count, 4 - corners.free_count)
    through = before + count + after
    joined = jnp.where(is_whole, through, jnp.maximum(before + leading, after + trailing))
    joined = jnp.maximum(joined, jnp.maximum(left.longest, cells_of(new.middle)))
    around = left.edges + jnp.where(is_whole, count, leading + trailing)  # the rest of the outline is one wall
    return jnp.where(before >= left.edges, around, joined)


def in_corridors(corners: Corners) -> Array:
    """Return the cells whose free sides are opposite. No section of the outline consists of them."""
    north, east, south, west = corners.free
    return north & south & ~east & ~west | east & west & ~north & ~south


def with_other_walls(corners: Corners, city: City, walls: Array) -> Array:
    """Return the tiles whose free sides differ from these walls."""
    return city.taken & _any_side(corners.free & (city.walled ^ side_masks(walls)[:, None]))


def lengths_with_exchange(outline: Outline, board: Array, cells: Array, walls: Array) -> Array:
    """Return the length of the longest wall after each tile is exchanged for one with these walls, by row and column.

    Args:
        outline: The outline of the city.
        board: The tiles to examine.
        cells: The cell of each tile; negative for tiles elsewhere.
        walls: The walls of the other tile.
    """
    is_wall = walls_along(outline).reshape(-1, 4)
    other = outline.is_edge.reshape(-1, 4) & (side_masks(walls) != 0)
    changed = jax.vmap(lambda tile: jnp.where(tile == _TILES, other, is_wall).reshape(-1))(np.arange(TILE_COUNT))
    lengths = jax.vmap(_longest, (None, 0))(outline, changed)
    is_here = cells_of(board_with_cell(cells) & board)
    return jnp.sum(jnp.where(is_here, lengths[:, None, None], 0), 0, dtype=jnp.int16)
