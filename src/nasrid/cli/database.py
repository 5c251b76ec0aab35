"""What the commands for hosts share: where the data are, and how trouble is told."""

from __future__ import annotations

import argparse
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from nasrid.cli.values import file_name
from nasrid.command_errors import CommandError
from nasrid.extras import requires_extra
from nasrid.i18n import t


def add_data_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=file_name, metavar="DIR", help=t("cli-data"))


def add_database_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", metavar="URL", help=t("cli-database"))


def database_file(arguments: argparse.Namespace) -> Path:
    from nasrid.server.serve import data_folder

    return (Path(arguments.data) if arguments.data else data_folder()) / "nasrid.sqlite"


@contextmanager
def database_errors() -> Iterator[Any]:
    """What is done with databases; its trouble is told in a sentence."""
    with requires_extra("the server", "server"):
        from nasrid.server.protocol.errors import RefusalError
        from nasrid.server.serve import ServeError
        from nasrid.server.store import maintenance
        from nasrid.server.store.driver import StoreError

    try:
        yield maintenance
    except (StoreError, ServeError) as error:
        raise CommandError(str(error)) from None
    except RefusalError as refusal:  # of a database that has stopped to answer
        raise CommandError(t("store-silent") if refusal.code == "unavailable" else refusal.message) from None


@asynccontextmanager
async def open_database(arguments: argparse.Namespace) -> AsyncIterator[Any]:
    from nasrid.server.serve import driver_for
    from nasrid.server.store.database import Database
    from nasrid.server.store.driver import StoreError
    from nasrid.server.store.sqlite import SqliteDriver

    driver = driver_for(arguments.database or f"sqlite:{database_file(arguments)}")
    if isinstance(driver, SqliteDriver) and not driver.file.is_file():  # one that was mistyped is not made
        raise StoreError(t("store-no-database", file=str(driver.file)))
    database = Database(driver)
    await database.open()
    try:
        yield database
    finally:
        await database.close()


@asynccontextmanager
async def open_shared_database(arguments: argparse.Namespace) -> AsyncIterator[Any]:
    """The database while a server may use it, too; only for changes that do not touch tables which it owns."""
    from nasrid.server.serve import driver_for
    from nasrid.server.store.sqlite import SqliteDriver

    driver = driver_for(arguments.database or f"sqlite:{database_file(arguments)}")
    if isinstance(driver, SqliteDriver):
        driver.is_shared = True
    await driver.open()
    try:
        yield driver
    finally:
        await driver.close()
