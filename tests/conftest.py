"""Shared configuration of the tests.

Tests run in English on every machine. Slow tests come first, spread over the workers, so that no worker is left with
one at the end. Several machines can share the tests with --shard.
"""

from __future__ import annotations

import os
import re
from argparse import ArgumentTypeError
from collections.abc import Sequence
from itertools import chain, groupby, islice

import pytest

os.environ["NASRID_LANGUAGE"] = "en"

SLOW_TESTS = (
    "tests/browser/test_games.py",
    "tests/browser/test_screens.py",
    "tests/browser/test_engines.py",
    "tests/browser/test_languages.py",
    "tests/browser/test_learn.py",
    "tests/browser/test_offline.py",
    "tests/browser/test_site.py",
    "tests/compiled/test_same_games.py",
    "tests/server/test_crashes.py",
    "tests/server/test_attacks.py",
    "tests/server/test_scale_out.py",
    "tests/test_tools.py",
    "tests/test_compiling.py",
    "tests/test_guides.py",
)


# The tests of these files share something expensive, such as a browser's Python, and run on one worker.
GROUPED_FILES = ("tests/browser/test_offline.py", "tests/browser/test_site.py", "tests/envs/test_jax_tables.py")
SHARD_BLOCK_SIZE = 12  # consecutive tests that stay on one machine, because some of them share a game


def pytest_addoption(parser: pytest.Parser) -> None:
    shard = "run the K-th of N parts of the tests, like 1/3"
    parser.addoption("--shard", type=read_shard, default=(1, 1), metavar="K/N", help=shard)


def read_shard(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{1,3})/(\d{1,3})", text)
    number, count = map(int, match.groups()) if match else (0, 0)
    if not 1 <= number <= count:
        raise ArgumentTypeError(f"{text!r} is not one of several parts, like 1/3, 2/3 and 3/3")
    return number, count


def pytest_configure(config: pytest.Config) -> None:
    """Sort the files of the command line, so that those of a folder are adjacent.

    pytest 9.1 loses a folder's fixtures if a file of its parent folder stands between its files (pytest issue 14964).
    """
    config.args.sort()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Order the tests so that each worker starts with its share of the slow ones."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    groups, others = select_shard(items, *config.getoption("shard"))
    total, rest = sum(map(len, groups)) + len(others), iter(others)
    ordered: list[pytest.Item] = []
    for worker in range(workers):
        ordered += chain.from_iterable(groups[worker::workers])
        ordered += islice(rest, max(0, total * (worker + 1) // workers - len(ordered)))
    ordered += rest
    if left_out := {*items} - {*ordered}:
        config.hook.pytest_deselected(items=list(left_out))
    items[:] = ordered


def select_shard(
    items: Sequence[pytest.Item], number: int, count: int
) -> tuple[list[list[pytest.Item]], list[pytest.Item]]:
    """Return the groups of slow tests, and the other tests, of one of `count` machines."""
    groups = [list(group) for _, group in groupby(filter(_is_slow, items), key=_group_key)]
    others = [item for item in items if not _is_slow(item)]
    blocks = [others[start : start + SHARD_BLOCK_SIZE] for start in range(0, len(others), SHARD_BLOCK_SIZE)]
    return groups[number - 1 :: count], list(chain.from_iterable(blocks[number - 1 :: count]))


def _is_slow(item: pytest.Item) -> bool:
    return item.nodeid.startswith(SLOW_TESTS)


def _group_key(item: pytest.Item) -> str:
    file = item.nodeid.partition("::")[0]
    return file if file in GROUPED_FILES else item.nodeid
