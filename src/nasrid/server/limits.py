"""What the host of a server allows one person or address."""

from __future__ import annotations

from msgspec import Struct


class Limits(Struct, frozen=True):
    """What one person or address may use up; set with `nasrid serve --limit NAME=NUMBER`."""

    body_bytes: int = 64 * 1024  # of a request
    message_bytes: int = 8 * 1024  # of a WebSocket message
    messages_per_10s: int = 200  # of one person, on all their connections
    requests_per_10s: int = 200  # from one address
    asides_per_10min: int = 300  # commands of one player that do not move a game: undo, chat, sitting down and the like
    entries_per_table: int = 10_000  # after that only actions are added to its log; a game of as many actions is closed
    chat_per_10s: int = 5  # of one player at one table
    chat_characters: int = 500
    connections_per_address: int = 200  # of any kind, that do not come by a proxy
    request_seconds: int = 15  # from the first byte of a request to its last, and for who connects and says nothing
    unread_seconds: int = 30  # that an answer may wait to be read
    unread_bytes: int = 512 * 1024  # that wait for a slow WebSocket before it is cut off
    sockets_per_address: int = 100
    sockets_per_table: int = 200
    sockets: int = 20_000
    tables_per_hour: int = 30  # one player
    listed_per_hour: int = 10  # tables in the lobby from one address
    reports_per_hour: int = 10  # of one player
    invitations_per_hour: int = 60  # of one player, to people they know
    push_devices: int = 10  # of one player, that are told when it is their turn
    push_per_hour: int = 60  # changes of that, by one player
    push_after: int = 10  # seconds that somebody has to decide until they are told, if they are not there
    guests_per_hour: int = 60  # new ones from one address
    logins_per_10min: int = 20  # tries from one address, and tries for one login
    session_days: int = 200  # without a visit until a device is signed out
    guest_days: int = 100  # without a visit until a guest is forgotten; their games stay
    table_days: int = 30  # until a table that never began is forgotten
    stall_after: int = 120  # seconds on one decision, after which others may vote a player out where there is no clock
    gone_after: int = 60  # seconds without a connection until a bot plays for somebody others wait for
