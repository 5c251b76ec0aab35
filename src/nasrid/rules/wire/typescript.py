"""Shapes as TypeScript: an interface for each object, a type for each family and enumeration."""

import json
from collections.abc import Iterator
from typing import Any

from nasrid.rules.wire import shapes
from nasrid.rules.wire.declare import shape_of
from nasrid.rules.wire.schema import definition_name
from nasrid.rules.wire.shapes import Shape


class TypeDeclarations:
    """The collected declarations of the requested types."""

    def __init__(self) -> None:
        self._shapes: dict[str, Shape] = {}

    def add(self, declared: Any, name: str = "") -> None:
        """Collect a type and the types it refers to. `name` is for a type without a name."""
        shape = shape_of(declared)
        if name:
            self._shapes[name] = shape
        for inner in _nested_shapes(shape):
            if inner_name := definition_name(inner):
                self._shapes.setdefault(inner_name, inner)

    def render(self) -> str:
        return "\n".join(_declare_type(name, shape) for name, shape in sorted(self._shapes.items()))


def _nested_shapes(shape: Shape) -> Iterator[Shape]:
    """Yield a shape and all shapes it contains."""
    yield shape
    match shape:
        case shapes.TupleShape(items):
            children: tuple[Shape, ...] = items
        case shapes.ListShape(item):
            children = (item,)
        case shapes.MapShape(key, value):
            children = (key, value)
        case shapes.ObjectShape():
            children = tuple(field.shape for field in shape.fields)
        case shapes.UnionShape(members):
            children = members
        case _:
            children = ()
    for child in children:
        yield from _nested_shapes(child)


def _declare_type(name: str, shape: Shape) -> str:
    description = getattr(shape, "description", "").partition("\n\n")[0].replace("\n", " ")
    comment = f"/** {description} */\n" if description else ""
    if isinstance(shape, shapes.ObjectShape):
        tag = [f"  {shape.tag[0]}: {json.dumps(shape.tag[1])};"] if shape.tag else []
        lines = [f"  {field.name}{'?' * field.is_optional}: {to_typescript(field.shape)};" for field in shape.fields]
        body = "\n".join(["{", *tag, *lines, "}"]) if tag or lines else "{}"
        return f"{comment}export interface {name} {body}\n"
    return f"{comment}export type {name} = {to_typescript(shape, use_name=False)};\n"


def to_typescript(shape: Shape, *, use_name: bool = True) -> str:
    """Return a type expression; a named type is referenced unless `use_name` is False."""
    if use_name and (name := definition_name(shape)):
        return name
    match shape:
        case shapes.AnyShape():
            return "unknown"
        case shapes.NullShape():
            return "null"
        case shapes.BooleanShape():
            return "boolean"
        case shapes.IntegerShape() | shapes.NumberShape():
            return "number"
        case shapes.TextShape():
            return "string"
        case shapes.EnumShape(values):
            return " | ".join(json.dumps(value) for value in values)
        case shapes.TupleShape(items):
            return f"[{', '.join(map(to_typescript, items))}]"
        case shapes.ListShape(item):
            inner = to_typescript(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case shapes.MapShape(_, value):
            return f"Record<string, {to_typescript(value)}>"
        case shapes.UnionShape(members):
            return " | ".join(dict.fromkeys(map(to_typescript, members)))
    raise TypeError(f"{shape} has no type")
