"""Shared by the tests of the server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.client import Server
from tests.server.services import Nats, Postgres


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests of a file; each opens tables of its own."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.stop()


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of an empty PostgreSQL database."""
    return postgres.new_database()


@pytest.fixture
def nats() -> Iterator[Nats]:
    with Nats() as running:
        yield running
