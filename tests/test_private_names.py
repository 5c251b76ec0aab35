"""What begins with an underscore belongs to the file that defines it: nobody else reaches into it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "nasrid"
OWN = ("self", "cls")
# What Python's own library calls so, although it is meant for everybody.
PUBLIC = {"_replace", "_asdict", "_fields", "_make"}
FILES = [file for file in sorted(SOURCE.rglob("*.py")) if SOURCE / "rules" not in file.parents]


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("__") and name not in PUBLIC


def defined_names(tree: ast.AST) -> Iterator[str]:
    """Everything that a file gives a name: functions, classes, variables, attributes of its own objects."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.Name(id=name, ctx=ast.Store()):
                yield name
            case ast.Attribute(value=ast.Name(id="self" | "cls"), attr=name, ctx=ast.Store()):
                yield name


def foreign_private_names(source: str) -> list[tuple[int, str]]:
    """The line and the text of each access to a private name that the file does not define itself."""
    tree = ast.parse(source)
    own = set(defined_names(tree))
    return [
        (node.lineno, ast.unparse(node))
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and is_private(node.attr)
        and node.attr not in own
        and not (isinstance(node.value, ast.Name) and node.value.id in OWN)
    ]


def test_no_file_outside_the_rules_uses_a_private_name_of_another() -> None:
    assert len(FILES) > 50
    found = [
        f"{file.relative_to(SOURCE)}:{line}: {text}"
        for file in FILES
        for line, text in foreign_private_names(file.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "source",
    ["game._state", "print(game.copy()._origin)", "self.game._state.seat", "game._state = 1", "del game._actions[0]"],
)
def test_a_private_name_of_another_would_be_found(source: str) -> None:
    assert [line for line, _ in foreign_private_names(f"import nasrid\n{source}\n")] == [2]


@pytest.mark.parametrize(
    "source",
    [
        "class A:\n    def copy(self):\n        twin = A()\n        twin._x = self._x = 1",
        "class A:\n    def _draw(self): ...\nA()._draw()",
        "class A:\n    _judges = {}\nA._judges",
        "weights._replace(threat=0)",
        "self._legal_actions\nobject.__new__",
    ],
)
def test_what_is_ones_own_may_be_used(source: str) -> None:
    assert foreign_private_names(source) == []
