"""The shapes of declarations.

A dataclass becomes an object of its fields. A `Family` names the subclasses of one base, and a field carries the name.
`TEXT_CODECS` lists the classes that are written as text, such as tiles, cities and actions.
"""

import types
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Annotated, Any, Generic, Literal, NamedTuple, TypeVar, Union, get_args, get_origin

from nasrid.rules.wire import shapes
from nasrid.rules.wire.shapes import Shape
from nasrid.rules.wire.source import docstring_of, hints_of

T = TypeVar("T")
ShapeHook = Callable[[Any], Shape | None]


class Range(NamedTuple):
    """The bounds of an annotated number and the name of what it counts."""

    low: int | None = None
    high: int | None = None
    name: str = ""


class Notation(NamedTuple):
    """The name of an annotated text's notation and a pattern that all such texts match."""

    name: str
    pattern: str = ""


class ModuleMap(NamedTuple):
    """An annotated mapping with one optional entry per module. The modules are known once all are registered."""

    name: str
    description: str
    members: Callable[[], Mapping[str, Any]]


class SchemaName(NamedTuple):
    """The name of an annotated enumeration in schemas."""

    name: str


class NamedEnum(NamedTuple):
    """An annotated text that is one of these values, which may grow until all modules are registered."""

    name: str
    values: Callable[[], Iterable[str]]


class Family(Generic[T]):
    """The subclasses of one base, each with a name in the field `tag`.

    `name` is the name of the family in schemas; `suffix` distinguishes its members from those of other families.
    """

    def __init__(
        self, base: type[T], tag: str, members: Mapping[str, type[T]], *, name: str = "", suffix: str = ""
    ) -> None:
        self.base = base
        self.tag = tag
        self.name = name or base.__name__
        self.suffix = suffix
        self.members: dict[str, type[T]] = {}
        self.names: dict[type[T], str] = {}
        self.add(members)
        FAMILIES[base] = self

    def add(self, members: Mapping[str, type[T]]) -> None:
        for name, member in members.items():
            if name in self.members:
                raise ValueError(f"two classes have the name {name}: {member.__name__}, {self.members[name].__name__}")
            self.members[name] = member
            self.names[member] = name
            FAMILIES[member] = self


class TextCodec(NamedTuple):
    """The text of a value. `read` also receives the context of the decoder."""

    notation: Notation
    write: Callable[[Any], str]
    read: Callable[[str, Any], Any]


FAMILIES: dict[type, Family[Any]] = {}  # by base and by member
TEXT_CODECS: dict[type, TextCodec] = {}  # by the class of the values
SHAPE_HOOKS: list[ShapeHook] = []  # shapes of classes that other packages declare


def shape_of(declared: Any) -> Shape:
    """Return the shape of an annotation."""
    for hook in SHAPE_HOOKS:
        if (shape := hook(declared)) is not None:
            return shape
    if (simple := _SIMPLE_SHAPES.get(declared)) is not None:
        return simple
    origin = get_origin(declared)
    if origin is Annotated:
        return _annotated_shape(*get_args(declared))
    if origin is Literal:
        return shapes.EnumShape(get_args(declared))
    if origin in (Union, types.UnionType):
        return shapes.UnionShape(tuple(map(shape_of, get_args(declared))))
    if origin is not None:
        return _generic_shape(origin, get_args(declared))
    if isinstance(declared, type):
        return _class_shape(declared)
    raise TypeError(f"{declared!r} has no shape")


_SIMPLE_SHAPES: dict[Any, Shape] = {
    None: shapes.NullShape(),
    type(None): shapes.NullShape(),
    bool: shapes.BooleanShape(),
    int: shapes.IntegerShape(),
    float: shapes.NumberShape(),
    str: shapes.TextShape(),
    object: shapes.AnyShape(),
    Any: shapes.AnyShape(),
}


def _annotated_shape(declared: Any, *remarks: Any) -> Shape:
    for remark in remarks:
        if isinstance(remark, Range):
            return shapes.IntegerShape(*remark)
        if isinstance(remark, Notation):
            return shapes.TextShape(remark.name, remark.pattern)
        if isinstance(remark, SchemaName):
            return shapes.EnumShape(get_args(declared), remark.name)
        if isinstance(remark, NamedEnum):
            return shapes.EnumShape(tuple(remark.values()), remark.name)
        if isinstance(remark, ModuleMap):
            members = remark.members().items()
            entries = tuple(shapes.FieldShape(name, shape_of(member), is_optional=True) for name, member in members)
            return shapes.ObjectShape(remark.name, remark.description, entries, dict)
    return shape_of(declared)


def _generic_shape(origin: Any, arguments: tuple[Any, ...]) -> Shape:
    if origin is tuple and arguments[-1] is not Ellipsis:
        return shapes.TupleShape(tuple(map(shape_of, arguments)))
    if issubclass(origin, Mapping):
        return shapes.MapShape(shape_of(arguments[0]), shape_of(arguments[1]))
    if issubclass(origin, Iterable):
        return shapes.ListShape(shape_of(arguments[0]), list if origin is list else tuple)
    raise TypeError(f"{origin!r} has no shape")


def _class_shape(cls: type) -> Shape:
    if cls in TEXT_CODECS:
        notation, _, read = TEXT_CODECS[cls]
        return shapes.TextShape(notation.name, notation.pattern, read=read)
    if hasattr(cls, "__shape__"):
        shape: Shape = cls.__shape__()
        return shape
    if issubclass(cls, Enum):
        return shapes.EnumShape(tuple(member.value for member in cls), cls.__name__, cls)
    family = FAMILIES.get(cls)
    if family and family.base is cls:
        members = tuple(map(shape_of, family.members.values()))
        return shapes.UnionShape(members, family.name, docstring_of(cls))
    if is_dataclass(cls):
        tag = (family.tag, family.names[cls]) if family else None
        name = cls.__name__ + (family.suffix if family else "")
        make, hints = getattr(cls, "from_fields", cls), hints_of(cls)
        own = tuple(shapes.FieldShape(field.name, shape_of(hints[field.name])) for field in fields(cls))
        return shapes.ObjectShape(name, docstring_of(cls), own, make, tag)
    raise TypeError(f"{cls.__name__} has no shape")


def notations_of(cls: Any) -> dict[str, str]:
    """Return the notation of each field of a dataclass."""
    hints = hints_of(cls)
    return {field.name: _notation_name(hints[field.name]) for field in fields(cls)}


def _notation_name(declared: Any) -> str:
    for remark in get_args(declared)[1:] if get_origin(declared) is Annotated else ():
        if isinstance(remark, Notation):
            return remark.name
    raise TypeError(f"{declared!r} has no notation")
