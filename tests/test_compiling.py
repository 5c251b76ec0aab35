"""Compilation of the engine, and the choice between compiled modules and sources."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import compile as compiling
import nasrid
from compile import CompileError, Engine
from nasrid import cli, loading
from nasrid.cli import commands

ROOT = Path(__file__).parents[1]
SUFFIX = EXTENSION_SUFFIXES[0]
# mypyc adds a header for `ord` of a letter, as it does for the engine.
MODULES = {
    "__init__": (
        "from toy import loading\nfrom toy.one import one\nanswer = one(1)\ncompiled = loading.is_compiled_loaded()\n"
    ),
    "one": "from toy.two import two\n\ndef one(at: int) -> int:\n    return two(at) * 10 * (ord('ab'[at]) - 97)\n",
    "two": "def two(value: int) -> int:\n    return value + 2\n",
}
TOY_ENGINE_CODE = """
import sys
from pathlib import Path
import compile as compiling
engine = compiling.Engine(Path("toy").resolve(), Path("build").resolve(), ("*.py",), ("__init__.py", "loading.py"))
"""
COMPILE = f"{TOY_ENGINE_CODE}engine.compile_in_place()"
REPORT_CODE = "import toy; print(toy.compiled, toy.answer)"


def test_async_code_is_not_compiled() -> None:
    """Compiled code would rely on checks made before other tasks ran (docs/compiling.md)."""
    waiting = [
        path for path in compiling.ENGINE.modules() if re.search(r"^\s*async |\bawait ", path.read_text("utf-8"), re.M)
    ]
    assert not waiting


@pytest.fixture
def toy(tmp_path: Path) -> Engine:
    """Return a small package that chooses its modules like nasrid. Its `answer` is 30."""
    package = tmp_path / "toy"
    package.mkdir()
    for name, text in MODULES.items():
        (package / f"{name}.py").write_text(text)
    shutil.copy(loading.__file__, package)
    return Engine(package, tmp_path / "build", ("*.py",), ("__init__.py", "loading.py"))


def inherited_environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name != loading.PURE_VARIABLE}


def python(toy: Engine, code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run code in a new process that can import the toy."""
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=toy.package.parent,
        env=inherited_environment() | {"PYTHONPATH": str(ROOT)} | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def start(toy: Engine, code: str) -> subprocess.Popen[str]:
    """Start code in a process that can import the toy and be talked to."""
    return subprocess.Popen(
        [sys.executable, "-c", code],
        cwd=toy.package.parent,
        env=inherited_environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


@pytest.fixture
def no_compilers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace compiled modules by files that no Python can import."""

    def pretend(engine: Engine) -> dict[Path, Path]:
        made = {product: engine.build / product.name for product in engine.products()}
        engine.build.mkdir(exist_ok=True)
        for path in made.values():
            path.write_text("not compiled")
        return made

    monkeypatch.setattr(Engine, "compile", pretend)


# The compiled modules


def test_every_pattern_matches_modules() -> None:
    sources = compiling.ENGINE.sources()
    for pattern in compiling.COMPILED_PATTERNS:
        assert list(compiling.ENGINE.package.glob(pattern)), pattern
    for pattern in compiling.INTERPRETED_PATTERNS:
        assert {*compiling.ENGINE.package.glob(pattern)} & {*sources}, pattern
    assert {path.suffix for path in sources} == {".py"}
    assert ROOT / "src" / "nasrid" / "loading.py" not in sources


# Compiling in place


@pytest.mark.usefixtures("no_compilers")
def test_failed_compilation_leaves_no_compiled_files(toy: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(engine: Engine) -> dict[Path, Path]:
        raise CompileError("it rains")

    toy.compile_in_place()
    (toy.package / "two.py").write_text("two = max")
    monkeypatch.setattr(Engine, "compile", fail)
    with pytest.raises(CompileError):
        toy.compile_in_place()
    assert not [*toy.package.glob("*.so"), *toy.package.glob("*.json")]


@pytest.mark.skipif(os.name != "posix", reason="elsewhere setuptools looks for the compiler")
@pytest.mark.parametrize("compiler", ["false", "no-such-compiler"])
def test_missing_compiler_is_explained(
    toy: Engine, compiler: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiling, "ENGINE", toy)
    monkeypatch.setenv("CC", compiler)
    assert compiling.main([]) == 0
    assert capsys.readouterr().err == (
        "Nasrid runs interpreted, because it could not be compiled: there is no C compiler, or it does not find "
        "Python's headers (Debian: sudo apt install gcc python3-dev).\n"
    )
    assert compiling.main(["--strict"]) == 1


@pytest.mark.skipif(not compiling.can_compiler_find_headers(), reason="needs a C compiler and Python's headers")
def test_only_edited_modules_are_recompiled_and_a_running_process_keeps_its_build(toy: Engine) -> None:
    def objects() -> dict[str, int]:
        return {path.name: path.stat().st_mtime_ns for path in toy.build.rglob("*.o")}

    late = "from toy.two import two\n\ndef late(value: int) -> int:\n    return two(value)\n"
    (toy.package / "late.py").write_text(late)
    assert python(toy, COMPILE).returncode == 0
    assert python(toy, REPORT_CODE).stdout == "True 30\n"
    assert python(toy, REPORT_CODE, NASRID_PURE="1").stdout == "False 30\n"
    running = start(
        toy, "import toy; print(toy.compiled, flush=True); input(); from toy.late import late; print(late(1))"
    )
    assert running.stdout
    assert running.stdout.readline() == "True\n"
    made = objects()
    (toy.package / "two.py").write_text(MODULES["two"].replace("+ 2", "+ 3"))
    assert python(toy, REPORT_CODE).stdout == "False 40\n"
    assert "1 of 5 modules changed" in python(toy, COMPILE).stdout
    assert python(toy, REPORT_CODE).stdout == "True 40\n"
    assert [name for name, time in objects().items() if made[name] != time] == ["__native_toy___two.o"]
    assert running.communicate("\n")[0] == "3\n"


@pytest.mark.skipif(not compiling.can_compiler_find_headers(), reason="needs a C compiler and Python's headers")
def test_compiled_functions_have_docstrings(toy: Engine) -> None:
    source = """
class Thing:
    @property
    def size(self) -> int:
        '''The size: "größe"\\\\0.'''
        return 1

    def double(self, by: int = 2) -> int:
        '''Return it twice.

        Args:
            by: 100%.
        '''
        return by

    def silent(self) -> int:
        return 1

def silent() -> int:
    '''A function of the same name.'''
    return 1
"""
    (toy.package / "things.py").write_text(source, encoding="utf-8")
    report = (
        "from inspect import getdoc, signature; from toy.things import Thing, silent\n"
        "print([getdoc(one) for one in (Thing.size, Thing.double, Thing.silent, silent)], "
        "[*signature(Thing.double).parameters])"
    )
    interpreted = python(toy, report).stdout
    assert "größe" in interpreted
    assert python(toy, COMPILE).returncode == 0
    assert python(toy, report).stdout == interpreted


@pytest.mark.skipif(not compiling.can_compiler_find_headers(), reason="needs a C compiler and Python's headers")
def test_command_runs_interpreted_while_modules_are_compiled(toy: Engine) -> None:
    """The first command does not wait for the compiler. Later compilations wait for the one in the background."""
    code = f"{TOY_ENGINE_CODE}compiling.run_while_compiling(engine, [sys.executable, '-c', {REPORT_CODE!r}])"
    first = python(toy, code)
    assert first.stdout.splitlines() == [
        "The engine is being compiled in the background. From the next start, bots think several times as fast.",
        "False 30",
    ]
    assert python(toy, COMPILE).returncode == 0
    assert python(toy, code).stdout == "True 30\n"


# Choosing modules


@pytest.mark.usefixtures("no_compilers")
def test_process_does_not_load_modules_that_are_compiled_after_its_start(toy: Engine) -> None:
    (toy.package / "late.py").write_text("here = __file__[-7:]")
    running = start(toy, "import toy; print('started', flush=True); input(); import toy.late; print(toy.late.here)")
    assert running.stdout
    assert running.stdout.readline() == "started\n"
    toy.compile_in_place()
    assert running.communicate("\n")[0] == "late.py\n"


@pytest.mark.usefixtures("no_compilers")
@pytest.mark.parametrize("change", ["edited", "removed", "interpreted"])
def test_stale_modules_are_skipped_with_one_line(toy: Engine, change: str) -> None:
    toy.compile_in_place()
    match change:
        case "edited":
            (toy.package / "one.py").write_text(MODULES["one"].replace("10", "100"))
        case "removed":
            (toy.package / "two.py").unlink()
            (toy.package / "one.py").write_text("def one(value: int) -> int:\n    return 300\n")
        case "interpreted":
            (toy.package / "__init__.py").write_text(MODULES["__init__"].replace("one(1)", "one(1) * 10"))
    done = python(
        toy, f"{REPORT_CODE}; import subprocess, sys; subprocess.run([sys.executable, '-c', '{REPORT_CODE}'])"
    )
    assert sorted(done.stdout.splitlines()) == ["False 300", "False 300"]
    assert (
        done.stderr == "nasrid: compiled modules are older than their sources, so all run interpreted; run make setup\n"
    )


@pytest.mark.usefixtures("no_compilers")
def test_partially_copied_modules_are_skipped(toy: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    def copy_until_interrupted(source: Path, target: str) -> None:
        if "two" in target:
            raise KeyboardInterrupt
        shutil.copyfile(source, target)

    monkeypatch.setattr("shutil.copy2", copy_until_interrupted)
    with pytest.raises(KeyboardInterrupt):
        toy.compile_in_place()
    assert (toy.package / f"one{SUFFIX}").is_file()
    done = python(toy, REPORT_CODE)
    assert done.stdout == "False 30\n"
    assert done.stderr == (
        "nasrid: compiled modules are being replaced, so all run interpreted; if this persists, run make setup\n"
    )


def test_version_states_compiled_or_interpreted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for compiled, word in ((True, "compiled"), (False, "interpreted")):
        monkeypatch.setattr(commands, "is_compiled", compiled)
        with pytest.raises(SystemExit):
            cli.main(["--version"])
        assert capsys.readouterr().out == f"nasrid {nasrid.__version__} ({word})\n"


def test_pure_nasrid_has_no_compiled_module() -> None:
    code = (
        "import nasrid, nasrid.bots, sys; print(nasrid.is_compiled, {m.__file__[-3:] for m in [*sys.modules.values()] "
        "if m.__name__.startswith('nasrid')})"
    )
    done = subprocess.run([sys.executable, "-c", code], env=os.environ | {"NASRID_PURE": "1"}, capture_output=True)
    assert done.stdout.decode().strip() == "False {'.py'}"
