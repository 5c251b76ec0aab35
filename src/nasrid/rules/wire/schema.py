"""Shapes as JSON Schema (2020-12). Named shapes are defined once and referenced."""

from typing import Any

from nasrid.rules.wire import shapes
from nasrid.rules.wire.declare import shape_of
from nasrid.rules.wire.encode import encode
from nasrid.rules.wire.shapes import Shape

Schema = dict[str, Any]


class Definitions:
    """The collected definitions of the requested schemas; `prefix` is their path in the document.

    The schemas reject unknown fields, as decoders do. Those of `for_readers` allow them.
    """

    def __init__(self, prefix: str = "#/$defs/", strict: "Definitions | None" = None) -> None:
        self._prefix = prefix
        self._allows_unknown_fields = strict is not None
        self._references: dict[str, Schema] = {}
        self.declared: dict[str, Shape] = strict.declared if strict else {}
        self.schemas: dict[str, Schema] = strict.schemas if strict else {}

    def for_readers(self) -> "Definitions":
        """Return definitions in the same document for values that others read, who must ignore unknown fields.

        A definition that differs from the strict one of the same name gets the suffix `Output`. So collect all strict
        schemas first.
        """
        return Definitions(self._prefix, self)

    def schema_of(self, declared: Any) -> Schema:
        """Return the schema of a declared type and collect the definitions it needs."""
        return self.shape_schema(shape_of(declared))

    def shape_schema(self, shape: Shape) -> Schema:
        name = definition_name(shape)
        if not name:
            return self._inline_schema(shape)
        known = self.declared.setdefault(name, shape)
        if known != shape:
            raise ValueError(f"two declarations have the name {name}")
        if name not in self._references:
            self._references[name] = self._define(name, self._inline_schema(shape))
        return self._references[name]

    def _define(self, name: str, schema: Schema) -> Schema:
        """Add a definition and return a reference to it."""
        if self.schemas.setdefault(name, schema) != schema:
            name += "Output"
            self.schemas[name] = schema
        return {"$ref": self._prefix + name}

    def _inline_schema(self, shape: Shape) -> Schema:
        match shape:
            case shapes.AnyShape():
                return {}
            case shapes.NullShape():
                return {"type": "null"}
            case shapes.BooleanShape():
                return {"type": "boolean"}
            case shapes.IntegerShape(low, high):
                return {"type": "integer", **_without_none(minimum=low, maximum=high)}
            case shapes.NumberShape():
                return {"type": "number"}
            case shapes.TextShape():
                pattern = f"^(?:{shape.pattern})$" if shape.pattern else None
                more = _without_none(pattern=pattern, minLength=shape.min_length, maxLength=shape.max_length)
                return {"type": "string", **_without_none(description=shape.name or None), **more}
            case shapes.EnumShape((only,)):
                return {"const": only}
            case shapes.EnumShape(values):
                return {"enum": list(values)}
            case shapes.TupleShape(items):
                row = [self.shape_schema(item) for item in items]
                # Equivalent to "items": false, which some code generators do not support.
                return {"type": "array", "prefixItems": row, "minItems": len(row), "maxItems": len(row)}
            case shapes.ListShape(item):
                return {"type": "array", "items": self.shape_schema(item), **_without_none(maxItems=shape.max_length)}
            case shapes.MapShape(key, value):
                cell = f"^{','.join([shapes.COORDINATE_PATTERN] * 2)}$"
                names = {"pattern": cell} if isinstance(key, shapes.TupleShape) else self.shape_schema(key)
                return {"type": "object", "propertyNames": names, "additionalProperties": self.shape_schema(value)}
            case shapes.ObjectShape():
                return self._object_schema(shape)
            case shapes.UnionShape(members):
                return self._union_schema(shape, [self.shape_schema(member) for member in members])
        raise TypeError(f"{shape} has no schema")

    def _object_schema(self, shape: shapes.ObjectShape) -> Schema:
        tag = {shape.tag[0]: {"const": shape.tag[1]}} if shape.tag else {}
        required = [*tag, *(field.name for field in shape.fields if not field.is_optional)]
        defaults = {field.name: _without_none(default=encode(field.default)) for field in shape.fields}
        properties = {field.name: self.shape_schema(field.shape) | defaults[field.name] for field in shape.fields}
        return {
            "type": "object",
            **_without_none(description=shape.description or None),
            "properties": tag | properties,
            **_without_none(required=required or None),
            **_without_none(additionalProperties=None if shape.is_open or self._allows_unknown_fields else False),
        }

    def _union_schema(self, shape: shapes.UnionShape, members: list[Schema]) -> Schema:
        schema: Schema = {"anyOf": members, **_without_none(description=shape.description or None)}
        tags = [member.tag for member in shape.members if isinstance(member, shapes.ObjectShape) and member.tag]
        if tags and len(tags) == len(members):
            mapping = {value: member["$ref"] for (_, value), member in zip(tags, members, strict=True)}
            schema["discriminator"] = {"propertyName": tags[0][0], "mapping": mapping}
        return schema


def definition_name(shape: Shape) -> str:
    """Return the name under which a shape is defined, or an empty text."""
    return shape.name if isinstance(shape, shapes.ObjectShape | shapes.UnionShape | shapes.EnumShape) else ""


def _without_none(**values: Any) -> Schema:
    return {name: value for name, value in values.items() if value is not None}
