"""Public information about a table, apart from the game."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Struct

from nasrid.rules.table.options import Options
from nasrid.rules.wire.declare import SchemaName
from nasrid.server.protocol.commands import PollStep
from nasrid.server.protocol.settings import BotName, DailyPlace, SeatKind, TimeControl, TournamentPlace
from nasrid.server.protocol.wire import Encoded

# Increased by changes that break clients, even those that ignore unknown fields and messages (docs/versions.md).
CLIENT_PROTOCOL_VERSION = 2
# Pages of the browser client. The server serves these paths, and the client derives its routes from them.
_TOOLS = ("learn", "rules", "offline", "companion", "box", "admin", "status")
CLIENT_PAGES = (*_TOOLS, "tournaments", "daily", "puzzles", "progress")
LOCAL_ID_PREFIX = "local-"  # prefix of the ids of tables that exist only on a device
TableStage = Annotated[Literal["waiting", "playing", "over", "closed"], SchemaName("TableStage")]


class SeatInfo(Struct, frozen=True):
    """A seat and its player."""

    kind: SeatKind  # `invited`, `open` or `bot`
    level: BotName | None  # the bot's level, or null
    name: str  # the player's name, or empty
    taken: bool  # true if nobody else can sit down
    away: bool  # true if a bot plays until the player returns


class SeatRequest(Struct, frozen=True):
    """A seat request: the number of its event and the player's name."""

    number: int
    name: str


class UndoRequest(Struct, frozen=True):
    """A pending undo request: the number of its event and the seat that asked."""

    number: int
    seat: int
    agreed: list[int]  # seats that have agreed; bots need not


class GameResult(Struct, frozen=True):
    """The result of a game. It is stored, so later versions of the rules do not change it."""

    scores: list[int]  # by seat
    winners: list[int]  # seats; several after a tie


class TableInfo(Struct, frozen=True, omit_defaults=True):
    """A table: its settings, seats and stage."""

    id: str  # lets anybody watch, so it is secret unless the table is listed
    stage: TableStage  # `waiting`, `playing`, `over` or `closed`
    options: Annotated[dict[str, Any], Encoded(Options)]  # engine options
    listed: bool  # true if the lobby shows the table
    chat: bool  # true if chat is enabled
    clock: TimeControl | None  # null if there is no time limit
    host: str  # the host's name
    host_seat: int | None  # null if the host has no seat
    seats: list[SeatInfo]  # by number
    commitment: str  # SHA-256 of the seed; empty before the start and in lessons
    rematch: str | None  # table id of the rematch, or null
    seat_requests: list[SeatRequest] = []  # pending seat requests
    undo_request: UndoRequest | None = None  # the pending undo request
    result: GameResult | None = None  # present after the end
    rated: bool = True  # true if the game is rated; a game without two people is not
    resumed: bool = False  # true if the table continues a record or a finished game
    rematch_of: str = ""  # table id of the game that is played again; its players are awaited on their seats
    stand_in_seats: list[int] = []  # seats for whose players a bot has acted
    lesson: str = ""  # tutorial chapter; empty in a normal game
    tournament: TournamentPlace | None = None  # present at the table of a tournament
    daily: DailyPlace | None = None  # present at a table with the deal of the day
    puzzle: str | None = None  # id of the puzzle whose position the table started from
    time_over: bool = False  # true if the time of the tournament round ended before the game
    frozen: bool = False  # true if the game was dealt with another rules version: it cannot continue and has no view


class Clocks(Struct, frozen=True):
    """The deadline of the current decision and the reserve time of each seat."""

    deadline: float | None  # Unix time; null if there is no time limit
    reserves: list[float]  # seconds by seat


class You(Struct, frozen=True, omit_defaults=True):
    """The viewer's role at the table."""

    seat: int | None  # null for spectators
    is_host: bool = False  # true for the host
    invitation: str | None = None  # the secret that admits players to invited seats
    invitation_expires: float | None = None  # Unix time
    auto_pass: tuple[PollStep, ...] = ()  # the steps at which the viewer passes automatically
    has_requested_seat: bool = False  # true while the viewer's seat request is pending


class TableSummary(Struct, frozen=True):
    """A table in a list."""

    table: Annotated[msgspec.Raw, Encoded(TableInfo)]  # custom lists of components are replaced by their SHA-256
    decider: int | None  # the seat that has to decide
    updated: float  # Unix time of the last event
    seat: int | None = None  # the current user's seat
