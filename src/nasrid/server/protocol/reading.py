"""JSON that somebody has sent, strictly as it was declared."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from nasrid.rules.quoting import brief
from nasrid.rules.wire.decode import WireError, parse_json
from nasrid.server.protocol.errors import Refusal

T = TypeVar("T")


def read(decoder: msgspec.json.Decoder[T], data: bytes | str, *, misfit: str, no_json: str) -> T:
    """Refuses also a name that is there twice in an object. msgspec takes the last, but nobody knows what was meant; a
    second look takes microseconds, which is little beside carrying out a command."""
    try:
        value = decoder.decode(data)
        parse_json(data)
    except msgspec.ValidationError as error:
        raise Refusal("bad_message", f"{misfit}: {brief(str(error))}") from None
    except WireError as error:
        raise Refusal("bad_message", f"{misfit}: {error}") from None
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise Refusal("bad_message", no_json) from None
    return value
