"""nasrid serve."""

from __future__ import annotations

import argparse
from importlib.util import find_spec
from pathlib import Path

from nasrid.cli.values import file_name
from nasrid.extras import needed_by
from nasrid.rules.quoting import quoted
from nasrid.terminal.trouble import Trouble

PORT = 8000

DESCRIPTION = """\
Serve tables to browsers and programs until Ctrl-C. Without options: for this computer only, with everything kept in one
file in your data folder. Stop it whenever you like; games go on where they were.
"""
EXAMPLES = """\
examples:
  nasrid serve                                  for yourself, on this computer
  nasrid serve --host 0.0.0.0                   for everybody in your network
  nasrid serve --data /srv/nasrid --no-browser  on a server; docs/hosting.md shows how to put HTTPS before it
  nasrid serve --limit tables_per_hour=100      let people open more tables
  nasrid serve --database postgresql://… --bus nats://…
                                                one of several processes that serve the same tables
"""


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = DESCRIPTION
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = EXAMPLES
    parser.add_argument(
        "--host", default="127.0.0.1", help="the address to listen at; otherwise 127.0.0.1, this computer only"
    )
    parser.add_argument(
        "--port",
        type=_port,
        help=f"otherwise {PORT}, or any free one if it is taken and a browser is opened here; 0 takes any free one",
    )
    parser.add_argument(
        "--data", type=file_name, metavar="DIR", help="the folder for the SQLite file; otherwise your data folder"
    )
    parser.add_argument(
        "--database", metavar="URL", help="postgresql://USER:PASSWORD@HOST/NAME instead of a SQLite file"
    )
    parser.add_argument("--bus", metavar="URL", help="nats://HOST:4222, when several processes serve the same database")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument(
        "--play", action="store_true", help="open the browser at a table with bots, not at the first page"
    )
    parser.add_argument(
        "--url", metavar="URL", help="the address that people use when a reverse proxy is in front: https://…"
    )
    parser.add_argument(
        "--proxies",
        default="127.0.0.1",
        metavar="ADDRESSES",
        help="the addresses of reverse proxies that may tell who the client is; otherwise 127.0.0.1",
    )
    parser.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=NUMBER",
        help="change what one person or address may use; docs/hosting.md lists them; may be repeated",
    )
    parser.add_argument(
        "--log-level",
        choices=("debug", "info", "warning", "error"),
        default="warning",
        help="how much to log, as JSON lines on the error output; otherwise warning",
    )


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 6 and int(text) <= 65535):
        raise argparse.ArgumentTypeError(f"{quoted(text)} is not a port; ports are 0 to 65535")
    return int(text)


def run(arguments: argparse.Namespace) -> int:
    if find_spec("fcntl") is None:
        raise Trouble("the server runs on Linux and macOS; on Windows, run it in WSL or in a container")
    with needed_by("the server", "server"):
        from nasrid.server.limits import read_limits
        from nasrid.server.serve import ServeError, ServerSettings, data_folder, serve

    if arguments.bus and not (arguments.database or "").startswith("postgres"):
        raise Trouble("--bus is for several processes, which need one PostgreSQL: give --database, too")
    if arguments.url and not arguments.url.startswith(("http://", "https://")):
        raise Trouble(f"--url is an address like https://nasrid.example.org, not {quoted(arguments.url)}")
    browser = not arguments.no_browser
    try:
        serve(
            ServerSettings(
                host=arguments.host,
                port=PORT if arguments.port is None else arguments.port,
                any_port=arguments.port is None and browser and not arguments.url,
                data=Path(arguments.data) if arguments.data else data_folder(),
                database=arguments.database,
                bus=arguments.bus,
                browser=browser,
                play=arguments.play,
                url=arguments.url,
                proxies=arguments.proxies,
                limits=read_limits(arguments.limit),
                log_level=arguments.log_level,
            )
        )
    except (ServeError, ValueError) as error:
        raise Trouble(str(error)) from None
    return 0
