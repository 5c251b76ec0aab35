"""A city on boards: where tiles may be built, exchanged and removed (docs/rules.md 1.6, CORE-BUILD and CORE-REDES).

The same two facts as in nasrid.rules.city.plan replace most searches. In a connected city without holes, a tile closes
a hole exactly if the taken cells around it form several runs. If all cycles of links are squares, a removal separates
exactly the linked neighbours that no square connects.
"""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from nasrid.envs.jax.boards import (
    ALL_BITS,
    NEIGHBOUR_OF,
    START,
    Array,
    board_with_cell,
    count_cells,
    east_of,
    is_empty,
    north_of,
    south_of,
    west_of,
)
from nasrid.envs.jax.pieces import TILE_COUNT, WALL_PATTERNS, WALLS

_SIDES = np.arange(4, dtype=np.uint32)
_ALL_PATTERNS = np.arange(WALL_PATTERNS, dtype=np.uint32)


class City(NamedTuple):
    """The taken cells of a city, and by side the taken cells with a wall on that side."""

    taken: Array
    walled: Array  # (4, rows)


class Edges(NamedTuple):
    """By side, the cells whose neighbour on that side turns an open edge, or a wall, towards them; and the cells where
    no tile can be built."""

    opened: Array  # (4, rows)
    closed: Array  # (4, rows)
    blocked: Array


def city_of(is_inside: Array, cells: Array) -> City:
    """Return a city from the tiles that are inside, and the cell of each tile. The fountain has no walls (AMB-A3)."""
    boards = jnp.where(is_inside[:, None], board_with_cell(cells), jnp.uint32(0))
    taken = jnp.sum(boards, 0, dtype=jnp.uint32) | START
    has_wall = np.where(WALLS[None, :] >> np.arange(4)[:, None] & 1, ALL_BITS, np.uint32(0))
    walled = jnp.sum(boards[None] & has_wall[:, :, None], 1, dtype=jnp.uint32)
    return City(taken, walled)


def side_masks(walls: Array) -> Array:
    """Return all bits for each side with a wall, and none for the other sides, by side."""
    return -(walls[..., None].astype(jnp.uint32) >> _SIDES & 1)


def edges_of(city: City) -> Edges:
    """Return the edges that face each cell, and the cells that are taken or closed (CORE-BUILD-02, CORE-BUILD-05)."""
    # the wall of the northern neighbour that faces a cell is its southern one, and so on
    closed = jnp.stack([look(city.walled[(side + 2) % 4]) for side, look in enumerate(NEIGHBOUR_OF)])
    beside = jnp.stack([look(city.taken) for look in NEIGHBOUR_OF])
    return Edges(beside & ~closed, closed, closing_cells(city.taken))


def closing_cells(taken: Array) -> Array:
    """Return the cells that are taken, or where a tile would close a hole (CORE-BUILD-05).

    A hole is closed if two or more runs of taken cells begin clockwise around the cell. Of two consecutive cells, at
    most one begins a run.
    """
    north, east, south, west = (look(taken) for look in NEIGHBOUR_OF)
    north_east, south_east, south_west, north_west = east_of(north), east_of(south), west_of(south), west_of(north)
    first = north & ~north_west | north_east & ~north
    second = east & ~north_east | south_east & ~east
    third = south & ~south_east | south_west & ~south
    fourth = west & ~south_west | north_west & ~west
    return taken | first & second | third & fourth | (first | second) & (third | fourth)


def buildable(edges: Edges, walls: Array) -> Array:
    """Return the cells where a tile with these walls may be built (CORE-BUILD-02..06).

    Walls meet walls and open edges meet open edges; a tile next to the city is reachable through an open edge.
    """
    masks = side_masks(walls)[..., None]
    unlike = edges.opened & masks | edges.closed & ~masks
    reached = edges.opened & ~masks
    return _any_side(reached) & ~(edges.blocked | _any_side(unlike))


def swappable(city: City, walls: Array) -> Array:
    """Return the tiles that may be exchanged for a tile with these walls (CORE-REDES-03, CORE-REDES-06, AMB-E4)."""
    masks = side_masks(walls)[..., None]
    beside = jnp.stack([look(city.taken) for look in NEIGHBOUR_OF])
    return city.taken & ~START & ~_any_side(beside & (city.walled ^ masks))


def _any_side(boards: Array) -> Array:
    """Return the union over the sides, which are the axis before the last."""
    return boards[..., 0, :] | boards[..., 1, :] | boards[..., 2, :] | boards[..., 3, :]


def buildable_by_walls(edges: Edges) -> Array:
    """Return the buildable cells of every wall pattern (CORE-BUILD-01: tiles are never rotated)."""
    return buildable(edges, jnp.asarray(_ALL_PATTERNS))


def swappable_by_walls(city: City) -> Array:
    """Return the swappable cells of every wall pattern (CORE-REDES-03)."""
    return swappable(city, jnp.asarray(_ALL_PATTERNS))


# Removals


class Removals(NamedTuple):
    """The tiles that may be removed, and those for which only a search can decide."""

    certain: Array
    doubtful: Array


def removals(city: City) -> Removals:
    """Return the tiles that may be removed as far as their surroundings show (CORE-REDES-02, CORE-REDES-05, AMB-E3).

    A tile that has neighbours on all sides would leave a hole (CORE-BUILD-05).
    """
    taken = city.taken
    links_east = taken & east_of(taken) & ~city.walled[1]
    links_south = taken & south_of(taken) & ~city.walled[2]
    squares = links_east & links_south & east_of(links_south) & south_of(links_east)  # by their north-western tile
    cycles = count_cells(links_east) + count_cells(links_south) - count_cells(taken) + 1
    # Clockwise around a tile, a linked neighbour that no square connects to the previous one begins a group.
    above = north_of(squares)
    north = north_of(links_south) & ~west_of(above)
    east = links_east & ~above
    south = links_south & ~squares
    west = west_of(links_east) & ~west_of(squares)
    cuts = north & east | south & west | (north | east) & (south | west)
    surrounded = north_of(taken) & east_of(taken) & south_of(taken) & west_of(taken)
    movable = taken & ~surrounded & ~START
    has_long_cycle = cycles != count_cells(squares)
    return Removals(movable & ~cuts, jnp.where(has_long_cycle, movable & cuts, jnp.uint32(0)))


def find_removable(city: City, doubtful: Array, cells: Array) -> Array:
    """Return the doubtful tiles whose removal leaves every other tile reachable (CORE-BUILD-03, CORE-REDES-05).

    The floods of all tiles run side by side.

    Args:
        city: The city.
        doubtful: The tiles to examine.
        cells: The cell of each tile; negative for tiles elsewhere.
    """
    removed = board_with_cell(cells) & doubtful  # (tiles, rows)
    left = city.taken & ~removed
    doors = ~city.walled
    start = jnp.broadcast_to(jnp.asarray(START), (TILE_COUNT, START.size))

    def grow(reached: Array) -> Array:
        """Return the reached tiles and those that they link to (CORE-BUILD-03)."""
        return reached | left & (
            south_of(reached & doors[0])
            | west_of(reached & doors[1])
            | north_of(reached & doors[2])
            | east_of(reached & doors[3])
        )

    def flood(carry: tuple[Array, Array]) -> tuple[Array, Array]:
        """Return the tiles before and after several rounds."""
        _, reached = carry
        return reached, grow(grow(grow(reached)))

    reached = jax.lax.while_loop(lambda carry: jnp.any(carry[0] != carry[1]), flood, (start, grow(start)))[1]
    is_whole = jnp.all(reached == left, -1) & ~is_empty(removed)
    return jnp.sum(jnp.where(is_whole[:, None], removed, jnp.uint32(0)), 0, dtype=jnp.uint32)
