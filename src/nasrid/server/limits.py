"""The limits of a server on people, addresses and tables."""

from msgspec import Struct


class Limits(Struct, frozen=True):
    """Limits that an operator can change with `nasrid serve --limit NAME=NUMBER`.

    docs/tables.py makes a table of each section; the unit is at the end of a name.
    """

    # Requests and messages

    body_bytes: int = 64 * 1024  # size of a request
    request_seconds: int = 15  # time to send a whole request, counted from its first byte or from connecting
    requests_per_10s: int = 200  # requests from one address on average
    burst_requests: int = 2_400  # requests from one address at once, after a quiet time
    message_bytes: int = 8 * 1024  # size of a WebSocket message
    messages_per_10s: int = 200  # commands of one person, on all their connections
    side_commands_per_10min: int = 300  # commands of one player that are not moves: undo, chat, taking a seat and so on

    # Connections

    connections_per_address: int = 600  # connections of any kind from one address that is not a proxy
    sockets_per_address: int = 200  # WebSockets from one address
    sockets_per_table: int = 200  # WebSockets of one table; its players may always connect
    sockets_total: int = 20_000  # WebSockets of the process
    send_timeout_seconds: int = 30  # time for a client to read a response
    send_buffer_bytes: int = 512 * 1024  # unsent data after which a slow WebSocket is closed

    # Tables and chat

    tables_per_hour: int = 30  # tables that one player may open
    lobby_tables_per_hour: int = 10  # tables in the lobby that may be opened from one address
    daily_attempts_per_day: int = 50  # attempts at the deal of the day from one address; practice has no such limit
    entries_per_table: int = 10_000  # log entries; more must be moves, and a game with more moves ends without a result
    chat_per_10s: int = 5  # chat messages of one player at one table
    chat_characters: int = 500  # length of a chat message
    chat_per_table: int = 2_000  # chat messages; more would make a log too large to replay
    vote_out_after_seconds: int = 120  # without a clock: time on one decision before the others may vote a player out
    away_after_seconds: int = 60  # time without a connection before a bot plays for an awaited player

    # Tournaments

    tournaments_per_hour: int = 10  # tournaments that one player may open
    joins_per_hour: int = 60  # tournaments that one player may join
    tournament_players: int = 256  # players of one; also guests by link beyond `guests_per_hour`, per address and day
    tournament_tables_per_hour: int = 600  # tables of all tournaments that one player has opened

    # Reviews

    reviews_per_day: int = 20  # reviews of games that one player may ask for
    waiting_reviews: int = 500  # reviews of all players that wait; one address may ask for 100 a day
    review_niceness: int = 19  # niceness of the process that makes reviews; 19 is the lowest priority
    judgements_per_hour: int = 120  # moves of finished games that one player may compare with the best ones

    # Puzzles

    puzzle_tables_per_hour: int = 120  # tables with puzzles that one player may open
    puzzle_answers_per_hour: int = 240  # answers to puzzles by one player

    # Accounts

    guests_per_hour: int = 60  # new guests from one address
    renames_per_hour: int = 20  # changes of one player's name or public page
    logins_per_10min: int = 20  # attempts to sign in from one address, or from one device known to the account
    strangers_logins_per_10min: int = 100  # attempts to sign in with one login from unknown devices
    reports_per_hour: int = 10  # reports by one player
    invitations_per_hour: int = 60  # invitations from one player to their contacts

    # Turn notifications

    push_devices: int = 10  # devices of one player with notifications
    push_changes_per_hour: int = 60  # changes of notification settings by one player
    push_delay_seconds: int = 10  # time from the start of a decision to the notification of an absent player

    # Retention

    session_days: int = 200  # time without a visit before a device is signed out
    guest_days: int = 100  # time without a visit before a guest without a login is deleted; their games stay
    parking_days: int = 14  # time without a move before a game is parked; games with a deadline are never parked
    table_days: int = 30  # age at which a table that never started or a closed lesson is deleted

    @property
    def burst_seconds(self) -> float:
        """The time in which an address can send `burst_requests` again."""
        return 10 * self.burst_requests / self.requests_per_10s
