"""Declarations for mypyc, which have no effect in interpreted code."""

from typing import TYPE_CHECKING, Annotated, Any, TypeVar, Union

T = TypeVar("T")
IS_COMPILED = False  # mypyc runs with --always-true=IS_COMPILED

# The type of arguments from outside. Compiled code type-checks all other arguments and raises a bare TypeError; our own
# checks of these explain the error.
if not IS_COMPILED:  # noqa: SIM108 (mypy reads only one of the two)
    Unchecked = Annotated[T, "given"]
else:
    Unchecked = Union[T, Any]  # noqa: UP007 (nothing else is an alias of T)

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64
    from mypy_extensions import mypyc_attr as mypyc_attr

    Board = vec[i64]
    Floats = vec[float]
else:
    Board = list
    Floats = list

    def mypyc_attr(*_names, **_values):
        return lambda cls: cls


def field_names(instance: object) -> tuple[str, ...]:
    """Return the names of an object's fields, whether its class is compiled or not."""
    names: tuple[str, ...] | None = getattr(type(instance), "__mypyc_attrs__", None)
    return tuple(vars(instance)) if names is None else names
