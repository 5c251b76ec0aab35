"""The base class of immutable values: actions, steps, score sheets and other dataclasses."""

from __future__ import annotations

from typing import Any

from nasrid.rules.mypyc_support import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Value:
    """An immutable dataclass. Copies and pickles are created from its fields."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        cls: Any = type(self)
        return cls, tuple([getattr(self, name) for name in cls.__dataclass_fields__])
