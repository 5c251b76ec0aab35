"""From declarations to shapes.

A dataclass is a record of its fields. A `Family` gives the classes below one base a name each, which travels in a
field. A class that is written as a text (a tile, a city, an action) says so with `written_as`.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass, replace
from enum import Enum
from typing import Annotated, Any, Generic, Literal, NamedTuple, TypeVar, Union, get_args, get_origin

from nasrid.rules.wire import shapes
from nasrid.rules.wire.shapes import Shape
from nasrid.rules.wire.source import about, hints_of

T = TypeVar("T")
Hook = Callable[[Any], Shape | None]


class Range(NamedTuple):
    """The bounds of an annotated number; `name` says what it counts."""

    low: int | None = None
    high: int | None = None
    name: str = ""


class Notation(NamedTuple):
    """What an annotated text is: the name of its notation, and a pattern that all such texts have."""

    name: str
    pattern: str = ""


class ByName(NamedTuple):
    """An annotated mapping: the values it may have by their names, known when all modules are registered."""

    name: str
    about: str
    members: Callable[[], Mapping[str, Any]]


class NameOf(NamedTuple):
    """An annotated text: the name of a member of a family."""

    name: str
    family: Family[Any]


class Named(NamedTuple):
    """Annotates a choice that has a name in schemas."""

    name: str


class NamedChoice(NamedTuple):
    """An annotated text: one of these values; the list has a name."""

    name: str
    values: tuple[str, ...]


class Family(Generic[T]):
    """The classes below one base, each with a name of its own, which stands in the field `tag`.

    `name` is what schemas call the family; `suffix` makes the names of its members unlike those of other families.
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
                raise ValueError(f"two classes are called {name}: {member.__name__}, {self.members[name].__name__}")
            self.members[name] = member
            self.names[member] = name
            FAMILIES[member] = self


class Written(NamedTuple):
    notation: Notation
    write: Callable[[Any], str]
    read: Callable[[str, Any], Any]


FAMILIES: dict[type, Family[Any]] = {}  # by their base and by every member
WRITTEN: dict[type, Written] = {}  # what is a text, by class
HOOKS: list[Hook] = []  # what other packages know of their own kinds of classes


def written_as(kind: type[T], notation: Notation, write: Callable[[T], str], read: Callable[[str, Any], T]) -> None:
    """Values of this class are texts; `read` also gets what `decode` was given to read them with."""
    WRITTEN[kind] = Written(notation, write, read)


def family_of(kind: type) -> Family[Any] | None:
    return FAMILIES.get(kind)


def shape_of(declared: Any) -> Shape:
    """The shape of an annotation."""
    for hook in HOOKS:
        if (shape := hook(declared)) is not None:
            return shape
    if (simple := _SIMPLE.get(declared)) is not None:
        return simple
    origin = get_origin(declared)
    if origin is Annotated:
        return _annotated(*get_args(declared))
    if origin is Literal:
        return shapes.Choice(get_args(declared))
    if origin in (Union, types.UnionType):
        return shapes.OneOf(tuple(map(shape_of, get_args(declared))))
    if origin is not None:
        return _generic(origin, get_args(declared))
    if isinstance(declared, type):
        return _class(declared)
    raise TypeError(f"{declared!r} has no shape")


_SIMPLE: dict[Any, Shape] = {
    None: shapes.Null(),
    type(None): shapes.Null(),
    bool: shapes.Flag(),
    int: shapes.Integer(),
    float: shapes.Number(),
    str: shapes.Text(),
    object: shapes.Anything(),
    Any: shapes.Anything(),
}


def _annotated(declared: Any, *remarks: Any) -> Shape:
    for remark in remarks:
        if isinstance(remark, Range):
            return shapes.Integer(*remark)
        if isinstance(remark, Notation):
            return shapes.Text(remark.name, remark.pattern)
        if isinstance(remark, NameOf):
            return shapes.Choice(tuple(remark.family.members), remark.name)
        if isinstance(remark, Named):
            return _named(shape_of(declared), remark.name)
        if isinstance(remark, NamedChoice):
            return shapes.Choice(remark.values, remark.name)
        if isinstance(remark, ByName):
            return _by_name(remark)
    return shape_of(declared)


def _named(shape: Shape, name: str) -> Shape:
    assert isinstance(shape, shapes.Choice)
    return replace(shape, name=name)


def _by_name(parts: ByName) -> Shape:
    found = tuple(shapes.Field(name, shape_of(kind), optional=True) for name, kind in parts.members().items())
    return shapes.Record(parts.name, parts.about, found, dict)


def _generic(origin: Any, arguments: tuple[Any, ...]) -> Shape:
    if origin is tuple and arguments[-1] is not Ellipsis:
        return shapes.Row(tuple(map(shape_of, arguments)))
    if issubclass(origin, Mapping):
        return shapes.Lookup(shape_of(arguments[0]), shape_of(arguments[1]))
    if issubclass(origin, Iterable):
        return shapes.Sequence(shape_of(arguments[0]), list if origin is list else tuple)
    raise TypeError(f"{origin!r} has no shape")


def _class(kind: type) -> Shape:
    if kind in WRITTEN:
        notation, _, read = WRITTEN[kind]
        return shapes.Text(notation.name, notation.pattern, read=read)
    if hasattr(kind, "__shape__"):
        own: Shape = kind.__shape__()
        return own
    if issubclass(kind, Enum):
        return shapes.Choice(tuple(member.value for member in kind), kind.__name__, kind)
    family = family_of(kind)
    if family and family.base is kind:
        members = tuple(map(shape_of, family.members.values()))
        return shapes.OneOf(members, family.name, about(kind))
    if is_dataclass(kind):
        tag = (family.tag, family.names[kind]) if family else None
        name = kind.__name__ + (family.suffix if family else "")
        return shapes.Record(name, about(kind), _fields(kind), kind, tag)
    raise TypeError(f"{kind.__name__} is not declared")


def _fields(kind: Any) -> tuple[shapes.Field, ...]:
    hints = hints_of(kind)
    return tuple(shapes.Field(one.name, shape_of(hints[one.name])) for one in fields(kind))


@dataclass(frozen=True)
class FieldNotation:
    """A field of a class as its notation sees it."""

    name: str
    notation: str  # the name of the notation
    optional: bool


def notations_of(kind: Any) -> tuple[FieldNotation, ...]:
    """The fields of a dataclass whose annotations all name their notation."""
    hints = hints_of(kind)
    return tuple(
        FieldNotation(one.name, _notation(hints[one.name]), one.default is not MISSING) for one in fields(kind)
    )


def _notation(declared: Any) -> str:
    for remark in get_args(declared)[1:] if get_origin(declared) is Annotated else ():
        if isinstance(remark, Notation):
            return remark.name
    raise TypeError(f"{declared!r} names no notation")
