"""The engine is compiled when it can be, and what is stale or unwanted of it is never imported."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
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
# For `ord` of a letter mypyc adds a header, as it does for the engine.
MODULES = {
    "__init__": "from toy import loading\nfrom toy.one import one\nanswer = one(1)\ncompiled = loading.in_use()\n",
    "one": "from toy.two import two\n\ndef one(at: int) -> int:\n    return two(at) * 10 * (ord('ab'[at]) - 97)\n",
    "two": "def two(value: int) -> int:\n    return value + 2\n",
}
COMPILE = """
from pathlib import Path
from compile import Engine
Engine(Path("toy").resolve(), Path("build").resolve(), ("*.py",), ("__init__.py", "loading.py")).compile_in_place()
"""
TELL = "import toy; print(toy.compiled, toy.answer)"


def test_nothing_that_waits_is_compiled() -> None:
    """Compiled code would insist on what was checked before others had their turn (docs/compiling.md)."""
    waiting = [
        path for path in compiling.ENGINE.modules() if re.search(r"^\s*async |\bawait ", path.read_text("utf-8"), re.M)
    ]
    assert not waiting


@pytest.fixture
def toy(tmp_path: Path) -> Engine:
    """A small package that chooses as nasrid does; its `answer` is 30."""
    package = tmp_path / "toy"
    package.mkdir()
    for name, text in MODULES.items():
        (package / f"{name}.py").write_text(text)
    shutil.copy(loading.__file__, package)
    return Engine(package, tmp_path / "build", ("*.py",), ("__init__.py", "loading.py"))


def python(toy: Engine, code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """What a new process says, in which the toy can be imported and nothing was chosen before."""
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
    """Files that no Python can import stand for compiled ones."""

    def pretend(engine: Engine) -> dict[Path, Path]:
        made = {product: engine.build / product.name for product in engine.products()}
        engine.build.mkdir(exist_ok=True)
        for path in made.values():
            path.write_text("not compiled")
        return made

    monkeypatch.setattr(Engine, "compile", pretend)


# What is compiled


def test_every_pattern_names_modules() -> None:
    sources = compiling.ENGINE.sources()
    for pattern in compiling.COMPILED_PATTERNS:
        assert list(compiling.ENGINE.package.glob(pattern)), pattern
    for pattern in compiling.INTERPRETED_PATTERNS:
        assert {*compiling.ENGINE.package.glob(pattern)} & {*sources}, pattern
    assert {path.suffix for path in sources} == {".py"}
    assert ROOT / "src" / "nasrid" / "loading.py" not in sources


def test_mypy_has_one_version() -> None:
    hook = (ROOT / "hatch_build.py").read_text(encoding="utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    [pin] = re.findall(r'"(mypy==[^"]+)"', hook)
    assert pin in project["dependency-groups"]["build"]


# Compiling in place


@pytest.mark.usefixtures("no_compilers")
def test_after_a_failure_nothing_compiled_is_left(toy: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
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
def test_without_a_compiler_a_sentence_says_what_to_install(
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
def test_a_package_is_compiled_and_only_an_edited_module_again(toy: Engine) -> None:
    def objects() -> dict[str, int]:
        return {path.name: path.stat().st_mtime_ns for path in toy.build.rglob("*.o")}

    assert python(toy, COMPILE).returncode == 0
    assert python(toy, TELL).stdout == "True 30\n"
    assert python(toy, TELL, NASRID_PURE="1").stdout == "False 30\n"
    made = objects()
    (toy.package / "two.py").write_text(MODULES["two"].replace("+ 2", "+ 3"))
    assert python(toy, TELL).stdout == "False 40\n"
    assert "1 of 4 modules changed" in python(toy, COMPILE).stdout
    assert python(toy, TELL).stdout == "True 40\n"
    assert [name for name, time in objects().items() if made[name] != time] == ["__native_toy___two.o"]


# Choosing


@pytest.mark.usefixtures("no_compilers")
def test_compiled_modules_can_be_turned_off(toy: Engine) -> None:
    toy.compile_in_place()
    assert "ImportError" in python(toy, TELL).stderr  # Python prefers what pretends to be compiled
    assert python(toy, TELL, NASRID_PURE="1").stdout == "False 30\n"


@pytest.mark.usefixtures("no_compilers")
@pytest.mark.parametrize("change", ["edited", "removed", "interpreted"])
def test_stale_modules_are_left_out_with_one_line(toy: Engine, change: str) -> None:
    toy.compile_in_place()
    match change:
        case "edited":
            (toy.package / "one.py").write_text(MODULES["one"].replace("10", "100"))
        case "removed":
            (toy.package / "two.py").unlink()
            (toy.package / "one.py").write_text("def one(value: int) -> int:\n    return 300\n")
        case "interpreted":
            (toy.package / "__init__.py").write_text(MODULES["__init__"].replace("one(1)", "one(1) * 10"))
    told = python(toy, f"{TELL}; import subprocess, sys; subprocess.run([sys.executable, '-c', '{TELL}'])")
    assert sorted(told.stdout.splitlines()) == ["False 300", "False 300"]
    assert (
        told.stderr == "nasrid: compiled modules are older than their sources, so all run interpreted; run make setup\n"
    )


@pytest.mark.usefixtures("no_compilers")
def test_half_of_the_modules_are_left_out(toy: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    def copy_until_interrupted(source: Path, target: str) -> None:
        if "two" in target:
            raise KeyboardInterrupt
        shutil.copyfile(source, target)

    monkeypatch.setattr("shutil.copy2", copy_until_interrupted)
    with pytest.raises(KeyboardInterrupt):
        toy.compile_in_place()
    assert (toy.package / f"one{SUFFIX}").is_file()
    assert python(toy, TELL).stdout == "False 30\n"


def test_the_version_says_which_it_is(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for compiled, word in ((True, "compiled"), (False, "interpreted")):
        monkeypatch.setattr(commands, "compiled", compiled)
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
