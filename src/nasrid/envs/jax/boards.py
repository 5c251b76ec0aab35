"""Sets of cells as boards: one 32-bit number per row, one bit per column.

A board covers the window of the action space and one more cell on each side, because a tile at the edge of the window
has neighbours outside. Functions are named by the neighbour they look at: `north_of(board)` contains every cell whose
northern neighbour is on the board. Boards are the last axis of an array, so all functions also work on several boards.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np

from nasrid.envs.space import WINDOW_RADIUS, WINDOW_WIDTH

Array: TypeAlias = Any  # a jax.Array; type checkers skip JAX, which is large and optional

RADIUS: Final = WINDOW_RADIUS + 1
WIDTH: Final = 2 * RADIUS + 1  # rows, and bits used of each row
ALL_BITS: Final = np.uint32((1 << WIDTH) - 1)
WINDOW: Final = np.array([((1 << WINDOW_WIDTH) - 1) << 1 if 0 < y < WIDTH - 1 else 0 for y in range(WIDTH)], np.uint32)
START: Final = np.array([1 << RADIUS if y == RADIUS else 0 for y in range(WIDTH)], np.uint32)  # the fountain


def north_of(board: Array) -> Array:
    """Return the cells whose northern neighbour is on the board."""
    return jnp.concatenate([jnp.zeros_like(board[..., :1]), board[..., :-1]], -1)


def south_of(board: Array) -> Array:
    """Return the cells whose southern neighbour is on the board."""
    return jnp.concatenate([board[..., 1:], jnp.zeros_like(board[..., :1])], -1)


def east_of(board: Array) -> Array:
    """Return the cells whose eastern neighbour is on the board."""
    return board >> 1


def west_of(board: Array) -> Array:
    """Return the cells whose western neighbour is on the board."""
    return board << 1 & ALL_BITS


NEIGHBOUR_OF: Final = (north_of, east_of, south_of, west_of)  # by side


def is_empty(board: Array) -> Array:
    """Return True if no cell is on the board."""
    return jnp.all(board == 0, -1)


def count_cells(board: Array) -> Array:
    """Return the number of cells."""
    return jnp.sum(jax.lax.population_count(board), -1).astype(jnp.int32)


def cells_of(board: Array) -> Array:
    """Return a board as booleans by row and column."""
    columns = jnp.arange(WIDTH, dtype=jnp.uint32)
    return (board[..., None] >> columns & 1).astype(bool)


def board_of(cells: Array) -> Array:
    """Return a board from booleans by row and column."""
    columns = jnp.arange(WIDTH, dtype=jnp.uint32)
    return jnp.sum(cells.astype(jnp.uint32) << columns, -1, dtype=jnp.uint32)


def window_cells(board: Array) -> Array:
    """Return the cells of the window as booleans, in the order of the indices."""
    columns = jnp.arange(1, WIDTH - 1, dtype=jnp.uint32)
    cells = (board[..., 1:-1, None] >> columns & 1).astype(bool)
    return cells.reshape(*board.shape[:-1], WINDOW_WIDTH**2)


def board_with_cell(cell: Array) -> Array:
    """Return the board with one cell, given by its number in the window; an empty board for a negative number."""
    row, column = cell // WINDOW_WIDTH + 1, cell % WINDOW_WIDTH + 1
    bit = jnp.where(cell >= 0, jnp.uint32(1) << column.astype(jnp.uint32), jnp.uint32(0))
    return jnp.where(jnp.arange(WIDTH) == row[..., None], bit[..., None], jnp.uint32(0))
