"""The shapes of msgspec structs, which extend the declarations of the rules."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import fields

from nasrid.rules.wire import shapes
from nasrid.rules.wire.declare import SHAPE_HOOKS, shape_of
from nasrid.rules.wire.shapes import Shape
from nasrid.rules.wire.source import docstring_of, hints_of

TEXT_END = r"(?!\n)$"  # the end of a pattern; $ alone also matches before a line feed at the end of a text


@dataclass(frozen=True)
class Encoded:
    """Annotation of a field that holds the JSON value of a class declared in the rules."""

    cls: Any


@dataclass(frozen=True)
class Shaped:
    """Annotation of a field whose shape is computed after all modules have been registered."""

    shape: Callable[[], Shape]


def _shape(declared: Any) -> Shape | None:
    if get_origin(declared) is Annotated:
        return _annotated(*get_args(declared))
    if isinstance(declared, type) and issubclass(declared, Struct):
        return _struct(declared)
    return shapes.AnyShape() if declared is msgspec.Raw else None


SHAPE_HOOKS.append(_shape)


def _annotated(declared: Any, *annotations: Any) -> Shape | None:
    for annotation in annotations:
        if isinstance(annotation, Encoded):
            return shape_of(annotation.cls)
        if isinstance(annotation, Shaped):
            return annotation.shape()
        if isinstance(annotation, Meta):
            return _limited(shape_of(declared), annotation)
    return None


def _limited(shape: Shape, meta: Meta) -> Shape:
    match shape:
        case shapes.IntegerShape():
            return shapes.IntegerShape(_to_int(meta.ge), _to_int(meta.le))
        case shapes.TextShape():
            return shapes.TextShape(meta.description or "", meta.pattern or "", meta.min_length, meta.max_length)
        case shapes.ListShape():
            return replace(shape, max_length=meta.max_length)
    return shape


def _to_int(bound: float | None) -> int | None:
    return None if bound is None else int(bound)


def _struct(cls: type[Struct]) -> Shape:
    """Return the shape of a struct. A field with a default is optional if it is omitted when sent or read strictly."""
    config = cls.__struct_config__
    tag = (str(config.tag_field), str(config.tag)) if config.tag is not None else None
    hints = hints_of(cls)
    return shapes.ObjectShape(
        schema_name(cls),
        docstring_of(cls),
        tuple(_field(field, shape_of(hints[field.name]), config) for field in fields(cls)),
        cls,
        tag,
        is_open=not config.forbid_unknown_fields,
    )


def _field(field: msgspec.structs.FieldInfo, shape: Shape, config: Any) -> shapes.FieldShape:
    default = None if field.default is msgspec.NODEFAULT else msgspec.to_builtins(field.default)
    optional = not field.required and (config.omit_defaults or config.forbid_unknown_fields)
    if optional and default is None and config.omit_defaults and not config.forbid_unknown_fields:
        shape = _without_null(shape)  # the field is omitted instead
    return shapes.FieldShape(field.encode_name, shape, optional, default)


def _without_null(shape: Shape) -> Shape:
    members = (
        [member for member in shape.members if member != shapes.NullShape()]
        if isinstance(shape, shapes.UnionShape)
        else [shape]
    )
    return members[0] if len(members) == 1 else shapes.UnionShape(tuple(members))


def schema_name(cls: type) -> str:
    """Return the name of a class in schemas. `schema_suffix` distinguishes classes of the same name."""
    return cls.__name__ + str(getattr(cls, "schema_suffix", ""))


def union_of_subclasses(base: type[Struct]) -> Any:
    """Return the union of the subclasses in the order of their declaration, for decoders and schemas. A subclass that
    has subclasses itself stands for these."""
    return Union[tuple(_leaf_classes(base))]  # noqa: UP007 (the members are known only at run time)


def _leaf_classes(base: type[Struct]) -> Iterator[type[Struct]]:
    for subclass in base.__subclasses__():
        if subclass.__subclasses__():
            yield from _leaf_classes(subclass)
        else:
            yield subclass
