"""Speed of the JAX environment by the number of tables, next to the batch environment and games of pgx.

    python -m benchmarks.jax_speed [--players N] [--tables N,N,...] [--seconds N] [--json FILE]

A step is one index at one table: the full mask of 771 and a random legal index. With observations, the compact
observation of the deciding seat is computed as well. Rates are steps per second of wall-clock time after compilation.
The ages of the games are spread evenly before the measurement, because early steps are cheaper than later ones. The
batch environment plays on one core. Games of pgx are played in the same way if pgx is installed.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from benchmarks.engines import source_version
from nasrid.envs.batch import Batch
from nasrid.envs.jax import State, new_pool, play_randomly
from nasrid.envs.jax.rollout import games_of
from nasrid.envs.jax.state import where

POOL_SIZE = 4096
STEPS_PER_CALL = 64
WARM_UP_CALLS = 4
AGES = 24  # in calls; a random game takes about 1,000 steps
TABLES_PER_BATCH = 32
PEERS = ("connect_four", "backgammon", "go_9x9", "chess")


def rate_of(call: Callable[[], Any], steps: int, seconds: float) -> tuple[float, float]:
    """Return steps per second of a call, and the seconds that its compilation took."""
    start = time.perf_counter()
    jax.block_until_ready(call())
    compiling = time.perf_counter() - start
    for _ in range(WARM_UP_CALLS):
        jax.block_until_ready(call())
    start, calls = time.perf_counter(), 0
    while time.perf_counter() - start < seconds:
        jax.block_until_ready(call())
        calls += 1
    return calls * steps / (time.perf_counter() - start), compiling


def tables_of_all_ages(pool: State, tables: int) -> State:
    """Return tables whose games began at evenly spread times."""
    fresh = games_of(pool, jnp.arange(tables) % POOL_SIZE)
    restart, states = jax.jit(where), fresh
    for call in range(AGES):
        states = restart(jnp.arange(tables) % AGES == call, fresh, states)
        states, _, _ = play_randomly(jax.random.fold_in(jax.random.key(3), call), states, pool, STEPS_PER_CALL)
    return states


def measure_tables(players: int, tables: int, has_observations: bool, seconds: float) -> dict[str, Any]:
    """Measure random play at many tables."""
    pool = new_pool(jax.random.key(1), POOL_SIZE, players)
    states = tables_of_all_ages(pool, tables)
    key, games = jax.random.key(2), 0

    def play() -> Any:
        nonlocal states, key, games
        key, chosen = jax.random.split(key)
        states, finished, _ = play_randomly(chosen, states, pool, STEPS_PER_CALL, has_observations)
        games += finished
        return states

    rate, compiling = rate_of(play, tables * STEPS_PER_CALL, seconds)
    name = "mask and observation" if has_observations else "mask"
    return {"what": f"nasrid.envs.jax, {name}", "players": players, "tables": tables, "steps_per_second": round(rate),
            "compile_seconds": round(compiling, 1), "games": int(games)}  # fmt: skip


def measure_batch(players: int, seconds: float) -> dict[str, Any]:
    """Measure the batch environment on one core, with compact observations."""
    tables = Batch(TABLES_PER_BATCH, players=players, observation="compact")
    buffers, choice = tables.reset(seed=1), np.random.default_rng(1)
    start, steps = time.perf_counter(), 0
    while time.perf_counter() - start < seconds:
        rows, legal = np.nonzero(buffers.masks.view(np.bool_))
        numbers = np.bincount(rows)
        chosen = np.cumsum(numbers) - numbers + (choice.random(TABLES_PER_BATCH) * numbers).astype(int)
        buffers = tables.step(legal[chosen])
        steps += TABLES_PER_BATCH
    rate = steps / (time.perf_counter() - start)
    return {"what": "nasrid.envs.Batch, one core, mask and observation", "players": players,
            "tables": TABLES_PER_BATCH, "steps_per_second": round(rate)}  # fmt: skip


def measure_peer(name: str, tables: int, seconds: float) -> dict[str, Any]:
    """Measure random play at a game of pgx, with its own automatic reset."""
    import pgx
    from pgx.experimental import auto_reset

    game = pgx.make(name)
    init, step = jax.vmap(game.init), jax.vmap(auto_reset(game.step, game.init))

    def play(states: Any, key: Any) -> Any:
        def play_once(carry: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], None]:
            states, key = carry
            key, choice, more = jax.random.split(key, 3)
            logits = jnp.where(states.legal_action_mask, 0.0, -jnp.inf)
            chosen = jax.random.categorical(choice, logits)
            return (step(states, chosen, jax.random.split(more, tables)), key), None

        return jax.lax.scan(play_once, (states, key), None, STEPS_PER_CALL)[0]

    played = jax.jit(play)
    carry = jax.jit(init)(jax.random.split(jax.random.key(1), tables)), jax.random.key(2)

    def call() -> Any:
        nonlocal carry
        carry = played(*carry)
        return carry

    rate, compiling = rate_of(call, tables * STEPS_PER_CALL, seconds)
    return {"what": f"pgx {name}, mask and observation", "players": 2, "tables": tables,
            "steps_per_second": round(rate), "compile_seconds": round(compiling, 1)}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--tables", default="32768,131072,8192,1024")
    parser.add_argument("--observed-tables", default="32768,8192,1024")
    parser.add_argument("--peer-tables", type=int, default=4096)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    about = {**source_version(), "device": jax.devices()[0].device_kind, "jax": jax.__version__}
    figures: list[dict[str, Any]] = []

    def report(figure: dict[str, Any]) -> None:
        figures.append(figure)
        print(
            f"{figure['what']:52} {figure['tables']:7} tables {figure['steps_per_second']:12,} steps/s",
            figure,
            flush=True,
        )
        if arguments.json:
            arguments.json.write_text(json.dumps({**about, "figures": figures}, indent=1) + "\n", encoding="utf-8")

    for has_observations, sizes in ((False, arguments.tables), (True, arguments.observed_tables)):
        for tables in filter(None, sizes.split(",")):
            report(measure_tables(arguments.players, int(tables), has_observations, arguments.seconds))
    report(measure_batch(arguments.players, arguments.seconds))
    try:
        import pgx  # noqa: F401
    except ImportError:
        print("pgx is not installed, so its games are not measured")
        return
    for name in PEERS:
        report(measure_peer(name, arguments.peer_tables, arguments.seconds))


if __name__ == "__main__":
    main()
