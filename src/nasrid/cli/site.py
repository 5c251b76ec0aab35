"""nasrid site."""

from __future__ import annotations

import argparse
from pathlib import Path

from nasrid.extras import needed_by
from nasrid.terminal.trouble import Trouble


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = "Write the browser client as files that need no server, for any web space."
    parser.add_argument("folder", metavar="DIR", type=Path, help="where the files go: a new folder, or an older site")


def run(arguments: argparse.Namespace) -> int:
    with needed_by("nasrid site", "server"):
        from nasrid.server.web.client import NOT_BUILT, is_built
        from nasrid.server.web.site import is_site, write_site
    folder: Path = arguments.folder
    if not is_built():
        raise Trouble(NOT_BUILT)
    if folder.is_dir() and any(folder.iterdir()) and not is_site(folder):
        raise Trouble(f"{folder} is not empty, and holds no older site; name another folder")
    try:
        write_site(folder)
    except OSError as error:
        raise Trouble(f"{folder} cannot be written: {error.strerror}") from None
    print(f"{folder} holds the whole site; put its files on any web space, under any path.")
    return 0
