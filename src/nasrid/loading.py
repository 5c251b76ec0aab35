"""The choice between compiled modules and their sources. It is made before any other module is imported.

`NASRID_PURE=1` disables the compiled modules. A source that has changed since the compilation also disables them, all
of them, because they are compiled together. compile.py writes the digests of the compiled sources to a manifest beside
this file. Without a manifest, as after `pip install`, nothing is compared. A process that starts before the modules are
compiled never loads them.
"""

from __future__ import annotations

import json
import os
import sys
from hashlib import sha256
from importlib.abc import PathEntryFinder
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

PURE_VARIABLE = "NASRID_PURE"
COMPILED_MANIFEST = "compiled.json"
CHANGING = "changing"  # the digest of every source while compile.py replaces compiled modules
IS_PURE_REQUESTED = bool(os.environ.get(PURE_VARIABLE))  # by the user, or by compile.py, which says why


def select_modules(folder: Path) -> None:
    """Choose the modules of the package in `folder`, for this process and its child processes."""
    if not os.environ.get(PURE_VARIABLE) and (reason := reason_to_run_interpreted(folder)):
        print(f"nasrid: {reason}", file=sys.stderr)
        os.environ[PURE_VARIABLE] = "1"
    if not has_compiled_code(folder):
        os.environ[PURE_VARIABLE] = "1"
    if os.environ.get(PURE_VARIABLE):
        block_compiled_modules(folder)


def has_compiled_code(folder: Path) -> bool:
    """Return True if the file with the code of all compiled modules exists."""
    return any(folder.with_name(f"{folder.name}__mypyc{suffix}").is_file() for suffix in EXTENSION_SUFFIXES)


def reason_to_run_interpreted(folder: Path) -> str:
    """Return why the compiled modules do not fit the sources, or an empty string."""
    try:
        manifest = (folder / COMPILED_MANIFEST).read_text(encoding="utf-8")
    except FileNotFoundError:
        return ""
    digests = json.loads(manifest)["sources"]
    if CHANGING in digests.values():
        return "compiled modules are being replaced, so all run interpreted; if this persists, run make setup"
    if any(source_digest(folder / name) != expected_digest for name, expected_digest in digests.items()):
        return "compiled modules are older than their sources, so all run interpreted; run make setup"
    return ""


def source_digest(source: Path) -> str:
    """Return the digest of a source, or an empty string if the file is missing."""
    try:
        return sha256(source.read_bytes()).hexdigest()
    except FileNotFoundError:
        return ""


def block_compiled_modules(folder: Path) -> None:
    """Make Python import only sources from `folder` and its subfolders."""
    only_sources = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def finder(path: str) -> PathEntryFinder:
        if not Path(path).is_relative_to(folder):
            raise ImportError(path)
        return only_sources(path)

    sys.path_hooks.insert(0, finder)
    sys.path_importer_cache.pop(str(folder), None)


def is_compiled_loaded() -> bool:
    """Return True if compiled modules have been imported."""
    return f"{__package__}__mypyc" in sys.modules


select_modules(Path(__file__).parent)
