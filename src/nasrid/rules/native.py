"""What the compiler of the rules is told; interpreted, these words mean nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    T = TypeVar("T")

    i64 = int

    def mypyc_attr(*_names, **_values):
        return lambda kind: kind
