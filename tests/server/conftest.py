"""Shared by the tests of the server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.client import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests of a file; each opens tables of its own."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running
