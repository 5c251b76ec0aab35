"""The command `nasrid serve`."""

from __future__ import annotations

import argparse
import re
from difflib import get_close_matches
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from nasrid.bots import BotError, Entrant, parse_bot_code
from nasrid.cli.database import requires_server
from nasrid.cli.values import folder_name, whole_number
from nasrid.cli.wording import add_examples
from nasrid.command_errors import CommandError
from nasrid.i18n import t
from nasrid.levels import POLICY_PREFIX
from nasrid.rules.quoting import quoted

DEFAULT_PORT = 8000
DRAIN_SECONDS = 3  # of one process among several; three checks of a proxy, once a second each
DEFAULT_PORTS = {"http": 80, "https": 443}  # of a public address
SIMILAR_LIMITS = 3
MAX_LIMIT_CHARACTERS = 40  # of a name that is compared with those of the limits


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_examples(
        parser,
        ("nasrid serve", t("cli-serve-example")),
        ("nasrid serve --host 0.0.0.0", t("cli-serve-example-network")),
        ("nasrid serve --data /srv/nasrid --no-browser", t("cli-serve-example-server")),
        ("nasrid serve --limit tables_per_hour=100", t("cli-serve-example-limit")),
        ("nasrid serve --database postgresql://… --bus nats://…", t("cli-serve-example-cluster")),
    )
    parser.add_argument("--host", default="127.0.0.1", help=t("cli-serve-host"))
    parser.add_argument("--port", type=_port, help=t("cli-serve-port", default=str(DEFAULT_PORT)))
    parser.add_argument("--data", type=folder_name, metavar="DIR", help=t("cli-data"))
    parser.add_argument("--database", metavar="URL", help=t("cli-serve-database"))
    parser.add_argument("--bus", metavar="URL", help=t("cli-serve-bus"))
    parser.add_argument("--no-browser", action="store_true", help=t("cli-serve-no-browser"))
    parser.add_argument("--play", action="store_true", help=t("cli-serve-play"))
    parser.add_argument("--url", type=_public_url, metavar="URL", help=t("cli-serve-url"))
    parser.add_argument("--proxies", default="127.0.0.1", metavar="ADDRESSES", help=t("cli-serve-proxies"))
    drain_help = t("cli-serve-drain", default=str(DRAIN_SECONDS))
    parser.add_argument("--drain", type=_drain_seconds, metavar="SECONDS", help=drain_help)
    parser.add_argument("--allow-private-push", action="store_true", help=t("cli-serve-allow-private-push"))
    parser.add_argument("--limit", action="append", default=[], metavar="NAME=NUMBER", help=t("cli-serve-limit"))
    parser.add_argument("--policy", action="append", default=[], metavar="NAME=FILE", help=t("cli-serve-policy"))
    levels = ("debug", "info", "warning", "error")
    parser.add_argument("--log-level", choices=levels, default="warning", help=t("cli-serve-log-level"))


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 6 and int(text) <= 65535):
        raise argparse.ArgumentTypeError(t("cli-no-port", typed=quoted(text)))
    return int(text)


def _drain_seconds(text: str) -> int:
    return 0 if text == "0" else whole_number(text)


def _public_url(text: str) -> str:
    """Return the address as browsers send it in the header Origin: in lower case and without a default port."""
    problem = argparse.ArgumentTypeError(t("cli-serve-no-url", typed=quoted(text)))
    try:
        address = urlsplit(text)
        host, port = address.hostname, address.port
    except ValueError:
        raise problem from None
    if address.scheme not in DEFAULT_PORTS or not host or "@" in address.netloc:
        raise problem
    if address.path not in ("", "/") or address.query or address.fragment:
        raise problem
    netloc = f"[{host}]" if ":" in host else host
    suffix = "" if port in (None, DEFAULT_PORTS[address.scheme]) else f":{port}"
    return f"{address.scheme}://{netloc}{suffix}"


def run(arguments: argparse.Namespace) -> int:
    with requires_server():
        from nasrid.server.bots.policies import Policies
        from nasrid.server.serve import ServeError, ServerSettings, data_folder, serve

    if arguments.bus and not (arguments.database or "").startswith("postgres"):
        raise CommandError(t("cli-serve-bus-alone"))
    should_open_browser = not arguments.no_browser
    drain_seconds = DRAIN_SECONDS if arguments.bus else 0  # only several processes can replace each other
    try:
        serve(
            ServerSettings(
                host=arguments.host,
                port=DEFAULT_PORT if arguments.port is None else arguments.port,
                can_use_any_port=arguments.port is None and should_open_browser and not arguments.url,
                data=Path(arguments.data) if arguments.data else data_folder(),
                database=arguments.database,
                bus=arguments.bus,
                should_open_browser=should_open_browser,
                should_open_table=arguments.play,
                url=arguments.url,
                proxies=arguments.proxies,
                drain_seconds=drain_seconds if arguments.drain is None else arguments.drain,
                allow_private_push=arguments.allow_private_push,
                limits=parse_limits(arguments.limit),
                policies=Policies(parse_policies(arguments.policy)),
                log_level=arguments.log_level,
            )
        )
    except ServeError as error:
        raise CommandError(str(error)) from None
    return 0


def parse_policies(texts: list[str]) -> dict[str, Entrant]:
    """Parse policies such as "mini=mini.npz"."""
    from nasrid.server.protocol.settings import POLICY_NAME_PATTERN

    policies: dict[str, Entrant] = {}
    for text in texts:
        name, equals, file = text.partition("=")
        if not equals or not re.fullmatch(POLICY_NAME_PATTERN, name):
            raise CommandError(t("cli-serve-bad-policy", typed=quoted(text)))
        try:
            policies[name] = parse_bot_code(f"{POLICY_PREFIX}{Path(file).absolute()}")
        except BotError as error:
            raise CommandError(t(error.problem, **error.facts)) from None
    return policies


def parse_limits(texts: list[str]) -> Any:
    """Parse limits such as "tables_per_hour=100"."""
    from nasrid.server.limits import Limits

    names = Limits.__struct_fields__
    values: dict[str, int] = {}
    for text in texts:
        name, _, number = text.partition("=")
        if name not in names:
            similar = get_close_matches(name[:MAX_LIMIT_CHARACTERS], names, SIMILAR_LIMITS, cutoff=0)
            raise CommandError(t("cli-serve-no-limit", limit=quoted(name), limits=", ".join(similar)))
        if not (number.isascii() and number.isdigit() and len(number) < 10 and int(number)):
            raise CommandError(t("cli-serve-bad-limit", typed=quoted(text)))
        values[name] = int(number)
    return Limits(**values)
