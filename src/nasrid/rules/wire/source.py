"""Docstrings and annotations of classes. Compiled classes have none, so they are read from the source file next to the
compiled module."""

import ast
import sys
from collections.abc import Mapping
from functools import cache
from inspect import cleandoc
from pathlib import Path
from typing import Any, get_type_hints


def docstring_of(cls: type) -> str:
    """Return the docstring of a class."""
    if not _is_compiled(cls):
        return cleandoc(cls.__doc__ or "")
    return ast.get_docstring(_declaration(cls)) or ""


class SourceDocstring:
    """The docstring of a compiled class. It is read when `help` asks for it, so imports stay fast."""

    def __get__(self, _instance: object, owner: type) -> str:
        return docstring_of(owner)


def attach_docstrings(names: Mapping[str, object]) -> None:
    """Give the compiled classes among these names their docstrings."""
    for value in names.values():
        if isinstance(value, type) and _is_compiled(value):
            type.__setattr__(value, "__doc__", SourceDocstring())


def source_of(cls: type) -> str:
    """Return the source lines of a class, including comments."""
    declaration = _declaration(cls)
    return "\n".join(_source(cls.__module__).splitlines()[declaration.lineno - 1 : declaration.end_lineno])


@cache
def hints_of(cls: type) -> Mapping[str, Any]:
    """Return the annotations of a class and its bases."""
    if not any(map(_is_compiled, cls.__mro__)):
        return get_type_hints(cls, include_extras=True)
    hints: dict[str, Any] = {}
    for base in reversed(cls.__mro__):
        hints |= _own_hints(base)
    return hints


def _own_hints(cls: type) -> dict[str, Any]:
    if not _is_compiled(cls):
        declared: dict[str, Any] = vars(cls).get("__annotations__", {})
    else:
        body = _declaration(cls).body
        lines = [line for line in body if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)]
        declared = {ast.unparse(line.target): ast.unparse(line.annotation) for line in lines}
    names = vars(sys.modules[cls.__module__])
    return {name: eval(hint, names) if isinstance(hint, str) else hint for name, hint in declared.items()}


def _is_compiled(cls: type) -> bool:
    return "__mypyc_attrs__" in vars(cls)


@cache
def _declaration(cls: type) -> ast.ClassDef:
    return _classes(cls.__module__)[cls.__name__]


@cache
def _classes(module: str) -> dict[str, ast.ClassDef]:
    return {node.name: node for node in ast.parse(_source(module)).body if isinstance(node, ast.ClassDef)}


@cache
def _source(module: str) -> str:
    file = sys.modules[module].__file__
    assert file
    return Path(file).with_name(module.rpartition(".")[2] + ".py").read_text("utf-8")
