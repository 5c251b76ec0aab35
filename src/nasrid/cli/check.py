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
    with database_errors() as maintenance:
        damaged = asyncio.run(_check(arguments, maintenance))
    print(t("cli-check-damaged", count=damaged) if damaged else t("cli-check-good"))
    return 1 if damaged else 0


async def _check(arguments: argparse.Namespace, maintenance: Any) -> int:
    async with open_database(arguments) as database:
        return int(await maintenance.check_tables(database.tables, print))
