"""JSON that somebody has sent, strictly as it was declared."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from nasrid.rules.containers import LazyDict
from nasrid.rules.quoting import quoted, truncate
from nasrid.rules.wire.decode import WireError, parse_json
from nasrid.server.protocol.errors import RefusalError

T = TypeVar("T")


def read(decoder: msgspec.json.Decoder[T], data: bytes | str, *, mismatch_message: str, syntax_message: str) -> T:
    """Refuses also a name that is there twice in an object. msgspec takes the last, but nobody knows what was meant."""
    try:
        value = decoder.decode(data)
        if _count_colons(data) > _REQUIRED_NAME_COUNTS[type(value)]:
            parse_json(data)
    except msgspec.ValidationError as error:
        raise RefusalError("bad_message", f"{mismatch_message}: {truncate(str(error))}") from None
    except WireError as error:
        raise RefusalError("bad_message", f"{mismatch_message}: {error}") from None
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise RefusalError("bad_message", syntax_message) from None
    return value


def read_event_number(text: str) -> int:
    """Read a query parameter. Raise RefusalError if it is not the number of an event."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 12):
        raise RefusalError("bad_message", f"after must be the number of an event, not {quoted(text)}")
    return int(text)


def _count_colons(data: bytes | str) -> int:
    return data.count(":") if isinstance(data, str) else data.count(b":")


def _required_name_count(cls: type) -> int:
    """How many names a value of this kind has at least. A text that fits with no more colons has each of them once."""
    if not issubclass(cls, msgspec.Struct):
        return 0
    needed = sum(field.required for field in msgspec.structs.fields(cls))
    return needed + (cls.__struct_config__.tag is not None)


_REQUIRED_NAME_COUNTS = LazyDict(_required_name_count)
