"""Bodies and responses of HTTP requests, apart from commands and messages."""

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
from nasrid.server.protocol.messages import ActionText, Explanation
from nasrid.server.protocol.reviews import Judgement, RequestedEffort, Review, ReviewEffort, ReviewState
from nasrid.server.protocol.settings import BotName, TableSettings, TimeControl
from nasrid.server.protocol.tournaments import AnyTournamentEntry, PlayerNumber
from nasrid.server.protocol.wire import TEXT_END, Encoded, Shaped

Name = Annotated[str, Meta(min_length=1, max_length=100, description="1 to 24 characters after trimming")]
StoredId = Annotated[str, Meta(min_length=1, max_length=64, pattern=f"^[!-~]+{TEXT_END}")]  # PostgreSQL refuses NUL
RelationKind = Annotated[Literal["friend", "blocked"], SchemaName("RelationKind")]
BanAction = Literal["ban_player", "unban_player", "ban_address", "unban_address"]
ModerationAction = Annotated[
    Literal[BanAction, "unlist", "relist", "remove", "reset_name", "reset_title", "resolve"],
    SchemaName("ModerationAction"),
]
SecurityEventKind = Annotated[
    Literal[
        "signed_in",
        "device_linked",
        "device_signed_out",
        "others_signed_out",
        "password_set",
        "password_changed",
        "recovered",
        "recovery_codes_created",
        "passkey_added",
        "passkey_removed",
        "passkey_used",
        "second_factor_set",
        "admin_verified",
    ],
    SchemaName("SecurityEventKind"),
]
Secret = Annotated[str, Meta(min_length=1, max_length=200)]
CurrentPassword = Annotated[str, Meta(max_length=200)]  # empty for a guest, who has none
BASE64_PATTERN = rf"^[A-Za-z0-9_-]+{TEXT_END}"  # URL-safe, without padding
PasskeyId = Annotated[str, Meta(max_length=1400, pattern=BASE64_PATTERN)]  # an id has at most 1,023 bytes
PasskeyBytes = Annotated[str, Meta(max_length=4000, pattern=BASE64_PATTERN)]
MAX_MOVE_CHARACTERS = 400
DateText = Annotated[str, Meta(max_length=10)]  # such as 2026-01-31
PuzzleId = Annotated[str, Meta(max_length=64)]  # such as 0a1b2c3d
PuzzleTheme = Annotated[
    Literal["exact", "wall", "denial", "plan", "redesign", "vizier", "huts", "bonus", "endgame"],
    SchemaName("PuzzleTheme"),
]
PuzzleAnswer = Annotated[Literal["solved", "failed"], SchemaName("PuzzleAnswer")]
UnixTime = Annotated[float, Meta(ge=0, le=1e11)]
Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]  # minutes after midnight


class Form(Struct, frozen=True, forbid_unknown_fields=True):
    """A request body."""


class NameForm(Form, frozen=True):
    """A player's name."""

    name: Name


class GuestForm(NameForm, frozen=True):
    """A player's name. The link of a tournament admits guests of an address that already has many."""

    tournament: Annotated[str, Meta(max_length=64)] = ""  # its id
    invitation: Annotated[str, Meta(max_length=64)] = ""


class PasswordForm(Form, frozen=True):
    """A new password. `current_password` is required if the account has one."""

    login: Name
    password: Secret
    current_password: CurrentPassword = ""


class LoginForm(Form, frozen=True):
    """The credentials for signing in."""

    login: Name
    password: Secret


class LinkForm(Form, frozen=True):
    """The token of a device link that another device has created."""

    token: Secret


class TableForm(Form, frozen=True):
    """A new table. `seat` is the host's seat; null if the host only watches."""

    settings: TableSettings = TableSettings()
    seat: SeatNumber | None = 0


class DeviceTableForm(Form, frozen=True):
    """A new table on a device. `names` are the players by seat; empty for a seat without one."""

    settings: TableSettings = TableSettings()
    names: Annotated[tuple[Annotated[str, Meta(max_length=100)], ...], Meta(max_length=6)] = ()


class ActiveSeatForm(Form, frozen=True):
    """The seat whose player now holds the shared device; null if nobody does."""

    seat: SeatNumber | None = None


class DailyForm(Form, frozen=True):
    """The deal to open: that of a date in UTC, by default today. Only an attempt at today's deal counts."""

    date: DateText = ""
    is_practice: bool = False


class DeviceDailyForm(DailyForm, frozen=True):
    """The deal to open on a device, for a player with this name."""

    name: Annotated[str, Meta(max_length=100)] = ""


class PuzzleForm(Form, frozen=True):
    """The puzzle whose position is set up on a table."""

    puzzle: PuzzleId


class DevicePuzzleForm(PuzzleForm, frozen=True):
    """The puzzle to set up on a device, for a player with this name."""

    name: Annotated[str, Meta(max_length=100)] = ""


class PuzzleAnswerForm(Form, frozen=True):
    """An answer to a puzzle: the best move, in notation."""

    puzzle: PuzzleId
    move: Annotated[ActionText, Meta(max_length=MAX_MOVE_CHARACTERS)]


class BranchForm(Form, frozen=True):
    """The point from which a finished game continues: an event number and the player's seat. Bots play the others."""

    after: EventNumber
    seat: SeatNumber


class ReviewForm(Form, frozen=True):
    """A request for the review of a game. A quick review leaves more to chance and skips the places of bought tiles."""

    effort: RequestedEffort = "standard"


class JudgeForm(Form, frozen=True):
    """Another move at a decision of a finished game. `action` is the index of the decision's action in the record."""

    action: Annotated[int, Meta(ge=0, lt=100_000)]
    move: Annotated[ActionText, Meta(max_length=MAX_MOVE_CHARACTERS)]


class ReviewPage(Struct, frozen=True):
    """The review of a table's game and its progress. `review` may contain the first decisions while it is `running`.

    If `is_outdated`, another version of Nasrid has made the review. If `is_imported`, it comes from a record file, and
    nothing proves its figures. In both cases, a new request makes it again. If `is_former`, the whole review is that of
    an earlier request, because the new one has no decision yet.
    """

    state: ReviewState
    place: int = 0  # in the queue, from 1, while it waits
    done: int = 0  # actions of the game that have been reviewed
    actions: int = 0  # of the game
    error: str = ""  # the reason, if it failed
    is_outdated: bool = False
    is_imported: bool = False
    is_former: bool = False
    events: list[int] = []  # the number of the table event of each action of the record
    review: Annotated[msgspec.Raw | None, Encoded(Review | None)] = None


class GameRecord(Struct, frozen=True, omit_defaults=True):
    """The record of a game; see docs/records.md. `seed` is below 2^256. A lesson has a `position` instead."""

    version: int
    rules_version: int
    options: Annotated[dict[str, Any], Encoded(Options)]
    actions: list[ActionText]
    seed: int = 0
    position: str = ""
    commitment: str = ""
    players: list[str] = []
    people: list[SeatNumber] = []  # the seats of people; bots have the others
    scores: list[int] = []  # present after the end
    winners: list[int] = []
    review: Annotated[msgspec.Raw, Encoded(Review)] | None = None  # if there is one


class RoundRecords(Struct, frozen=True):
    """The records of the games of a tournament round."""

    records: list[GameRecord]
    missing: list[int] = []  # numbers of the tables without a record: removed, damaged or not finished


class ResumeForm(Form, frozen=True):
    """A record whose game continues, or is replayed, from this seat. Without a seat, a server takes the first one, and
    on a device all people of the record keep their seats."""

    record: Annotated[dict[str, Any], Encoded(GameRecord)]
    seat: SeatNumber | None = None


class BackupTable(Form, frozen=True):
    """A table in a backup of a device: its id and its log entries as JSON."""

    id: Annotated[str, Meta(max_length=100)]
    entries: list[str]


class AnsweredPuzzle(Form, frozen=True):
    """The answers to a puzzle on a device. `at`, `is_solved` and the puzzle's `rating` are those of the first one;
    `latest` is the time of the last one, and `is_mastered` is true if any was right."""

    puzzle: PuzzleId
    at: UnixTime
    is_solved: bool
    rating: Annotated[int, Meta(ge=0, le=4000)]
    latest: UnixTime
    is_mastered: bool


class BackupForm(Form, frozen=True):
    """A backup of the tables and puzzles of a device. `nasrid_backup` is the version of its format."""

    nasrid_backup: Literal[1]
    tables: list[BackupTable]
    puzzles: list[AnsweredPuzzle] = []


class RestoredTables(Struct, frozen=True):
    """How many tables of a backup were added, continued or added as a copy, were there already, or are damaged."""

    added: int = 0
    continued: int = 0
    copied: int = 0
    unchanged: int = 0
    damaged: int = 0


Count = Annotated[int, Meta(ge=0, le=99)]
Counts = dict[str, Count]  # by building


CityText = Annotated[str, Meta(max_length=8000)]
CellText = Annotated[str, Meta(max_length=9)]


class PadCounts(Form, frozen=True):
    """The counts of one player, or of Dirk, at a scoring of the physical game: tiles by building, in Granada the
    highest price of each, extras from modules, and border lengths. If `city` is given, they are computed from it."""

    tiles: Counts = {}
    dearest: Counts = {}
    extras: dict[str, Counts] = {}
    wall: Count = 0
    moat: Count = 0
    stretch: Count = 0
    city: CityText | None = None


class CityForm(Form, frozen=True):
    """A city of the physical game, or Dirk's tiles, and a change: the tile at `remove` is removed, then `tile`
    is placed at `cell`. If `cell` is null, the response lists the legal cells."""

    options: Annotated[dict[str, Any], Shaped(partial(options_shape, is_input=True))] = {}
    city: CityText = ""
    is_dirk: bool = False
    remove: CellText | None = None
    tile: Annotated[str, Meta(max_length=40)] | None = None
    cell: CellText | None = None


class CityFacts(Struct, frozen=True):
    """The city after the change, its counts, and the legal cells for the tile."""

    city: str
    counts: PadCounts
    cells: list[str]


class PadForm(Form, frozen=True):
    """The scorings of a physical game so far. Each lists the players in order, with Dirk last in a game for two."""

    options: Annotated[dict[str, Any], Shaped(partial(options_shape, is_input=True))] = {}
    scorings: Annotated[tuple[tuple[PadCounts, ...], ...], Meta(max_length=3)] = ()


class PadSheets(Struct, frozen=True):
    """One score sheet per scoring."""

    sheets: list[Annotated[dict[str, Any], Encoded(ScoreSheet)]]


class CurrentPasswordForm(Form, frozen=True):
    """The current password, which confirms a change of the account; empty for a guest."""

    current_password: CurrentPassword


class NewPasskeyForm(Form, frozen=True):
    """A passkey as the browser created it: its response in URL-safe Base64. `public_key` is in DER."""

    name: Name
    client_data: PasskeyBytes
    authenticator_data: PasskeyBytes
    public_key: PasskeyBytes


class PasskeyForm(Form, frozen=True):
    """A challenge signed by a passkey: the browser's response in URL-safe Base64. `user` is the user handle."""

    id: PasskeyId
    user: PasskeyId
    client_data: PasskeyBytes
    authenticator_data: PasskeyBytes
    signature: PasskeyBytes


class RemovePasskeyForm(Form, frozen=True):
    """The id of a passkey, and the current password."""

    id: PasskeyId
    current_password: CurrentPassword


class CodeForm(Form, frozen=True):
    """A code from an authenticator."""

    code: Annotated[str, Meta(min_length=1, max_length=20)]


class SessionForm(Form, frozen=True):
    """The id of a signed-in device."""

    id: StoredId


class RecoverForm(Form, frozen=True):
    """A recovery code and the new password."""

    login: Name
    code: Secret
    password: Secret


class DeleteForm(Form, frozen=True):
    """The confirmation of a deletion: the player's name and, if there is one, the password."""

    name: Annotated[str, Meta(max_length=100)]
    current_password: CurrentPassword = ""


class ReportForm(Form, frozen=True):
    """A report about the player at `seat`, or about the table if `seat` is null."""

    reason: Annotated[str, Meta(min_length=1, max_length=1000)]
    seat: SeatNumber | None = None


class TournamentReportForm(Form, frozen=True):
    """A report about the player with this number, or about the tournament itself, such as its title, without one."""

    reason: Annotated[str, Meta(min_length=1, max_length=1000)]
    number: PlayerNumber | None = None


class MatchForm(Form, frozen=True):
    """The game and the time control for matchmaking."""

    options: Annotated[dict[str, Any], Shaped(partial(options_shape, is_input=True))] = {}
    clock: TimeControl | None = None


class RelationForm(Form, frozen=True):
    """The new relation of the current user to a person; null removes it."""

    person: StoredId
    relation: RelationKind | None


class InviteForm(Form, frozen=True):
    """A person to invite to a table."""

    person: StoredId


class DeclineForm(Form, frozen=True):
    """The table whose invitation is declined."""

    table: StoredId


class PageForm(Form, frozen=True):
    """Whether the current user has a public page."""

    enabled: bool


class PushRenewalForm(Form, frozen=True):
    """The push subscription that replaces the one of this device, as the browser created it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=200)]
    auth: Annotated[str, Meta(min_length=1, max_length=100)]


class PushForm(Form, frozen=True):
    """A push subscription as the browser created it, with quiet hours in a time zone. There are no quiet hours if
    `quiet_from` equals `quiet_until`."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=200)]
    auth: Annotated[str, Meta(min_length=1, max_length=100)]
    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    quiet_from: Minute = 0
    quiet_until: Minute = 0


class ModerationForm(Form, frozen=True):
    """A moderation action with its target and its reason; see docs/operations.md."""

    action: ModerationAction
    target: StoredId
    reason: Annotated[str, Meta(min_length=1, max_length=1000)]


class Contact(Struct, frozen=True):
    """A person with the path of their public page; null if they have none."""

    id: str
    name: str
    page: str | None


class Contacts(Struct, frozen=True):
    """The current user's friends, recent opponents and blocked people."""

    friends: list[Contact]
    recent: list[Contact]
    blocked: list[Contact]


class SeatedPerson(Struct, frozen=True):
    """Another person at a table, with their relation to the current user."""

    seat: int
    id: str
    relation: RelationKind | None
    page: str | None


class SeatedPeople(Struct, frozen=True):
    """The other people at a table."""

    people: list[SeatedPerson]


class Invited(Struct, frozen=True):
    """An invitation to a table. `by` is the name of the person who sent it."""

    by: str
    table: Annotated[msgspec.Raw, Encoded(TableInfo)]
    invitation: str


class MyTables(Struct, frozen=True):
    """The current user's tables and invitations."""

    tables: list[TableSummary]
    invitations: list[Invited]
    has_parked: bool  # true if `GET /api/me/tables/parked` lists further games


class Session(Struct, frozen=True):
    """A signed-in device. `device` is the description sent by its browser. Times are Unix times."""

    id: str
    device: str
    created: float
    last_seen: float
    current: bool  # true for the device that sent the request


class Sessions(Struct, frozen=True):
    """A player's signed-in devices, most recent first."""

    sessions: list[Session]


class Passkey(Struct, frozen=True):
    """A passkey with the name that its owner chose. Times are Unix times; `last_used` is null before the first use."""

    id: str
    name: str
    created: float
    last_used: float | None
    is_second_factor: bool  # true if it also opens the pages of administrators


class Passkeys(Struct, frozen=True):
    """The current user's passkeys, newest first."""

    passkeys: list[Passkey]


class PasskeyChallenge(Struct, frozen=True):
    """A challenge that a passkey of `rp_id` has to sign."""

    challenge: str
    rp_id: str


class PasskeyCreation(Struct, frozen=True):
    """The data for a new passkey: challenge, relying party and user handle. `existing` are ids of earlier passkeys."""

    challenge: str
    rp_id: str
    user: str
    existing: list[str]


class SecurityEvent(Struct, frozen=True):
    """A change of the account's sign-in. `device` made it or, for `device_signed_out`, was signed out."""

    kind: SecurityEventKind
    at: float
    device: str


class SecurityEvents(Struct, frozen=True):
    """The current user's latest security events, most recent first."""

    events: list[SecurityEvent]


class Matched(Struct, frozen=True):
    """The table found by matchmaking. The current user sits there. Others join the same way until it is full."""

    id: str
    is_new: bool  # true if nobody was waiting, so the table was opened for the current user


class FinishedGame(Struct, frozen=True):
    """A finished game of the current user. `ended` is a Unix time."""

    table: TableInfo
    ended: float
    seat: int


class GameStatistics(Struct, frozen=True):
    """Statistics for one game and number of players."""

    game: str
    players: int
    played: int
    won: int
    best: int
    mean: float


class RatingInfo(Struct, frozen=True):
    """A rating for one game and number of players: strength `mu` with standard deviation `sigma`."""

    level: str | None  # a bot level; null for the player
    game: str
    players: int
    mu: float
    sigma: float
    played: int


class ExportedTable(Struct, frozen=True):
    """A table of the current user with the log entries that concern them."""

    id: str
    state: str
    seat: int | None
    mine: Annotated[msgspec.Raw | None, Encoded(list[AnyEntry] | None)]  # null if the log is damaged


class ExportedTournament(Struct, frozen=True):
    """A tournament of the current user with the log entries that concern them."""

    id: str
    mine: Annotated[msgspec.Raw | None, Encoded(list[AnyTournamentEntry] | None)]  # null if the log is damaged


class ExportedInvitation(Struct, frozen=True):
    """An invitation to a waiting table, sent or received by the current user."""

    at: float  # Unix time
    table: str
    is_sent: bool  # false if the user received it


class ExportedReport(Struct, frozen=True):
    """A report filed by the current user."""

    at: float  # Unix time
    table: str | None
    tournament: str | None
    reason: str
    is_resolved: bool


class ExportedReview(Struct, frozen=True):
    """A review of a game that the current user asked for."""

    at: float  # Unix time
    table: str


class ExportedAction(Struct, frozen=True):
    """A moderation action that concerned the current user."""

    at: float  # Unix time
    action: str
    reason: str


class ExportedDay(Struct, frozen=True):
    """The rated games of the current user on a day, each counted once per opponent."""

    day: int  # since 1970
    games: int


class GameTotals(Struct, frozen=True):
    """The sums and records of the current user's games of one kind. `rivals` is the mean rating of all opponents."""

    game: str
    players: int
    played: int
    won: int
    rivals: float | None  # null on a device, which has no ratings
    purchases: int
    exact: int  # purchases that were paid exactly
    best_score: int
    best_lead: int  # over the best opponent
    best_border: int  # length of the longest wall or moat


class ProgressGame(Struct, frozen=True):
    """The figures of one game. `accuracy`, from 0 to 1, `luck`, in points, its standard error and the effort are null
    without a review."""

    won: bool
    table: str
    ended: float  # Unix time
    game: str
    players: int
    score: int
    lead: int
    purchases: int
    exact: int
    border: int
    rivals: float | None
    accuracy: float | None = None
    luck: float | None = None
    luck_error: float | None = None
    effort: ReviewEffort | None = None


class PuzzleStanding(Struct, frozen=True):
    """The current user's Glicko-2 rating in puzzles, and the number of puzzles answered and solved. Only the first
    answer to a puzzle counts."""

    rating: int
    deviation: int
    attempted: int
    solved: int


class Progress(Struct, frozen=True):
    """The current user's progress in games that count: totals by kind of game, and the latest games, newest first."""

    totals: list[GameTotals]
    games: list[ProgressGame]  # at most 100
    buildings: dict[str, int]  # tiles in the cities at the end of all games
    streak: int  # games won in a row until now
    longest_streak: int
    puzzles: PuzzleStanding


class ExportedAttempt(Struct, frozen=True):
    """An attempt of the current user at the deal of a day. `ended` is null while it is played; `lead` and `score` are
    null without a result."""

    day: int  # since 1970
    table: str
    ended: float | None  # Unix time
    lead: int | None
    score: int | None


class ExportedPuzzle(Struct, frozen=True):
    """The current user's first answer to a puzzle."""

    puzzle: str
    at: float  # Unix time
    is_solved: bool
    rating_change: int


class Export(Struct, frozen=True):
    """All data stored about a player."""

    name: str
    login: str | None
    created: float
    page: str | None
    people: Contacts
    devices: list[Session]
    known_devices: list[float]  # the time of the last sign-in with the password on each
    recovery_codes: int  # number of unused codes
    has_second_factor: bool
    passkeys: list[Passkey]
    security_events: list[SecurityEvent]
    push_subscriptions: list[PushForm]  # one per device that receives notifications
    tables: list[ExportedTable]  # also those that the player has left, or where they requested a seat
    tournaments: list[ExportedTournament]
    statistics: list[GameStatistics]
    ratings: list[RatingInfo]
    rated_days: list[ExportedDay]
    daily_attempts: list[ExportedAttempt]
    puzzle_attempts: list[ExportedPuzzle]
    progress: Progress  # with all games
    invitations: list[ExportedInvitation]
    reports: list[ExportedReport]  # filed by the player
    reviews: list[ExportedReview]
    moderation: list[ExportedAction]


class Profile(Struct, frozen=True):
    """The current user's games, most recent first, with statistics and ratings."""

    games: list[FinishedGame]
    statistics: list[GameStatistics]
    ratings: list[RatingInfo]


class PublicGame(Struct, frozen=True):
    """A finished game without the names of the other players."""

    game: str
    players: int
    score: int
    won: bool
    ended: float


class PublicProfile(Struct, frozen=True):
    """A public page: games, most recent first, with statistics and ratings."""

    name: str
    games: list[PublicGame]
    statistics: list[GameStatistics]
    ratings: list[RatingInfo]


class ReportedTournament(Struct, frozen=True):
    """A tournament in a report. `opener` is the id of the person who opened it and chose its title."""

    id: str
    title: str  # at present; empty if the tournament was deleted
    opener: str | None


class Report(Struct, frozen=True):
    """A report about a player or, if `about` is null, about a table or a tournament. Players and tables are ids."""

    id: str
    at: float
    reporter: str
    table: str | None
    about: str | None
    name: str | None  # the reported player's current name
    reason: str
    tournament: ReportedTournament | None


class OpenReports(Struct, frozen=True):
    """A page of the open reports, oldest first. `next_after` is `after` of the next page, null on the last page."""

    reports: list[Report]
    next_after: float | None


class Ban(Struct, frozen=True):
    """A ban. `name` is present if the target is a player."""

    kind: str
    target: str
    name: str | None
    reason: str


class LoggedAction(Struct, frozen=True):
    """A moderation action in the log. `by` is an administrator or the command line."""

    at: float
    action: str
    target: str
    reason: str
    by: str


class ModerationLog(Struct, frozen=True):
    """A page of the moderation log, latest first. `next_before` is `before` of the next page, null on the last page."""

    actions: list[LoggedAction]
    next_before: float | None


class Administration(Struct, frozen=True):
    """The first page of the open reports, bans and the first page of the moderation log."""

    reports: OpenReports
    bans: list[Ban]
    log: ModerationLog


class Queues(Struct, frozen=True):
    """Waiting bot decisions, unwritten log entries, running database transactions, and waiting reviews."""

    bots: int
    journal: int
    database: int
    reviews: int


class Latency(Struct, frozen=True):
    """Quantiles of the last 1,000 durations in milliseconds; null if there are none."""

    p50_ms: float | None
    p99_ms: float | None


class Latencies(Struct, frozen=True):
    """How long commands, requests, database transactions and timers of the server take."""

    commands: Latency
    requests: Latency
    database: Latency
    loop: Latency


class ServerStatus(Struct, frozen=True):
    """The state of the process that answers, and of the database. Counts start with the process."""

    version: str
    rules_version: int
    is_compiled: bool
    started: float
    processes: int
    players: int
    sockets: int
    owned_tables: int
    followed_tables: int
    queues: Queues
    latencies: Latencies
    commands: dict[str, int]  # by outcome: done, or an error code
    refusals: dict[str, int]  # of requests and handshakes, by error code
    is_writable: bool
    is_bus_connected: bool
    database_bytes: int
    free_disk_bytes: int | None  # null if the database is on another machine
    damaged_tables: int
    database_errors: int
    bot_failures: int
    takeovers: int


class SecondFactor(Struct, frozen=True):
    """Whether the administrator has set up a second factor."""

    is_set_up: bool


class SecondFactorSetup(Struct, frozen=True):
    """The secret of a new second factor, in base32, and as an address for a QR code. It is shown once."""

    secret: str
    uri: str


class RecoveryCodes(Struct, frozen=True):
    """New recovery codes. Each works once, and they are shown once."""

    codes: list[str]


class Me(Struct, frozen=True, omit_defaults=True):
    """The current user. `page` is the path of the public page. `is_admin` is true for moderators."""

    name: str
    login: str | None
    page: str | None = None
    is_admin: bool = False


class DeviceLink(Struct, frozen=True):
    """A link that signs in another device once. `expires` is a Unix time."""

    token: str
    expires: float


class PushStatus(Struct, frozen=True):
    """Whether this device receives notifications, and the server's public key for subscribing."""

    key: str
    enabled: bool


class CreatedTable(Struct, frozen=True):
    """A new table. `invitation` admits other players to the invited seats."""

    id: str
    invitation: str


class TableList(Struct, frozen=True):
    """A list of tables."""

    tables: list[TableSummary]


class DailyResult(Struct, frozen=True):
    """A result at the deal of the day. `lead` is the score less that of the best opponent."""

    place: int  # shared by players with the same lead
    name: str
    score: int
    lead: int
    is_mine: bool


class DailyAttempt(Struct, frozen=True, omit_defaults=True):
    """The current user's attempt at the deal of the day. An attempt that was given up or not finished in time is
    `unfinished`. The other fields are present if it is `finished`, the places only on a server."""

    table: str
    stage: Annotated[Literal["playing", "finished", "unfinished"], SchemaName("DailyStage")]
    score: int = 0
    lead: int = 0
    won: bool = False
    place: int = 0
    beaten: int = 0  # players with a smaller lead


class PuzzleInfo(Struct, frozen=True):
    """A puzzle, without its position, its solution and its themes, which are hints."""

    id: str
    options: Annotated[dict[str, Any], Encoded(Options)]
    seat: int  # the user's
    rating: int  # difficulty


class PuzzleDetails(Struct, frozen=True):
    """A puzzle, the result of the user's first answer, and the first answers of all players."""

    puzzle: PuzzleInfo
    answer: PuzzleAnswer | None
    attempted: int
    solved: int


class ThemeTotals(Struct, frozen=True):
    """The number of puzzles with a theme and of the chosen game, and of those that the user has answered and solved."""

    theme: PuzzleTheme
    puzzles: int
    attempted: int
    solved: int


class PuzzlePage(PuzzleStanding, frozen=True):
    """The user's standing in puzzles, and a recommended puzzle: the unanswered one with the nearest rating, or else the
    one that the user failed at the longest time ago. It is null if the user has solved them all."""

    puzzle: PuzzleInfo | None
    themes: list[ThemeTotals]


class PuzzleVerdict(Struct, frozen=True):
    """The verdict on an answer to a puzzle. Only the user's first answer to it counts. `rating` is the user's, after
    `rating_change`."""

    is_solved: bool
    counts: bool
    judgement: Annotated[msgspec.Raw, Encoded(Judgement)]
    solution: ActionText
    reason: Explanation | None  # for the solution
    themes: list[PuzzleTheme]
    rating: int
    rating_change: int
    puzzle_rating: int


class DailyPage(Struct, frozen=True):
    """The deal of a day and its results."""

    date: str  # in UTC, such as 2026-01-31
    today: str
    seconds_left: float  # until the end of the day; negative after it
    closes: float  # Unix time until which an attempt can be finished
    options: Annotated[dict[str, Any], Encoded(Options)]
    bots: list[BotName]  # by seat, after the user's own
    attempt: DailyAttempt | None
    is_ranked: bool  # false on a device, where nobody else's results are known
    players: int  # with a result
    results: list[DailyResult]  # the best ones, at most 20
    best: str  # table id of the best game; empty before the user's own attempt is over
    puzzle: PuzzleInfo
    puzzle_answer: PuzzleAnswer | None  # the result of the user's first answer


class History(Struct, frozen=True):
    """Event messages, in order."""

    events: list[Annotated[dict[str, Any], Shaped(event_shape)]]


class LevelInfo(Struct, frozen=True):
    """A bot level with its description."""

    name: str
    description: str


class About(Struct, frozen=True):
    """The capabilities of this server."""

    version: str
    protocol: int  # raised by incompatible changes
    rules_version: int
    games: list[str]
    modules: list[str]
    levels: list[LevelInfo]
    policies: list[str]  # names of the trained policies that can play
    limits: Limits


class Health(Struct, frozen=True):
    """The server's health."""

    status: str
