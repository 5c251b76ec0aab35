"""What a value may look like as JSON."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Shape:
    """The base of all shapes."""


@dataclass(frozen=True)
class NullShape(Shape):
    pass


@dataclass(frozen=True)
class AnyShape(Shape):
    """What the declaration leaves open."""


@dataclass(frozen=True)
class BooleanShape(Shape):
    pass


@dataclass(frozen=True)
class IntegerShape(Shape):
    """`name` says what it counts."""

    low: int | None = None
    high: int | None = None
    name: str = ""


@dataclass(frozen=True)
class NumberShape(Shape):
    pass


@dataclass(frozen=True)
class TextShape(Shape):
    """`name` says which notation, `pattern` which texts are of it; `read` makes a value of one."""

    name: str = ""
    pattern: str = ""
    min_length: int | None = None
    max_length: int | None = None
    read: Callable[[str, Any], Any] | None = None


@dataclass(frozen=True)
class EnumShape(Shape):
    """One of these texts or numbers. `name` names the list, where it is one that others speak of."""

    values: tuple[Any, ...]
    name: str = ""
    read: Callable[[Any], Any] | None = None


@dataclass(frozen=True)
class TupleShape(Shape):
    """A list with one value of each of these, in this order."""

    items: tuple[Shape, ...]


@dataclass(frozen=True)
class ListShape(Shape):
    """A list of any length."""

    item: Shape
    read: Callable[[Any], Any] = tuple
    max_length: int | None = None


COORDINATE_PATTERN = "-?[0-9]{1,6}"  # of a row that is the name of a value, written x,y


@dataclass(frozen=True)
class MapShape(Shape):
    """An object of any names that `key` allows."""

    key: Shape
    value: Shape


@dataclass(frozen=True)
class FieldShape:
    """`optional`: it may be missing, and then means `default`."""

    name: str
    shape: Shape
    is_optional: bool = False
    default: Any = None


@dataclass(frozen=True)
class ObjectShape(Shape):
    """An object of known names. `tag` is the name and value of the field that tells it from its family; `make` makes a
    value from decoded fields."""

    name: str
    description: str
    fields: tuple[FieldShape, ...]
    make: Callable[..., Any]
    tag: tuple[str, str] | None = None
    is_open: bool = False  # other fields may be there


@dataclass(frozen=True)
class UnionShape(Shape):
    """A value of one of these shapes; `name` names the family."""

    members: tuple[Shape, ...]
    name: str = ""
    description: str = ""
