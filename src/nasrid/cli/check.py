"""nasrid check."""

from __future__ import annotations

import argparse
import asyncio
from typing import Any

from nasrid.cli.upkeep import add_data, add_database, open_store, upkeep
from nasrid.cli.wording import describe
from nasrid.language import t


def add(parser: argparse.ArgumentParser) -> None:
    describe(parser, "check")
    add_data(parser)
    add_database(parser)


def run(arguments: argparse.Namespace) -> int:
    with upkeep() as work:
        damaged = asyncio.run(_check(arguments, work))
    print(t("cli-check-damaged", count=damaged) if damaged else t("cli-check-good"))
    return 1 if damaged else 0


async def _check(arguments: argparse.Namespace, work: Any) -> int:
    async with open_store(arguments) as store:
        return int(await work.check(store, print))
