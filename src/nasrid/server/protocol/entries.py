"""Log entries: every change of a table, in order. A table is the fold of its log, and clients receive each entry as an
event. Logs are stored forever: fields may be added, but must not change their meaning. Annotations mark
personal data."""

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

import msgspec
from msgspec import Struct

from nasrid.rules.wire.declare import SchemaName
from nasrid.server.protocol.personal import Personal, PlayerId
from nasrid.server.protocol.settings import BotName, DailyPlace, SeatKind, TableSettings, TournamentPlace
from nasrid.server.protocol.wire import union_of_subclasses

Mover = Annotated[Literal["player", "bot", "stand_in", "preference"], SchemaName("Mover")]


class Entry(Struct, frozen=True, tag_field="entry", omit_defaults=True, kw_only=True):
    """A log entry. `player`, `command` (its id) and `digest` identify the command that caused it, so that a repeated
    command is recognised. `public` lists the fields that everybody may see; all others are secret."""

    schema_suffix: ClassVar[str] = "Entry"
    public: ClassVar[tuple[str, ...]] = ()
    at: float  # seconds since 1970
    player: PlayerId = ""
    command: Annotated[str, Personal("trace", "player")] = ""
    digest: Annotated[str, Personal("trace", "player")] = ""


class Opened(Entry, frozen=True, tag="opened"):
    """The table was opened."""

    settings: TableSettings
    host: PlayerId
    host_name: Annotated[str, Personal("name", "host")]
    invitation: str  # a secret that admits players to the invited seats
    resumed: bool = False  # true if the table continues a record or a finished game
    rematch_of: str = ""  # table id of the game that is played again
    tournament: TournamentPlace | None = None
    daily: DailyPlace | None = None
    puzzle: str | None = None  # id of the puzzle whose position the table starts from


class Seated(Entry, frozen=True, tag="seated"):
    """A player took a seat."""

    public = ("seat", "name")
    seat: int
    sitter: PlayerId
    name: Annotated[str, Personal("name", "sitter")]


class SeatRequested(Entry, frozen=True, tag="seat_requested"):
    """A player without an invitation requested a seat."""

    public = ("name",)
    requester: PlayerId
    name: Annotated[str, Personal("name", "requester")]


class SeatRequestDeclined(Entry, frozen=True, tag="seat_request_declined"):
    """The host declined a seat request, or the player withdrew it."""

    public = ("name",)
    requester: PlayerId
    name: Annotated[str, Personal("name", "requester")]


class SeatVacated(Entry, frozen=True, tag="seat_vacated"):
    """A player left the table before the start."""

    public = ("seat",)
    seat: int


class SeatChanged(Entry, frozen=True, tag="seat_changed"):
    """The host changed the kind of a seat. Its player was removed."""

    public = ("seat", "kind", "level")
    seat: int
    kind: SeatKind
    level: BotName
    invitation: str = ""  # a new secret, because the removed player knows the old one


class InvitationRenewed(Entry, frozen=True, tag="invitation_renewed"):
    """The host replaced the invitation link. The previous one is no longer valid."""

    invitation: str


class HostChanged(Entry, frozen=True, tag="host_changed"):
    """Another player became the host."""

    public = ("host_name",)
    host: PlayerId
    host_name: Annotated[str, Personal("name", "host")]


class Started(Entry, frozen=True, tag="started"):
    """The game started. Bots of this level play the free seats. The seed is secret until the end."""

    public = ("bot_level",)
    seed: Annotated[str, Personal("secret")]
    rules_version: int
    bot_level: BotName | None = None
    position: Annotated[str, Personal("secret")] = ""  # initial position of a lesson; the seed is then unused


class Acted(Entry, frozen=True, tag="acted"):
    """A seat acted. `by` is `player`, `bot`, `stand_in` (a bot for an absent player) or `preference` (auto-pass)."""

    public = ("seat", "action", "by")
    seat: int
    action: str
    by: Mover
    used: float = 0.0  # seconds used on the clock


class Undone(Entry, frozen=True, tag="undone"):
    """The last `actions` actions were undone. If the other players `agreed`, hidden information may be known."""

    public = ("seat", "actions", "agreed")
    seat: int
    used: float = 0.0
    actions: int = 1
    agreed: bool = False


class UndoRequested(Entry, frozen=True, tag="undo_requested"):
    """A player asked the others to undo the player's last action."""

    public = ("seat",)
    seat: int


class UndoAnswered(Entry, frozen=True, tag="undo_answered"):
    """A player accepted or refused the undo request."""

    public = ("seat", "accepted")
    seat: int
    accepted: bool


class UndoWithdrawn(Entry, frozen=True, tag="undo_withdrawn"):
    """A player withdrew the undo request."""

    public = ("seat",)
    seat: int


class ChatSent(Entry, frozen=True, tag="chat_sent"):
    """A player sent a chat message."""

    public = ("seat", "text")
    seat: int
    text: Annotated[str, Personal("words", "player")]


class ChatToggled(Entry, frozen=True, tag="chat_toggled"):
    """The host turned the chat on or off."""

    public = ("enabled",)
    enabled: bool


class AutoPassChanged(Entry, frozen=True, tag="auto_pass_changed"):
    """A player changed the steps for auto-pass. Only that player sees the steps."""

    seat: int
    steps: tuple[str, ...]


class VoteCast(Entry, frozen=True, tag="vote_cast"):
    """A player voted for a bot to replace the player who has to decide."""

    public = ("seat", "against")
    seat: int
    against: int


class PlayerAway(Entry, frozen=True, tag="player_away"):
    """A player is away, and a bot plays until they return."""

    public = ("seat", "why")
    seat: int
    why: Literal["left", "gone", "late", "voted"]


class PlayerReturned(Entry, frozen=True, tag="player_returned"):
    """A player returned to their seat."""

    public = ("seat",)
    seat: int


class TimeCalled(Entry, frozen=True, tag="time_called"):
    """The time of a tournament round is over. Bots finish the game, or it ends with the present scores."""

    public = ("finish",)
    finish: Annotated[Literal["bots", "score"], SchemaName("AtDeadline")]


class Published(Entry, frozen=True, tag="published"):
    """All tables of the round with this deal are over, so everybody may see the game."""


class RematchOpened(Entry, frozen=True, tag="rematch_opened"):
    """A rematch was opened. The table info has its id in `rematch`."""

    table: str
    invitation: str


class Closed(Entry, frozen=True, tag="closed"):
    """The table was closed: nobody was left before the start, a learner left their lesson, an attempt at the deal of
    the day was given up or not finished in time, or the game was moved to a device or became too long."""


if TYPE_CHECKING:
    AnyEntry = Entry
else:
    AnyEntry = union_of_subclasses(Entry)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode


def entry_name(entry: AnyEntry) -> str:
    return str(type(entry).__struct_config__.tag)
