"""Tournaments: settings, commands, log entries, and the page that followers see. Like a table, a tournament is the fold
of its log. Entries name a player by a number, the place in the order of joining."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta, Struct

from nasrid.rules.table.options import options_shape
from nasrid.rules.wire.declare import SchemaName
from nasrid.server.protocol.personal import Personal, PlayerId
from nasrid.server.protocol.settings import TimeControl
from nasrid.server.protocol.wire import Shaped, union_of_subclasses

MAX_ROUNDS = 30
MAX_ROUND_MINUTES = 60 * 24 * 60
Title = Annotated[str, Meta(min_length=1, max_length=100, description="1 to 60 characters after trimming")]
PlayerNumber = Annotated[int, Meta(ge=1, le=100_000)]
RoundNumber = Annotated[int, Meta(ge=1, le=1000)]
TableNumber = Annotated[int, Meta(ge=1, le=100_000)]
TournamentStage = Annotated[
    Literal["joining", "starting", "playing", "break", "over", "cancelled"], SchemaName("TournamentStage")
]
AbsenceReason = Annotated[Literal["left", "removed", "no_show"], SchemaName("AbsenceReason")]


class TournamentSettings(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The settings of a tournament."""

    options: Annotated[dict[str, Any], Shaped(partial(options_shape, is_input=True))] = {}  # of a full table
    clock: TimeControl | None = None  # null if there is no time limit per decision
    format: Annotated[Literal["swiss", "round_robin"], SchemaName("TournamentFormat")] = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=MAX_ROUNDS)] = 4  # Swiss rounds; the schedule of a round robin has its own
    uneven: Annotated[Literal["smaller", "rest"], SchemaName("Uneven")] = "smaller"  # tables, if seats would stay free
    final: bool = False  # true if the best players meet at one table after the last round
    duplicate: bool = False  # true if all tables of a round have the same deal; needs `at_deadline` `bots`
    listed: bool = False  # true if `GET /api/tournaments` lists it and anybody may join
    guests: bool = True  # false if joining needs a login
    check_in: bool = False  # true if players have to check in before the first round
    no_shows: Annotated[Literal["bot", "drop"], SchemaName("NoShows")] = "bot"  # what happens to absent players
    round_minutes: Annotated[int, Meta(ge=1, le=MAX_ROUND_MINUTES)] | None = (
        None  # time for a round; null without a limit
    )
    at_deadline: Annotated[Literal["bots", "score"], SchemaName("AtDeadline")] = "bots"  # then bots finish, or it ends
    pause_minutes: Annotated[int, Meta(ge=0, le=7 * 24 * 60)] | None = None  # null if an organiser starts each round


# Commands


class TournamentCommand(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """A command to a tournament. Commands that are repeated change nothing."""

    schema_suffix: ClassVar[str] = "TournamentCommand"


class Join(TournamentCommand, frozen=True, tag="join"):
    """Join, or return after leaving. `invitation` is the secret of the link; a listed tournament needs none."""

    invitation: Annotated[str, Meta(max_length=64)] = ""


class CheckIn(TournamentCommand, frozen=True, tag="check_in"):
    """Confirm that players are here: without `numbers` the user, with them others, by an organiser."""

    numbers: Annotated[tuple[PlayerNumber, ...], Meta(max_length=1000)] = ()


class Quit(TournamentCommand, frozen=True, tag="quit"):
    """Leave as a player. A running game goes on; there is no further one. An organiser remains one."""


class RemovePlayers(TournamentCommand, frozen=True, tag="remove_players"):
    """Remove players as an organiser. They cannot return, and their running games go on."""

    numbers: Annotated[tuple[PlayerNumber, ...], Meta(min_length=1, max_length=1000)]


class SetOrganiser(TournamentCommand, frozen=True, tag="set_organiser"):
    """Make somebody who has joined an organiser, or end that."""

    number: PlayerNumber
    organiser: bool


class SetJoining(TournamentCommand, frozen=True, tag="set_joining"):
    """Close or open the tournament for new players as an organiser."""

    allowed: bool


class RenewLink(TournamentCommand, frozen=True, tag="renew_link"):
    """Replace the invitation link as an organiser. The previous one is no longer valid."""


class StartRound(TournamentCommand, frozen=True, tag="start_round"):
    """Pair the next round, which has this number, as an organiser."""

    round: RoundNumber


class ExtendRound(TournamentCommand, frozen=True, tag="extend_round"):
    """Give the running round a later deadline as an organiser. It is at most 60 days away."""

    round: RoundNumber
    deadline: Annotated[float, Meta(ge=0)]  # Unix time


class EndRound(TournamentCommand, frozen=True, tag="end_round"):
    """End the time of the running round as an organiser, as at its deadline. If the tables of a new round cannot be
    opened, it starts without them."""

    round: RoundNumber


class CorrectResult(TournamentCommand, frozen=True, tag="correct_result"):
    """Set the scores of a table by seat as an organiser. Null: the table does not count.

    `absent` are the players of the table who miss the round, because bots have played for them; without it, these
    remain the same. With `undo`, the result of the game counts again, and an unfinished game continues.
    """

    round: RoundNumber
    table: TableNumber
    scores: Annotated[tuple[Annotated[int, Meta(ge=0, le=10_000)], ...], Meta(min_length=2, max_length=6)] | None
    absent: Annotated[tuple[PlayerNumber, ...], Meta(max_length=6)] | None = None
    undo: bool = False


class Finish(TournamentCommand, frozen=True, tag="finish"):
    """End the tournament as an organiser, between rounds. Before the first round, it is cancelled."""


class RepeatTournament(TournamentCommand, frozen=True, tag="repeat"):
    """Open another tournament with these settings as an organiser. Its link is shown to all players of this one."""


if TYPE_CHECKING:
    AnyTournamentCommand = TournamentCommand
else:
    AnyTournamentCommand = union_of_subclasses(TournamentCommand)


# Log entries


class TournamentEntry(Struct, frozen=True, tag_field="entry", omit_defaults=True, kw_only=True):
    """A log entry. `player` is who caused it, empty for the server."""

    at: float  # seconds since 1970
    player: PlayerId = ""


class TournamentOpened(TournamentEntry, frozen=True, tag="opened"):
    """The tournament was opened."""

    title: Annotated[str, Personal("words", "organiser")]
    settings: TournamentSettings
    organiser: PlayerId
    organiser_name: Annotated[str, Personal("name", "organiser")]
    invitation: str


class SeedDrawn(TournamentEntry, frozen=True, tag="seed_drawn"):
    """The seed of all pairings and deals, which is published at the end, and the secrets of the tournament that may
    repeat this one."""

    seed: Annotated[str, Personal("secret")]
    repeat_id: Annotated[str, Personal("secret")]
    repeat_invitation: Annotated[str, Personal("secret")]


class PlayerJoined(TournamentEntry, frozen=True, tag="player_joined"):
    """A player joined. The number is one higher than that of the last one."""

    joiner: PlayerId
    name: Annotated[str, Personal("name", "joiner")]
    present: bool


class PlayerPresent(TournamentEntry, frozen=True, tag="player_present"):
    """A player checked in or returned."""

    number: int


class PlayerAbsent(TournamentEntry, frozen=True, tag="player_absent"):
    """A player left, was removed, or did not come."""

    number: int
    why: AbsenceReason


class OrganiserChanged(TournamentEntry, frozen=True, tag="organiser_changed"):
    """A player became an organiser, or is none any more."""

    number: int
    organiser: bool


class OpenerLeft(TournamentEntry, frozen=True, tag="opener_left"):
    """The person who opened the tournament has deleted their account."""


class JoiningChanged(TournamentEntry, frozen=True, tag="joining_changed"):
    """The tournament was closed or opened for new players."""

    allowed: bool


class LinkRenewed(TournamentEntry, frozen=True, tag="link_renewed"):
    """The invitation link was replaced."""

    invitation: str


class RoundPaired(TournamentEntry, frozen=True, tag="round_paired"):
    """The next round. The tables have ids but may not exist yet."""

    tables: tuple[tuple[str, tuple[int, ...]], ...]  # id, and the players by seat
    rests: tuple[int, ...] = ()
    final: bool = False


class RoundStarted(TournamentEntry, frozen=True, tag="round_started"):
    """All tables of the round exist."""


class DeadlineChanged(TournamentEntry, frozen=True, tag="deadline_changed"):
    """The running round has a later deadline: an organiser extended it, or no server was running when it passed."""

    deadline: float


class TimeEnded(TournamentEntry, frozen=True, tag="time_ended"):
    """The time of the round is over."""


class ResultRecorded(TournamentEntry, frozen=True, tag="result_recorded"):
    """A game has ended. It does not count without scores. A correction before or after has priority."""

    table: int
    scores: tuple[int, ...] | None
    absent: tuple[int, ...] = ()  # players who never came, or left and did not return: bots have played for them


class ResultCorrected(TournamentEntry, frozen=True, tag="result_corrected"):
    """An organiser changed the result of a table, or undid this. `name` is the organiser's."""

    round: int
    table: int
    scores: tuple[int, ...] | None
    name: Annotated[str, Personal("name", "player")]
    absent: tuple[int, ...] | None = None  # None if the same players are absent as before
    undo: bool = False


class RoundEnded(TournamentEntry, frozen=True, tag="round_ended"):
    """All tables have ended and are public."""


class TournamentEnded(TournamentEntry, frozen=True, tag="tournament_ended"):
    """The tournament is over, or cancelled before the first round."""


class TitleReset(TournamentEntry, frozen=True, tag="title_reset"):
    """A moderator removed the title of the tournament, also from the first entry of this log."""


class Repeated(TournamentEntry, frozen=True, tag="repeated"):
    """Another tournament with the same settings was opened."""


if TYPE_CHECKING:
    AnyTournamentEntry = TournamentEntry
else:
    AnyTournamentEntry = union_of_subclasses(TournamentEntry)

decode_entry = msgspec.json.Decoder(AnyTournamentEntry).decode


# Forms


class TournamentForm(Struct, frozen=True, forbid_unknown_fields=True):
    """A new tournament."""

    title: Title
    settings: TournamentSettings = TournamentSettings()


class CreatedTournament(Struct, frozen=True):
    """The id of a new tournament, which lets anybody follow it, and the secret that lets people join."""

    id: str
    invitation: str


class TournamentSummary(Struct, frozen=True):
    """A tournament in a list."""

    id: str
    title: str
    stage: TournamentStage
    settings: TournamentSettings
    players: int
    rounds: int  # rounds that have been paired
    opened: float  # Unix time


class TournamentList(Struct, frozen=True):
    """A list of tournaments, latest first."""

    tournaments: list[TournamentSummary]


class TournamentPlayer(Struct):
    """A player. The number is the place in the order of joining; tables and standings refer to it."""

    number: int
    name: str
    present: bool  # true if the player takes part in the next round
    absence: AbsenceReason | None = None  # why not; null before the check-in
    organiser: bool = False


class TournamentTable(Struct):
    """A table of a round."""

    table: str  # its id
    players: list[int]  # numbers by seat
    scores: list[int] | None = None  # by seat; null while it is played, or if it does not count
    over: bool = False
    corrected: bool = False
    absent: list[int] = []  # players who never came, or left and did not return: they miss the round


class RoundInfo(Struct):
    """A round. Times are Unix times."""

    tables: list[TournamentTable]  # table number 1 is the first
    rests: list[int]  # players who are present but have no seat
    final: bool
    commitment: str  # with duplicate: SHA-256 of the seed that deals all its tables; otherwise empty
    started: float | None = None
    deadline: float | None = None  # null without a limit
    time_over: bool = False
    ended: float | None = None
    seed: str = ""  # with duplicate: a number in decimal, after the round

    @property
    def is_over(self) -> bool:
        return all(table.over for table in self.tables)


class StandingInfo(Struct, frozen=True):
    """A row of the standings. Missing values are null. docs/tournaments.md explains the criteria."""

    rank: int  # shared by players who are equal in every criterion
    number: int
    games: int
    rests: int
    missed: int  # rounds before the player came, after they left, or that a bot played for them
    final_points: float | None
    duplicate_points: float | None
    points: float
    opponents: float
    score_ratio: float
    decided_by: str | None  # the criterion that separates the player from the one above


class Correction(Struct, frozen=True):
    """A result that an organiser has changed. Absent players are those that bots have replaced."""

    at: float
    by: str  # the organiser's name
    round: int
    table: int
    before: list[int] | None
    after: list[int] | None
    absent_before: list[int]
    absent_after: list[int]
    undo: bool  # true if the result of the game counts again; null in `after` then means that it continues


class CorrectionList(Struct, frozen=True):
    """All corrections of a tournament, in order."""

    corrections: list[Correction]


class TournamentYou(Struct, frozen=True, omit_defaults=True):
    """The user's role in a tournament."""

    now: float = 0.0  # the server's time
    number: int | None = None  # null if the user has not joined
    organiser: bool = False
    invitation: str | None = None  # for organisers: the secret that lets people join
    table: str | None = None  # id of the user's table in the running round
    repeat: CreatedTournament | None = None  # for players: the next tournament with these settings


class TournamentPage(Struct, frozen=True, tag_field="type", tag="tournament"):
    """A tournament as its followers see it. The WebSocket sends it again after every change."""

    id: str
    seq: int  # number of the last change
    title: str
    title_reset: float | None  # Unix time at which a moderator removed the title
    organiser: str  # name of the person who opened it
    settings: TournamentSettings
    stage: TournamentStage
    joining: bool  # true if people may join
    commitment: str  # SHA-256 of the tournament's seed
    next_commitment: str  # with duplicate: the commitment of the next round; otherwise empty
    next_start: float | None  # Unix time at which the next round starts by itself
    players: list[TournamentPlayer]
    rounds: list[RoundInfo]
    planned_rounds: int | None  # with the final; null if the players of the first round determine it
    standings: list[StandingInfo]
    corrections: list[Correction]  # the latest 100; `GET /api/tournaments/{tournament}/corrections` has all
    correction_count: int  # of all corrections
    seed: str  # a number in decimal, after the tournament; from it follow all pairings and deals
    you: TournamentYou
