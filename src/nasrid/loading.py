"""Chooses between the compiled modules and their sources, before any other module is imported.

`NASRID_PURE=1` leaves the compiled modules out. So does a source that is no longer what was compiled: the modules are
compiled together, so all of them are left out. compile.py notes beside this file what it has compiled; where there is
no such note, as after `pip install`, nothing is compared.
"""

from __future__ import annotations

import json
import os
import sys
from hashlib import sha256
from importlib.abc import PathEntryFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

PURE = "NASRID_PURE"
NOTE = "compiled.json"


def choose(folder: Path) -> None:
    """Decides for the package in that folder, and for the processes that this one starts."""
    if not os.environ.get(PURE) and is_stale(folder):
        print(
            "nasrid: compiled modules are older than their sources, so all run interpreted; run make setup",
            file=sys.stderr,
        )
        os.environ[PURE] = "1"
    if os.environ.get(PURE):
        leave_compiled_modules_out(folder)


def is_stale(folder: Path) -> bool:
    """Whether a source is not the one that was compiled."""
    try:
        note = (folder / NOTE).read_text(encoding="utf-8")
    except FileNotFoundError:
        return False
    return any(digest(folder / name) != noted for name, noted in json.loads(note)["sources"].items())


def digest(source: Path) -> str:
    """What a source is recognised by; an empty text if it is missing."""
    try:
        return sha256(source.read_bytes()).hexdigest()
    except FileNotFoundError:
        return ""


def leave_compiled_modules_out(folder: Path) -> None:
    """Has Python look in that folder, and in those below it, for sources alone."""
    only_sources = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def finder(path: str) -> PathEntryFinder:
        if not Path(path).is_relative_to(folder):
            raise ImportError(path)
        return only_sources(path)

    sys.path_hooks.insert(0, finder)
    sys.path_importer_cache.pop(str(folder), None)


def in_use() -> bool:
    """Whether compiled modules have been imported."""
    return f"{__package__}__mypyc" in sys.modules


choose(Path(__file__).parent)
