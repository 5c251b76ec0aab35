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

    kind: SeatKind  # for who is invited, for anybody, or for a bot
    level: BotName | None  # of a bot
    name: str  # of who sits there
    taken: bool  # nobody else can sit down
    away: bool  # a bot plays until its player is back


class SeatRequest(Struct, frozen=True):
    """Somebody who asks for a seat: by the number of the event, and by name."""

    number: int
    name: str


class UndoRequest(Struct, frozen=True):
    """Somebody asks the others to let them take back their last action: by the number of the event."""

    number: int
    seat: int
    agreed: list[int]  # seats; bots need not say so


class GameResult(Struct, frozen=True):
    """How a game ended. It is kept as it was found then, whatever becomes of the rules."""

    scores: list[int]  # seat by seat
    winners: list[int]  # several seats after a tie


class TableInfo(Struct, frozen=True, omit_defaults=True):
    """A table: its settings, its seats and how far it is."""

    id: str  # a secret that lets people watch, unless the table is listed
    stage: TableStage  # how far it is
    options: Annotated[dict[str, Any], Encoded(Options)]  # of the engine
    listed: bool  # in the lobby
    chat: bool  # it is on
    clock: TimeControl | None  # null: nobody has to hurry
    host: str  # a name
    host_seat: int | None  # where the host sits
    seats: list[SeatInfo]  # in order
    commitment: str  # the SHA-256 of the seed, after the start; a lesson has none
    rematch: str | None  # the id of the table where they play again
    seat_requests: list[SeatRequest] = []  # who asks the host for a seat
    undo_request: UndoRequest | None = None  # what somebody wants to take back
    result: GameResult | None = None  # after the end
    rated: bool = True  # it counts for ratings
    lesson: str = ""  # the chapter of the tutorial that is taught here
    frozen: bool = False  # dealt by other rules than this server's: nobody can play on, and there is no view


class Clocks(Struct, frozen=True):
    """When the time of the seat that decides is over, and what each seat has in reserve."""

    deadline: float | None  # seconds since 1970
    reserves: list[float]  # seconds, seat by seat


class You(Struct, frozen=True, omit_defaults=True):
    """What the viewer is at this table."""

    seat: int | None  # null: you watch
    is_host: bool = False  # you are the host
    invitation: str | None = None  # a secret that lets others take the seats for invited players
    auto_pass: tuple[PollStep, ...] = ()  # the steps at which you pass at once
    has_requested_seat: bool = False  # you have asked for a seat, and the host has not answered yet


class TableSummary(Struct, frozen=True):
    """A table in a list: the seat that has to decide, when something happened last, and where who asks sits."""

    table: Annotated[msgspec.Raw, Encoded(TableInfo)]
    decider: int | None
    updated: float  # seconds since 1970
    seat: int | None = None
