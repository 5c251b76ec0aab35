"""JSON that somebody has sent, strictly as it was declared."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from nasrid.rules.containers import LazyDict
from nasrid.rules.quoting import truncate
from nasrid.rules.wire.decode import WireError, parse_json
from nasrid.server.protocol.errors import Refusal

T = TypeVar("T")


def read(decoder: msgspec.json.Decoder[T], data: bytes | str, *, misfit: str, no_json: str) -> T:
    """Refuses also a name that is there twice in an object. msgspec takes the last, but nobody knows what was meant."""
    try:
        value = decoder.decode(data)
        if _colons(data) > _NEEDED[type(value)]:
            parse_json(data)
    except msgspec.ValidationError as error:
        raise Refusal("bad_message", f"{misfit}: {truncate(str(error))}") from None
    except WireError as error:
        raise Refusal("bad_message", f"{misfit}: {error}") from None
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise Refusal("bad_message", no_json) from None
    return value


def _colons(data: bytes | str) -> int:
    return data.count(":") if isinstance(data, str) else data.count(b":")


def _needed(kind: type) -> int:
    """How many names a value of this kind has at least. A text that fits with no more colons has each of them once."""
    if not issubclass(kind, msgspec.Struct):
        return 0
    needed = sum(field.required for field in msgspec.structs.fields(kind))
    return needed + (kind.__struct_config__.tag is not None)


_NEEDED = LazyDict(_needed)
