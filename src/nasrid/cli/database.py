"""Shared parts of the server's commands: imports, arguments, opening, errors."""

from __future__ import annotations

import argparse
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from nasrid.cli.values import folder_name
from nasrid.command_errors import CommandError
from nasrid.extras import requires_extra
from nasrid.i18n import t


def add_data_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=folder_name, metavar="DIR", help=t("cli-data"))


def add_database_arguments(parser: argparse.ArgumentParser) -> None:
    add_data_argument(parser)
    parser.add_argument("--database", metavar="URL", help=t("cli-database"))


def database_file(arguments: argparse.Namespace) -> Path:
    from nasrid.server.serve import data_folder

    return (Path(arguments.data) if arguments.data else data_folder()) / "nasrid.sqlite"


@contextmanager
def requires_server() -> Iterator[None]:
    """Turn a failed import of the server inside the `with` block into an error that says what is missing."""
    if find_spec("fcntl") is None:
        raise CommandError(t("cli-serve-windows"))
    with requires_extra("the server", "server"):
        yield


@contextmanager
def database_errors() -> Iterator[Any]:
    """Yield the maintenance module, and turn database errors into CommandError."""
    with requires_server():
        from nasrid.server.serve import ServeError
        from nasrid.server.store import maintenance
        from nasrid.server.store.driver import DatabaseError, StoreError

    try:
        yield maintenance
    except (StoreError, ServeError) as error:
        raise CommandError(str(error)) from None
    except DatabaseError as error:
        raise CommandError(error.explain()) from None


@asynccontextmanager
async def open_database(arguments: argparse.Namespace) -> AsyncIterator[Any]:
    """Open a SQLite file that no server is using, or a PostgreSQL database."""
    from nasrid.server.serve import driver_for
    from nasrid.server.store.database import Database
    from nasrid.server.store.driver import StoreError
    from nasrid.server.store.sqlite import SqliteDriver

    driver = driver_for(arguments.database or f"sqlite:{database_file(arguments)}")
    if isinstance(driver, SqliteDriver) and not driver.file.is_file():  # a mistyped path must not create a database
        raise StoreError(t("store-no-database", file=str(driver.file)))
    driver.is_shared = driver.IS_MULTI_PROCESS
    database = Database(driver)
    await database.open()
    try:
        yield database
    finally:
        await database.close()


@asynccontextmanager
async def open_shared_database(arguments: argparse.Namespace) -> AsyncIterator[Any]:
    """Open a database that a server may be using. Do not change tables that the server owns."""
    from nasrid.server.serve import driver_for

    driver = driver_for(arguments.database or f"sqlite:{database_file(arguments)}")
    driver.is_shared = True
    await driver.open()
    try:
        yield driver
    finally:
        await driver.close()
