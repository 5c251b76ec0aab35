"""Strict decoding of JSON values. Errors name the path of a value that does not fit."""

import json
import re
from collections import Counter
from typing import Any, NoReturn

from nasrid.rules.quoting import quoted
from nasrid.rules.wire import shapes
from nasrid.rules.wire.shapes import Shape


class WireError(ValueError):
    """A value that does not have the declared shape; `path` is its place in the data."""

    def __init__(self, reason: str, path: str = "") -> None:
        super().__init__(f"{path}: {reason}" if path else reason)
        self.path = path


def parse_json(text: str | bytes) -> Any:
    """Return the values of a JSON text, or raise WireError if a name occurs twice in an object."""
    if isinstance(text, str) and not text.startswith("\ufeff"):
        return _STRICT_DECODER.decode(text)
    return json.loads(text, object_pairs_hook=_make_object)


def _make_object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    values = dict(pairs)
    if len(values) < len(pairs):
        name, _ = Counter(name for name, _ in pairs).most_common(1)[0]
        raise WireError(f"the name {quoted(name)} occurs twice in one object")
    return values


_STRICT_DECODER = json.JSONDecoder(object_pairs_hook=_make_object)  # json.loads would create one per call


def decode_shape(shape: Shape, data: Any, context: Any = None, path: str = "") -> Any:
    """Return the value of this shape. `context` is passed to readers of texts, for example options with their tiles."""
    match shape:
        case shapes.AnyShape():
            return data
        case shapes.NullShape() if data is None:
            return None
        case shapes.BooleanShape() if type(data) is bool:
            return data
        case shapes.IntegerShape(low, high) if type(data) is int:
            if (low is not None and data < low) or (high is not None and data > high):
                _refuse(path, f"{quoted(data)} is not a number from {low} to {high}")
            return data
        case shapes.NumberShape() if type(data) in (int, float):
            return float(data)
        case shapes.TextShape() if isinstance(data, str):
            return _decode_text(shape, data, context, path)
        case shapes.EnumShape(values, _, read):
            if not any(data == value and type(data) is type(value) for value in values):
                _refuse(path, f"{quoted(data)} is not one of {', '.join(map(str, values))}")
            return read(data) if read else data
        case shapes.TupleShape(items) if isinstance(data, list) and len(data) == len(items):
            pairs = enumerate(zip(items, data, strict=True))
            return tuple(decode_shape(item, value, context, f"{path}[{index}]") for index, (item, value) in pairs)
        case shapes.ListShape(item, read) if isinstance(data, list):
            return read(decode_shape(item, element, context, f"{path}[{index}]") for index, element in enumerate(data))
        case shapes.MapShape(key, value) if isinstance(data, dict):
            return {
                _decode_key(key, name, context, path): decode_shape(value, element, context, _child_path(path, name))
                for name, element in data.items()
            }
        case shapes.ObjectShape() if isinstance(data, dict):
            return _decode_object(shape, data, context, path)
        case shapes.UnionShape(members):
            return _decode_union(members, data, context, path)
    _refuse(path, f"{quoted(data)} is not {describe_shape(shape)}")


def _decode_text(shape: shapes.TextShape, data: str, context: Any, path: str) -> Any:
    if shape.pattern and not re.fullmatch(shape.pattern, data):
        _refuse(path, f"{quoted(data)} is not {describe_shape(shape)}")
    if shape.read is None:
        return data
    try:
        return shape.read(data, context)
    except ValueError as error:
        _refuse(path, str(error))


def _decode_key(shape: Shape, name: str, context: Any, path: str) -> Any:
    if isinstance(shape, shapes.TupleShape):  # a cell, written x,y
        numbers = name.split(",")
        if not all(re.fullmatch(shapes.COORDINATE_PATTERN, number) for number in numbers):
            _refuse(path, f"{quoted(name)} is not the name of a cell")
        return decode_shape(shape, [int(number) for number in numbers], context, path)
    return decode_shape(shape, name, context, path)


def _decode_object(shape: shapes.ObjectShape, data: dict[str, Any], context: Any, path: str) -> Any:
    known = {field.name: field for field in shape.fields}
    names = dict.fromkeys(data)
    if shape.tag:
        tag, value = shape.tag
        if data.get(tag) != value:
            _refuse(_child_path(path, tag), f"{quoted(data.get(tag))} is not {value}")
        del names[tag]
    for name in () if shape.is_open else names:
        if name not in known:
            _refuse(path, f"there is no field {quoted(name)}; there are {', '.join(known) or 'none'}")
    if missing := [field.name for field in shape.fields if not field.is_optional and field.name not in names]:
        _refuse(path, f"the field {missing[0]} is missing")
    values = {
        name: decode_shape(field.shape, data[name], context, _child_path(path, name))
        for name, field in known.items()
        if name in names
    }
    try:
        return shape.make(**values)
    except ValueError as error:  # valid fields may contradict each other
        _refuse(path, str(error))


def _decode_union(members: tuple[Shape, ...], data: Any, context: Any, path: str) -> Any:
    """Return the value of the first member that fits. Members of a family are recognised by their tags."""
    tagged = {member.tag[1]: member for member in members if isinstance(member, shapes.ObjectShape) and member.tag}
    if len(tagged) == len(members) and isinstance(data, dict):
        tag = next(member.tag[0] for member in tagged.values() if member.tag)
        name = data.get(tag)
        if not isinstance(name, str) or name not in tagged:
            _refuse(_child_path(path, tag), f"{quoted(name)} is not one of {', '.join(tagged)}")
        return _decode_object(tagged[name], data, context, path)
    errors = []
    for member in members:
        try:
            return decode_shape(member, data, context, path)
        except WireError as error:
            errors.append(error)
    raise max(errors, key=lambda error: len(error.path))  # the error of the closest member


def _child_path(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _refuse(path: str, reason: str) -> NoReturn:
    raise WireError(reason, path)


_DESCRIPTIONS: dict[type, str] = {
    shapes.NullShape: "null",
    shapes.BooleanShape: "true or false",
    shapes.IntegerShape: "a whole number",
    shapes.NumberShape: "a number",
    shapes.ListShape: "a list",
}


def describe_shape(shape: Shape) -> str:
    """Return the expected kind of value, for error messages."""
    match shape:
        case shapes.TextShape(name):
            return f"a {name}" if name else "a text"
        case shapes.TupleShape(items):
            return f"a list of {len(items)} values"
    return _DESCRIPTIONS.get(type(shape), "an object")
