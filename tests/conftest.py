"""Tests read English, wherever they run. Long ones come first, some for each worker, so that no worker has one left
when the others are done. Several machines can share the tests: --shard."""

from __future__ import annotations

import os
import re
from argparse import ArgumentTypeError
from collections.abc import Sequence
from itertools import chain, groupby, islice

import pytest

os.environ["NASRID_LANGUAGE"] = "en"

LONG = (
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


# Their tests share what is dear, like a browser's Python, and stay together.
TOGETHER = ("tests/browser/test_offline.py", "tests/browser/test_site.py")
BLOCK = 12  # tests that stay on one machine, because some of them look at the same game


def pytest_addoption(parser: pytest.Parser) -> None:
    shard = "run the K-th of N parts of the tests, like 1/3"
    parser.addoption("--shard", type=read_shard, default=(1, 1), metavar="K/N", help=shard)


def read_shard(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{1,3})/(\d{1,3})", text)
    number, count = map(int, match.groups()) if match else (0, 0)
    if not 1 <= number <= count:
        raise ArgumentTypeError(f"{text!r} is not one of several parts, like 1/3, 2/3 and 3/3")
    return number, count


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A worker is given its share of the tests in one piece, and takes over from others when it is done."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    groups, others = part_of(items, *config.getoption("shard"))
    total, rest = sum(map(len, groups)) + len(others), iter(others)
    ordered: list[pytest.Item] = []
    for worker in range(workers):
        ordered += chain.from_iterable(groups[worker::workers])
        ordered += islice(rest, max(0, total * (worker + 1) // workers - len(ordered)))
    ordered += rest
    if left_out := {*items} - {*ordered}:
        config.hook.pytest_deselected(items=list(left_out))
    items[:] = ordered


def part_of(items: Sequence[pytest.Item], number: int, count: int) -> tuple[list[list[pytest.Item]], list[pytest.Item]]:
    """Groups of long tests, and the others, that one of so many machines runs."""
    groups = [list(group) for _, group in groupby(filter(_is_long, items), key=_shared)]
    others = [item for item in items if not _is_long(item)]
    return groups[number - 1 :: count], [item for at, item in enumerate(others) if at // BLOCK % count == number - 1]


def _is_long(item: pytest.Item) -> bool:
    return item.nodeid.startswith(LONG)


def _shared(item: pytest.Item) -> str:
    file = item.nodeid.partition("::")[0]
    return file if file in TOGETHER else item.nodeid
