"""nasrid admin."""

from __future__ import annotations

import argparse
import asyncio

from nasrid.cli.database import add_data_argument, add_database_argument, database_errors, open_shared_database
from nasrid.cli.wording import describe
from nasrid.i18n import format_timestamp, t

MODERATION_ACTIONS = (
    "ban-player",
    "unban-player",
    "ban-address",
    "unban-address",
    "hide",
    "show",
    "remove",
    "take-name",
    "settle",
    "appoint",
    "dismiss",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    describe(
        parser,
        "admin",
        ("nasrid admin reports", t("cli-admin-example-reports")),
        ('nasrid admin ban-player 8jQ2hYx0aB_C "insults"', t("cli-admin-example-ban-player")),
        ('nasrid admin ban-address 192.0.2.7 "floods the lobby"', t("cli-admin-ban-address")),
        ('nasrid admin hide TABLE "its name"', t("cli-admin-example-hide")),
        ('nasrid admin remove TABLE "insults in its chat"', t("cli-admin-remove")),
        ('nasrid admin take-name 8jQ2hYx0aB_C "an insult"', t("cli-admin-example-take-name")),
        ('nasrid admin settle 1f2e3d4c "warned"', t("cli-admin-example-settle")),
        ('nasrid admin appoint zaida "helps in the evening"', t("cli-admin-example-appoint")),
        ("nasrid admin log", t("cli-admin-example-log")),
    )
    actions = parser.add_subparsers(dest="deed", required=True, metavar="WHAT")
    for name in ("reports", "log"):
        _add_database_arguments(actions.add_parser(name, help=t(f"cli-admin-{name}"), allow_abbrev=False))
    for name in MODERATION_ACTIONS:
        action = actions.add_parser(name, help=t(f"cli-admin-{name}"), allow_abbrev=False)
        action.add_argument("target", metavar="WHOM", help=t("cli-admin-whom"))
        action.add_argument("reason", metavar="WHY", help=t("cli-admin-why"))
        _add_database_arguments(action)


def _add_database_arguments(parser: argparse.ArgumentParser) -> None:
    add_data_argument(parser)
    add_database_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    with database_errors():
        asyncio.run(_run(arguments))
    return 0


async def _run(arguments: argparse.Namespace) -> None:
    from nasrid.server.store.moderation import Moderation

    async with open_shared_database(arguments) as driver:
        moderation = Moderation(driver)
        if arguments.deed == "reports":
            for report in await moderation.reports():
                print(
                    t(
                        "cli-admin-report",
                        when=format_timestamp(report.at),
                        id=report.id,
                        table=report.table,
                        about="player" if report.about else "table",
                        player=report.about or "",
                        name=report.name or "",
                        reason=report.reason,
                    )
                )
        elif arguments.deed == "log":
            for entry in await moderation.log():
                by = f" ({entry.by})" if entry.by else ""
                print(f"{format_timestamp(entry.at)}  {entry.what}  {entry.target}: {entry.reason}{by}")
        elif arguments.deed in ("appoint", "dismiss"):
            await moderation.set_admin(
                arguments.target.casefold(), arguments.reason, is_admin=arguments.deed == "appoint"
            )
        else:
            await moderation.apply(arguments.deed.replace("-", "_"), arguments.target, arguments.reason)
