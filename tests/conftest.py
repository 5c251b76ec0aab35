"""Tests read English, wherever they run. Long ones come first, some for each worker, so that no worker has one left
when the others are done."""

from __future__ import annotations

import os
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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A worker is given its share of the tests in one piece, and takes over from others when it is done."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    groups = [list(group) for _, group in groupby(filter(_is_long, items), key=_shared)]
    others = iter([item for item in items if not _is_long(item)])
    ordered: list[pytest.Item] = []
    for worker in range(workers):
        ordered += chain.from_iterable(groups[worker::workers])
        ordered += islice(others, max(0, len(items) * (worker + 1) // workers - len(ordered)))
    items[:] = [*ordered, *others]


def _is_long(item: pytest.Item) -> bool:
    return item.nodeid.startswith(LONG)


def _shared(item: pytest.Item) -> str:
    file = item.nodeid.partition("::")[0]
    return file if file in TOGETHER else item.nodeid
