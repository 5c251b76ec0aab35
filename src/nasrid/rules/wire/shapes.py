"""Shapes: descriptions of JSON values."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Shape:
    """The base of all shapes."""


class NullShape(Shape):
    pass


class AnyShape(Shape):
    """Any JSON value."""


class BooleanShape(Shape):
    pass


@dataclass(frozen=True)
class IntegerShape(Shape):
    """An integer within bounds; `name` is what it counts."""

    low: int | None = None
    high: int | None = None
    name: str = ""


class NumberShape(Shape):
    pass


@dataclass(frozen=True)
class TextShape(Shape):
    """A text of the notation `name` that matches `pattern`; `read` parses it."""

    name: str = ""
    pattern: str = ""
    min_length: int | None = None
    max_length: int | None = None
    read: Callable[[str, Any], Any] | None = None


@dataclass(frozen=True)
class EnumShape(Shape):
    """One of these texts or numbers; `name` is set if the enumeration is defined once and referenced."""

    values: tuple[Any, ...]
    name: str = ""
    read: Callable[[Any], Any] | None = None


@dataclass(frozen=True)
class TupleShape(Shape):
    """A list with one value of each of these shapes, in this order."""

    items: tuple[Shape, ...]


@dataclass(frozen=True)
class ListShape(Shape):
    """A list of any length."""

    item: Shape
    read: Callable[[Any], Any] = tuple
    max_length: int | None = None


COORDINATE_PATTERN = "-?[0-9]{1,6}"  # of a cell that is a key, written x,y


@dataclass(frozen=True)
class MapShape(Shape):
    """An object with any keys of the shape `key`."""

    key: Shape
    value: Shape


@dataclass(frozen=True)
class FieldShape:
    """A field of an object. An optional field may be missing and then has the value `default`."""

    name: str
    shape: Shape
    is_optional: bool = False
    default: Any = None


@dataclass(frozen=True)
class ObjectShape(Shape):
    """An object with known fields. `tag` is the name and value of the field that identifies it within its family.
    `make` creates a value from decoded fields."""

    name: str
    description: str
    fields: tuple[FieldShape, ...]
    make: Callable[..., Any]
    tag: tuple[str, str] | None = None
    is_open: bool = False  # unknown fields are allowed


@dataclass(frozen=True)
class UnionShape(Shape):
    """A value of one of these shapes; `name` is the name of the family."""

    members: tuple[Shape, ...]
    name: str = ""
    description: str = ""
