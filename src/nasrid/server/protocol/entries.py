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
    """An entry of a table's log.

    `player`, `command` (its id) and `digest` identify a repeated command. `public` names the fields that viewers may
    see. `changes_table` is False if the table info stays the same, so that it is not sent again.
    """

    schema_suffix: ClassVar[str] = "Entry"
    public: ClassVar[tuple[str, ...]] = ()
    changes_table: ClassVar[bool] = True
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
    """A player sat down."""

    public = ("seat", "name")
    seat: int
    sitter: str
    name: str


class SeatRequested(Entry, frozen=True, tag="seat_requested"):
    """A player without an invitation requested a seat."""

    public = ("name",)
    requester: str
    name: str


class SeatRequestDeclined(Entry, frozen=True, tag="seat_request_declined"):
    """The host declined a seat request."""

    public = ("name",)
    requester: str
    name: str


class SeatVacated(Entry, frozen=True, tag="seat_vacated"):
    """Before the start, a player left or was removed."""

    public = ("seat",)
    seat: int


class SeatChanged(Entry, frozen=True, tag="seat_changed"):
    """The host changed the kind of a seat. A player who sat there left."""

    public = ("seat", "kind", "level")
    seat: int
    kind: SeatKind
    level: BotName
    invitation: str = ""  # a new one: whoever was sent away knows the last


class HostChanged(Entry, frozen=True, tag="host_changed"):
    """Another player became the host."""

    public = ("host_name",)
    host: str
    host_name: str


class Started(Entry, frozen=True, tag="started"):
    """The game started. Bots of the level `bot_level` took the free seats. The seed is secret until the end."""

    public = ("bot_level",)
    seed: str
    rules_version: int
    bot_level: BotName | None = None
    position: str = ""  # that a lesson begins from, as its chapter had it that day


class Acted(Entry, frozen=True, tag="acted"):
    """A seat acted. `by` is the player, a bot, a bot that stands in for an absent player, or a preference to pass."""

    changes_table: ClassVar[bool] = False
    public = ("seat", "action", "by")
    seat: int
    action: str
    by: Mover
    used: float = 0.0  # seconds on the clock


class Undone(Entry, frozen=True, tag="undone"):
    """The last `actions` were undone. If the others `agreed`, hidden information may now be known."""

    changes_table: ClassVar[bool] = False
    public = ("seat", "actions", "agreed")
    seat: int
    used: float = 0.0
    actions: int = 1
    agreed: bool = False


class UndoRequested(Entry, frozen=True, tag="undo_requested"):
    """A player requested an undo."""

    public = ("seat",)
    seat: int


class UndoAnswered(Entry, frozen=True, tag="undo_answered"):
    """A player accepted or declined an undo request."""

    public = ("seat", "accepted")
    seat: int
    accepted: bool


class UndoWithdrawn(Entry, frozen=True, tag="undo_withdrawn"):
    """The player withdrew the undo request."""

    public = ("seat",)
    seat: int


class ChatSent(Entry, frozen=True, tag="chat_sent"):
    """A player sent a chat message."""

    changes_table: ClassVar[bool] = False
    public = ("seat", "text")
    seat: int
    text: str


class ChatToggled(Entry, frozen=True, tag="chat_toggled"):
    """The host enabled or disabled the chat."""

    public = ("enabled",)
    enabled: bool


class AutoPassChanged(Entry, frozen=True, tag="auto_pass_changed"):
    """A player changed their automatic passes. Only they can see which."""

    changes_table: ClassVar[bool] = False
    seat: int
    steps: tuple[str, ...]


class VoteCast(Entry, frozen=True, tag="vote_cast"):
    """A player voted to let a bot play for the seat that does not decide."""

    public = ("seat", "against")
    seat: int
    against: int


class PlayerAway(Entry, frozen=True, tag="player_away"):
    """A player is absent; a bot stands in."""

    public = ("seat", "why")
    seat: int
    why: Literal["left", "gone", "late", "voted"]


class PlayerReturned(Entry, frozen=True, tag="player_returned"):
    """A player returned and decides again."""

    public = ("seat",)
    seat: int


class RematchOpened(Entry, frozen=True, tag="rematch_opened"):
    """A rematch was opened; its id is `table.rematch`."""

    table: str
    invitation: str


class Closed(Entry, frozen=True, tag="closed"):
    """The table was closed: everyone left before the start, or the only person moved the game to a device."""


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
