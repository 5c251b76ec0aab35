"""The public API: the documentation and the examples import nothing deeper, and every export has a docstring."""

from __future__ import annotations

import ast
import inspect
import json
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
PUBLIC_MODULES = (
    "nasrid",
    "nasrid.actions",
    "nasrid.arena",
    "nasrid.bots",
    "nasrid.cities",
    "nasrid.envs",
    "nasrid.events",
    "nasrid.modules",
    "nasrid.money",
    "nasrid.notation",
    "nasrid.records",
    "nasrid.scoring",
    "nasrid.tournaments",
)
ADAPTERS = ("nasrid.envs.gymnasium", "nasrid.envs.jax", "nasrid.envs.openspiel", "nasrid.envs.pettingzoo")
PAGES = [ROOT / "README.md", *(ROOT / "docs").glob("*.md"), *(ROOT / "docs" / "guides").glob("*.md")]
BLOCK_RE = re.compile(r"^```python.*\n((?:.*\n)*?)```$|((?:^    .*\n|^\n(?=\n*    ))+)", flags=re.MULTILINE)
IMPORT_RE = re.compile(r"^\s*(?:from|import) nasrid", flags=re.MULTILINE)


def code_blocks(path: Path) -> Iterator[str]:
    """Yield the blocks of Python in a page, a program or a notebook that import Nasrid."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        blocks = [text]
    elif path.suffix == ".ipynb":
        blocks = ["".join(cell["source"]) for cell in json.loads(text)["cells"] if cell["cell_type"] == "code"]
    else:
        blocks = [fenced or inspect.cleandoc(indented) for fenced, indented in BLOCK_RE.findall(text)]
    yield from (block for block in blocks if IMPORT_RE.search(block))


def imports(code: str) -> Iterator[tuple[str, str]]:
    """Yield each imported module of Nasrid with the imported name, which is empty for a plain import."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names if alias.name.partition(".")[0] == "nasrid")
        elif isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "nasrid":
            yield from ((node.module or "", alias.name) for alias in node.names)


@pytest.mark.parametrize(
    "path",
    [*PAGES, *(ROOT / "examples").glob("*.py"), *(ROOT / "examples").glob("*.ipynb")],
    ids=lambda path: path.name,
)
def test_documentation_imports_only_the_public_api(path: Path) -> None:
    for block in code_blocks(path):
        for module, name in imports(block):
            assert module in PUBLIC_MODULES + ADAPTERS, f"{module} is not public"
            assert not name or name in import_module(module).__all__, f"{module} does not export {name}"


def definition(value: Any) -> ast.ClassDef | ast.FunctionDef:
    """Return the source of a class or function; compiled ones have no docstring."""
    place = ROOT / "src" / value.__module__.replace(".", "/")
    source = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == value.__name__:
            return node
    raise AssertionError(f"{value} is not defined in {source}")


@pytest.mark.parametrize("name", PUBLIC_MODULES + ADAPTERS)
def test_every_export_is_documented(name: str) -> None:
    reference = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "docs" / "api").glob("*.md"))
    module = import_module(name)
    assert module.__doc__
    for export in module.__all__:
        assert re.search(rf"^::: {name}(\.{export})?$", reference, flags=re.MULTILINE), f"{name}.{export}"
        value = getattr(module, export)
        if callable(value) and value.__module__.startswith("nasrid"):
            assert ast.get_docstring(definition(value)), f"{name}.{export} has no docstring"
