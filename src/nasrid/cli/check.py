"""nasrid check."""

from __future__ import annotations

import argparse
import asyncio
from typing import Any

from nasrid.cli.upkeep import add_data, add_database, open_store, upkeep


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Read every table of a database that no server uses. Damaged ones are named and put into quarantine: nobody "
        "can open them until they can be read again. To check while the server runs, check a backup."
    )
    add_data(parser)
    add_database(parser)


def run(arguments: argparse.Namespace) -> int:
    with upkeep() as work:
        damaged = asyncio.run(_check(arguments, work))
    print("Every table can be read." if not damaged else f"Damaged tables: {damaged}. They are in quarantine.")
    return 1 if damaged else 0


async def _check(arguments: argparse.Namespace, work: Any) -> int:
    async with open_store(arguments) as store:
        return int(await work.check(store, print))
