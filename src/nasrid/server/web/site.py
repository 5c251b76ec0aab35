"""The client as files alone, for any web space and under any path: play against bots, several at one device, watch
games again, keep score of the cardboard game. There is no server behind it."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from nasrid.server.web.client import BUILT, INDEX, TABLE

MARK = '<meta name="nasrid-site" content="files" />'  # tells the client that nobody answers here
LIST = "offline.json"  # what a device keeps
LEFT_OUT = shutil.ignore_patterns("*.br", "*.gz", ".*", TABLE)  # a web space compresses by itself


def write_site(folder: Path, built: Path = BUILT) -> None:
    """Into a new folder, or over an older site."""
    shutil.copytree(built, folder, dirs_exist_ok=True, ignore=LEFT_OUT)
    page = (built / INDEX).read_text(encoding="utf-8")
    page = page.replace('="/', '="./').replace("<head>", f"<head>\n    {MARK}", 1)
    (folder / INDEX).write_text(page, encoding="utf-8")
    kept = json.loads((built / LIST).read_text(encoding="utf-8"))
    kept["files"] = [file for file in kept["files"] if file["url"] != TABLE]
    (folder / LIST).write_text(json.dumps(kept), encoding="utf-8")


def is_site(folder: Path) -> bool:
    page = folder / INDEX
    return page.is_file() and MARK in page.read_text(encoding="utf-8")
