"""The command `nasrid check`."""

from __future__ import annotations

import argparse
import asyncio
from typing import Any

from nasrid.cli.database import add_database_arguments, database_errors, open_database
from nasrid.i18n import t


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_database_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    with database_errors():
        result = asyncio.run(_check(arguments))
    if result.damaged_tables:
        print(t("cli-check-damaged", count=result.damaged_tables))
    if result.damaged_tournaments:
        print(t("cli-check-damaged-tournaments", count=result.damaged_tournaments))
    if result.damaged_relations:
        print(t("cli-check-unreadable", parts=", ".join(result.damaged_relations)))
    if any(result):
        return 1
    print(t("cli-check-good"))
    return 0


async def _check(arguments: argparse.Namespace) -> Any:
    from nasrid.server.store.checks import check_database

    async with open_database(arguments) as database:
        return await check_database(database, print)
