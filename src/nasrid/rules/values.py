"""The base of all that is declared: values of named fields, which are dataclasses."""

from __future__ import annotations

from typing import Any

from nasrid.rules.mypyc_support import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Value:
    """Nobody changes one. Copies and pickles are made anew from its fields."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        cls: Any = type(self)
        return cls, tuple([getattr(self, name) for name in cls.__dataclass_fields__])
