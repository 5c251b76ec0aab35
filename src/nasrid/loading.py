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

PURE_VARIABLE = "NASRID_PURE"
COMPILED_MANIFEST = "compiled.json"


def select_modules(folder: Path) -> None:
    """Decides for the package in that folder, and for the processes that this one starts."""
    if not os.environ.get(PURE_VARIABLE) and is_stale(folder):
        print(
            "nasrid: compiled modules are older than their sources, so all run interpreted; run make setup",
            file=sys.stderr,
        )
        os.environ[PURE_VARIABLE] = "1"
    if os.environ.get(PURE_VARIABLE):
        block_compiled_modules(folder)


def is_stale(folder: Path) -> bool:
    """Whether a source is not the one that was compiled."""
    try:
        manifest = (folder / COMPILED_MANIFEST).read_text(encoding="utf-8")
    except FileNotFoundError:
        return False
    return any(
        source_digest(folder / name) != expected_digest
        for name, expected_digest in json.loads(manifest)["sources"].items()
    )


def source_digest(source: Path) -> str:
    """What a source is recognised by; an empty text if it is missing."""
    try:
        return sha256(source.read_bytes()).hexdigest()
    except FileNotFoundError:
        return ""


def block_compiled_modules(folder: Path) -> None:
    """Has Python look in that folder, and in those below it, for sources alone."""
    only_sources = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def finder(path: str) -> PathEntryFinder:
        if not Path(path).is_relative_to(folder):
            raise ImportError(path)
        return only_sources(path)

    sys.path_hooks.insert(0, finder)
    sys.path_importer_cache.pop(str(folder), None)


def is_compiled_loaded() -> bool:
    """Whether compiled modules have been imported."""
    return f"{__package__}__mypyc" in sys.modules


select_modules(Path(__file__).parent)
