"""Shapes as JSON Schema (2020-12). Records and families that have a name are defined once and referred to."""

from __future__ import annotations

from typing import Any

from nasrid.rules.wire import shapes
from nasrid.rules.wire.declare import shape_of
from nasrid.rules.wire.encode import encode
from nasrid.rules.wire.shapes import Shape

Schema = dict[str, Any]


class Definitions:
    """Collects the definitions of everything that was asked for; `prefix` is where a document keeps them."""

    def __init__(self, prefix: str = "#/$defs/") -> None:
        self._prefix = prefix
        self._shapes: dict[str, Shape] = {}
        self.schemas: dict[str, Schema] = {}

    def of(self, declared: Any) -> Schema:
        """The schema of a declared kind."""
        return self.of_shape(shape_of(declared))

    def of_shape(self, shape: Shape) -> Schema:
        name = name_of(shape)
        if not name:
            return self._inline(shape)
        known = self._shapes.get(name)
        if known is None:
            self._shapes[name] = shape
            self.schemas[name] = self._inline(shape)
        elif known != shape:
            raise ValueError(f"two declarations have the name {name}")
        return {"$ref": self._prefix + name}

    def _inline(self, shape: Shape) -> Schema:
        match shape:
            case shapes.Anything():
                return {}
            case shapes.Null():
                return {"type": "null"}
            case shapes.Flag():
                return {"type": "boolean"}
            case shapes.Integer(low, high):
                return {"type": "integer", **_given(minimum=low, maximum=high)}
            case shapes.Number():
                return {"type": "number"}
            case shapes.Text():
                pattern = f"^(?:{shape.pattern})$" if shape.pattern else None
                more = _given(pattern=pattern, minLength=shape.shortest, maxLength=shape.longest)
                return {"type": "string", **_given(description=shape.name or None), **more}
            case shapes.Choice((only,)):
                return {"const": only}
            case shapes.Choice(values):
                return {"enum": list(values)}
            case shapes.Row(items):
                row = [self.of_shape(item) for item in items]
                return {"type": "array", "prefixItems": row, "items": False, "minItems": len(row)}
            case shapes.Sequence(item):
                return {"type": "array", "items": self.of_shape(item), **_given(maxItems=shape.longest)}
            case shapes.Lookup(key, value):
                names = self._names(key)
                return {"type": "object", "propertyNames": names, "additionalProperties": self.of_shape(value)}
            case shapes.Record():
                return self._record(shape)
            case shapes.OneOf(members):
                return self._one_of(shape, [self.of_shape(member) for member in members])
        raise TypeError(f"{shape} has no schema")

    def _names(self, key: Shape) -> Schema:
        if isinstance(key, shapes.Row):
            return {"pattern": f"^{','.join([shapes.NUMBER] * len(key.items))}$"}
        return self.of_shape(key)

    def _record(self, shape: shapes.Record) -> Schema:
        tag = {shape.tag[0]: {"const": shape.tag[1]}} if shape.tag else {}
        required = [*tag, *(field.name for field in shape.fields if not field.optional)]
        properties = {field.name: self._field(field) for field in shape.fields}
        return {
            "type": "object",
            **_given(description=shape.about or None),
            "properties": tag | properties,
            **_given(required=required or None),
            **_given(additionalProperties=None if shape.is_open else False),
        }

    def _field(self, field: shapes.Field) -> Schema:
        schema = self.of_shape(field.shape)
        if field.default is None:
            return schema
        return schema | {"default": encode(field.default)}

    def _one_of(self, shape: shapes.OneOf, members: list[Schema]) -> Schema:
        schema: Schema = {"anyOf": members, **_given(description=shape.about or None)}
        tags = {member.tag for member in shape.members if isinstance(member, shapes.Record) and member.tag}
        if len(tags) == len(members) and tags:
            mapping = {value: reference["$ref"] for (_, value), reference in _tagged(shape, members)}
            schema["discriminator"] = {"propertyName": next(iter(tags))[0], "mapping": mapping}
        return schema


def _tagged(shape: shapes.OneOf, members: list[Schema]) -> list[tuple[tuple[str, str], Schema]]:
    pairs = zip(shape.members, members, strict=True)
    return [(member.tag, schema) for member, schema in pairs if isinstance(member, shapes.Record) and member.tag]


def name_of(shape: Shape) -> str:
    """The name under which a shape is defined once."""
    return shape.name if isinstance(shape, shapes.Record | shapes.OneOf | shapes.Choice) else ""


def _given(**values: Any) -> Schema:
    return {name: value for name, value in values.items() if value is not None}
