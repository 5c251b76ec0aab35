"""Docstrings of compiled classes are those of the sources."""

from __future__ import annotations

import ast
import inspect
import pydoc
import sys
from pathlib import Path
from typing import Any

import pytest

from nasrid import Game, UndoStack, View
from nasrid.actions import Buy
from nasrid.cities import City
from nasrid.events import TileBought


def declaration(cls: type) -> ast.ClassDef:
    module = sys.modules[cls.__module__].__file__
    assert module
    source = Path(module).with_name(f"{cls.__module__.rpartition('.')[2]}.py")
    classes = (node for node in ast.parse(source.read_text("utf-8")).body if isinstance(node, ast.ClassDef))
    return next(node for node in classes if node.name == cls.__name__)


@pytest.mark.parametrize("cls", [Game, View, UndoStack, Buy, TileBought, City])
def test_docstrings_are_those_of_the_source(cls: Any) -> None:
    assert inspect.getdoc(cls) == ast.get_docstring(declaration(cls))
    assert inspect.getdoc(cls)


@pytest.mark.parametrize("cls", [Game, UndoStack, City])
def test_docstrings_of_methods_are_those_of_the_source(cls: Any) -> None:
    methods = [node for node in declaration(cls).body if isinstance(node, ast.FunctionDef)]
    public = {node.name: ast.get_docstring(node) for node in methods if not node.name.startswith("_")}
    assert {name: inspect.getdoc(getattr(cls, name)) for name in public} == public
    assert any(public.values())


def test_help_shows_the_docstrings() -> None:
    assert "One game in progress." in pydoc.render_doc(Game)
    assert "Apply an action of the seat that decides" in pydoc.render_doc(Game)
