"""Shapes as TypeScript: an interface for each record, a type for each family and list of choices."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from nasrid.rules.wire import shapes
from nasrid.rules.wire.declare import shape_of
from nasrid.rules.wire.schema import name_of
from nasrid.rules.wire.shapes import Shape


class Types:
    """Collects the types of everything that was asked for."""

    def __init__(self) -> None:
        self._shapes: dict[str, Shape] = {}

    def add(self, declared: Any, name: str = "") -> None:
        """Also what it is made of; under a name of its own if it has none."""
        shape = shape_of(declared)
        if name:
            self._shapes[name] = shape
        for inner in _inside(shape):
            if own := name_of(inner):
                self._shapes.setdefault(own, inner)

    def text(self) -> str:
        return "\n".join(_declaration(name, shape) for name, shape in sorted(self._shapes.items()))


def _inside(shape: Shape) -> Iterator[Shape]:
    """The shape and all that it is made of."""
    yield shape
    match shape:
        case shapes.Row(items):
            parts: tuple[Shape, ...] = items
        case shapes.Sequence(item):
            parts = (item,)
        case shapes.Lookup(key, value):
            parts = (key, value)
        case shapes.Record():
            parts = tuple(field.shape for field in shape.fields)
        case shapes.OneOf(members):
            parts = members
        case _:
            parts = ()
    for part in parts:
        yield from _inside(part)


def _declaration(name: str, shape: Shape) -> str:
    about = getattr(shape, "about", "").partition("\n\n")[0].replace("\n", " ")
    comment = f"/** {about} */\n" if about else ""
    if isinstance(shape, shapes.Record):
        tag = [f"  {shape.tag[0]}: {json.dumps(shape.tag[1])};"] if shape.tag else []
        lines = [*tag, *(f"  {_field(field)};" for field in shape.fields)]
        body = "\n".join(["{", *lines, "}"]) if lines else "{}"
        return f"{comment}export interface {name} {body}\n"
    return f"{comment}export type {name} = {written(shape, named=False)};\n"


def _field(field: shapes.Field) -> str:
    return f"{field.name}{'?' if field.optional else ''}: {written(field.shape)}"


def written(shape: Shape, *, named: bool = True) -> str:
    """A type as it stands in others."""
    if named and (name := name_of(shape)):
        return name
    match shape:
        case shapes.Anything():
            return "unknown"
        case shapes.Null():
            return "null"
        case shapes.Flag():
            return "boolean"
        case shapes.Integer() | shapes.Number():
            return "number"
        case shapes.Text():
            return "string"
        case shapes.Choice(values):
            return " | ".join(json.dumps(value) for value in values)
        case shapes.Row(items):
            return f"[{', '.join(map(written, items))}]"
        case shapes.Sequence(item):
            inner = written(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case shapes.Lookup(_, value):
            return f"Record<string, {written(value)}>"
        case shapes.OneOf(members):
            return " | ".join(dict.fromkeys(map(written, members)))
    raise TypeError(f"{shape} has no type")
