"""Strict parsing of the JSON that clients send."""

import math
from typing import TypeVar

import msgspec

from nasrid.rules.containers import LazyDict
from nasrid.rules.quoting import quoted, truncate
from nasrid.rules.wire.decode import WireError, parse_json
from nasrid.server.protocol.errors import RefusalError

T = TypeVar("T")


def read(
    decoder: msgspec.json.Decoder[T],
    data: bytes | str,
    *,
    mismatch_message: str = "the body is invalid",
    syntax_message: str = "the body is not JSON",
) -> T:
    """Decode JSON. Raise RefusalError if it does not match, or if an object contains a name twice."""
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


def read_time(name: str, text: str) -> float:
    """Read a query parameter. Raise RefusalError if it is not a time."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not math.isfinite(seconds):
        raise RefusalError("bad_message", f"{name} must be a time in seconds since 1970, not {quoted(text)}")
    return seconds


def _count_colons(data: bytes | str) -> int:
    return data.count(":") if isinstance(data, str) else data.count(b":")


def _required_name_count(cls: type) -> int:
    """Return the minimum number of names in a value of this class. A text with no more colons has no duplicates."""
    if not issubclass(cls, msgspec.Struct):
        return 0
    needed = sum(field.required for field in msgspec.structs.fields(cls))
    return needed + (cls.__struct_config__.tag is not None)


_REQUIRED_NAME_COUNTS = LazyDict(_required_name_count)
