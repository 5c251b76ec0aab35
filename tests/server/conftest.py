"""Shared by the tests of the server. Tests may be coroutines; each runs in an event loop of its own."""

import asyncio
from collections.abc import Callable, Iterator
from inspect import iscoroutinefunction
from pathlib import Path

import pytest

from nasrid.server.store.database import Database
from tests.server.client import Person, Server
from tests.server.services import Nats, Postgres
from tests.server.stores import Place


@pytest.fixture(autouse=True)
def runner() -> Iterator[asyncio.Runner]:
    """The event loop of a test and of its fixtures."""
    with asyncio.Runner() as running:
        yield running


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not iscoroutinefunction(pyfuncitem.obj):
        return None
    values = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    runner = pyfuncitem.funcargs["runner"]
    assert isinstance(runner, asyncio.Runner)
    runner.run(pyfuncitem.obj(**values))
    return True


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests of a file; each opens tables of its own."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


def make_player(name: str) -> Callable[..., Iterator[Person]]:
    """Return a fixture: a player who is signed in at the server."""

    @pytest.fixture(name=name.lower())
    def player(server: Server, runner: asyncio.Runner) -> Iterator[Person]:
        person = Person(server, name)
        runner.run(person.__aenter__())
        yield person
        runner.run(person.__aexit__())

    return player


zaida, omar, leila, mallory = map(make_player, ("Zaida", "Omar", "Leila", "Mallory"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.stop()


@pytest.fixture
def database(postgres: Postgres) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    address = postgres.new_database()
    yield address
    postgres.drop(address)


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.param == "SQLite":
        return Place("SQLite", str(tmp_path / "nasrid.sqlite"))
    return Place("PostgreSQL", request.getfixturevalue("database"))


@pytest.fixture
def store(place: Place, runner: asyncio.Runner) -> Iterator[Database]:
    """An empty database, open in the test's event loop."""
    opened = place.open()
    yield runner.run(opened.__aenter__())
    runner.run(opened.__aexit__(None, None, None))


@pytest.fixture
def nats() -> Iterator[Nats]:
    with Nats() as running:
        yield running
