"""The rules import the standard library and themselves, and nothing that brings in the outside world."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "src"
OUTSIDE_WORLD = {"time", "random", "logging", "socket", "os"}
# What the compiler needs, in the files that only compiled code imports, or only for their types.
OF_THE_COMPILER = {
    f"nasrid/rules/{file} imports {module}"
    for file in ("native.py", "city/limbs.py")
    for module in ("librt.vecs", "mypy_extensions")
}


def imported(source: str, package: str) -> Iterator[str]:
    """The absolute names of the modules that a module of `package` imports."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parents = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            yield ".".join([*parents, *([node.module] if node.module else [])])


def may_be_imported(module: str) -> bool:
    top = module.split(".")[0]
    if top == "nasrid":
        return module.split(".")[:2] == ["nasrid", "rules"]
    return top in sys.stdlib_module_names and top not in OUTSIDE_WORLD


def imports_of(folder: Path) -> Iterator[tuple[Path, str]]:
    """Every file with each module that it imports."""
    for path in sorted(folder.rglob("*.py")):
        package = ".".join(path.relative_to(SRC).parent.parts)
        yield from ((path.relative_to(SRC), module) for module in imported(path.read_text(encoding="utf-8"), package))


def test_rules_import_only_the_standard_library_and_themselves() -> None:
    found = list(imports_of(SRC / "nasrid" / "rules"))
    wrong = {f"{path.as_posix()} imports {module}" for path, module in found if not may_be_imported(module)}
    assert wrong == OF_THE_COMPILER
    assert {str(path.parent.name) for path, _ in found} >= {"rules", "wire", "pieces", "city", "table", "turn", "text"}


def test_what_turns_values_into_json_knows_nothing_of_the_games() -> None:
    found = [module for _, module in imports_of(SRC / "nasrid" / "rules" / "wire") if module.startswith("nasrid")]
    assert found
    assert {".".join(module.split(".")[:3]) for module in found} == {"nasrid.rules.wire", "nasrid.rules.quoting"}


@pytest.mark.parametrize(
    ("line", "allowed"),
    [
        ("import dataclasses", True),
        ("from importlib import resources", True),
        ("from nasrid.rules.city.grid import shift", True),
        ("from .grid import shift", True),
        ("from . import grid", True),
        ("from .. import cli", False),
        ("from nasrid.cli import main", False),
        ("import nasrid", False),
        ("import rich.table", False),
        ("import os.path", False),
        ("def f() -> None:\n    from random import choice", False),
    ],
)
def test_the_check_tells_good_imports_from_bad(line: str, allowed: bool) -> None:
    assert all(map(may_be_imported, imported(line, "nasrid.rules"))) is allowed
