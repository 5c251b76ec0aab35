"""The command `nasrid admin`."""

from __future__ import annotations

import argparse
import asyncio
from typing import TYPE_CHECKING

from nasrid.cli.database import add_database_arguments, database_errors, open_shared_database
from nasrid.cli.wording import add_examples
from nasrid.i18n import format_timestamp, t

if TYPE_CHECKING:
    from nasrid.server.protocol.forms import Report

MODERATION_ACTIONS = (
    "ban-player",
    "unban-player",
    "ban-address",
    "unban-address",
    "unlist",
    "relist",
    "remove",
    "reset-name",
    "reset-title",
    "resolve",
    "grant-admin",
    "revoke-admin",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_examples(
        parser,
        ("nasrid admin reports", t("cli-admin-example-reports")),
        ('nasrid admin ban-player 8jQ2hYx0aB_C "insults"', t("cli-admin-example-ban-player")),
        ('nasrid admin ban-address 192.0.2.0/24 "floods the lobby"', t("cli-admin-ban-address")),
        ('nasrid admin unlist TABLE "its name"', t("cli-admin-example-unlist")),
        ('nasrid admin remove TABLE "insults in its chat"', t("cli-admin-remove")),
        ('nasrid admin reset-name 8jQ2hYx0aB_C "an insult"', t("cli-admin-example-reset-name")),
        ('nasrid admin resolve 1f2e3d4c "warned"', t("cli-admin-example-resolve")),
        ('nasrid admin grant-admin zaida "helps in the evening"', t("cli-admin-example-grant-admin")),
        ("nasrid admin log", t("cli-admin-example-log")),
    )
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    for name in ("reports", "log"):
        add_database_arguments(actions.add_parser(name, help=t(f"cli-admin-{name}"), allow_abbrev=False))
    for name in MODERATION_ACTIONS:
        action = actions.add_parser(name, help=t(f"cli-admin-{name}"), allow_abbrev=False)
        action.add_argument("target", metavar="TARGET", help=t("cli-admin-target"))
        action.add_argument("reason", metavar="REASON", help=t("cli-admin-reason"))
        add_database_arguments(action)


def run(arguments: argparse.Namespace) -> int:
    with database_errors():
        asyncio.run(_run(arguments))
    return 0


def _describe(report: Report) -> str:
    tournament = report.tournament
    place = "tournament" if tournament else "table"
    return t(
        "cli-admin-report",
        when=format_timestamp(report.at),
        id=report.id,
        place=place,
        table=tournament.id if tournament else report.table or "",
        title=tournament.title if tournament else "",
        opener=(tournament.opener if tournament else None) or "?",
        about="player" if report.about else place,
        player=report.about or "",
        name=report.name or "",
        reason=report.reason,
    )


async def _run(arguments: argparse.Namespace) -> None:
    from nasrid.server.store.moderation import Moderation

    async with open_shared_database(arguments) as driver:
        moderation = Moderation(driver)
        if arguments.action == "reports":
            async for report in moderation.all_reports():
                print(_describe(report))
        elif arguments.action == "log":
            async for entry in moderation.whole_log():
                by = f" ({entry.by})" if entry.by else ""
                print(f"{format_timestamp(entry.at)}  {entry.action}  {entry.target}: {entry.reason}{by}")
        elif arguments.action in ("grant-admin", "revoke-admin"):
            is_admin = arguments.action == "grant-admin"
            await moderation.set_admin(arguments.target.casefold(), arguments.reason, is_admin=is_admin)
        else:
            await moderation.apply(arguments.action.replace("-", "_"), arguments.target, arguments.reason)
