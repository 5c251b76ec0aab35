"""The advantages in the example that trains in JAX, against a slow computation for each seat."""

from __future__ import annotations

from typing import Any

import jax
import numpy as np

from tests.programs import load

STEPS, TABLES, PLAYERS = 40, 6, 3


def advantages_of_seat(
    ppo: Any, rewards: Any, values: Any, decisions: list[int], last: int, final: float | None
) -> Any:
    """Return the advantages of a seat's decisions in one game.

    `last` is the step after the last one of the game, and `final` the value there; None if it is unknown.
    """
    known = len(decisions) if final is not None else len(decisions) - 1
    bounds = [*decisions, last]
    following = [*(values[step] for step in decisions[1:]), final]
    advantages, advantage = {}, 0.0
    for number in reversed(range(max(known, 0))):
        step, until = decisions[number], bounds[number + 1]
        error = rewards[step:until].sum() + ppo.DISCOUNT * following[number] - values[step]
        advantages[step] = advantage = error + ppo.DISCOUNT * ppo.TRACE * advantage
    return advantages


def slow_advantages(ppo: Any, moves: Any, values: Any, decider: int) -> dict[int, float]:
    """Return the known advantages at one table, by step."""
    found: dict[int, float] = {}
    ends = [*(np.flatnonzero(moves.ended) + 1).tolist(), STEPS]
    for first, last in zip([0, *ends[:-1]], ends, strict=True):
        has_ended = last > first and bool(moves.ended[last - 1])
        for seat in range(PLAYERS):
            decisions = [step for step in range(first, last) if moves.seat[step] == seat]
            final = 0.0 if has_ended else values if seat == decider else None
            found |= advantages_of_seat(ppo, moves.rewards[:, seat], moves.value, decisions, last, final)
    return found


def test_advantages_are_those_of_each_seat_alone() -> None:
    ppo, choice = load("examples/jax_ppo.py"), np.random.default_rng(1)
    shape = (STEPS, TABLES)
    moves = ppo.Moves(
        observation=np.zeros(shape),
        mask=np.zeros(shape),
        index=np.zeros(shape),
        likelihood=np.zeros(shape),
        value=choice.normal(size=shape).astype(np.float32),
        seat=choice.integers(PLAYERS, size=shape),
        rewards=choice.normal(size=(*shape, PLAYERS)).astype(np.float32),
        ended=choice.random(shape) < 0.06,
        weight=np.ones(shape),
    )
    values, deciders = choice.normal(size=TABLES).astype(np.float32), choice.integers(PLAYERS, size=TABLES)
    found, is_known = ppo.advantages_of(values, deciders[:, None] == np.arange(PLAYERS), moves)
    unknown = 0
    for table in range(TABLES):
        own = jax.tree.map(lambda part, table=table: part[:, table], moves)
        wanted = slow_advantages(ppo, own, values[table], int(deciders[table]))
        assert np.flatnonzero(is_known[:, table]).tolist() == sorted(wanted)
        np.testing.assert_allclose([found[step, table] for step in wanted], list(wanted.values()), rtol=1e-4, atol=1e-5)
        unknown += STEPS - len(wanted)
    assert 0 < unknown <= TABLES * (PLAYERS - 1)
