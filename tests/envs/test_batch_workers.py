"""Batches with worker processes show and pay the same as batches without, and leave nothing behind."""

from __future__ import annotations

import copy
import gc
import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from nasrid import OptionsError
from nasrid.bots.players.random_bot import RandomBot
from nasrid.envs.batch import Batch
from nasrid.envs.decisions import IllegalIndexError
from nasrid.envs.opponents import RandomPolicy
from nasrid.envs.space import ACTION_COUNT
from nasrid.envs.vector import NasridVectorEnv
from nasrid.envs.workers import BatchWorkerError
from tests.envs.tables import TABLES

MAX_SECONDS = 30  # to wait for another process


class FailingBot(RandomBot):
    """A bot with a bug."""

    def choose(self, *_arguments: Any, **_options: Any) -> Any:
        raise LookupError("the bot has lost its way")


def first_legal(_observation: Any, mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


def choices(masks: Any, random: Random) -> list[int]:
    return [int(random.choice(np.flatnonzero(row))) for row in masks]


def contents(batch: Batch) -> list[Any]:
    """Return everything that a batch shows, byte for byte."""
    results = [
        None if each is None else {name: array.tobytes() for name, array in each.items()} for each in batch.results
    ]
    final = {row: seen.tobytes() for row, seen in batch.final_observations.items()}
    return [*((array.dtype, array.tobytes()) for array in batch.buffers), results, final]


def assert_equal_play(
    steps: int, games: int, workers: int = 2, start_method: str | None = None, **options: Any
) -> None:
    """Play with and without workers until so many steps are taken and games have ended."""
    alone = Batch(3, **options)
    with Batch(3, workers=workers, start_method=start_method, **options) as shared:
        alone.reset(seed=4)
        shared.reset(seed=4)
        random = Random(1)
        while steps > 0 or games > 0:
            assert contents(shared) == contents(alone)
            actions = choices(alone.buffers.masks, random)
            alone.step(actions)
            shared.step(np.array(actions))
            steps -= 1
            games -= int(alone.buffers.ends.sum())
        assert contents(shared) == contents(alone)
        assert contents(shared)[:6] != [(array.dtype, bytes(array.nbytes)) for array in shared.buffers]
        alone.reset()  # the next games follow from the seed
        shared.reset()
        assert contents(shared) == contents(alone)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("name", TABLES)
def test_workers_play_like_one_process(name: str, players: int) -> None:
    assert_equal_play(steps=30, games=2, players=players, tiles=1, reward="scorings", **TABLES[name])


@pytest.mark.parametrize(
    "options",
    [
        {"opponents": "random", "observation": "compact", "skip_forced": True, "reward": "score"},
        {"opponents": ["greedy", "self"], "max_steps": 9, "leave_out": ["cities"], "seat": 1},
        {"opponents": first_legal, "illegal": "terminate", "tiles": 1},
    ],
)
def test_workers_play_like_one_process_against_opponents(options: dict[str, Any]) -> None:
    assert_equal_play(steps=20, games=2, workers=3, players=3, **{"tiles": 2, **options})


@pytest.mark.parametrize("method", multiprocessing.get_all_start_methods())
def test_every_start_method_works(method: str) -> None:
    assert_equal_play(steps=10, games=0, start_method=method, players=2, opponents=["random"], observation="compact")


@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
def test_vector_env_with_workers_equals_the_one_without(mode: str) -> None:
    alone, shared = (NasridVectorEnv(3, players=2, tiles=1, workers=workers, autoreset_mode=mode) for workers in (0, 2))
    random, games = Random(2), 0
    (seen, info), (other, other_info) = alone.reset(seed=9), shared.reset(seed=9)
    while games < 3:
        assert seen.tobytes() == other.tobytes()
        assert set(info) == set(other_info)
        for name in ("scores", "ranks", "winners", "seat"):
            results, other_results = (each.get("final_info", each) for each in (info, other_info))
            assert np.array_equal(results.get(name), other_results.get(name))
        actions = choices(info["action_mask"], random)
        seen, *paid, info = alone.step(actions)
        other, *other_paid, other_info = shared.step(actions)
        assert [array.tobytes() for array in paid] == [array.tobytes() for array in other_paid]
        games += int(paid[1].sum())
    assert multiprocessing.active_children()
    shared.close()
    assert not multiprocessing.active_children()


@pytest.mark.parametrize("workers", [0, 2])
def test_an_illegal_index_moves_no_table(workers: int) -> None:
    with Batch(3, players=2, workers=workers) as batch:
        batch.reset(seed=1)
        before = contents(batch)
        legal = choices(batch.buffers.masks, Random(1))
        for index, reason in (
            (ACTION_COUNT - 1, r"770 \(cell 10,10\) cannot"),
            (771, "no index 771"),
            (-1, "no index -1"),
        ):
            with pytest.raises(IllegalIndexError, match=f"table 2: .*{reason}"):
                batch.step([*legal[:2], index])
            assert contents(batch) == before
        with pytest.raises(TypeError, match="step needs whole numbers"):
            batch.step(np.array([0.5, 1.0, 2.0]))
        batch.step(legal)
        assert contents(batch) != before


def test_self_opponents_play_the_policy_in_all_workers() -> None:
    alone, shared = (Batch(3, players=2, tiles=2, opponents="self", workers=workers) for workers in (0, 2))
    random = Random(1)
    for batch in (alone, shared):
        batch.set_policy(first_legal)
        batch.reset(seed=1)
    before = contents(alone)
    for _ in range(30):
        assert contents(shared) == contents(alone)
        actions = choices(alone.buffers.masks, random)
        alone.step(actions)
        shared.step(actions)
    with pytest.raises(OptionsError, match="a policy must be picklable to reach the worker processes"):
        shared.set_policy(lambda observation, mask: first_legal(observation, mask))
    shared.set_policy(RandomPolicy(1))  # the workers still answer
    shared.reset(seed=1)
    assert contents(shared) != before
    shared.close()


def test_steps_can_overlap() -> None:
    batches = [Batch(2, players=2, workers=2) for _ in range(2)]
    alone = [Batch(2, players=2) for _ in range(2)]
    for number, batch in enumerate((*batches, *alone)):
        batch.reset(seed=number % 2)
    legal = [choices(batch.buffers.masks, Random(1)) for batch in batches]
    for batch, actions in zip((*batches, *alone), (*legal, *legal), strict=True):
        batch.step_async(actions)
    for batch, single in zip(batches, alone, strict=True):
        for call in (
            batch.reset,
            lambda batch=batch: batch.step([0, 0]),
            lambda batch=batch: batch.set_policy(first_legal),
        ):
            with pytest.raises(RuntimeError, match="step_async must be completed by step_wait"):
                call()
        assert batch.step_wait() is batch.buffers
        single.step_wait()
        assert contents(batch) == contents(single)
        with pytest.raises(RuntimeError, match="step_wait needs a step_async"):
            batch.step_wait()
        batch.close()


# Ends


def worker_pids() -> list[int]:
    return [process.pid for process in multiprocessing.active_children() if process.pid]


@pytest.mark.parametrize("moment", ["before", "during"])
def test_a_killed_worker_is_an_error(moment: str) -> None:
    batch = Batch(4, players=2, workers=2)
    buffers = batch.reset(seed=1)
    before = buffers.observations.copy()
    legal = choices(buffers.masks, Random(1))
    victim = worker_pids()[0]
    if moment == "during":
        os.kill(victim, signal.SIGSTOP)
        batch.step_async(legal)
    os.kill(victim, signal.SIGKILL)
    with pytest.raises(BatchWorkerError, match=r"the worker process of tables \d to \d has ended with exit code -9"):
        batch.step_wait() if moment == "during" else batch.step(legal)
    assert not multiprocessing.active_children()
    with pytest.raises(RuntimeError, match="the batch is closed"):
        batch.reset()
    assert buffers.observations.shape == before.shape, "the buffers outlive the workers"
    batch.close()


def test_an_error_in_a_worker_names_its_source() -> None:
    with Batch(2, players=2, opponents=FailingBot, seat=1, workers=2) as batch:
        with pytest.raises(LookupError, match="the bot has lost its way") as caught:
            batch.reset(seed=1)
        assert "In a worker process:" in caught.value.__notes__[0]
        assert "in choose" in caught.value.__notes__[0]
        assert len(worker_pids()) == 2


def open_files() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc and /dev/shm")
@pytest.mark.parametrize("end", ["close", "collect", "error"])
def test_a_batch_leaves_nothing_behind(end: str) -> None:
    Batch(2, players=2, workers=2).close()  # multiprocessing keeps some files open from its first use on
    gc.collect()
    shared_before, files_before = set(os.listdir("/dev/shm")), open_files()
    batch = Batch(2, players=2, workers=2)
    buffers = batch.reset(seed=1)
    assert set(os.listdir("/dev/shm")) <= shared_before, "a batch that is killed cannot leave named memory behind"
    assert len(worker_pids()) == 2
    seen = buffers.observations[0]
    if end == "close":
        batch.close()
        batch.close()
    elif end == "error":
        os.kill(worker_pids()[0], signal.SIGKILL)
        with pytest.raises(BatchWorkerError):
            batch.reset()
    del batch, buffers
    gc.collect()
    assert not worker_pids()
    assert seen.any(), "an array can be read as long as it is referenced"
    del seen
    gc.collect()
    assert open_files() == files_before


ABANDONED = """
import multiprocessing, os, signal, sys
from nasrid.envs import Batch

if __name__ == "__main__":
    batch = Batch(2, players=2, workers=2, start_method=sys.argv[1])
    batch.reset(seed=1)
    print(*(process.pid for process in multiprocessing.active_children()), flush=True)
    if sys.argv[2] == "kill":
        os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.parametrize("end", ["exit", "kill"])
def test_workers_end_with_their_program(end: str, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(ABANDONED)
    method = multiprocessing.get_all_start_methods()[0]
    done = subprocess.run(
        [sys.executable, program, method, end], capture_output=True, text=True, timeout=MAX_SECONDS, check=False
    )
    pids = [int(word) for word in done.stdout.split()]
    assert len(pids) == 2
    assert done.stderr == ""
    deadline = time.monotonic() + MAX_SECONDS
    while any(Path(f"/proc/{pid}").exists() for pid in pids):
        assert time.monotonic() < deadline, "a worker outlives its program"
        time.sleep(0.05)


def test_a_fork_of_the_program_leaves_the_workers_alone() -> None:
    batch = Batch(2, players=2, workers=2)
    batch.reset(seed=1)
    if (child := os.fork()) == 0:
        batch.close()
        os._exit(0)
    os.waitpid(child, 0)
    batch.step(choices(batch.buffers.masks, Random(1)))
    batch.close()


# Options


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"workers": 3}, "workers must be a whole number from 0 to 2, the number of tables, not 3"),
        ({"workers": -1}, "workers must be a whole number"),
        ({"workers": True}, "workers must be a whole number"),
        ({"workers": 1, "start_method": "thread"}, "start_method must be one of .*spawn.*, not 'thread'"),
        ({"workers": 1, "buffers": Batch(2, players=2).buffers}, "creates its own buffers"),
        (
            {"workers": 1, "start_method": "spawn", "opponents": lambda _seen, _mask: 0},
            "the options must be picklable to reach a worker process",
        ),
    ],
)
def test_wrong_options_are_explained(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(OptionsError, match=reason):
        Batch(2, players=2, **options)
    assert not multiprocessing.active_children()


@pytest.mark.parametrize("copy_of", [pickle.dumps, copy.deepcopy], ids=["pickle", "deepcopy"])
def test_batch_with_workers_explains_why_it_cannot_be_copied(copy_of: Any) -> None:
    with Batch(2, workers=1, players=2) as batch, pytest.raises(TypeError, match="create it with workers=0"):
        copy_of(batch)


def test_tables_of_workers_are_out_of_reach() -> None:
    with Batch(2, players=2, workers=1) as batch, pytest.raises(RuntimeError, match="are in other processes"):
        batch.tables  # noqa: B018
