"""The log of a table: everything that ever changed it, in order. The table is what these entries add up to, and clients
are told of each as an event. They are kept for ever: a field may be added, none may change its meaning."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Struct

from nasrid.rules.wire.declare import SchemaName
from nasrid.server.protocol.settings import BotName, SeatKind, TableSettings

Mover = Annotated[Literal["player", "bot", "stand_in", "preference"], SchemaName("Mover")]


class Entry(Struct, frozen=True, tag_field="entry", omit_defaults=True, kw_only=True):
    """`player`, `command` (its id) and `digest` tell who asked for it and for what, so that a repeated command is
    recognised. `public` names the fields that everybody may know; all others are secret."""

    schema_suffix: ClassVar[str] = "Entry"
    public: ClassVar[tuple[str, ...]] = ()
    at: float  # seconds since 1970
    player: str = ""
    command: str = ""
    digest: str = ""


class Opened(Entry, frozen=True, tag="opened"):
    """The table was opened."""

    settings: TableSettings
    host: str
    host_name: str
    invitation: str  # a secret that lets people sit down on invited seats


class Seated(Entry, frozen=True, tag="seated"):
    """Somebody sat down."""

    public = ("seat", "name")
    seat: int
    sitter: str
    name: str


class SeatRequested(Entry, frozen=True, tag="seat_requested"):
    """Somebody without an invitation asks for a seat."""

    public = ("name",)
    requester: str
    name: str


class SeatRequestDeclined(Entry, frozen=True, tag="seat_request_declined"):
    """The host has no seat for somebody who asked."""

    public = ("name",)
    requester: str
    name: str


class SeatVacated(Entry, frozen=True, tag="seat_vacated"):
    """Before the start: the player left or was sent away."""

    public = ("seat",)
    seat: int


class SeatChanged(Entry, frozen=True, tag="seat_changed"):
    """The host made a seat something else; whoever sat there left."""

    public = ("seat", "kind", "level")
    seat: int
    kind: SeatKind
    level: BotName
    invitation: str = ""  # a new one: whoever was sent away knows the last


class HostChanged(Entry, frozen=True, tag="host_changed"):
    """Somebody else is the host now."""

    public = ("host_name",)
    host: str
    host_name: str


class Started(Entry, frozen=True, tag="started"):
    """Seats nobody took are played by a bot of this level. The seed is secret until the end; a game that begins from a
    position needs none."""

    public = ("bot_level",)
    seed: str
    rules_version: int
    bot_level: BotName | None = None
    position: str = ""  # that a lesson begins from, as its chapter had it that day


class Acted(Entry, frozen=True, tag="acted"):
    """Somebody acted. `by`: the player, a bot, a bot that stands in for who is away, or a preference to pass."""

    public = ("seat", "action", "by")
    seat: int
    action: str
    by: Mover
    used: float = 0.0  # seconds on the clock


class Undone(Entry, frozen=True, tag="undone"):
    """The last action was taken back, or the last `actions`. If the others `agreed` to that, something may be known now
    that was not known then."""

    public = ("seat", "actions", "agreed")
    seat: int
    used: float = 0.0
    actions: int = 1
    agreed: bool = False


class UndoRequested(Entry, frozen=True, tag="undo_requested"):
    """Somebody asks the others to let them take back their last action."""

    public = ("seat",)
    seat: int


class UndoAnswered(Entry, frozen=True, tag="undo_answered"):
    """Somebody agrees to that, or not."""

    public = ("seat", "accepted")
    seat: int
    accepted: bool


class UndoWithdrawn(Entry, frozen=True, tag="undo_withdrawn"):
    """Who asked does not want to take it back any more."""

    public = ("seat",)
    seat: int


class ChatSent(Entry, frozen=True, tag="chat_sent"):
    """Chat."""

    public = ("seat", "text")
    seat: int
    text: str


class ChatToggled(Entry, frozen=True, tag="chat_toggled"):
    """The host turned the chat on or off."""

    public = ("enabled",)
    enabled: bool


class AutoPassChanged(Entry, frozen=True, tag="auto_pass_changed"):
    """Somebody changed at which steps they pass at once; only they are told which."""

    seat: int
    steps: tuple[str, ...]


class VoteCast(Entry, frozen=True, tag="vote_cast"):
    """Somebody wants that a bot plays for who has to decide and does not."""

    public = ("seat", "against")
    seat: int
    against: int


class PlayerAway(Entry, frozen=True, tag="player_away"):
    """A bot plays for this seat until its player is back."""

    public = ("seat", "why")
    seat: int
    why: Literal["left", "gone", "late", "voted"]


class PlayerReturned(Entry, frozen=True, tag="player_returned"):
    """Its player decides again."""

    public = ("seat",)
    seat: int


class RematchOpened(Entry, frozen=True, tag="rematch_opened"):
    """The table where they play again is told with `table`, as its `rematch`."""

    table: str
    invitation: str


class Closed(Entry, frozen=True, tag="closed"):
    """Nobody is left at a table that has not started, or its only player has taken the game away."""


AnyEntry = (
    Opened
    | Seated
    | SeatRequested
    | SeatRequestDeclined
    | SeatVacated
    | SeatChanged
    | HostChanged
    | Started
    | Acted
    | Undone
    | UndoRequested
    | UndoAnswered
    | UndoWithdrawn
    | ChatSent
    | ChatToggled
    | AutoPassChanged
    | VoteCast
    | PlayerAway
    | PlayerReturned
    | RematchOpened
    | Closed
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode


def entry_name(entry: AnyEntry) -> str:
    return str(type(entry).__struct_config__.tag)
