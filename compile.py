"""Compile the engine with mypyc: the same sources, several times as fast.

    python compile.py                     # put the compiled modules next to their sources
    python compile.py --remove            # remove them
    python compile.py --while COMMAND     # do it in the background, while an interpreted command runs

If nothing has changed since the last run, nothing is done. If compiling is impossible, a message says what to install,
and Nasrid runs interpreted. See docs/compiling.md.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir, contextmanager, redirect_stdout
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from typing import Any, NoReturn

if os.name == "posix":
    import fcntl

# The compiled modules, as patterns below src/nasrid, ...
COMPILED_PATTERNS = (
    "bots/heuristics/*.py",
    "bots/knowledge/*.py",
    "bots/learned/*.py",
    "bots/module_evaluations.py",
    "envs/codec.py",
    "envs/decisions.py",
    "envs/ledger.py",
    "envs/observation/*.py",
    "envs/table_row.py",
    "rules/city/*.py",
    "rules/containers.py",
    "rules/game.py",
    "rules/pieces/chance.py",
    "rules/pieces/components.py",
    "rules/pieces/money.py",
    "rules/standing.py",
    "rules/table/actions.py",
    "rules/table/events.py",
    "rules/table/fields.py",
    "rules/table/scoring.py",
    "rules/table/state.py",
    "rules/table/view.py",
    "rules/table/piece_text.py",
    "rules/text/notation.py",
    "rules/turn/*.py",
    "rules/undo.py",
    "rules/values.py",
    "rules/wire/encode.py",
    "server/rate_limit.py",
    "server/protocol/frames.py",
    "server/table/automatic.py",
    "server/table/broadcast.py",
    "server/table/clocks.py",
    "server/table/folding.py",
    "server/table/handlers.py",
    "server/table/live.py",
    "server/table/public_info.py",
    "server/table/snapshots.py",
    "server/table/view_diff.py",
)
# ... the exceptions, which stay interpreted, ...
INTERPRETED_PATTERNS = (
    "bots/heuristics/explanations.py",
    "bots/heuristics/reasons.py",
    "bots/heuristics/redesign_limit.py",  # it reads events of modules
    "bots/knowledge/memory.py",
    "rules/turn/polling.py",  # its subclasses in modules have their own slots
)
# ... and the packages that only compiled modules import.
RUNTIME_REQUIREMENTS = ("librt>=0.16", "mypy-extensions")

ROOT = Path(__file__).parent
EXTENSION_SUFFIX = EXTENSION_SUFFIXES[0]  # contains the Python version and the platform
CAN_FORK = hasattr(os, "fork")  # not on Windows
BACKGROUND_LOG = "background.log"  # in the build folder
LOWEST_PRIORITY = 19
NOT_COMPILED = "Nasrid runs interpreted, because it could not be compiled"
COMPILED_MANIFEST = "compiled.json"  # the digests of the compiled sources, for nasrid/loading.py and the next run
CHANGING = "changing"  # the digest of every source while compiled modules are replaced, for nasrid/loading.py
# mypy must see the same on every machine, so it ignores installed packages and is silent about their imports. `make
# test` checks the types.
MYPY_OPTIONS = (
    "--config-file=",
    "--no-site-packages",
    "--ignore-missing-imports",
    "--follow-imports=silent",
    "--always-true=IS_COMPILED",
)
# Hidden symbols make calls between modules plain jumps. Warnings of generated code are irrelevant.
C_OPTIONS = ("-fvisibility=hidden", "-w") if os.name == "posix" else ()
# The places of docstrings in the tables of C functions: the function, the text before the place, the text after it.
C_METHOD_DOCSTRING = re.compile(r'CPyPy_(?P<name>\w+),\s*METH_[\w |]+, PyDoc_STR\("[^"]*(?P<place>)"\)')
C_PROPERTY_DOCSTRING = re.compile(r"\(getter\)(?P<name>\w+),[^}]*?(?P<place>NULL), NULL\}")


class CompileError(Exception):
    """A reason why compiling is impossible, worded as the end of a sentence."""


@dataclass(frozen=True)
class Engine:
    """A package, the patterns of its compiled modules, and the build folder."""

    package: Path
    build: Path
    compiled: tuple[str, ...]
    interpreted: tuple[str, ...] = ()

    def sources(self) -> list[Path]:
        """Return all matching sources. mypyc also reads the interpreted ones and copies constants from them."""
        return self._matching(self.compiled)

    def modules(self) -> list[Path]:
        """Return the modules that are compiled."""
        interpreted = self._matching(self.interpreted)
        return [path for path in self.sources() if path not in interpreted]

    def products(self) -> list[Path]:
        """Return the compiled files: one next to the package with all the code, and a small one next to each module."""
        code = self.package.with_name(f"{self.package.name}__mypyc{EXTENSION_SUFFIX}")
        return [code, *(path.with_name(path.stem + EXTENSION_SUFFIX) for path in self.modules())]

    def compile_in_place(self) -> None:
        """Put the compiled modules next to their sources, unless they are up to date."""
        self.build.mkdir(exist_ok=True)
        with lock_file(self.build / "lock"):  # another process may be compiling
            if not self.is_up_to_date():
                self._compile_changes()

    def is_up_to_date(self) -> bool:
        return self._read_manifest() == self._new_manifest() and all(product.is_file() for product in self.products())

    def _compile_changes(self) -> None:
        old, new = self._read_manifest(), self._new_manifest()
        known = old["sources"].items() if old["made_with"] == new["made_with"] else ()
        changed = new["sources"].items() - known
        print(f"Compiling the engine ({len(changed)} of {len(new['sources'])} modules changed) ...", flush=True)
        try:
            self._install(self.compile(), new)
        except CompileError:
            self.remove()
            raise

    def compile(self) -> dict[Path, Path]:
        """Compile, and return the path of each product in the build folder."""
        check_tools()
        compile_c(self._write_c(), self.build)
        return {product: self.build / "lib" / product.relative_to(self.package.parent) for product in self.products()}

    def remove(self) -> None:
        """Remove the products from the package."""
        self._remove_all_but(())
        (self.package / COMPILED_MANIFEST).unlink(missing_ok=True)

    def _matching(self, patterns: Iterable[str]) -> list[Path]:
        return sorted({path for pattern in patterns for path in self.package.glob(pattern)})

    def _write_c(self) -> list[Any]:
        """Return setuptools extensions. C files that have not changed are not touched."""
        from mypyc.build import mypycify

        # tracebacks name sources relative to this folder, so they show the source line in a checkout
        folder = self.build.parent
        sources = [str(path.relative_to(folder)) for path in self.modules()]
        output = StringIO()
        try:
            with chdir(folder), redirect_stdout(output):
                extensions: list[Any] = mypycify(
                    [*MYPY_OPTIONS, f"--cache-dir={self.build / 'mypy'}", *sources],
                    opt_level="3",
                    debug_level="0",
                    multi_file=True,
                    group_name=self.package.name,
                    target_dir=str(self.build / "c"),
                )
        except SystemExit:
            print(output.getvalue(), file=sys.stderr)
            raise CompileError("mypyc found the errors above") from None
        headers = sorted(map(str, (self.build / "c").rglob("*.h")))
        for module in self.modules():
            parts = module.relative_to(self.package.parent).with_suffix("").parts
            name = "___".join(part for part in parts if part != "__init__")
            add_docstrings(module, self.build / "c" / f"__native_{name}.c")
        for extension in extensions:
            if extension.depends:  # on the first run, mypyc does not list the headers that it adds
                extension.depends = headers
            extension.extra_compile_args += C_OPTIONS
        return extensions

    def _install(self, made: dict[Path, Path], manifest: dict[str, Any]) -> None:
        """Copy the products into the package.

        Meanwhile the manifest matches no source, so that nothing imports them.
        """
        self._write_manifest(manifest | {"sources": dict.fromkeys(manifest["sources"], CHANGING)})
        self._remove_all_but(made)
        for product, path in made.items():
            shutil.copy2(path, f"{product}.new")
            os.replace(f"{product}.new", product)
        self._write_manifest(manifest)

    def _remove_all_but(self, products: Container[Path]) -> None:
        for suffix in ("so", "pyd"):
            code = self.package.parent.glob(f"{self.package.name}__mypyc.*{suffix}")
            for path in [*code, *self.package.rglob(f"*.{suffix}")]:
                if path not in products:
                    path.unlink()

    def _new_manifest(self) -> dict[str, Any]:
        def name(path: Path) -> str:
            return path.relative_to(self.package).as_posix()

        return {
            "made_with": toolchain_digest(),
            "modules": [name(path) for path in self.modules()],
            "sources": {name(path): files_digest(path) for path in self.sources()},
        }

    def _read_manifest(self) -> dict[str, Any]:
        try:
            manifest: dict[str, Any] = json.loads((self.package / COMPILED_MANIFEST).read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {"made_with": "", "modules": [], "sources": {}}
        return manifest

    def _write_manifest(self, manifest: dict[str, Any]) -> None:
        new = self.package / f"{COMPILED_MANIFEST}.new"
        new.write_text(json.dumps(manifest, indent=1), encoding="utf-8")
        os.replace(new, self.package / COMPILED_MANIFEST)


ENGINE = Engine(ROOT / "src" / "nasrid", ROOT / "build", COMPILED_PATTERNS, INTERPRETED_PATTERNS)


def add_docstrings(source: Path, c_file: Path) -> None:
    """Write the docstrings of a module's functions, methods and properties into its C file. mypyc leaves them out."""
    docstrings = dict(read_docstrings(ast.parse(source.read_text(encoding="utf-8"))))

    def add(match: re.Match[str]) -> str:
        names = [name for name in docstrings if f"___{match['name']}".endswith(f"___{name}")]
        docstring = docstrings[max(names, key=len)] if names else ""
        if not docstring:
            return match[0]
        start, end = (place - match.start() for place in match.span("place"))
        return match[0][:start] + (docstring if start == end else f'PyDoc_STR("{docstring}")') + match[0][end:]

    text = c_file.read_text(encoding="utf-8")
    for pattern in (C_METHOD_DOCSTRING, C_PROPERTY_DOCSTRING):
        text = pattern.sub(add, text)
    c_file.write_text(text, encoding="utf-8")


def read_docstrings(node: ast.Module | ast.ClassDef, prefix: str = "") -> Iterator[tuple[str, str]]:
    """Yield the name of each function, method and property in C, and its docstring as a C string."""
    for child in node.body:
        if isinstance(child, ast.ClassDef):
            yield from read_docstrings(child, child.name)
        elif isinstance(child, ast.FunctionDef):
            is_property = any(isinstance(name, ast.Name) and name.id == "property" for name in child.decorator_list)
            separator = "" if not prefix else "_get_" if is_property else "___"
            yield f"{prefix}{separator}{child.name}", c_string(ast.get_docstring(child) or "")


def c_string(text: str) -> str:
    """Return a text as the inside of a C string in ASCII."""
    return re.sub(rb"[^ !#-\[\]-~]", lambda match: b"\\%03o" % match[0][0], text.encode()).decode("ascii")


@contextmanager
def lock_file(path: Path) -> Iterator[None]:
    """Wait until no other process holds the lock. Windows has no such lock."""
    with path.open("w") as file:
        if os.name == "posix":
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def compile_in_background(engine: Engine) -> None:
    """Compile in a process that outlives this one and has the lowest priority."""
    if not CAN_FORK:
        raise CompileError("Windows does not compile in the background (to compile now: python compile.py)")
    engine.build.mkdir(exist_ok=True)
    if child := os.fork():
        os.waitpid(child, 0)
        return
    os.setsid()
    if os.fork():
        os._exit(0)
    with (engine.build / BACKGROUND_LOG).open("w") as log:
        for stream in (0, 1, 2):
            os.dup2(log.fileno(), stream)
    os.nice(LOWEST_PRIORITY)
    os._exit(compile_or_explain(engine, strict=True))


def run_while_compiling(engine: Engine, command: list[str]) -> NoReturn:
    """Replace this process by a command. Modules that are not compiled yet are compiled for its next start."""
    if not engine.is_up_to_date():
        os.environ["NASRID_PURE"] = "1"
        try:
            check_tools()
            compile_in_background(engine)
        except CompileError as error:
            print(f"{NOT_COMPILED}: {error}.", file=sys.stderr)
        else:
            print(
                "The engine is being compiled in the background. From the next start, bots think several times as fast."
            )
    sys.stdout.flush()
    if not CAN_FORK:
        sys.exit(subprocess.run(command, check=False).returncode)
    os.execvp(command[0], command)


def check_tools() -> None:
    for package in ("mypyc", "setuptools"):
        if not find_spec(package):
            raise CompileError(f"{package} is not installed (pip install mypy setuptools)")
    if os.name == "posix" and not can_compiler_find_headers():
        raise CompileError(
            "there is no C compiler, or it does not find Python's headers (Debian: sudo apt install gcc python3-dev)"
        )


def can_compiler_find_headers() -> bool:
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC"))  # like setuptools
    command = [*compiler, "-fsyntax-only", "-I", sysconfig.get_path("include"), "-x", "c", "-"]
    try:
        return subprocess.run(command, input=b"#include <Python.h>", capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def compile_c(extensions: list[Any], build: Path) -> None:
    """Compile and link all changes into build/lib, on all cores."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import BaseError, CCompilerError

    class Build(build_ext):  # type: ignore[misc]
        """The build command of setuptools, but with a separate compilation of each C file."""

        def build_extensions(self) -> None:
            self.compile_all = self.compiler.compile
            self.compiler.compile = self.compile_each
            super().build_extensions()

        def build_extension(self, extension: Any) -> None:
            made_from = [*extension.sources, *extension.depends]
            path = self.get_ext_fullpath(extension.name)
            make_if_changed(path, made_from, lambda: build_ext.build_extension(self, extension))

        def compile_each(self, sources: list[str], output_dir: str, depends: list[str], **options: Any) -> list[str]:
            def compile_one(source: str) -> str:
                [path] = self.compiler.object_filenames([source], output_dir=output_dir)
                make = self.compile_all
                make_if_changed(path, [source, *depends], lambda: make([source], output_dir, **options))
                return str(path)

            return list(cores.map(compile_one, sorted(sources, key=os.path.getsize, reverse=True)))

    command = Build(Distribution({"ext_modules": extensions}))
    command.build_lib, command.build_temp = str(build / "lib"), str(build / "objects")
    command.force = command.parallel = True
    command.ensure_finalized()
    try:
        with ThreadPoolExecutor(os.cpu_count()) as cores:
            command.run()
    except (BaseError, CCompilerError) as error:
        raise CompileError(f"the C compiler failed: {error}") from None


def make_if_changed(path: str, made_from: Iterable[str], make: Callable[[], object]) -> None:
    """Call `make` unless the file is up to date.

    A file next to it stores the digest of its inputs once it is complete.
    """
    mark = Path(f"{path}.made-from")
    digest_now = f"{toolchain_digest()} {files_digest(*map(Path, made_from))}"
    if Path(path).is_file() and mark.is_file() and mark.read_text() == digest_now:
        return
    mark.unlink(missing_ok=True)
    make()
    mark.write_text(digest_now)


@cache
def toolchain_digest() -> str:
    """Return a text that changes with the tools, so that files made with other tools are rebuilt."""
    try:
        return f"mypy {version('mypy')} {EXTENSION_SUFFIX} {files_digest(Path(__file__))}"
    except PackageNotFoundError:
        return ""


def files_digest(*files: Path) -> str:
    total = sha256()
    for file in files:
        total.update(file.read_bytes())
    return total.hexdigest()


def compile_or_explain(engine: Engine, *, strict: bool) -> int:
    """Compile in place. Return the exit code of the program."""
    try:
        engine.compile_in_place()
    except CompileError as error:
        print(f"{NOT_COMPILED}: {error}.", file=sys.stderr)
        return int(strict)
    return 0


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Compile the engine, beside its sources.")
    parser.add_argument("--remove", action="store_true", help="remove the compiled modules")
    parser.add_argument("--strict", action="store_true", help="exit with 1 if it cannot be compiled")
    parser.add_argument(
        "--while",
        dest="command",
        nargs=argparse.REMAINDER,
        help="run a command, and compile in the background for its next start",
    )
    arguments = parser.parse_args(argv)
    if arguments.remove:
        ENGINE.remove()
        return 0
    if arguments.command:
        run_while_compiling(ENGINE, arguments.command)
    return compile_or_explain(ENGINE, strict=arguments.strict)


if __name__ == "__main__":
    sys.exit(main())
