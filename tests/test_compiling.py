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
COMPILE = """
from pathlib import Path
from compile import Engine
Engine(Path("toy").resolve(), Path("build").resolve(), ("*.py",), ("__init__.py", "loading.py")).compile_in_place()
"""
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


def python(toy: Engine, code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run code in a new process that can import the toy."""
    inherited = {name: value for name, value in os.environ.items() if name != loading.PURE_VARIABLE}
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=toy.package.parent,
        env=inherited | {"PYTHONPATH": str(ROOT)} | environment,
        capture_output=True,
        text=True,
        check=False,
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
def test_only_edited_modules_are_recompiled(toy: Engine) -> None:
    def objects() -> dict[str, int]:
        return {path.name: path.stat().st_mtime_ns for path in toy.build.rglob("*.o")}

    assert python(toy, COMPILE).returncode == 0
    assert python(toy, REPORT_CODE).stdout == "True 30\n"
    assert python(toy, REPORT_CODE, NASRID_PURE="1").stdout == "False 30\n"
    made = objects()
    (toy.package / "two.py").write_text(MODULES["two"].replace("+ 2", "+ 3"))
    assert python(toy, REPORT_CODE).stdout == "False 40\n"
    assert "1 of 4 modules changed" in python(toy, COMPILE).stdout
    assert python(toy, REPORT_CODE).stdout == "True 40\n"
    assert [name for name, time in objects().items() if made[name] != time] == ["__native_toy___two.o"]


# Choosing modules


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
    assert python(toy, REPORT_CODE).stdout == "False 30\n"


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
