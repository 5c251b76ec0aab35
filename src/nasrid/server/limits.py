"""What the host of a server allows one person or address."""

from __future__ import annotations

from msgspec import Struct

from nasrid.rules.quoting import quoted


class Limits(Struct, frozen=True):
    """What one person or address may use up; set with `nasrid serve --limit NAME=NUMBER`."""

    body_bytes: int = 64 * 1024  # of a request
    message_bytes: int = 8 * 1024  # of a WebSocket message
    messages_per_10s: int = 200  # on one socket
    requests_per_10s: int = 200  # from one address
    chat_per_10s: int = 5  # of one player at one table
    chat_characters: int = 500
    sockets_per_address: int = 100
    sockets_per_table: int = 200
    sockets: int = 20_000
    tables_per_hour: int = 30  # one player
    guests_per_hour: int = 60  # new ones from one address
    logins_per_10min: int = 20  # tries from one address
    gone_after: int = 60  # seconds without a connection until a bot plays for somebody others wait for
    outbox: int = 256  # messages that wait for a slow connection before it is closed


def read_limits(texts: list[str]) -> Limits:
    """From "tables_per_hour=100" and the like; ValueError says what is wrong."""
    values: dict[str, int] = {}
    for text in texts:
        name, _, number = text.partition("=")
        if name not in Limits.__struct_fields__:
            raise ValueError(f"there is no limit {quoted(name)}; there are {', '.join(Limits.__struct_fields__)}")
        if not (number.isascii() and number.isdigit() and len(number) < 10 and int(number)):
            raise ValueError(f"a limit is written NAME=NUMBER with a number from 1 to 999999999, not {quoted(text)}")
        values[name] = int(number)
    return Limits(**values)
