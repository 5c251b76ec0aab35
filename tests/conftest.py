"""Tests read English, wherever they run. Long ones come first, some for each worker, so that no worker has one left
when the others are done."""

from __future__ import annotations

import os

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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A worker is given its share of the tests in one piece, and takes over from others when it is done."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    long = [item for item in items if item.nodeid.startswith(LONG)]
    others = [item for item in items if not item.nodeid.startswith(LONG)]
    bounds = [len(others) * worker // workers for worker in range(workers + 1)]
    items[:] = [
        item
        for worker in range(workers)
        for item in (*long[worker::workers], *others[bounds[worker] : bounds[worker + 1]])
    ]
