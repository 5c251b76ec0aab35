"""What requests carry and what they get back, besides commands and messages."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from nasrid.rules.table.options import Options, options_shape
from nasrid.rules.table.scoring import ScoreSheet
from nasrid.rules.wire.declare import SchemaName
from nasrid.server.limits import Limits
from nasrid.server.protocol.commands import EventNumber, SeatNumber
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.events import event_shape
from nasrid.server.protocol.info import TableInfo, TableSummary
from nasrid.server.protocol.messages import ActionText
from nasrid.server.protocol.settings import TableSettings, TimeControl
from nasrid.server.protocol.wire import Encoded, Shaped

Name = Annotated[str, Meta(min_length=1, max_length=100, description="1 to 24 characters after trimming")]
PlayerId = Annotated[str, Meta(min_length=1, max_length=64)]
RelationKind = Annotated[Literal["friend", "blocked"], SchemaName("RelationKind")]
ModerationAction = Annotated[
    Literal[
        "ban_player",
        "unban_player",
        "ban_address",
        "unban_address",
        "unlist",
        "relist",
        "remove",
        "reset_name",
        "resolve",
    ],
    SchemaName("ModerationAction"),
]
Secret = Annotated[str, Meta(min_length=1, max_length=200)]
Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]  # of the day


class Form(Struct, frozen=True, forbid_unknown_fields=True):
    """The base of what requests carry."""


class NameForm(Form, frozen=True):
    """What a player wants to be called."""

    name: Name


class PasswordForm(Form, frozen=True):
    """`present` is the password so far, if there is one."""

    login: Name
    password: Secret
    current_password: Annotated[str, Meta(max_length=200)] = ""


class LoginForm(Form, frozen=True):
    """To sign in."""

    login: Name
    password: Secret


class LinkForm(Form, frozen=True):
    """The secret that another device has made."""

    token: Secret


class TableForm(Form, frozen=True):
    """A new table; its host sits at `seat`, or only watches if that is null."""

    settings: TableSettings = TableSettings()
    seat: SeatNumber | None = 0


class DeviceTableForm(Form, frozen=True):
    """A new table without a server: who sits where at one device, and an empty name where nobody does."""

    settings: TableSettings = TableSettings()
    names: Annotated[tuple[Annotated[str, Meta(max_length=100)], ...], Meta(max_length=6)] = ()


class ActiveSeatForm(Form, frozen=True):
    """Who of several people at one device has taken it; null: nobody."""

    seat: SeatNumber | None = None


class BranchForm(Form, frozen=True):
    """Where a finished game is taken up again: after which event, and from which seat; bots play the others."""

    after: EventNumber
    seat: SeatNumber


class GameRecord(Struct, frozen=True, omit_defaults=True):
    """A game as far as it was played: docs/records.md. `seed` is a whole number below 2 to the power of 256; a lesson
    has a `position` instead."""

    version: int
    rules_version: int
    options: Annotated[dict[str, Any], Encoded(Options)]
    actions: list[ActionText]
    seed: int = 0
    position: str = ""
    commitment: str = ""
    players: list[str] = []
    scores: list[int] = []  # once it is over
    winners: list[int] = []


class ResumeForm(Form, frozen=True):
    """A record whose game goes on, or is seen again, from this seat."""

    record: Annotated[dict[str, Any], Encoded(GameRecord)]
    seat: SeatNumber = 0


Count = Annotated[int, Meta(ge=0, le=99)]
Counts = dict[str, Count]  # by building


CityText = Annotated[str, Meta(max_length=8000)]
CellText = Annotated[str, Meta(max_length=9)]


class PadCounts(Form, frozen=True):
    """What somebody, or Dirk, shows at a scoring of the cardboard game: tiles by building, in Granada the dearest price
    of each, what modules add, and how long the borders are. Where the city is known, or Dirk's tiles are, all that they
    show is counted from them."""

    tiles: Counts = {}
    dearest: Counts = {}
    extras: dict[str, Counts] = {}
    wall: Count = 0
    moat: Count = 0
    stretch: Count = 0
    city: CityText | None = None


class CityForm(Form, frozen=True):
    """A city of the cardboard game, or Dirk's tiles. The tile at the cell `without` is taken out; then `tile` is laid
    at `cell`, or if that is null the question is where it could lie."""

    options: Annotated[dict[str, Any], Shaped(partial(options_shape, is_input=True))] = {}
    city: CityText = ""
    is_dirk: bool = False
    remove: CellText | None = None
    tile: Annotated[str, Meta(max_length=40)] | None = None
    cell: CellText | None = None


class CityFacts(Struct, frozen=True):
    """The city after the change, what is counted in it, and where the tile could lie."""

    city: str
    counts: PadCounts
    cells: list[str]


class PadForm(Form, frozen=True):
    """The scorings of a cardboard game so far; in each, the players in order and in a game for two Dirk last."""

    options: Annotated[dict[str, Any], Shaped(partial(options_shape, is_input=True))] = {}
    scorings: Annotated[tuple[tuple[PadCounts, ...], ...], Meta(max_length=3)] = ()


class PadSheets(Struct, frozen=True):
    """A score sheet for each scoring."""

    sheets: list[Annotated[dict[str, Any], Encoded(ScoreSheet)]]


class SessionForm(Form, frozen=True):
    """Which device, as it is listed."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]


class RecoverForm(Form, frozen=True):
    """One of the recovery codes, and the password from now on."""

    login: Name
    code: Secret
    password: Secret


class DeleteForm(Form, frozen=True):
    """To be sure: the name that is to be deleted, and its password if it has one."""

    name: Annotated[str, Meta(max_length=100)]
    current_password: Annotated[str, Meta(max_length=200)] = ""


class ReportForm(Form, frozen=True):
    """What is wrong at a table: with who sits at `seat`, or with the table itself if that is null."""

    reason: Annotated[str, Meta(min_length=1, max_length=1000)]
    seat: SeatNumber | None = None


class MatchForm(Form, frozen=True):
    """What somebody wants to play with whoever else wants that: the game, and the pace."""

    options: Annotated[dict[str, Any], Shaped(partial(options_shape, is_input=True))] = {}
    clock: TimeControl | None = None


class RelationForm(Form, frozen=True):
    """What somebody is to me from now on; null: nobody in particular."""

    person: PlayerId
    relation: RelationKind | None


class InviteForm(Form, frozen=True):
    """Whom I want to play with at this table."""

    person: PlayerId


class DeclineForm(Form, frozen=True):
    """The table to which I was invited."""

    table: Annotated[str, Meta(min_length=1, max_length=64)]


class PageForm(Form, frozen=True):
    """Whether I want a public page."""

    enabled: bool


class PushForm(Form, frozen=True):
    """Where this device can be told that it is my turn, as its browser says, and when not: quiet hours in a time
    zone, in minutes after midnight. If they begin when they end, there are none."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=200)]
    auth: Annotated[str, Meta(min_length=1, max_length=100)]
    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    quiet_from: Minute = 0
    quiet_until: Minute = 0


class ModerationForm(Form, frozen=True):
    """What an administrator does, about whom or what, and why: docs/hosting.md."""

    action: ModerationAction
    target: Annotated[str, Meta(min_length=1, max_length=64)]
    reason: Annotated[str, Meta(min_length=1, max_length=1000)]


class Contact(Struct, frozen=True):
    """Somebody I know: `id` names them, `page` is where their public page is, if they have one."""

    id: str
    name: str
    page: str | None


class Contacts(Struct, frozen=True):
    """My friends, those I have played with lately, and those whom I have blocked."""

    friends: list[Contact]
    recent: list[Contact]
    blocked: list[Contact]


class SeatedPerson(Struct, frozen=True):
    """Somebody else who sits at a table, and what they are to me."""

    seat: int
    id: str
    relation: RelationKind | None
    page: str | None


class SeatedPeople(Struct, frozen=True):
    """The others at a table."""

    people: list[SeatedPerson]


class Invited(Struct, frozen=True):
    """Somebody wants me to play: their name, the table, and the secret that lets me sit down."""

    by: str
    table: Annotated[msgspec.Raw, Encoded(TableInfo)]
    invitation: str


class MyTables(Struct, frozen=True):
    """My tables, and those to which I am invited."""

    tables: list[TableSummary]
    invitations: list[Invited]


class Session(Struct, frozen=True):
    """A device that is signed in; `id` names it, `device` is what its browser said, times are seconds since 1970."""

    id: str
    device: str
    created: float
    last_seen: float
    current: bool  # it is the one that asks


class Sessions(Struct, frozen=True):
    """The devices of a player, the latest first."""

    sessions: list[Session]


class ExportedTable(Struct, frozen=True):
    """A table of mine, and the entries of its log that are mine: docs/protocol.md lists what there is."""

    id: str
    state: str
    seat: int | None
    mine: list[Annotated[dict[str, Any], Encoded(AnyEntry)]]


class Export(Struct, frozen=True):
    """Everything that is kept of a player."""

    name: str
    login: str | None
    created: float
    page: str | None
    people: Contacts
    devices: list[Session]
    push_subscriptions: list[PushForm]  # those of the devices that are told when it is their player's turn
    tables: list[ExportedTable]


class Matched(Struct, frozen=True):
    """The table where you sit now. Until it is full, others find it as you did; as its host you may start with bots."""

    id: str
    is_new: bool  # it was opened for you: nobody waited for that


class FinishedGame(Struct, frozen=True):
    """A game that is over: how it ended, when, and where who asks sat."""

    table: TableInfo
    ended: float
    seat: int


class GameStatistics(Struct, frozen=True):
    """Of one game with so many players."""

    game: str
    players: int
    played: int
    won: int
    best: int
    mean: float


class RatingInfo(Struct, frozen=True):
    """How strong who asks, or a level of bots, is at a game for so many: `mu`, give or take twice `sigma`."""

    level: str | None  # of bots; null: who asks
    game: str
    players: int
    mu: float
    sigma: float
    played: int


class Profile(Struct, frozen=True):
    """What somebody has played, the latest games first, and how well."""

    games: list[FinishedGame]
    statistics: list[GameStatistics]
    ratings: list[RatingInfo]


class PublicGame(Struct, frozen=True):
    """A game that is over, without those who did not ask to be shown."""

    game: str
    players: int
    score: int
    won: bool
    ended: float


class PublicProfile(Struct, frozen=True):
    """What somebody shows of themselves: the latest games first, and how well they play."""

    name: str
    games: list[PublicGame]
    statistics: list[GameStatistics]
    ratings: list[RatingInfo]


class Report(Struct, frozen=True):
    """What somebody reports, about a player or, if `about` is null, about a table; by their ids."""

    id: str
    at: float
    reporter: str
    table: str
    about: str | None
    name: str | None  # of whom it is about, as they are called now
    reason: str


class Ban(Struct, frozen=True):
    """Who is kept out; `name` if it is a player."""

    kind: str
    target: str
    name: str | None
    reason: str


class LoggedAction(Struct, frozen=True):
    """What was done about it, when, and by whom: an administrator, or on the command line."""

    at: float
    action: str
    target: str
    reason: str
    by: str


class Administration(Struct, frozen=True):
    """What administrators see: open reports, who is kept out, and what was done, the latest first."""

    reports: list[Report]
    bans: list[Ban]
    log: list[LoggedAction]


class RecoveryCodes(Struct, frozen=True):
    """Each lets their owner in once; they are shown once."""

    codes: list[str]


class Me(Struct, frozen=True, omit_defaults=True):
    """Who I am; `page` is the address of my public page, `admin` says that I may use the page for administrators."""

    name: str
    login: str | None
    page: str | None = None
    is_admin: bool = False


class DeviceLink(Struct, frozen=True):
    """`token` signs another device in, once; `expires` is in seconds since 1970."""

    token: str
    expires: float


class PushStatus(Struct, frozen=True):
    """`on`: this device is told when it is my turn. `key` is what its browser has to know of this server for that."""

    key: str
    enabled: bool


class CreatedTable(Struct, frozen=True):
    """`invitation` lets others take the seats that are for invited players."""

    id: str
    invitation: str


class TableList(Struct, frozen=True):
    """A list of tables."""

    tables: list[TableSummary]


class History(Struct, frozen=True):
    """Event messages, in order."""

    events: list[Annotated[dict[str, Any], Shaped(event_shape)]]


class LevelInfo(Struct, frozen=True):
    """A level of bots, in words for people."""

    name: str
    description: str


class About(Struct, frozen=True):
    """What this server offers."""

    version: str
    protocol: int  # bumped when clients of the last one would go wrong
    rules_version: int
    games: list[str]
    modules: list[str]
    levels: list[LevelInfo]
    policies: list[str]  # trained networks that play, too: names of bots like those of levels
    limits: Limits


class Health(Struct, frozen=True):
    """It works."""

    status: str
