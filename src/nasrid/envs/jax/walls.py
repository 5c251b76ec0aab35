"""The longest wall of a city, and how it changes with one tile (CORE-SCORE-05, AMB-G5..G7, AMB-E1).

The outline of a city is one simple closed curve. Walls towards empty cells are its edges, so the longest wall is the
longest run of walls along the outline. An edge is a cell and a side. The outline is followed clockwise, with the city
on the right. After a northern edge comes the western edge of the cell to the north-east, the northern edge of the cell
to the east, or the eastern edge of the same cell, whichever is on the outline. Other sides are analogous.

A new tile replaces the edges between it and its neighbours by its free edges. Both are consecutive, so the change
follows from the runs that end and begin at two corner points. A point is named by the cell whose north-western corner
it is.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from nasrid.envs.jax.boards import (
    NEIGHBOUR_OF,
    WIDTH,
    Array,
    cells_of,
    count_cells,
    east_of,
    north_of,
    south_of,
    west_of,
)
from nasrid.envs.jax.city import City, Edges

COUNTER_BITS: Final = 7  # a wall has fewer than 128 edges
LONGEST_RUNS: Final = 4  # a tile changes at most three runs


def outer_walls(city: City) -> Array:
    """Return the walls towards empty cells, by side."""
    return jnp.stack([city.walled[side] & ~look(city.taken) for side, look in enumerate(NEIGHBOUR_OF)])


def outline_length(city: City) -> Array:
    """Return the number of edges towards empty cells."""
    return sum(count_cells(city.taken & ~look(city.taken)) for look in NEIGHBOUR_OF)


def _before(edges: Array) -> Array:
    """Return the edges that an edge of the set follows on the outline."""
    north, east, south, west = edges[0], edges[1], edges[2], edges[3]
    return jnp.stack(
        [
            east | east_of(north) | east_of(north_of(west)),
            south | south_of(east) | south_of(east_of(north)),
            west | west_of(south) | west_of(south_of(east)),
            north | north_of(west) | north_of(west_of(south)),
        ]
    )


def _after(edges: Array) -> Array:
    """Return the edges that follow an edge of the set on the outline."""
    north, east, south, west = edges[0], edges[1], edges[2], edges[3]
    return jnp.stack(
        [
            west | west_of(north) | west_of(north_of(east)),
            north | north_of(east) | north_of(east_of(south)),
            east | east_of(south) | east_of(south_of(west)),
            south | south_of(west) | south_of(west_of(north)),
        ]
    )


def longest_wall(city: City) -> Array:
    """Return the number of edges of the longest wall.

    Each round keeps the walls that one more wall follows. If every edge of the outline is a wall, no round drops any.
    """
    walls = outer_walls(city)

    def has_more(carry: tuple[Array, Array, Array]) -> Array:
        left, previous, _ = carry
        return jnp.any(left != previous)

    def shorten(carry: tuple[Array, Array, Array]) -> tuple[Array, Array, Array]:
        left, _, length = carry
        return left & _before(left), left, length + jnp.any(left != 0)

    left, _, length = jax.lax.while_loop(has_more, shorten, (walls, jnp.zeros_like(walls), jnp.int32(0)))
    return jnp.where(jnp.any(left != 0), jnp.sum(count_cells(walls)), length)


class Runs(NamedTuple):
    """The runs of walls along an outline."""

    ending: Array  # (WIDTH, WIDTH): the number of consecutive walls that end at each corner point
    beginning: Array  # and that begin there
    longest: Array  # the lengths of the longest runs, descending
    outline: Array  # the number of edges of the outline


def runs_of(city: City) -> Runs:
    """Return the runs of a city's walls."""
    walls = outer_walls(city)
    first = walls & ~_after(walls)  # the walls with which a run begins
    none = jnp.zeros((COUNTER_BITS, WIDTH), jnp.uint32)

    def has_more(carry: tuple[Array, ...]) -> Array:
        round_number, ahead, *_ = carry
        return jnp.any(ahead != 0) & (round_number < 1 << COUNTER_BITS)

    def extend(carry: tuple[Array, ...]) -> tuple[Array, ...]:
        round_number, ahead, behind, beginning, ending, longest = carry
        runs = jnp.sum(count_cells(ahead & first))  # of at least this length
        longest = longest + (runs > jnp.arange(LONGEST_RUNS))
        beginning = _count(beginning, _starting_points(ahead))
        ending = _count(ending, _end_points(behind))
        return round_number + 1, ahead & _before(ahead), behind & _after(behind), beginning, ending, longest

    start = (jnp.int32(1), walls, walls, none, none, jnp.zeros(LONGEST_RUNS, jnp.int32))
    _, _, _, beginning, ending, longest = jax.lax.while_loop(has_more, extend, start)
    total = jnp.sum(count_cells(walls))
    is_closed = (total > 0) & (longest[0] == 0)  # every edge of the outline is a wall
    longest = jnp.where(is_closed, total * (jnp.arange(LONGEST_RUNS) == 0), longest)
    return Runs(_counted(ending), _counted(beginning), longest, outline_length(city))


def _starting_points(edges: Array) -> Array:
    """Return the corner points where these edges begin."""
    return edges[0] | west_of(edges[1]) | north_of(west_of(edges[2])) | north_of(edges[3])


def _end_points(edges: Array) -> Array:
    """Return the corner points where these edges end."""
    return edges[3] | west_of(edges[0]) | north_of(west_of(edges[1])) | north_of(edges[2])


def _count(counters: Array, board: Array) -> Array:
    """Add 1 to the counters of the cells on the board. Counters are stored bit by bit and stay at their maximum."""
    carry = board & ~(counters[0] & counters[1] & counters[2] & counters[3] & counters[4] & counters[5] & counters[6])
    bits = []
    for bit in range(COUNTER_BITS):
        bits.append(counters[bit] ^ carry)
        carry = carry & counters[bit]
    return jnp.stack(bits)


def _counted(counters: Array) -> Array:
    """Return counters as numbers by row and column."""
    weights = jnp.left_shift(1, jnp.arange(COUNTER_BITS, dtype=jnp.int32))[:, None, None]
    return jnp.sum(cells_of(counters) * weights, 0, dtype=jnp.int32)


# The change by one more tile


def lengths_with_tile(city: City, edges: Edges, runs: Runs, walls: Array) -> Array:
    """Return the length of the longest wall after a tile with these walls is built, by row and column.

    The result means something only at cells where the tile may be built.
    """
    is_free = ~cells_of(jnp.stack([look(city.taken) for look in NEIGHBOUR_OF]))  # by side of the new tile
    is_facing = cells_of(edges.closed)  # the walls of its neighbours towards it
    is_wall = walls.astype(jnp.int32) >> np.arange(4)[:, None, None] & 1 == 1
    ending, beginning = _by_corner(runs.ending), _by_corner(runs.beginning)
    zero = jnp.zeros((WIDTH, WIDTH), jnp.int32)
    before = after = added = head = tail = gone_head = gone_tail = zero
    lone = gone_lone = jnp.zeros((WIDTH, WIDTH), bool)
    for side in range(4):
        following, previous, opposite = (side + 1) % 4, (side + 3) % 4, (side + 2) % 4
        starts = is_free[side] & ~is_free[previous]  # the first new edge clockwise
        ends = is_free[side] & ~is_free[following]
        before += jnp.where(starts, ending[side], 0)
        after += jnp.where(ends, beginning[following], 0)
        added += is_free[side]
        new = is_free & is_wall
        head += jnp.where(starts, _leading(new[side], new[following], new[opposite]), 0)
        tail += jnp.where(ends, _leading(new[side], new[previous], new[opposite]), 0)
        lone |= new[side] & ~new[previous] & ~new[following]
        # the neighbours' edges follow counterclockwise from the same point
        gone_head += jnp.where(starts, _leading(is_facing[previous], is_facing[opposite], is_facing[following]), 0)
        gone_tail += jnp.where(ends, _leading(is_facing[following], is_facing[opposite], is_facing[previous]), 0)
        gone_lone |= is_facing[side] & ~is_facing[previous] & ~is_facing[following]
    rest = runs.outline - (4 - added)  # the remaining edges of the outline
    is_all_wall = head == added
    unaffected = _longest_without(
        runs.longest, before + gone_head, after + gone_tail, gone_lone & (gone_head == 0) & (gone_tail == 0)
    )
    joined = jnp.where(is_all_wall, before + added + after, jnp.maximum(before + head, after + tail))
    joined = jnp.maximum(joined, lone)
    closed = rest + jnp.where(is_all_wall, added, head + tail)  # the rest of the outline is one wall
    return jnp.where(before >= rest, closed, jnp.maximum(joined, unaffected))


def _by_corner(numbers: Array) -> tuple[Array, Array, Array, Array]:
    """Return the numbers at the north-western, north-eastern, south-eastern and south-western corner of each cell."""
    east = jnp.pad(numbers[:, 1:], ((0, 0), (0, 1)))
    return numbers, east, jnp.pad(east[1:], ((0, 1), (0, 0))), jnp.pad(numbers[1:], ((0, 1), (0, 0)))


def _leading(first: Array, second: Array, third: Array) -> Array:
    """Return how many of three edges are walls up to the first that is not."""
    return first * (1 + second * (1 + third.astype(jnp.int32)))


def _longest_without(longest: Array, one: Array, other: Array, has_lone: Array) -> Array:
    """Return the length of the longest run after two runs of these lengths, and a lone wall, have been removed."""
    first, second, third, fourth = (jnp.broadcast_to(longest[place], one.shape) for place in range(LONGEST_RUNS))
    zero = jnp.zeros_like(first)
    for gone in (one, other, has_lone.astype(jnp.int32)):
        at_first, at_second, at_third = first == gone, second == gone, third == gone
        first = jnp.where(at_first, second, first)
        second = jnp.where(at_first | at_second, third, second)
        third = jnp.where(at_first | at_second | at_third, fourth, third)
        fourth = jnp.where(at_first | at_second | at_third | (fourth == gone), zero, fourth)
    return first
