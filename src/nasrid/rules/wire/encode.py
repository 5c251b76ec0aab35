"""Values as JSON values: numbers, texts, lists and dicts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import partial
from operator import methodcaller
from typing import Any

from nasrid.rules.wire.declare import WRITTEN, family_of

Encoder = Callable[[Any], Any]


def encode(value: Any) -> Any:
    """A value of any declared kind; tuples become lists."""
    return _ENCODERS[type(value)](value)


def _same(value: Any) -> Any:
    return value


def _list(values: Any) -> list[Any]:
    if PLAIN.issuperset(map(type, values)):
        return list(values)
    return [_ENCODERS[type(value)](value) for value in values]


def _object(values: Mapping[Any, Any]) -> dict[str, Any]:
    return {encode_key(key): _ENCODERS[type(value)](value) for key, value in values.items()}


def encode_key(key: Any) -> str:
    """The names of an object are texts: a cell is written x,y."""
    return ",".join(map(str, key)) if isinstance(key, tuple) else str(encode(key))


def _encoder(kind: type) -> Encoder:
    for base in kind.__mro__:
        if base in WRITTEN:
            return WRITTEN[base].write
    if issubclass(kind, Enum):
        return {member: member.value for member in kind}.__getitem__
    if hasattr(kind, "to_json"):
        return methodcaller("to_json")
    if is_dataclass(kind):
        family = family_of(kind)
        tag = {family.tag: family.names[kind]} if family else {}
        return partial(_record, tag, tuple(field.name for field in fields(kind)))
    if issubclass(kind, Mapping):
        return _object
    if issubclass(kind, tuple | list | set | frozenset):
        return _list
    raise TypeError(f"{kind.__name__} is not declared, so it cannot be encoded")


def _record(tag: dict[str, str], names: tuple[str, ...], value: Any) -> dict[str, Any]:
    encoded: dict[str, Any] = tag.copy()
    for name in names:
        field = getattr(value, name)
        kind = type(field)
        encoded[name] = field if kind in PLAIN else _ENCODERS[kind](field)
    return encoded


class _Encoders(dict[type, Encoder]):
    """By class; that of a new class is made when it is first met."""

    def __missing__(self, kind: type) -> Encoder:
        encoder = self[kind] = _encoder(kind)
        return encoder


PLAIN = frozenset({type(None), bool, int, float, str})  # what is JSON already
_ENCODERS = _Encoders(dict.fromkeys(PLAIN, _same) | {tuple: _list, list: _list, dict: _object})
