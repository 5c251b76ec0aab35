"""What a value may look like as JSON."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Shape:
    """The base of all shapes."""


@dataclass(frozen=True)
class Null(Shape):
    pass


@dataclass(frozen=True)
class Anything(Shape):
    """What the declaration leaves open."""


@dataclass(frozen=True)
class Flag(Shape):
    pass


@dataclass(frozen=True)
class Integer(Shape):
    """`name` says what it counts."""

    low: int | None = None
    high: int | None = None
    name: str = ""


@dataclass(frozen=True)
class Number(Shape):
    pass


@dataclass(frozen=True)
class Text(Shape):
    """`name` says which notation, `pattern` which texts are of it; `read` makes a value of one."""

    name: str = ""
    pattern: str = ""
    shortest: int | None = None
    longest: int | None = None
    read: Callable[[str, Any], Any] | None = None


@dataclass(frozen=True)
class Choice(Shape):
    """One of these texts or numbers. `name` names the list, where it is one that others speak of."""

    values: tuple[Any, ...]
    name: str = ""
    read: Callable[[Any], Any] | None = None


@dataclass(frozen=True)
class Row(Shape):
    """A list with one value of each of these, in this order."""

    items: tuple[Shape, ...]


@dataclass(frozen=True)
class Sequence(Shape):
    """A list of any length."""

    item: Shape
    read: Callable[[Any], Any] = tuple
    longest: int | None = None


NUMBER = "-?[0-9]{1,6}"  # of a row that is the name of a value, written x,y


@dataclass(frozen=True)
class Lookup(Shape):
    """An object of any names that `key` allows."""

    key: Shape
    value: Shape


@dataclass(frozen=True)
class Field:
    """`optional`: it may be missing, and then means `default`."""

    name: str
    shape: Shape
    optional: bool = False
    default: Any = None


@dataclass(frozen=True)
class Record(Shape):
    """An object of known names. `tag` is the name and value of the field that tells it from its family; `make` makes a
    value from decoded fields."""

    name: str
    about: str
    fields: tuple[Field, ...]
    make: Callable[..., Any]
    tag: tuple[str, str] | None = None
    is_open: bool = False  # other fields may be there


@dataclass(frozen=True)
class OneOf(Shape):
    """A value of one of these shapes; `name` names the family."""

    members: tuple[Shape, ...]
    name: str = ""
    about: str = ""
