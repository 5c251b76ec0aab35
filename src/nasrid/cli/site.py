"""The command `nasrid site`."""

from __future__ import annotations

import argparse
from pathlib import Path

from nasrid.command_errors import CommandError
from nasrid.extras import requires_extra
from nasrid.i18n import describe_error, t


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar="DIR", type=Path, help=t("cli-site-folder"))


def run(arguments: argparse.Namespace) -> int:
    with requires_extra("nasrid site", "server"):
        from nasrid.server.web.static_client import NOT_BUILT, is_built
        from nasrid.server.web.static_site import is_site, write_site
    folder: Path = arguments.folder
    if not is_built():
        raise CommandError(NOT_BUILT)
    if folder.is_dir() and any(folder.iterdir()) and not is_site(folder):
        raise CommandError(t("cli-site-full", folder=str(folder)))
    try:
        write_site(folder)
    except OSError as error:
        raise CommandError(t("cli-site-failed", folder=str(folder), reason=describe_error(error))) from None
    print(t("cli-site-done", folder=str(folder)))
    return 0
