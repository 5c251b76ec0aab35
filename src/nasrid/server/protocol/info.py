"""What everybody may know of a table besides the game."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Struct

from nasrid.rules.table.options import Options
from nasrid.rules.wire.declare import SchemaName
from nasrid.server.protocol.commands import PollStep
from nasrid.server.protocol.settings import BotName, SeatKind, TimeControl
from nasrid.server.protocol.wire import Encoded

LOCAL_ID_PREFIX = "local-"  # what the ids of tables begin with that only a device knows
TableStage = Annotated[Literal["waiting", "playing", "over", "closed"], SchemaName("TableStage")]


class SeatInfo(Struct, frozen=True):
    """Whom a seat is for, and who sits there."""

    kind: SeatKind  # invited players, anyone, or a bot
    level: BotName | None  # the bot's level, or null
    name: str  # the name of the seated player
    taken: bool  # true if the seat is taken
    away: bool  # true if a bot stands in for the player


class SeatRequest(Struct, frozen=True):
    """Somebody who asks for a seat: by the number of the event, and by name."""

    number: int
    name: str


class UndoRequest(Struct, frozen=True):
    """Somebody asks the others to let them take back their last action: by the number of the event."""

    number: int
    seat: int
    agreed: list[int]  # the seats that agreed; bots are left out


class GameResult(Struct, frozen=True):
    """How a game ended. It is kept as it was found then, whatever becomes of the rules."""

    scores: list[int]  # one per seat
    winners: list[int]  # several seats after a tie


class TableInfo(Struct, frozen=True, omit_defaults=True):
    """A table: its settings, its seats and how far it is."""

    id: str  # a secret that lets people watch, unless the table is listed
    stage: TableStage  # the stage of the table
    options: Annotated[dict[str, Any], Encoded(Options)]  # the engine's options
    listed: bool  # true if the lobby shows the table
    chat: bool  # true if chat is enabled
    clock: TimeControl | None  # null if there is no time limit
    host: str  # the host's name
    host_seat: int | None  # the host's seat, or null
    seats: list[SeatInfo]  # one per seat
    commitment: str  # the SHA-256 of the seed, after the start; empty in a lesson
    rematch: str | None  # the id of the rematch, or null
    seat_requests: list[SeatRequest] = []  # the pending seat requests
    undo_request: UndoRequest | None = None  # the pending undo request
    result: GameResult | None = None  # after the end
    rated: bool = True  # true if the game is rated
    lesson: str = ""  # the tutorial chapter, or empty
    frozen: bool = False  # true if dealt by another rules version; there is no view, and nobody can act


class Clocks(Struct, frozen=True):
    """When the time of the seat that decides is over, and what each seat has in reserve."""

    deadline: float | None  # seconds since 1970; null if there is no limit
    reserves: list[float]  # remaining seconds, one per seat


class You(Struct, frozen=True, omit_defaults=True):
    """What the viewer is at this table."""

    seat: int | None  # null for a spectator
    is_host: bool = False  # true for the host
    invitation: str | None = None  # the secret for the seats of invited players
    auto_pass: tuple[PollStep, ...] = ()  # the steps at which the server passes for you
    has_requested_seat: bool = False  # true if your seat request is pending


class TableSummary(Struct, frozen=True):
    """A table in a list: the seat that has to decide, when something happened last, and where who asks sits."""

    table: Annotated[msgspec.Raw, Encoded(TableInfo)]
    decider: int | None
    updated: float  # seconds since 1970
    seat: int | None = None
