"""Searches that few tables need, without paying for them at every table.

Under `vmap`, every table computes both branches of a condition. `where_needed` gathers the tables that need a search
into groups of fixed size instead, and searches group by group until none is left.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import jax
import jax.numpy as jnp

from nasrid.envs.jax.boards import Array

SMALL_BATCH: Final = 64  # tables for which gathering does not pay
TABLES_PER_SLOT: Final = 32  # the size of a group is the number of tables divided by this
MIN_GROUP: Final = 64


def where_needed(search: Callable[..., Any], is_needed: Array, *arguments: Any) -> Any:
    """Return search(*arguments), or zeros where the search is not needed.

    Args:
        search: A pure function of arrays.
        is_needed: One boolean.
        *arguments: The arguments of the search: arrays or trees of arrays.
    """

    def search_one(is_needed: Array, *arguments: Any) -> Any:
        zeros = jax.tree.map(lambda leaf: jnp.zeros(leaf.shape, leaf.dtype), jax.eval_shape(search, *arguments))
        return jax.lax.cond(is_needed, search, lambda *_: zeros, *arguments)

    def search_tables(size: int, in_batched: Any, is_needed: Array, *arguments: Any) -> tuple[Any, Any]:
        batched_needed, *batched_arguments = in_batched
        needed = is_needed if batched_needed else jnp.broadcast_to(is_needed, (size,))
        arguments = tuple(
            jax.tree.map(lambda leaf, is_batched: leaf if is_batched else jnp.broadcast_to(leaf, (size, *leaf.shape)),
                         argument, batched)
            for argument, batched in zip(arguments, batched_arguments, strict=True)
        )  # fmt: skip
        result = _search_groups(jax.vmap(search), size, needed, arguments)
        return result, jax.tree.map(lambda _: True, result)

    guarded = jax.custom_batching.custom_vmap(search_one)
    guarded.def_vmap(search_tables)
    return guarded(is_needed, *arguments)


def _search_groups(search: Callable[..., Any], size: int, needed: Array, arguments: tuple[Any, ...]) -> Any:
    """Return the results of all tables, computed for one group of tables after another."""
    shapes = jax.eval_shape(search, *arguments)
    zeros = jax.tree.map(lambda leaf: jnp.zeros(leaf.shape, leaf.dtype), shapes)
    group = size if size <= SMALL_BATCH else min(size, max(MIN_GROUP, size // TABLES_PER_SLOT))

    def has_more(carry: tuple[Array, Any]) -> Array:
        return jnp.any(carry[0])

    def search_group(carry: tuple[Array, Any]) -> tuple[Array, Any]:
        left, results = carry
        (tables,) = jnp.nonzero(left, size=group, fill_value=size)  # `size` is out of bounds and dropped
        found = search(*jax.tree.map(lambda leaf: leaf.at[tables].get(mode="clip"), arguments))
        results = jax.tree.map(lambda old, new: old.at[tables].set(new, mode="drop"), results, found)
        return left.at[tables].set(False, mode="drop"), results

    return jax.lax.while_loop(has_more, search_group, (needed, zeros))[1]
