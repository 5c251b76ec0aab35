"""Encoding of declared values as JSON values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import partial
from operator import methodcaller
from typing import Any

from nasrid.rules.containers import LazyDict
from nasrid.rules.wire.declare import FAMILIES, TEXT_CODECS

Encoder = Callable[[Any], Any]


def encode(value: Any) -> Any:
    """Return a value as JSON values; tuples become lists.

    Args:
        value: An event, view, standing, score sheet, step or action.
    """
    return _ENCODERS[type(value)](value)


def _identity(value: Any) -> Any:
    return value


def _encode_list(values: Any) -> list[Any]:
    if JSON_PRIMITIVES.issuperset(map(type, values)):
        return list(values)
    return [_ENCODERS[type(value)](value) for value in values]


def _encode_mapping(values: Mapping[Any, Any]) -> dict[str, Any]:
    return {encode_key(key): _ENCODERS[type(value)](value) for key, value in values.items()}


def encode_key(key: Any) -> str:
    """Return a key as text; a cell is written x,y."""
    return ",".join(map(str, key)) if isinstance(key, tuple) else str(encode(key))


def _make_encoder(cls: type) -> Encoder:
    if cls in JSON_PRIMITIVES:
        return _identity
    for base in cls.__mro__:
        if base in TEXT_CODECS:
            return TEXT_CODECS[base].write
    if issubclass(cls, Enum):
        return {member: member.value for member in cls}.__getitem__
    if hasattr(cls, "to_json"):
        return methodcaller("to_json")
    if is_dataclass(cls):
        family = FAMILIES.get(cls)
        tag = {family.tag: family.names[cls]} if family else {}
        return partial(_encode_dataclass, tag, tuple(field.name for field in fields(cls)))
    if issubclass(cls, Mapping):
        return _encode_mapping
    if issubclass(cls, tuple | list | set | frozenset):
        return _encode_list
    raise TypeError(f"{cls.__name__} is not declared and cannot be encoded")


def _encode_dataclass(tag: dict[str, str], names: tuple[str, ...], value: Any) -> dict[str, Any]:
    encoded: dict[str, Any] = tag.copy()
    for name in names:
        field = getattr(value, name)
        cls = type(field)
        encoded[name] = field if cls in JSON_PRIMITIVES else _ENCODERS[cls](field)
    return encoded


JSON_PRIMITIVES = frozenset({type(None), bool, int, float, str})
_ENCODERS = LazyDict(_make_encoder)
