"""nasrid admin."""

from __future__ import annotations

import argparse
import asyncio
from datetime import datetime

from nasrid.cli.upkeep import add_data, add_database, open_beside, upkeep

DESCRIPTION = """\
See what players report, and do something about it, while the server runs. Everything that is done is written down.
Bans hold within some seconds.
"""
EXAMPLES = """\
examples:
  nasrid admin reports                                    what nobody has settled yet
  nasrid admin ban-player 8jQ2hYx0aB_C "insults"          an account, by the id in the report
  nasrid admin ban-address 192.0.2.7 "floods the lobby"
  nasrid admin hide TABLE "its name"                      leave a table out of the lobby
  nasrid admin take-name 8jQ2hYx0aB_C "an insult"         they have to choose another
  nasrid admin settle 1f2e3d4c "warned"                   the report needs nothing more
  nasrid admin appoint zaida "helps in the evening"       may use the page /admin, by the login
  nasrid admin log                                        everything that was done
"""
DEEDS = {
    "ban-player": "keep an account out",
    "unban-player": "let it in again",
    "ban-address": "keep an address out",
    "unban-address": "let it in again",
    "hide": "leave a table out of the lobby",
    "show": "put it there again",
    "take-name": "take a player's name, so that they choose another",
    "settle": "settle a report",
    "appoint": "let an account use the page for administrators, by its login",
    "dismiss": "let it no more",
}


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = DESCRIPTION
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = EXAMPLES
    what = parser.add_subparsers(dest="deed", required=True, metavar="WHAT")
    for name, text in (("reports", "what players have reported"), ("log", "what was done")):
        _add_place(what.add_parser(name, help=text, allow_abbrev=False))
    for name, text in DEEDS.items():
        deed = what.add_parser(name, help=text, allow_abbrev=False)
        deed.add_argument("target", metavar="WHOM", help="the id of a player, table or report, an address or a login")
        deed.add_argument("reason", metavar="WHY", help="for the log, and for who is kept out")
        _add_place(deed)


def _add_place(parser: argparse.ArgumentParser) -> None:
    add_data(parser)
    add_database(parser)


def run(arguments: argparse.Namespace) -> int:
    with upkeep():
        asyncio.run(_run(arguments))
    return 0


async def _run(arguments: argparse.Namespace) -> None:
    from nasrid.server.store.moderation import Moderation

    async with open_beside(arguments) as driver:
        moderation = Moderation(driver)
        if arguments.deed == "reports":
            for report in await moderation.reports():
                about = f"player {report.about} ({report.name})" if report.about else "the table"
                print(f"{_when(report.at)}  report {report.id}  table {report.table}  {about}: {report.reason}")
        elif arguments.deed == "log":
            for deed in await moderation.log():
                by = f" ({deed.by})" if deed.by else ""
                print(f"{_when(deed.at)}  {deed.what}  {deed.target}: {deed.reason}{by}")
        elif arguments.deed in ("appoint", "dismiss"):
            await moderation.appoint(arguments.target.casefold(), arguments.reason, admin=arguments.deed == "appoint")
        else:
            await moderation.do(arguments.deed.replace("-", "_"), arguments.target, arguments.reason)


def _when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).isoformat(" ", "minutes")
