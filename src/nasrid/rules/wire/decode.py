"""JSON values as what was declared: everything that does not fit is refused, and the error says where."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any, NoReturn

from nasrid.rules.quoting import quoted
from nasrid.rules.wire import shapes
from nasrid.rules.wire.shapes import Shape


class WireError(ValueError):
    """A value that is not of the declared shape; `at` is its place in the data."""

    def __init__(self, reason: str, at: str = "") -> None:
        super().__init__(f"{at}: {reason}" if at else reason)
        self.at = at


def parse_json(text: str | bytes) -> Any:
    """The values of a JSON text; WireError if it is ambiguous."""
    if isinstance(text, str) and not text.startswith("\ufeff"):
        return _unambiguous.decode(text)
    return json.loads(text, object_pairs_hook=_object)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    values = dict(pairs)
    if len(values) < len(pairs):
        name, _ = Counter(name for name, _ in pairs).most_common(1)[0]
        raise WireError(f"the name {quoted(name)} is there twice in one object")
    return values


_unambiguous = json.JSONDecoder(object_pairs_hook=_object)  # json.loads would make one each time


def decode_shape(shape: Shape, data: Any, read_with: Any = None, at: str = "") -> Any:
    """Return the value of this shape; `read_with` is what texts are read with, like the options that name the tiles."""
    match shape:
        case shapes.Anything():
            return data
        case shapes.Null() if data is None:
            return None
        case shapes.Flag() if type(data) is bool:
            return data
        case shapes.Integer(low, high) if type(data) is int:
            if (low is not None and data < low) or (high is not None and data > high):
                _refuse(at, f"{quoted(data)} is not a number from {low} to {high}")
            return data
        case shapes.Number() if type(data) in (int, float):
            return float(data)
        case shapes.Text() if isinstance(data, str):
            return _text(shape, data, read_with, at)
        case shapes.Choice(values, _, read):
            if not any(data == value and type(data) is type(value) for value in values):
                _refuse(at, f"{quoted(data)} is not one of {', '.join(map(str, values))}")
            return read(data) if read else data
        case shapes.Row(items) if isinstance(data, list) and len(data) == len(items):
            pairs = enumerate(zip(items, data, strict=True))
            return tuple(decode_shape(item, value, read_with, f"{at}[{place}]") for place, (item, value) in pairs)
        case shapes.Sequence(item, read) if isinstance(data, list):
            return read(decode_shape(item, one, read_with, f"{at}[{place}]") for place, one in enumerate(data))
        case shapes.Lookup(key, value) if isinstance(data, dict):
            return {
                _key(key, name, read_with, at): decode_shape(value, one, read_with, _below(at, name))
                for name, one in data.items()
            }
        case shapes.Record() if isinstance(data, dict):
            return _record(shape, data, read_with, at)
        case shapes.OneOf(members):
            return _one_of(members, data, read_with, at)
    _refuse(at, f"{quoted(data)} is not {said(shape)}")


def _text(shape: shapes.Text, data: str, read_with: Any, at: str) -> Any:
    if shape.pattern and not re.fullmatch(shape.pattern, data):
        _refuse(at, f"{quoted(data)} is not {said(shape)}")
    if shape.read is None:
        return data
    try:
        return shape.read(data, read_with)
    except ValueError as error:
        _refuse(at, str(error))


def _key(shape: Shape, name: str, read_with: Any, at: str) -> Any:
    if isinstance(shape, shapes.Row):  # a cell, written x,y
        numbers = name.split(",")
        if not all(re.fullmatch(shapes.NUMBER, number) for number in numbers):
            _refuse(at, f"{quoted(name)} is not the name of a cell")
        return decode_shape(shape, [int(number) for number in numbers], read_with, at)
    return decode_shape(shape, name, read_with, at)


def _record(shape: shapes.Record, data: dict[str, Any], read_with: Any, at: str) -> Any:
    known = {field.name: field for field in shape.fields}
    names = dict.fromkeys(data)
    if shape.tag:
        tag, value = shape.tag
        if data.get(tag) != value:
            _refuse(_below(at, tag), f"{quoted(data.get(tag))} is not {value}")
        del names[tag]
    for name in () if shape.is_open else names:
        if name not in known:
            _refuse(at, f"there is no field {quoted(name)}; there are {', '.join(known) or 'none'}")
    if missing := [field.name for field in shape.fields if not field.optional and field.name not in names]:
        _refuse(at, f"the field {missing[0]} is missing")
    values = {
        name: decode_shape(field.shape, data[name], read_with, _below(at, name))
        for name, field in known.items()
        if name in names
    }
    try:
        return shape.make(**values)
    except ValueError as error:  # good one by one, they do not go together
        _refuse(at, str(error))


def _one_of(members: tuple[Shape, ...], data: Any, read_with: Any, at: str) -> Any:
    """Members of a family are told apart by their tags, others by trying."""
    tagged = {member.tag[1]: member for member in members if isinstance(member, shapes.Record) and member.tag}
    if len(tagged) == len(members) and isinstance(data, dict):
        tag = next(member.tag[0] for member in tagged.values() if member.tag)
        name = data.get(tag)
        if not isinstance(name, str) or name not in tagged:
            _refuse(_below(at, tag), f"{quoted(name)} is not one of {', '.join(tagged)}")
        return _record(tagged[name], data, read_with, at)
    errors = []
    for member in members:
        try:
            return decode_shape(member, data, read_with, at)
        except WireError as error:
            errors.append(error)
    raise max(errors, key=lambda error: len(error.at))  # of the one that it fits best


def _below(at: str, name: str) -> str:
    return f"{at}.{name}" if at else name


def _refuse(at: str, reason: str) -> NoReturn:
    raise WireError(reason, at)


def said(shape: Shape) -> str:
    """What a value should have been, in words."""
    match shape:
        case shapes.Null():
            return "null"
        case shapes.Flag():
            return "true or false"
        case shapes.Integer():
            return "a whole number"
        case shapes.Number():
            return "a number"
        case shapes.Text(name):
            return f"a {name}" if name else "a text"
        case shapes.Row(items):
            return f"a list of {len(items)} values"
        case shapes.Sequence():
            return "a list"
    return "an object"
